import { fail, ok, type Result } from '@inkling/core/result';

/** What a guess can be answered. */
export const NULL_ANSWERS = ['lower', 'higher', 'found'] as const;
export type NullAnswer = (typeof NULL_ANSWERS)[number];

export type NullMove =
  /** The maker hands in the number. */
  | { readonly kind: 'deposit' | 'guess'; readonly number: number }
  /** The maker answers the waiting guess by hand. */
  | { readonly kind: 'answer'; readonly answer: NullAnswer }
  /** The maker corrects an earlier answer; `turn` counts from 0. */
  | { readonly kind: 'correct'; readonly turn: number; readonly answer: NullAnswer }
  /** Either seat ends the game. */
  | { readonly kind: 'resign' };

/** `deposit 3`, `guess 5`, `answer lower`, `correct 2 higher` (turns from 1), `resign`. */
export function makeMove(move: NullMove): string {
  if (move.kind === 'resign') return 'resign';
  if (move.kind === 'answer') return `answer ${move.answer}`;
  return move.kind === 'correct' ? `correct ${move.turn + 1} ${move.answer}` : `${move.kind} ${move.number}`;
}

/** Law: `parseMove(makeMove(m))` is `m`. Whether the move is legal is for `apply` to say. */
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

/** What the number `secret` answers. */
export function answerTo(guess: number, secret: number): NullAnswer {
  return guess === secret ? 'found' : secret < guess ? 'lower' : 'higher';
}
