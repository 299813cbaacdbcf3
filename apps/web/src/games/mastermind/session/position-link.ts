import type { CodeRules, CodeTurn } from '@inkling/core/deduction';
import type { Sheet } from '@inkling/core/sheet';
import { makePermalink } from '@inkling/games/link/permalink';
import { CODE_LINKS } from '@inkling/games/mastermind/link/code-links';
import { linkOf } from '@inkling/games/mastermind/link/sheet-link';
import { makeCommand } from '@inkling/games/mastermind/share/share';
import type { Cell } from '../engine/evidence.ts';

export type Copied = 'link' | 'command';

/** Returns the terminal command for what the page shows: the open explanation, or the codes possible after `turns`. */
export function commandOf(rules: CodeRules, turns: readonly CodeTurn[], why: Cell | undefined): string {
  return makeCommand(why ? { verb: 'why', ...why } : { verb: 'choices' }, rules, turns);
}

/** Returns the URL that opens the current line of a sheet elsewhere, or undefined if no link can hold the sheet. */
export function addressOf(sheet: Sheet, page: string): string | undefined {
  const text = linkTextOf(sheet);
  return text && new URL(`#/mastermind/${text}`, page).href;
}

/** Returns the part of that URL after `#/mastermind/`. */
export function linkTextOf(sheet: Sheet): string | undefined {
  const link = linkOf(sheet);
  const text = link.ok ? makePermalink(link.value, CODE_LINKS) : link;
  return text.ok ? text.value : undefined;
}
