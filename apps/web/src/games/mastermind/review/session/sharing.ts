import { goTo, type Sheet } from '@inkling/core/sheet';
import type { Review } from '@inkling/games/mastermind/analysis/review';
import type { MastermindView } from '@inkling/games/mastermind/rules/game';
import { makeRules } from '@inkling/games/mastermind/rules/rules';
import { makePlayCommand, makeShapes, type ShareCard } from '@inkling/games/mastermind/share/share';
import { addressOf } from '../../session/position-link.ts';

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
    /** The name of the game. */
    readonly game: string;
  },
): string | undefined {
  const { sheet, view, review } = parts;
  const home = new URL('#/mastermind', parts.page).href;
  switch (what) {
    case 'shapes':
      return `${parts.game} ${makeShapes(cardOf(view, review))}${home}\n`;
    case 'plain':
      return `${parts.plain(cardOf(view, review))}\n${home}`;
    case 'command':
      return makePlayCommand(view.rules, view.turnsMax, sheet.seed);
    case 'fresh':
      return addressOf(goTo(sheet, 0), parts.page);
    case 'turns':
      return addressOf(sheet, parts.page);
  }
}
