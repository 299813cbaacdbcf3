import type { Opponent, WitchParams } from '@inkling/games/witch/rules/params';
import { LEVEL_SETTINGS, LEVELS, type Level, type MateRule } from '@inkling/games/witch/rules/setting';
import { FIRST_COVEN } from './known-faces.ts';

/** What a user chooses before a game. The page offers three levels; the terminal accepts other sizes. */
export interface Setup extends Omit<WitchParams, 'board' | 'passing'> {
  readonly level: Level;
  readonly rule: MateRule;
}

export const FIRST_SETUP: Setup = {
  level: 'easy',
  rule: LEVEL_SETTINGS.easy.rule,
  opponent: 'nobody',
  quiz: 'names',
  coven: FIRST_COVEN,
  calm: false,
  timed: false,
};

/** Returns the setup at another level, with that level's own rule and everything else unchanged. */
export function atLevel(setup: Setup, level: Level): Setup {
  return { ...setup, level, rule: LEVEL_SETTINGS[level].rule };
}

/** Returns the setup with boards drawn from this many witches, or from all of them if no number is given. */
export function withCoven(setup: Setup, coven: number | undefined): Setup {
  const { coven: _, ...whole } = setup;
  return coven === undefined ? whole : { ...whole, coven };
}

/** Law: `setupOf(paramsOf(setup))` is `setup`. */
export function paramsOf({ level, rule, ...rest }: Setup): WitchParams {
  return { ...rest, board: { ...LEVEL_SETTINGS[level], rule }, passing: false };
}

/** Returns the setup that gives these params, or `undefined` if the page does not offer one. */
export function setupOf({ board, passing, ...rest }: WitchParams): Setup | undefined {
  const level = LEVELS.find((name) => {
    const { shape, bonuses, bombs, touching } = LEVEL_SETTINGS[name];
    return (
      shape.rows === board.shape.rows &&
      shape.cols === board.shape.cols &&
      bonuses === board.bonuses &&
      bombs === board.bombs &&
      touching === board.touching
    );
  });
  return level === undefined || passing ? undefined : { ...rest, level, rule: board.rule };
}

export function isBot(opponent: Opponent): opponent is Exclude<Opponent, 'nobody' | 'person'> {
  return opponent !== 'nobody' && opponent !== 'person';
}
