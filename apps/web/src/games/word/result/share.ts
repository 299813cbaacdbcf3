import type { ShareSpec } from '../../../shell/parts/share-spec.ts';
import { makeSeededLink } from '../../../shell/saved/seeded-link.ts';
import { messages } from '../messages/language.ts';
import { isOwn } from '../model/lists.ts';
import type { WordController } from '../session/controller.ts';
import { shareOfTurns } from './share-turns.ts';

/** What a user can share of a game: its marks, but no letters. */
export function shareOf({ play, kind }: WordController): ShareSpec | undefined {
  const view = play.view.value;
  if (!view) return undefined;
  const { tries, list } = play.params.value;
  const shared = shareOfTurns(view.turns, { kind, isSolved: view.solved, tries, helps: play.state.value });
  return {
    ...shared,
    game: isOwn(list) ? `${shared.game}, ${messages().result.ownList}` : shared.game,
    // No other device has the user's own list.
    sameGame: isOwn(list) ? undefined : makeSeededLink(play.sheet),
    ...(kind.hasSeed ? {} : { isDrawn: false }),
  };
}
