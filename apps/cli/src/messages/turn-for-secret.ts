import { quoted } from './numbers.ts';

/**
 * Says why `solve` refuses a turn, and which verb accepts it. Returns `undefined` if no word has the form of a
 * turn. `examples` contain a game with a secret, and the same game with a turn.
 */
export function sayTurnForSecret(
  words: readonly string[],
  examples: { readonly secret: string; readonly turn: string },
): string | undefined {
  const turn = words.find((word) => TURN.test(word));
  if (turn === undefined) return undefined;
  return `${quoted(turn)} is a turn, and solve takes the secret: inkling solve ${examples.secret}. For the next guess after some turns, ask inkling suggest ${examples.turn}.`;
}

/**
 * Matches a guess and its answer, separated by a colon or a space. A space after a comma separates names of a skin
 * and does not count.
 */
const TURN = /:|[^\s,]\s+[^\s,]/;
