/**
 * Whether the browser tests look at every page in every state at every width, by day and by night, and play every
 * variant: `npm run prove -- looks`. `npm test` checks fewer looks of each page, and leaves out a state, a language,
 * a device or a variant that shows nothing which another one does not.
 */
export const EVERY_LOOK: boolean = process.env['INKLING_EVERY_LOOK'] !== undefined;

/** Returns all of the widths, windows or other cases, or the first and the last for `npm test`. */
export function someOf<const T>(...all: readonly T[]): readonly T[] {
  return EVERY_LOOK ? all : all.filter((_, at) => at === 0 || at === all.length - 1);
}

/** Returns all of the languages, or the last for `npm test`. */
export function someLanguages(...languages: readonly string[]): readonly string[] {
  return EVERY_LOOK ? languages : languages.slice(-1);
}
