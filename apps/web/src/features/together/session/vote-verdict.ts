import type { RoomView } from '@inkling/client/generated/api';
import { answerOfSecret } from '@inkling/games/contract/by-hand';
import type { AnyGameModule } from '@inkling/games/contract/game-module';
import type { PublicTurn } from '@inkling/games/contract/room';

/** Whether a guess of a class can be the secret. Turns are zero-based. */
export type VoteVerdict =
  | { readonly kind: 'possible' }
  /** The first turn whose answer this guess would not have given. */
  | { readonly kind: 'refuted'; readonly turn: number }
  /** It may be guessed, but it is never hidden. */
  | { readonly kind: 'never-hidden' };

/** Judges a guess by the turns so far. Undefined for a game whose answers cannot be computed. */
export function verdictOf(
  module: AnyGameModule,
  rules: string,
  turns: readonly PublicTurn[],
  guess: string,
): VoteVerdict | undefined {
  const { record, room } = module;
  const laws = record?.kind === 'sheets' ? record.laws(rules) : undefined;
  if (record?.kind !== 'sheets' || !laws) return undefined;
  const turn = turns.findIndex((turn) => {
    const answer = answerOfSecret(module, rules, guess, turn.guess);
    return answer !== undefined && answer !== record.answerText(turn);
  });
  if (turn >= 0) return { kind: 'refuted', turn };
  const params = room.parseRules(rules, 'drawn');
  const isDrawn = !params.ok || room.kind !== 'sheets' || (room.mayBeDrawn?.(params.value, guess) ?? true);
  return laws.isSecret(guess) && isDrawn ? { kind: 'possible' } : { kind: 'never-hidden' };
}

/** Judges the guesses of a class in their order. */
export function verdictsOf(view: RoomView, module: AnyGameModule): readonly (VoteVerdict | undefined)[] {
  const { classroom, rules, sheets = [] } = view;
  const turns = sheets[0]?.turns ?? [];
  return (classroom?.guesses ?? []).map(({ guess }) => verdictOf(module, rules, turns, guess));
}

/** How many of the votes are for guesses that can be the secret. Undefined if that cannot be computed. */
export function votesForPossible(view: RoomView, module: AnyGameModule): number | undefined {
  const verdicts = verdictsOf(view, module);
  if (verdicts.includes(undefined)) return undefined;
  const guesses = view.classroom?.guesses ?? [];
  return guesses.reduce((sum, { votes }, at) => sum + (verdicts[at]?.kind === 'possible' ? votes : 0), 0);
}
