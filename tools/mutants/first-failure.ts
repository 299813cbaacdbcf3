import fc from 'fast-check';

/** The first counterexample kills a mutant: nobody reads a smaller one. */
fc.configureGlobal({ endOnFailure: true });
