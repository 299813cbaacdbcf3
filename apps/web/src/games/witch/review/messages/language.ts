import { catalogue } from '../../../../shell/language/language.ts';
import { english, type Messages } from './english.ts';
import { german } from './german.ts';
import { spanish } from './spanish.ts';

export const messages: () => Messages = catalogue('review of witches', english, { de: german, es: spanish });
