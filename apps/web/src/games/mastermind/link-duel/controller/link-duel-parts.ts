import type { DuelLink } from '@inkling/games/mastermind/duel/duel-link';
import type { Sha256 } from '@inkling/games/promise/commitment';
import type { Announcer } from '../../../../shell/announcer.ts';
import type { WorkerClient } from '../../../../shell/worker/worker-client.ts';
import type { LinkDuelQuestions } from '../engine/questions.ts';
import type { LinkDuelStore } from '../session/link-duel-store.ts';

/** What a duel needs from the browser and the app. */
export interface LinkDuelParts {
  readonly announcer: Announcer;
  readonly store: LinkDuelStore;
  readonly engine: WorkerClient<LinkDuelQuestions>;
  /** `undefined` if the browser offers no hashing, as on a plain http address. */
  readonly sha256: Sha256 | undefined;
  /** 32 bytes from the browser's best source of randomness. */
  readonly salt: () => Uint8Array;
  /** Returns a uniform random integer from 0 to below its argument. */
  readonly draw: (below: number) => number;
  /** Shows the duel with this id, or the start page if undefined. */
  readonly goTo: (id: string | undefined) => void;
  /** Copies the full URL of a link to the clipboard. Resolves to true on success. */
  readonly copy: (link: DuelLink) => Promise<boolean>;
}
