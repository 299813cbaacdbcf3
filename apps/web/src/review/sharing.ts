import { goTo, type Sheet } from '@inkling/core/sheet';
import type { MastermindView } from '@inkling/games/mastermind/game';
import { makeRules } from '@inkling/games/mastermind/rules';
import type { Review } from 'inkling/mastermind/review';
import { makePlayCommand, makeShapes, type ShareCard } from 'inkling/share';
import { addressOf } from '../session/linking.ts';

/** What can be copied. The first three and `fresh` tell nothing of the code but its seed; `turns` shows the guesses. */
export const SHARED = ['shapes', 'plain', 'command', 'fresh', 'turns'] as const;
export type Shared = (typeof SHARED)[number];

/** The counts of a review, without its guesses. */
export function cardOf(view: MastermindView, review: Review): ShareCard {
  const { places } = view.rules;
  const { status } = view;
  return {
    rules: makeRules(view.rules),
    turnsMax: view.turnsMax,
    solved: status.phase === 'over' && status.winner === 'breaker',
    total: BigInt(review.turns[0]?.before ?? 0),
    rows: view.turns.map(({ feedback: { exact, near } }, turn) => ({
      exact,
      near,
      none: places - exact - near,
      left: BigInt(review.turns[turn]?.after ?? 0),
    })),
  };
}

/** One text to share; `plain` makes sentences of a card, `page` is the address of the app. */
export function sharedText(
  what: Shared,
  parts: {
    readonly sheet: Sheet;
    readonly view: MastermindView;
    readonly review: Review;
    readonly page: string;
    readonly plain: (card: ShareCard) => string;
  },
): string | undefined {
  const { sheet, view, review } = parts;
  switch (what) {
    case 'shapes':
      return makeShapes(cardOf(view, review));
    case 'plain':
      return parts.plain(cardOf(view, review));
    case 'command':
      return makePlayCommand(view.rules, view.turnsMax, sheet.seed);
    case 'fresh':
      return addressOf(goTo(sheet, 0), parts.page);
    case 'turns':
      return addressOf(sheet, parts.page);
  }
}
