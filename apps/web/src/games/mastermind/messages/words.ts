import type { Feedback } from '@inkling/core/feedback';
import type { PlayerName } from '@inkling/games/mastermind/analysis/players';
import type { Names } from '../../../shell/messages/words.ts';
import type { Contradiction, Mend, PlayerGuess, Suggestion } from '../engine/questions.ts';
import type { SeatFault } from '../session/command.ts';
import type { Help, PACES } from '../session/settings.ts';
import type { PresetId, Seat, SetupFault } from '../session/setup.ts';
import type { SkinChoice } from '../session/skins.ts';
import type { GuideWords } from '../view/guide.tsx';

/**
 * What Mastermind says of its settings and its seats. Places and turns arrive as people count them, from 1, except
 * in a `Contradiction` and a `Mend`, which are the engine's and count from 0.
 */
export interface SeatWords {
  /** Something that is not possible now. */
  readonly notNow: string;
  fault(fault: SeatFault): string;
  where(name: string, places: readonly number[]): string;
  codes(listed: Names, left: number | undefined): string;
  readonly sheet: {
    /** What the ticket says of the game. */
    facts(places: number, symbols: number, repeats: boolean, turnsMax: number): Names;
    readonly assisted: string;
    readonly preset: string;
    readonly presets: Readonly<Record<PresetId, string>>;
    readonly own: string;
    readonly places: string;
    readonly symbols: string;
    readonly repeats: string;
    readonly turns: string;
    fault(fault: SetupFault): string;
    size(codes: number): string;
    readonly large: string;
  };
  readonly skin: {
    readonly label: string;
    readonly names: Readonly<Record<SkinChoice, string>>;
    now(choice: SkinChoice, shown: string): string;
    readonly tooSmall: string;
  };
  readonly seats: {
    readonly label: string;
    readonly names: Readonly<Record<Seat, string>>;
    readonly explained: Readonly<Record<Seat, string>>;
    readonly player: string;
    readonly players: Readonly<Record<PlayerName, string>>;
    readonly begun: Readonly<Record<Exclude<Seat, 'breaker'>, (places: number) => string>>;
    guesses(player: PlayerName, guess: Names): string;
    proposes(player: PlayerName, guess: Names): string;
    /** Before the sentence of a turn that a player made. */
    played(player: PlayerName): string;
    readonly honest: Readonly<Record<Seat, string>>;
  };
  readonly answer: {
    readonly heading: string;
    readonly exact: string;
    readonly near: string;
    more(part: 'exact' | 'near', count: number): string;
    less(part: 'exact' | 'near', count: number): string;
    readonly give: string;
    readonly ready: string;
    readonly wanted: string;
    readonly notNow: string;
    impossible(why: 'too-many' | 'last-must-be-exact', places: number): string;
  };
  readonly maker: {
    readonly thinking: string;
    readonly asked: (player: PlayerName) => string;
    state(turn: number, most: number, player: PlayerName, guess: Names, exact: number, near: number): string;
    over(found: boolean, player: PlayerName, turns: number): string;
    result(found: boolean, turns: number): string;
    fault(fault: Extract<PlayerGuess, { readonly fault: string }>['fault']): string;
    wrongScore(exact: number, near: number): string;
    readonly deposit: string;
    readonly depositHelp: string;
    readonly laid: string;
    readonly noCode: string;
    readonly noDeposit: string;
    readonly show: string;
    readonly hide: string;
    readonly codeShown: string;
    readonly codeHidden: string;
    /** How to score a guess; with the answer itself where the code is known. */
    howToScore(truth: Feedback | undefined): string;
    readonly truly: string;
    readonly correct: string;
    correctTurn(turn: number): string;
  };
  readonly two: {
    readonly askCode: string;
    readonly heading: string;
    readonly lay: string;
    readonly cancel: string;
    readonly laid: string;
    readonly pass: string;
    readonly passHelp: string;
    readonly take: string;
    begin(places: number, symbols: number): string;
  };
  readonly solver: {
    opened(places: number): string;
    readonly enter: string;
    whatAnswer(guess: Names): string;
    ready(exact: number, near: number): string;
    answerSoFar(exact: number, near: number): string;
    readonly edit: string;
    editTurn(turn: number): string;
    readonly save: string;
    readonly remove: string;
    readonly leave: string;
    editing(turn: number): string;
    revised(turn: number): string;
    removed(turn: number): string;
    noSuchTurn(turn: number): string;
    readonly only: string;
    readonly full: string;
    readonly link: string;
    readonly linkLabel: string;
    readonly linkReady: string;
    readonly linkCopied: string;
    readonly linkTooLong: string;
  };
  readonly command: {
    readonly link: string;
    readonly linkLabel: string;
    readonly linkReady: string;
    readonly linkCopied: string;
  };
  readonly suggestions: {
    readonly heading: string;
    readonly ask: string;
    row(guess: Names, suggestion: Suggestion): string;
    reasons(suggestion: Suggestion): string;
  };
  readonly contradiction: {
    readonly heading: string;
    sentence(found: Contradiction): string;
    conflicts(found: Contradiction): string;
    repairs(found: Contradiction): string;
    repair(mend: Mend): string;
    /** Shows the other repairs. */
    more(count: number): string;
    corrected(turn: number, exact: number, near: number): string;
    readonly none: string;
    /** Marks a turn that is part of it. */
    readonly mark: string;
    /** The result of a sheet whose answers cannot all be true. */
    found(turns: number): string;
  };
  readonly autoplay: {
    readonly heading: string;
    readonly step: string;
    readonly play: string;
    readonly pause: string;
    readonly paused: string;
    readonly pace: string;
    readonly paces: Readonly<Record<(typeof PACES)[number], string>>;
    readonly assists: string;
  };
  readonly branches: {
    readonly heading: string;
    fork(turn: number): string;
    /** One branch: what it begins with, how many guesses it has. */
    branch(code: string | undefined, answer: string | undefined, guesses: number): string;
    followed(turn: number, left: number | undefined): string;
    readonly none: string;
    noSuch(count: number): string;
  };
  readonly aids: {
    readonly legend: string;
    readonly none: string;
    readonly names: Readonly<Record<Help, string>>;
    readonly consistentOnly: string;
    held(turns: readonly number[]): string;
    off(help: Help): string;
    now(on: boolean): string;
  };
  readonly large: {
    readonly heading: string;
    readonly sentence: string;
    readonly unanswered: string;
    readonly noField: string;
  };
  /** For who plays the first time. */
  readonly guide: GuideWords & {
    /** What is looked for; the answers are explained below it. */
    goal(places: number, symbols: number, repeats: boolean, turnsMax: number): string;
  };
  readonly palette: {
    barred(name: string, place: number): string;
  };
  readonly keys: {
    readonly rows: readonly (readonly [keys: readonly string[], does: string])[];
    readonly commandRows: readonly (readonly [command: string, does: string])[];
  };
}
