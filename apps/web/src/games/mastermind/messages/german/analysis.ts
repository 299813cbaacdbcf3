import type { Scoring } from '@inkling/codes/explain/scorings';
import { codeGrammarOf } from '../../counts/code-grammar.ts';
import type { analysis as english } from '../english/analysis.ts';
import { answered } from './answered.ts';

const { counted, figure, form, listed, number, percent } = codeGrammarOf('de');
const left = (count: number) => counted(count, 'Code', 'Codes');

export const analysis: typeof english = {
  evidence: {
    heading: 'Was noch wo stehen kann',
    caption: 'je mehr Farbe, desto wahrscheinlicher',
    place: 'Platz',
    cell: (place, name, share) =>
      share === 0 ? `Platz ${place}, ${name}: ausgeschlossen` : `Platz ${place}, ${name}: ${percent(share)}`,
    percent,
    none: 'nie',
    thinking: 'Es wird gezählt, was möglich ist.',
  },
  codes: {
    heading: 'Noch mögliche Codes',
    show: 'Zeigen',
    hide: 'Verbergen',
    left: (left, total) => `${number(left)} von ${number(total)} Codes ${form(left, 'passt', 'passen')}`,
    listLater: (most) =>
      `Jeder Punkt ist ein Code, gefüllt, solange er passt. Die letzten ${most} stehen als Liste da.`,
    code: (letters, names) => `${letters}: ${names.join(', ')}`,
    unknown: 'nicht gezählt',
  },
  where: (name, places) =>
    places.length === 0
      ? `${name} kann nirgends stehen.`
      : `${name} kann auf ${places.length === 1 ? 'Platz' : 'den Plätzen'} ${listed(places.map(String))} stehen.`,
  listedCodes: (codes, count) => {
    if (count === undefined) return 'Die möglichen Codes sind nicht gezählt.';
    if (count === 0) return 'Kein Code passt zu den Antworten.';
    if (codes.length === 0) return `Noch ${left(count)}, zu viele für eine Liste.`;
    return `Noch ${left(count)}: ${codes.join('; ')}.`;
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
        ? 'Ein Platz steht fest, und dein Versuch nutzt ihn noch nicht.'
        : 'Sicher ist nichts Neues, aber auf einem Platz sind manche Steine wahrscheinlicher als andere.',
    look: (place, turns, certain) =>
      certain && turns.length > 0 ? `Sieh dir ${turnsNamed(turns)} an.` : `Sieh dir Platz ${place} an.`,
    deduction: (place, turns, count, total) =>
      count === total
        ? turns.length === 0
          ? `Auf Platz ${place} kann nur ein einziger Stein stehen.`
          : turns.length === 1
            ? `Nach Zug ${turns[0]} bleibt für Platz ${place} nur ein Stein.`
            : `${turnsNamed(turns)} lassen zusammen für Platz ${place} nur einen Stein übrig.`
        : `In ${number(count)} von ${number(total)} noch möglichen Codes steht auf Platz ${place} derselbe Stein.`,
    placement: (place, name, certain) =>
      certain
        ? `Auf Platz ${place} steht ${name}.`
        : `Auf Platz ${place} ist kein Stein wahrscheinlicher als ${name}.`,
    nothing: 'Auf keinem Platz ist ein anderer Stein wahrscheinlicher. Probier deinen Versuch.',
  },
  suggestions: {
    heading: 'Gute Versuche',
    ask: 'Guten Versuch zeigen',
    row: (guess, suggestion) => `${guess.join(', ')}: ${analysis.suggestions.reasons(suggestion)}`,
    reasons: ({ bits, expected, worst, possible }) =>
      `${figure(bits, 2)} Bit · lässt im Schnitt ${figure(expected, 1)}, höchstens ${number(worst)} · ${possible ? 'kann der Code sein' : 'kann nicht der Code sein'}`,
  },
  contradiction: {
    heading: 'Diese Antworten können nicht alle stimmen',
    sentence: (found) => {
      const { conflicts, repairs } = analysis.contradiction;
      return `Kein Code passt zu diesen Antworten. ${conflicts(found)} ${repairs(found)}`;
    },
    conflicts: ({ conflicts: [first = [], ...others] }) => {
      const turns = first.map((turn) => turn + 1);
      const shown = others.slice(0, 3).map((each) => turnsNamed(each.map((turn) => turn + 1)));
      const more =
        shown.length === 0
          ? ''
          : ` Dasselbe gilt für ${shown.join('; ')}${others.length > shown.length ? '; und weitere' : ''}.`;
      if (turns.length === 1)
        return `Zug ${turns[0]} kann nicht stimmen: Kein Code ergibt diese Antwort.${more}`;
      const all = turns.length === 2 ? 'beide' : 'alle';
      return `Die Züge ${listed(turns.map(String))} können nicht ${all} stimmen.${more}`;
    },
    repairs: ({ repairs, hasUncountedRepairs }) =>
      hasUncountedRepairs
        ? 'Ob eine einzelne Korrektur passen würde, ist nicht bekannt: Dieses Spiel ist zu groß, um zu zählen, was übrig bliebe.'
        : repairs.length === 0
          ? 'Keine einzelne Korrektur hilft: Mehr als eine Antwort ist falsch.'
          : repairs.length === 1
            ? 'Eine einzelne Korrektur würde passen.'
            : `Jede von ${number(repairs.length)} einzelnen Korrekturen würde passen.`,
    repair: ({ turn, exact, near, left: count }) =>
      `Zug ${turn + 1} mit ${answered(exact, near)}: noch ${left(count)}`,
    scoring: (scoring, count) => `Sie passen zusammen, wenn ${SCORINGS[scoring]}: noch ${left(count)}.`,
    more: (count) =>
      count === 1 ? 'Noch eine Korrektur zeigen' : `Noch ${number(count)} Korrekturen zeigen`,
    corrected: (turn, exact, near) => `Zug ${turn} ist auf ${answered(exact, near)} korrigiert.`,
    none: 'Die Antworten passen zusammen: Es gibt nichts zu korrigieren.',
    mark: 'zweifelhaft',
  },
  large: {
    heading: 'Zu groß zum Zählen',
    sentence:
      'Zu diesen Antworten passen zu viele Codes, um sie hier zu zählen. Du kannst weiterspielen; die Zahlen kommen wieder, wenn weniger Codes übrig sind.',
    unanswered: 'Hier sind es zu viele Codes zum Zählen, darum gibt es darauf keine Antwort.',
    noField: 'Zu viele Codes, um für jeden einen Punkt zu zeichnen.',
  },
};

/** „Zug 2“, „den Zügen 1 und 3“. */
function toTurns(turns: readonly number[]): string {
  return `${turns.length === 1 ? 'Zug' : 'den Zügen'} ${listed(turns.map(String))}`;
}

/** „Zug 2“, „Züge 1 und 3“. */
function turnsNamed(turns: readonly number[]): string {
  return `${turns.length === 1 ? 'Zug' : 'Züge'} ${listed(turns.map(String))}`;
}

const SCORINGS: Readonly<Record<Scoring, string>> = {
  exchanged: 'zuerst versetzt und dann genau angegeben wurde',
  total: 'die zweite Zahl alle richtigen Steine zählt, auch die genauen',
  copies: 'ein Stein so oft als versetzt zählt, wie er geraten wurde, egal wie oft er im Code vorkommt',
};
