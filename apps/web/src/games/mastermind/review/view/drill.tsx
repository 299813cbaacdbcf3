import { feedbackOf } from '@inkling/core/feedback';
import type { VNode } from 'preact';
import { KeyMarks } from '../../../../ui/key-marks.tsx';
import { Press } from '../../../../ui/press.tsx';
import { Token } from '../../../../ui/token.tsx';
import { namesOf } from '../../messages/names.ts';
import type { DrillController, DrillTurn } from '../controller/drill-controller.ts';
import type { ReviewController } from '../controller/review-controller.ts';
import { messages } from '../messages/language.ts';
import { DrillEntry } from './drill-entry.tsx';

/** The position before a costly turn, what was played there, and the places for a better guess. */
export function Drill({
  controller,
  drill,
}: {
  readonly controller: ReviewController;
  readonly drill: DrillController;
}): VNode {
  const text = messages().drill;
  const { now } = drill;
  const count = now && text.count(drill.at.value + 1, drill.turns.length);
  return (
    <>
      <section class="review-turns" aria-labelledby="drill-heading">
        <h2 id="drill-heading">
          {text.heading} <small>{count}</small>
        </h2>
        <p>{now ? text.position(now.turn + 1, now.reviewed) : text.done(drill.turns.length)}</p>
        {now ? (
          <ol class="printed review-list">
            {drill.before.map(({ guess, feedback }, turn) => (
              <Bar key={turn} controller={controller} number={turn + 1} guess={guess} feedback={feedback} />
            ))}
            <Bar
              controller={controller}
              number={now.turn + 1}
              guess={now.reviewed.guess}
              feedback={undefined}
            />
          </ol>
        ) : (
          <div class="actions">
            <End controller={controller} />
          </div>
        )}
      </section>
      {now && (
        <section class="review-detail" aria-labelledby="try-heading">
          <h2 id="try-heading">{text.tryHeading}</h2>
          <DrillEntry controller={controller} drill={drill} />
          <Verdict controller={controller} drill={drill} now={now} />
          <div class="actions">
            <Press off={drill.shown.value !== undefined} onPress={() => drill.giveUp()}>
              {text.giveUp} <kbd class="keycap">G</kbd>
            </Press>
            <Press onPress={() => drill.next()}>
              {text.next} <kbd class="keycap">C</kbd>
            </Press>
            <End controller={controller} />
          </div>
        </section>
      )}
    </>
  );
}

function End({ controller }: { readonly controller: ReviewController }): VNode {
  return (
    <Press onPress={() => controller.endDrill()}>
      {messages().drill.end} <kbd class="keycap">E</kbd>
    </Press>
  );
}

function Verdict(props: {
  readonly controller: ReviewController;
  readonly drill: DrillController;
  readonly now: DrillTurn;
}): VNode {
  const { controller, drill, now } = props;
  const text = messages().drill;
  const tried = drill.tried.value;
  const shown = drill.shown.value;
  if (drill.isWeighing.value) return <p class="drill-verdict">{text.weighing}</p>;
  return (
    <div class="drill-verdict">
      {tried && <p>{text.verdict(tried, now.reviewed, controller.names)}</p>}
      {shown && <p>{text.best(shown, controller.names)}</p>}
      {shown && <p>{text.reason(shown)}</p>}
    </div>
  );
}

function Bar(props: {
  readonly controller: ReviewController;
  readonly number: number;
  readonly guess: ArrayLike<number>;
  /** `undefined` for the turn that is done again: its answer is not known yet. */
  readonly feedback: number | undefined;
}): VNode {
  const { controller, number, guess } = props;
  const text = messages();
  const names = namesOf(controller.skin, guess);
  const feedback = props.feedback === undefined ? undefined : feedbackOf(props.feedback);
  return (
    <li class={feedback ? 'bar drill-bar' : 'bar drill-bar drill-played'}>
      <span class="unseen">
        {feedback ? text.row(number, names, feedback.exact, feedback.near) : text.drill.played(number, names)}
      </span>
      <span class="bar-number" aria-hidden="true">
        {number}
      </span>
      <span class="pegs" aria-hidden="true">
        {Array.from(guess, (symbol, place) => (
          <Token key={place} symbol={symbol} letter={controller.skin.letters[symbol]} />
        ))}
      </span>
      {feedback ? (
        <KeyMarks feedback={feedback} places={guess.length} />
      ) : (
        <span class="drill-told" aria-hidden="true">
          {text.drill.yours}
        </span>
      )}
    </li>
  );
}
