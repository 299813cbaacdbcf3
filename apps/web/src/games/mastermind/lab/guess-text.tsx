import { expect } from '@inkling/core/result';
import { parseCode, parseFeedback } from '@inkling/games/mastermind/rules/notation';
import { parseRules } from '@inkling/games/mastermind/rules/rules';
import type { VNode } from 'preact';
import { KeyMarks } from '../../../ui/key-marks.tsx';
import { Token } from '../../../ui/token.tsx';
import { notation, WINTER_SYMBOLS, writeCode } from './notation.ts';

/** A canonical code, stamped in tokens where the winter set is in use, else in its letters. */
export function GuessText(props: { readonly rules: string; readonly guess: string }): VNode {
  const rules = expect(parseRules(props.rules));
  const isDrawn = notation.value === 'winter' && rules.symbols <= WINTER_SYMBOLS;
  const code = isDrawn ? parseCode(props.guess, rules) : undefined;
  return (
    <span class="lab-guess">
      {code?.ok && (
        <span class="lab-tokens">
          {Array.from(code.value, (symbol, place) => (
            <Token key={place} symbol={symbol} />
          ))}
        </span>
      )}
      <b>{writeCode(props.guess, rules)}</b>
    </span>
  );
}

/** An answer as discs, rings and dashes. */
export function AnswerMarks(props: { readonly rules: string; readonly answer: string }): VNode | null {
  const { places } = expect(parseRules(props.rules));
  const feedback = parseFeedback(props.answer, places);
  return feedback.ok ? <KeyMarks feedback={feedback.value} places={places} /> : null;
}
