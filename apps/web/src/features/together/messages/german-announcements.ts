import type { Reaction } from '@inkling/games/contract/room';
import { capitalised, grammarOf } from '../../../shell/language/grammar.ts';
import type { GameNouns } from '../../../shell/parts/room-nouns.ts';
import { type Announcements, announcementsOf } from './announcements.ts';
import type { sentences as english } from './english-announcements.ts';
import { CODE, playersOf } from './german-game.ts';
import { names } from './german-names.ts';
import { articlesOf, dativePlural } from './german-noun.ts';

const { counted, listed } = grammarOf('de');

export const REACTIONS: Readonly<Record<Reaction, string>> = {
  hello: 'Hallo!',
  nice: 'Schön!',
  thinking: 'Ich überlege …',
  oops: 'Hoppla!',
  wow: 'Wow!',
  thanks: 'Danke!',
};

const OTHER = 'dein Gegenüber';

/** The announcements of a room, in the nouns of its game. */
export function sentences({ secret, turn }: GameNouns = CODE): ReturnType<typeof english> {
  const word = secret.one;
  const { der, den, ein } = articlesOf(secret);
  const inTurns = (turns: number) => `in ${counted(turns, turn.one, dativePlural(turn))}`;
  return {
    player: (seat) => playersOf(secret)[seat],
    you: 'Du',
    other: capitalised(OTHER),
    listed,
    turn: (at, answer) => `${turn.one} ${at}: ${answer}.`,
    whose: (player, sentence) => `${capitalised(player)}: ${sentence}`,
    turnsSoFar: (turns) => `${counted(turns, turn.one, turn.many)}.`,
    tasks: {
      sit: 'Ein Sitz ist frei. Spiel mit, oder sieh nur zu.',
      move: 'Du bist dran: Mach einen Versuch.',
      answer: 'Ein Versuch wartet auf deine Antwort.',
      open: `Zeig ${den} ${word}, damit alle deine Antworten prüfen können.`,
      watch: 'Du siehst zu.',
      withdrawn:
        'Diese Einladung wurde zurückgezogen. Bitte um einen neuen Link, oder eröffne selbst einen Raum.',
    },
    ownWithdrawn: 'Du hast diese Einladung zurückgezogen. Niemand kann mehr mitspielen.',
    calledOff: 'Dieses Spiel wurde abgesagt. Niemand kann mehr mitspielen.',
    ended: 'Dieses Spiel wurde vorzeitig beendet. Niemand gewinnt.',
    awaits: (isForOne) =>
      `${isForOne ? 'Für dein Gegenüber ist ein Sitz' : 'Für alle, die noch fehlen, sind Sitze'} freigehalten. Das Spiel beginnt, sobald alle da sind.`,
    deposit: (isForOne) =>
      `Denk dir ${den} ${word} aus, ${den} ${isForOne ? 'dein Gegenüber' : 'die anderen'} erraten ${isForOne ? 'soll' : 'sollen'}.`,
    yourTurn: 'Du bist dran.',
    next: 'Das nächste Spiel ist eröffnet.',
    names: names.names,
    gaveUp: (player) => `${capitalised(player)} hat aufgegeben.`,
    youGaveUp: 'Du hast aufgegeben.',
    called: (name) => `${names.names[name]}.`,
    reactions: REACTIONS,
    everybodyHere: 'Alle sind da.',
    guessPending: 'Ein Versuch wartet auf die Antwort.',
    oneConflict: (at) => `K${ein} ${word} passt zur Antwort von ${turn.one} ${at}.`,
    conflict: (turns) => `Diese Antworten können nicht alle stimmen: ${turn.many} ${turns}.`,
    notFound: `Es ist vorbei: ${capitalised(der)} ${word} wurde nicht gefunden.`,
    yoursNotFound: `Es ist vorbei: D${ein} ${word} wurde nicht gefunden.`,
    youFound: (turns) => `Es ist vorbei: Du hast ${den} ${word} ${inTurns(turns)} gefunden.`,
    found: (turns) => `Es ist vorbei: ${capitalised(der)} ${word} wurde ${inTurns(turns)} gefunden.`,
    won: (player, turns) => `Es ist vorbei: ${capitalised(player)} gewinnt ${inTurns(turns)}.`,
    otherTurn: 'Dein Gegenüber ist dran.',
    stillFree: (players) => `Schick den Link. Noch nicht da: ${players}.`,
    ownGuessPending: 'Dein Versuch wartet auf die Antwort.',
    makerSets: (isOther) => `${isOther ? 'Dein Gegenüber' : 'Jemand'} denkt sich gerade ${den} ${word} aus.`,
    done: (player = OTHER) => `Du bist fertig; ${player} sucht noch.`,
    thinking: 'Der Computer denkt nach.',
    looking: (player = OTHER) => `${capitalised(player)} sucht ${den} ${word}.`,
    allLooking: `Die anderen suchen ${den} ${word}.`,
    drawing: 'Der Server lost aus, sobald alle bereit sind.',
  };
}

export const announcements: Announcements = announcementsOf(({ part }) => sentences(part.nouns?.de));
