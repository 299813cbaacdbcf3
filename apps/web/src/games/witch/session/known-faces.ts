import { COVEN } from '@inkling/art/coven';
import type { WitchEvent } from '@inkling/games/witch/rules/state';
import type { SavedFields } from '../../../shell/saved/saved.ts';

/** The witches whose faces this person has named without the hint, by their ids, in the order of naming. */
export interface KnownFaces {
  readonly ids: readonly string[];
}

/** The name that they are saved under. */
export const KNOWN_FACES = 'coven/witch';

export const WHOLE_COVEN: number = COVEN.length;

/** Eleven pairs on the largest board and the three names that are not on it. */
export const FIRST_COVEN = 14;

/** How many witches the boards are drawn from: one more for each face that is known. */
export function covenSize({ ids }: KnownFaces): number {
  return Math.min(WHOLE_COVEN, FIRST_COVEN + ids.length);
}

export function withFace(known: KnownFaces, witch: number): KnownFaces {
  const id = COVEN[witch]?.id;
  return id === undefined || known.ids.includes(id) ? known : { ids: [...known.ids, id] };
}

/** The faces that are known once this has happened: whom a person has named without the hint. */
export function withNamed(known: KnownFaces, events: readonly WitchEvent[]): KnownFaces {
  const question = events.find((event) => event.kind === 'quiz');
  if (question?.kind !== 'quiz' || question.hinted) return known;
  return question.answer === 'right' || question.answer === 'slip' ? withFace(known, question.witch) : known;
}

/** Total: ids that nobody has are left out. */
export function parseKnownFaces(fields: SavedFields): KnownFaces {
  const ids: readonly unknown[] = Array.isArray(fields['ids']) ? fields['ids'] : [];
  return { ids: [...new Set(COVEN.map(({ id }) => id).filter((id) => ids.includes(id)))] };
}
