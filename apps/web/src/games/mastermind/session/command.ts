import type { Code } from '@inkling/core/feedback';
import type { PlayerName } from '@inkling/games/mastermind/analysis/players';
import type { CodeFault, FeedbackFault } from '@inkling/games/mastermind/rules/notation';
import type { GivenAnswer } from '@inkling/games/mastermind/rules/partial-turn';
import type { Answer } from './answer.ts';
import type { Carried } from './carried.ts';
import type { NewGameRequest } from './new-game-request.ts';
import type { SkinChoice } from './settings.ts';
import type { Setup, SetupFault } from './setup.ts';

/** Everything a user can do. Places and turns are zero-based. */
export type Command = TypedCommand | DirectCommand;

/** The commands that can be typed, as in the terminal program. Places and turns are zero-based. */
export type TypedCommand =
  | { readonly kind: 'guess'; readonly code: Code }
  | { readonly kind: 'answer'; readonly answer: GivenAnswer }
  | { readonly kind: 'turn'; readonly code: Code; readonly answer: GivenAnswer }
  | { readonly kind: 'why'; readonly place: number; readonly symbol: number }
  | { readonly kind: 'where'; readonly symbol: number }
  | ({ readonly kind: 'new' } & NewGameRequest)
  | { readonly kind: 'rescore'; readonly turn: number; readonly answer: GivenAnswer }
  | { readonly kind: 'edit'; readonly turn: number; readonly code: Code; readonly answer: GivenAnswer }
  | { readonly kind: 'drop'; readonly turn: number }
  /** `choice` is zero-based. Without it, `repair` explains the contradiction and `branch` goes to the next branch. */
  | { readonly kind: 'repair' | 'branch'; readonly choice: number | undefined }
  | { readonly kind: 'code'; readonly code: Code | undefined }
  | { readonly kind: 'play' | 'step'; readonly player: PlayerName | undefined }
  | { readonly kind: 'skin'; readonly skin: SkinChoice }
  | { readonly kind: 'aids'; readonly on: boolean }
  | { readonly kind: (typeof PLAIN_COMMANDS)[number] };

/** Commands that come from keys and the pointer only; they cannot be typed. */
export type DirectCommand =
  /** `submit` submits what has been entered, as whatever the sheet is waiting for. */
  | { readonly kind: 'submit' | 'erase' | 'uncover' | 'show-code' | 'deposit' | 'cancel-deposit' }
  | { readonly kind: 'pick' | 'fill'; readonly symbol: number }
  | { readonly kind: 'put'; readonly symbol: number; readonly place: number }
  | { readonly kind: 'move'; readonly place: number }
  | { readonly kind: 'copy'; readonly code: Code }
  | { readonly kind: 'put-down'; readonly carried: Carried; readonly place: number | undefined }
  /** Toggles whether the piece at a place is kept for the next guess. */
  | { readonly kind: 'hold'; readonly place: number }
  | { readonly kind: 'drawer'; readonly open: boolean }
  | { readonly kind: 'set-answer'; readonly set: Answer }
  /** Opens a turn for editing; if undefined, closes the open one without changing it. */
  | { readonly kind: 'open-turn'; readonly turn: number | undefined }
  | { readonly kind: 'follow'; readonly node: number }
  | { readonly kind: 'player'; readonly player: PlayerName }
  | { readonly kind: 'begin'; readonly setup: Setup; readonly seed: string };

/** One-word commands. */
export const PLAIN_COMMANDS = [
  'hint',
  'undo',
  'redo',
  'choices',
  'codes',
  'suggest',
  'notes',
  'state',
  'help',
  'pause',
  'true',
  'link',
  'command',
] as const;

/** What can be wrong with a typed line. */
export type CommandFault =
  | { readonly code: 'nothing' }
  | { readonly code: 'why-what' }
  | { readonly code: 'no-such-place'; readonly text: string; readonly places: number }
  | { readonly code: 'no-such-symbol'; readonly text: string }
  /** Neither a command nor anything like a code. */
  | { readonly code: 'not-understood'; readonly text: string }
  /** An answer was typed while no guess is waiting for one. */
  | { readonly code: 'no-guess-waits' }
  | { readonly code: 'which-turn' | 'which-one' | 'on-or-off' }
  | { readonly code: 'no-such-rules'; readonly why: SetupFault }
  | { readonly code: 'no-such-player' | 'no-such-skin'; readonly text: string }
  | CodeFault
  | FeedbackFault;

/**
 * Whether a line with the unknown name `strange` was meant as a guess: it is as long as one, or it has several names of
 * which the first is known. Any other line is rejected as a whole, because pointing out the first wrong letter of a
 * mistyped command does not help.
 */
export function isAttempt(line: string, strange: string, places: number): boolean {
  const [first = '', ...rest] = line.trim().split(/\s+/);
  return rest.length === 0 ? first.length === places : strange !== first;
}
