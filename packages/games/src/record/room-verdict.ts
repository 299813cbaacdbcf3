import type { PlayedVerdict } from '../contract/record.ts';

/** What `verifyRoomRecord` found: whether the promise, the draw, the answers and the result of a room hold. */
export interface RoomVerdict extends PlayedVerdict {
  /** Nothing was found wrong. */
  readonly ok: boolean;
  readonly promise: 'kept' | 'broken' | 'none';
  /**
   * `joint`: the promised seed and the nonces of the players deal this secret; `false`: they deal another one; `alone`: the
   * dealer chose alone; `none`: a person made the secret, or it is a day's; `unchecked`: the lists to deal from are missing.
   */
  readonly draw: 'joint' | 'false' | 'alone' | 'none' | 'unchecked';
  /**
   * `proved`: the key leads to the published end, and to this secret; `copy`: to a secret of which this is a copy;
   * `unreleased`: there is no key yet.
   */
  readonly day: 'proved' | 'copy' | 'unreleased' | 'false-key' | 'false-secret' | 'none' | 'unchecked';
}
