import { splitLetters } from '@inkling/games/word/rules/letters';
import { whyWord, wordsLeft } from 'inkling/word';
import type { Handler } from '../../../contract/game-terminal.ts';
import { counted, quoted } from '../../../messages/numbers.ts';
import { EXIT } from '../../../shell/exit.ts';
import { printJson, printLines } from '../../../shell/printing.ts';
import { refusal } from '../../../shell/refusal.ts';
import type { PositionOptions } from '../lists/options.ts';
import { sayWordReason } from '../messages/words.ts';
import { refuseContradiction } from '../position/contradiction.ts';
import { readLetter, readProblem } from '../position/problem.ts';

/** A letter at a place: ruled out by which rounds, or a string that has it there. */
export const why: Handler<PositionOptions> = async ({ words, options }, world) => {
  const [placeText, letterText, ...turns] = words;
  if (placeText === undefined || letterText === undefined)
    return refusal('usage', 'why needs a place and a letter; see inkling help why.');
  const problem = await readProblem(turns, options, world);
  if (!problem.ok) return problem.error;
  const { rounds, alphabet, length, lists } = problem.value;
  const place = /^\d{1,2}$/.test(placeText) ? Number(placeText) : 0;
  if (place < 1 || place > length)
    return refusal(
      'bad-input',
      `${quoted(placeText)} is not a place: a word of ${counted(length, 'letter')} has 1 to ${length}.`,
      'PLACE',
    );
  const number = readLetter(letterText, alphabet);
  if (number === undefined)
    return refusal('bad-input', `${quoted(letterText)} is not a letter of the alphabet.`, 'SYMBOL');
  const refused = refuseContradiction(problem.value, options, world);
  if (refused !== undefined) return refused;

  const letter = alphabet.letters[number] as string;
  const reason = whyWord(rounds, place - 1, number, problem.value);
  if (reason.verdict === 'contradiction')
    throw new Error('consistent hints that whyWord finds contradictory');
  const left = wordsLeft(rounds, lists);
  const having = left.all.filter((word) => splitLetters(word)[place - 1] === letter);
  const message = sayWordReason(place, letter, reason, having);
  if (options.json)
    printJson(world.out, {
      game: 'word',
      place,
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

/** As people count rounds. */
function fromOne(rounds: readonly number[]): readonly number[] {
  return rounds.map((round) => round + 1);
}
