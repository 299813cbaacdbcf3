import { feedbackClass, scoreCode } from '@inkling/core/feedback';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { expect } from '@inkling/core/result';
import { playMove, type Sheet } from '@inkling/core/sheet';
import { drawCode, mastermind } from '@inkling/games/mastermind/rules/game';
import { parseCode, parseFeedback } from '@inkling/games/mastermind/rules/notation';
import { parseRules } from '@inkling/games/mastermind/rules/rules';
import type { LabDevice } from '../../../shell/parts/lab-part.ts';
import type { LabTurn } from '../../../shell/parts/lab-tasks.ts';
import { saveAsCurrent } from '../../../shell/saved/save-as-current.ts';
import { freshSeed } from '../../../shell/seed.ts';
import { FORMAT } from '../session/format.ts';
import { seatingFor } from '../session/seating.ts';
import { freshSheet, stateFor } from '../session/session.ts';
import { FIRST_SETUP } from '../session/setup.ts';

/**
 * Saves a game that begins with these turns as the current game of its page, and returns the address of that
 * page. As in any game, the code is drawn from a seed: seeds are tried until one draws a code that gives these
 * answers. The guesses are marked as assisted. Returns undefined if no seed was found or the game could not be
 * saved.
 */
export async function playFrom(
  rulesText: string,
  turns: readonly LabTurn[],
  device: LabDevice,
): Promise<string | undefined> {
  const rules = expect(parseRules(rulesText));
  const played = turns.map(({ guess, answer }) => {
    const { exact, near } = expect(parseFeedback(answer, rules.places));
    return { guess: expect(parseCode(guess, rules)), answer: feedbackClass(exact, near) };
  });
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const seed = freshSeed(device.draw);
    const code = drawCode(rules, new RandomStream(seedRandom(seed)));
    if (!played.every(({ guess, answer }) => scoreCode(guess, code) === answer)) continue;
    const fresh = freshSheet(
      { ...FIRST_SETUP, rules, turnsMax: Math.max(FIRST_SETUP.turnsMax, turns.length + 1) },
      seed,
    );
    const sheet = played.reduce<Sheet>(
      (before, { guess }) => playMove(before, mastermind.makeMove({ kind: 'guess', code: guess })),
      fresh,
    );
    const state = stateFor(sheet, { ...seatingFor('breaker'), assisted: turns.map((_, at) => at + 1) });
    return (await saveAsCurrent(FORMAT, state, device)) ? '#/mastermind' : undefined;
  }
  return undefined;
}

/** If none of this many seeds fits, hardly any seed does. */
const TRIES_MAX = 200_000;
