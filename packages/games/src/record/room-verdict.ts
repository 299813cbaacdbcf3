import type { PlayedVerdict } from '../contract/record.ts';

/** The result of `verifyRoomRecord`: whether a room's promise, draw, answers and result are correct. */
export interface RoomVerdict extends PlayedVerdict {
  /** True if nothing wrong was found. */
  readonly ok: boolean;
  readonly promise: 'kept' | 'broken' | 'none';
  /**
   * `joint`: the promised seed and one nonce of each player deal this secret. `false`: they deal another one, or
   * the nonces are not one of each player. `alone`: the dealer chose alone. `none`: a player made the secret, or it
   * is a daily secret. `unchecked`: the word lists are missing.
   */
  readonly draw: 'joint' | 'false' | 'alone' | 'none' | 'unchecked';
  /**
   * `proved`: the key hashes to the published end and deals this secret. `copy`: the same, but this secret is a
   * copy of the one dealt. `unreleased`: the key has not been released yet. `false-key`: the key does not hash
   * to the published end. `false-secret`: the key deals another secret. `none`: not a daily challenge.
   * `unchecked`: the secret could not be dealt.
   */
  readonly day: 'proved' | 'copy' | 'unreleased' | 'false-key' | 'false-secret' | 'none' | 'unchecked';
}
