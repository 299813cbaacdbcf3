import { capitalised, grammarOf } from '../../../shell/language/grammar.ts';
import type { Seat } from '../session/room-game.ts';
import { type Announcements, announcementsOf } from './announcements.ts';
import type { sentences as english } from './english-announcements.ts';
import { names } from './german-names.ts';

const { counted, listed } = grammarOf('de');

export const SEATS: Readonly<Record<Seat, string>> = {
  maker: 'Versteckt den Code',
  breaker: 'Rät',
  first: 'Person 1',
  second: 'Person 2',
};

const PLAYERS: Readonly<Record<Seat, string>> = {
  maker: 'wer den Code versteckt',
  breaker: 'wer rät',
  first: 'Person 1',
  second: 'Person 2',
};

const inTurns = (turns: number) => `in ${counted(turns, 'Zug', 'Zügen')}`;

export const sentences: typeof english = {
  player: (seat) => PLAYERS[seat],
  you: 'Du',
  other: 'Dein Gegenüber',
  listed,
  turn: (turn, answer) => `Zug ${turn}: ${answer}.`,
  whose: (player, sentence) => `${capitalised(player)}: ${sentence}`,
  turnsSoFar: (turns) => `${counted(turns, 'Zug', 'Züge')}.`,
  tasks: {
    sit: 'Ein Sitz ist frei. Spiel mit, oder sieh nur zu.',
    move: 'Du bist dran: Mach einen Versuch.',
    answer: 'Ein Versuch wartet auf deine Antwort.',
    open: 'Zeig den Code, damit alle deine Antworten prüfen können.',
    watch: 'Du siehst zu.',
    withdrawn:
      'Diese Einladung wurde zurückgezogen. Bitte um einen neuen Link, oder eröffne selbst einen Raum.',
  },
  deposit: (isForOne) =>
    `Denk dir den Code aus, den ${isForOne ? 'dein Gegenüber' : 'die anderen'} erraten ${isForOne ? 'soll' : 'sollen'}.`,
  yourTurn: 'Du bist dran.',
  next: 'Das nächste Spiel ist eröffnet.',
  called: (name) => `${names.names[name]}.`,
  reactions: {
    hello: 'Hallo!',
    nice: 'Schön!',
    thinking: 'Ich überlege …',
    oops: 'Hoppla!',
    wow: 'Wow!',
    thanks: 'Danke!',
  },
  everybodyHere: 'Alle sind da.',
  guessPending: 'Ein Versuch wartet auf die Antwort.',
  oneConflict: (turn) => `Kein Code passt zur Antwort von Zug ${turn}.`,
  conflict: (turns) => `Diese Antworten können nicht alle stimmen: Züge ${turns}.`,
  notFound: 'Es ist vorbei: Das Geheimnis wurde nicht gefunden.',
  yoursNotFound: 'Es ist vorbei: Dein Geheimnis wurde nicht gefunden.',
  youFound: (turns) => `Es ist vorbei: Du hast das Geheimnis ${inTurns(turns)} gefunden.`,
  found: (turns) => `Es ist vorbei: Das Geheimnis wurde ${inTurns(turns)} gefunden.`,
  won: (player, turns) => `Es ist vorbei: ${capitalised(player)} gewinnt ${inTurns(turns)}.`,
  otherTurn: 'Dein Gegenüber ist dran.',
  stillFree: (players) => `Schick den Link. Noch nicht da: ${players}.`,
  ownGuessPending: 'Dein Versuch wartet auf die Antwort.',
  makerSets: (isOther) => `${isOther ? 'Dein Gegenüber' : 'Jemand'} denkt sich gerade den Code aus.`,
  done: 'Du bist fertig; dein Gegenüber sucht noch.',
  thinking: 'Der Computer denkt nach.',
  looking: 'Dein Gegenüber sucht das Geheimnis.',
  drawing: 'Der Server zieht, sobald von allen die Zahl da ist.',
};

export const announcements: Announcements = announcementsOf(sentences);
