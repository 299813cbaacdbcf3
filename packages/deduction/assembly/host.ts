/** Functions that the program around the module provides. */

/**
 * Works out which guesses represent their class (`Symmetry.representatives`) after the first `depth` of `history`: for each
 * row of the whole problem a byte at `representativesAt`, 1 or 0.
 */
export declare function represent(depth: u32): void;

/** In hard mode: writes which guesses may follow an answer to the guess of a row, a bit for each row of the whole problem. */
export declare function permit(row: u32, cls: u32, to: usize): void;

/** Do others know the set of this key with so many guesses left, or 0 where there is no limit? Then `foundLower` and `foundUpper` are its bounds. */
export declare function find(key: usize, length: u32, hash: u32, mark: u32): bool;

export declare function foundLower(): i32;

export declare function foundUpper(): i32;

/** Tells others what a set costs. */
export declare function tell(key: usize, length: u32, hash: u32, mark: u32, lower: i32, upper: i32): void;

/** Claims a unit of work; `false` if another thread works on it. Claims are only a hint. */
export declare function claim(unit: u32): bool;

/** Releases a claim. */
export declare function yieldClaim(unit: u32): void;
