import type { SavedFields } from '../../shell/saved/saved.ts';

/** Which lessons somebody has opened on this device. */
export interface ReadLessons {
  readonly ids: readonly string[];
}

/** The name that the record is saved under. */
export const READ_LESSONS = 'lessons';

/** Reads what was saved; whatever is not a list of names counts as nothing read. */
export function parseReadLessons({ ids }: SavedFields): ReadLessons {
  return { ids: Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string') : [] };
}

export function withLesson(read: ReadLessons, id: string): ReadLessons {
  return read.ids.includes(id) ? read : { ...read, ids: [...read.ids, id] };
}
