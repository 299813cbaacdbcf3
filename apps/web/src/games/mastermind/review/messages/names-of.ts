import type { Code } from '@inkling/core/feedback';

/** The names of a code's pieces in the language of the page. */
export type NamesOf = (code: Code) => readonly string[];
