import type { Handler } from '../contract/game-terminal.ts';
import { refusal } from '../shell/refusal.ts';
import { readCount } from '../shell/values.ts';
import { runServerProgram } from './server-program.ts';

interface ServeOptions {
  readonly port?: string;
  readonly host?: string;
  readonly data?: string;
  readonly games?: string;
  readonly check?: boolean;
}

export const serve: Handler<ServeOptions> = async ({ words, options }) => {
  if (words.length > 0)
    return refusal('usage', 'serve takes only options: --port, --host, --data, --games, --check.');
  const port = readCount(options.port, 'port', 0, 65_535, 0);
  if (!port.ok) return port.error;
  const flags = (['port', 'host', 'data', 'games'] as const).flatMap((name) => {
    const value = options[name];
    return value === undefined ? [] : [`--${name}`, value];
  });
  return runServerProgram('program.js', options.check ? [...flags, '--check'] : flags);
};
