import type { Choice } from '@inkling/games/mastermind/analysis/review';
import { grammarOf } from '../../../../shell/language/grammar.ts';
import type { practice as english } from './english-practice.ts';

const { counted, figure: figureOf } = grammarOf('es');

const figure = (value: number) => figureOf(value, 2);

const known = ({ basis }: Choice) => (basis === 'exact' ? 'Está demostrado.' : 'Es una estimación.');

const bothKnown = ({ basis }: Choice) =>
  basis === 'exact' ? 'Las dos cifras están demostradas.' : 'Las dos cifras son estimaciones.';

export const practice: typeof english = {
  position: (turn, { before }) =>
    `La partida como estaba antes del turno ${turn}, con ${counted(before, 'código posible', 'códigos posibles')}. ¿Qué intento habría sido mejor?`,
  question: (turn, { before, guess }, namesOf) =>
    `Turno ${turn}, ${counted(before, 'código posible', 'códigos posibles')}. Jugaste ${namesOf(guess).join(', ')}. ¿Qué intento habría sido mejor?`,
  played: (guess) => `Así se jugó: ${guess.join(', ')}`,
  yours: 'lo jugado',
  places: 'Lugares de tu intento',
  place: (place, name) => `Lugar ${place}: ${name ?? 'vacío'}`,
  pieces: 'Fichas',
  erase: 'Borrar',
  submit: 'Probar',
  incomplete: 'Llena antes todos los lugares.',
  weighing: 'Valorando…',
  broken: 'El cálculo se ha interrumpido. Inténtalo otra vez; tu partida está a salvo.',
  verdict: ({ guess, verdict, weighed: { choice } }, played, namesOf) => {
    const name = namesOf(guess).join(', ');
    const before = played.choice?.cost ?? 0;
    const costs = `Cuesta ${figure(choice.cost)} turnos; el tuyo costó ${figure(before)}. ${bothKnown(choice)}`;
    switch (verdict) {
      case 'same':
        return `${name} es el intento que se jugó; cuesta ${figure(before)} turnos. Quizá otro sea mejor.`;
      case 'beyond':
        return `${name} es mejor de lo que habría jugado la referencia: ahorra ${figure(-choice.cost)} turnos. ${known(choice)}`;
      case 'best':
        return `${name} es tan bueno como el mejor y ahorra ${figure(before)} turnos. ${known(choice)}`;
      case 'better':
        return `${name} es mejor. ${costs} Aún se puede ganar algo: prueba otro, o mira el mejor.`;
      case 'equal':
        return `${name} es igual de bueno que lo jugado. ${costs}`;
      case 'worse':
        return `${name} no ayuda aquí. ${costs}`;
    }
  },
  best: ({ choice }, namesOf) =>
    `${namesOf(choice.best.guess).join(', ')} necesita ${figure(choice.best.turns)} turnos de media desde aquí, contando ese intento. ${known(choice)}`,
  reason: ({ choice, bestFigures: best, playedFigures: played }) => {
    const answers =
      best.parts === played.parts
        ? `Los dos tienen ${counted(best.parts, 'respuesta posible', 'respuestas posibles')}`
        : `Tiene ${counted(best.parts, 'respuesta posible', 'respuestas posibles')}; el jugado, ${played.parts}`;
    const worst =
      best.worst === played.worst
        ? `en el peor caso los dos dejan ${best.worst}`
        : `en el peor caso deja ${counted(best.worst, 'código', 'códigos')}; el jugado, ${played.worst}`;
    const average = `De media quedan ${figure(best.expected)} códigos en vez de ${figure(played.expected)}.`;
    const possible = choice.best.possible
      ? 'Puede ser el propio código.'
      : 'No puede ser el código, y aun así dice más.';
    return `${answers}; ${worst}. ${average} ${possible}`;
  },
};
