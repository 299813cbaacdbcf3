import type { VNode } from 'preact';
import { messages } from './messages/language.ts';
import type { Lap } from './work/race.ts';

/** The essay's three evaluators and the one in use, on the partition that is shown. */
export function EvaluatorsRace({ laps }: { readonly laps: readonly Lap[] }): VNode {
  const labels = messages().race;
  return (
    <section class="lab-race">
      <h2>{labels.heading}</h2>
      <dl class="lab-facts">
        {laps.map((lap) => (
          <div key={lap.evaluator}>
            <dt>{labels.evaluators[lap.evaluator]}</dt>
            <dd>{labels.lap(lap)}</dd>
          </div>
        ))}
      </dl>
      <p>{labels.outcome(laps)}</p>
      <p class="aside">{labels.note}</p>
    </section>
  );
}
