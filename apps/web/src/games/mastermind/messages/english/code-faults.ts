import type { CodeFault, FeedbackFault } from '@inkling/games/mastermind/rules/notation';
import { grammarOf } from '../../../../shell/language/grammar.ts';

const { counted } = grammarOf('en');

/** Says what is wrong with a typed code, or with an answer to one. `example` is a line with an answer. */
export function codeFault(
  fault: Exclude<CodeFault | FeedbackFault, { readonly code: 'empty' }>,
  example = '',
): string {
  switch (fault.code) {
    case 'unknown-symbol':
      return `${fault.text} is not a piece of this game.`;
    case 'wrong-length':
      return `That has ${counted(fault.length, 'piece', 'pieces')}; this game has ${counted(fault.wanted, 'place', 'places')}.`;
    case 'repeated-symbol':
      return `${fault.text} may appear only once.`;
    case 'no-feedback':
      return `Add the answer, for example: ${example}.`;
    case 'bad-feedback':
      return `${fault.text} is not an answer. Write exact and near, for example: 1,0.`;
    case 'impossible-feedback':
      return fault.why === 'too-many'
        ? 'Exact and near together cannot be more than the number of places.'
        : 'When all places but one are exact, the last one cannot be near.';
  }
}
