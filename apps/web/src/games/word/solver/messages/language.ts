import { catalogue } from '../../../../shell/language/language.ts';
import { english, type SolverMessages } from './english.ts';

/** What the solver says beside what a game says, too. */
export const solverMessages: () => SolverMessages = catalogue('wordsolver', english, {
  de: async () => (await import('./german.ts')).german,
  es: async () => (await import('./spanish.ts')).spanish,
});
