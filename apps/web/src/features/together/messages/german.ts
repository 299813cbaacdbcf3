import { grammarOf } from '../../../shell/language/grammar.ts';
import type { english } from './english.ts';
import { announcements, REACTIONS } from './german-announcements.ts';
import { lobbyFault, refused } from './german-faults.ts';
import { gameSentences } from './german-game.ts';
import { keys } from './german-keys.ts';
import { names } from './german-names.ts';

const { counted, listed } = grammarOf('de');

export const german: typeof english = {
  title: (terms) => (terms ? `${terms} · Inkling` : 'Zusammen · Inkling'),
  heading: 'Zusammen',
  lead: 'Wähle ein Spiel, schick den Link und spiel los.',
  sheet: 'Zu zweit',
  steps: { game: 'Spiel', link: 'Link', play: 'Spielen' },
  listed,
  inNounsOf: (part) => gameSentences(part?.nouns?.de),
  opening: 'Der Raum wird geöffnet …',
  none: {
    lead: 'Diese Seite hat keinen Server: Zu zweit spielt ihr hier nur per Link.',
    away: 'Gerade antwortet kein Server. Bis er wieder da ist, spielt ihr zu zweit nur per Link.',
    again: 'Noch einmal versuchen',
  },
  apart: {
    heading: 'Dasselbe Spiel, jeder für sich',
    does: 'hier spielen, dann mit „Teilen“ genau dieses Spiel verschicken',
    act: 'Spielen',
  },
  make: {
    heading: 'Welches Spiel?',
    instead: {
      room: 'Lieber live über den Server spielen',
      links: 'Lieber per Link spielen, ohne Server',
    },
    hiders: { you: 'Du', friend: 'Dein Gegenüber', computer: 'Der Computer' },
    keepers: (maker) => (maker === 'kept' ? 'Nur in diesem Browser' : 'Auf dem Server'),
    rules: 'Regeln',
    breakers: 'Wer spielt?',
    breakersOf: (breakers, maker) => {
      const own = maker === 'kept' || maker === 'deposited';
      if (breakers === 'player') return 'Der Computer';
      if (breakers === 'race') return own ? 'Zwei andere, im Wettlauf' : 'Du und noch jemand, im Wettlauf';
      return own ? 'Jemand anders' : 'Du';
    },
    open: 'Link erstellen',
    noAccount: 'Kein Konto. Wer den Link hat, darf zusehen.',
  },
  take: {
    heading: 'Mitspielen',
    label: 'Mit Link oder Namen',
    help: 'Füge den Link ein, den dir jemand geschickt hat, oder tippe den Namen einer Klasse.',
    go: 'Öffnen',
    none: 'Füge zuerst einen Link ein, oder tippe einen Namen.',
    other: 'Das ist weder der Link eines Raums noch der Name einer Klasse.',
  },
  ways: {
    heading: 'Andere Wege',
    contest: {
      name: 'Gegen den Computer',
      does: (game) => `${game}: Wer braucht weniger Versuche?`,
      act: 'Antreten',
    },
    classroom: { name: 'Mit einer Klasse', does: 'alle stimmen über den nächsten Versuch ab' },
    daily: { name: 'Die Spiele des Tages', does: 'jeden Tag neue, jedes nur einmal', act: 'Öffnen' },
  },
  rooms: {
    heading: 'Deine Spiele',
    goOn: 'Weiter',
    look: 'Ansehen',
    byLinks: 'Per Link',
    forget: (name) => `Vergessen: ${name}`,
    forgetShort: 'Vergessen',
    forgetWarning:
      'Dieses Spiel ist noch nicht zu Ende. Was du dafür brauchst, liegt nur in diesem Browser: Ohne das kann es niemand zu Ende spielen. Das lässt sich nicht zurücknehmen.',
    forgetYes: 'Vergessen',
    forgetNo: 'Behalten',
    state: (view, game) => {
      const task = announcements.task(view, game);
      return view.you === 'spectator' ? `Du siehst zu. ${task}` : task;
    },
    more: (rooms) => `und ${counted(rooms, 'älterer Raum', 'ältere Räume')}`,
  },
  guest: {
    heading: 'Auf einem anderen Gerät weiterspielen',
    lead: 'Du bist Gast, ohne Konto. Mit dem Rückkehr-Code spielst du in einem anderen Browser weiter. Behalte ihn für dich: Wer ihn hat, kann für dich spielen.',
    nobody: 'Du spielst noch nirgends mit. Sobald du mitspielst, bekommst du hier einen Rückkehr-Code.',
    show: 'Rückkehr-Code zeigen',
    former: 'Rückkehr-Codes der Gäste, die du hier früher warst:',
    hide: 'Verdecken',
    code: (code) =>
      code === undefined ? 'Dieser Browser hat keinen Rückkehr-Code.' : `Rückkehr-Code: ${code}`,
    label: 'Rückkehr-Code',
    recoverLabel: 'Mit einem Code zurückkommen',
    recoverHelp: 'Der Rückkehr-Code aus deinem anderen Browser.',
    recover: 'Weiter',
    square: 'Ein QR-Code, der ein anderes Gerät zum selben Gast macht',
    scan: 'Scanne ihn mit deinem anderen Gerät. Dann spielst du auf beiden als derselbe Gast.',
    arrivalHeading: 'Hier als dieser Gast weiterspielen?',
    arrival: (isGuest) =>
      isGuest
        ? 'Dieser Link kommt von einem anderen Gerät. Wenn du weitermachst, spielst du auf beiden als derselbe Gast. Der Code des Gastes, der du hier bisher warst, bleibt gespeichert.'
        : 'Dieser Link kommt von einem anderen Gerät. Wenn du weitermachst, spielst du auf beiden als derselbe Gast.',
    arrivalYes: 'Weiterspielen',
    arrivalNo: 'Hier nicht',
    forget: 'Mich vergessen',
    forgetHeading: 'Dich vergessen?',
    forgetWarning:
      'Der Server vergisst dich sofort, und dieser Browser vergisst deinen Rückkehr-Code und die Codes, die er für Räume behält. Deine Spiele bleiben, aber dein Sitz ist leer. Das lässt sich nicht zurücknehmen.',
    forgetYes: 'Mich vergessen',
    forgetNo: 'Doch nicht',
    recovered: (rooms) => `Du bist wieder dieser Gast, mit ${counted(rooms, 'Raum', 'Räumen')}.`,
    forgotten: 'Vergessen. Hier führt nichts mehr zu dir.',
  },
  room: {
    back: 'Zusammen',
    here: 'ist da',
    yourTurn: 'Du bist dran.',
    names,
    reaction: (reaction) => REACTIONS[reaction],
    task: announcements.task,
    conflict: announcements.conflict,
    gaveUp: announcements.gaveUp,
  },
  plain: {
    make: 'eröffnet einen Raum',
    answer: 'Antwort',
    incomplete: 'Tippe zuerst etwas ein.',
    noAnswer: (answers) => `Antworte mit einem davon: ${listed(answers)}.`,
    answers: 'beantwortet einen Versuch',
  },
  yourGuess: 'Dein Versuch',
  copy: 'Kopieren',
  copied: 'Kopiert.',
  notCopied: 'Dieser Browser erlaubt der Seite das Kopieren nicht: Markiere den Text und kopiere ihn selbst.',
  otherGame: 'Dieses Spiel kann die Seite noch nicht zeigen.',
  changes: announcements.changes,
  front: (server, rooms) => {
    if (server === 'asking') return 'Der Server wird gefragt.';
    if (server === 'here')
      return `${counted(rooms, 'Raum', 'Räume')}. Eröffne einen weiteren, oder füge einen Link ein.`;
    return server === 'none' ? 'Kein Server hier.' : 'Gerade antwortet kein Server.';
  },
  placeholder: 'make, Link, ?',
  keys,
  refused: (fault, part) => refused(fault, part?.nouns?.de),
  lobbyFault,
};
