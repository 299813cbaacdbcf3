import type { SearchStatus } from '@inkling/deduction/optimum/search-options';
import { suggestOptimalWord } from '@inkling/games/word/optimum/suggest-word';
import { makeMarks, playWord, type Round, type WordSolution, wordsLeft } from 'inkling/word';
import type { Handler } from '../../../contract/game-terminal.ts';
import { counted, grouped, quoted } from '../../../messages/numbers.ts';
import { saySearched } from '../../../messages/optimal.ts';
import { sayTurnForSecret } from '../../../messages/turn-for-secret.ts';
import { EXIT } from '../../../shell/exit.ts';
import { runInSteps } from '../../../shell/long-work.ts';
import { printJson, printLines, tableLines } from '../../../shell/printing.ts';
import { refusal } from '../../../shell/refusal.ts';
import type { SolveOptions } from '../lists/options.ts';
import { sayNotListed, sayNoWords } from '../messages/lists.ts';
import { readProblem, readWord } from '../position/problem.ts';
import { readStrategy } from '../position/strategy.ts';
import { refuseTooMany } from '../position/work.ts';

/** Lets a strategy find a secret word. */
export const solve: Handler<SolveOptions> = async ({ words, options }, world) => {
  const [secret, ...surplus] = words;
  const turnGiven = sayTurnForSecret(words, { secret: 'word mango', turn: 'word salet:gywww' });
  if (turnGiven !== undefined) return refusal('usage', turnGiven);
  if (secret === undefined || surplus.length > 0)
    return refusal('usage', 'solve needs one secret word; see inkling help solve.');
  const chosen = readStrategy(options.player, 'player');
  if (!chosen.ok) return chosen.error;
  const player = chosen.value;
  const problem = await readProblem([], options, world, secret);
  if (!problem.ok) return problem.error;
  const { alphabet, lists, listName } = problem.value;
  const hidden = readWord(secret, alphabet).join('');
  if (lists.words.length === 0) return refusal('bad-value', sayNoWords(lists.length, listName));
  const tooMany = refuseTooMany([], lists);
  if (tooMany) return tooMany;

  const { first, hard = false } = options;
  const opener = first === undefined ? undefined : readWord(first, alphabet).join('');
  if (opener !== undefined && opener.length > 0 && !lists.words.includes(opener))
    return refusal('bad-value', sayNotListed(first ?? ''), '--first');
  function* choose(rounds: readonly Round[]): Generator<SearchStatus, string | undefined> {
    if (player !== 'optimal') return undefined;
    const best = yield* suggestOptimalWord(rounds, lists, hard);
    return best.ok ? best.value.word : undefined;
  }
  const settings = {
    strategy: player === 'optimal' ? BEFORE_OPTIMAL : player,
    hard,
    ...(opener === undefined ? {} : { opener }),
  };
  const run = await runInSteps(playWord(hidden, lists, settings, choose), world, saySearched);
  if (!run.ok) {
    const isSecret = run.error.code === 'bad-secret';
    const what = quoted(isSecret ? secret : (first ?? ''));
    const message = `${what} is not a word of ${counted(lists.length, 'letter')} of the alphabet.`;
    return isSecret ? refusal('bad-input', message, 'SECRET') : refusal('bad-value', message, '--first');
  }
  const { turns, solved } = run.value;
  if (options.json)
    printJson(world.out, {
      game: 'word',
      secret: hidden,
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
      known: wordsLeft([], lists).all.includes(hidden),
    });
  else printLines(world.out, solveLines(player, run.value));
  return solved ? EXIT.done : EXIT.contradiction;
};

/** The strategy that the optimal player uses while too many words are left to search. */
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
