import { fail, ok } from '@inkling/core/result';
import { makeCode } from '@inkling/games/mastermind/rules/notation';
import { type Signal, signal } from '@preact/signals';
import type { GuessField } from '../../../shell/parts/room-part.ts';
import { symbolOfKey } from '../board/code-keys.ts';
import { CodeSlots } from '../board/code-slots.tsx';
import {
  codeOf,
  type Draft,
  draftOf,
  emptyDraft,
  eraseSymbol,
  moveBy,
  placeSymbol,
} from '../session/draft.ts';
import { type CodeTerms, symbolsOf } from './code-game.ts';
import { messages } from './messages.ts';

/** A code that is being set, element by element. */
export function openCodeField(terms: CodeTerms): GuessField {
  const { rules, skin } = terms;
  const draft: Signal<Draft> = signal(emptyDraft(rules.places));
  return {
    Field: ({ label }) => <CodeSlots label={label} skin={skin} draft={draft} count={rules.symbols} />,
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
