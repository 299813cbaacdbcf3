import { codeGrammarOf } from '../../counts/code-grammar.ts';
import type { Submission } from '../../session/submission.ts';
import type { board as english } from '../english/board.ts';
import { answered, answerSentence } from './answered.ts';

const { counted, figure, form, listed } = codeGrammarOf('de');
const left = (count: number) => counted(count, 'Code', 'Codes');

export const board: typeof english = {
  title: (name, turn, left) =>
    turn === undefined
      ? `${name} · Inkling`
      : left === undefined
        ? `Zug ${turn} · ${name} · Inkling`
        : `Zug ${turn}, noch ${counted(left, 'Code', 'Codes')} · ${name} · Inkling`,
  turns: {
    heading: 'Versuche',
    turnOf: (turn, most) => `Zug ${turn} von ${most}`,
    turn: (turn) => `Zug ${turn}`,
    row: (turn, guess, exact, near) => `Zug ${turn}: ${guess.join(', ')}. ${answerSentence(exact, near)}`,
    key: answered,
    copy: (turn) => `Zug ${turn} in deinen Versuch übernehmen`,
    toCome: (count) => `noch ${counted(count, 'Zug', 'Züge')}`,
  },
  guess: {
    group: (turn) => `Zug ${turn}, dein Versuch`,
    fits: (name) => `${name} kann hier stehen`,
    print: 'Prüfen',
    undo: 'Zug zurück',
    redo: 'Zug vor',
    hint: 'Tipp',
    reason,
  },
  palette: {
    notHere: 'hier nicht',
    element: (name, places) =>
      places === undefined ? name : `${name} ${counted(places, 'Platz', 'Plätze')}`,
    unit: (places) => form(places, 'Platz', 'Plätze'),
    barred: (name, place) => `${name} kann nicht auf Platz ${place} stehen`,
  },
  branches: {
    heading: 'Varianten',
    fork: (turn) => `Ab Zug ${turn}`,
    begins: { rescore: 'Korrektur', deposit: 'Code hinterlegt' },
    branch: (begun, answer, guesses) =>
      [begun, answer, guesses > 1 ? counted(guesses, 'Zug', 'Züge') : undefined].filter(Boolean).join(' · '),
    followed: (turn, count) =>
      `Eine andere Variante, bei Zug ${turn}.${count === undefined ? '' : ` Noch ${left(count)} möglich.`}`,
    none: 'Dieses Spiel hat noch keine Varianten: Nimm einen Zug zurück und spiel einen anderen.',
    noSuch: (count) => `Hier gibt es ${count} Varianten: Tippe branch 1 bis branch ${count}.`,
  },
  ending: {
    game: (skin) => `Mastermind, ${skin}`,
    shared: (isFound, turns, most) =>
      isFound
        ? `Gefunden in ${turns} von ${most}`
        : turns < most
          ? `Aufgegeben nach ${counted(turns, 'Zug', 'Zügen')}`
          : `Nicht gefunden in ${most}`,
    soFar: (turns) => `Bisher ${counted(turns, 'Zug', 'Züge')}`,
    spoken: (turn, exact, near) => `Zug ${turn}: ${answered(exact, near)}.`,
    won: (turns) => `Gefunden in ${turns}!`,
    lost: 'Der Code war',
    notFound: (turns) => `Nicht gefunden in ${turns} Zügen`,
    /** A harder game. */
    places: (places) => `${places} Plätze`,
    gain: (turns) =>
      `Er führt im Schnitt ungefähr ${turns >= 0.95 && turns < 1.05 ? 'einen Zug' : `${turns.toFixed(1).replace('.', ',')} Züge`} früher zum Code als deiner.`,
    code: (names) => `Der Code war ${names.join(', ')}.`,
    back: 'Letzten Versuch zurücknehmen',
  },
  speech: {
    turn: (turn, guess, exact, near, left) =>
      `Zug ${turn}: ${guess.join(', ')}. ${answerSentence(exact, near)}${codesLeft(left)}`,
    found: (turns) => `Der Code wurde in ${counted(turns, 'Zug', 'Zügen')} gefunden.`,
    won: (turns) => `Du hast den Code in ${counted(turns, 'Zug', 'Zügen')} gefunden.`,
    lost: (code) => `Keine Züge mehr. Der Code war ${code.join(', ')}.`,
    undone: (turn, left) => `Wieder bei Zug ${turn}.${codesLeft(left)}`,
    begun: (places, seed) => `Neues Spiel, ${counted(places, 'Platz', 'Plätze')}, Seed ${seed}.`,
    resumed: (turn) => `Dein Spiel ist noch da, bei Zug ${turn}.`,
    state: (turn, most, left, guess) => {
      const filled = guess.map((name, place) => `Platz ${place + 1} ${name ?? 'leer'}`).join(', ');
      return `Zug ${turn} von ${most}.${codesLeft(left)} Dein Versuch: ${filled}.`;
    },
    suggestion: (guess, possible, bits) =>
      `Ein guter Versuch: ${guess.join(', ')}. Er bringt im Schnitt ${figure(bits, 2)} Bit${possible ? '' : ', auch wenn er selbst nicht der Code sein kann'}.`,
    noSuggestion: 'Für diese Stellung gibt es keinen Vorschlag.',
    choices: (rows) => rows.map((names, place) => `Platz ${place + 1}: ${names.join(', ')}.`).join(' '),
    nothingToUndo: 'Es gibt nichts zurückzunehmen.',
    nothingToRedo: 'Es gibt nichts zu wiederholen.',
  },
  guide: {
    heading: 'So geht es',
    goal: (places, symbols, repeats, turnsMax) =>
      `Finde den verborgenen Code: ${counted(places, 'Platz', 'Plätze')}, auf jedem einer von ${counted(symbols, 'Stein', 'Steinen')}. ${repeats ? 'Ein Stein darf mehrmals vorkommen.' : 'Kein Stein kommt doppelt vor.'} Du hast ${counted(turnsMax, 'Versuch', 'Versuche')}, und jeder wird beantwortet:`,
    exact: 'genau: richtiger Stein, richtiger Platz',
    near: 'versetzt: richtiger Stein, falscher Platz',
    none: 'keins von beiden: nicht im Code, oder nicht so oft',
    reading: 'Die Zeichen sagen, wie viele, nicht welche.',
    lesson: 'Wie gewertet wird',
  },
};

/** „Zug 2“, „den Zügen 1 und 3“. */
function toTurns(turns: readonly number[]): string {
  return `${turns.length === 1 ? 'Zug' : 'den Zügen'} ${listed(turns.map(String))}`;
}

function codesLeft(left: number | undefined): string {
  return left === undefined ? '' : ` Noch ${counted(left, 'Code', 'Codes')} möglich.`;
}

function reason(submission: Submission, nameOf: (symbol: number) => string): string {
  if (submission.ready) {
    const { contradicts } = submission;
    if (contradicts.length === 0) return 'Bereit zum Prüfen.';
    return `Bereit zum Prüfen, aber das kann nicht der Code sein: Es passt nicht zu ${toTurns(contradicts.map((turn) => turn + 1))}.`;
  }
  switch (submission.why) {
    case 'over':
      return 'Dieses Spiel ist zu Ende.';
    case 'empty-places': {
      const places = submission.places.map((place) => String(place + 1));
      if (places.length === submission.total) return 'Alle Plätze sind leer.';
      if (places.length === 1) return `Platz ${places[0]} ist leer.`;
      return `Die Plätze ${listed(places)} sind leer.`;
    }
    case 'repeated':
      return `${nameOf(submission.symbol)} darf nur einmal vorkommen.`;
  }
}
