import type { JsonFault } from '@inkling/deduction/notation/graph';
import type { IrvingFault } from '@inkling/deduction/notation/irving-signs';
import type { CodeFault, FeedbackFault } from '@inkling/games/mastermind/rules/notation';
import { grammarOf } from '../../../../shell/language/grammar.ts';
import type { MakeFault } from '../work/make-tree.ts';
import type { ReadFault } from '../work/read-tree.ts';
import type { english } from './english.ts';

const { counted, figure, listed, number } = grammarOf('de');
const answer = (exact: number | undefined, near: number | undefined): string =>
  `${exact ?? '?'} genau, ${near ?? '?'} versetzt`;

export const german: typeof english = {
  name: 'ein Code',
  rules: {
    places: 'Plätze',
    symbols: 'Symbole',
    repeats: 'Symbole dürfen sich wiederholen',
    inWords: ({ places, symbols, repeats }) =>
      `${counted(places, 'Platz', 'Plätze')} und ${counted(symbols, 'Symbol', 'Symbole')}${repeats ? '' : ' ohne Wiederholung'}`,
    size: (codes) => `insgesamt ${counted(codes, 'Code', 'Codes')}`,
    hint: 'p4c6r: Plätze, Symbole, r mit Wiederholung oder n ohne',
    written: 'Schreibweise der Codes',
    notations: { winter: 'Wintersteine, SSGG', letters: 'Buchstaben, aabb', digits: 'Ziffern, 1122' },
    whichNotation: 'Codes lassen sich als winter, letters oder digits schreiben.',
  },
  examples: {
    compare: [
      ['lab/compare/1/p4c6r/knuth,expected,entropy,parts', 'Die vier Klassiker bei 4 Plätzen und 6 Symbolen'],
      ['lab/compare/1/p4c6r/random,states,optimal', 'Zufall, Automat aus dem Aufsatz, Optimum'],
    ],
    partition: [['lab/partition/1/p4c6r/aabb~abcd', 'Knuths 1122 neben 1234']],
    tree: [
      ['lab/tree/1/optimal/p4c6r', 'Der optimale Baum, 5625'],
      ['lab/tree/1/knuth/p4c6r', 'Knuths Baum, 5801'],
    ],
    learn: [
      ['learn/scoring', 'Wie ein Versuch gewertet wird'],
      ['learn/entropy', 'Was eine Antwort in Bit wert ist'],
    ],
  },
  answer,
  players: {
    knuth: 'knuth · im schlimmsten Fall bleibt am wenigsten',
    expected: 'expected · im Schnitt bleibt am wenigsten',
    entropy: 'entropy · die meisten Bits',
    parts: 'parts · die meisten Antworten',
    sampled: 'sampled · für beliebig viele Codes',
    random: 'random · irgendein Code, der passt',
    states: 'states · der Automat aus dem Aufsatz',
    optimal: 'optimal · beweisbar die beste',
  },
  willSample: (games) =>
    `Zu viele Codes, um alle zu spielen: ${counted(games, 'Spiel wird', 'Spiele werden')} gezogen, und der Schnitt bekommt ein 95-%-Intervall. Nur sampled, random und states können spielen.`,
  sampled: (rows, codes) =>
    `Eine Stichprobe: ${listed(rows.map(({ player, secrets }) => `${player} spielte ${counted(secrets, 'Code', 'Codes')}`))} von ${number(codes)}, zufällig gezogen mit festem Seed. ± ist das 95-%-Intervall des Schnitts; Summe und Maximum gelten nur für die Stichprobe.`,
  refusals: {
    'too-large': 'Es sind zu viele Codes, um hier damit zu spielen',
    'needs-list': 'Diese Strategie wägt jeden Code gegen jeden anderen ab, und dafür sind es zu viele',
    'not-proved': 'Die Suche hat ihr Budget ohne Beweis verbraucht',
  },
  tooLarge: 'Für eine genaue Zerlegung sind es nach diesem Verlauf zu viele Codes.',
  race: {
    heading: 'Wettlauf der Wertungen',
    evaluators: {
      linked: 'Aus der Liste nehmen',
      flags: 'Abhaken',
      counting: 'Zählen',
      engine: 'Zählen in einem Durchgang',
    },
    lap: ({ scored, milliseconds }) =>
      milliseconds < 0.5 ? 'zu schnell für die Uhr' : `${figure(scored / milliseconds / 1000, 1)} Mio./s`,
    outcome: (laps) =>
      laps.every(({ agrees }) => agrees)
        ? 'Alle kommen zur selben Zerlegung.'
        : 'Sie kommen nicht zur selben Zerlegung: Das ist ein Fehler dieses Programms.',
    note: 'Jede hat den Versuch gegen jeden übrigen Code gewertet, mindestens 200.000-mal, gerade eben in diesem Browser. Die letzte ist die, die im Einsatz ist.',
  },
  exactSearch: 'vollständige Suche',
  codeFault,
  treeFault,
};

/** What is wrong with a typed code or turn. */
function codeFault(fault: CodeFault | FeedbackFault, rules: string, places: number): string {
  switch (fault.code) {
    case 'empty':
      return 'Tippe zuerst einen Versuch.';
    case 'unknown-symbol':
      return `${fault.text} ist kein Symbol von ${rules}.`;
    case 'wrong-length':
      return `Das ${fault.length === 1 ? 'ist' : 'sind'} ${counted(fault.length, 'Symbol', 'Symbole')}; ${rules} hat ${counted(places, 'Platz', 'Plätze')}.`;
    case 'repeated-symbol':
      return `${fault.text} darf nur einmal vorkommen.`;
    case 'no-feedback':
      return 'Sag, was geantwortet wurde, zum Beispiel: 1122:1,0.';
    case 'bad-feedback':
      return `${fault.text} ist nicht als Antwort lesbar; schreib genau und versetzt als 1,0, oder ? für das, was unbekannt ist.`;
    case 'impossible-feedback':
      return `Kein Code ergibt ${fault.exact} genau, ${fault.near} versetzt.`;
  }
}

/** Why a tree cannot be made, or brackets or JSON cannot be read. */
function treeFault(fault: MakeFault | ReadFault, name: string): string {
  switch (fault.code) {
    case 'many-codes':
      return `${name} hat zu viele Codes für einen Baum hier: höchstens ${number(fault.most)}.`;
    case 'needs-rules':
      return 'Diese Schreibweise nennt ihre Regeln nicht. Wähle sie oben, für Codes, und öffne noch einmal.';
    case 'rules-too-large':
      return `${name} hat zu viele Codes für diese Schreibweise. Sind das die Regeln, für die der Baum gemacht ist?`;
    case 'irving':
      return `Die Klammern sind nicht als Baum für ${name} lesbar, Zeile ${fault.fault.line}, Spalte ${fault.fault.column}: ${NOTATION_FAULTS[fault.fault.code]}.`;
    case 'json':
      return `Das JSON ist kein Baum für ${name}${fault.fault.path.length === 0 ? '' : ` (unter ${fault.fault.path.slice(0, 6).join(' › ').slice(0, 80)})`}: ${NOTATION_FAULTS[fault.fault.code]}.`;
    case 'infeasible':
    case 'budget':
      return `Für ${name} wurde in ${counted(fault.nodes, 'Menge', 'Mengen')} von Codes keine Strategie gefunden.`;
    default:
      return `${name} ist zu groß für die vollständige Suche: Die Tabelle der Antworten hätte keinen Platz. Die anderen Strategien können trotzdem einen Baum bauen.`;
  }
}

const NOTATION_FAULTS: Readonly<Record<IrvingFault['code'] | JsonFault['code'], string>> = {
  'too-long': 'Es ist zu lang',
  'bad-token': 'Ein Zeichen steht, wo keines hingehört',
  'bad-guess': 'Ein Versuch ist nicht lesbar',
  'wrong-size': 'Die Zahl der Codes passt nicht zu diesen Regeln',
  'wrong-slots': 'Ein Versuch hat die falsche Zahl von Antworten',
  'missing-tree': 'Ein Baum fehlt',
  'unknown-label': 'Ein Name steht für nichts',
  'repeated-label': 'Ein Name steht zweimal da',
  'too-deep': 'Es ist tiefer, als eine Strategie sein kann',
  trailing: 'Nach dem Ende kommt noch etwas',
  'not-json': 'Es ist kein JSON',
  'bad-node': 'Ein Knoten hat keinen Versuch',
  'bad-class': 'Eine Antwort ist nicht lesbar',
};
