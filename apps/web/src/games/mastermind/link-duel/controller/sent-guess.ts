import type { DuelLink } from '@inkling/games/mastermind/duel/duel-link';
import type { ReadonlySignal } from '@preact/signals';
import { type Draft, draftOf, emptyDraft } from '../../session/draft.ts';
import { type LinkDuel, sentGuess } from '../session/link-duel.ts';
import { withSent } from '../session/turn-links.ts';

/** The part of a controller that these functions need. */
interface InDuel {
  readonly open: ReadonlySignal<LinkDuel | undefined>;
  replace(duel: LinkDuel, draft: Draft): Promise<void>;
}

/** Records that a link has left this device. A guess waits for its answer from then on. */
export async function noteSent(controller: InDuel, link: DuelLink): Promise<void> {
  const duel = controller.open.value;
  const next = duel && withSent(duel, link);
  if (next && next !== duel) await controller.replace(next, emptyDraft(next.challenge.rules.places));
}

/** Moves the guess that was sent back into the draft, so that it can be changed. */
export async function changeSent(controller: InDuel): Promise<void> {
  const duel = controller.open.value;
  const sent = duel && sentGuess(duel);
  if (duel?.role === 'breaker' && sent) await controller.replace({ ...duel, sent: undefined }, draftOf(sent));
}
