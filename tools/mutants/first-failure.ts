import fc from 'fast-check';

/** The first counterexample kills a mutant, so shrinking it would be a waste. */
fc.configureGlobal({ endOnFailure: true });
