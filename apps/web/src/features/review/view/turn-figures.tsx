import type { VNode } from 'preact';
import type { JudgedTurn, Split } from '../../../shell/review-part.ts';
import { PlainTable } from '../../../ui/data-table.tsx';
import { messages } from '../messages/language.ts';

/** The exact figures, shown on request: the played guess compared with the better one. */
export function TurnFigures({ judged }: { readonly judged: JudgedTurn }): VNode {
  const { figures, yours, better, figure, gained, proved } = messages();
  return (
    <details class="review-figures">
      <summary class="quiet">{figures.heading}</summary>
      <PlainTable
        heads={[undefined, yours, ...(judged.better ? [better] : [])]}
        rows={rowsOf(judged).map(([name, own, other]) => [
          figures[name],
          figure(own),
          ...(judged.better ? [other === undefined ? '' : figure(other)] : []),
        ])}
      />
      {judged.information && <p>{gained(judged.information.gained, judged.information.expected)}</p>}
      {judged.lost !== undefined && <p>{proved(judged.lost, judged.isProved === true)}</p>}
    </details>
  );
}

type Row = readonly [name: 'left' | 'toGo' | 'bits', own: number, other: number | undefined];

function rowsOf({ yours, better, toGo }: JudgedTurn): readonly Row[] {
  if (!yours) return [];
  return [
    ['left', leftOf(yours), better && leftOf(better)],
    ...(toGo ? ([['toGo', toGo[0], toGo[1]]] as const) : []),
    ['bits', bitsOf(yours), better && bitsOf(better)],
  ];
}

/** Returns the mean number of secrets that remain possible. */
function leftOf({ cells, measured }: Split): number {
  if (measured) return measured.left;
  return sum(cells.map(({ count }) => count * count)) / sum(cells.map(({ count }) => count));
}

/** Returns the mean information of the answer, in bits. */
function bitsOf({ cells, measured }: Split): number {
  if (measured) return measured.bits;
  const all = sum(cells.map(({ count }) => count));
  return sum(cells.map(({ count }) => (count / all) * Math.log2(all / count)));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
