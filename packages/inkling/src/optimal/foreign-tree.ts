/**
 * Reads strategies in the notations of other programs, and checks them.
 *
 * @example
 * ```js
 * import { foreignTextOf, verifyForeign } from 'inkling/optimal/foreign-tree';
 *
 * const game = { game: 'mastermind', rules: { places: 1, symbols: 2, repeats: true } };
 * const text = foreignTextOf('{"guess": "a", "next": {"0,0": {"guess": "b"}}}');
 * const verified = text && verifyForeign(text, game);
 * if (verified?.ok) console.log(text?.form, verified.value.total);
 * // → json 3
 * ```
 * @packageDocumentation
 */

import { needShape } from '@inkling/core/arguments';
import { fail, ok, type Result } from '@inkling/core/result';
import {
  type JsonFault,
  makeDot,
  parseJsonStrategy,
  strategyToJson,
} from '@inkling/deduction/notation/graph';
import type { Strategy } from '@inkling/deduction/optimum/strategy';
import { type VerifyFault, verifyStrategy } from '@inkling/deduction/optimum/verify';
import {
  type OptimalGame,
  OWN_FORMS,
  type OwnForm,
  type OwnFormFault,
  type TreeVerifier,
} from '@inkling/games/contract/optimum';
import { OPTIMA, optimumSpecOf } from '@inkling/games/optima';
import type { Verified } from './verify-file.ts';

/**
 * The notations of other programs for trees; they include neither rules nor lists. For codes: the brackets of
 * Knuth and Irving, in both dialects when reading and with 14 cells when writing. For words: Selby's lines. For
 * any game: JSON (`{"guess", "next"}`) and Graphviz, which can only be written.
 */
export type ForeignForm = OwnForm | 'json' | 'dot';
/** All notations of other programs in which a tree can be written. */
export const FOREIGN_FORMS: readonly ForeignForm[] = [...OWN_FORMS, 'json', 'dot'];

/** A text in one of the notations that can be read. */
export interface ForeignText {
  readonly text: string;
  readonly form: Exclude<ForeignForm, 'dot'>;
  /** The id of the game that the text seems to belong to. */
  readonly game: string;
  /** The first guess as it is written there, or '' if the notation does not show it. */
  readonly first: string;
}

/** Why a tree in another notation is rejected. */
export type ForeignFault =
  | { readonly code: 'too-large' }
  | OwnFormFault
  | { readonly code: 'json'; readonly fault: JsonFault }
  /**
   * The tree does not find every secret correctly. `guess` is where it fails, and `secret`, if there is one,
   * shows the failure.
   */
  | {
      readonly code: 'unsound';
      readonly why: VerifyFault['code'];
      readonly guess: string;
      readonly secret?: string;
    };

/**
 * Recognises a text that begins like one of these notations; otherwise returns undefined. JSON is attributed to
 * the game whose answers include the first answer in the text.
 */
export function foreignTextOf(text: string): ForeignText | undefined {
  for (const { game, notations } of OPTIMA) {
    const first = notations.own?.firstGuess(text);
    if (notations.own && first !== undefined) return { text, form: notations.own.form, game, first };
  }
  if (!/^\s*\{\s*"guess"\s*:/.test(text)) return undefined;
  const node = /^\s*\{\s*"guess"\s*:\s*"([^"]*)"(?:\s*,\s*"next"\s*:\s*\{\s*"([^"]*)")?/.exec(text);
  const { game } = OPTIMA.find(({ notations }) => notations.isAnswer(node?.[2] ?? '')) ?? OPTIMA[0]!;
  return { text, form: 'json', game, first: node?.[1] ?? '' };
}

/**
 * Checks such a text without trusting its author: follows every secret of the game through the tree.
 *
 * @throws TypeError if an argument is invalid; the message names it
 */
export function verifyForeign(foreign: ForeignText, game: OptimalGame): Result<Verified, ForeignFault> {
  needShape(foreign, 'foreign', { text: 'text', form: 'text' });
  needShape(game, 'game', { game: 'text' });
  const { text, form } = foreign;
  const spec = optimumSpecOf(game);
  const verifier = spec.notations.isTooLarge(game) ? undefined : spec.verifier(game);
  if (!verifier?.ok) return fail({ code: 'too-large' });
  const { codec, checkedGame, secrets } = verifier.value;
  const root = parseForeign(text, form, game, verifier.value);
  if (!root.ok) return root;
  const tally = verifyStrategy(root.value, checkedGame);
  if ('code' in tally) {
    const guess = codec.makeGuess(tally.node.guess);
    const shown = tally.secret < 0 ? {} : { secret: secrets.textOf(tally.secret) };
    return fail({ code: 'unsound', why: tally.code, guess, ...shown });
  }
  const { total, worst, histogram } = tally;
  return ok({
    game: game.game,
    rules: spec.rulesText(game),
    total,
    worst,
    histogram,
    average: total / checkedGame.secretCount,
    root: codec.makeGuess(root.value.guess),
    tree: { game, root: root.value },
  });
}

/** Whether trees of this game can be written in this notation. */
export function holdsTrees(form: ForeignForm, game: string): boolean {
  const isOwn = OWN_FORMS.some((own) => own === form);
  return !isOwn || optimumSpecOf({ game }).notations.own?.form === form;
}

/**
 * Writes a tree in a notation. Returns `undefined` if the notation cannot hold trees of this game
 * (`holdsTrees`) or trees of this depth. Law: `verifyForeign` reads brackets, lines and JSON back with the same
 * totals.
 *
 * @throws TypeError if an argument is invalid; the message names it
 */
export function makeForeign(root: Strategy, form: ForeignForm, game: OptimalGame): string | undefined {
  needShape(game, 'game', { game: 'text' });
  const spec = optimumSpecOf(game);
  const verifier = holdsTrees(form, game.game) ? spec.verifier(game) : undefined;
  if (!verifier?.ok) return undefined;
  const { codec } = verifier.value;
  if (form === 'dot') return makeDot(root, codec);
  if (form === 'json') return `${JSON.stringify(strategyToJson(root, codec))}\n`;
  return spec.notations.own?.make(root, game, verifier.value);
}

function parseForeign(
  text: string,
  form: ForeignText['form'],
  game: OptimalGame,
  verifier: TreeVerifier,
): Result<Strategy, ForeignFault> {
  const { own, asTyped } = optimumSpecOf(game).notations;
  if (form === 'json') {
    const root = parseJsonStrategy(text, asTyped(game, verifier.codec));
    return root.ok ? root : fail({ code: form, fault: root.error });
  }
  if (own?.form !== form) throw new RangeError(`${form} files do not hold trees of ${game.game}`);
  return own.read(text, game, verifier);
}
