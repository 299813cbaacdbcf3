import type { AnyGameModule } from './game-module.ts';

/**
 * Returns the answer of a secret to a guess, computed by the record laws. Returns undefined while the secret or
 * the guess is missing or is not canonical.
 */
export function answerOfSecret(
  { record }: AnyGameModule,
  rules: string,
  secret: string | undefined,
  guess: string | undefined,
): string | undefined {
  const laws = record?.kind === 'sheets' ? record.laws(rules) : undefined;
  if (!laws || secret === undefined || guess === undefined) return undefined;
  return laws.isSecret(secret) && laws.isSecret(guess) ? laws.answer(guess, secret) : undefined;
}

/** Returns every answer that the maker can give by hand. The answer that means "solved" comes first. */
export function answersByHand({ room }: AnyGameModule, rules: string): readonly string[] {
  const params = room.parseRules(rules, 'kept');
  return room.kind === 'sheets' && room.byHand && params.ok ? room.byHand.answers(params.value) : [];
}
