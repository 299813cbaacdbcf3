import { CodeSpace, codeCount } from '@inkling/codes/candidates/code-space';
import { codeDeduction } from '@inkling/codes/optimum/code-deduction';
import type { CodeRules } from '@inkling/core/deduction';
import { fail, ok, type Result } from '@inkling/core/result';
import {
  type JsonFault,
  makeDot,
  parseJsonStrategy,
  strategyToJson,
} from '@inkling/deduction/notation/graph';
import { makeIrving } from '@inkling/deduction/notation/irving';
import type { IrvingGame } from '@inkling/deduction/notation/irving-cells';
import { parseIrving } from '@inkling/deduction/notation/irving-parser';
import type { IrvingFault } from '@inkling/deduction/notation/irving-signs';
import { makeSelby, parseSelby, type SelbyFault } from '@inkling/deduction/notation/selby';
import type { Strategy } from '@inkling/deduction/optimum/strategy';
import type { StrategyCodec } from '@inkling/deduction/optimum/strategy-text';
import { type VerifyFault, verifyStrategy } from '@inkling/deduction/optimum/verify';
import { makeCode, parseCode } from '@inkling/games/mastermind/rules/notation';
import { makeRules } from '@inkling/games/mastermind/rules/rules';
import { codeCodec, selbyCodec } from './codecs.ts';
import type { OptimalGame } from './listed-game.ts';
import { type TreeVerifier, treeVerifierOf } from './tree-verifier.ts';
import type { Verified } from './verify-file.ts';

/**
 * Trees in the notations of others, which name neither rules nor lists: of codes the brackets of Knuth and Irving in
 * both dialects (read; written with 14 cells), of words Selby's lines, of both JSON (`{"guess", "next"}`), and Graphviz,
 * which is only written.
 */
export const FOREIGN_FORMS = ['irving', 'selby', 'json', 'dot'] as const;
export type ForeignForm = (typeof FOREIGN_FORMS)[number];

/** A text in one of the forms that can be read. */
export interface ForeignText {
  readonly text: string;
  readonly form: Exclude<ForeignForm, 'dot'>;
  readonly game: OptimalGame['game'];
  /** The first guess, as it stands there; brackets are of codes, so that theirs tells nothing. */
  readonly first: string;
}

export type ForeignFault =
  | { readonly code: 'too-large' }
  | { readonly code: 'irving'; readonly fault: IrvingFault }
  | { readonly code: 'selby'; readonly fault: SelbyFault }
  | { readonly code: 'json'; readonly fault: JsonFault }
  /** The tree does not find every secret as it should; `guess` is where, and a secret shows it where one can. */
  | {
      readonly code: 'unsound';
      readonly why: VerifyFault['code'];
      readonly guess: string;
      readonly secret?: string;
    };

/** A text that begins like one of these notations. JSON is of words where its first answer is marks. */
export function foreignTextOf(text: string): ForeignText | undefined {
  if (/^\s*\d{1,9}\s*\(/.test(text)) return { text, form: 'irving', game: 'mastermind', first: '' };
  const line = /^\s*(\S+) +[BYG]+1(?=\s|$)/.exec(text);
  if (line) return { text, form: 'selby', game: 'word', first: line[1] as string };
  const node = /^\s*\{\s*"guess"\s*:\s*"([^"]*)"(\s*,\s*"next"\s*:\s*\{\s*"[gywb]+")?/i.exec(text);
  if (node) return { text, form: 'json', game: node[2] ? 'word' : 'mastermind', first: node[1] as string };
  return /^\s*\{\s*"guess"\s*:/.test(text)
    ? { text, form: 'json', game: 'mastermind', first: '' }
    : undefined;
}

/** Checks such a text without trusting who made it: every secret of the game is followed through the tree. */
export function verifyForeign(
  { text, form }: ForeignText,
  game: OptimalGame,
): Result<Verified, ForeignFault> {
  const verifier = isTooLarge(game) ? undefined : treeVerifierOf(game);
  if (!verifier?.ok) return fail({ code: 'too-large' });
  const { codec, referee, secrets } = verifier.value;
  const root = parseForeign(text, form, game, verifier.value);
  if (!root.ok) return root;
  const tally = verifyStrategy(root.value, referee);
  if ('code' in tally) {
    const guess = codec.makeGuess(tally.node.guess);
    const shown = tally.secret < 0 ? {} : { secret: secrets.textOf(tally.secret) };
    return fail({ code: 'unsound', why: tally.code, guess, ...shown });
  }
  const { total, worst, histogram } = tally;
  return ok({
    game: game.game,
    rules: rulesTextOf(game),
    total,
    worst,
    histogram,
    average: total / referee.secretCount,
    root: codec.makeGuess(root.value.guess),
    tree: { game, root: root.value },
  });
}

/** Can trees of this game be written so? Brackets have the answers of codes, and Selby's lines those of words. */
export function holdsTrees(form: ForeignForm, game: OptimalGame['game']): boolean {
  if (form === 'irving') return game === 'mastermind';
  return form !== 'selby' || game === 'word';
}

/**
 * Law: `verifyForeign` reads what is written in brackets, lines or JSON, to the same totals. `undefined` where the form
 * does not hold trees of this game (`holdsTrees`), or none that is so deep.
 */
export function makeForeign(root: Strategy, form: ForeignForm, game: OptimalGame): string | undefined {
  if (!holdsTrees(form, game.game)) return undefined;
  if (form === 'irving' && game.game === 'mastermind') {
    const listed = bracketsOf(game.rules);
    return makeIrving(root, { ...listed, codec: inDigits(listed.codec, game.rules) });
  }
  const verifier = treeVerifierOf(game);
  if (!verifier.ok) return undefined;
  const { codec, referee } = verifier.value;
  if (form === 'dot') return makeDot(root, codec);
  if (form === 'json') return `${JSON.stringify(strategyToJson(root, codec))}\n`;
  return makeSelby(root, { ...referee, feedback: referee.evaluate }, selbyCodec(codec));
}

function parseForeign(
  text: string,
  form: ForeignText['form'],
  game: OptimalGame,
  { codec, referee }: TreeVerifier,
): Result<Strategy, ForeignFault> {
  const reading = game.game === 'mastermind' ? codesAsTyped(codec, game.rules) : wordsAsTyped(codec);
  switch (form) {
    case 'irving': {
      if (game.game !== 'mastermind') throw new RangeError('brackets are of codes');
      const root = parseIrving(text, { ...bracketsOf(game.rules), codec: reading });
      return root.ok ? root : fail({ code: form, fault: root.error });
    }
    case 'selby': {
      const root = parseSelby(text, selbyCodec(reading), referee.solved);
      return root.ok ? root : fail({ code: form, fault: root.error });
    }
    case 'json': {
      const root = parseJsonStrategy(text, reading);
      return root.ok ? root : fail({ code: form, fault: root.error });
    }
  }
}

/** The strategy file's name of the rules. */
function rulesTextOf(game: OptimalGame): string {
  if (game.game === 'mastermind') return makeRules(game.rules);
  return `word${Array.from(game.words.allowed[0] ?? '').length}${game.hard ? '-hard' : ''}`;
}

function bracketsOf(rules: CodeRules): IrvingGame & { readonly codec: StrategyCodec } {
  const space = new CodeSpace(rules);
  const codes = Array.from({ length: space.size }, (_, code) => space.codeAt(code));
  return { ...codeDeduction(space), places: rules.places, codec: codeCodec(rules, codes) };
}

/** Codes in letters or digits. */
function codesAsTyped(codec: StrategyCodec, rules: CodeRules): StrategyCodec {
  return {
    ...codec,
    parseGuess: (text) => {
      const code = parseCode(text, rules);
      return code.ok ? codec.parseGuess(makeCode(code.value)) : undefined;
    },
  };
}

/** Words and marks in any case, and Selby's B for w. */
function wordsAsTyped(codec: StrategyCodec): StrategyCodec {
  return {
    ...codec,
    parseGuess: (text) => codec.parseGuess(text.normalize('NFC').toLowerCase()),
    parseClass: (text) => codec.parseClass(text.toLowerCase().replaceAll('b', 'w')),
  };
}

/** As the literature prints codes, while there are digits enough. */
function inDigits(codec: StrategyCodec, { symbols }: CodeRules): StrategyCodec {
  if (symbols > 9) return codec;
  const digits = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0) - A + 1).join('');
  return { ...codec, makeGuess: (guess) => digits(codec.makeGuess(guess)) };
}

function isTooLarge(game: OptimalGame): boolean {
  return game.game === 'mastermind' && codeCount(game.rules) > BigInt(CODES_MAX);
}

const A = 'a'.charCodeAt(0);
/** More codes than any published tree is for. */
const CODES_MAX = 2 ** 15;
