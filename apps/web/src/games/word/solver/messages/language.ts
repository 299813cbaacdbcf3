import { catalogue } from '../../../../shell/language/language.ts';
import { english, type SolverMessages } from './english.ts';

/** The messages of the solver, in addition to those that it shares with the games. */
export const solverMessages: () => SolverMessages = catalogue('wordsolver', english, {
  de: async () => (await import('./german.ts')).german,
  es: async () => (await import('./spanish.ts')).spanish,
});
