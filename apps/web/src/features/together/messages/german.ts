import type { RoomView } from '@inkling/client/api';
import { grammarOf } from '../../../shell/language/grammar.ts';
import { entryOf } from '../session/room-entry.ts';
import { type Task, taskOf } from '../session/task.ts';
import { lobbyFault, refused, roomFault } from './german-faults.ts';
import { keys } from './german-keys.ts';
import { seatName, telling } from './german-telling.ts';
import { today } from './german-today.ts';
import { verdict, wrong } from './german-verdict.ts';
import type { OnlineWords } from './words.ts';

const { counted } = grammarOf('de');

const GAMES = { mastermind: 'Mastermind', word: 'Wort', witch: 'Hexe' } as const;

function terms(view: RoomView): string {
  if (view.table) {
    const { board, opponent } = view.table.params;
    return `Hexe: ${board.shape.rows} × ${board.shape.cols} Karten, ${opponent === 'nobody' ? 'allein' : 'zu zweit'}`;
  }
  const entry = entryOf(view);
  if (!entry) return GAMES[view.game];
  const { places, symbols, repeats } = entry.rules;
  const turns = counted(entry.turnsMax, 'Zug', 'Züge');
  if (entry.game === 'word')
    return `Wort: ${counted(places, 'Buchstabe', 'Buchstaben')}, ${turns}${view.rules.includes('h@') ? ', schwer' : ''}`;
  const elements = counted(symbols, 'Element', 'Elemente');
  return `Mastermind: ${counted(places, 'Platz', 'Plätze')}, ${elements}${repeats ? '' : ', ohne Wiederholung'}, ${turns}`;
}

const LEVELS = { easy: 'Leicht', medium: 'Mittel', hard: 'Schwer' } as const;
const WITCH_SEATS = { one: 'Du', race: 'Du und jemand, im Wechsel', player: 'Du und der Computer' } as const;
const WITCH_HELP = 'Der Server legt die Karten aus und dreht nur um, was gewählt wird.';

const MAKERS = {
  kept: 'Du, hier im Browser',
  deposited: 'Du, beim Server',
  theirs: 'Jemand anders',
  computer: 'Der Computer',
} as const;

const MAKER_HELP = {
  kept: 'Du antwortest; der Code verlässt diesen Browser nicht, nur sein gesalzener Hash. Am Ende wird er gezeigt, und beide Browser prüfen jede Antwort.',
  deposited: 'Du legst den Code im Raum fest. Der Server verrät ihn niemandem und antwortet.',
  theirs: 'Wer den Platz des Codemachers nimmt, legt den Code fest; der Server antwortet.',
  computer: 'Der Server zieht einen Code und verspricht ihn mit einem gesalzenen Hash.',
} as const;

const NOT_NOW: Readonly<Record<Task, string>> = {
  sit: 'Setz dich zuerst.',
  deposit: 'Leg zuerst den Code fest.',
  guess: 'Du bist dran: Rate.',
  answer: 'Beantworte zuerst den Versuch.',
  open: 'Es ist vorbei; nur der Code ist noch zu zeigen.',
  wait: 'Du bist nicht dran.',
  watch: 'Du siehst in diesem Raum nur zu.',
  over: 'Dieses Spiel ist vorbei.',
};

export const german: OnlineWords = {
  title: (view) => (view ? `${terms(view)} · Inkling` : 'Zusammen · Inkling'),
  heading: 'Zusammen spielen',
  lead: 'Öffne einen Raum, schick seinen Link und spiel. Kein Konto, kein Name: Der Link ist alles.',
  opening: 'Der Raum wird geöffnet …',
  none: {
    heading: 'Kein Server hier',
    lead: 'Diese Seite kommt aus einem bloßen Ordner; gespielt wird an einem Gerät oder mit Links.',
    away: 'Gerade antwortet kein Server: Bis er zurück ist, wird an einem Gerät oder mit Links gespielt.',
    duel: 'Ein Duell mit zwei Links spielen',
    again: 'Noch einmal versuchen',
  },
  make: {
    heading: 'Einen Raum öffnen',
    game: 'Spiel',
    games: (game) => GAMES[game],
    places: 'Plätze',
    symbols: 'Elemente',
    turns: 'Züge',
    repeats: 'Elemente dürfen sich wiederholen',
    length: 'Buchstaben',
    tries: 'Züge',
    hard: 'Schwer: jeder Hinweis muss benutzt werden',
    level: 'Stufe',
    levels: LEVELS,
    quiz: 'Nach einem Paar',
    quizzes: { names: 'Ihren Namen aus vier wählen', typed: 'Ihren Namen tippen', off: 'Keine Frage' },
    maker: 'Wer legt den Code fest?',
    makers: (maker) => MAKERS[maker],
    makerHelp: ({ game, maker }) => (game === 'witch' ? WITCH_HELP : MAKER_HELP[maker]),
    breakers: 'Wer spielt?',
    bot: 'Der Computer',
    breakersOf: (breakers, { game, maker }) => {
      if (game === 'witch') return WITCH_SEATS[breakers];
      const own = maker === 'kept' || maker === 'deposited';
      if (breakers === 'player') return 'Der Computer';
      if (breakers === 'race') return own ? 'Zwei andere, im Wettlauf' : 'Du und jemand, im Wettlauf';
      return own ? 'Jemand anders' : 'Du';
    },
    code: 'Dein Code',
    codeHelp: 'Nur dieser Browser sieht ihn, bis du ihn zeigst.',
    draw: 'Einen für mich ziehen',
    open: 'Den Raum öffnen',
    watched: 'Wer den Link hat, darf zusehen.',
  },
  today,
  take: {
    heading: 'In einen Raum gehen',
    label: 'Link eines Raums',
    help: 'Füge einen Link ein, den dir jemand geschickt hat.',
    go: 'Los',
  },
  rooms: {
    heading: 'Deine Räume',
    none: 'Noch keine.',
    name: terms,
    standing: (view) => {
      const seat = view.you === 'spectator' ? 'Du siehst zu' : seatName(view.you);
      if (view.phase === 'over') return `${seat}. ${telling.result(view)}`;
      return `${seat}. ${telling.task(view, taskOf(view))}`;
    },
    more: (rooms) => `und ${counted(rooms, 'älterer Raum', 'ältere Räume')}`,
  },
  guest: {
    heading: 'Wer du hier bist',
    lead: 'Ein Gast ohne Namen. Der Rückkehr-Code bringt deine Sitze in einen anderen Browser; wer ihn hat, gilt als du.',
    nobody: 'Noch niemand: Du wirst Gast, wenn du dich zum ersten Mal setzt.',
    show: 'Rückkehr-Code zeigen',
    former: 'Gäste, die dieser Browser früher war, haben diese Codes:',
    hide: 'Verdecken',
    code: (code) =>
      code === undefined ? 'Dieser Browser hat keinen Rückkehr-Code.' : `Rückkehr-Code: ${code}`,
    label: 'Rückkehr-Code',
    recoverLabel: 'Mit einem Code zurückkommen',
    recoverHelp: 'Ein Code, den dir ein anderer Browser gezeigt hat.',
    recover: 'Weiter',
    forget: 'Mich vergessen',
    forgetHeading: 'Dich vergessen?',
    forgetWarning:
      'Der Server vergisst dich sofort, und dieser Browser vergisst deinen Rückkehr-Code und die Codes, die er für Räume behält. Deine Spiele bleiben, aber dein Sitz ist leer. Das lässt sich nicht zurücknehmen.',
    forgetYes: 'Mich vergessen',
    forgetNo: 'Doch nicht',
    recovered: (rooms) => `Du bist wieder dieser Gast, mit ${counted(rooms, 'Raum', 'Räumen')}.`,
    forgotten: 'Vergessen. Nichts führt hier mehr zu dir.',
  },
  room: {
    back: 'Alle Räume',
    heading: (view) =>
      view.phase === 'waiting' ? 'Ein Raum' : view.phase === 'over' ? 'Ein beendetes Spiel' : 'Ein Spiel',
    terms,
    link: 'Link dieses Raums',
    linkHelp: 'Wer ihn öffnet, darf sich auf einen freien Sitz setzen oder zusehen.',
    seats: 'Sitze',
    seat: seatName,
    seated: ({ seat, taken, computer }, you) => {
      if (seat === you) return 'du';
      if (computer !== undefined) return `Computer (${computer})`;
      return taken ? 'besetzt' : 'frei';
    },
    sit: (seat) => `Hinsetzen: ${seatName(seat)}`,
    sitHelp: 'Wer sich setzt, wird Gast: ein Cookie, sonst nichts.',
    sheet: (seat, alone) => (alone ? 'Züge' : `Züge: ${seatName(seat)}`),
    rival: ({ turnsUsed, over, solved, resigned }) => {
      if (!over)
        return `Bisher ${counted(turnsUsed, 'Zug', 'Züge')}; Versuche bleiben verdeckt, bis der Wettlauf vorbei ist.`;
      if (solved) return `Gefunden in ${counted(turnsUsed, 'Zug', 'Zügen')}.`;
      return resigned ? 'Aufgegeben.' : 'Nicht gefunden.';
    },
    row: (turn, names, answer) =>
      answer.marks
        ? `Zug ${turn}: ${telling.answer(answer)}.`
        : `Zug ${turn}: ${names.join(', ')}. ${telling.answer(answer)}.`,
    noTurns: 'Noch kein Zug.',
    pending: (names) => `Wartet auf eine Antwort: ${names.join(', ')}.`,
    waitingToBeSent: 'Noch nicht gesendet:',
    task: telling.task,
    deposit: 'Diesen Code festlegen',
    guess: 'Raten',
    answer: 'Antworten',
    exact: 'Genau',
    near: 'Versetzt',
    suggested: ({ exact, near }) => `Dein Code gibt ${exact} genau, ${near} versetzt.`,
    codeElsewhere:
      'Der Code liegt in einem anderen Browser: Dieser kann nicht für ihn antworten, also stell die Antwort selbst ein.',
    mend: (turn) => `Antwort von Zug ${turn}`,
    open: 'Den Code zeigen',
    resign: 'Aufgeben',
    resignHeading: 'Aufgeben?',
    resignWarning: 'Du suchst den Code nicht weiter. Das lässt sich nicht zurücknehmen.',
    resignYes: 'Aufgeben',
    resignNo: 'Weiterspielen',
    yourCode: 'Dein Code',
    showCode: 'Mir zeigen',
    hideCode: 'Verdecken',
    code: (names) => `Der Code: ${names.join(', ')}.`,
    word: (text) => `Das Wort: ${text}.`,
    conflict: telling.conflict,
    wrong,
    again: 'Neuer Raum',
    saveRecord: 'Spiel als Datei sichern',
    recordHelp: 'inkling verify DATEI prüft es noch einmal, ohne diese Seite.',
    lost: 'Die Verbindung zum Server ist weg; die Seite versucht es weiter. Du kannst weiterspielen: Nichts geht verloren.',
    unsent: 'Dein Zug liegt in diesem Browser und wird gesendet, sobald der Server antwortet.',
  },
  entry: {
    guess: 'Dein Versuch',
    code: 'Dein Code',
    slot: (place, name) => `Platz ${place}: ${name ?? 'leer'}`,
    palette: (game) => (game === 'word' ? 'Buchstaben' : 'Elemente'),
    erase: 'Löschen',
  },
  copy: 'Kopieren',
  copied: 'Kopiert.',
  notCopied: 'Dieser Browser gibt die Zwischenablage nicht her: Markiere den Text und kopiere ihn.',
  noHash:
    'Dieser Browser kann an dieser Adresse keine Hashes bilden und also keinen Code versprechen. Gib ihn stattdessen dem Server.',
  notKept:
    'Dieser Browser speichert nichts; der Code wäre mit der Seite verloren. Gib ihn stattdessen dem Server.',
  otherGame: 'Dieses Spiel kann die Seite noch nicht zeigen.',
  told: telling.told,
  verdict,
  front: (server, rooms) => {
    if (server === 'asking') return 'Der Server wird gefragt.';
    if (server === 'here')
      return `${counted(rooms, 'Raum', 'Räume')}. Öffne einen weiteren, oder füge einen Link ein.`;
    return server === 'none' ? 'Kein Server hier.' : 'Gerade antwortet kein Server.';
  },
  speech: {
    noSeat: 'Kein Sitz ist frei.',
    notNow: (task) => NOT_NOW[task],
    incomplete: 'Füll zuerst jeden Platz.',
    repeated: 'Jedes Element darf nur einmal vorkommen.',
    nothingToAnswer: 'Es gibt keinen Versuch zu beantworten.',
    noSuchAnswer:
      'So kann kein Code beantwortet werden: Genau und versetzt sind zusammen höchstens die Plätze, und der letzte Platz kann nicht versetzt sein.',
    codeElsewhere: 'Der Code liegt in dem Browser, der ihn versprochen hat: Zeig ihn von dort.',
    stillWaiting: 'Dein letzter Zug ist noch nicht gesendet.',
    queued: 'Noch keine Antwort. Dein Zug bleibt hier und wird gesendet, sobald der Server antwortet.',
    lineLost: 'Die Verbindung zum Server ist weg. Die Seite versucht es weiter.',
    lineBack: 'Die Verbindung zum Server ist wieder da.',
  },
  command: { label: 'Befehl', lobby: 'make, Link, ?', room: 'Versuch, answer, ?', run: 'Los' },
  ...keys,
  refused,
  roomFault,
  lobbyFault,
};
