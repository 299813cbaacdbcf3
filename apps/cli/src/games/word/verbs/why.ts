import { splitLetters } from '@inkling/games/word/rules/letters';
import { whyWord, wordsLeft } from 'inkling/word';
import type { Handler } from '../../../contract/game-terminal.ts';
import { EXIT } from '../../../shell/exit.ts';
import { printJson, printLines } from '../../../shell/printing.ts';
import { refusal } from '../../../shell/refusal.ts';
import type { PositionOptions } from '../lists/options.ts';
import { sayNoSuchLetter, sayNoSuchPlace, sayWordReason } from '../messages/words.ts';
import { refuseContradiction } from '../position/contradiction.ts';
import { readLetter, readPlace, readProblem } from '../position/problem.ts';

/** Says which rounds rule out a letter at a place, or shows a string that has it there. */
export const why: Handler<PositionOptions> = async ({ words, options }, world) => {
  const [placeText, letterText, ...turns] = words;
  if (placeText === undefined || letterText === undefined)
    return refusal('usage', 'why needs a place and a letter; see inkling help why.');
  const problem = await readProblem(turns, options, world);
  if (!problem.ok) return problem.error;
  const { rounds, alphabet, length, lists } = problem.value;
  const at = readPlace(placeText, length);
  if (at === undefined) return refusal('bad-input', sayNoSuchPlace(placeText, length), 'PLACE');
  const number = readLetter(letterText, alphabet);
  if (number === undefined) return refusal('bad-input', sayNoSuchLetter(letterText), 'SYMBOL');
  const refused = refuseContradiction(problem.value, options, world);
  if (refused !== undefined) return refused;

  const letter = alphabet.letters[number] as string;
  const reason = whyWord(rounds, at, number, problem.value);
  if (reason.verdict === 'contradiction')
    throw new Error('consistent hints that whyWord finds contradictory');
  const left = wordsLeft(rounds, lists);
  const having = left.all.filter((word) => splitLetters(word)[at] === letter);
  const message = sayWordReason(at + 1, letter, reason, having);
  if (options.json)
    printJson(world.out, {
      game: 'word',
      place: at + 1,
      symbol: letter,
      possible: reason.verdict === 'possible',
      ...(reason.verdict === 'possible'
        ? {
            witness: reason.witness,
            count: reason.count === undefined ? null : String(reason.count),
            words: having.length,
            ...(having[0] === undefined ? {} : { word: having[0] }),
          }
        : { turns: fromOne(reason.rounds), sets: reason.sets.map(fromOne) }),
      message,
    });
  else printLines(world.out, [message]);
  return EXIT.done;
};

/** Converts zero-based rounds to one-based ones. */
function fromOne(rounds: readonly number[]): readonly number[] {
  return rounds.map((round) => round + 1);
}
