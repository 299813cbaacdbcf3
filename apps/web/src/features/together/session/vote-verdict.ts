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
  const { record } = module;
  const laws = record?.kind === 'sheets' ? record.laws(rules) : undefined;
  if (record?.kind !== 'sheets' || !laws) return undefined;
  const turn = turns.findIndex((turn) => {
    const answer = answerOfSecret(module, rules, guess, turn.guess);
    return answer !== undefined && answer !== record.answerText(turn);
  });
  if (turn >= 0) return { kind: 'refuted', turn };
  const isDrawn = drawnSecrets(module, rules)?.includes(guess) ?? true;
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

/** How many secrets fit all turns. Undefined if they are too many to list, or if their answers cannot be computed. */
export function secretsLeft(view: RoomView, module: AnyGameModule): number | undefined {
  const { record } = module;
  const { rules, sheets = [] } = view;
  const laws = record?.kind === 'sheets' ? record.laws(rules) : undefined;
  if (record?.kind !== 'sheets' || !laws) return undefined;
  const turns = (sheets[0]?.turns ?? []).map((turn) => [turn.guess, record.answerText(turn)] as const);
  return drawnSecrets(module, rules)?.filter((secret) =>
    turns.every(([guess, answer]) => laws.answer(guess, secret) === answer),
  ).length;
}

/** Every secret that the server may have drawn. Undefined if they are too many to list. */
function drawnSecrets({ room }: AnyGameModule, rules: string): readonly string[] | undefined {
  if (latest?.room === room && latest.rules === rules) return latest.secrets;
  const params = room.parseRules(rules, 'drawn');
  const secrets = params.ok && room.kind === 'sheets' ? room.drawnSecrets?.(params.value) : undefined;
  latest = { room, rules, secrets };
  return secrets;
}

/** A class asks for the same list with every guess that it judges. */
let latest:
  | {
      readonly room: AnyGameModule['room'];
      readonly rules: string;
      readonly secrets: readonly string[] | undefined;
    }
  | undefined;
