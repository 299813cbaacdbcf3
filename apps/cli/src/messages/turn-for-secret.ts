import { quoted } from './numbers.ts';

/**
 * Why `solve` refuses a turn, and which verb takes it; `undefined` where none of these is written as one. `examples` are a
 * game with a secret, and the same game with a turn.
 */
export function sayTurnForSecret(
  words: readonly string[],
  examples: { readonly secret: string; readonly turn: string },
): string | undefined {
  const turn = words.find((word) => TURN.test(word));
  if (turn === undefined) return undefined;
  return `${quoted(turn)} is a turn, and solve takes the secret: inkling solve ${examples.secret}. For the next guess after some turns, ask inkling suggest ${examples.turn}.`;
}

/** A guess and its answer with a colon or a blank between; names of a skin have a comma before the blank. */
const TURN = /:|[^\s,]\s+[^\s,]/;
