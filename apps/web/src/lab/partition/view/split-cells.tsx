import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { WideBox } from '../../../view/wide-box.tsx';
import { AnswerMarks } from '../../view/answer-marks.tsx';
import { GuessText } from '../../view/guess-text.tsx';
import { words } from '../../words/language.ts';
import type { PartitionDesk } from '../partition-desk.ts';
import type { Split } from '../splitting.ts';

/** Rows shown before one asks for all. */
const SHOWN_CELLS = 30;

/** The parts that a guess makes, the largest first; each opens. */
export function SplitCells(props: {
  readonly desk: PartitionDesk;
  readonly split: Split;
  /** The commands `open 3` and the keys 1 … 9 mean its parts. */
  readonly isFirst: boolean;
}): VNode {
  const { desk, split, isFirst } = props;
  const all = useSignal(false);
  const { partition: told, count, percent, figure } = words();
  const [game, notation] = [desk.game.value, desk.context.notation.value];
  const cells = all.value ? split.cells : split.cells.slice(0, SHOWN_CELLS);
  const hidden = split.cells.length - cells.length;
  const largest = split.cells[0]?.size ?? 1;
  return (
    <section class="lab-split" aria-label={told.cells(desk.write(split.guess))}>
      <h2>
        <GuessText text={split.guess} game={game} notation={notation} />
        <small>{split.possible ? told.possible : told.impossible}</small>
      </h2>
      <WideBox>
        <table class="lab-table lab-cells">
          <caption>{told.caption(split)}</caption>
          <thead>
            <tr>
              <th scope="col">{told.columns.answer}</th>
              <th scope="col">{told.columns.size}</th>
              <th scope="col">{told.columns.share}</th>
              <th scope="col">{told.columns.bits}</th>
              <th scope="col" class="lab-wide">
                {told.columns.codes}
              </th>
            </tr>
          </thead>
          <tbody>
            {cells.map((cell, at) => (
              <tr key={cell.answer}>
                <th scope="row">
                  <button type="button" class="lab-cell" onClick={() => desk.descend(split, cell.answer)}>
                    {isFirst && (
                      <span class="lab-number" aria-hidden="true">
                        {at + 1}
                      </span>
                    )}
                    <AnswerMarks answer={cell.answer} game={game} />
                    <span class="lab-answer" aria-hidden="true">
                      {cell.answer}
                    </span>
                    <span class="unseen">{told.open(cell.answer, cell.size)}</span>
                  </button>
                </th>
                <td>{count(cell.size)}</td>
                <td>
                  <span class="lab-share-cell">
                    <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                      <rect class="lab-bar" width={(100 * cell.size) / largest} height="8" />
                    </svg>
                    {percent(cell.share)}
                  </span>
                </td>
                <td>{figure(cell.bits, 2)}</td>
                <td class="lab-wide lab-examples">
                  {cell.codes.map((code) => desk.write(code)).join(' ')}
                  {cell.size > cell.codes.length && cell.codes.length > 0 ? ' …' : ''}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideBox>
      {hidden > 0 && (
        <button
          type="button"
          class="press"
          onClick={() => {
            all.value = true;
          }}
        >
          {told.more(hidden)}
        </button>
      )}
    </section>
  );
}
