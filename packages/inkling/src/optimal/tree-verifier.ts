import type { CodeRules } from '@inkling/core/deduction';
import { fail, ok, type Result } from '@inkling/core/result';
import type { StrategyCodec } from '@inkling/deduction/optimum/strategy-text';
import type { Referee } from '@inkling/deduction/optimum/verify';
import {
  checkCodes,
  checkExactNear,
  checkHard,
  checkMarks,
} from '@inkling/deduction/optimum/verify-evaluators';
import { codeCodec, wordCodec } from './codecs.ts';
import type { OptimalGame } from './listed-game.ts';
import { codeSecrets, type SecretNames, wordSecrets } from './secret-names.ts';
import type { WordLists } from './words.ts';

/** What judges the trees of a game: how guesses are written, all secrets, and the checker's own answers. */
export interface TreeVerifier {
  readonly codec: StrategyCodec;
  readonly referee: Referee;
  readonly secrets: SecretNames;
}

/** Codes; a strategy for more is refused. */
const CODES_MAX = 2 ** 17;
/** Letters; the search knows no longer words. */
export const WORD_LENGTH_MAX = 10;

/** All words of a game must have one length. */
export function treeVerifierOf(game: OptimalGame): Result<TreeVerifier, 'too-large'> {
  return game.game === 'mastermind' ? codeVerifier(game.rules) : wordVerifier(game.words, game.hard);
}

function codeVerifier(rules: CodeRules): Result<TreeVerifier, 'too-large'> {
  const { places, symbols, repeats } = rules;
  let size = 1;
  for (let place = 0; place < places; place++) size *= repeats ? symbols : symbols - place;
  if (size > CODES_MAX) return fail('too-large');
  const codes = checkCodes(places, symbols, repeats);
  const codec = codeCodec(rules, codes);
  const referee: Referee = {
    secretCount: codes.length,
    guessCount: codes.length,
    solved: ((places + 1) * (places + 2)) / 2 - 1,
    evaluate: (guess, secret) => checkExactNear(codes[guess] as number[], codes[secret] as number[]),
  };
  return ok({ codec, referee, secrets: codeSecrets(rules, codec, codes.length) });
}

function wordVerifier({ answers, allowed }: WordLists, hard: boolean): Result<TreeVerifier, 'too-large'> {
  const length = Array.from(allowed[0] ?? '').length;
  if (length > WORD_LENGTH_MAX) return fail('too-large');
  const spelt = (word: string) => Array.from(word, (letter) => letter.codePointAt(0) as number);
  const guesses = allowed.map(spelt);
  const secrets = answers.map(spelt);
  const referee: Referee = {
    secretCount: secrets.length,
    guessCount: guesses.length,
    solved: 3 ** length - 1,
    evaluate: (guess, secret) => checkMarks(guesses[guess] as number[], secrets[secret] as number[]),
    ...(hard ? { permits: hardRule(guesses) } : {}),
  };
  return ok({ codec: wordCodec(allowed, length), referee, secrets: wordSecrets(answers) });
}

function hardRule(
  guesses: readonly (readonly number[])[],
): (guess: number, cls: number, next: number) => boolean {
  return (guess, cls, next) =>
    next < guesses.length && checkHard(guesses[guess] as number[], cls, guesses[next] as number[]);
}
