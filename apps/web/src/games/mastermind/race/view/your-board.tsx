import { feedbackOf } from '@inkling/core/feedback';
import type { VNode } from 'preact';
import { KeyMarks } from '../../../../ui/key-marks.tsx';
import { BlankBars } from '../../board/blank-bars.tsx';
import { CodeTokens } from '../../board/code-tokens.tsx';
import { PrintedLegend } from '../../board/printed-legend.tsx';
import { TurnBar } from '../../board/turn-bar.tsx';
import { messages as gameMessages } from '../../messages/language.ts';
import { namesOf } from '../../pieces/names.ts';
import { draftOf } from '../../session/draft.ts';
import { useRace } from '../controller/race-controller.ts';
import { messages } from '../messages/language.ts';
import { TURNS_MAX } from '../session/race-session.ts';
import { Ending } from './ending.tsx';
import { GuessDock } from './guess-dock.tsx';
import { LeftCell } from './left-cell.tsx';

/** The person's own sheet: printed turns with what they left, and the bar being set or the result. */
export function YourBoard(): VNode {
  const controller = useRace();
  const { session } = controller;
  const { yours } = messages();
  const { rules, isOver } = session;
  const turns = session.turns.value;
  const { pending } = session.view.value;
  const printed = turns.length + (pending ? 1 : 0) + 1;
  return (
    <section class="board" id="board" tabIndex={-1} aria-labelledby="board-heading">
      <h2 id="board-heading">
        {yours.heading} <small>{yours.turnOf(Math.min(controller.turnNumber, TURNS_MAX), TURNS_MAX)}</small>
      </h2>
      <ol class="printed">
        {turns.map((_, index) => (
          <YourTurn key={index} index={index} />
        ))}
        {pending && (
          <TurnBar
            class="bar turn"
            turn={turns.length}
            text={yours.waiting(turns.length + 1, namesOf(controller.skin, pending))}
          >
            <CodeTokens skin={controller.skin} code={pending} />
          </TurnBar>
        )}
      </ol>
      {isOver ? <Ending /> : <GuessDock />}
      {!isOver && <BlankBars from={printed} turnsMax={TURNS_MAX} places={rules.places} />}
      <PrintedLegend skin={controller.skin} symbols={rules.symbols} />
    </section>
  );
}

function YourTurn({ index }: { readonly index: number }): VNode {
  const controller = useRace();
  const { session } = controller;
  const { turns: said } = gameMessages();
  const turn = session.turns.value[index];
  const guess = Array.from(turn?.guess ?? []);
  const feedback = feedbackOf(turn?.feedback ?? 0);
  return (
    <TurnBar
      class="bar turn"
      turn={index}
      text={said.row(index + 1, namesOf(controller.skin, guess), feedback.exact, feedback.near)}
    >
      {session.isOver ? (
        <CodeTokens skin={controller.skin} code={guess} />
      ) : (
        <button
          type="button"
          class="pegs-copy"
          aria-label={said.copy(index + 1)}
          title={said.copy(index + 1)}
          onClick={() => {
            session.draft.value = draftOf(guess);
          }}
        >
          <CodeTokens skin={controller.skin} code={guess} />
        </button>
      )}
      <KeyMarks feedback={feedback} places={guess.length} />
      <LeftCell line={0} index={index} />
    </TurnBar>
  );
}
