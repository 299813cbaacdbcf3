import { CodeSpace, codeCount } from '@inkling/codes/candidates/code-space';
import { CodeNames } from '@inkling/codes/optimum/code-bound';
import { isSearchable, listCodeProblem } from '@inkling/codes/optimum/code-deduction';
import { CodeSymmetry } from '@inkling/codes/optimum/code-symmetry';
import type { CodeRules } from '@inkling/core/deduction';
import { fail, ok, type Result } from '@inkling/core/result';
import { checkCodes, checkExactNear } from '@inkling/deduction/check/evaluators';
import { isCheckable } from '@inkling/deduction/check/proof-game';
import type { CheckedGame } from '@inkling/deduction/optimum/verify';
import type { OptimumSpec, TreeVerifier } from '../../contract/optimum.ts';
import { makeRules, parseRules } from '../rules/rules.ts';
import { brackets } from './brackets.ts';
import { codeCodec, codeSecrets, codesAsTyped } from './code-codec.ts';

// A type, because an interface has no index signature and would not fit `OptimalGame`.
export type OptimalCodes = { readonly game: 'mastermind'; readonly rules: CodeRules };

export const mastermindOptimum: OptimumSpec<OptimalCodes> = {
  game: 'mastermind',
  rulesText: ({ rules }) => makeRules(rules),
  lists: () => [],
  knownLists: () => [],
  list({ rules }) {
    const listed = listCodeProblem(rules);
    if (!listed.ok) return fail({ code: listed.error });
    const { problem, space, symmetry } = listed.value;
    const codes = Array.from({ length: space.size }, (_, index) => space.codeAt(index));
    const codec = codeCodec(rules, codes);
    return ok({ problem, codec, rules: makeRules(rules), lists: [], fingerprint: 0, search: { symmetry } });
  },
  secrets({ rules }) {
    if (!isSearchable(rules)) return fail('too-large');
    const space = new CodeSpace(rules);
    const codes = Array.from({ length: space.size }, (_, code) => space.codeAt(code));
    return ok(codeSecrets(rules, codeCodec(rules, codes), codes.length));
  },
  verifier: ({ rules }) => codeVerifier(rules),
  setupFromHeader({ rules }) {
    const parsed = parseRules(rules);
    return parsed.ok ? ok(setupOf(parsed.value)) : fail({ code: 'unknown-rules' });
  },
  setupFromJson(_value, text) {
    const rules = parseRules(text);
    return rules.ok ? setupOf(rules.value) : undefined;
  },
  notations: {
    isTooLarge: ({ rules }) => codeCount(rules) > BigInt(PUBLISHED_MAX),
    asTyped: ({ rules }, codec) => codesAsTyped(codec, rules),
    isAnswer: (text) => !/^[gywb]+$/i.test(text),
    own: brackets,
  },
  lemmaNames({ rules }) {
    if (!isCheckable(rules.places, rules.symbols, rules.repeats)) return undefined;
    const space = new CodeSpace(rules);
    return new CodeNames(space, new CodeSymmetry(space));
  },
};

/** The maximum number of codes for which strategies are verified. */
const CODES_MAX = 2 ** 17;
/** No published tree is for a game with more codes than this. */
const PUBLISHED_MAX = 2 ** 15;

function setupOf(rules: CodeRules): OptimalCodes {
  return { game: 'mastermind', rules };
}

function codeVerifier(rules: CodeRules): Result<TreeVerifier, 'too-large'> {
  const { places, symbols, repeats } = rules;
  let size = 1;
  for (let place = 0; place < places; place++) size *= repeats ? symbols : symbols - place;
  if (size > CODES_MAX) return fail('too-large');
  const codes = checkCodes(places, symbols, repeats);
  const codec = codeCodec(rules, codes);
  const checkedGame: CheckedGame = {
    secretCount: codes.length,
    guessCount: codes.length,
    solved: ((places + 1) * (places + 2)) / 2 - 1,
    evaluate: (guess, secret) => checkExactNear(codes[guess] as number[], codes[secret] as number[]),
  };
  return ok({ codec, checkedGame, secrets: codeSecrets(rules, codec, codes.length) });
}
