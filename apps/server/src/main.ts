import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { type Address, readAddress } from './address.ts';
import { makeApp } from './app.ts';
import { loadGames } from './duel/games.ts';
import { type House, openHouse } from './house.ts';
import { RATES_OFF } from './identity/limits.ts';
import { threadThinker } from './rooms/thinker.ts';
import { openStore } from './store/open-store.ts';
import type { Store } from './store/store.ts';

const webRoot = fileURLToPath(new URL('../../web/dist', import.meta.url));
const {
  INKLING_ORIGIN: origin,
  INKLING_LOG: logging,
  INKLING_TRUST_PROXY: proxied,
  INKLING_LIMITS: limiting,
} = process.env;
const address = readAddress(process.argv.slice(2));

if ('problem' in address) leave(2, address.problem);
else if (origin !== undefined && !/^https?:\/\/[^/]+$/.test(origin))
  leave(2, 'INKLING_ORIGIN wants the address that people use, like https://play.example.');
else if (!existsSync(join(webRoot, 'index.html')))
  leave(1, 'The web app is not built yet. Run: npm ci && npm run build');
else {
  const data = address.data ?? dataFolder();
  const store = await open(data);
  if (store) await serve(store, address);
}

async function serve(store: Store, wanted: Address): Promise<void> {
  const log = (line: string) => void process.stderr.write(`${line}\n`);
  const limits = limiting === 'off' ? RATES_OFF : {};
  const parts = { store, games: await loadGames(), thinker: threadThinker(), limits };
  const house = await openHouse(logging ? { ...parts, log } : parts);
  const app = await makeApp({ webRoot, house, trustProxy: Boolean(proxied), ...(origin ? { origin } : {}) });
  const port = await listen(app, wanted);
  if (port === undefined) return close(app, house);
  const host = wanted.host.includes(':') ? `[${wanted.host}]` : wanted.host;
  process.stdout.write(`Inkling is at http://${host}:${port}/  (Ctrl-C stops it)\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      void close(app, house).then(() => process.exit(signal === 'SIGINT' ? 130 : 143));
    });
}

/** Streams first: the server waits for open answers. */
async function close(app: FastifyInstance, house: House): Promise<void> {
  house.streams.close();
  await app.close();
  await house.close();
}

async function open(data: string): Promise<Store | undefined> {
  try {
    return await openStore(data);
  } catch (error) {
    const why = error instanceof Error ? error.message || String(error) : String(error);
    const place = data.replace(/\/\/[^@/]*@/, '//…@');
    leave(1, `The database at ${place} cannot be opened: ${why}. Name another with --data.`);
    return undefined;
  }
}

/** Where programs of one user keep what they must not lose. */
function dataFolder(): string {
  const { XDG_STATE_HOME: state, LOCALAPPDATA: local } = process.env;
  if (process.platform === 'win32')
    return join(local ?? join(homedir(), 'AppData', 'Local'), 'inkling', 'server');
  return join(state || join(homedir(), '.local', 'state'), 'inkling', 'server');
}

/** The port that we got: the wanted one, or the next free one when nobody insisted. */
async function listen(app: FastifyInstance, { host, port, portGiven }: Address): Promise<number | undefined> {
  for (let next = port; ; next++) {
    try {
      const url = await app.listen({ host, port: next });
      return Number(new URL(url).port);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      const busy = code === 'EADDRINUSE';
      if (busy && !portGiven && next < port + PORTS_TRIED) continue;
      leave(
        busy ? 2 : 1,
        busy ? `Port ${next} is in use. Name another with --port.` : `Cannot listen on ${host}: ${code}.`,
      );
      return undefined;
    }
  }
}

const PORTS_TRIED = 20;

function leave(code: number, sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = code;
}
