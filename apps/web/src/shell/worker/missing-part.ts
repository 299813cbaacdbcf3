/** What the bundler tells the window when a part of the app could not be fetched. Workers that do not start tell the same. */
export const PART_MISSING = 'vite:preloadError';

/** Hears an error of a worker: one that has no words is of its script, which is not there. */
export function tellMissing(error: Event): void {
  if (!(error instanceof ErrorEvent)) dispatchEvent(new Event(PART_MISSING));
}
