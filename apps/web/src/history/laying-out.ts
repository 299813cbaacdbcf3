import { CURRENT } from '../session/resume.ts';
import type { PlaceId } from '../shell/place-id.ts';
import { freshKept, makeWordKept, parseWordKept } from '../word/session/keeping.ts';
import type { KeptSheet } from './kept-sheet.ts';

/** Where a kept sheet is opened, and what is written there first. */
export interface Desk {
  readonly place: PlaceId;
  readonly key: string;
  /** What lies there after; `current` is what lies there now. */
  laid(current: unknown): unknown;
}

/** The desk that a sheet is laid on, or `undefined` for one that no place here can open. */
export function deskOf({ value, standing }: KeptSheet): Desk | undefined {
  if (standing.kind === 'mastermind') return { place: 'mastermind', key: CURRENT, laid: () => value };
  if (standing.kind !== 'other') return undefined;
  if (standing.game === 'witch') return { place: 'witch', key: 'witch', laid: () => value };
  return standing.game === 'word'
    ? { place: 'word', key: 'word', laid: (current) => wordDesk(current, value, standing.seed) }
    : undefined;
}

/** The game beside the helper's rounds that lie there. */
function wordDesk(current: unknown, value: unknown, seed: string): unknown {
  const { sheet, draft } = value as { readonly sheet?: unknown; readonly draft?: unknown };
  const around = makeWordKept(parseWordKept(current) ?? freshKept(seed));
  return { ...around, mode: 'play', play: sheet, playDraft: draft };
}
