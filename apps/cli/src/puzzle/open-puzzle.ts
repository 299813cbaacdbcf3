import { RandomStream, seedRandom } from '@inkling/core/random';
import { fail, ok, type Result } from '@inkling/core/result';
import { minimalHittingSets } from '@inkling/deduction/explain/hitting-sets';
import { fittingCodes } from '@inkling/deduction/last-code/check-proof';
import { type CodePuzzle, isMet } from '@inkling/deduction/last-code/code-puzzle';
import { makeGradedPuzzle } from '@inkling/deduction/last-code/make-puzzle';
import { type Proof, provePuzzle } from '@inkling/deduction/last-code/proof';
import type { Grade } from '@inkling/deduction/last-code/technique';
import type { PuzzleGame, PuzzleSpec } from '@inkling/games/contract/puzzle';
import { parseClues } from '@inkling/games/puzzles/puzzle-text';
import { quoted } from '../messages/numbers.ts';
import { type Refusal, reject } from '../shell/refusal.ts';
import { readCount } from '../shell/values.ts';
import type { PuzzleOptions } from './puzzle-options.ts';

export interface OpenPuzzle {
  readonly game: PuzzleGame;
  readonly puzzle: CodePuzzle;
  readonly proof: Proof;
}

/** Clues that no solution fits. */
export interface Contradiction {
  readonly rules: string;
  /** All minimal sets of clues (zero-based) that cannot all be met, the smallest first. */
  readonly conflicts: readonly (readonly number[])[];
}

/** Returns the puzzle that a command line asks for: with the given clues, or generated from the seed. */
export async function openPuzzle(
  spec: PuzzleSpec,
  words: readonly string[],
  options: PuzzleOptions,
  seed: string,
): Promise<Result<OpenPuzzle, Refusal | Contradiction>> {
  const grade = readCount(options.grade, 'grade', 2, 5);
  if (!grade.ok) return grade;
  const rules = options.rules ?? usualRules(spec, grade.value);
  const game = await spec.open(rules);
  if (!game) return reject('bad-value', `There are no puzzles by ${quoted(rules)}.`, '--rules');
  if (words.length > 0) return readPuzzle(game, words.join('.'));
  const made = makeGradedPuzzle(
    game.shape,
    grade.value as Grade,
    new RandomStream(seedRandom(seed)),
    TRIES_MAX,
  );
  if (!made)
    return reject('too-large', `No puzzle of grade ${grade.value} turned up; try another --seed or --rules.`);
  return ok({ game, ...made });
}

/** Returns the rules of the section of this grade, or of the first section. */
function usualRules({ sections }: PuzzleSpec, grade: number): string {
  return (sections.find((section) => section.grade === grade) ?? sections[0])?.rules ?? '';
}

function readPuzzle(game: PuzzleGame, text: string): Result<OpenPuzzle, Refusal | Contradiction> {
  const puzzle = parseClues(text, game);
  if (!puzzle.ok) {
    const { error } = puzzle;
    if (error.code !== 'bad-clue')
      return reject(
        'bad-input',
        error.code === 'no-clues' ? 'There is no clue.' : 'These are more than 12 clues.',
      );
    return reject(
      'bad-input',
      `Clue ${error.clue + 1}, ${quoted(error.text)}, cannot be read.`,
      `clue ${error.clue + 1}`,
    );
  }
  const fitting = fittingCodes(puzzle.value);
  if (fitting.length === 0) return fail({ rules: game.rules, conflicts: conflictsOf(puzzle.value) });
  if (fitting.length > 1) {
    const [one = [], other = []] = fitting;
    const both = `${game.makeCode(one)} and ${game.makeCode(other)}`;
    return reject('bad-input', `These clues leave ${fitting.length} solutions, ${both} among them.`);
  }
  const proof = provePuzzle(puzzle.value);
  if (!proof) return reject('too-large', 'One solution is left, but no technique here finds it.');
  return ok({ game, puzzle: puzzle.value, proof });
}

/** Returns all minimal sets of clues that cannot be met together. */
function conflictsOf(puzzle: CodePuzzle): readonly (readonly number[])[] {
  const marks = fittingCodes({ ...puzzle, clues: [] }).map((code) =>
    puzzle.clues.reduce((mark, clue, at) => (isMet(clue, code) ? mark : mark | (1n << BigInt(at))), 0n),
  );
  return minimalHittingSets(marks, CONFLICTS_MAX);
}

/** More than anybody would read. */
const CONFLICTS_MAX = 100;
const TRIES_MAX = 400;
