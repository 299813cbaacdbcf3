import type { VNode } from 'preact';
import { WideBox } from '../../../ui/wide-box.tsx';
import { messages } from '../messages/language.ts';
import { useWitch } from './board-context.ts';
import { clockText } from './clock.tsx';

/** The ten best games of this device under the rules of this one. */
export function BestTable(): VNode | null {
  const controller = useWitch();
  const { table, bar } = messages();
  const { best, ranked, session } = controller;
  if (best.length === 0) return null;
  const { level, rule, calm } = session.setup;
  const isTimed = best.some(({ seconds }) => seconds !== undefined);
  const { bestRows: rows } = table;
  const rules = [
    bar.level[level],
    bar.rule(rule),
    calm && bar.calm,
    session.notes.value.withNotes && table.withNotes,
  ];
  return (
    <div class="best">
      <h3>{table.best}</h3>
      <p class="aside">{table.bestNote(rules.filter(Boolean).join(', '))}</p>
      <WideBox label={table.best}>
        <table class="figures">
          <thead>
            <tr>
              {[rows.rank, rows.total, rows.moves, rows.stars, ...(isTimed ? [rows.time] : []), rows.day].map(
                (name) => (
                  <th scope="col" key={name}>
                    {name}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {best.map((result, index) => (
              <tr key={index} class={result === ranked.value ? 'best-now' : undefined}>
                <th scope="row">{index + 1}</th>
                <td>{result.total}</td>
                <td>{result.moves}</td>
                <td>{result.stars}</td>
                {isTimed && <td>{result.seconds === undefined ? '–' : clockText(result.seconds)}</td>}
                <td>{result.day}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideBox>
    </div>
  );
}
