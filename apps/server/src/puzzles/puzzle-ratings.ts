import { fail, ok, type Result } from '@inkling/core/result';
import { NEW_RATING, type Rating, ratedAfter, ratingOfGrade } from '@inkling/games/puzzles/glicko';
import type { Rated, RatingRepository } from '../store/rating-repository.ts';
import type { ShippedPuzzles } from './shipped-puzzles.ts';

export interface PuzzleTry {
  /** `GAME/RULES/CLUES`. */
  readonly puzzle: string;
  /** The first answer; undefined if the solution was looked up instead. */
  readonly guess: string | undefined;
}

export interface PersonRating {
  readonly rating: number;
  readonly deviation: number;
  /** The number of rated tries. */
  readonly tries: number;
}

/** The rating of a user, and of the puzzle that the user has just tried. */
export interface RatingView extends PersonRating {
  readonly puzzle?: PersonRating;
}

type IsProgram = (guest: string) => Promise<Result<boolean, 'unavailable'>>;

export type RatingFault = 'unavailable' | 'busy' | 'no-such-puzzle' | 'not-for-programs';

/**
 * Glicko-2 ratings of the participating users and of the shipped puzzles. The server checks each answer itself; a
 * puzzle counts once per user; programs are not rated. Cheating is possible, but only its own user sees a rating.
 */
export class PuzzleRatings {
  readonly #repository: RatingRepository;
  readonly #puzzles: ShippedPuzzles;
  readonly #isProgram: IsProgram;
  /** Serialises the tries, since each builds on the previous result. Between two servers, the last write wins. */
  #tail: Promise<unknown> = Promise.resolve();

  /** @param isProgram returns whether this guest ever got the token itself */
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
