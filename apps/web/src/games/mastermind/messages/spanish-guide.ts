import { grammarOf } from '../../../shell/language/grammar.ts';
import type { SeatWords } from './words.ts';

const { counted } = grammarOf('es');

export const guide: SeatWords['guide'] = {
  heading: 'Cómo se juega',
  goal: (places, symbols, repeats, turnsMax) =>
    `Encuentra el código oculto: ${counted(places, 'lugar', 'lugares')}, y en cada uno, uno de ${counted(symbols, 'elemento', 'elementos')}. ${repeats ? 'Un elemento puede repetirse.' : 'Ningún elemento se repite.'} Tienes ${counted(turnsMax, 'intento', 'intentos')}, y cada uno recibe respuesta:`,
  exact: 'exacto: un elemento acertado en su lugar',
  near: 'descolocado: un elemento acertado, pero en otro lugar',
  none: 'ni lo uno ni lo otro: no está en el código, o no tantas veces',
  reading: 'Las marcas dicen cuántos, no cuáles.',
  ink: 'Cuanta más tinta tiene un elemento, más probable es que esté ahí; lo tachado queda descartado y, si lo eliges, explica por qué.',
  lesson: 'Cómo se puntúa',
};
