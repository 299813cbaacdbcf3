import { fail, ok } from '@inkling/core/result';
import { mastermind } from '@inkling/games/mastermind/rules/game';
import { makeParams } from '@inkling/games/mastermind/rules/params';
import type { Call, Handler } from '../../../contract/game-terminal.ts';
import { type PlayCall, playHandler } from '../../../play/play-handler.ts';
import type { GamePlay } from '../../../play/played-game.ts';
import { refusal } from '../../../shell/refusal.ts';
import { sayTooLarge } from '../messages/faults.ts';
import type { PlayOptions } from '../position/options.ts';
import { breakerGame } from './breaker.ts';
import { makerGame } from './maker.ts';
import { Match } from './match.ts';
import { askSeat, type MastermindSetup, makeSetup, parseSetup, readSetup } from './setup.ts';

export const mastermindPlay: GamePlay<MastermindSetup, PlayOptions & PlayCall> = {
  id: mastermind.id,
  readSetup: async (options) => readSetup(options),
  askSetup: askSeat,
  rulesOf: () => mastermind,
  paramsOf: ({ rules, turnsMax, seat }) =>
    makeParams({ rules, turnsMax, maker: seat === 'maker' ? 'by-hand' : 'drawn' }),
  makeSetup,
  parseSetup: async (text, sheet) => parseSetup(text, sheet),
  open(table) {
    const match = new Match(table);
    if (match.seat === 'breaker') return ok(breakerGame(match, table.talk.world));
    // The user can break a code that the program cannot: only the program needs to count the codes.
    const { player, rulesText } = table.setup;
    if (!match.start) return fail(refusal('too-large', sayTooLarge(rulesText)));
    return ok(makerGame(match, { name: player, seed: table.sheet.seed }, table.talk.world));
  },
};

const ordinary = playHandler(mastermindPlay);

export const play: Handler<PlayOptions & PlayCall> = async (call, world) => {
  if (call.options.lies !== undefined) return playWithLies(call, world);
  if (call.options.player !== 'adversary') return ordinary(call, world);
  const foreign = (['turns', 'resume', 'skin'] as const).find((name) => call.options[name] !== undefined);
  if (foreign) return refusal('usage', `--${foreign} is not for play against the adversary.`, `--${foreign}`);
  return (await import('../general/as-game.ts')).runaway(call as Call, world);
};

const playWithLies: Handler<PlayOptions & PlayCall> = async (call, world) => {
  const foreign = (['seat', 'player', 'skin'] as const).find((name) => call.options[name] !== undefined);
  if (foreign) return refusal('usage', `--${foreign} is not for play with --lies.`, `--${foreign}`);
  return (await import('./liar-play.ts')).playLiar(call, world);
};

/** Without a seat in the options, the user breaks the code. */
export const playBulls: Handler<PlayOptions & PlayCall> = (call, world) => {
  if (call.options.resume) return play(call, world);
  const { player, seat = player === 'adversary' ? undefined : 'breaker' } = call.options;
  const usual = player === 'adversary' ? { rules: 'bc' } : { rules: 'bc', skin: 'digits' };
  return play({ ...call, options: { ...call.options, ...usual, ...(seat && { seat }) } }, world);
};
