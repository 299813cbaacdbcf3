/** What a search asks whoever started it. */

/** Makes ready which guesses stand for their class (`Symmetry.representatives`), after so many of `history`. */
export declare function represent(depth: u32): void;

/** Does this row of the whole problem stand for its class? */
export declare function represents(row: u32): bool;

/** Do others know the set of this key? Then `foundLower` and `foundUpper` are its bounds. */
export declare function find(key: usize, length: u32, hash: u32): bool;

export declare function foundLower(): i32;

export declare function foundUpper(): i32;

/** Tells others what a set costs. */
export declare function tell(key: usize, length: u32, hash: u32, lower: i32, upper: i32): void;

/** Takes a piece of work, which nobody has to respect; `false` where another thread is at it. */
export declare function claim(piece: u32): bool;

/** Gives it back. */
export declare function yieldClaim(piece: u32): void;
