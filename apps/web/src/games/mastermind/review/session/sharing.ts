import { goTo, type Sheet } from '@inkling/core/sheet';
import type { MastermindView } from '@inkling/games/mastermind/rules/game';
import { makePlayCommand } from '@inkling/games/mastermind/share/share';
import { addressOf } from '../../session/position-link.ts';

/** What a review shares beside the marks: how to play the same code, and a link that shows the guesses. */
export const SHARED = ['command', 'fresh', 'turns'] as const;
export type Shared = (typeof SHARED)[number];

/** One text to share; `page` is the address of the app. */
export function sharedText(
  what: Shared,
  { sheet, view, page }: { readonly sheet: Sheet; readonly view: MastermindView; readonly page: string },
): string | undefined {
  switch (what) {
    case 'command':
      return makePlayCommand(view.rules, view.turnsMax, sheet.seed);
    case 'fresh':
      return addressOf(goTo(sheet, 0), page);
    case 'turns':
      return addressOf(sheet, page);
  }
}
