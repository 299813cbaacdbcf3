import { feedbackOf, scoreCode } from '@inkling/core/feedback';
import { markWord, scoreWord } from '@inkling/core/marks';
import type { RandomStream } from '@inkling/core/random';
import type { Clue, Code, CodePuzzle } from './code-puzzle.ts';
import { type Proof, provePuzzle } from './proof.ts';
import { isSolvable } from './solve.ts';
import type { Grade } from './technique.ts';

/** A kind of puzzle: the codes that may be the secret, and how guesses are drawn and answered. */
export interface PuzzleShape extends Omit<CodePuzzle, 'clues'> {
  readonly answers: 'counts' | 'marks';
  readonly secrets: readonly Code[];
  drawGuess(random: RandomStream): Code;
}

export interface GradedPuzzle {
  readonly puzzle: CodePuzzle;
  readonly proof: Proof;
}

/** Searches for a puzzle of exactly this grade; returns undefined if `triesMax` tries find none. */
export function makeGradedPuzzle(
  shape: PuzzleShape,
  grade: Grade,
  random: RandomStream,
  triesMax = 2000,
): GradedPuzzle | undefined {
  for (let tries = 0; tries < triesMax; tries++) {
    const clues = enoughClues(shape, grade, random);
    if (!clues) continue;
    const puzzle = withClues(shape, withoutNeedless(shape, grade, clues, random));
    // If techniques of a lower grade find the code, the puzzle is too easy.
    if (grade > 1 && isSolvable(puzzle, (grade - 1) as Grade)) continue;
    const proof = provePuzzle(puzzle, grade);
    if (proof?.grade === grade && proof.steps.length <= STEPS_MAX) return { puzzle, proof };
  }
  return undefined;
}

/** Draws a secret, and guesses until it is the only code left and techniques up to the grade find it. */
function enoughClues(shape: PuzzleShape, grade: Grade, random: RandomStream): readonly Clue[] | undefined {
  const secret = shape.secrets[random.below(shape.secrets.length)];
  const clues: Clue[] = [];
  let left = shape.secrets;
  while (clues.length < CLUES_MAX) {
    const guess = shape.drawGuess(random);
    const text = String(guess);
    if (text === String(secret) || clues.some((clue) => String(clue.guess) === text)) continue;
    clues.push(answeredBy(shape, guess, secret));
    if (left.length > 1) {
      const cls = classOf(shape, guess, secret);
      left = left.filter((code) => classOf(shape, guess, code) === cls);
    }
    if (left.length === 1 && isSolvable(withClues(shape, clues), grade)) return clues;
  }
  return undefined;
}

/** Drops clues, in random order, if techniques up to the grade still find the code without them. */
function withoutNeedless(
  shape: PuzzleShape,
  grade: Grade,
  clues: readonly Clue[],
  random: RandomStream,
): readonly Clue[] {
  let kept = clues;
  for (const clue of random.shuffle([...clues])) {
    const fewer = kept.filter((other) => other !== clue);
    if (fewer.length > 0 && isSolvable(withClues(shape, fewer), grade)) kept = fewer;
  }
  return kept;
}

function withClues({ places, symbols, repeats, list }: PuzzleShape, clues: readonly Clue[]): CodePuzzle {
  return { places, symbols, repeats, clues, ...(list ? { list } : {}) };
}

function answeredBy({ answers }: PuzzleShape, guess: Code, secret: Code): Clue {
  if (answers === 'marks') return { kind: 'marks', guess, marks: markWord(guess, secret) };
  return { kind: 'counts', guess, ...feedbackOf(scoreCode(guess, secret)) };
}

function classOf({ answers }: PuzzleShape, guess: Code, code: Code): number {
  return answers === 'marks' ? scoreWord(guess, code) : scoreCode(guess, code);
}

/** A page has no room for more clues, and no player follows more steps. */
const CLUES_MAX = 8;
const STEPS_MAX = 16;
