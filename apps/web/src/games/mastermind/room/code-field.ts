import { fail, ok } from '@inkling/core/result';
import { makeCode } from '@inkling/games/mastermind/rules/notation';
import type { Signal } from '@preact/signals';
import type { GuessField } from '../../../shell/parts/room-part.ts';
import { symbolOfKey } from '../board/code-keys.ts';
import {
  codeOf,
  type Draft,
  draftOf,
  emptyDraft,
  eraseSymbol,
  makeDraft,
  moveBy,
  parseDraft,
  placeSymbol,
} from '../session/draft.ts';
import { type CodeTerms, symbolsOf } from './code-game.ts';
import { messages } from './messages.ts';

/** The behaviour of a field for setting a code piece by piece, whatever it looks like. */
export function codeField(terms: CodeTerms, draft: Signal<Draft>): Omit<GuessField, 'Field' | 'Board'> {
  const { rules, skin } = terms;
  return {
    read() {
      const code = codeOf(draft.value);
      if (!code) return fail(messages().incomplete);
      const isRepeated = !rules.repeats && new Set(code).size < code.length;
      return isRepeated ? fail(messages().repeated) : ok(makeCode(code));
    },
    begun: () => (draft.value.symbols.some((symbol) => symbol !== undefined) ? makeDraft(draft.value) : ''),
    fill(text) {
      const code = symbolsOf(text, terms);
      draft.value = code.length > 0 ? draftOf(code) : (parseDraft(text, rules) ?? draft.value);
    },
    clear() {
      draft.value = emptyDraft(rules.places);
    },
    press(event) {
      const { key } = event;
      const symbol = symbolOfKey(event, skin, rules.symbols);
      if (symbol !== undefined) draft.value = placeSymbol(draft.value, symbol);
      else if (key === 'Backspace') draft.value = eraseSymbol(draft.value);
      else if (key === 'ArrowLeft') draft.value = moveBy(draft.value, -1);
      else if (key === 'ArrowRight') draft.value = moveBy(draft.value, 1);
      else return false;
      return true;
    },
  };
}
