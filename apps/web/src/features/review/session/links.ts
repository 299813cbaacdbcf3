import { linkReviewAddress } from '../../../shell/review-address.ts';
import type { Shared } from '../model/command.ts';
import type { ReviewSession } from './review-session.ts';

/** A text that passes this review on; `undefined` where there is none. */
export function linkOf({ game, at, gameId }: ReviewSession, what: Shared): string | undefined {
  if (what === 'command') return game.command;
  if (game.link === undefined) return undefined;
  const turn = what === 'turn' ? at.value : undefined;
  return new URL(linkReviewAddress(gameId, game.link, turn), location.href).href;
}
