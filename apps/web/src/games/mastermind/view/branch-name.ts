import { makeGivenAnswer } from '@inkling/games/mastermind/rules/partial-turn';
import type { Skin } from '@inkling/games/mastermind/rules/skins';
import { messages } from '../messages/language.ts';
import type { Branch } from '../session/branches.ts';

/** The label that distinguishes a variation from others: its first guess and answer, or what else it begins with. */
export function branchName({ begins, guess, answer, guesses }: Branch, { letters }: Skin): string {
  const { branches } = messages();
  const code = guess && Array.from(guess, (symbol) => letters[symbol]).join('');
  const begun = begins === 'rescore' || begins === 'deposit' ? branches.begins[begins] : undefined;
  return branches.branch(code ?? begun, answer && makeGivenAnswer(answer), guesses);
}
