import type { Sheet } from '@inkling/core/sheet';
import type { LiarView } from '@inkling/games/mastermind/liar/rules/game';
import type { Helps } from '../../../../shell/parts/helps.ts';
import { phaseOf } from '../../../../shell/parts/phase.ts';
import type { ShareSpec } from '../../../../shell/parts/share-spec.ts';
import { makeSeededLink } from '../../../../shell/saved/seeded-link.ts';
import { messages as codeMessages } from '../../messages/language.ts';
import { sharedTurns } from '../../result/share.ts';
import { messages } from '../messages/language.ts';

/** What can be shared of a game: the answers as they were given, true or false, but no pieces. */
export function shareOfGame(
  { turns, params, status }: LiarView,
  { helps, sheet }: { readonly helps: Helps | undefined; readonly sheet: Sheet },
): ShareSpec {
  const { ending } = codeMessages();
  const isWon = phaseOf(status) === 'found';
  return {
    game: messages().name,
    result: ending.shared(isWon, turns.length, params.turnsMax),
    helps,
    layout: 'squares',
    ...sharedTurns(turns),
    page: '#/liar',
    sameGame: makeSeededLink(sheet),
  };
}
