import type { Scoring } from '@inkling/codes/explain/scorings';
import { codeGrammarOf } from '../../counts/code-grammar.ts';
import type { analysis as english } from '../english/analysis.ts';
import { answered } from './answered.ts';

const { counted, figure, form, listed, number, percent } = codeGrammarOf('es');
const left = (count: number) => counted(count, 'código', 'códigos');

export const analysis: typeof english = {
  evidence: {
    heading: 'Qué puede ir aún en cada lugar',
    caption: 'cuanta más tinta, más probable',
    place: 'Lugar',
    cell: (place, name, share) =>
      share === 0 ? `Lugar ${place}, ${name}: no puede ir` : `Lugar ${place}, ${name}: ${percent(share)}`,
    percent,
    none: 'no',
    thinking: 'Contando lo que es posible…',
  },
  codes: {
    heading: 'Códigos aún posibles',
    show: 'Mostrar',
    hide: 'Ocultar',
    left: (left, total) => `${form(left, 'Encaja', 'Encajan')} ${number(left)} de ${number(total)} códigos`,
    listLater: (most) =>
      `Cada punto es un código, con tinta si encaja. Los últimos ${most} van en una lista.`,
    code: (letters, names) => `${letters}: ${names.join(', ')}`,
    unknown: 'sin contar',
  },
  where: (name, found) =>
    found.length === 0
      ? `${name} no puede estar en ningún lugar.`
      : `${name} puede estar en ${found.length === 1 ? 'el lugar' : 'los lugares'} ${listed(found.map(String))}.`,
  listedCodes: (codes, count) => {
    if (count === undefined) return 'Los códigos posibles no están contados.';
    if (count === 0) return 'Ningún código encaja con las respuestas.';
    if (codes.length === 0) return `Quedan ${left(count)}, demasiados para una lista.`;
    return `Quedan ${left(count)}: ${codes.join('; ')}.`;
  },
  why: {
    heading: 'Por qué',
    ruledOut: (place, name, turns) =>
      turns.length === 0
        ? `Las reglas no permiten ${name} en el lugar ${place}.`
        : `${name} no puede ir en el lugar ${place}: ningún código con esa ficha ahí encaja con ${theTurns(turns)}.`,
    certain: (place, name, left) =>
      left === 1
        ? `En el lugar ${place} va ${name}: solo queda un código.`
        : `En el lugar ${place} va ${name}: así es en los ${number(left)} códigos que quedan.`,
    possible: (place, name, count, left, witness) =>
      `${name} puede ir en el lugar ${place}: así es en ${number(count)} de ${counted(left, 'código', 'códigos')}, por ejemplo ${witness.join(', ')}.`,
    put: (place, name) => `Poner ${name} en el lugar ${place}`,
    close: 'Cerrar',
  },
  hint: {
    heading: 'Pista',
    next: 'Más',
    nudge: (certain) =>
      certain
        ? 'En un lugar ya se sabe qué ficha va, y tu intento aún no lo aprovecha.'
        : 'No se sabe nada nuevo con certeza, pero en un lugar unas fichas son más probables que otras.',
    look: (place, turns, certain) =>
      certain && turns.length > 0 ? `Mira ${theTurns(turns)}.` : `Mira el lugar ${place}.`,
    deduction: (place, turns, count, total) =>
      count === total
        ? turns.length === 0
          ? `En el lugar ${place} solo puede ir una ficha.`
          : turns.length === 1
            ? `El turno ${turns[0]} deja una sola ficha para el lugar ${place}.`
            : `Juntos, ${theTurns(turns)} dejan una sola ficha para el lugar ${place}.`
        : `${number(count)} de los ${number(total)} códigos que quedan tienen la misma ficha en el lugar ${place}.`,
    placement: (place, name, certain) =>
      certain
        ? `En el lugar ${place} va ${name}.`
        : `En el lugar ${place} ninguna ficha es más probable que ${name}.`,
    nothing: 'En ningún lugar es más probable otra ficha. Comprueba tu intento.',
  },
  suggestions: {
    heading: 'Buenos intentos',
    ask: 'Mostrar un buen intento',
    row: (guess, suggestion) => `${guess.join(', ')}: ${analysis.suggestions.reasons(suggestion)}`,
    reasons: ({ bits, expected, worst, possible }) =>
      `${figure(bits, 2)} bits · deja ${figure(expected, 1)} de media, ${number(worst)} en el peor caso · ${possible ? 'puede ser el código' : 'no puede ser el código'}`,
  },
  contradiction: {
    heading: 'Estas respuestas no pueden ser todas ciertas',
    sentence: (found) => {
      const { conflicts, repairs } = analysis.contradiction;
      return `Ningún código encaja con estas respuestas. ${conflicts(found)} ${repairs(found)}`;
    },
    conflicts: ({ conflicts: [first = [], ...others] }) => {
      const turns = first.map((turn) => turn + 1);
      const shown = others.slice(0, 3).map((each) => theTurns(each.map((turn) => turn + 1)));
      const more =
        shown.length === 0
          ? ''
          : ` Lo mismo vale para ${shown.join('; ')}${others.length > shown.length ? '; y más' : ''}.`;
      if (turns.length === 1)
        return `La respuesta del turno ${turns[0]} no puede ser cierta: ningún código la da.${more}`;
      const all = turns.length === 2 ? 'las dos' : 'todas';
      return `Las respuestas de los turnos ${listed(turns.map(String))} no pueden ser ${all} ciertas.${more}`;
    },
    repairs: ({ repairs, hasUncountedRepairs }) =>
      hasUncountedRepairs
        ? 'No se sabe si bastaría una sola corrección: este juego es demasiado grande para contar lo que quedaría.'
        : repairs.length === 0
          ? 'Ninguna corrección aislada basta: hay más de una respuesta falsa.'
          : repairs.length === 1
            ? 'Una sola corrección bastaría.'
            : `Bastaría cualquiera de ${number(repairs.length)} correcciones.`,
    repair: ({ turn, exact, near, left: count }) =>
      `Turno ${turn + 1} con ${answered(exact, near)}: ${left(count)}`,
    scoring: (scoring, count) => `Encajan si ${SCORINGS[scoring]}: ${left(count)}.`,
    more: (count) =>
      count === 1 ? 'Mostrar una corrección más' : `Mostrar ${number(count)} correcciones más`,
    corrected: (turn, exact, near) => `El turno ${turn} queda corregido: ${answered(exact, near)}.`,
    none: 'Las respuestas concuerdan: no hay nada que corregir.',
    mark: 'en duda',
  },
  large: {
    heading: 'Demasiado grande para contar',
    sentence:
      'Con estas respuestas encajan demasiados códigos para contarlos aquí. Puedes seguir jugando; los números vuelven cuando queden menos códigos.',
    unanswered: 'Aquí hay demasiados códigos para contarlos, así que eso no tiene respuesta.',
    noField: 'Demasiados códigos para dibujar un punto por cada uno.',
  },
};

/** `turno 2`, `turnos 1 y 3`. */
function turnsNamed(turns: readonly number[]): string {
  return `${turns.length === 1 ? 'turno' : 'turnos'} ${listed(turns.map(String))}`;
}

function theTurns(turns: readonly number[]): string {
  return `${turns.length === 1 ? 'el' : 'los'} ${turnsNamed(turns)}`;
}

const SCORINGS: Readonly<Record<Scoring, string>> = {
  exchanged: 'se dieron primero los descolocados y después los exactos',
  total: 'el segundo número cuenta todas las fichas acertadas, también las exactas',
  copies:
    'una ficha cuenta como descolocada cada vez que se propone, sin importar cuántas veces esté en el código',
};
