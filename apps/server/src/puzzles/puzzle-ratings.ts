import { fail, ok, type Result } from '@inkling/core/result';
import { NEW_RATING, type Rating, ratedAfter, ratingOfGrade } from '@inkling/games/puzzles/glicko';
import type { Rated, RatingRepository } from '../store/rating-repository.ts';
import type { ShippedPuzzles } from './shipped-puzzles.ts';

export interface PuzzleTry {
  /** `GAME/RULES/CLUES`. */
  readonly puzzle: string;
  /** What was answered at the first try; nothing where the answer was looked up. */
  readonly guess: string | undefined;
}

export interface PersonRating {
  readonly rating: number;
  readonly deviation: number;
  /** Puzzles that counted. */
  readonly tries: number;
}

/** The rating of a person, and of the puzzle that the person has just tried. */
export interface RatingView extends PersonRating {
  readonly puzzle?: PersonRating;
}

type IsProgram = (guest: string) => Promise<Result<boolean, 'unavailable'>>;

export type RatingFault = 'unavailable' | 'busy' | 'no-such-puzzle' | 'not-for-programs';

/**
 * Ratings by Glicko-2 of those who take part, and of the puzzles that ship. The server judges each answer itself; a puzzle
 * counts once for each person; programs are not rated. Looking an answer up is possible, but nobody else sees the rating.
 */
export class PuzzleRatings {
  readonly #repository: RatingRepository;
  readonly #puzzles: ShippedPuzzles;
  readonly #isProgram: IsProgram;
  /** Tries are counted one after the other, since each begins with the last result. Of two servers, the later one wins. */
  #tail: Promise<unknown> = Promise.resolve();

  /** @param isProgram says whether this guest was ever given a token to keep */
  constructor(repository: RatingRepository, puzzles: ShippedPuzzles, isProgram: IsProgram) {
    this.#repository = repository;
    this.#puzzles = puzzles;
    this.#isProgram = isProgram;
  }

  async of(guest: string | undefined): Promise<Result<RatingView, RatingFault>> {
    const found = guest === undefined ? ok(undefined) : await this.#repository.person(guest);
    return found.ok ? ok(shown(found.value ?? NOBODY)) : found;
  }

  tried(guest: string, tried: PuzzleTry): Promise<Result<RatingView, RatingFault>> {
    const run = this.#tail.then(() => this.#rate(guest, tried));
    this.#tail = run.catch(() => undefined);
    return run;
  }

  async leave(guest: string): Promise<Result<void, RatingFault>> {
    const run = this.#tail.then(() => this.#repository.forget(guest));
    this.#tail = run.catch(() => undefined);
    const gone = await run;
    return gone.ok ? ok(undefined) : fail(gone.error === 'busy' ? 'busy' : 'unavailable');
  }

  async #rate(guest: string, { puzzle, guess }: PuzzleTry): Promise<Result<RatingView, RatingFault>> {
    const grade = await this.#puzzles.gradeOf(puzzle);
    if (grade === undefined) return fail('no-such-puzzle');
    const isProgram = await this.#isProgram(guest);
    if (!isProgram.ok) return isProgram;
    if (isProgram.value) return fail('not-for-programs');
    const [person, known] = [await this.#repository.person(guest), await this.#repository.puzzle(puzzle)];
    if (!person.ok) return person;
    if (!known.ok) return known;
    const before = { person: person.value ?? NOBODY, puzzle: known.value ?? untried(grade) };
    const score = guess !== undefined && (await this.#puzzles.isAnswer(puzzle, guess)) ? 1 : 0;
    const after = rated(before.person, before.puzzle, score);
    const written = await this.#repository.write(guest, puzzle, {
      person: after.person.rating,
      puzzle: after.puzzle,
    });
    if (written.ok) return ok({ ...shown(after.person), puzzle: shown(after.puzzle) });
    // Only the first try counts.
    if (written.error === 'conflict') return ok({ ...shown(before.person), puzzle: shown(before.puzzle) });
    return fail(written.error);
  }
}

const NOBODY: Rated = { rating: NEW_RATING, tries: 0 };

function untried(grade: number): Rated {
  return { rating: ratingOfGrade(grade), tries: 0 };
}

function rated(person: Rated, puzzle: Rated, score: 0 | 1) {
  const against = (other: Rating, points: number) => [{ against: other, score: points }];
  return {
    person: { rating: ratedAfter(person.rating, against(puzzle.rating, score)), tries: person.tries + 1 },
    puzzle: { rating: ratedAfter(puzzle.rating, against(person.rating, 1 - score)), tries: puzzle.tries + 1 },
  };
}

function shown({ rating: { rating, deviation }, tries }: Rated): PersonRating {
  return { rating: Math.round(rating), deviation: Math.round(deviation), tries };
}
