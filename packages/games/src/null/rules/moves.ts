import { fail, ok, type Result } from '@inkling/core/result';

/** The possible answers to a guess. */
export const NULL_ANSWERS = ['lower', 'higher', 'found'] as const;
export type NullAnswer = (typeof NULL_ANSWERS)[number];

export type NullMove =
  /** `deposit`: the maker hands in the secret number. `guess`: the breaker guesses a number. */
  | { readonly kind: 'deposit' | 'guess'; readonly number: number }
  /** The maker answers the pending guess by hand. */
  | { readonly kind: 'answer'; readonly answer: NullAnswer }
  /** The maker corrects an earlier answer. `turn` is zero-based. */
  | { readonly kind: 'correct'; readonly turn: number; readonly answer: NullAnswer }
  /** Either seat gives up. */
  | { readonly kind: 'resign' };

/** Formats a move: `deposit 3`, `guess 5`, `answer lower`, `correct 2 higher` (turns are one-based), `resign`. */
export function makeMove(move: NullMove): string {
  if (move.kind === 'resign') return 'resign';
  if (move.kind === 'answer') return `answer ${move.answer}`;
  return move.kind === 'correct' ? `correct ${move.turn + 1} ${move.answer}` : `${move.kind} ${move.number}`;
}

/** Parses a move; `apply` decides whether it is legal. Law: `parseMove(makeMove(m))` is `m`. */
export function parseMove(text: string): Result<NullMove, { readonly code: 'not-a-move' }> {
  if (text === 'resign') return ok({ kind: 'resign' });
  const [, kind, number] = /^(deposit|guess) ([1-9]\d{0,2})$/.exec(text) ?? [];
  if (kind) return ok({ kind: kind as 'deposit' | 'guess', number: Number(number) });
  const [, verb, turn, word] = /^(answer|correct ([1-9]\d?)) (\w+)$/.exec(text) ?? [];
  const answer = NULL_ANSWERS.find((name) => name === word);
  if (!answer) return fail({ code: 'not-a-move' });
  return ok(
    verb === 'answer' ? { kind: 'answer', answer } : { kind: 'correct', turn: Number(turn) - 1, answer },
  );
}

/** Returns the answer to a guess if the number is `secret`. */
export function answerTo(guess: number, secret: number): NullAnswer {
  return guess === secret ? 'found' : secret < guess ? 'lower' : 'higher';
}
