import type { SavedFields } from '../../shell/saved/saved.ts';

/** The lessons that the user has opened on this device. */
export interface ReadLessons {
  readonly ids: readonly string[];
}

/** The storage key of the record. */
export const READ_LESSONS = 'lessons';

/**
 * Parses the saved record. If the saved value is not an array, no lesson counts as read; entries that are not
 * strings are dropped.
 */
export function parseReadLessons({ ids }: SavedFields): ReadLessons {
  return { ids: Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string') : [] };
}

export function withLesson(read: ReadLessons, id: string): ReadLessons {
  return read.ids.includes(id) ? read : { ...read, ids: [...read.ids, id] };
}
