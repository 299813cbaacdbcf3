import { COVEN } from '@inkling/art/coven';
import type { WitchEvent } from '@inkling/games/witch/rules/state';
import type { SavedFields } from '../../../shell/saved/saved.ts';

/** The ids of the witches that the user has named without a hint, in the order of naming. */
export interface KnownFaces {
  readonly ids: readonly string[];
}

/** Their storage key. */
export const KNOWN_FACES = 'coven/witch';

export const WHOLE_COVEN: number = COVEN.length;

/** Enough for eleven pairs on the largest board, and three names that are not on it. */
export const FIRST_COVEN = 14;

/** Number of witches from which boards are drawn: one more for each known face. */
export function covenSize({ ids }: KnownFaces): number {
  return Math.min(WHOLE_COVEN, FIRST_COVEN + ids.length);
}

export function withFace(known: KnownFaces, witch: number): KnownFaces {
  const id = COVEN[witch]?.id;
  return id === undefined || known.ids.includes(id) ? known : { ids: [...known.ids, id] };
}

/** Returns the known faces after some events: a witch becomes known if the user names her without a hint. */
export function withNamed(known: KnownFaces, events: readonly WitchEvent[]): KnownFaces {
  const question = events.find((event) => event.kind === 'quiz');
  if (question?.kind !== 'quiz' || question.hinted) return known;
  return question.answer === 'right' || question.answer === 'slip' ? withFace(known, question.witch) : known;
}

/** Never throws: unknown ids are omitted. The ids are returned in the order of the coven. */
export function parseKnownFaces(fields: SavedFields): KnownFaces {
  const ids: readonly unknown[] = Array.isArray(fields['ids']) ? fields['ids'] : [];
  return { ids: [...new Set(COVEN.map(({ id }) => id).filter((id) => ids.includes(id)))] };
}
