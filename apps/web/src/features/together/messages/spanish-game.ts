import type { RoomTask } from '@inkling/games/contract/room-task';
import { capitalised, grammarOf } from '../../../shell/language/grammar.ts';
import type { GameNouns, Noun } from '../../../shell/parts/room-nouns.ts';
import type { Seat } from '../session/room-game.ts';
import type { RequestMaker } from '../session/room-request.ts';
import type { gameSentences as english } from './english-game.ts';

const { counted } = grammarOf('es');

/** The default nouns, for a game without its own. */
export const CODE: GameNouns = {
  secret: { one: 'código' },
  turn: { one: 'turno', many: 'turnos' },
};

/** The articles and pronouns of a noun, named by their masculine forms. */
export function articlesOf({ gender }: Noun) {
  return gender === 'feminine'
    ? ({ el: 'la', un: 'una', uno: 'una', lo: 'la', este: 'esta', ese: 'esa', ningún: 'ninguna' } as const)
    : ({ el: 'el', un: 'un', uno: 'uno', lo: 'lo', este: 'este', ese: 'ese', ningún: 'ningún' } as const);
}

/** The sentences about a game on the pages of rooms, in its own nouns. */
export function gameSentences({ secret, turn }: GameNouns = CODE): ReturnType<typeof english> {
  const { el, lo } = articlesOf(secret);
  const theWord = `${el} ${secret.one}`;
  const seats = seatsOf(theWord);
  return {
    ...entrySentences(secret),
    seat: (seat) => seats[seat],
    sit: (seat) => `Ocupar el asiento: ${toDoOf(theWord)[seat]}`,
    notNow: (task) => notNowOf(theWord)[task],
    sheet: (seat, alone) => {
      const turns = capitalised(turn.many);
      return alone ? turns : `${turns}: ${seats[seat].toLowerCase()}`;
    },
    rival: ({ turnsUsed, over, solved, resigned }) => {
      const turns = counted(turnsUsed, turn.one, turn.many);
      if (!over) return `Hasta ahora ${turns}; todo queda tapado hasta que acabe la carrera.`;
      if (solved) return `Encontrad${lo.slice(1)} en ${turns}.`;
      return resigned ? 'Se rindió.' : `No ${lo} encontró.`;
    },
    row: (at, answer) => `${capitalised(turn.one)} ${at}: ${answer}.`,
    noTurns: `Aún no hay ${turn.many}.`,
    correction: (at) => `Respuesta ${ofThe(turn)} ${turn.one} ${at}`,
    wrong: (at, claimed, truth) =>
      `${capitalised(turn.one)} ${at}: se dijo ${claimed}; ${theWord} da ${truth}.`,
    secret: (secret) => `${capitalised(theWord)}: ${secret}.`,
    suggested: (answer) => `Tu ${secret.one} da ${answer}.`,
    answerElsewhere: `${capitalised(theWord)} está en otro navegador: pon tú la respuesta.`,
    openElsewhere: `${capitalised(theWord)} está en otro navegador: muéstra${lo} desde allí.`,
    open: `Mostrar ${theWord}`,
    resignWarning: `Dejas de buscar ${theWord}. No se puede deshacer.`,
  };
}

export function ofThe({ gender }: Noun): string {
  return gender === 'feminine' ? 'de la' : 'del';
}

/** The sentences for setting a secret. */
function entrySentences(secret: Noun) {
  const word = secret.one;
  const { el, un, uno, lo, este } = articlesOf(secret);
  const help: Readonly<Record<RequestMaker, string>> = {
    kept: `Respondes tú. Hasta el final solo sale de este navegador el hash con sal de tu ${word}; entonces se muestra, y los dos navegadores comprueban cada respuesta.`,
    deposited: `Pones ${el} ${word} en la sala. El servidor no se ${lo} dice a nadie y responde por ti.`,
    theirs: `La otra persona pone ${el} ${word} en la sala, y el servidor responde.`,
    computer: `El servidor saca ${un} ${word} y ${lo} promete con un hash con sal.`,
  };
  return {
    maker: `¿Quién esconde ${el} ${word}?`,
    keeper: `¿Dónde se guarda tu ${word}?`,
    makerHelp: (maker: RequestMaker): string => help[maker],
    yours: `Tu ${word}`,
    yoursHelp: `Solo este navegador ${lo} ve hasta que ${lo} muestres.`,
    show: `Mostrárme${lo}`,
    hide: `Ocultar${lo}`,
    draw: `Sacar ${uno} al azar`,
    deposit: `Poner ${este} ${word}`,
    guesses: `prueba, o pone ${el} ${word}`,
    noHash: `En esta dirección el navegador no puede prometer tu ${word} con un hash. Deja que ${lo} guarde el servidor.`,
    notKept: `Este navegador no permite guardar nada: ${el} ${word} se perdería al cerrar la página. Deja que ${lo} guarde el servidor.`,
  };
}

/** The role of each seat, as shown on its card. */
function seatsOf(theWord: string): Readonly<Record<Seat, string>> {
  return { maker: `Esconde ${theWord}`, breaker: 'Adivina', first: 'Jugador 1', second: 'Jugador 2' };
}

/** What to call the player in each seat within a sentence. */
export function playersOf(theWord: string): Readonly<Record<Seat, string>> {
  return {
    maker: `quien esconde ${theWord}`,
    breaker: 'quien adivina',
    first: 'el jugador 1',
    second: 'el jugador 2',
  };
}

/** What a player who takes a seat will do there. */
function toDoOf(theWord: string): Readonly<Record<Seat, string>> {
  return {
    maker: `esconder ${theWord}`,
    breaker: `adivinar ${theWord}`,
    first: 'jugador 1',
    second: 'jugador 2',
  };
}

function notNowOf(theWord: string): Readonly<Record<RoomTask, string>> {
  return {
    sit: 'Ocupa primero un asiento.',
    deposit: `Pon primero ${theWord}.`,
    move: 'Te toca probar.',
    answer: 'Responde primero al intento.',
    open: `Se acabó; solo falta mostrar ${theWord}.`,
    wait: 'No te toca.',
    watch: 'En esta sala solo miras.',
    withdrawn: 'Esta invitación se ha retirado.',
    ended: 'Esta partida ha terminado.',
    over: 'Esta partida ha terminado.',
  };
}
