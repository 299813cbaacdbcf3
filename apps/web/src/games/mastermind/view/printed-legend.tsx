import type { VNode } from 'preact';
import { KeyMarks } from '../../../ui/key-marks.tsx';
import { Token } from '../../../ui/token.tsx';
import { useMastermind } from '../controller/controller.ts';
import { messages } from '../messages/language.ts';

/** On paper only: the elements with their letters and names, and what the marks of an answer mean. */
export function PrintedLegend(): VNode {
  const controller = useMastermind();
  const { skin } = controller;
  return (
    <div class="print-only legend" aria-hidden="true">
      <ul class="legend-elements">
        {Array.from({ length: controller.session.rules.symbols }, (_, symbol) => (
          <li key={symbol}>
            <Token skin={skin.id} symbol={symbol} letter={skin.letters[symbol]} />
            {controller.nameOf(symbol)}
          </li>
        ))}
      </ul>
      <PrintedMarks />
    </div>
  );
}

function PrintedMarks(): VNode {
  const { guide } = messages();
  return (
    <ul class="guide-marks">
      {MARKS.map(([part, feedback]) => (
        <li key={part}>
          <KeyMarks feedback={feedback} places={1} />
          <span>{guide[part]}</span>
        </li>
      ))}
    </ul>
  );
}

const MARKS = [
  ['exact', { exact: 1, near: 0 }],
  ['near', { exact: 0, near: 1 }],
  ['none', { exact: 0, near: 0 }],
] as const;

/** On paper only: where the answer of a turn to come is written. */
export function PrintedAnswer(): VNode {
  const { exact, near } = messages().answer;
  return (
    <span class="print-only answer-boxes" aria-hidden="true">
      <i /> {exact} <i /> {near}
    </span>
  );
}
