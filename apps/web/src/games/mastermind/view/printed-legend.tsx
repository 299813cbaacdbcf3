import type { VNode } from 'preact';
import { Token } from '../../../ui/token.tsx';
import { messages } from '../messages/language.ts';
import { GuideMarks } from './guide.tsx';
import { useMastermind } from './use-mastermind.ts';

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
      <GuideMarks words={messages().guide} />
    </div>
  );
}

/** On paper only: where the answer of a turn to come is written. */
export function PrintedAnswer(): VNode {
  const { exact, near } = messages().answer;
  return (
    <span class="print-only answer-boxes" aria-hidden="true">
      <i /> {exact} <i /> {near}
    </span>
  );
}
