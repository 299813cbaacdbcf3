import { codeGame, defineDeduction } from 'inkling';
import type { Handler } from '../../../contract/game-terminal.ts';
import { arena as arenaOf } from '../../../own/arena.ts';
import { assist as assistWith } from '../../../own/assist.ts';
import type { OwnGame } from '../../../own/game-file.ts';
import type { OwnCall } from '../../../own/position.ts';
import type { Options } from '../../../shell/options.ts';
import { type Outcome, refusal } from '../../../shell/refusal.ts';
import type { World } from '../../../shell/world.ts';
import { readSetting } from '../position/problem.ts';

/** What the program does with any game, for codes: written in letters, answered as `exact,near`. */
function asGame(run: (call: OwnCall, world: World) => Promise<Outcome>): Handler {
  return async ({ words, options }, world) => {
    const setting = readSetting(options as Options & { readonly rules?: string });
    if (!setting.ok) return setting.error;
    try {
      const game = defineDeduction(codeGame(setting.value.rules)) as unknown as OwnGame;
      return await run({ game, words, options }, world);
    } catch (error) {
      if (error instanceof RangeError) return refusal('too-large', `${error.message}.`, '--rules');
      throw error;
    }
  };
}

export const assist: Handler = asGame(assistWith);
export const arena: Handler = asGame(arenaOf);
