import type { Handler } from '../../../contract/game-terminal.ts';
import type { PlayCall } from '../../../play/play-handler.ts';
import type { PlayOptions } from '../position/options.ts';
import { play } from './play.ts';

/** Without a seat in the options, the person breaks the code. */
export const playBulls: Handler<PlayOptions & PlayCall> = (call, world) => {
  if (call.options.resume) return play(call, world);
  const { player, seat = player === 'adversary' ? undefined : 'breaker' } = call.options;
  const usual = player === 'adversary' ? { rules: 'bc' } : { rules: 'bc', skin: 'digits' };
  return play({ ...call, options: { ...call.options, ...usual, ...(seat && { seat }) } }, world);
};
