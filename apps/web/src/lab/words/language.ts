import { catalogue } from '../../shell/language.ts';
import { english } from './english.ts';
import type { LabWords } from './words.ts';

export const words: () => LabWords = catalogue('lab', english, {
  de: async () => (await import('./german.ts')).german,
  es: async () => (await import('./spanish.ts')).spanish,
});
