import type { CodeRules, CodeTurn } from '@inkling/core/deduction';
import type { Sheet } from '@inkling/core/sheet';
import { makePermalink } from '@inkling/games/link/permalink';
import { CODE_LINKS } from '@inkling/games/mastermind/link/code-links';
import { linkOf } from '@inkling/games/mastermind/link/sheet-link';
import { makeCommand } from '@inkling/games/mastermind/share/share';
import type { Cell } from '../engine/evidence.ts';

export type Copied = 'link' | 'command';

/** The terminal's line for what the page shows: an open explanation, or what is possible after these turns. */
export function commandOf(rules: CodeRules, turns: readonly CodeTurn[], why: Cell | undefined): string {
  return makeCommand(why ? { verb: 'why', ...why } : { verb: 'choices' }, rules, turns);
}

/** The address that opens the line of a sheet elsewhere; `undefined` for a sheet that no link can hold. */
export function addressOf(sheet: Sheet, page: string): string | undefined {
  const text = linkTextOf(sheet);
  return text && new URL(`#/mastermind/${text}`, page).href;
}

/** What stands in that address behind the name of the page. */
export function linkTextOf(sheet: Sheet): string | undefined {
  const link = linkOf(sheet);
  const text = link.ok ? makePermalink(link.value, CODE_LINKS) : link;
  return text.ok ? text.value : undefined;
}
