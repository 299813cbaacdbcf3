import type { DuelLink } from '@inkling/games/mastermind/duel/duel-link';
import type { Sha256 } from '@inkling/games/promise/commitment';
import type { Announcer } from '../../../../shell/announcer.ts';
import type { WorkerClient } from '../../../../shell/worker/worker-client.ts';
import type { LinkDuelQuestions } from '../engine/questions.ts';
import type { LinkDuelStore } from '../session/link-duel-store.ts';

/** The parts of the browser that a duel needs. */
export interface LinkDuelParts {
  readonly announcer: Announcer;
  readonly store: LinkDuelStore;
  readonly engine: WorkerClient<LinkDuelQuestions>;
  /** `undefined` where the browser hashes nothing, as on a plain http address. */
  readonly sha256: Sha256 | undefined;
  /** 32 bytes from the browser's best source of randomness. */
  readonly salt: () => Uint8Array;
  /** A uniform integer below a bound. */
  readonly draw: (below: number) => number;
  /** Shows a duel, by its name, or the front when there is none. */
  readonly goTo: (id: string | undefined) => void;
  /** Puts the whole address of a link on the clipboard; true when the browser took it. */
  readonly copy: (link: DuelLink) => Promise<boolean>;
}
