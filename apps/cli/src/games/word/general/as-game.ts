import { resolve } from 'node:path';
import { fail, ok } from '@inkling/core/result';
import { foldLetters } from '@inkling/games/word/rules/languages';
import { type Alphabet, makeMarks, parseRound, parseRounds, wordDefinition, wordsLeft } from 'inkling/word';
import type { Handler } from '../../../contract/game-terminal.ts';
import { arena as arenaOf } from '../../../own/arena.ts';
import { assist as assistWith } from '../../../own/assist.ts';
import { callBuiltIn } from '../../../own/built-in.ts';
import { review as reviewOf } from '../../../own/judging.ts';
import { make } from '../../../own/make.ts';
import { playAdversary } from '../../../own/play.ts';
import type { Notation, OwnCall } from '../../../own/position.ts';
import { suggest as suggestOf } from '../../../own/suggest.ts';
import type { Exit } from '../../../shell/exit.ts';
import type { Options, OutputOptions } from '../../../shell/options.ts';
import type { Outcome } from '../../../shell/refusal.ts';
import { refusal } from '../../../shell/refusal.ts';
import type { World } from '../../../shell/world.ts';
import { type ListOptions, languageNamed } from '../lists/options.ts';
import { sayNoWords } from '../messages/lists.ts';
import { sayRoundFault } from '../messages/rounds.ts';
import { refuseContradiction } from '../position/contradiction.ts';
import { readProblem, readWord, type WordProblem } from '../position/problem.ts';

/** Runs a general verb for words: a likely word is the secret, and all words may be guessed. */
function asGame(run: (call: OwnCall, world: World) => Promise<Outcome>): Handler {
  return async ({ words, options, saved }, world) => {
    // The first turn determines the length of the word.
    const problem = await readProblem(
      words.filter((word) => word.includes(':')),
      options as ListOptions,
      world,
    );
    if (!problem.ok) return problem.error;
    const { alphabet, lists, length, listName } = problem.value;
    const likely = wordsLeft([], { ...lists }).likely;
    if (likely.length === 0) return refusal('bad-value', sayNoWords(length, listName));
    const allowed = offered(problem.value);
    const notation = wordNotation(alphabet, length);
    return callBuiltIn(
      () => wordDefinition({ answers: likely, allowed }),
      {
        id: 'word',
        words,
        options,
        lasting: withWholePaths(options),
        notation,
        refuse: async (turns, to) => refuseTurns(turns, problem.value, options, to),
        ...(saved && { saved }),
      },
      '--list',
      (call) => run(call, world),
    );
  };
}

/** Explains turns that no string of letters fits, as every question about them does. */
function refuseTurns(
  turns: readonly string[],
  problem: WordProblem,
  options: OutputOptions,
  world: World,
): Exit | undefined {
  const rounds = parseRounds(problem.alphabet, turns);
  if (!rounds.ok) throw new Error(`turns that were read are refused: ${sayRoundFault(rounds.error)}`);
  return refuseContradiction({ ...problem, rounds: rounds.value }, options, world);
}

/** Returns the options with absolute paths for the lists. */
function withWholePaths(options: Options): Options {
  const isPath = (name: string, value: unknown) =>
    name === 'answers' || (name === 'list' && languageNamed(String(value)) === undefined);
  const paths = Object.entries(options).filter(([name, value]) => isPath(name, value));
  return { ...options, ...Object.fromEntries(paths.map(([name, path]) => [name, resolve(String(path))])) };
}

/**
 * Returns all words that may be guessed, including those that are never suggested, because the user may have
 * guessed them.
 */
function offered({ lists }: WordProblem): readonly string[] {
  return lists.words;
}

/** How the command line parses and formats words, marks and turns. */
function wordNotation(alphabet: Alphabet, length: number): Notation {
  return {
    guess: (typed) => ok(readWord(typed, alphabet).join('')),
    answer(typed) {
      const round = parseRound(alphabet, alphabet.letters[0]?.repeat(length) ?? '', typed);
      return round.ok ? ok(makeMarks(round.value.marks)) : fail(sayRoundFault(round.error));
    },
    turn(typed) {
      const rounds = parseRounds(alphabet, foldLetters(alphabet, typed));
      if (!rounds.ok) return fail(sayRoundFault(rounds.error));
      const [round, ...others] = rounds.value;
      if (!round || others.length > 0) return fail('Give one turn at a time, like salet:gywww.');
      const word = round.guess.map((symbol) => alphabet.letters[symbol] ?? '').join('');
      return ok(`${word}:${makeMarks(round.marks)}`);
    },
  };
}

export const assist: Handler = asGame(assistWith);
export const arena: Handler = asGame(arenaOf);
/** Compares one guess with the best, or suggests guesses for words that are weighted by a file. */
export const suggestGenerally: Handler = asGame(suggestOf);
export const review: Handler = asGame(reviewOf);
/** The user keeps the word, and the program guesses. */
export const keep: Handler = asGame(make);
/**
 * Plays against a word that runs away: none is chosen at first, and each answer is the one that leaves the most
 * words.
 */
export const runaway: Handler = asGame(playAdversary);
