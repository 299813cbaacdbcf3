import type { Reaction } from '@inkling/games/contract/room';
import { capitalised, grammarOf } from '../../../shell/language/grammar.ts';
import type { GameNouns } from '../../../shell/parts/room-nouns.ts';
import { type Announcements, announcementsOf } from './announcements.ts';
import type { sentences as english } from './english-announcements.ts';
import { articlesOf, CODE, ofThe, playersOf } from './spanish-game.ts';
import { names } from './spanish-names.ts';

const { counted, listed } = grammarOf('es');

export const REACTIONS: Readonly<Record<Reaction, string>> = {
  hello: '¡Hola!',
  nice: '¡Bien!',
  thinking: 'Déjame pensar…',
  oops: '¡Ay!',
  wow: '¡Vaya!',
  thanks: '¡Gracias!',
};

const OTHER = 'la otra persona';

/** The announcements of a room, in the nouns of its game. */
export function sentences({ secret, turn }: GameNouns = CODE): ReturnType<typeof english> {
  const { el, ningún } = articlesOf(secret);
  const theWord = `${el} ${secret.one}`;
  const inTurns = (turns: number) => `en ${counted(turns, turn.one, turn.many)}`;
  return {
    player: (seat) => playersOf(theWord)[seat],
    you: 'Tú',
    other: capitalised(OTHER),
    listed,
    turn: (at, answer) => `${capitalised(turn.one)} ${at}: ${answer}.`,
    whose: (player, sentence) => `${capitalised(player)}: ${sentence}`,
    turnsSoFar: (turns) => `${counted(turns, turn.one, turn.many)}.`,
    tasks: {
      sit: 'Hay un asiento libre. Ocúpalo, o solo mira.',
      move: 'Te toca: haz un intento.',
      answer: 'Un intento espera tu respuesta.',
      open: `Muestra ${theWord}, para que todos comprueben tus respuestas.`,
      watch: 'Estás mirando.',
      withdrawn: 'Esta invitación se ha retirado. Pide un enlace nuevo, o abre tú una sala.',
    },
    ownWithdrawn: 'Has retirado esta invitación. Ya nadie puede entrar.',
    calledOff: 'Esta partida se ha cancelado. Ya nadie puede entrar.',
    ended: 'Esta partida se ha terminado antes de tiempo. No gana nadie.',
    awaits: (isForOne) =>
      isForOne
        ? 'El asiento de la otra persona está reservado. La partida empieza cuando llegue.'
        : 'Quien falta tiene el asiento reservado. La partida empieza cuando estén todos.',
    deposit: (isForOne) =>
      `Elige ${theWord} que ${isForOne ? 'la otra persona tendrá' : 'los demás tendrán'} que adivinar.`,
    yourTurn: 'Te toca.',
    next: 'La siguiente partida está abierta.',
    names: names.names,
    gaveUp: (player) => `${capitalised(player)} se ha rendido.`,
    youGaveUp: 'Te has rendido.',
    called: (name) => `${names.names[name]}.`,
    reactions: REACTIONS,
    everybodyHere: 'Ya están todos.',
    guessPending: 'Un intento espera su respuesta.',
    oneConflict: (at) =>
      `${capitalised(ningún)} ${secret.one} da la respuesta ${ofThe(turn)} ${turn.one} ${at}.`,
    conflict: (turns) => `Estas respuestas no pueden ser todas ciertas: ${turn.many} ${turns}.`,
    notFound: `Se acabó: no se encontró ${theWord}.`,
    yoursNotFound: `Se acabó: nadie encontró tu ${secret.one}.`,
    youFound: (turns) => `Se acabó: encontraste ${theWord} ${inTurns(turns)}.`,
    found: (turns) => `Se acabó: ${theWord} se encontró ${inTurns(turns)}.`,
    won: (player, turns) => `Se acabó: ${player} ganó ${inTurns(turns)}.`,
    otherTurn: 'Le toca a la otra persona.',
    stillFree: (players) => `Envía el enlace. Por llegar: ${players}.`,
    ownGuessPending: 'Tu intento espera la respuesta.',
    makerSets: (isOther) => `${isOther ? 'La otra persona' : 'Alguien'} está eligiendo ${theWord}.`,
    done: (player = OTHER) => `Has terminado; ${player} sigue buscando.`,
    thinking: 'El ordenador está pensando.',
    looking: (player = OTHER) => `${capitalised(player)} busca ${theWord}.`,
    allLooking: `Los demás buscan ${theWord}.`,
    drawing: 'El servidor hará el sorteo en cuanto estén todos listos.',
  };
}

export const announcements: Announcements = announcementsOf(({ part }) => sentences(part.nouns?.es));
