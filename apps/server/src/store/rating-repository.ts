import { ok, type Result } from '@inkling/core/result';
import type { Rating } from '@inkling/games/puzzles/glicko';
import type { Store, WriteFault } from './store.ts';
import { reading } from './store.ts';

/** The rating of a person or a puzzle, and the number of tries that it is based on. */
export interface Rated {
  readonly rating: Rating;
  readonly tries: number;
}

/** Reads and writes the ratings of puzzles and guests. */
export class RatingRepository {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Returns the rating of a guest, or undefined if the guest has none. */
  async person(guest: string): Promise<Result<Rated | undefined, 'unavailable'>> {
    const { db } = this.#store;
    const found = await reading(
      Promise.all([
        db.selectFrom('puzzle_raters').select('rating').where('guest', '=', guest).executeTakeFirst(),
        db
          .selectFrom('puzzle_tries')
          .select(({ fn }) => fn.countAll<number | string>().as('n'))
          .where('guest', '=', guest)
          .executeTakeFirstOrThrow(),
      ]),
    );
    if (!found.ok) return found;
    const [rater, { n }] = found.value;
    return ok(rater && { rating: parseRating(rater.rating), tries: Number(n) });
  }

  async puzzle(puzzle: string): Promise<Result<Rated | undefined, 'unavailable'>> {
    const found = await reading(
      this.#store.db
        .selectFrom('puzzle_ratings')
        .select(['rating', 'tries'])
        .where('puzzle', '=', puzzle)
        .executeTakeFirst(),
    );
    if (!found.ok || found.value === undefined) return found.ok ? ok(undefined) : found;
    return ok({ rating: parseRating(found.value.rating), tries: found.value.tries });
  }

  /** Writes the ratings after a guest's first try at a puzzle. `conflict`: this guest has tried the puzzle before. */
  async write(
    guest: string,
    puzzle: string,
    after: { readonly person: Rating; readonly puzzle: Rated },
  ): Promise<Result<unknown, WriteFault>> {
    const { db } = this.#store;
    const person = makeRating(after.person);
    const { tries } = after.puzzle;
    const rating = makeRating(after.puzzle.rating);
    return this.#store.write([
      db.insertInto('puzzle_tries').values({ guest, puzzle }).compile(),
      db
        .insertInto('puzzle_raters')
        .values({ guest, rating: person })
        .onConflict((known) => known.column('guest').doUpdateSet({ rating: person }))
        .compile(),
      db
        .insertInto('puzzle_ratings')
        .values({ puzzle, rating, tries })
        .onConflict((known) => known.column('puzzle').doUpdateSet({ rating, tries }))
        .compile(),
    ]);
  }

  /** Removes the guest's rating and tries. The puzzles' ratings do not change. */
  async forget(guest: string): Promise<Result<unknown, WriteFault>> {
    const { db } = this.#store;
    return this.#store.write([
      db.deleteFrom('puzzle_tries').where('guest', '=', guest).compile(),
      db.deleteFrom('puzzle_raters').where('guest', '=', guest).compile(),
    ]);
  }
}

/** Returns the three numbers as JSON, rounded so that both engines store the same. */
function makeRating({ rating, deviation, volatility }: Rating): string {
  return JSON.stringify([rating, deviation, volatility].map((each) => Math.round(each * 1e6) / 1e6));
}

function parseRating(text: string): Rating {
  const [rating, deviation, volatility] = JSON.parse(text) as [number, number, number];
  return { rating, deviation, volatility };
}
