import { grammarOf } from '../../../../shell/language/grammar.ts';
import type { CommandFault } from '../../session/command.ts';
import type { commands as english } from '../english/commands.ts';
import { setupFault } from './setup.ts';

const { counted } = grammarOf('de');

export const commands: typeof english = {
  notNow: 'Das geht jetzt nicht.',
  command: {
    placeholder: (letters) => `${letters.join('')}, hint, why 2 ${letters[0]}, undo, new, ?`,
    fault,
  },
  terminal: {
    link: 'Als Befehl kopieren',
    linkLabel: 'Der Befehl für das, was du siehst',
    linkReady: 'Der Befehl für das, was du siehst, steht im Feld.',
    linkCopied: 'Der Befehl ist kopiert: Er zeigt dasselbe in einem Terminal.',
  },
  keys: {
    rows: (letters) => [
      [['1', '…', String(letters.length)], 'den Stein mit dieser Nummer legen und weiter'],
      [letters, 'den Stein mit diesem Buchstaben legen und weiter'],
      [['⇧', '1'], 'alle leeren Plätze damit füllen'],
      [['←', '→'], 'zu einem anderen Platz'],
      [['⌫'], 'löschen'],
      [['Enter'], 'den Versuch prüfen'],
      [['H'], 'Tipp, jedes Mal ein Schritt mehr'],
      [['W'], 'warum: das gewählte Feld erklären'],
      [['U'], 'zurücknehmen'],
      [['R'], 'wiederholen'],
      [['L'], 'vorlesen, wie es steht'],
      [['X'], 'den Stein auf dem aktuellen Platz für den nächsten Versuch behalten'],
      [['Z'], 'aufklappen, was noch wo stehen kann, oder zuklappen'],
      [['/'], 'zur Befehlszeile'],
      [['?'], 'diese Übersicht öffnen'],
      [[','], 'den Computer weiterspielen lassen oder anhalten'],
      [['.'], 'ein Zug des Computers'],
      [['V'], 'die nächste Variante'],
      [[';'], 'Vorschläge'],
      [['C'], 'den hinterlegten Code zeigen oder verdecken'],
      [['0', '…', '9'], 'beim Antworten: wie viele genau, dann wie viele versetzt'],
      [['↑', '↓'], 'beim Antworten: eins mehr, eins weniger'],
      [['⇧', '←', '→'], 'beim Antworten: genau, versetzt'],
    ],
    commandRows: (code, letter) => [
      [code, 'Versuch, mit Buchstaben, Ziffern oder Namen'],
      [`why 2 ${letter}`, `warum ${letter.toUpperCase()} auf Platz 2 stehen kann oder nicht`],
      ['hint', 'ein Tipp, jedes Mal ein Schritt mehr'],
      ['suggest', 'ein guter Versuch'],
      ['choices', 'was noch wo stehen kann'],
      ['undo, redo', 'zurücknehmen und wiederholen'],
      ['new, new 5, new holly', 'ein neues Spiel, mit Plätzen oder Seed'],
      ['state', 'wie es steht'],
      ['1,2', 'auf einen Versuch antworten: 1 genau, 2 versetzt'],
      [`${code} 1,2`, 'einen Zug eintragen, der woanders gespielt wurde'],
      ['rescore 2 1,0', 'die Antwort von Zug 2 korrigieren'],
      [`edit 2 ${code} 1,0, drop 2`, 'einen eingetragenen Zug ändern oder entfernen'],
      ['repair 1', 'die erste angebotene Korrektur nehmen'],
      [`code ${code}, code`, 'den eigenen Code hinterlegen, zeigen oder verdecken'],
      ['true', 'antworten, wie es der Code verlangt'],
      ['step, play knuth, pause', 'den Computer zu Ende spielen lassen'],
      ['branch, branch 2', 'eine andere Variante'],
      [`where ${letter}`, `wo ${letter.toUpperCase()} stehen kann`],
      ['codes', 'die möglichen Codes, wenn es wenige sind'],
      ['link', 'ein Link zu dieser Stellung'],
      ['notes', 'aufklappen, was noch wo stehen kann, oder zuklappen'],
      ['command', 'der Befehl des Terminals für das, was du siehst'],
      ['new maker knuth, new two, new solver', 'ein neues Spiel mit anderen Rollen'],
      ['new p5c8 10 turns, new bc', 'ein neues Spiel mit anderen Regeln'],
      ['skin halloween', 'winter, pegs, halloween, letters oder digits'],
      ['aids off, aids on', 'Hilfe aus oder an'],
    ],
  },
};

function fault(fault: CommandFault, letter = 's'): string {
  switch (fault.code) {
    case 'nothing':
    case 'empty':
      return 'Tippe einen Versuch oder einen Befehl wie hint. Mit ? siehst du alle.';
    case 'why-what':
      return `Nenne Platz und Stein, zum Beispiel: why 2 ${letter}.`;
    case 'no-such-place':
      return `${fault.text} ist hier kein Platz: Möglich sind 1 bis ${fault.places}.`;
    case 'unknown-symbol':
      return `${fault.text} ist kein Stein dieses Spiels. Mit ? siehst du alle Befehle.`;
    case 'no-such-symbol':
    case 'not-understood':
      return `${fault.text} ist weder ein Befehl noch ein Stein. Mit ? siehst du alle Befehle.`;
    case 'wrong-length':
      return `Dieser Versuch hat ${counted(fault.length, 'Stein', 'Steine')}; dieses Spiel hat ${counted(fault.wanted, 'Platz', 'Plätze')}.`;
    case 'repeated-symbol':
      return `${fault.text} darf nur einmal vorkommen.`;
    case 'no-guess-waits':
      return 'Kein Versuch wartet auf eine Antwort. Tippe erst einen Versuch.';
    case 'no-feedback':
      return 'Nenne auch die Antwort, zum Beispiel 1,2 für 1 genau und 2 versetzt.';
    case 'bad-feedback':
      return `${fault.text} ist keine Antwort: Tippe, wie viele genau und wie viele versetzt sind, zum Beispiel 1,2.`;
    case 'impossible-feedback':
      return fault.why === 'too-many'
        ? `${fault.exact} genau und ${fault.near} versetzt sind mehr, als es Plätze gibt.`
        : `${fault.exact} genau und 1 versetzt kann nicht sein: Der letzte Stein wäre auch genau.`;
    case 'which-turn':
      return 'Nenne zuerst den Zug, zum Beispiel rescore 2 1,0.';
    case 'which-one':
      return 'Nenne die Nummer, ab 1.';
    case 'on-or-off':
      return 'Tippe aids on oder aids off.';
    case 'no-such-player':
      return `${fault.text} spielt hier nicht. Möglich sind knuth, expected, entropy, parts, sampled, random oder states.`;
    case 'no-such-rules':
      return setupFault(fault.why);
    case 'no-such-skin':
      return `${fault.text} gibt es hier nicht. Möglich sind winter, pegs, halloween, letters oder digits.`;
  }
}
