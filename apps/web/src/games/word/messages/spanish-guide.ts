import { grammarOf } from '../../../shell/language/grammar.ts';
import type { WordWords } from './words.ts';

const { counted } = grammarOf('es');

export const guide: WordWords['guide'] = {
  heading: 'Cómo se juega',
  goal: (length, tries, hard) =>
    `Encuentra la palabra oculta de ${counted(length, 'letra', 'letras')} en ${counted(tries, 'intento', 'intentos')}. Cada intento es una palabra inglesa${hard ? ' y debe usar todas las pistas' : ''}. Cada letra recibe una marca:`,
  exact: 'exacta: la palabra tiene esta letra en este lugar',
  near: 'descolocada: la palabra la tiene, pero en otro lugar',
  none: 'ausente: la palabra no la tiene, o no tantas veces',
  reading: 'Una letra puede repetirse.',
  ink: 'Cuanta más tinta tiene una letra, más probable es que esté ahí.',
};
