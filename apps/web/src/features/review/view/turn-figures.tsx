import type { VNode } from 'preact';
import type { JudgedTurn, Split } from '../../../shell/review-part.ts';
import { messages } from '../messages/language.ts';

/** The exact figures, for anybody who asks for them: yours against the better one. */
export function TurnFigures({ judged }: { readonly judged: JudgedTurn }): VNode {
  const { figures, yours, better, figure, gained, proved } = messages();
  const rows = rowsOf(judged);
  return (
    <details class="review-figures">
      <summary class="quiet">{figures.heading}</summary>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{yours}</th>
            {judged.better && <th scope="col">{better}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, own, other]) => (
            <tr key={name}>
              <th scope="row">{figures[name]}</th>
              <td>{figure(own)}</td>
              {judged.better && <td>{other === undefined ? '' : figure(other)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
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

/** How many stay possible on average. */
function leftOf({ cells, measured }: Split): number {
  if (measured) return measured.left;
  return sum(cells.map(({ count }) => count * count)) / sum(cells.map(({ count }) => count));
}

/** What the answer tells on average. */
function bitsOf({ cells, measured }: Split): number {
  if (measured) return measured.bits;
  const all = sum(cells.map(({ count }) => count));
  return sum(cells.map(({ count }) => (count / all) * Math.log2(all / count)));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
