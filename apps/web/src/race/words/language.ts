import { catalogue } from '../../shell/language.ts';
import { english } from './english.ts';
import type { RaceWords } from './words.ts';

export const words: () => RaceWords = catalogue('race', english);
