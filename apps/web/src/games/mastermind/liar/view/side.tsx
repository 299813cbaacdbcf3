import { doubtsIn } from '@inkling/games/mastermind/liar/analysis/codes-left';
import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { Drawer } from '../../../../shell/game/drawer.tsx';
import { Press } from '../../../../ui/press.tsx';
import { CodeTokens } from '../../board/code-tokens.tsx';
import { NamedPieces } from '../../board/guess-bar.tsx';
import { messages as codeMessages } from '../../messages/language.ts';
import { namesOf } from '../../pieces/names.ts';
import { isFull } from '../../session/draft.ts';
import { MarkLegend } from '../../view/mark-legend.tsx';
import { messages } from '../messages/language.ts';
import { useLiar } from '../session/controller.ts';

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

/** The pieces to set the next guess from, and what can be done with it. */
function Dock(): VNode {
  const controller = useLiar();
  return (
    <>
      <div class="dock">
        <NamedPieces
          skin={controller.skin}
          count={controller.view.value.params.rules.symbols}
          onPick={(symbol) => controller.place(symbol)}
        />
        <Actions />
      </div>
      <MarkLegend />
    </>
  );
}

function Actions(): VNode {
  const controller = useLiar();
  const reasonId = useId();
  const { guess } = codeMessages();
  return (
    <div class="actions">
      <Press
        main
        off={!isFull(controller.state.value.draft)}
        aria-describedby={reasonId}
        onPress={() => controller.submit()}
        keycap="Enter"
      >
        {guess.print}
      </Press>
      <Press onPress={() => controller.undo()}>{guess.undo}</Press>
      <Press onPress={() => controller.hint()}>{guess.hint}</Press>
      <p class="reason" id={reasonId}>
        {controller.remark.value}
      </p>
    </div>
  );
}
