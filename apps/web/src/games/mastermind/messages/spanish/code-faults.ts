import type { CodeFault, FeedbackFault } from '@inkling/games/mastermind/rules/notation';
import { grammarOf } from '../../../../shell/language/grammar.ts';

const { counted } = grammarOf('es');

export function codeFault(
  fault: Exclude<CodeFault | FeedbackFault, { readonly code: 'empty' }>,
  example = '',
): string {
  switch (fault.code) {
    case 'unknown-symbol':
      return `${fault.text} no es una ficha de esta partida.`;
    case 'wrong-length':
      return `Eso tiene ${counted(fault.length, 'ficha', 'fichas')}; esta partida tiene ${counted(fault.wanted, 'lugar', 'lugares')}.`;
    case 'repeated-symbol':
      return `${fault.text} solo puede aparecer una vez.`;
    case 'no-feedback':
      return `Añade la respuesta, por ejemplo: ${example}.`;
    case 'bad-feedback':
      return `${fault.text} no es una respuesta. Escribe exactos y descolocados, por ejemplo: 1,0.`;
    case 'impossible-feedback':
      return fault.why === 'too-many'
        ? 'Exactos y descolocados no pueden sumar más que los lugares.'
        : 'Cuando todos los lugares menos uno son exactos, el último no puede estar descolocado.';
  }
}
