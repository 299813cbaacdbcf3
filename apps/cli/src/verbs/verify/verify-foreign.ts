import { type ForeignText, verifyForeign } from 'inkling/optimal/foreign-tree';
import type { GameTerminal } from '../../contract/game-terminal.ts';
import { type Outcome, refusal } from '../../shell/refusal.ts';
import type { World } from '../../shell/world.ts';
import { sayForeignFault } from '../optimal/foreign-tree-messages.ts';
import type { GivenOptions } from './options.ts';
import { gameOf, readerOf, treeOptions } from './tree-reader.ts';
import { failed, reportVerified } from './verified.ts';

/** Checks a tree in a notation that states neither rules nor lists; the options supply both. */
export async function verifyForeignTree(
  text: ForeignText,
  options: GivenOptions,
  games: readonly GameTerminal[],
  world: World,
): Promise<Outcome> {
  if (options.weights !== undefined)
    return refusal(
      'bad-value',
      '--weights is for strategy files, and this is another notation.',
      '--weights',
    );
  if (options.game !== undefined)
    return refusal(
      'bad-value',
      `--game is for strategy files, and this is another notation. ${OWN}`,
      '--game',
    );
  const game = gameOf(text, options, games);
  const reader = await readerOf(game, options, games);
  if (!reader.ok) return reader.error;
  if (!reader.value) throw new Error(`trees of ${game} are known, and nobody reads them`);
  const setting = await reader.value.settingFor(text, options, world);
  if (!setting.ok) return setting.error;
  const checked = verifyForeign(text, setting.value.game);
  if (checked.ok) return reportVerified(checked.value, reader.value, options, world);
  // Such a tree may be of any game, and without options for its game the first one is only a guess.
  const isAnyGame = checked.error.code === 'json' && treeOptions(options, games).length === 0;
  const message = `${sayForeignFault(checked.error, setting.value)}${isAnyGame ? ` ${OWN}` : ''}`;
  return checked.error.code === 'too-large'
    ? refusal('too-large', message)
    : failed({ ...checked.error }, message, options, world);
}

const OWN =
  'For a game from a file only a strategy file can be checked: inkling optimal FILE --out game.strategy writes one.';
