import type { CommandFault } from '../../games/mastermind/session/command.ts';
import type { Submission } from '../../games/mastermind/session/submission.ts';
import { grammarOf } from '../language/grammar.ts';
import type { AppMessages } from './words.ts';

const { counted, figure, form, listed, number, percent } = grammarOf('de');

/** „Zug 2“, „den Zügen 1 und 3“. */
function toTurns(turns: readonly number[]): string {
  return `${turns.length === 1 ? 'Zug' : 'den Zügen'} ${listed(turns.map(String))}`;
}

/** „Zug 2“, „Züge 1 und 3“. */
function turnsNamed(turns: readonly number[]): string {
  return `${turns.length === 1 ? 'Zug' : 'Züge'} ${listed(turns.map(String))}`;
}

function codesLeft(left: number | undefined): string {
  return left === undefined ? '' : ` Noch ${counted(left, 'Code', 'Codes')} möglich.`;
}

function reason(submission: Submission, nameOf: (symbol: number) => string): string {
  if (submission.ready) {
    const { contradicts } = submission;
    if (contradicts.length === 0) return 'Bereit zum Drucken.';
    return `Bereit zum Drucken, aber das kann nicht der Code sein: Es passt nicht zu ${toTurns(contradicts.map((turn) => turn + 1))}.`;
  }
  switch (submission.why) {
    case 'over':
      return 'Dieses Blatt ist zu Ende.';
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

function fault(fault: CommandFault): string {
  switch (fault.code) {
    case 'nothing':
    case 'empty':
      return 'Tippe einen Versuch oder einen Befehl wie hint. Mit ? siehst du alle.';
    case 'why-what':
      return 'Nenne Platz und Element, zum Beispiel: why 2 s.';
    case 'no-such-place':
      return `${fault.text} ist hier kein Platz: Es gibt die Plätze 1 bis ${fault.places}.`;
    case 'unknown-symbol':
      return `${fault.text} ist kein Element dieses Satzes.`;
    case 'no-such-symbol':
    case 'not-understood':
      return `${fault.text} ist weder ein Befehl noch ein Element. Mit ? siehst du alle Wörter, die gelten.`;
    case 'wrong-length':
      return `Dieser Versuch hat ${counted(fault.length, 'Element', 'Elemente')}; dieses Blatt hat ${counted(fault.wanted, 'Platz', 'Plätze')}.`;
    case 'repeated-symbol':
      return `${fault.text} darf nur einmal vorkommen.`;
  }
}

export const german: AppMessages = {
  language: 'de',
  elements: {
    santa: 'Nikolaus',
    present: 'Geschenk',
    tree: 'Baum',
    snowman: 'Schneemann',
    stocking: 'Strumpf',
    bell: 'Glocke',
    pumpkin: 'Kürbis',
    ghost: 'Gespenst',
    cauldron: 'Kessel',
    bat: 'Fledermaus',
    cat: 'Katze',
    spider: 'Spinne',
  },
  app: {
    name: 'Inkling',
    tagline: 'je mehr Farbe, desto sicherer',
    places: 'Spiele',
    opening: 'Wird geöffnet …',
    title: (turn, left) =>
      left === undefined
        ? `Zug ${turn} · Inkling`
        : `Zug ${turn}, noch ${counted(left, 'Code', 'Codes')} · Inkling`,
    skipToBoard: 'Direkt zum Blatt',
    engineRestarted:
      'Der Teil, der rechnet, ist stehen geblieben und wurde neu gestartet. Deinem Blatt ist nichts passiert.',
    engineStopped:
      'Der Teil, der rechnet, ist stehen geblieben: Zahlen und Tipps fehlen. Du kannst weiterspielen; lade die Seite neu, um sie zurückzubekommen.',
    savedUnreadable:
      'Das hier gespeicherte Blatt ließ sich nicht lesen. Es wurde unverändert beiseitegelegt, und dies ist ein neues.',
    notSaved:
      'Dieser Browser lässt die Seite nichts speichern. Wenn du sie neu lädst, ist das Blatt verloren.',
    follows:
      'Dieses Spiel ist auch in einem anderen Tab offen. Was dort geschieht, ist hier zu sehen; was du hier tust, geht in diesem Tab weiter.',
    noSuchPage: (name) =>
      `Hier gibt es keine Seite namens „${name}“. Vielleicht kommt der Link aus einer anderen Version dieser App.`,
    badLink:
      'Dieser Link ist beschädigt oder enthält ein Spiel, das diese Seite nicht zeigen kann. Dein eigenes Blatt ist, wie es war.',
    updateReady: 'Eine neue Version ist da. Deine Blätter bleiben, wie sie sind.',
    updateNow: 'Jetzt neu laden',
    updateLater: 'Nicht jetzt',
    language: 'Sprache',
    languageAuto: 'Wie der Browser',
    languageCommand: ['language de', 'die Seite auf Deutsch; auch en, es, auto'],
  },
  sheet: {
    ticket: 'Dieses Blatt',
    heading: 'Blatt',
    skin: 'Wintersatz',
    places: (count) => counted(count, 'Platz', 'Plätze'),
    placesChoice: 'Plätze',
    seed: 'Seed',
    newSheet: 'Neues Blatt',
    race: 'Wettlauf',
    seedHelp: 'Jeder Text kann ein Seed sein. Wer denselben eingibt, spielt denselben Code.',
    seedHonest:
      'Der Code wird auf deinem Gerät aus dem Seed gezogen. Vor dem Ende ist er nirgends zu sehen, aber wer es darauf anlegt, könnte ihn ausrechnen.',
    start: 'Dieses Blatt beginnen',
    leave: 'Beim alten bleiben',
  },
  turns: {
    heading: 'Versuche',
    turnOf: (turn, most) => `Zug ${turn} von ${most}`,
    turn: (turn) => `Zug ${turn}`,
    row: (turn, guess, exact, near) => `Zug ${turn}: ${guess.join(', ')}. ${exact} genau, ${near} versetzt.`,
    key: (exact, near) => `${exact} genau, ${near} versetzt`,
    change: (before, after) => `${number(before)} → ${number(after)}`,
    found: 'gefunden',
    bits: (bits) => `${figure(bits, 2)} Bit`,
    copy: (turn) => `Zug ${turn} in deinen Versuch übernehmen`,
    toCome: (count) => `danach noch ${counted(count, 'Zug', 'Züge')}`,
  },
  guess: {
    group: (turn) => `Zug ${turn}, dein Versuch`,
    slot: (place, name) => `Platz ${place}, ${name ?? 'leer'}`,
    fits: (name) => `${name} kann hier stehen`,
    print: 'Drucken',
    undo: 'Zurück',
    redo: 'Vor',
    hint: 'Tipp',
    erase: 'Löschen',
    reason,
  },
  palette: {
    heading: 'Elemente',
    element: (name, places) =>
      places === undefined ? name : `${name} ${counted(places, 'Platz', 'Plätze')}`,
    unit: (places) => form(places, 'Platz', 'Plätze'),
  },
  evidence: {
    heading: 'Was noch wo stehen kann',
    caption: 'Farbdeckung = Chance',
    place: 'Platz',
    cell: (place, name, share) =>
      share === 0 ? `Platz ${place}, ${name}: nie möglich` : `Platz ${place}, ${name}: ${percent(share)}`,
    percent,
    none: 'nie',
    thinking: 'Es wird gezählt, was möglich ist.',
  },
  codes: {
    heading: 'Noch mögliche Codes',
    left: (left, total) => `${number(left)} von ${number(total)}`,
    listLater: (most) =>
      `Ein Punkt für jeden Code; gedruckt, solange er noch passt. Sind es höchstens ${most}, stehen sie als Liste da.`,
    code: (letters, names) => `${letters}: ${names.join(', ')}`,
    field: (left, total) =>
      `${number(left)} von ${number(total)} Codes ${form(left, 'passt', 'passen')} noch.`,
    unknown: 'nicht gezählt',
  },
  why: {
    heading: 'Warum',
    ruledOut: (place, name, turns) =>
      turns.length === 0
        ? `Nach den Regeln steht ${name} nie auf Platz ${place}.`
        : `${name} kann nicht auf Platz ${place} stehen: Kein Code mit ${name} dort passt zu ${toTurns(turns)}.`,
    certain: (place, name, left) =>
      left === 1
        ? `Auf Platz ${place} steht ${name}: Es ist nur noch ein Code möglich.`
        : `Auf Platz ${place} steht ${name}: So ist es in allen ${number(left)} Codes, die noch möglich sind.`,
    possible: (place, name, count, left, witness) =>
      `${name} kann auf Platz ${place} stehen: So ist es in ${number(count)} von ${number(left)} noch möglichen Codes, zum Beispiel ${witness.join(', ')}.`,
    put: (place, name) => `${name} auf Platz ${place} legen`,
    close: 'Schließen',
  },
  hint: {
    heading: 'Tipp',
    next: 'Mehr',
    nudge: (certain) =>
      certain
        ? 'Ein Platz steht fest, und dein Versuch zeigt ihn noch nicht.'
        : 'Neu fest steht nichts, aber eine Platzierung ist wahrscheinlicher als alle anderen.',
    look: (place, turns, certain) =>
      certain && turns.length > 0 ? `Sieh dir ${turnsNamed(turns)} an.` : `Sieh dir Platz ${place} an.`,
    deduction: (place, turns, count, total) =>
      count === total
        ? turns.length === 0
          ? `Auf Platz ${place} kann nur ein einziges Element stehen.`
          : turns.length === 1
            ? `Nach Zug ${turns[0]} bleibt für Platz ${place} nur ein Element.`
            : `${turnsNamed(turns)} lassen zusammen für Platz ${place} nur ein Element übrig.`
        : `Auf Platz ${place} steht ein Element in ${number(count)} von ${number(total)} noch möglichen Codes.`,
    placement: (place, name, certain) =>
      certain ? `Auf Platz ${place} steht ${name}.` : `Auf Platz ${place} ist ${name} am wahrscheinlichsten.`,
    nothing: 'Dein Versuch zeigt schon alles, was bekannt ist. Druck ihn.',
  },
  ending: {
    won: (turns) => `Gefunden in ${turns}!`,
    lost: 'Diesmal nicht gefunden.',
    code: (names) => `Der Code war ${names.join(', ')}.`,
    again: 'Neues Blatt',
    review: 'Blatt analysieren',
    back: 'Letzten Versuch zurücknehmen',
  },
  speech: {
    turn: (turn, guess, exact, near, left) =>
      `Zug ${turn}: ${guess.join(', ')}. ${exact} genau, ${near} versetzt.${codesLeft(left)}`,
    won: (turns) => `Du hast den Code in ${counted(turns, 'Zug', 'Zügen')} gefunden.`,
    lost: (code) => `Keine Züge mehr. Der Code war ${code.join(', ')}.`,
    undone: (turn, left) => `Wieder bei Zug ${turn}.${codesLeft(left)}`,
    begun: (places, seed) => `Neues Blatt, ${counted(places, 'Platz', 'Plätze')}, Seed ${seed}.`,
    resumed: (turn) => `Dein Blatt ist, wie du es verlassen hast, bei Zug ${turn}.`,
    state: (turn, most, left, guess) => {
      const filled = guess.map((name, place) => `Platz ${place + 1} ${name ?? 'leer'}`).join(', ');
      return `Zug ${turn} von ${most}.${codesLeft(left)} Dein Versuch: ${filled}.`;
    },
    suggestion: (guess, possible, bits) =>
      `Versuch ${guess.join(', ')}: im Mittel ${figure(bits, 2)} Bit${possible ? '' : ', auch wenn es selbst nicht der Code sein kann'}.`,
    noSuggestion: 'Für diese Stellung gibt es keinen Vorschlag.',
    choices: (rows) => rows.map((names, place) => `Platz ${place + 1}: ${names.join(', ')}.`).join(' '),
    nothingToUndo: 'Es gibt nichts zurückzunehmen.',
    nothingToRedo: 'Es gibt nichts zu wiederholen.',
  },
  command: {
    label: 'Befehl',
    placeholder: 'SSTB, hint, why 2 s, undo, new, ?',
    run: 'Los',
    fault,
  },
  keys: {
    heading: 'Tasten und Befehle',
    open: 'Tasten',
    close: 'Schließen',
    shortcuts: 'Tasten',
    commands: 'Befehle (immer auf Englisch)',
    turnOn: 'Einzelne Tasten überall auf der Seite benutzen',
    rows: (letters) => [
      [['1', '…', String(letters.length)], 'das Element mit dieser Nummer legen und weiter'],
      [letters, 'das Element mit diesem Buchstaben legen und weiter'],
      [['⇧', '1'], 'alle leeren Plätze damit füllen'],
      [['←', '→'], 'zu einem anderen Platz'],
      [['⌫'], 'löschen'],
      [['Enter'], 'den Versuch drucken'],
      [['H'], 'Tipp, jedes Mal ein Schritt mehr'],
      [['W'], 'warum: das gewählte Feld erklären'],
      [['U'], 'zurücknehmen'],
      [['R'], 'wiederholen'],
      [['L'], 'sagen, wie es steht'],
      [['/'], 'zur Befehlszeile'],
      [['?'], 'diese Seite'],
    ],
    commandRows: [
      ['SSTB', 'Versuch, mit Buchstaben, Ziffern oder Namen'],
      ['why 2 s', 'warum S auf Platz 2 stehen kann oder nicht'],
      ['hint', 'ein Tipp, jedes Mal ein Schritt mehr'],
      ['suggest', 'der Versuch, der am meisten verrät'],
      ['choices', 'was noch wo stehen kann'],
      ['undo, redo', 'zurück und wieder vor'],
      ['new, new 5, new holly', 'ein neues Blatt, mit Plätzen oder Seed'],
      ['state', 'wie es steht'],
    ],
  },
  settings: {
    everywhere: 'Überall',
    theme: 'Aussehen',
    themes: { auto: 'Wie das System', day: 'Tag', night: 'Nacht' },
    aids: 'Zeigen, was möglich ist',
    sound: 'Töne',
  },
};
