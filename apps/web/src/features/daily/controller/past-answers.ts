import type { Day } from '@inkling/games/daily/day';
import { openSeed } from '@inkling/games/daily/open-day';
import type { Sha256 } from '@inkling/games/promise/commitment';
import type { GameOfDay } from './daily-controller.ts';

/** The solution of a game on a day that is over. */
export interface PastAnswer {
  readonly game: GameOfDay['entry'];
  /** The solution in words, in the language of the page. */
  readonly text: string;
  /** Whether each player got an individual copy of it. */
  readonly isCopied: boolean;
}

/** Returns the solutions of a day from the published seed. */
export function openAnswers(day: Day, games: readonly GameOfDay[]): Promise<readonly PastAnswer[]> {
  return answersOf(games, async ({ entry, part }) => {
    const { secrets } = await part.later();
    const text = secrets?.say(await secrets.drawnFrom(openSeed(day, entry.id)));
    return text === undefined ? undefined : { game: entry, text, isCopied: false };
  });
}

/** Returns the solutions of a day that a server dealt, computed from the key that the server has released. */
export function serverAnswers(
  key: Uint8Array,
  games: readonly GameOfDay[],
  sha256: Sha256,
): Promise<readonly PastAnswer[]> {
  return answersOf(games, async ({ entry, part }) => {
    const [{ secrets }, { dealtOn }] = await Promise.all([part.later(), import('./dealt-secret.ts')]);
    const dealt = secrets && (await dealtOn(key, entry.id, sha256));
    return dealt && { game: entry, text: secrets.say(dealt.secret), isCopied: dealt.isCopied };
  });
}

async function answersOf(
  games: readonly GameOfDay[],
  answer: (game: GameOfDay) => Promise<PastAnswer | undefined>,
): Promise<readonly PastAnswer[]> {
  return (await Promise.all(games.map(answer))).flatMap((known) => known ?? []);
}
