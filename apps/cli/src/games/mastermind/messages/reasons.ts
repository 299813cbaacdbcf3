import type { Reason } from '@inkling/codes/explain/reasons';
import type { Skin } from '@inkling/games/mastermind/rules/skins';
import { counted, listed } from '../../../messages/numbers.ts';
import { codeText, symbolText } from './codes.ts';

/** Explains why a symbol can or cannot be at a place (both zero-based). */
export function sayReason(place: number, symbol: number, reason: Reason, skin: Skin): string {
  const where = `${symbolText(symbol, skin)} at place ${place + 1}`;
  if (reason.possible)
    return `${where} is possible: ${counted(reason.count, 'code')} ${reason.count === 1n ? 'has' : 'have'} it, for example ${codeText(reason.witness, skin)}.`;
  if (reason.turns.length === 0) return `${where} is ruled out by the rules alone.`;
  const turns = reason.turns.map((turn) => turn + 1);
  const together = turns.length > 1 ? ' together' : '';
  return `${where} is ruled out by turn${turns.length > 1 ? 's' : ''} ${listed(turns)}${together}.`;
}
