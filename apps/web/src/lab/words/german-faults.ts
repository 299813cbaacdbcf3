import type { CodeFault, FeedbackFault } from '@inkling/games/mastermind/notation';
import type { VerifyFault } from '@inkling/solvers/optimal/verify';
import type { VerifyFileFault } from 'inkling/optimal/verify-file';
import type { LabCommandFault } from '../session/command.ts';
import { type LabGame, makeLabGame } from '../session/lab-game.ts';
import type { GrowFault, ReadFault } from '../tree/grown.ts';
import { counted, grouped } from './german-numbers.ts';

/** A typed line that is not understood. */
export function commandFault(fault: LabCommandFault): string {
  switch (fault.code) {
    case 'nothing':
      return 'Tippe einen Befehl wie compare knuth entropy, partition 1122 oder where TBST. Mit ? siehst du alle.';
    case 'where-what':
      return 'Nenne den Code, zum Beispiel: where TBST.';
    case 'which-number':
      return 'Nenne die Nummer, zum Beispiel: open 3.';
    case 'which-rules':
      return 'Das sind keine Regeln. Schreib sie wie p4c6r: Plätze, Symbole, r mit Wiederholung oder n ohne; oder word5.';
    case 'which-notation':
      return 'Codes lassen sich als winter, letters oder digits schreiben.';
    case 'too-many-guesses':
      return 'Höchstens zwei Versuche lassen sich vergleichen.';
    case 'not-understood':
      return `${fault.text} ist hier weder ein Befehl noch ein Versuch. Mit ? siehst du, welche Wörter gehen.`;
    case 'bad-round':
      return `${fault.text} ist nicht als Wort mit Antwort lesbar; schreib salet:gywww.`;
    case 'not-a-word':
      return `${fault.text} ist kein Wort mit fünf Buchstaben.`;
    case 'guess':
    case 'answer':
      return codeFault(fault.fault, fault.game);
  }
}

function codeFault(fault: CodeFault | FeedbackFault, game: LabGame): string {
  const places = game.kind === 'codes' ? game.rules.places : 5;
  switch (fault.code) {
    case 'empty':
      return 'Tippe zuerst einen Versuch.';
    case 'unknown-symbol':
      return `${fault.text} ist kein Symbol von ${makeLabGame(game)}.`;
    case 'wrong-length':
      return `Das ${fault.length === 1 ? 'ist' : 'sind'} ${counted(fault.length, 'Symbol', 'Symbole')}; ${makeLabGame(game)} hat ${counted(places, 'Platz', 'Plätze')}.`;
    case 'repeated-symbol':
      return `${fault.text} darf nur einmal vorkommen.`;
    case 'no-feedback':
      return 'Sag, was geantwortet wurde, zum Beispiel: 1122:1,0.';
    case 'bad-feedback':
      return `${fault.text} ist nicht als Antwort lesbar; schreib genau und versetzt als 1,0.`;
    case 'impossible-feedback':
      return `Kein Code antwortet ${fault.exact} genau, ${fault.near} versetzt.`;
  }
}

/** A tree that could not be made or read: nothing of it is shown. */
export function treeFault(fault: GrowFault | ReadFault, game: LabGame): string {
  const name = makeLabGame(game);
  switch (fault.code) {
    case 'many-codes':
      return `${name} hat zu viele Codes für einen Baum hier: höchstens ${grouped(fault.most)}.`;
    case 'empty':
      return 'Es gibt nichts zu lesen.';
    case 'unknown-form':
      return 'Das ist keine Strategie, die sich hier lesen lässt: weder eine Strategiedatei noch Klammern, JSON oder die Zeilen von Selby.';
    case 'needs-rules':
      return 'Diese Schreibweise nennt ihre Regeln nicht. Wähle sie oben, für Codes, und öffne noch einmal.';
    case 'rules-too-large':
      return `${name} hat zu viele Codes für diese Schreibweise. Sind das die Regeln, für die der Baum gemacht ist?`;
    case 'other-length':
      return 'Das Labor liest nur Bäume für Wörter mit fünf Buchstaben.';
    case 'strategy':
      return `Nicht bestätigt, also nicht gezeigt. ${fileFault(fault.fault)}`;
    case 'irving':
      return `Die Klammern sind nicht als Baum für ${name} lesbar, Zeile ${fault.fault.line}, Spalte ${fault.fault.column}: ${NOTATION_FAULTS[fault.fault.code] ?? 'Dort stimmt etwas nicht'}.`;
    case 'json':
      return `Das JSON ist kein Baum für ${name}${fault.fault.path.length === 0 ? '' : ` (unter ${fault.fault.path.slice(0, 6).join(' › ').slice(0, 80)})`}: ${NOTATION_FAULTS[fault.fault.code] ?? 'Etwas stimmt nicht'}.`;
    case 'selby': {
      const { fault: found } = fault;
      if (found.code === 'other-length')
        return `Zeile ${found.line} hat ein Wort, das nicht fünf Buchstaben hat, und nur solche liest das Labor.`;
      if (found.code === 'unsound')
        return `Nicht bestätigt, also nicht gezeigt. ${VERIFY_FAULTS[found.why]}.`;
      return `Die Zeilen sind nicht als Baum lesbar, Zeile ${found.line}: ${NOTATION_FAULTS[found.code] ?? 'Dort stimmt etwas nicht'}.`;
    }
    case 'unsound':
      return `Nicht bestätigt, also nicht gezeigt. ${VERIFY_FAULTS[fault.why]} (Versuch ${fault.guess}).`;
    case 'infeasible':
    case 'budget':
      return `Für ${name} wurde in ${counted(fault.nodes, 'Menge', 'Mengen')} von Codes keine Strategie gefunden.`;
    default:
      return `${name} ist zu groß für die vollständige Suche: Die Tabelle der Antworten hätte keinen Platz. Die anderen Strategien können trotzdem einen Baum bauen.`;
  }
}

function fileFault(fault: VerifyFileFault): string {
  const at = `Zeile ${fault.line}`;
  switch (fault.code) {
    case 'missing-list':
      return `Die Strategie ist für eine Wortliste von uns oder dir, die hier fehlt („${fault.list}“). Öffne die Liste zusammen mit der Datei.`;
    case 'wrong-list':
      return `Die Wortliste „${fault.list}“ ist nicht die, für die die Strategie gemacht ist.`;
    case 'false-claim':
      return `Der Kopf behauptet etwas anderes (${at}): Der Baum braucht insgesamt ${counted(fault.tally.total, 'Versuch', 'Versuche')} und schlimmstenfalls ${fault.tally.worst}.`;
    default: {
      const shown =
        'guess' in fault
          ? `, Versuch ${fault.guess}${fault.answer === undefined ? '' : `, Antwort ${fault.answer}`}${fault.secret === undefined ? '' : `, zum Beispiel für ${fault.secret}`}`
          : '';
      return `${FILE_FAULTS[fault.code]} (${at}${shown}).`;
    }
  }
}

const VERIFY_FAULTS: Readonly<Record<VerifyFault['code'], string>> = {
  'foreign-guess': 'Ein Versuch gehört nicht zu diesen Regeln',
  'forbidden-guess': 'Das schwere Spiel erlaubt einen Versuch nicht, wo er steht',
  'missing-answer': 'Eine Antwort, die vorkommt, führt nirgendwohin',
  'impossible-answer': 'Eine Antwort führt an eine Stelle, die kein Code erreicht',
  'solved-branch': 'Es geht weiter, nachdem der Code gefunden ist',
  'too-deep': 'Der Baum ist tiefer, als eine Strategie sein kann',
};

const FILE_FAULTS: Readonly<
  Record<Exclude<VerifyFileFault['code'], 'missing-list' | 'wrong-list' | 'false-claim'>, string>
> = {
  ...VERIFY_FAULTS,
  'too-long': 'Die Datei ist länger als jede Strategie, die sich prüfen lässt',
  'not-a-strategy': 'Das ist keine Strategiedatei',
  'unknown-version': 'Die Datei hat eine Version, die diese Seite nicht kennt',
  'bad-header': 'Eine Zeile im Kopf ist nicht lesbar',
  'missing-header': 'Im Kopf fehlt eine Zeile',
  'bad-node': 'Eine Zeile des Baums ist nicht lesbar',
  'bad-guess': 'Ein Versuch ist nicht lesbar',
  'bad-class': 'Eine Antwort ist nicht lesbar',
  'bad-depth': 'Eine Zeile steht tiefer als ihr Platz im Baum',
  'repeated-class': 'Dieselbe Antwort führt an zwei Stellen',
  'no-nodes': 'Die Datei hat keinen Baum',
  truncated: 'Die Datei endet zu früh',
  'bad-end': 'Die Zeilenzahl am Ende stimmt nicht',
  trailing: 'Nach dem Ende kommt noch etwas',
  'unknown-game': 'Die Datei ist für ein Spiel, das diese Seite nicht kennt',
  'unknown-rules': 'Die Regeln im Kopf sind nicht lesbar',
  'too-large': 'Mit diesen Regeln gibt es zu viele Codes, um jeden zu prüfen',
  'missing-weights': 'Die Strategie wurde für Gewichte gemacht, die diese Seite nicht kennt',
  'wrong-weights': 'Die Gewichte sind nicht die, für die die Strategie gemacht wurde',
};

const NOTATION_FAULTS: Readonly<Record<string, string>> = {
  'too-long': 'Es ist zu lang',
  'bad-token': 'Ein Zeichen steht, wo keines hingehört',
  'bad-guess': 'Ein Versuch ist nicht lesbar',
  'wrong-size': 'Die Zahl der Codes ist nicht die dieser Regeln',
  'wrong-slots': 'Ein Versuch hat die falsche Zahl von Antworten',
  'missing-tree': 'Ein Baum fehlt',
  'unknown-label': 'Ein Name steht für nichts',
  'repeated-label': 'Ein Name steht zweimal da',
  'too-deep': 'Es ist tiefer, als eine Strategie sein kann',
  trailing: 'Nach dem Ende kommt noch etwas',
  'not-json': 'Es ist kein JSON',
  'bad-node': 'Ein Knoten hat keinen Versuch',
  'bad-class': 'Eine Antwort ist nicht lesbar',
  'bad-line': 'Die Zeile wechselt nicht zwischen Versuch und Antwort',
  'bad-depth': 'Die Nummer eines Versuchs stimmt nicht',
  'two-guesses': 'An einer Stelle stehen zwei Versuche',
  'repeated-class': 'Dieselbe Antwort führt an zwei Stellen',
  'repeated-word': 'Dasselbe Wort wird zweimal gefunden',
  unfinished: 'Die Zeile endet nicht mit einem gefundenen Wort',
  'no-lines': 'Es gibt nichts zu lesen',
};
