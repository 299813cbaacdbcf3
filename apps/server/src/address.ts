import { parseArgs } from 'node:util';

/** Where to listen. `portGiven`: the person named the port, so another one is not good enough. */
export interface Address {
  readonly host: string;
  readonly port: number;
  readonly portGiven: boolean;
  /** A folder, or `postgres://…`. */
  readonly data: string | undefined;
}

/** Reads `--port`, `--host` and `--data`; a sentence for a person when they cannot be read. */
export function readAddress(args: readonly string[]): Address | { readonly problem: string } {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { port: { type: 'string' }, host: { type: 'string' }, data: { type: 'string' } },
    });
    const port = values.port ?? '4173';
    if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
      return { problem: `--port wants a number from 0 to 65535, not ${JSON.stringify(port)}.` };
    if (values.data === '') return { problem: '--data wants a folder, or a postgres:// address.' };
    const { host = '127.0.0.1', data } = values;
    return { host, port: Number(port), portGiven: values.port !== undefined, data };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
