import type { WitchTraits } from '@inkling/art/witch/traits';
import type { WitchFault } from '@inkling/games/witch/rules/game';
import type { Opponent, Quiz } from '@inkling/games/witch/rules/params';
import type { Level, MateRule } from '@inkling/games/witch/rules/setting';
import type { Answer, WitchSeat } from '@inkling/games/witch/rules/state';
import type { TILE_SIZES } from '../settings/look.ts';

/** A square as people count: rows and columns from 1. */
export interface At {
  readonly row: number;
  readonly column: number;
}

/** Whose turn it is, or whose deed it was: in a game for one there is nobody to tell apart. */
export type Who = 'you' | WitchSeat | 'bot' | undefined;

/** Everything that "Who's That Witch?" says, shown or spoken, with typed holes. */
export interface WitchMessages {
  title(pairs: number, pairsTotal: number): string;
  readonly name: string;
  readonly savedUnreadable: string;
  readonly notSaved: string;
  readonly bar: {
    readonly label: string;
    readonly seed: string;
    readonly levels: string;
    readonly level: Readonly<Record<Level, string>>;
    rule(rule: MateRule): string;
    readonly calm: string;
    timed(seconds: number): string;
    readonly settings: string;
    readonly rules: string;
    readonly keys: string;
  };
  readonly board: {
    readonly heading: string;
    pairs(found: number, total: number): string;
    tile(at: At, face: string): string;
    readonly faceDown: string;
    /** A witch whose name is the open question. */
    readonly asked: string;
    matched(name: string): string;
    readonly bonus: string;
    readonly bomb: string;
    readonly dud: string;
    turn(who: Who, second: boolean): string;
    /** What the game is, before its first move. */
    aim(asks: boolean): string;
    readonly miss: string;
    readonly cover: string;
    readonly peek: string;
    readonly peekSkip: string;
    botNext(covering: boolean): string;
    readonly go: string;
    readonly finishBot: string;
  };
  readonly quiz: {
    readonly heading: string;
    readonly type: string;
    readonly answer: string;
    readonly hint: string;
    readonly skip: string;
    worth(points: number): string;
  };
  /** What she looks like, from what is drawn: two sentences without her name. */
  description(traits: WitchTraits): string;
  readonly tonight: {
    readonly heading: string;
    readonly caption: string;
    readonly away: string;
    witch(name: string, found: boolean): string;
  };
  readonly score: {
    readonly heading: string;
    readonly what: string;
    readonly pairs: string;
    readonly moves: string;
    readonly points: string;
    seat(who: Who): string;
    best(total: number, moves: number, stars: number): string;
    readonly noBest: string;
    readonly bestHeading: string;
  };
  readonly ending: {
    alone(moves: number): string;
    winner(who: Who): string;
    stars(stars: number): string;
    readonly rows: {
      readonly points: string;
      readonly moves: string;
      readonly par: string;
      readonly lost: string;
      readonly luck: string;
      readonly total: string;
    };
    luck(moves: number): string;
    number(value: number): string;
    readonly par: string;
    readonly costHeading: string;
    cost(turn: number, lost: number, at: At | undefined, flip: number | undefined, who: Who): string;
    readonly noCost: string;
    readonly record: string;
    readonly againCounts: string;
    readonly newGame: string;
    readonly again: string;
  };
  readonly speech: {
    flip(who: Who, at: At, name: string): string;
    peek(who: Who, at: At, face: string): string;
    miss(who: Who, one: string, other: string): string;
    match(who: Who, name: string, left: number): string;
    readonly askTyped: string;
    ask(names: readonly string[]): string;
    bonus(who: Who, at: At, points: number, peek: boolean): string;
    bomb(who: Who, at: At, covered: string | undefined): string;
    dud(who: Who, at: At): string;
    answered(answer: Answer, name: string, points: number): string;
    next(who: Who): string;
    begun(level: string, pairs: number, seed: string): string;
    resumed(found: number, total: number): string;
    readonly covered: string;
    readonly skipped: string;
    state(found: number, total: number, moves: number, points: number): string;
    up(tiles: readonly string[]): string;
  };
  readonly command: {
    readonly label: string;
    readonly placeholder: string;
    readonly run: string;
    readonly nothing: string;
    readonly botsTurn: string;
    readonly noBot: string;
    fault(fault: WitchFault, text: string): string;
  };
  readonly settings: {
    readonly heading: string;
    readonly level: string;
    readonly rule: string;
    readonly rules: Readonly<Record<MateRule, string>>;
    /** Why a strict easy board has its bonus where it has it. */
    strict(centre: At, boards: string, boardsElse: string): string;
    readonly against: string;
    readonly opponents: Readonly<Record<Opponent, string>>;
    readonly quiz: string;
    readonly quizzes: Readonly<Record<Quiz, string>>;
    readonly calm: string;
    timed(seconds: number): string;
    readonly seed: string;
    readonly seedHelp: string;
    readonly start: string;
    readonly leave: string;
    readonly tile: string;
    readonly tiles: Readonly<Record<(typeof TILE_SIZES)[number], string>>;
    readonly botGoesOn: string;
  };
  readonly rules: {
    readonly heading: string;
    readonly parts: readonly (readonly [heading: string, text: string])[];
    readonly pointsHeading: string;
    readonly points: readonly (readonly [what: string, points: string])[];
    readonly close: string;
  };
  readonly keys: {
    readonly heading: string;
    readonly shortcuts: string;
    readonly commands: string;
    readonly turnOn: string;
    readonly rows: readonly (readonly [keys: readonly string[], does: string])[];
    readonly commandRows: readonly (readonly [command: string, does: string])[];
    readonly close: string;
  };
  readonly seedHonest: string;
}
