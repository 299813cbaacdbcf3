import type { CodeFault, FeedbackFault } from '@inkling/games/mastermind/rules/notation';
import { grammarOf } from '../../../../shell/language/grammar.ts';

const { counted } = grammarOf('de');

export function codeFault(
  fault: Exclude<CodeFault | FeedbackFault, { readonly code: 'empty' }>,
  example = '',
): string {
  switch (fault.code) {
    case 'unknown-symbol':
      return `${fault.text} ist kein Stein dieses Spiels.`;
    case 'wrong-length':
      return `Das ${fault.length === 1 ? 'ist' : 'sind'} ${counted(fault.length, 'Stein', 'Steine')}; dieses Spiel hat ${counted(fault.wanted, 'Platz', 'Plätze')}.`;
    case 'repeated-symbol':
      return `${fault.text} darf nur einmal vorkommen.`;
    case 'no-feedback':
      return `Füge die Antwort an, zum Beispiel: ${example}.`;
    case 'bad-feedback':
      return `${fault.text} ist keine Antwort. Schreib genau und versetzt, zum Beispiel: 1,0.`;
    case 'impossible-feedback':
      return fault.why === 'too-many'
        ? 'Genau und versetzt können zusammen nicht mehr sein als die Plätze.'
        : 'Wenn alle Plätze bis auf einen genau sind, kann der letzte nicht versetzt sein.';
  }
}
