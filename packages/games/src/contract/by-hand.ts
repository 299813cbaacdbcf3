import type { AnyGameModule } from './game-module.ts';

/** What a secret answers to a guess, by the law of records; `undefined` while one of them is not there. */
export function answerBy(
  { record }: AnyGameModule,
  rules: string,
  secret: string | undefined,
  guess: string | undefined,
): string | undefined {
  const laws = record?.kind === 'sheets' ? record.laws(rules) : undefined;
  if (!laws || secret === undefined || guess === undefined) return undefined;
  return laws.isSecret(secret) && laws.isSecret(guess) ? laws.answer(guess, secret) : undefined;
}

/** Every answer that the maker can give by hand, the one that finds the secret first. */
export function answersByHand({ room }: AnyGameModule, rules: string): readonly string[] {
  const params = room.parseRules(rules, 'kept');
  return room.kind === 'sheets' && room.byHand && params.ok ? room.byHand.answers(params.value) : [];
}
