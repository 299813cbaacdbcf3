import type { VNode } from 'preact';
import { words } from '../../words/language.ts';
import type { PartitionDesk } from '../partition-desk.ts';

/** The essay's three evaluators and the one in use, on the partition that is shown. */
export function Race({ desk }: { readonly desk: PartitionDesk }): VNode | null {
  const { partition: told } = words();
  const { laps } = desk.known.value;
  if (laps.length === 0) return null;
  return (
    <section class="lab-race">
      <h2>{told.race}</h2>
      <dl class="lab-facts">
        {laps.map((lap) => (
          <div key={lap.scorer}>
            <dt>{told.scorers[lap.scorer]}</dt>
            <dd>{told.lap(lap)}</dd>
          </div>
        ))}
      </dl>
      <p>{told.raced(laps)}</p>
      <p class="aside">{told.raceNote}</p>
    </section>
  );
}
