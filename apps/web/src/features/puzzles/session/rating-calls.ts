import { makeClient, type Reply } from '@inkling/client/client';
import type { RatingView } from '@inkling/client/generated/api';
import type { Storage } from '../../../shell/saved/storage.ts';
import { Guest } from '../../../shell/server/guest.ts';
import { openOnlineStorage } from '../../../shell/server/online-storage.ts';
import { serverBase } from '../../../shell/server/server.ts';

/** The requests to a server about ratings. */
export interface RatingCalls {
  rating(): Promise<Reply<RatingView>>;
  /** `guess` is undefined if the solution was shown. */
  tried(puzzle: string, guess: string | undefined): Promise<Reply<RatingView>>;
  leave(): Promise<Reply<unknown>>;
}

export function openRatingCalls(storage: Storage): RatingCalls {
  const client = makeClient({ base: serverBase() });
  const guest = new Guest(client, openOnlineStorage(storage));
  return {
    rating: () => client.call('myRating', {}),
    tried(puzzle, answer) {
      const body = { puzzle, ...(answer === undefined ? {} : { guess: answer }) };
      return guest.as(() => client.call('tryPuzzle', { body }));
    },
    leave: () => client.call('leaveRating', {}),
  };
}
