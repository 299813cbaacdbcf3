import type { CodeRules } from '@inkling/core/deduction';
import { feedbackOf } from '@inkling/core/feedback';
import { fail, ok } from '@inkling/core/result';
import {
  makeCode,
  makeFeedback,
  parseCode,
  parseFeedback,
  parseTurn,
} from '@inkling/games/mastermind/rules/notation';
import type { Skin } from '@inkling/games/mastermind/rules/skins';
import { codeGame } from 'inkling';
import type { Handler } from '../../../contract/game-terminal.ts';
import { arena as arenaOf } from '../../../own/arena.ts';
import { assist as assistWith } from '../../../own/assist.ts';
import { callBuiltIn } from '../../../own/built-in.ts';
import { review as reviewOf } from '../../../own/judging.ts';
import { playAdversary } from '../../../own/play.ts';
import type { Notation, OwnCall } from '../../../own/position.ts';
import { suggest as suggestOf } from '../../../own/suggest.ts';
import type { Exit } from '../../../shell/exit.ts';
import type { Options } from '../../../shell/options.ts';
import type { Outcome } from '../../../shell/refusal.ts';
import type { World } from '../../../shell/world.ts';
import { sayFeedbackFault, sayTypedFault } from '../messages/faults.ts';
import { refuseContradiction } from '../position/contradiction.ts';
import type { PositionOptions } from '../position/options.ts';
import { readProblem } from '../position/problem.ts';
import { readSetting } from '../position/setting.ts';

/** Runs a general verb for codes: they are written in letters, and answers as `exact,near`. */
function asGame(run: (call: OwnCall, world: World) => Promise<Outcome>): Handler {
  return async ({ words, options, saved }, world) => {
    const setting = readSetting(options as Options & { readonly rules?: string });
    if (!setting.ok) return setting.error;
    const { rules, skin } = setting.value;
    return callBuiltIn(
      () => codeGame(rules),
      {
        id: 'mastermind',
        words,
        options,
        notation: codeNotation(rules, skin),
        refuse: (turns, to) => refuseTurns(turns, options, to),
        ...(saved && { saved }),
      },
      '--rules',
      (call) => run(call, world),
    );
  };
}

/** Explains turns that no code fits, as every question about them does. */
async function refuseTurns(
  turns: readonly string[],
  options: PositionOptions,
  world: World,
): Promise<Exit | undefined> {
  const problem = await readProblem(turns, options, world);
  if (!problem.ok) throw new Error(`turns that were read are refused: ${problem.error.message}`);
  return refuseContradiction(problem.value, options, world);
}

/** How the command line parses and formats codes, answers and turns. */
function codeNotation(rules: CodeRules, skin: Skin): Notation {
  return {
    guess(typed) {
      const code = parseCode(typed, rules, skin);
      return code.ok ? ok(makeCode(code.value)) : fail(sayTypedFault(code.error, typed, rules, skin));
    },
    answer(typed) {
      const answer = parseFeedback(typed, rules.places);
      return answer.ok ? ok(makeFeedback(answer.value)) : fail(sayFeedbackFault(answer.error, rules.places));
    },
    turn(typed) {
      const turn = parseTurn(typed, rules, skin);
      if (!turn.ok) return fail(sayTypedFault(turn.error, typed, rules, skin));
      return ok(`${makeCode(turn.value.guess)}:${makeFeedback(feedbackOf(turn.value.feedback))}`);
    },
  };
}

export const assist: Handler = asGame(assistWith);
export const arena: Handler = asGame(arenaOf);
/** Suggests guesses for codes that are weighted by a file. */
export const suggestWeighed: Handler = asGame(suggestOf);
export const review: Handler = asGame(reviewOf);
/**
 * Plays against a code that runs away: none is chosen at first, and each answer is the one that leaves the most
 * codes.
 */
export const runaway: Handler = asGame(playAdversary);
