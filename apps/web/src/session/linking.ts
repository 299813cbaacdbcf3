import type { Sheet } from '@inkling/core/sheet';
import { makePermalink } from 'inkling/permalink';
import { linkOf } from 'inkling/permalink/sheet-link';

/** The address that opens the line of a sheet elsewhere; `undefined` for a sheet that no link can hold. */
export function addressOf(sheet: Sheet, page: string): string | undefined {
  const link = linkOf(sheet);
  const text = link.ok ? makePermalink(link.value) : link;
  return text.ok ? new URL(`#/mastermind/${text.value}`, page).href : undefined;
}
