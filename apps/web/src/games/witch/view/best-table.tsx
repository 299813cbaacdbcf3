import type { VNode } from 'preact';
import { DataTable } from '../../../ui/data-table.tsx';
import { messages } from '../messages/language.ts';
import { useWitch } from './board-context.ts';
import { clockText } from './clock.tsx';

/** The ten best results on this device under the rules of this game. */
export function BestTable(): VNode | null {
  const controller = useWitch();
  const { table, bar } = messages();
  const { best, ranked, session } = controller;
  if (best.length === 0) return null;
  const { level, rule, quiz, calm } = session.setup;
  const isTimed = best.some(({ seconds }) => seconds !== undefined);
  const { bestRows: rows } = table;
  const rules = [
    bar.level[level],
    bar.rule(rule),
    quiz !== 'names' && bar.quiz[quiz],
    calm && bar.calm,
    session.notes.value.withNotes && table.withNotes,
  ];
  return (
    <div class="best">
      <h3>{table.best}</h3>
      <p class="aside">{table.bestNote(rules.filter(Boolean).join(', '))}</p>
      <DataTable
        label={table.best}
        class="figures"
        heads={[rows.rank, rows.total, rows.moves, rows.stars, ...(isTimed ? [rows.time] : []), rows.day]}
        rows={best.map(({ total, moves, stars, seconds, day }, at) => [
          at + 1,
          total,
          moves,
          stars,
          ...(isTimed ? [seconds === undefined ? '–' : clockText(seconds)] : []),
          table.dayText(day),
        ])}
        rowClass={(at) => (best[at] === ranked.value ? 'best-now' : undefined)}
      />
    </div>
  );
}
