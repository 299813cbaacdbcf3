/** Returns the path of a Chromium that can be started. */
export function findBrowser(): Promise<string>;
