import type { VerifyFault } from '@inkling/deduction/optimum/verify';
import type { VerifyFileFault } from 'inkling/optimal/verify-file';
import { grammarOf } from '../../../../shell/language/grammar.ts';
import type { LabGame } from '../../../../shell/parts/lab-part.ts';
import type { TreeFault } from '../../../../shell/parts/lab-tasks.ts';
import type { LabCommandFault } from '../../model/command.ts';

const { counted } = grammarOf('de');

/** Returns the message for a typed line that was not understood. */
export function commandFault(fault: LabCommandFault): string {
  switch (fault.code) {
    case 'nothing':
      return 'Tippe einen Befehl wie compare knuth entropy, partition 1122 oder where TBST. Mit ? siehst du alle.';
    case 'where-what':
      return 'Nenne den Code, zum Beispiel: where TBST.';
    case 'which-number':
      return 'Nenne die Nummer, zum Beispiel: open 3.';
    case 'which-rules':
      return `Das sind keine Regeln. Schreib sie wie ${fault.hints.join('; oder ')}.`;
    case 'too-many-guesses':
      return 'Höchstens zwei Versuche lassen sich vergleichen.';
    case 'not-understood':
      return `${fault.text} ist hier weder ein Befehl noch ein Versuch. Mit ? siehst du alle Befehle.`;
    case 'game':
      return fault.sentence;
  }
}

/** Returns the message for a tree that could not be made or parsed, and of which nothing is shown. */
export function treeFault(fault: TreeFault, game: LabGame): string {
  switch (fault.code) {
    case 'empty':
      return 'Es gibt nichts zu lesen.';
    case 'unknown-form':
      return 'Das ist keine Strategie, die sich hier lesen lässt: weder eine Strategiedatei noch Klammern, JSON oder die Zeilen von Selby.';
    case 'strategy':
      return `Die Prüfung ist fehlgeschlagen, deshalb wird nichts gezeigt. ${fileFault(fault.fault)}`;
    case 'unsound':
      return `Die Prüfung ist fehlgeschlagen, deshalb wird nichts gezeigt. ${VERIFY_FAULTS[fault.why]}${fault.guess === undefined ? '' : ` (Versuch ${fault.guess})`}.`;
    case 'own':
      return game.tree.fault(fault.fault);
  }
}

function fileFault(fault: VerifyFileFault): string {
  const at = `Zeile ${fault.line}`;
  switch (fault.code) {
    case 'missing-list':
      return `Die Strategie braucht eine Wortliste, die hier fehlt („${fault.list}“). Öffne die Liste zusammen mit der Datei.`;
    case 'wrong-list':
      return `Die Wortliste „${fault.list}“ ist nicht die, für die die Strategie gemacht ist.`;
    case 'false-claim':
      return `Der Kopf stimmt nicht (${at}): Der Baum braucht insgesamt ${counted(fault.tally.total, 'Versuch', 'Versuche')} und schlimmstenfalls ${fault.tally.worst}.`;
    case 'unknown-version':
      return `Die Datei hat Version ${fault.version ?? '?'}, und diese Seite liest Version 1.`;
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
  'forbidden-guess': 'Im schweren Spiel ist ein Versuch an seiner Stelle nicht erlaubt',
  'missing-answer': 'Eine mögliche Antwort führt nirgendwohin',
  'impossible-answer': 'Der Baum geht nach einer Antwort weiter, die kein Code gibt',
  'solved-branch': 'Es geht weiter, nachdem der Code gefunden ist',
  'too-deep': 'Der Baum ist tiefer, als eine Strategie sein kann',
};

const FILE_FAULTS: Readonly<
  Record<
    Exclude<VerifyFileFault['code'], 'missing-list' | 'wrong-list' | 'false-claim' | 'unknown-version'>,
    string
  >
> = {
  ...VERIFY_FAULTS,
  'too-long': 'Die Datei ist länger als jede Strategie, die sich prüfen lässt',
  'not-a-strategy': 'Das ist keine Strategiedatei',
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
