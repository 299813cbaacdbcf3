/** The exports of the module. Each kernel is a function of pointers and keeps no state between calls. */
export { codeClasses } from './code-classes';
export { codeHistogram } from './code-histogram';
export { fillColumns, siftGuesses } from './code-sieve';
export { partitionHashes } from './partition-hashes';
export { partitionHistograms } from './partition-histograms';
export { wordClasses } from './word-classes';
