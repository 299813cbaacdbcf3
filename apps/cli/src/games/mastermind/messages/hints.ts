import type { Hint } from '@inkling/games/mastermind/analysis/hint';
import type { Skin } from '@inkling/games/mastermind/rules/skins';
import { counted, grouped, listed, percent } from '../../../messages/numbers.ts';
import { symbolText } from './codes.ts';

/** A certain hint says first where to look, and what follows only when it is asked for again. */
export function sayHint(hint: Hint, again: boolean, skin: Skin): string {
  const symbol = symbolText(hint.symbol, skin);
  const place = `place ${hint.place + 1}`;
  if (!hint.certain)
    return `Nothing is certain yet. Likeliest is ${symbol} at ${place}: ${grouped(hint.count)} of ${counted(hint.total, 'code')}, ${percent(hint.count, hint.total)}.`;
  const turns = hint.turns.map((turn) => turn + 1);
  const look = turns.length === 0 ? 'the rules alone' : `turn${turns.length > 1 ? 's' : ''} ${listed(turns)}`;
  return again
    ? `It is ${symbol} at ${place}: ${look} ${turns.length > 1 || turns.length === 0 ? 'leave' : 'leaves'} nothing else.`
    : `One place is certain. Look at ${look}, and at ${place}; type hint again to see it.`;
}
