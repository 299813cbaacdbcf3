import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import type { Split, SplitCell } from '../../../shell/parts/lab-tasks.ts';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { messages } from '../messages/language.ts';
import type { PartitionController } from './partition-controller.ts';

/** The number of rows shown initially. */
const SHOWN_CELLS = 30;

interface Props {
  readonly controller: PartitionController;
  readonly split: Split;
  /** Whether this is the first split, to whose cells the command `open 3` and the keys 1 to 9 refer. */
  readonly isFirst: boolean;
}

/** The cells of a partition, the largest first. Each can be opened. */
export function SplitCells(props: Props): VNode {
  const { controller, split } = props;
  const all = useSignal(false);
  const { partition: labels, number, permille, figure } = messages();
  const { part, rules, write } = controller.game.value;
  const { Guess } = part.views;
  const cells = all.value ? split.cells : split.cells.slice(0, SHOWN_CELLS);
  const hidden = split.cells.length - cells.length;
  const largest = split.cells[0]?.size ?? 1;
  const { columns } = labels;
  return (
    <section class="lab-split" aria-label={labels.cells(write(split.guess))}>
      <h2>
        <Guess rules={rules} guess={split.guess} />
        <small>{split.possible ? labels.possible : labels.impossible}</small>
      </h2>
      <DataTable
        class="lab-table lab-cells"
        caption={labels.caption(split)}
        heads={[columns.answer, columns.size, columns.share, columns.bits, columns.codes]}
        rows={cells.map((cell, at) => [
          <CellButton key="open" {...props} cell={cell} at={at} />,
          number(cell.size),
          <span key="share" class="lab-share-cell">
            <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <rect class="lab-bar" width={(100 * cell.size) / largest} height="8" />
            </svg>
            <span>{permille(cell.share)}</span>
          </span>,
          figure(cell.bits, 2),
          <span key="examples" class="lab-examples">
            {cell.secrets.map(write).join(' ')}
            {cell.size > cell.secrets.length && cell.secrets.length > 0 ? ' …' : ''}
          </span>,
        ])}
      />
      {hidden > 0 && (
        <Button
          onPress={() => {
            all.value = true;
          }}
        >
          {labels.more(hidden)}
        </Button>
      )}
    </section>
  );
}

/** A button that opens a cell. */
function CellButton(props: Props & { readonly cell: SplitCell; readonly at: number }): VNode {
  const { controller, split, cell, at } = props;
  const { part, rules, sayAnswer } = controller.game.value;
  return (
    <button
      type="button"
      class="lab-cell"
      onClick={() => controller.add({ guess: split.guess, answer: cell.answer })}
    >
      {props.isFirst && (
        <span class="lab-number" aria-hidden="true">
          {at + 1}
        </span>
      )}
      <part.views.Answer rules={rules} answer={cell.answer} />
      <span class="lab-answer" aria-hidden="true">
        {cell.answer}
      </span>
      <span class="unseen">{messages().partition.open(sayAnswer(cell.answer), cell.size)}</span>
    </button>
  );
}
