import { names } from '../german-names.ts';
import { leavingTimes } from '../leaving-time.ts';
import type { english } from './english.ts';
import { roomFault } from './german-fault.ts';

const leavingTime = leavingTimes('de');

export const german: typeof english = {
  invite: {
    awaited: (missing, isForTwo) =>
      missing > 1 ? 'Die anderen fehlen noch' : isForTwo ? 'Dein Gegenüber fehlt noch' : 'Noch jemand fehlt',
    awaitedHelp: (missing) =>
      `${missing > 1 ? 'Die Sitze sind' : 'Der Sitz ist'} freigehalten. Wer mit dir gespielt hat, findet dieses Spiel auf der Seite des letzten.`,
    notComing: 'Kommt niemand? Dann spiel mit jemand anderem:',
    anybody: 'Jemand anderen einladen',
    heading: (missing, isForTwo) =>
      missing > 1 ? 'Lade zwei andere ein' : isForTwo ? 'Lade jemanden ein' : 'Lade noch jemanden ein',
    square: 'Der Link dieses Raums als QR-Code',
    share: 'Link teilen',
    nobodyYet:
      'Noch ist niemand gekommen. Schick den Link noch einmal, oder zieh die Einladung zurück und fang an:',
    computer: 'Gegen den Computer spielen',
    withdraw: 'Einladung zurückziehen',
    goes: 'Ein Raum, in den niemand kommt, wird nach einiger Zeit gelöscht.',
    callOff: 'Das Spiel absagen',
    othersHear: 'Du kannst auch aufhören zu warten. Wer schon da ist, erfährt es.',
    noNeedToWait:
      'Oder lass den QR-Code scannen. Du musst hier nicht warten: Das Spiel steht unter „Zusammen“.',
  },
  heading: (view) =>
    view.phase === 'withdrawn'
      ? 'Eine zurückgezogene Einladung'
      : view.phase === 'waiting'
        ? 'Ein Raum'
        : view.phase === 'over' || view.phase === 'ended'
          ? 'Ein beendetes Spiel'
          : 'Ein Spiel',
  arrived: (name, isForTwo) =>
    isForTwo ? `${name ? names.names[name] : 'Dein Gegenüber'} ist da.` : 'Alle sind da.',
  invites: (name) => `${name ? names.names[name] : 'Jemand'} lädt dich ein.`,
  watchers: (people) => (people === 1 ? 'Eine Person sieht zu.' : `${people} Personen sehen zu.`),
  seated: ({ seat, taken, reserved, computer }, you) => {
    if (seat === you) return 'du';
    if (computer !== undefined) return `Computer (${computer})`;
    if (reserved !== undefined) return 'freigehalten';
    return taken ? 'besetzt' : 'frei';
  },
  pending: (guess) => `Wartet auf eine Antwort: ${guess}.`,
  swap: 'Noch einmal, Rollen getauscht',
  next: 'Zum nächsten Spiel',
  guess: 'Raten',
  answer: 'Antworten',
  resign: 'Aufgeben',
  link: 'Link dieses Raums',
  letWatch: 'Andere zusehen lassen',
  watchLink: 'Link zum Zusehen',
  watchHelp: 'Wer ihn öffnet, sieht das Spiel, kann aber nicht mitspielen.',
  withdrawn: {
    said: 'Diese Einladung wurde zurückgezogen.',
    help: 'Bitte um einen neuen Link, oder eröffne selbst einen Raum.',
  },
  calledOff: {
    said: 'Dieses Spiel wurde abgesagt.',
    help: 'Es waren nicht alle da, und jetzt kann niemand mehr mitspielen.',
  },
  ownWithdrawn: {
    said: 'Du hast diese Einladung zurückgezogen.',
    help: 'Niemand kann mehr mitspielen. Wer den Link öffnet, erfährt, dass sie zurückgezogen wurde.',
  },
  saveRecord: 'Spiel als Datei speichern',
  recordHelp: 'inkling verify DATEI prüft es noch einmal, ohne diese Seite.',
  awaySince: (ms, nowMs) => {
    const { kind, text } = leavingTime(ms, nowMs);
    return kind === 'date' ? `weg seit dem ${text}` : `weg seit ${text} Uhr`;
  },
  lost: 'Die Verbindung zum Server ist weg. Die Seite versucht es weiter. Du kannst weiterspielen: Nichts geht verloren.',
  unsent: 'Dein Zug ist gespeichert und wird gesendet, sobald der Server antwortet.',
  end: {
    button: 'Spiel für alle beenden',
    heading: 'Spiel beenden?',
    warning:
      'Vielleicht kommt noch jemand zurück. Ist das Spiel beendet, kann niemand weiterspielen, und niemand gewinnt.',
    yes: 'Beenden',
  },
  resignHeading: 'Aufgeben?',
  resignYes: 'Aufgeben',
  resignNo: 'Weiterspielen',
  roomFault,
  roomRows: [
    ['sit breaker', 'spielt auf einem freien Sitz mit'],
    ['open', 'deckt am Ende deinen Code auf'],
    ['resign', 'gibt auf'],
    ['rematch', 'spielt dasselbe noch einmal'],
    ['swap', 'spielt dasselbe mit getauschten Rollen'],
    ['invite', 'gibt einen freigehaltenen Sitz für alle frei'],
    ['withdraw', 'zieht die Einladung zurück, solange noch jemand fehlt'],
    ['end', 'beendet das Spiel für alle, wenn jemand nicht wiederkommt'],
    ['say nice', 'sagt eines von sechs Dingen: hello, nice, thinking, oops, wow, thanks'],
    ['copy', 'kopiert den Link des Raums'],
    ['state', 'sagt, wie es steht'],
    ['back', 'geht zu allen Räumen'],
  ],
  closed: 'Dieser Raum ließ sich nicht öffnen',
  reactions: 'Etwas sagen',
  seats: 'Sitze',
  again: 'Neuer Raum',
  sitHelp: 'Dafür wird ein Cookie gespeichert, sonst nichts.',
  onItsWay: 'Unterwegs zum Server …',
  notShownYet: 'Gleich wird aufgedeckt; dann wird jede Antwort geprüft.',
  waitingToBeSent: 'Noch nicht gesendet:',
  remind: 'Benachrichtige mich, wenn ich dran bin',
  linkHelp: 'Wer ihn öffnet, kann mitspielen, solange ein Sitz frei ist, oder zusehen.',
  speech: {
    reminding: {
      on: 'Du bekommst eine Benachrichtigung, wenn du dran bist und gerade woanders hinsiehst.',
      off: 'Keine Benachrichtigungen.',
      refused:
        'Dieser Browser erlaubt keine Benachrichtigungen. Das lässt sich in seinen Einstellungen für diese Seite ändern.',
    },
    nobodyHears: 'Hier ist niemand, dem du es sagen kannst.',
    noRematch: 'Hier gibt es nichts, was sich noch einmal spielen lässt.',
    noSeat: 'Kein Sitz ist frei.',
    nothingToAnswer: 'Kein Versuch wartet auf eine Antwort.',
    stillSending: 'Einen Moment: Deine letzte Aktion wird noch gesendet.',
    queued: 'Noch keine Antwort. Dein Zug ist gespeichert und wird gesendet, sobald der Server antwortet.',
    lineLost: 'Die Verbindung zum Server ist weg. Die Seite versucht es weiter.',
    lineBack: 'Die Verbindung zum Server ist wieder da.',
  },
};
