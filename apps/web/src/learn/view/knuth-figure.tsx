import type { VNode } from 'preact';
import { digitsOf, everyCode } from '../session/board-rules.ts';
import { KINDS, type KnuthDesk } from '../session/knuth-desk.ts';
import { type Parted, partBy } from '../session/partition.ts';
import { words } from '../words/language.ts';
import { AnswerSign } from './answer-sign.tsx';
import { CodeRow, ElementPalette } from './code-row.tsx';
import { KnuthTree } from './knuth-tree.tsx';
import { PartitionBar } from './partition-bar.tsx';

/** The bars of the five kinds, the cells of the guess in hand, and all codes played out after it. */
export function KnuthFigure({ desk }: { readonly desk: KnuthDesk }): VNode {
  const told = words().knuth;
  const parted = desk.parted.value;
  const isKind = KINDS.some((kind) => digitsOf(kind) === digitsOf(parted.guess));
  const kinds = KINDS.map((kind) => partBy(everyCode(), kind));
  return (
    <>
      <h3>
        {told.kindsHeading} <small>{told.kindsCaption}</small>
      </h3>
      <ul class="kinds">
        {(isKind ? kinds : [...kinds, parted]).map((kind) => (
          <Kind key={digitsOf(kind.guess)} kind={kind} desk={desk} />
        ))}
      </ul>
      <CodeRow entry={desk.entry} row={0} label={told.guess} />
      <ElementPalette onPut={(symbol) => desk.entry.put(symbol)} />
      <p class="learn-sum">{told.figures(parted)}</p>
      <Cells parted={parted} />
      <KnuthTree desk={desk} />
      {told.after.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </>
  );
}

function Kind({ kind, desk }: { readonly kind: Parted; readonly desk: KnuthDesk }): VNode {
  const told = words().knuth;
  const digits = digitsOf(kind.guess);
  return (
    <li>
      <button
        type="button"
        class="kind"
        aria-pressed={digits === digitsOf(desk.guess.value)}
        onClick={() => desk.choose(kind.guess)}
      >
        <span class="kind-code">{digits}</span>
        <PartitionBar cells={kind.cells} label={told.bar(kind)} />
        <span class="kind-told">
          <b>{told.largest(kind)}</b>
          <small>{told.answers(kind)}</small>
        </span>
      </button>
    </li>
  );
}

function Cells({ parted }: { readonly parted: Parted }): VNode {
  const told = words().knuth;
  const most = parted.cells[0]?.count ?? 1;
  return (
    <table class="learn-table cells-table">
      <caption>{told.cellsHeading}</caption>
      <thead>
        <tr>
          {told.cellsHeads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {parted.cells.map(({ feedback, count }) => (
          <tr key={`${feedback.exact} ${feedback.near}`}>
            <th scope="row">
              <AnswerSign feedback={feedback} />
            </th>
            <td>
              <span class="cell-count">{count}</span>
              <svg class="cell-bar" viewBox="0 0 200 16" preserveAspectRatio="none" aria-hidden="true">
                <rect
                  class={count === most ? 'piece piece-largest' : 'piece'}
                  y="1"
                  width={(198 * count) / most}
                  height="14"
                />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
