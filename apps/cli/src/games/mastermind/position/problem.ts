import { isListable, listSpace } from '@inkling/codes/candidates/code-space';
import { type FittingScoring, scoringsThatFit } from '@inkling/codes/explain/scorings';
import type { Kernels } from '@inkling/codes/kernels/kernels';
import type { CodeRules, CodeTurn } from '@inkling/core/deduction';
import { ok, type Result } from '@inkling/core/result';
import type { PlayerName } from '@inkling/games/mastermind/analysis/players';
import type { Position } from '@inkling/games/mastermind/analysis/position';
import { isPartlyUnknown, positionSteps } from '@inkling/games/mastermind/analysis/positions';
import { type CodeFault, type FeedbackFault, parseGivenTurn } from '@inkling/games/mastermind/rules/notation';
import { parsePartialTurn } from '@inkling/games/mastermind/rules/partial-turn';
import { PLACES_MAX } from '@inkling/games/mastermind/rules/rules';
import { quoted } from '../../../messages/numbers.ts';
import { sayCounting } from '../../../messages/progress.ts';
import { type Entry, readEntries } from '../../../shell/entries.ts';
import { runInSteps } from '../../../shell/long-work.ts';
import { type Refusal, reject } from '../../../shell/refusal.ts';
import type { World } from '../../../shell/world.ts';
import { sayScoring } from '../messages/contradiction.ts';
import { sayOtherRules, sayPartialNeedsList, sayTooLarge, sayTypedFault } from '../messages/faults.ts';
import type { SettingOptions } from './options.ts';
import { readSetting, type Setting, skinNamedIn } from './setting.ts';

export interface Problem extends Setting {
  readonly entries: readonly Entry[];
  readonly position: Position;
}

/**
 * Returns the position after the typed turns; `-` stands for turns on standard input, one per line. A question
 * that compares guesses passes the kernels that may help.
 */
export async function readProblem(
  words: readonly string[],
  options: SettingOptions,
  world: World,
  kernels: (rules: CodeRules) => Promise<Kernels | undefined> = async () => undefined,
): Promise<Result<Problem, Refusal>> {
  const entries = await readEntries(words, world);
  const named = entries.ok ? skinNamedIn(entries.value.map(({ text }) => text)) : undefined;
  const setting = readSetting({ ...(named && { skin: named }), ...options });
  if (!setting.ok) return setting;
  if (!entries.ok) return entries;
  const turns: CodeTurn[] = [];
  const { rules, rulesText, skin } = setting.value;
  for (const { text, where, at } of entries.value) {
    const turn = parsePartialTurn(text, rules, skin);
    if (!turn.ok) {
      const fault = `${where}, ${quoted(text)}: ${sayTypedFault(asTyped(turn.error, text, rules), text, rules, skin)}`;
      const others =
        turn.error.code === 'impossible-feedback' ? scoringsOf(entries.value, setting.value) : [];
      const length = turn.error.code === 'wrong-length' && options.rules === undefined && turn.error.length;
      const longer = length && length <= PLACES_MAX ? [sayOtherRules(rules, length)] : [];
      return reject('bad-input', [fault, ...longer, ...others.map(sayScoring)].join(' '), at);
    }
    turns.push(turn.value);
  }
  if (turns.some(isPartlyUnknown) && !isListable(rules))
    return reject('too-large', sayPartialNeedsList(rulesText));
  const search = positionSteps(rules, turns, await kernels(rules));
  const position = await runInSteps(search, world, sayCounting);
  return position.ok
    ? ok({ ...setting.value, entries: entries.value, position: position.value })
    : reject('too-large', sayTooLarge(rulesText));
}

/** Returns other ways of scoring under which all these answers fit. */
export function scoringsOf(entries: readonly Entry[], { rules, skin }: Setting): readonly FittingScoring[] {
  const space = listSpace(rules);
  const turns = entries.map(({ text }) => parseGivenTurn(text, rules, skin));
  if (!space.ok || !turns.every((turn) => turn.ok)) return [];
  return scoringsThatFit(
    space.value,
    turns.map((turn) => turn.value),
  );
}

/** Returns the fault with its symbol as the user typed it, if each symbol takes one character. */
function asTyped(fault: TurnFault, text: string, { places }: CodeRules): TurnFault {
  if (fault.code !== 'repeated-symbol') return fault;
  const typed = Array.from(text.split(/[:\s]/)[0] ?? '');
  return typed.length === places ? { ...fault, text: typed[fault.place] ?? fault.text } : fault;
}

type TurnFault = CodeFault | FeedbackFault;

/** Returns Knuth's player if codes can be listed, and otherwise the player that draws samples. */
export function usualPlayer(rules: CodeRules): PlayerName {
  return isListable(rules) ? 'knuth' : 'sampled';
}

/** Parses a place as users count them, from 1, and returns it zero-based. */
export function readPlace(typed: string, rules: CodeRules): number | undefined {
  const place = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0;
  return place >= 1 && place <= rules.places ? place - 1 : undefined;
}
