import { grammarOf } from '../../../../shell/language/grammar.ts';
import type { SelbyLinesFault } from '../work/selby-tree.ts';
import type { english } from './english.ts';

const { counted } = grammarOf('de');

export const german: typeof english = {
  name: 'ein Wort mit 5 Buchstaben',
  hard: 'Schwer: Jeder Versuch muss alle Hinweise nutzen',
  inWords: (isHard) => `Wörter mit 5 Buchstaben${isHard ? ', schwer' : ''}`,
  size: 'häufige englische Wörter',
  examples: [['lab/partition/1/word5/raise', 'Ein erstes Wort']],
  players: {
    entropy: 'entropy · die meisten Bits',
    expected: 'expected · im Schnitt bleibt am wenigsten',
    parts: 'parts · die meisten Antworten',
    worst: 'worst · im schlimmsten Fall bleibt am wenigsten',
  },
  unsolved: (player, count) => `${player} findet ${counted(count, 'Wort', 'Wörter')} nie.`,
  notLoaded: 'Die Wörter ließen sich nicht laden. Geh einmal online, dann bleiben sie für später da.',
  notLoadedClause: 'Die Wörter ließen sich nicht laden',
  notInList: (word) => `${word} steht nicht in der Wortliste und ist als Versuch nicht erlaubt.`,
  notAWord: (text) => `${text} ist kein Wort mit fünf Buchstaben.`,
  badTurn: (text) => `${text} ist nicht als Wort mit Antwort lesbar; schreib salet:gywww.`,
  treeFault,
};

/** Explains why a tree for words cannot be shown. */
function treeFault(
  fault: SelbyLinesFault | { readonly code: 'other-length'; readonly line?: number },
): string {
  if (fault.code !== 'other-length')
    return `Die Zeilen sind nicht als Baum lesbar, Zeile ${fault.line}: ${LINE_FAULTS[fault.code]}.`;
  if (fault.line === undefined) return 'Das Labor liest nur Bäume für Wörter mit fünf Buchstaben.';
  return `Zeile ${fault.line} hat ein Wort, das nicht fünf Buchstaben hat, und nur solche liest das Labor.`;
}

const LINE_FAULTS: Readonly<Record<Exclude<SelbyLinesFault['code'], 'other-length'>, string>> = {
  'too-long': 'Es ist zu lang',
  'bad-line': 'Die Zeile wechselt nicht zwischen Versuch und Antwort',
  'bad-guess': 'Ein Versuch ist nicht lesbar',
  'bad-class': 'Eine Antwort ist nicht lesbar',
  'bad-depth': 'Die Nummer eines Versuchs stimmt nicht',
  'two-guesses': 'An einer Stelle stehen zwei Versuche',
  'repeated-class': 'Dieselbe Antwort führt an zwei Stellen',
  'repeated-word': 'Dasselbe Wort wird zweimal gefunden',
  unfinished: 'Die Zeile endet nicht mit einem gefundenen Wort',
  'no-lines': 'Es gibt nichts zu lesen',
};
