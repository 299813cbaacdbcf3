import { capitalised, grammarOf } from '../../../../shell/language/grammar.ts';
import type { GameNouns } from '../../../../shell/parts/room-nouns.ts';
import { articlesOf, CODE } from '../spanish-game.ts';
import type { english } from './english.ts';

const { counted, form, number } = grammarOf('es');

export const spanish: typeof english = {
  plate: 'Inkling',
  join: { before: 'Entra con', after: 'en Juntos, en' },
  square: {
    open: 'Mostrar el código QR',
    heading: 'Escanea y entra',
    label: 'El enlace a esta clase como código QR',
    help: (name, site) => `O ve a ${site}, abre Juntos y escribe ${name}.`,
    close: 'Cerrar',
  },
  joined: (people) => [number(people), 'en clase'],
  voted: (people) => [number(people), form(people, 'voto', 'votos')],
  board: 'Nuestro tablero',
  ask: '¿Qué probamos?',
  canItBe: '¿puede ser?',
  none: 'Aún no hay propuestas. Aquí aparecerá cada una en cuanto llegue.',
  noneNow: 'Nadie ha votado.',
  asTheyCome: 'Las propuestas aparecen según llegan, sin nombres.',
  hidden: 'Los números están ocultos, para que nadie siga a la mayoría.',
  more: (guesses) => `y ${counted(guesses, 'propuesta más', 'propuestas más')}`,
  showAll: 'Mostrar todas',
  showFirst: 'Mostrar solo las primeras',
  left: (count) => `${form(count, 'Queda', 'Quedan')} ${counted(count, 'posibilidad', 'posibilidades')}.`,
  votes: (guess, votes) => `${guess}: ${counted(votes, 'voto', 'votos')}.`,
  playThis: 'Jugar esta',
  playThisGuess: (guess) => `Jugar esta: ${guess}`,
  controls: 'La votación',
  reveal: 'Mostrar qué puede ser',
  pause: 'Pausar',
  resume: 'Seguir votando',
  again: 'Votar de nuevo',
  playFirst: 'Jugar la primera',
  hide: 'Ocultar los números',
  show: 'Mostrar los números',
  end: 'Terminar la clase',
  endHeading: '¿Terminar la clase?',
  endNo: 'Seguir jugando',
  noReveal: 'No hay nada que mostrar hasta que alguien vote.',
  noSuchGuess: 'La lista no llega tan lejos.',
  leaderOnly: 'Eso solo puede hacerlo quien dirige la clase.',
  watchOnly: 'Este enlace es solo para mirar. Para votar, entra con el nombre de la clase.',
  vote: 'Votar',
  voteForThis: 'Votar por esto',
  yourGuess: 'Tu propuesta',
  yourVote: 'Tu voto:',
  yourVoteIs: (guess) => `Tu voto: ${guess}.`,
  noVoteYet: 'Aún no has votado.',
  unsent: 'Aún no hay respuesta. Tu voto se enviará en cuanto el servidor responda.',
  tooLate: 'Tu voto no llegó a tiempo.',
  answering: 'La jugada está en camino.',
  shown: 'Los números están a la vista.',
  refusals: {
    'no-vote-here': 'En esta sala no se vota.',
    'vote-closed': 'La votación está cerrada.',
    'class-full': 'Esta clase está completa.',
    'too-many-votes':
      'Has cambiado tu voto demasiadas veces. Podrás votar de nuevo en la siguiente votación.',
  },
  inNounsOf: (part) => inNouns(part?.nouns?.es),
  leader: {
    placeholder: 'pause, reveal, play, ?',
    rows: [
      ['pause', 'para la votación un momento'],
      ['go on', 'sigue con la votación'],
      ['reveal', 'muestra qué propuestas pueden ser correctas'],
      ['again', 'empieza la votación de nuevo'],
      ['play 2', 'juega la segunda propuesta de la lista'],
      ['numbers', 'oculta los números, o los muestra'],
      ['qr', 'muestra el código QR'],
      ['end', 'pregunta antes, y termina la clase'],
      ['state', 'dice cómo está todo'],
    ],
  },
  pupil: {
    placeholder: 'state, ?',
    guessRow: 'vota por ello',
    rows: [
      ['state', 'dice cómo está todo'],
      ['back', 'lleva a todas las salas'],
    ],
  },
};

function inNouns({ secret, turn }: GameNouns = CODE): ReturnType<(typeof english)['inNounsOf']> {
  const { el, un, lo } = articlesOf(secret);
  const theWord = `${el} ${secret.one}`;
  const Turn = capitalised(turn.one);
  return {
    next: `Nuestr${turn.gender === 'feminine' ? 'a próxima' : 'o próximo'} ${turn.one}`,
    state: {
      open: (at) => `${turn.one} ${at}, a votar`,
      paused: (at) => `${turn.one} ${at}, en pausa`,
    },
    open: (at) => `${Turn} ${at}. Elige algo y vota por ello.`,
    voted: (at) => `${Turn} ${at}. Aún puedes cambiar tu voto.`,
    paused: 'La votación está en pausa. Espera a que siga.',
    goesOn: 'La votación sigue.',
    anew: 'La votación empieza de nuevo: elige algo.',
    revealed: 'Mira a la pared: ahí ves qué puede ser.',
    turn: (at, answer) => `${Turn} ${at}: ${answer}.`,
    votingFor: (at) => `${Turn} ${at}: ¡a votar!`,
    can: `puede ser ${theWord}`,
    cannot: (clue) => `no puede ser: mira la pista\u00a0${clue}`,
    never: `no es ${un} ${secret.one} que pueda estar escondid${lo.slice(1)}`,
    share: (possible, all) => [
      `${number(possible)} de ${number(all)}`,
      `${form(all, 'propuesta', 'propuestas')} ${form(possible, 'puede', 'pueden')} ser ${theWord}.`,
    ],
    yoursCan: `Tu propuesta puede ser ${theWord}.`,
    yoursCannot: (clue) => `Tu propuesta no puede ser ${theWord}: la pista\u00a0${clue} lo impide.`,
    yoursNever: `Tu propuesta encaja con las pistas, pero no es ${un} ${secret.one} que pueda estar escondid${lo.slice(1)}.`,
    endWarning: `Entonces todos ven ${theWord}. No se puede deshacer.`,
    found: (turns) => `La clase encontró ${theWord} en ${counted(turns, turn.one, turn.many)}.`,
    notFound: `La clase no encontró ${theWord}.`,
    ended: `La clase ha terminado sin encontrar ${theWord}.`,
  };
}
