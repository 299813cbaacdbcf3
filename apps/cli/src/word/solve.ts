import { splitLetters } from '@inkling/games/word/letters';
import type { SearchStatus } from '@inkling/solvers/optimal/search-options';
import { suggestOptimalWord } from 'inkling/optimal/suggest-word';
import { makeMarks, playWord, type Round, type WordSolution, wordsLeft } from 'inkling/word';
import { EXIT } from '../shell/exit.ts';
import { runPatiently } from '../shell/patience.ts';
import { printJson, printLines, refuse, tableLines } from '../shell/printing.ts';
import type { Handler } from '../shell/verb.ts';
import { sayNoWords } from '../words/lists.ts';
import { counted, grouped, quoted } from '../words/numbers.ts';
import { saySearched } from '../words/optimal.ts';
import { readProblem } from './problem.ts';
import { readStrategy } from './strategy.ts';
import { refuseTooMany } from './work.ts';

/** Lets a strategy find a secret word. */
export const solve: Handler = async ({ words, options }, world) => {
  const [secret, ...surplus] = words;
  if (secret === undefined || surplus.length > 0)
    return refuse(world, 'solve needs one secret word; see inkling help solve.');
  const optimal = options.player?.trim().toLowerCase() === 'optimal';
  const strategy = readStrategy(optimal ? BEFORE_OPTIMAL : options.player);
  if (!strategy.ok) return refuse(world, strategy.error);
  const length = String(splitLetters(secret.trim()).length);
  const problem = await readProblem([], { ...options, length: options.length ?? length }, world);
  if (!problem.ok) return refuse(world, problem.error);
  const { lists } = problem.value;
  if (lists.words.length === 0) return refuse(world, sayNoWords(lists.length, options.list !== undefined));
  const tooMany = refuseTooMany([], lists);
  if (tooMany !== undefined) return refuse(world, tooMany);

  const { first, hard = false } = options;
  const player = optimal ? 'optimal' : strategy.value;
  function* choose(rounds: readonly Round[]): Generator<SearchStatus, string | undefined> {
    if (!optimal) return undefined;
    const best = yield* suggestOptimalWord(rounds, lists, hard);
    return best.ok ? best.value.word : undefined;
  }
  const settings = {
    strategy: strategy.value,
    hard,
    ...(first === undefined ? {} : { opener: first }),
  };
  const run = await runPatiently(playWord(secret.trim(), lists, settings, choose), world, saySearched);
  if (!run.ok) {
    const what = run.error.code === 'bad-secret' ? secret : (first ?? '');
    return refuse(
      world,
      `${quoted(what)} is not a word of ${counted(lists.length, 'letter')} of the alphabet.`,
    );
  }
  const { turns, solved } = run.value;
  if (options.json)
    printJson(world.out, {
      game: 'word',
      secret: splitLetters(secret.trim()).join(''),
      player,
      hard,
      turns: turns.map(({ guess, marks, left }) => ({
        guess,
        feedback: makeMarks(marks),
        exact: marks.filter((mark) => mark === 2).length,
        near: marks.filter((mark) => mark === 1).length,
        left: String(left),
      })),
      solved,
      known: wordsLeft([], lists).all.includes(splitLetters(secret.trim()).join('')),
    });
  else printLines(world.out, solveLines(player, run.value));
  return EXIT.done;
};

/** What the optimal player plays while more words are left than it searches. */
const BEFORE_OPTIMAL = 'parts';

function solveLines(player: string, { turns, solved }: WordSolution): readonly string[] {
  const rows = turns.map(({ guess, marks, left }, index) => [
    String(index + 1).padStart(2),
    guess,
    makeMarks(marks),
    `${grouped(left)} left`,
  ]);
  const guesses = counted(turns.length, 'guess', 'guesses');
  const end = solved
    ? `${player} found it in ${guesses}.`
    : `${player} gave up after ${guesses}: no word in this list fits.`;
  return [...tableLines(rows), end];
}
