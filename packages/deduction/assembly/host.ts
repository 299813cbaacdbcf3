/** Functions that the host program provides to the module. */

/**
 * Determines which guesses represent their class (`Symmetry.representatives`) after the first `depth` guesses of
 * `history`. Writes a byte, 1 or 0, at `representativesAt` for each row of the whole problem.
 */
export declare function represent(depth: u32): void;

/** In hard mode: writes which guesses may follow an answer to the guess of a row; one bit for each row of the whole. */
export declare function permit(row: u32, cls: u32, to: usize): void;

/**
 * Returns whether other threads know the set with this key. `mark` is the number of guesses left, or 0 without a
 * limit. If so, `foundLower` and `foundUpper` return its bounds.
 */
export declare function find(key: usize, length: u32, hash: u32, mark: u32): bool;

export declare function foundLower(): i32;

export declare function foundUpper(): i32;

/** Tells other threads the bounds of a set. */
export declare function tell(key: usize, length: u32, hash: u32, mark: u32, lower: i32, upper: i32): void;

/** Claims a unit of work. Returns false if another thread works on it. Claims are only a hint. */
export declare function claim(unit: u32): bool;

/** Releases a claim. */
export declare function yieldClaim(unit: u32): void;
