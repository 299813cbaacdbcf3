/** Spaces up to this many codes are played out secret by secret; larger ones by a sample. */
export const EXACT_CODES_MAX: number = 2 ** 16;
/** Games of a sample. */
export const SAMPLE_GAMES = 200;
