import { nextSeat } from '@inkling/games/contract/rematch';
import type { VNode } from 'preact';
import { Button } from '../../../ui/button.tsx';
import type { OpenGame } from '../controller/open-game.ts';
import { playAgain } from '../controller/play-again.ts';
import type { RoomController } from '../controller/room-controller.ts';
import { pageMessages } from '../messages/page/language.ts';
import { verdictMessages } from '../messages/verdict/language.ts';
import type { Sheet } from '../session/room-game.ts';
import { mayPlayAgain, shownSheet } from '../session/room-outcome.ts';
import { WatchLink } from './invitation.tsx';
import { Seats } from './seats.tsx';
import { Sheets, type SheetsProps } from './sheets.tsx';

interface AfterRoomProps {
  readonly controller: RoomController;
  readonly open: OpenGame;
}

/**
 * The parts of a result that only rooms have: the result of this browser's check of the promise, the draw and the
 * answers, the game as a file, the sheets of the others, and who sat where.
 */
export function AfterRoom({ controller, open }: AfterRoomProps): VNode | null {
  const view = controller.view.value;
  if (!view) return null;
  const told = shownSheet(view)?.seat;
  const others = (view.sheets ?? []).filter(({ seat }) => seat !== told);
  const canReplay = mayPlayAgain(view);
  const swaps =
    canReplay && view.next === undefined && nextSeat(view) !== undefined && !controller.waiting.value;
  // If the room cannot be played again, the result itself leads to another room.
  const leadsOn = canReplay || view.next !== undefined;
  return (
    <div class="match-side">
      {open.kind === 'sheets' && <Others controller={controller} view={view} open={open} shown={others} />}
      {view.daily === undefined && leadsOn && (
        <div class="actions">
          {swaps && <Button onPress={() => void playAgain(controller, true)}>{pageMessages().swap}</Button>}
          <a class="press" href="#/online">
            {pageMessages().again}
          </a>
        </div>
      )}
      {view.daily === undefined && !view.classroom && <Seats controller={controller} view={view} />}
      <Checked controller={controller} open={open} />
      <WatchLink controller={controller} view={view} />
    </div>
  );
}

/** What the others guessed. Nothing is hidden any more, so no board to guess on is shown. */
function Others(props: SheetsProps & { readonly shown: readonly Sheet[] }): VNode {
  const { controller, open, shown } = props;
  const { sentences } = controller;
  const { end } = open;
  if (!end) return <Sheets {...props} />;
  return (
    <>
      {shown.map(({ seat, turns = [] }) => (
        <section key={seat} aria-labelledby={`sheet-${seat}`}>
          <h3 id={`sheet-${seat}`}>{sentences.sheet(seat, false)}</h3>
          {turns.length > 0 ? <end.Played turns={turns} /> : <p class="aside">{sentences.noTurns}</p>}
        </section>
      ))}
    </>
  );
}

function Checked({ controller, open }: AfterRoomProps): VNode | null {
  const text = open.game.part.messages();
  const checked = controller.promise.checked.value;
  if (!checked) return null;
  return (
    <div class="online-checked">
      <p class="notice">{verdictMessages().verdict(checked.verdict, open.game.part)}</p>
      {checked.verdict.wrong.length > 0 && (
        <ul>
          {checked.verdict.wrong.map((wrong) => (
            <li key={`${wrong.seat} ${wrong.turn}`}>{text.wrong(wrong)}</li>
          ))}
        </ul>
      )}
      <a
        class="press"
        download="inkling-game.json"
        href={`data:application/json,${encodeURIComponent(checked.file)}`}
      >
        {pageMessages().saveRecord}
      </a>
      <p class="aside">{pageMessages().recordHelp}</p>
    </div>
  );
}
