import type { CodeRules, CodeTurn } from '@inkling/core/deduction';
import { fail, ok, type Result } from '@inkling/core/result';
import { parseTurn } from '@inkling/games/mastermind/notation';
import { makeRules, parseRules } from '@inkling/games/mastermind/rules';
import { SKIN_IDS, type Skin, skinFor } from '@inkling/games/mastermind/skins';
import { isListable } from '@inkling/solvers/candidates/code-space';
import type { Kernels } from '@inkling/solvers/kernels/kernels';
import type { PlayerName } from 'inkling/mastermind/players';
import type { Position } from 'inkling/mastermind/position';
import { positionAfter } from 'inkling/mastermind/positions';
import { readEntries } from '../shell/entries.ts';
import type { Options } from '../shell/options.ts';
import type { World } from '../shell/world.ts';
import { sayUnknown } from '../words/choosing.ts';
import { sayEntryFault, sayParamsFault, sayTooLarge } from '../words/faults.ts';
import { quoted } from '../words/numbers.ts';

/** What every question about a history starts from; errors are finished sentences for standard error. */
export interface Setting {
  readonly rules: CodeRules;
  readonly rulesText: string;
  readonly skin: Skin;
}

export interface Problem extends Setting {
  readonly position: Position;
}

export function readSetting(options: Options): Result<Setting, string> {
  const typed = options.rules ?? 'p4c6r';
  const rules = parseRules(typed);
  if (!rules.ok) return fail(sayParamsFault(rules.error, typed));
  const wanted = options.skin ?? 'letters';
  const id = SKIN_IDS.find((known) => known === wanted);
  if (!id) return fail(sayUnknown('a skin', wanted, SKIN_IDS));
  return ok({
    rules: rules.value,
    rulesText: makeRules(rules.value),
    skin: skinFor(id, rules.value.symbols),
  });
}

/**
 * The position after the turns that were typed; `-` stands for turns on standard input, one a line. A question that
 * weighs guesses says which kernels may help.
 */
export async function readProblem(
  words: readonly string[],
  options: Options,
  world: World,
  kernels: (rules: CodeRules) => Promise<Kernels | undefined> = async () => undefined,
): Promise<Result<Problem, string>> {
  const setting = readSetting(options);
  if (!setting.ok) return setting;
  const entries = await readEntries(words, world);
  if (!entries.ok) return entries;
  const turns: CodeTurn[] = [];
  for (const { text, where } of entries.value) {
    const turn = parseTurn(text, setting.value.rules, setting.value.skin);
    if (!turn.ok)
      return fail(
        `${where}, ${quoted(text)}: ${sayEntryFault(turn.error, setting.value.rules, setting.value.skin)}`,
      );
    turns.push(turn.value);
  }
  const { rules, rulesText } = setting.value;
  const position = positionAfter(rules, turns, await kernels(rules));
  return position.ok ? ok({ ...setting.value, position: position.value }) : fail(sayTooLarge(rulesText));
}

/** Knuth where codes can be listed, the player that draws samples where they cannot. */
export function usualPlayer(rules: CodeRules): PlayerName {
  return isListable(rules) ? 'knuth' : 'sampled';
}

/** A place as people count them, from 1; gives it from 0. */
export function readPlace(typed: string, rules: CodeRules): number | undefined {
  const place = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0;
  return place >= 1 && place <= rules.places ? place - 1 : undefined;
}
