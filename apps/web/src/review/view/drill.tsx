import { feedbackOf } from '@inkling/core/feedback';
import type { VNode } from 'preact';
import { KeyMarks } from '../../view/key-marks.tsx';
import { Token } from '../../view/token.tsx';
import { namesOf } from '../../words/names.ts';
import type { DrillDesk, DrillTurn } from '../drill-desk.ts';
import type { ReviewDesk } from '../review-desk.ts';
import { words } from '../words/language.ts';
import { DrillEntry } from './drill-entry.tsx';

/** The position before a costly turn, what was played there, and the places for a better guess. */
export function Drill({ desk, drill }: { readonly desk: ReviewDesk; readonly drill: DrillDesk }): VNode {
  const told = words().drill;
  const { now } = drill;
  const count = now && told.count(drill.at.value + 1, drill.turns.length);
  return (
    <>
      <section class="review-turns" aria-labelledby="drill-heading">
        <h2 id="drill-heading">
          {told.heading} <small>{count}</small>
        </h2>
        <p>{now ? told.position(now.turn + 1, now.reviewed) : told.done(drill.turns.length)}</p>
        {now ? (
          <ol class="printed review-list">
            {drill.before.map(({ guess, feedback }, turn) => (
              <Bar key={turn} desk={desk} number={turn + 1} guess={guess} feedback={feedback} />
            ))}
            <Bar desk={desk} number={now.turn + 1} guess={now.reviewed.guess} feedback={undefined} />
          </ol>
        ) : (
          <div class="actions">
            <End desk={desk} />
          </div>
        )}
      </section>
      {now && (
        <section class="review-detail" aria-labelledby="try-heading">
          <h2 id="try-heading">{told.tryHeading}</h2>
          <DrillEntry desk={desk} drill={drill} />
          <Verdict desk={desk} drill={drill} now={now} />
          <div class="actions">
            <button
              type="button"
              class="press"
              aria-disabled={drill.shown.value ? 'true' : undefined}
              onClick={() => drill.giveUp()}
            >
              {told.giveUp} <kbd class="keycap">G</kbd>
            </button>
            <button type="button" class="press" onClick={() => drill.next()}>
              {told.next} <kbd class="keycap">C</kbd>
            </button>
            <End desk={desk} />
          </div>
        </section>
      )}
    </>
  );
}

function End({ desk }: { readonly desk: ReviewDesk }): VNode {
  return (
    <button type="button" class="press" onClick={() => desk.endDrill()}>
      {words().drill.end} <kbd class="keycap">E</kbd>
    </button>
  );
}

function Verdict(props: {
  readonly desk: ReviewDesk;
  readonly drill: DrillDesk;
  readonly now: DrillTurn;
}): VNode {
  const { desk, drill, now } = props;
  const told = words().drill;
  const tried = drill.tried.value;
  const shown = drill.shown.value;
  if (drill.isWeighing.value) return <p class="drill-verdict">{told.weighing}</p>;
  return (
    <div class="drill-verdict">
      {tried && <p>{told.verdict(tried, now.reviewed, desk.names)}</p>}
      {shown && <p>{told.best(shown, desk.names)}</p>}
      {shown && <p>{told.reason(shown)}</p>}
    </div>
  );
}

function Bar(props: {
  readonly desk: ReviewDesk;
  readonly number: number;
  readonly guess: ArrayLike<number>;
  /** `undefined` for the turn that is done again: its answer is not known yet. */
  readonly feedback: number | undefined;
}): VNode {
  const { desk, number, guess } = props;
  const told = words();
  const names = namesOf(desk.skin, guess);
  const feedback = props.feedback === undefined ? undefined : feedbackOf(props.feedback);
  return (
    <li class={feedback ? 'bar drill-bar' : 'bar drill-bar drill-played'}>
      <span class="unseen">
        {feedback ? told.row(number, names, feedback.exact, feedback.near) : told.drill.played(number, names)}
      </span>
      <span class="bar-number" aria-hidden="true">
        {number}
      </span>
      <span class="pegs" aria-hidden="true">
        {Array.from(guess, (symbol, place) => (
          <Token key={place} symbol={symbol} letter={desk.skin.letters[symbol]} />
        ))}
      </span>
      {feedback ? (
        <KeyMarks feedback={feedback} places={guess.length} />
      ) : (
        <span class="drill-told" aria-hidden="true">
          {told.drill.yours}
        </span>
      )}
    </li>
  );
}
