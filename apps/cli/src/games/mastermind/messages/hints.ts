import type { Hint } from '@inkling/games/mastermind/analysis/hint';
import type { Skin } from '@inkling/games/mastermind/rules/skins';
import { counted, grouped, listed, percent } from '../../../messages/numbers.ts';
import { symbolText } from './codes.ts';

/** Returns the steps of a hint, each of which reveals more than the one before. */
export function sayHints(hint: Hint, skin: Skin): readonly (() => string)[] {
  const symbol = symbolText(hint.symbol, skin);
  const place = `place ${hint.place + 1}`;
  if (!hint.certain)
    return [
      () => `Nothing is certain yet; most is known of ${place}. Type hint again for more.`,
      () =>
        `No symbol is likelier at ${place} than ${symbol}: ${grouped(hint.count)} of ${counted(hint.total, 'code')}, ${percent(hint.count, hint.total)}.`,
    ];
  const turns = hint.turns.map((turn) => turn + 1);
  const look = turns.length === 0 ? 'the rules alone' : `turn${turns.length > 1 ? 's' : ''} ${listed(turns)}`;
  return [
    () => `One place is certain: look at ${place}. Type hint again for more.`,
    () => `It follows from ${look}.`,
    () =>
      `It is ${symbol} at ${place}: ${look} ${turns.length > 1 || turns.length === 0 ? 'leave' : 'leaves'} nothing else.`,
  ];
}

export function sayGoodGuess(code: string): string {
  return `A guess that tells a lot: ${code}.`;
}
