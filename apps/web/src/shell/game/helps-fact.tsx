import type { VNode } from 'preact';
import { type Helps, isHelped } from '../parts/helps.ts';
import { messages } from '../share/messages/language.ts';

/** What helped, for the header of a game, in the words in which it is shared; `undefined` while nothing did. */
export function helpsFact(helps: Helps): VNode | undefined {
  return isHelped(helps) ? <b>{messages().helps(helps)}</b> : undefined;
}
