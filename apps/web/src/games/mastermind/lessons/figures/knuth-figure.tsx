import type { VNode } from 'preact';
import { DataTable } from '../../../../ui/data-table.tsx';
import { KINDS, type KnuthController } from '../controllers/knuth-controller.ts';
import { messages } from '../messages/language.ts';
import { type Partition, partitionOf } from '../model/partition.ts';
import { digitsOf, everyCode } from '../model/usual-board.ts';
import { AnswerSign } from './answer-sign.tsx';
import { CodeRow, ElementPalette } from './code-row.tsx';
import { CellBar, KnuthTree } from './knuth-tree.tsx';
import { PartitionBar } from './partition-bar.tsx';

/** The bars of the five kinds, the cells of the current guess, and all codes played out after it. */
export function KnuthFigure({ controller }: { readonly controller: KnuthController }): VNode {
  const labels = messages().knuth;
  const partition = controller.partition.value;
  const isKind = KINDS.some((kind) => digitsOf(kind) === digitsOf(partition.guess));
  const kinds = KINDS.map((kind) => partitionOf(everyCode(), kind));
  return (
    <>
      <h3>
        {labels.kindsHeading} <small>{labels.kindsCaption}</small>
      </h3>
      <ul class="kinds">
        {(isKind ? kinds : [...kinds, partition]).map((kind) => (
          <Kind key={digitsOf(kind.guess)} kind={kind} controller={controller} />
        ))}
      </ul>
      <CodeRow entry={controller.entry} row={0} label={labels.guess} />
      <ElementPalette onPut={(symbol) => controller.entry.put(symbol)} />
      <p class="learn-sum">{labels.figures(partition)}</p>
      <DataTable
        class="learn-table cells-table"
        caption={labels.cellsHeading}
        heads={labels.cellsHeads}
        rows={partition.cells.map(({ feedback, count }) => [
          <AnswerSign key="answer" feedback={feedback} />,
          <>
            <span class="cell-count">{count}</span>
            <CellBar share={count / partition.figures.worst} isLargest={count === partition.figures.worst} />
          </>,
        ])}
      />
      <KnuthTree controller={controller} />
      {labels.after.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </>
  );
}

function Kind(props: { readonly kind: Partition; readonly controller: KnuthController }): VNode {
  const { kind, controller } = props;
  const labels = messages().knuth;
  const digits = digitsOf(kind.guess);
  return (
    <li>
      <button
        type="button"
        class="kind"
        aria-pressed={digits === digitsOf(controller.guess.value)}
        onClick={() => controller.choose(kind.guess)}
      >
        <span class="kind-code">{digits}</span>
        <PartitionBar cells={kind.cells} label={labels.bar(kind)} />
        <span class="kind-told">
          <b>{labels.largest(kind)}</b>
          <small>{labels.answers(kind)}</small>
        </span>
      </button>
    </li>
  );
}
