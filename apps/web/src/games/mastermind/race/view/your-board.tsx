import { feedbackOf } from '@inkling/core/feedback';
import type { VNode } from 'preact';
import { KeyMarks } from '../../../../ui/key-marks.tsx';
import { EmptyToken } from '../../../../ui/token.tsx';
import { namesOf } from '../../messages/names.ts';
import { draftOf } from '../../session/draft.ts';
import { useRace } from '../controller/race-controller.ts';
import { messages } from '../messages/language.ts';
import { TURNS_MAX } from '../session/race-session.ts';
import { CodeTokens } from './code-tokens.tsx';
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
  const blank = isOver ? 0 : Math.max(TURNS_MAX - printed, 0);
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
          <li class="bar turn">
            <span class="unseen">{yours.waiting(turns.length + 1, namesOf(controller.skin, pending))}</span>
            <span class="bar-number" aria-hidden="true">
              {turns.length + 1}
            </span>
            <CodeTokens code={pending} />
          </li>
        )}
      </ol>
      {isOver ? <Ending /> : <GuessDock />}
      {blank > 0 && (
        <div class="blank" role="img" aria-label={yours.toCome(blank)}>
          {Array.from({ length: blank }, (_, i) => (
            <div class="bar bar-blank" key={printed + 1 + i}>
              <span class="bar-number">{printed + 1 + i}</span>
              <span class="pegs">
                {Array.from({ length: rules.places }, (_, place) => (
                  <EmptyToken key={place} />
                ))}
              </span>
            </div>
          ))}
        </div>
      )}
    </section>
  );
}

function YourTurn({ index }: { readonly index: number }): VNode {
  const controller = useRace();
  const { session } = controller;
  const { yours } = messages();
  const turn = session.turns.value[index];
  const guess = Array.from(turn?.guess ?? []);
  const feedback = feedbackOf(turn?.feedback ?? 0);
  return (
    <li class="bar turn">
      <span class="unseen">
        {yours.row(index + 1, namesOf(controller.skin, guess), feedback.exact, feedback.near)}
      </span>
      <span class="bar-number" aria-hidden="true">
        {index + 1}
      </span>
      {session.isOver ? (
        <CodeTokens code={guess} />
      ) : (
        <button
          type="button"
          class="pegs-copy"
          aria-label={yours.copy(index + 1)}
          title={yours.copy(index + 1)}
          onClick={() => {
            session.draft.value = draftOf(guess);
          }}
        >
          <CodeTokens code={guess} />
        </button>
      )}
      <KeyMarks feedback={feedback} places={guess.length} />
      <LeftCell line={0} index={index} />
    </li>
  );
}
