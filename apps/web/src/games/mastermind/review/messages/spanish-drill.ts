import type { Choice } from '@inkling/games/mastermind/analysis/review';
import { grammarOf } from '../../../../shell/language/grammar.ts';
import type { drill as english } from './english-drill.ts';

const { counted, figure: figureOf } = grammarOf('es');

const figure = (value: number) => figureOf(value, 2);

const known = ({ basis }: Choice) => (basis === 'exact' ? 'demostrado' : 'según una estimación');

export const drill: typeof english = {
  heading: 'Aprender de tu partida',
  introduction:
    'Busca, para cada turno que costó algo, un intento mejor que el jugado. Tómate tu tiempo: aquí no se cuenta nada.',
  start: 'Empezar',
  notYet: 'Los turnos aún se están valorando. Inténtalo otra vez en un momento.',
  flawless: ({ turns, gained }) => {
    const best = turns.filter(({ facts }) => facts.includes('best')).length;
    const proved =
      best === 0 ? '' : ` ${best} de ${turns.length} son los mejores posibles, y está demostrado.`;
    return `Aquí no hay nada que aprender: ningún turno costó un vigésimo de turno o más.${proved} Juntos trajeron ${figure(gained)} bits.`;
  },
  count: (number, all) => `${number} de ${all}`,
  position: (turn, { before }) =>
    `La partida como estaba antes del turno ${turn}, con ${counted(before, 'código posible', 'códigos posibles')}. ¿Qué intento habría servido más?`,
  question: (number, all, turn, { before, guess }, namesOf) =>
    `${number} de ${all}: turno ${turn}, ${counted(before, 'código posible', 'códigos posibles')}. Jugaste ${namesOf(guess).join(', ')}. ¿Qué intento habría servido más?`,
  played: (turn, guess) => `Turno ${turn}, como se jugó: ${guess.join(', ')}`,
  yours: 'lo jugado',
  tryHeading: 'Tu intento mejor',
  places: 'Lugares de tu intento',
  place: (place, name) => `Lugar ${place}: ${name ?? 'vacío'}`,
  elements: 'Elementos',
  erase: 'Borrar',
  submit: 'Probar',
  giveUp: 'Muéstramelo',
  next: 'Siguiente turno caro',
  end: 'Volver al repaso',
  incomplete: 'Llena antes todos los lugares.',
  weighing: 'Sopesando…',
  broken: 'La parte que sopesa se ha parado. Inténtalo otra vez; tu partida está a salvo.',
  verdict: ({ guess, verdict, weighed: { choice } }, played, namesOf) => {
    const name = namesOf(guess).join(', ');
    const before = played.choice?.cost ?? 0;
    const costs = `Cuesta ${figure(choice.cost)} turnos; el tuyo costó ${figure(before)}, ${known(choice)}.`;
    switch (verdict) {
      case 'same':
        return `${name} es el intento que se jugó; cuesta ${figure(before)} turnos. Quizá otro sirva más.`;
      case 'beyond':
        return `${name} es mejor de lo que habría jugado la referencia: ahorra ${figure(-choice.cost)} turnos, ${known(choice)}.`;
      case 'best':
        return `${name} es tan bueno como el mejor: coste 0, ${known(choice)}. Ahorra ${figure(before)} turnos.`;
      case 'better':
        return `${name} es mejor. ${costs} Aún se puede ganar algo: prueba otro, o mira el mejor.`;
      case 'equal':
        return `${name} es igual de bueno que lo jugado. ${costs}`;
      case 'worse':
        return `${name} no ayuda aquí. ${costs}`;
    }
  },
  best: ({ choice }, namesOf) =>
    `${namesOf(choice.best.guess).join(', ')} necesita ${figure(choice.best.turns)} turnos de media desde aquí, contándolo, ${known(choice)}.`,
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
  done: (turns) => `Eso era todo: ${counted(turns, 'turno caro visto', 'turnos caros vistos')} otra vez.`,
  ended: 'De vuelta en el repaso.',
  help: 'Escribe un intento, give up, next o end. Con ? salen todas las órdenes.',
  placeholder: 'SSTB, give up, next, end, ?',
  keyRows: [
    [['1', '…', '6'], 'poner ese elemento y avanzar'],
    [['←', '→'], 'ir a otro lugar'],
    [['⌫'], 'borrar'],
    [['Intro'], 'probar el intento'],
    [['G'], 'mostrar el mejor intento y por qué'],
    [['C'], 'siguiente turno caro'],
    [['E'], 'volver al repaso'],
    [['L'], 'decir otra vez la pregunta'],
    [['/'], 'ir a la línea de órdenes'],
    [['?'], 'esta página'],
  ],
  commandRows: [
    ['SSTB, guess SSTB', 'probar un intento, con letras, cifras o nombres'],
    ['give up', 'mostrar el mejor intento y por qué'],
    ['next', 'siguiente turno caro'],
    ['end', 'volver al repaso'],
  ],
};
