import { doubtsIn } from '@inkling/games/liar/analysis/codes-left';
import type { VNode } from 'preact';
import { Drawer } from '../../../../shell/game/drawer.tsx';
import { CodeTokens } from '../../board/code-tokens.tsx';
import { namesOf } from '../../pieces/names.ts';
import { messages } from '../messages/language.ts';
import { useLiar } from '../session/controller.ts';
import { Dock } from './dock.tsx';

/** What the next guess is set from; below it, in its drawer, how many codes fit all answers but the lies, which they are, and how many of them call each row false. */
export function Side(): VNode | null {
  const controller = useLiar();
  const said = messages();
  if (controller.isOver) return null;
  const left = controller.left.value;
  const { turns } = controller.view.value;
  const doubts = doubtsIn(left, turns.length);
  return (
    <div class="liar-side">
      <Dock />
      <Drawer
        heading={said.left}
        teaser={said.teaser(left.length)}
        isOpen={controller.state.value.drawerOpen}
        onTurn={(open) => controller.showLeft(open)}
      >
        <div class="drawer-inside">
          {turns.length > 0 && (
            <ul class="liar-doubts">
              {doubts.map((count, turn) => (
                <li key={turn}>{said.doubts(turn + 1, count, left.length)}</li>
              ))}
            </ul>
          )}
          <ul class="liar-codes">
            {left.slice(0, CODES_SHOWN).map(({ code }) => (
              <li key={code.toString()}>
                <span class="unseen">{namesOf(controller.skin, code).join(', ')}</span>
                <CodeTokens skin={controller.skin} code={code} />
              </li>
            ))}
          </ul>
          {left.length > CODES_SHOWN && <p class="aside">{said.more(left.length - CODES_SHOWN)}</p>}
        </div>
      </Drawer>
    </div>
  );
}

const CODES_SHOWN = 12;
