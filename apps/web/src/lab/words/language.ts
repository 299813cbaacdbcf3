import { catalogue } from '../../shell/language.ts';
import { english } from './english.ts';
import type { LabWords } from './words.ts';

export const words: () => LabWords = catalogue('lab', english);
