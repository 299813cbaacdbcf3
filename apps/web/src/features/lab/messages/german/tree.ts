import { grammarOf } from '../../../../shell/language/grammar.ts';
import type { ShownTree } from '../../model/tree-model.ts';
import type { english } from '../english/tree.ts';

const { counted, figure, number } = grammarOf('de');

function name({ source, tree }: ShownTree): string {
  const { rules } = tree;
  if (source === 'optimal') return `Optimaler Baum für ${rules}`;
  return !source.startsWith('file-') ? `Baum von ${source} für ${rules}` : `Geöffneter Baum für ${rules}`;
}

function total({ tree, model }: ShownTree): string {
  const { total: sum, worst } = tree.tally;
  const average = sum / model.leftAt(0);
  return `${counted(sum, 'Versuch', 'Versuche')} insgesamt, ${figure(average, 4)} im Schnitt, ${worst} schlimmstenfalls`;
}

function verified({ tree, model }: ShownTree): string {
  const secrets = model.leftAt(0);
  if (tree.checked === 'own-words')
    return `Geprüft: ${secrets === 1 ? 'Das eine Wort' : `Jedes der ${counted(secrets, 'Wort', 'Wörter')}`} aus der Datei wird einmal gefunden, mit den richtigen Antworten. Aus welcher Liste sie sind, sagt die Datei nicht.`;
  return `Geprüft: Ein eigenes Prüfprogramm ist ${secrets === 1 ? 'dem einen Code' : `allen ${counted(secrets, 'Code', 'Codes')}`} durch den Baum gefolgt, und jeder wird einmal gefunden.`;
}

function proof({ tree }: ShownTree): string {
  const { search } = tree;
  if (!search) return '';
  if (search.proved)
    return `Kein Baum ist besser: Die Suche hat es mit ${counted(search.nodes, 'Menge', 'Mengen')} von Codes bewiesen.`;
  return `Nicht bewiesen: Die Suche hat ihr Budget verbraucht. Die kleinste Summe liegt zwischen ${number(search.lower)} und ${number(search.upper)}.`;
}

export const german: typeof english = {
  heading: 'Entscheidungsbäume',
  setup: 'Einen Baum bauen oder öffnen',
  source: 'Strategie',
  make: 'Baum bauen',
  open: 'Strategiedatei öffnen',
  paste: 'Oder eine einfügen',
  pasteHelp:
    'Eine Strategiedatei von Inkling, Klammern von Knuth und Irving, JSON oder für Wörter die Zeilen von Selby. Klammern und JSON nennen keine Regeln: Es gelten die oben gewählten. Du kannst eine Datei auch auf die Seite ziehen, Wortlisten gleich mit.',
  read: 'Lesen',
  empty:
    'Noch kein Baum. Bau oben einen: Der optimale Baum für p4c6r braucht eine Sekunde. Oder öffne eine eigene Strategiedatei.',
  wordsByFile: 'Bäume für Wörter kommen aus Dateien: Öffne unten eine.',
  noFile: 'Dieser Link führt in eine Strategiedatei, die dieser Browser nicht hat. Öffne zuerst die Datei.',
  begun: 'Der Baum wird gebaut …',
  stopped: 'Angehalten. Mach weiter, oder bau einen anderen Baum.',
  broken: 'Das Bauen ist abgebrochen. Nichts ist verloren; versuch es noch einmal.',
  noTree: 'Es gibt noch keinen Baum. Bau zuerst einen, zum Beispiel: tree optimal.',
  nothingBelow: 'Darunter ist nichts: Hier ist die Lösung gefunden.',
  atTop: 'Das ist der erste Versuch.',
  noNeighbour: 'Keine weitere Antwort auf dieser Seite.',
  progress: (progress) => {
    if (!progress) return 'Es geht los …';
    if (progress.kind === 'played')
      return `${number(progress.done)} von ${number(progress.total)} Codes eingeordnet`;
    return `mindestens ${number(progress.lower)}, bester Baum ${progress.upper === undefined ? 'noch keiner' : number(progress.upper)}, ${counted(progress.nodes, 'Menge', 'Mengen')} durchsucht`;
  },
  laid: (tree, wholePath) =>
    `${name(tree)}: ${total(tree)}. Geprüft.${wholePath ? '' : ' Der Link nannte einen Knoten, den dieser Baum nicht hat; das ist der erste Versuch.'}`,
  name,
  verified,
  proof,
  whose: ({ source, model }) => {
    const { inWords, tree } = model.game;
    const whose = source.startsWith('file-') ? 'aus einer Datei' : `Strategie: ${tree.makerName(source)}`;
    return `${inWords()}, ${whose}`;
  },
  took: (milliseconds) =>
    `${milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${figure(milliseconds / 1000, 1)} s`} in diesem Browser, samt Prüfung`,
  views: { columns: 'Spalten', icicle: 'Eiszapfen', outline: 'Gliederung' },
  view: 'Ansicht',
  icicle: (levels) =>
    `Eiszapfendiagramm des Baums: ${counted(levels, 'Ebene', 'Ebenen')} von Versuchen, Breite nach übrigen Codes. Die Gliederung hat dieselben Knoten als Liste.`,
  icicleHelp:
    'Jede Reihe ist ein Versuch weiter; die Breite ist der Anteil der Codes. Pfeiltasten bewegen, Enter geht hinab und vergrößert, Escape geht zurück.',
  outline: 'Gliederung des Baums',
  node: (reply, guess, { left, average, worst, possible }, children) => {
    const lead = reply === '' ? 'Erster Versuch' : `Nach ${reply}`;
    if (children === 0) return `${lead}: ${guess}. Das ist die Lösung.`;
    return `${lead}: Versuch ${guess}${possible ? '' : ', der nicht die Lösung sein kann'}. ${number(left)} übrig, ab hier im Schnitt ${figure(average, 2)} Versuche, schlimmstenfalls ${worst}; ${counted(children, 'mögliche Antwort', 'mögliche Antworten')}.`;
  },
  item: (reply, guess, left) => `${reply === '' ? 'Erster Versuch' : reply}: ${guess}, ${number(left)} übrig`,
  start: 'Anfang',
  left: (count) => `${number(count)} übrig`,
  smaller: (count) => counted(count, 'kleinere Antwort', 'kleinere Antworten'),
  found: 'gefunden',
  here: 'Hier',
  guessNext: 'Nächster Versuch',
  whole: (average, worst) =>
    `Die ganze Strategie: im Schnitt ${figure(average, 2)} Versuche, schlimmstenfalls ${worst}.`,
  playFrom: 'Ab hier spielen',
  notPlayed: 'Das ließ sich nicht als Spiel öffnen.',
  facts: 'Dieser Knoten',
  factNames: {
    left: 'Übrig',
    guess: 'Versuch',
    turn: 'Zug',
    average: 'Versuche ab hier, im Schnitt',
    worst: 'Schlimmstenfalls',
  },
  possible: 'kann die Lösung sein',
  impossible: 'kann nicht die Lösung sein',
  line: 'Der Weg hierher',
  first: 'Erster Versuch',
  answers: 'Antworten',
  codes: 'Was übrig ist',
  more: (count) => `und noch ${number(count)}`,
  whereHeading: 'Im Baum suchen',
  find: 'Finden',
  nowhere: (code) => `${code} kommt in diesem Baum nicht vor.`,
  where: (code, steps) => {
    const way = steps.map(({ guess, answer: reply }, at) => (at === 0 ? guess : `${reply}, dann ${guess}`));
    return `${code} wird mit Versuch ${steps.length} gefunden: ${way.join('; ')}.`;
  },
  up: 'Nach oben',
  zoom: 'Hinab',
};
