import type { Code } from '@inkling/core/feedback';
import type { PlayerName } from '@inkling/games/mastermind/analysis/players';
import type { CodeFault, FeedbackFault } from '@inkling/games/mastermind/rules/notation';
import type { GivenAnswer } from '@inkling/games/mastermind/rules/partial-turn';
import type { Answer } from './answer.ts';
import type { Carried } from './carried.ts';
import type { NewGameRequest } from './new-game-request.ts';
import type { SkinChoice } from './settings.ts';
import type { Setup, SetupFault } from './setup.ts';

/** Everything that a person can do. Places and turns count from 0. */
export type Command = TypedCommand | DirectCommand;

/** What a person can type, in the words of the terminal program. Places and turns count from 0. */
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
  /** `choice` counts from 0; without it, what there is to choose from. */
  | { readonly kind: 'repair' | 'branch'; readonly choice: number | undefined }
  | { readonly kind: 'code'; readonly code: Code | undefined }
  | { readonly kind: 'play' | 'step'; readonly player: PlayerName | undefined }
  | { readonly kind: 'skin'; readonly skin: SkinChoice }
  | { readonly kind: 'aids'; readonly on: boolean }
  | { readonly kind: (typeof PLAIN_COMMANDS)[number] };

/** What only keys and the pointer do. */
export type DirectCommand =
  /** Submits what is half typed, in the way that the sheet waits for. */
  | { readonly kind: 'submit' | 'erase' | 'uncover' | 'show-code' | 'deposit' | 'cancel-deposit' }
  | { readonly kind: 'pick' | 'fill'; readonly symbol: number }
  | { readonly kind: 'put'; readonly symbol: number; readonly place: number }
  | { readonly kind: 'move'; readonly place: number }
  | { readonly kind: 'copy'; readonly code: Code }
  | { readonly kind: 'put-down'; readonly carried: Carried; readonly place: number | undefined }
  /** Keeps what stands at a place for the next guess, or no longer. */
  | { readonly kind: 'hold'; readonly place: number }
  | { readonly kind: 'drawer'; readonly open: boolean }
  | { readonly kind: 'set-answer'; readonly set: Answer }
  /** Opens a turn for editing; without one, leaves it as it was. */
  | { readonly kind: 'open-turn'; readonly turn: number | undefined }
  | { readonly kind: 'follow'; readonly node: number }
  | { readonly kind: 'player'; readonly player: PlayerName }
  | { readonly kind: 'begin'; readonly setup: Setup; readonly seed: string };

/** Commands of one word. */
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
  /** An answer, while no guess waits for one. */
  | { readonly code: 'no-guess-waits' }
  | { readonly code: 'which-turn' | 'which-one' | 'on-or-off' }
  | { readonly code: 'no-such-rules'; readonly why: SetupFault }
  | { readonly code: 'no-such-player' | 'no-such-skin'; readonly text: string }
  | CodeFault
  | FeedbackFault;

/**
 * Was a line that names `strange` meant as a guess: as long as one, or with several names of which the first is right?
 * Any other line is refused as a whole, because naming the first wrong letter of a mistyped command helps nobody.
 */
export function isAttempt(line: string, strange: string, places: number): boolean {
  const [first = '', ...rest] = line.trim().split(/\s+/);
  return rest.length === 0 ? first.length === places : strange !== first;
}
