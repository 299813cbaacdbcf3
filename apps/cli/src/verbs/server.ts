import type { Handler } from '../contract/game-terminal.ts';
import { refusal } from '../shell/refusal.ts';
import { runServerProgram } from './server-program.ts';

interface ServerOptions {
  readonly data?: string;
  readonly replace?: boolean;
}

/** Runs a maintenance command of an operator, outside the running server. */
export const server: Handler<ServerOptions> = async ({ words, options }) => {
  const [act = '', file, ...more] = words;
  if (!ACTS.includes(act)) return refusal('usage', `server needs one of ${ACTS.join(', ')}.`);
  const wants = WANTS[act];
  if (ALONE.includes(act) && file !== undefined)
    return refusal('usage', `server ${act} takes nothing but --data.`);
  if ((wants !== undefined && file === undefined) || more.length > 0)
    return refusal('usage', `server ${act} needs one ${wants ?? 'day'}.`);
  const args = file === undefined ? [act] : [act, file];
  if (options.data !== undefined) args.push('--data', options.data);
  if (options.replace) args.push('--replace');
  return runServerProgram('operate.js', args);
};

const ACTS = ['backup', 'restore', 'check', 'scores', 'strike', 'allow', 'new-key'];
/** Commands without an argument. */
const ALONE = ['check', 'new-key'];
/** The argument that a command requires. */
const WANTS: Readonly<Record<string, string>> = {
  backup: 'file',
  restore: 'file',
  strike: 'room',
  allow: 'room',
};
