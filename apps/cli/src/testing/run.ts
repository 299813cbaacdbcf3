import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fail, ok } from '@inkling/core/result';
import { offeredGames } from '../games/registry.ts';
import { runProgram } from '../program.ts';
import { showsUnicode } from '../shell/ascii.ts';
import type { World } from '../shell/world.ts';
import { VERBS } from '../verbs/verbs.ts';

/** As an input line: the program is suspended while it asks, and then continues. */
export const CTRL_Z = '\u001a';

/** Runs the program in a simulated world; only its state folder is real. */
export async function run(
  args: string | readonly string[],
  lines: readonly string[] = [],
  {
    terminal = false,
    columns = undefined as number | undefined,
    state = mkdtempSync(join(tmpdir(), 'inkling-cli-')),
    env = {},
    today = '2026-11-22',
    pause = async (): Promise<void> => undefined,
    onAsk = (): void => undefined,
    /** Receives what Ctrl-C will do from now on. */
    onInterrupt = (_ask: () => void): void => undefined,
    /** The pause at which Ctrl-C is pressed. */
    interruptAt = Number.POSITIVE_INFINITY,
  } = {},
) {
  const queue = [...lines];
  const prompts: string[] = [];
  let out = '';
  let err = '';
  let seeds = 0;
  let time = 0;
  let pauses = 0;
  let interrupt: (() => void) | undefined;
  const whole = { XDG_STATE_HOME: state, HOME: state, LANG: 'C.UTF-8', ...env };
  const isAscii = !showsUnicode(whole);
  const world: World = {
    env: whole,
    out: { isTerminal: terminal, columns, isAscii, write: (text) => void (out += text) },
    err: { isTerminal: terminal, columns, isAscii, write: (text) => void (err += text) },
    input: {
      isTerminal: terminal,
      ask: async (prompt, onContinue) => {
        onAsk();
        prompts.push(prompt);
        for (; queue[0] === CTRL_Z; queue.shift()) onContinue?.();
        return queue.shift();
      },
      interject: (say) => say(),
      readAll: async (limit) => (lines.join('\n').length > limit ? fail('too-long') : ok(lines.join('\n'))),
      close: () => undefined,
    },
    now: () => (time += 1),
    today: () => today,
    seed: () => `seed-${(seeds += 1)}`,
    pause: async () => {
      pauses += 1;
      if (pauses === interruptAt) interrupt?.();
      await pause();
    },
    onInterrupt: (ask) => {
      interrupt = ask;
      onInterrupt(ask);
    },
  };
  const argv = typeof args === 'string' ? args.split(' ') : args;
  const exit = await runProgram(argv, { verbs: VERBS, games: offeredGames(world.env) }, world);
  return { exit, out, err, prompts, state, pauses, unread: queue.length, json: () => JSON.parse(out) };
}
