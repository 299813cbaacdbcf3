import { doubtsIn } from '@inkling/games/mastermind/liar/analysis/codes-left';
import type { VNode } from 'preact';
import { Drawer } from '../../../../shell/game/drawer.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Tray } from '../../board/guess-bar.tsx';
import { PieceRow } from '../../board/pieces.tsx';
import { STATUS_ID, StatusLine } from '../../board/status-line.tsx';
import { messages as codeMessages } from '../../messages/language.ts';
import { nameOf, namesOf } from '../../pieces/names.ts';
import { submissionOf } from '../../session/submission.ts';
import { MarkLegend } from '../../view/mark-legend.tsx';
import { messages } from '../messages/language.ts';
import { useLiar } from '../session/controller.ts';

/**
 * The pieces for the next guess and, in a drawer below them, the codes that fit all answers except the lies: how many
 * there are, which ones, and for how many of them each row is false.
 */
export function Side(): VNode | null {
  const controller = useLiar();
  const text = messages();
  if (controller.isOver) return null;
  const left = controller.left.value;
  const { turns } = controller.view.value;
  const { drawerOpen } = controller.state.value;
  const doubts = doubtsIn(left, turns.length);
  return (
    <div class={drawerOpen ? 'play-side play-side-open' : 'play-side'}>
      <Dock />
      <Guide />
      <Drawer
        heading={text.left}
        teaser={text.teaser(left.length)}
        isOpen={drawerOpen}
        onTurn={(open) => controller.showLeft(open)}
      >
        <div class="drawer-inside">
          {turns.length > 0 && (
            <ul>
              {doubts.map((count, turn) => (
                <li key={turn}>{text.doubts(turn + 1, count, left.length)}</li>
              ))}
            </ul>
          )}
          <ul class="liar-codes">
            {left.slice(0, CODES_SHOWN).map(({ code }) => (
              <li key={code.toString()}>
                <span class="unseen">{namesOf(controller.skin, code).join(', ')}</span>
                <PieceRow skin={controller.skin} code={code} />
              </li>
            ))}
          </ul>
          {left.length > CODES_SHOWN && <p class="aside">{text.more(left.length - CODES_SHOWN)}</p>}
        </div>
      </Drawer>
    </div>
  );
}

const CODES_SHOWN = 12;

/** What the game waits for, the pieces for building the next guess, and the buttons. */
function Dock(): VNode {
  const controller = useLiar();
  const { skin } = controller;
  const { turns, params } = controller.view.value;
  const { draft } = controller.state.value;
  // Since an answer may be false, even a guess that contradicts one may be the best, so no turns are passed.
  const submission = submissionOf(draft, params.rules, [], controller.isOver);
  const { guess } = codeMessages();
  return (
    <div class="setting-up">
      <StatusLine
        turn={turns.length + 1}
        turnsMax={params.turnsMax}
        draft={draft}
        reason={guess.reason(submission, (symbol) => nameOf(skin, symbol))}
      />
      <Tray skin={skin} count={params.rules.symbols} onPick={(symbol) => controller.place(symbol)} />
      <div class="actions">
        <Button
          main
          class="press-check"
          data-once
          off={!submission.ready}
          aria-describedby={STATUS_ID}
          onPress={() => controller.submit()}
          keycap="Enter"
        >
          {guess.print}
        </Button>
        <Button data-once onPress={() => controller.undo()}>
          {guess.undo}
        </Button>
        {controller.wantsHelp && (
          <Button data-once onPress={() => controller.hint()}>
            {guess.hint}
          </Button>
        )}
      </div>
      {controller.remark.value !== '' && <p class="liar-remark">{controller.remark.value}</p>}
    </div>
  );
}

/** What the marks mean, and how many answers may be false. */
function Guide(): VNode {
  const { params } = useLiar().view.value;
  return (
    <div class="guide">
      <p>{messages().task(params.liesMax)}</p>
      <MarkLegend />
    </div>
  );
}
