import { fail, ok, type Result } from '@inkling/core/result';
import {
  type BoardSetting,
  checkSetting,
  LEVEL_SETTINGS,
  type Level,
  MATE_RULES,
  type MateRule,
  type SettingFault,
} from './setting.ts';

/** The opponent: none, another person (on the same device or in the same room), or a bot that the shell plays. */
export const OPPONENTS = ['nobody', 'person', 'lru2', 'lru4', 'lru6', 'perfect', 'expert'] as const;
export type Opponent = (typeof OPPONENTS)[number];

/** The quiz after a match: choose from four names, type the name, or no quiz. */
export const QUIZZES = ['names', 'typed', 'off'] as const;
export type Quiz = (typeof QUIZZES)[number];

export interface WitchParams {
  readonly board: BoardSetting;
  readonly opponent: Opponent;
  readonly quiz: Quiz;
  /** How many witches, from the start of the roster, the board is drawn from. Defaults to all. */
  readonly coven?: number;
  /** Whether bombs do nothing. */
  readonly calm: boolean;
  /** Whether the shell may turn a miss back automatically after a while, with the move `cover`. */
  readonly timed: boolean;
  /** Whether a turn may be passed; two consecutive passes end the game. Requires two seats. */
  readonly passing: boolean;
}

export type ParamsFault =
  | SettingFault
  /** `word`: the first word that is invalid or repeated. */
  | { readonly code: 'bad-params'; readonly word: string }
  | { readonly code: 'passing-alone' }
  | { readonly code: 'roster-too-small'; readonly pairs: number };

const FLAGS = ['calm', 'timed', 'passing'] as const;

/**
 * Formats params canonically: `5x5 bonus=1 bombs=2 rule=king touching=0 against=nobody quiz=names`, then `coven=7` if
 * given, then the flags.
 */
export function makeParams({ board, opponent, quiz, coven, ...flags }: WitchParams): string {
  const { shape, bonuses, bombs, rule, touching } = board;
  return [
    `${shape.rows}x${shape.cols} bonus=${bonuses} bombs=${bombs} rule=${rule} touching=${touching}`,
    `against=${opponent} quiz=${quiz}`,
    ...(coven === undefined ? [] : [`coven=${coven}`]),
    ...FLAGS.filter((flag) => flags[flag]),
  ].join(' ');
}

/** Parses a level or a size, then settings in any order. Missing settings come from the level or the defaults. */
export function parseParams(text: string): Result<WitchParams, ParamsFault> {
  const words = text.slice(0, TEXT_MAX).trim().toLowerCase().split(/\s+/);
  const [first = '', ...rest] = words;
  const base = parseBoard(first);
  if (!base) return fail({ code: 'bad-params', word: first });
  const given = new Map<string, string>();
  for (const word of rest) {
    const [key = '', value, more] = word.split('=');
    const fits = value === undefined ? isOneOf(FLAGS, key) : READERS.get(key)?.test(value);
    if (!fits || more !== undefined || given.has(key)) return fail({ code: 'bad-params', word });
    given.set(key, value ?? '');
  }
  const number = (key: string, otherwise: number) => Number(given.get(key) ?? otherwise);
  const board = checkSetting({
    shape: base.shape,
    bonuses: number('bonus', base.bonuses),
    bombs: number('bombs', base.bombs),
    rule: (given.get('rule') ?? base.rule) as MateRule,
    touching: number('touching', 0),
  });
  if (!board.ok) return board;
  const opponent = (given.get('against') ?? 'nobody') as Opponent;
  const passing = given.has('passing');
  if (passing && opponent === 'nobody') return fail({ code: 'passing-alone' });
  const quiz = (given.get('quiz') ?? 'names') as Quiz;
  const coven = given.has('coven') ? { coven: number('coven', 0) } : {};
  return ok({
    board: board.value,
    opponent,
    quiz,
    ...coven,
    calm: given.has('calm'),
    timed: given.has('timed'),
    passing,
  });
}

/** Returns the seats that play: only one in a single-player game. */
export function seatsOf({ opponent }: Pick<WitchParams, 'opponent'>): readonly ('first' | 'second')[] {
  return opponent === 'nobody' ? ['first'] : ['first', 'second'];
}

/** Returns the seats that people play. */
export function personsOf({ opponent }: Pick<WitchParams, 'opponent'>): readonly ('first' | 'second')[] {
  return opponent === 'person' ? ['first', 'second'] : ['first'];
}

const TEXT_MAX = 200;

const READERS: ReadonlyMap<string, RegExp> = new Map([
  ['bonus', /^\d{1,3}$/],
  ['bombs', /^\d{1,3}$/],
  ['touching', /^\d{1,3}$/],
  ['rule', oneOf(MATE_RULES)],
  ['against', oneOf(OPPONENTS)],
  ['coven', /^\d{1,3}$/],
  ['quiz', oneOf(QUIZZES)],
]);

function parseBoard(word: string): BoardSetting | undefined {
  if (Object.hasOwn(LEVEL_SETTINGS, word)) return LEVEL_SETTINGS[word as Level];
  const size = /^(\d{1,3})x(\d{1,3})$/.exec(word);
  if (!size) return undefined;
  const shape = { rows: Number(size[1]), cols: Number(size[2]) };
  return { shape, bonuses: 1, bombs: 0, rule: 'king', touching: 0 };
}

function oneOf(words: readonly string[]): RegExp {
  return new RegExp(`^(?:${words.join('|')})$`);
}

function isOneOf(words: readonly string[], word: string): boolean {
  return words.includes(word);
}
