/** What the bundler tells the window when a part of the app could not be fetched. Workers that do not start tell the same. */
export const PART_MISSING = 'vite:preloadError';

/** A worker tells its page that it could not fetch a part of the app, such as a list of words. */
export function tellPage(): void {
  self.postMessage(PART_MISSING, { transfer: [] });
}

/** Hears what a worker says: true if it is that a part is missing, which the window is told. */
export function hearMissing(said: unknown): boolean {
  if (said !== PART_MISSING) return false;
  dispatchEvent(new Event(PART_MISSING));
  return true;
}

/** Hears an error of a worker: one that has no words is of its script, which is not there. */
export function tellMissing(error: Event): void {
  if (!(error instanceof ErrorEvent)) dispatchEvent(new Event(PART_MISSING));
}
