import { catalogue } from '../../shell/language.ts';
import { english } from './english.ts';
import type { LearnWords } from './words.ts';

/** English so far: the shell says so by the `lang` of the place. */
export const words: () => LearnWords = catalogue('learn', english);
