import { capitalised, grammarOf } from '../../../shell/language/grammar.ts';
import type { Seat } from '../session/room-game.ts';
import { type Announcements, announcementsOf } from './announcements.ts';
import type { sentences as english } from './english-announcements.ts';
import { names } from './spanish-names.ts';

const { counted, listed } = grammarOf('es');

export const SEATS: Readonly<Record<Seat, string>> = {
  maker: 'Esconde el código',
  breaker: 'Adivina',
  first: 'Jugador 1',
  second: 'Jugador 2',
};

const PLAYERS: Readonly<Record<Seat, string>> = {
  maker: 'quien esconde el código',
  breaker: 'quien adivina',
  first: 'el jugador 1',
  second: 'el jugador 2',
};

const inTurns = (turns: number) => `en ${counted(turns, 'turno', 'turnos')}`;

export const sentences: typeof english = {
  player: (seat) => PLAYERS[seat],
  you: 'Tú',
  other: 'La otra persona',
  listed,
  turn: (turn, answer) => `Turno ${turn}: ${answer}.`,
  whose: (player, sentence) => `${capitalised(player)}: ${sentence}`,
  turnsSoFar: (turns) => `${counted(turns, 'turno', 'turnos')}.`,
  tasks: {
    sit: 'Hay un asiento libre. Ocúpalo, o solo mira.',
    move: 'Te toca: haz un intento.',
    answer: 'Un intento espera tu respuesta.',
    open: 'Muestra el código, para que todos comprueben tus respuestas.',
    watch: 'Estás mirando.',
    withdrawn: 'Esta invitación se ha retirado. Pide un enlace nuevo, o abre tú una sala.',
  },
  deposit: (isForOne) =>
    `Elige el código que ${isForOne ? 'la otra persona tendrá' : 'los demás tendrán'} que adivinar.`,
  yourTurn: 'Te toca.',
  next: 'La siguiente partida está abierta.',
  called: (name) => `${names.names[name]}.`,
  reactions: {
    hello: '¡Hola!',
    nice: '¡Bien!',
    thinking: 'Déjame pensar…',
    oops: '¡Ay!',
    wow: '¡Vaya!',
    thanks: '¡Gracias!',
  },
  everybodyHere: 'Ya están todos.',
  guessPending: 'Un intento espera su respuesta.',
  oneConflict: (turn) => `Ningún código da la respuesta del turno ${turn}.`,
  conflict: (turns) => `Estas respuestas no pueden ser todas ciertas: turnos ${turns}.`,
  notFound: 'Se acabó: no se encontró el secreto.',
  yoursNotFound: 'Se acabó: nadie encontró tu secreto.',
  youFound: (turns) => `Se acabó: encontraste el secreto ${inTurns(turns)}.`,
  found: (turns) => `Se acabó: el secreto se encontró ${inTurns(turns)}.`,
  won: (player, turns) => `Se acabó: ${player} ganó ${inTurns(turns)}.`,
  otherTurn: 'Le toca a la otra persona.',
  stillFree: (players) => `Envía el enlace. Falta: ${players}.`,
  ownGuessPending: 'Tu intento espera la respuesta.',
  makerSets: (isOther) => `${isOther ? 'La otra persona' : 'Alguien'} está eligiendo el código.`,
  done: 'Has terminado; la otra persona sigue buscando.',
  thinking: 'El ordenador está pensando.',
  looking: 'La otra persona busca el secreto.',
  drawing: 'El servidor hará el sorteo en cuanto tenga el número de todos.',
};

export const announcements: Announcements = announcementsOf(sentences);
