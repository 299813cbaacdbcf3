/**
 * `total`: the fewest guesses for all secrets together. `worst`: the fewest at worst, and the fewest together among
 * those. `fewest`: the fewest at worst, then the fewest secrets that need so many, then the fewest together.
 */
export type OptimumObjective = 'total' | 'worst' | 'fewest';
