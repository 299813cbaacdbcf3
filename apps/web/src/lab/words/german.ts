import { german as compare } from './german-compare.ts';
import { commandFault } from './german-faults.ts';
import { answer, counted, figure, grouped, percent } from './german-numbers.ts';
import { german as partition } from './german-partition.ts';
import { german as tree } from './german-tree.ts';
import type { LabWords } from './words.ts';

const PAGE_NAMES = {
  index: 'Labor',
  compare: 'Vergleich',
  partition: 'Zerlegung',
  tree: 'Baum',
} as const;

const EVERYWHERE = [
  [['/'], 'zur Befehlszeile'],
  [['L'], 'sagt, wie es steht'],
  [['?'], 'dieses Blatt'],
] as const;

export const german: LabWords = {
  title: (page) => `${PAGE_NAMES[page]}${page === 'index' ? '' : ' · Labor'} · Inkling`,
  pages: 'Seiten des Labors',
  pageNames: { ...PAGE_NAMES, index: 'Überblick' },
  badAddress: 'Dieser Link ist beschädigt oder hat eine Version, die diese Seite nicht kennt. Beginne hier.',
  nothingRuns: 'Es läuft nichts.',
  noSuchCell: (number, count) =>
    count === 0
      ? 'Darunter gibt es nichts zu öffnen.'
      : `Die Nummer ${number} gibt es hier nicht: Sie gehen von 1 bis ${count}.`,
  answer,
  fault: commandFault,
  count: grouped,
  percent,
  figure,
  wrongPage: 'Dieser Befehl gehört zu einer anderen Seite des Labors.',
  index: {
    heading: 'Das Labor',
    lead: 'Sieh hinein: Jede Zahl hier wird in diesem Browser berechnet, während du zusiehst.',
    entries: [
      {
        href: '#/lab/compare',
        name: 'Strategien vergleichen',
        does: 'Lass Strategien jeden möglichen Code finden und stell ihre Summen nebeneinander, wie die Literatur sie druckt.',
        try: [
          {
            href: '#/lab/compare/1/p4c6r/knuth,expected,entropy,parts',
            name: 'Die vier Klassiker mit p4c6r',
          },
          {
            href: '#/lab/compare/1/p4c6r/random,states,optimal',
            name: 'Zufall, Aufsatz-Maschine, Optimum',
          },
        ],
      },
      {
        href: '#/lab/partition',
        name: 'Zerlegung durch einen Versuch',
        does: 'Sieh, wie ein Versuch die übrigen Codes zerlegt und was jedes Maß davon hält, und geh in jeden Teil hinein.',
        try: [
          { href: '#/lab/partition/1/p4c6r/aabb~abcd', name: 'Knuths 1122 neben 1234' },
          { href: '#/lab/partition/1/word5/raise', name: 'Ein erstes Wort' },
        ],
      },
      {
        href: '#/lab/tree',
        name: 'Entscheidungs\u00adbäume',
        does: 'Geh durch eine ganze Strategie, die beste für p4c6r oder eine, die du öffnest, und frag, wo ein Code endet.',
        try: [
          { href: '#/lab/tree/1/optimal/p4c6r', name: 'Der optimale Baum, 5625' },
          { href: '#/lab/tree/1/knuth/p4c6r', name: 'Knuths Baum, 5801' },
        ],
      },
      {
        href: '#/learn',
        name: 'Seiten zum Lernen',
        does: 'Lies in sechs kurzen Lektionen, was zwischen einem Versuch und seiner Antwort geschieht, mit Bildern, die du ändern kannst.',
        try: [
          { href: '#/learn/scoring', name: 'Wie ein Versuch gewertet wird' },
          { href: '#/learn/entropy', name: 'Was eine Antwort in Bit wert ist' },
        ],
      },
    ],
  },
  rules: {
    legend: 'Regeln',
    game: 'Gesucht werden',
    games: { codes: 'ein Code', words: 'ein Wort mit 5 Buchstaben' },
    places: 'Plätze',
    symbols: 'Symbole',
    repeats: 'Symbole dürfen sich wiederholen',
    hard: 'Schwer: Jeder Versuch muss alle Hinweise benutzen',
    written: 'Schreibweise der Codes',
    notations: { winter: 'Winterzeichen, SSPP', letters: 'Buchstaben, aabb', digits: 'Ziffern, 1122' },
    size: (game, codes) =>
      game.kind === 'words'
        ? 'wahrscheinliche englische Wörter'
        : `insgesamt ${counted(codes ?? 0n, 'Code', 'Codes')}`,
  },
  share: {
    heading: 'Zum Mitnehmen',
    link: 'Link kopieren',
    command: 'Als Befehl kopieren',
    summary: 'Als mmstrat-Zeilen kopieren',
    file: 'Strategiedatei kopieren',
    text: 'Text zum Teilen',
    copied: 'Kopiert.',
    notCopied:
      'Dieser Browser lässt die Seite nicht kopieren. Der Text steht unter den Knöpfen: Markiere und kopiere ihn.',
  },
  compare,
  partition,
  tree,
  command: {
    label: 'Befehl',
    placeholder: 'compare knuth entropy, partition 1122, where TBST, ?',
    run: 'Los',
  },
  keys: {
    heading: 'Tasten und Befehle',
    shortcuts: 'Tasten',
    commands: 'Befehle (auf Englisch)',
    turnOn: 'Einzelne Tasten überall auf der Seite benutzen',
    close: 'Schließen',
    open: 'Tasten',
    rows: (page) => [
      ...(page === 'tree'
        ? ([
            [['←', '→'], 'die Antwort davor oder danach, unter demselben Versuch'],
            [['↓', '↑'], 'die erste Antwort darunter, und zurück nach oben'],
            [['Enter'], 'hinab; der Knoten bekommt die ganze Breite'],
            [['Esc'], 'zurück nach oben, mit weiterem Blick'],
            [['Pos1'], 'der erste Versuch'],
            [['V'], 'Eiszapfen oder Gliederung'],
          ] as const)
        : []),
      ...(page === 'partition'
        ? ([
            [['1', '…', '9'], 'hinab in den Teil mit dieser Nummer'],
            [['U'], 'nimmt den letzten Zug zurück'],
          ] as const)
        : []),
      ...(page === 'compare'
        ? ([
            [['G'], 'los: spielen'],
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
      ['icicle, outline', 'die Ansicht des Baums'],
      ['stop, say, link, copy', 'anhalten, sagen, Link oder Befehl kopieren'],
    ],
  },
};
