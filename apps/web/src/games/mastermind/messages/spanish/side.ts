import { codeGrammarOf } from '../../counts/code-grammar.ts';
import type { side as english } from '../english/side.ts';

const { counted, form } = codeGrammarOf('es');

export const side: typeof english = {
  held: {
    announced: (place, isHeld) =>
      isHeld
        ? `La ficha del lugar ${place} se queda para el próximo intento.`
        : `El lugar ${place} empezará vacío la próxima vez.`,
    mark: 'se queda para el próximo intento',
  },
  status: {
    turn: (turn, most) => `Turno ${turn} de ${most}.`,
    begin: 'Elige una ficha para cada lugar.',
    hidden: 'oculto',
    code: 'el código',
  },
  marks: {
    exact: 'ficha correcta, lugar correcto',
    near: 'ficha correcta, otro lugar',
  },
  notes: {
    teaser: (count) =>
      `${form(count, 'Encaja', 'Encajan')} ${counted(count, 'código', 'códigos')} con tus respuestas`,
    waiting: 'Contando los códigos que encajan.',
    announced: (isOpen) =>
      isOpen ? 'Se ve qué puede ir todavía en cada lugar.' : 'Ya no se ve qué puede ir en cada lugar.',
  },
};
