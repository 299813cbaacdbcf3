/** The event that the bundler dispatches on the window when a chunk of the app could not be fetched. Workers reuse it. */
export const PART_MISSING = 'vite:preloadError';

/** Tells the page, from within a worker, that a part of the app, such as a word list, could not be fetched. */
export function tellPage(): void {
  self.postMessage(PART_MISSING, { transfer: [] });
}

/** Checks a worker's message. If it reports a missing part, dispatches the event on the window and returns true. */
export function handleMissingPart(said: unknown): boolean {
  if (said !== PART_MISSING) return false;
  dispatchEvent(new Event(PART_MISSING));
  return true;
}

/** Reports a missing part if a worker's error event has no message: its script could then not be fetched. */
export function reportMissingPart(error: Event): void {
  if (!(error instanceof ErrorEvent)) dispatchEvent(new Event(PART_MISSING));
}
