import { grammarOf } from '../../../../shell/language/grammar.ts';
import type { english } from './english.ts';

const { counted } = grammarOf('es');

export const spanish: typeof english = {
  usual: (turns) => `Sueles necesitar ${turns}.`,
  foundOf: (found, days) => `Encontraste la solución en ${found} de ${counted(days, 'día', 'días')}.`,
  turns: (from, to) => (from === to ? `${from}` : `${from} a ${to}`),
  missed: 'no encontrado',
  plain: 'sin notas',
  withNotes: 'con notas o una pista. Las dos formas cuentan.',
  everybody: 'Todos, hoy',
  people: (count) => `${counted(count, 'persona lo ha', 'personas lo han')} terminado.`,
};
