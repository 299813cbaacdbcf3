import { splitLetters } from '@inkling/games/word/letters';
import { whyWord, wordsLeft } from 'inkling/word';
import { EXIT } from '../shell/exit.ts';
import { printJson, printLines, refuse } from '../shell/printing.ts';
import type { Handler } from '../shell/verb.ts';
import { counted, quoted } from '../words/numbers.ts';
import { sayWordReason } from '../words/word.ts';
import { refuseContradiction } from './contradiction.ts';
import { readLetter, readProblem } from './problem.ts';

/** A letter at a place: ruled out by which rounds, or a string that has it there. */
export const why: Handler = async ({ words, options }, world) => {
  const [placeText, letterText, ...turns] = words;
  if (placeText === undefined || letterText === undefined)
    return refuse(world, 'why needs a place and a letter; see inkling help why.');
  const problem = await readProblem(turns, options, world);
  if (!problem.ok) return refuse(world, problem.error);
  const { rounds, alphabet, length, lists } = problem.value;
  const place = /^\d{1,2}$/.test(placeText) ? Number(placeText) : 0;
  if (place < 1 || place > length)
    return refuse(
      world,
      `${quoted(placeText)} is not a place: a word of ${counted(length, 'letter')} has 1 to ${length}.`,
    );
  const number = readLetter(letterText, alphabet);
  if (number === undefined) return refuse(world, `${quoted(letterText)} is not a letter of the alphabet.`);
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
        : { turns: reason.rounds, sets: reason.sets }),
      message,
    });
  else printLines(world.out, [message]);
  return EXIT.done;
};
