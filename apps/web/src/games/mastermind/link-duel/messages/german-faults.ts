import type { DuelFault } from '@inkling/games/mastermind/duel/duel-link';
import { codeFault } from '../../messages/german/code-faults.ts';
import type { CommandFault } from '../session/command.ts';

const LINKS: Readonly<Record<Exclude<DuelFault['code'], 'unknown-version'>, string>> = {
  'not-a-link':
    'Das ist kein vollständiger Link. Kopiere ihn noch einmal vom ersten bis zum letzten Buchstaben.',
  'too-long': 'Das ist zu lang für so einen Link.',
  'bad-rules': 'Dieser Link nennt Regeln, die kein Spiel hat.',
  damaged:
    'Dieser Link wurde unterwegs beschädigt: Ein Buchstabe fehlt oder ist anders. Kopiere ihn noch einmal.',
  malformed: 'Dieser Link lässt sich nicht lesen.',
};

/** Describes what is wrong with a typed line, in German. */
export function fault(fault: CommandFault): string {
  switch (fault.code) {
    case 'nothing':
    case 'empty':
      return 'Tippe einen Link, einen Versuch oder einen Befehl. Mit ? siehst du alle.';
    case 'answer-what':
      return 'Sag, welcher Zug und welche Antwort, zum Beispiel: answer 2 1,0.';
    case 'not-understood':
      return `${fault.text} ist weder ein Befehl noch ein Link. Mit ? siehst du alle Befehle.`;
    case 'not-a-guess':
      return `${fault.text} ist hier weder ein Befehl noch ein Versuch. Mit ? siehst du alle Befehle.`;
    case 'no-such-turn':
      return `Einen Zug ${fault.text} gibt es nicht. Bisher gibt es ${fault.turns}.`;
    case 'link':
      return fault.why.code === 'unknown-version' ? otherVersion(fault.why.version) : LINKS[fault.why.code];
    case 'not-rules':
      return 'Regeln schreibt man wie p4c6r: Plätze, Steine, r mit oder n ohne Wiederholung.';
    case 'places-out-of-range':
      return 'Möglich sind 1 bis 16 Plätze.';
    case 'symbols-out-of-range':
      return 'Möglich sind 1 bis 20 Steine.';
    case 'too-few-symbols':
      return 'Ohne Wiederholung braucht es mindestens so viele Steine wie Plätze.';
    default:
      return codeFault(fault, 'aabb 1,0');
  }
}

function otherVersion(version: string): string {
  return `Dieser Link hat Version ${version}, und diese Seite liest Version 1. Lade die Seite neu und versuch es noch einmal.`;
}
