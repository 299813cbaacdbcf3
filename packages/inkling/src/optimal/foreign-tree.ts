import type { CodeRules } from '@inkling/core/deduction';
import { fail, ok, type Result } from '@inkling/core/result';
import { makeCode, parseCode } from '@inkling/games/mastermind/notation';
import { makeRules } from '@inkling/games/mastermind/rules';
import { CodeSpace, codeCount } from '@inkling/solvers/candidates/code-space';
import { codeDeduction } from '@inkling/solvers/optimal/code-deduction';
import {
  type JsonFault,
  makeDot,
  parseJsonStrategy,
  strategyToJson,
} from '@inkling/solvers/optimal/notation/graph';
import { makeIrving } from '@inkling/solvers/optimal/notation/irving';
import type { IrvingGame } from '@inkling/solvers/optimal/notation/irving-cells';
import { parseIrving } from '@inkling/solvers/optimal/notation/irving-parser';
import type { IrvingFault } from '@inkling/solvers/optimal/notation/irving-signs';
import type { Strategy } from '@inkling/solvers/optimal/strategy';
import type { StrategyCodec } from '@inkling/solvers/optimal/strategy-text';
import { type VerifyFault, verifyStrategy } from '@inkling/solvers/optimal/verify';
import { checkCodes, checkExactNear } from '@inkling/solvers/optimal/verify-evaluators';
import { codeCodec } from './codecs.ts';
import type { Verified } from './verify-file.ts';

/**
 * Trees of codes in notations that name no rules: the brackets of Knuth and Irving in both dialects (read; written with
 * 14 cells), JSON (`{"guess", "next"}`), and Graphviz, which is only written.
 */
export const FOREIGN_FORMS = ['irving', 'json', 'dot'] as const;
export type ForeignForm = (typeof FOREIGN_FORMS)[number];

export type ForeignFault =
  | { readonly code: 'too-large' }
  | { readonly code: 'irving'; readonly fault: IrvingFault }
  | { readonly code: 'json'; readonly fault: JsonFault }
  /** The tree does not find every secret as it should; `guess` is where. */
  | { readonly code: 'unsound'; readonly why: VerifyFault['code']; readonly guess: string };

/** Which of these notations a text begins like, or `undefined`. */
export function foreignFormOf(text: string): 'irving' | 'json' | undefined {
  if (/^\s*\d{1,9}\s*\(/.test(text)) return 'irving';
  return /^\s*\{\s*"guess"\s*:/.test(text) ? 'json' : undefined;
}

/** Checks such a text without trusting who made it: every secret is followed through the tree. */
export function verifyForeign(
  text: string,
  form: 'irving' | 'json',
  rules: CodeRules,
): Result<Verified, ForeignFault> {
  if (codeCount(rules) > BigInt(CODES_MAX)) return fail({ code: 'too-large' });
  const game = gameOf(rules);
  const root = form === 'irving' ? parseIrving(text, game) : parseJsonStrategy(text, game.codec);
  if (!root.ok) return fail({ code: form, fault: root.error } as ForeignFault);
  const { places, symbols, repeats } = rules;
  const codes = checkCodes(places, symbols, repeats);
  const tally = verifyStrategy(root.value, {
    secretCount: codes.length,
    guessCount: codes.length,
    solved: game.solved,
    evaluate: (guess, secret) => checkExactNear(codes[guess] as number[], codes[secret] as number[]),
  });
  if ('code' in tally)
    return fail({ code: 'unsound', why: tally.code, guess: game.codec.makeGuess(tally.node.guess) });
  const { total, worst, histogram } = tally;
  return ok({
    game: 'mastermind',
    rules: makeRules(rules),
    total,
    worst,
    histogram,
    average: total / codes.length,
    root: game.codec.makeGuess(root.value.guess),
  });
}

/** Law: `verifyForeign` reads what is written as brackets or JSON, to the same totals. */
export function makeForeign(root: Strategy, form: ForeignForm, rules: CodeRules): string {
  const game = gameOf(rules);
  if (form === 'irving') return makeIrving(root, { ...game, codec: inDigits(game.codec, rules) });
  if (form === 'dot') return makeDot(root, game.codec);
  return `${JSON.stringify(strategyToJson(root, game.codec))}\n`;
}

/** As the literature prints codes, while there are digits enough. */
function inDigits(codec: StrategyCodec, { symbols }: CodeRules): StrategyCodec {
  if (symbols > 9) return codec;
  const digits = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0) - A + 1).join('');
  return { ...codec, makeGuess: (guess) => digits(codec.makeGuess(guess)) };
}

function gameOf(rules: CodeRules): IrvingGame & { readonly codec: StrategyCodec } {
  const space = new CodeSpace(rules);
  const codec = codeCodec(
    rules,
    Array.from({ length: space.size }, (_, code) => space.codeAt(code)),
  );
  const parseGuess = (text: string) => {
    const code = parseCode(text, rules);
    return code.ok ? codec.parseGuess(makeCode(code.value)) : undefined;
  };
  return { ...codeDeduction(space), places: rules.places, codec: { ...codec, parseGuess } };
}

const A = 'a'.charCodeAt(0);
/** More codes than any published tree is for. */
const CODES_MAX = 2 ** 15;
