import { catalogue } from '../../shell/language.ts';
import { english } from './english.ts';
import type { DuelWords } from './words.ts';

export const words: () => DuelWords = catalogue('duel', english);
