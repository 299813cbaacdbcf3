import { grammarOf } from '../../../shell/language/grammar.ts';
import type { LabPage } from '../model/address.ts';
import type { english } from './english.ts';
import { german as compare } from './german/compare.ts';
import { commandFault, treeFault } from './german/faults.ts';
import { german as partition } from './german/partition.ts';
import { german as tree } from './german/tree.ts';

const { number, figure, permille } = grammarOf('de');

const PAGE_NAMES: Readonly<Record<LabPage, string>> = {
  index: 'Labor',
  compare: 'Vergleich',
  partition: 'Mit einem Versuch zerlegen',
  tree: 'Baum',
  proofs: 'Beweise',
  own: 'Dein eigenes Spiel',
};

const EVERYWHERE = [
  [['/'], 'zur Befehlszeile'],
  [['L'], 'vorlesen, wie es steht'],
  [['?'], 'diese Übersicht öffnen'],
] as const;

export const german: typeof english = {
  title: (page) => `${PAGE_NAMES[page]}${page === 'index' ? '' : ' · Labor'} · Inkling`,
  pages: 'Seiten des Labors',
  pageNames: { ...PAGE_NAMES, index: 'Überblick' },
  badAddress: 'Dieser Link ist beschädigt. Beginne hier.',
  nothingRuns: 'Es läuft nichts.',
  nothingStopped: 'Es wurde nichts angehalten.',
  stop: 'Anhalten',
  goOn: 'Weiter',
  noSuchCell: (number, count) =>
    count === 0
      ? 'Darunter gibt es nichts zu öffnen.'
      : `Eine Nummer ${number} gibt es hier nicht: Möglich sind 1 bis ${count}.`,
  commandFault,
  treeFault,
  number,
  permille,
  figure,
  wrongPage: 'Dieser Befehl gehört zu einer anderen Seite des Labors.',
  index: {
    heading: 'Das Labor',
    lead: 'Schau hinein: Jede Zahl hier berechnet dieser Browser, während du zusiehst.',
    begin: 'Zum Einstieg',
    openExample: 'Öffnen',
    entries: {
      compare: {
        name: 'Strategien vergleichen',
        does: 'Lass Strategien jeden möglichen Code finden und sieh ihre Summen nebeneinander, wie in der Literatur.',
        open: 'Vergleichen',
      },
      partition: {
        name: 'Wie ein Versuch die Codes zerlegt',
        does: 'Sieh, wie ein Versuch die übrigen Codes zerlegt und wie jedes Maß ihn bewertet, und öffne jeden Teil.',
        open: 'Mit einem Versuch zerlegen',
      },
      tree: {
        name: 'Entscheidungs\u00adbäume',
        does: 'Geh durch eine ganze Strategie: die beste für p4c6r oder eine, die du öffnest. Finde heraus, wo ein Code endet.',
        open: 'Baum durchgehen',
      },
      proofs: {
        name: 'Beweise',
        does: 'Warum keine Strategie mit weniger Versuchen auskommt: Geh die Fälle eines Beweises durch; jeder wird geprüft, wenn du ihn öffnest.',
        open: 'Beweise ansehen',
      },
      own: {
        name: 'Dein eigenes Spiel',
        does: 'Füge eine Tabelle mit Geheimnissen und Fragen ein. Sieh nach, ob sie ein faires Spiel ergibt; dann spiel es, teile es und lass die beste Strategie beweisen.',
        open: 'Tabelle einfügen',
      },
    },
  },
  rules: {
    legend: 'Regeln',
    game: 'Gesucht wird',
  },
  share: {
    heading: 'Diese Seite teilen',
    link: 'Link kopieren',
    command: 'Als Befehl kopieren',
    summary: 'Als mmstrat-Zeilen kopieren',
    file: 'Strategiedatei kopieren',
    text: 'Text zum Teilen',
    copied: 'Kopiert.',
    notCopied:
      'Dieser Browser erlaubt der Seite das Kopieren nicht. Der Text steht unter den Knöpfen: Markiere und kopiere ihn.',
  },
  compare,
  partition,
  tree,
  placeholder: 'compare knuth entropy, partition 1122, where TBST, ?',
  keyRows: (page) => [
    ...(page === 'tree'
      ? ([
          [['←', '→'], 'die vorige oder nächste Antwort auf denselben Versuch'],
          [['↓', '↑'], 'die erste Antwort darunter, und zurück nach oben'],
          [['Enter'], 'hinab und vergrößern'],
          [['Esc'], 'zurück nach oben und verkleinern'],
          [['Pos1'], 'der erste Versuch'],
          [['V'], 'Spalten, Eiszapfen oder Gliederung'],
        ] as const)
      : []),
    ...(page === 'partition'
      ? ([
          [['1', '…', '9'], 'hinab in den Teil mit dieser Nummer'],
          [['U'], 'den letzten Zug zurücknehmen'],
        ] as const)
      : []),
    ...(page === 'proofs' ? ([[['U'], 'zurück, woher du kamst']] as const) : []),
    ...(page === 'compare'
      ? ([
          [['G'], 'los: spielen oder weiterspielen'],
          [['S'], 'anhalten'],
        ] as const)
      : []),
    ...EVERYWHERE,
  ],
  commandRows: [
    ['compare knuth entropy', 'lässt diese Strategien jeden Code finden'],
    ['compare word entropy', 'dasselbe mit Wörtern'],
    ['partition 1122 1234', 'ein Versuch, oder zwei nebeneinander'],
    ['1122:1,0', 'ein Zug, der gespielt wurde'],
    ['tree optimal, tree knuth p5c6r', 'der Baum der Suche oder einer Strategie'],
    ['where TBST', 'der Weg zu einem Code im Baum'],
    ['open 3, up, next, previous, top', 'hinab in den dritten, hinauf, daneben, ganz nach oben'],
    ['rules p5c8r, rules word5', 'andere Regeln'],
    ['write digits', 'Codes als winter, letters oder digits'],
    ['columns, icicle, outline', 'die Ansicht des Baums'],
    ['proofs', 'Beweise, dass es nicht billiger geht'],
    ['own', 'ein eigenes Spiel aus einer Tabelle'],
    ['stop, go, say, link, copy', 'anhalten, weitermachen, vorlesen, Link oder Befehl kopieren'],
  ],
};
