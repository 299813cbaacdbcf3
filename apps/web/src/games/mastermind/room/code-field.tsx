import { fail, ok } from '@inkling/core/result';
import { makeCode } from '@inkling/games/mastermind/rules/notation';
import { type Signal, signal } from '@preact/signals';
import type { GuessField } from '../../../shell/parts/room-part.ts';
import { CodeSlots } from '../link-duel/view/code-slots.tsx';
import { ElementToken } from '../link-duel/view/code-tokens.tsx';
import { nameOf } from '../messages/names.ts';
import {
  codeOf,
  type Draft,
  draftOf,
  emptyDraft,
  eraseSymbol,
  moveTo,
  placeSymbol,
} from '../session/draft.ts';
import { type CodeTerms, symbolsOf } from './code-game.ts';
import { messages } from './messages.ts';

/** A code that is being set, element by element. */
export function openCodeField(terms: CodeTerms): GuessField {
  const { rules, skin } = terms;
  const draft: Signal<Draft> = signal(emptyDraft(rules.places));
  return {
    Field: ({ label }) => (
      <CodeSlots
        label={label}
        words={messages()}
        draft={draft}
        count={rules.symbols}
        nameOf={(symbol) => nameOf(skin, symbol)}
        draw={(symbol) => <ElementToken skin={skin} symbol={symbol} />}
      />
    ),
    read() {
      const code = codeOf(draft.value);
      if (!code) return fail(messages().incomplete);
      const isRepeated = !rules.repeats && new Set(code).size < code.length;
      return isRepeated ? fail(messages().repeated) : ok(makeCode(code));
    },
    fill(text) {
      const code = symbolsOf(text, terms);
      if (code.length > 0) draft.value = draftOf(code);
    },
    clear() {
      draft.value = emptyDraft(rules.places);
    },
    isEmpty: () => draft.value.symbols.every((symbol) => symbol === undefined),
    press({ key, code }) {
      const symbol = symbolOf(key, code, terms);
      if (symbol !== undefined) draft.value = placeSymbol(draft.value, symbol);
      else if (key === 'Backspace') draft.value = eraseSymbol(draft.value);
      else if (key === 'ArrowLeft' || key === 'ArrowRight')
        draft.value = moveTo(draft.value, draft.value.place + (key === 'ArrowLeft' ? -1 : 1));
      else return false;
      return true;
    },
  };
}

/** The symbol of a digit, wherever the keyboard has it, or of a letter. */
function symbolOf(key: string, code: string, { rules, skin }: CodeTerms): number | undefined {
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code);
  const letter = skin.id === 'letters' ? key.toLowerCase() : key.toUpperCase();
  const symbol = digit ? Number(digit[1]) - 1 : skin.letters.indexOf(letter);
  return symbol >= 0 && symbol < rules.symbols ? symbol : undefined;
}
