import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { type Address, readAddress } from './address.ts';
import { makeApp } from './app.ts';

const webRoot = fileURLToPath(new URL('../../web/dist', import.meta.url));
const address = readAddress(process.argv.slice(2));

if ('problem' in address) leave(2, address.problem);
else if (!existsSync(join(webRoot, 'index.html')))
  leave(1, 'The web app is not built yet. Run: npm ci && npm run build');
else await serve(await makeApp({ webRoot }), address);

async function serve(app: FastifyInstance, wanted: Address): Promise<void> {
  const port = await listen(app, wanted);
  if (port === undefined) return;
  const host = wanted.host.includes(':') ? `[${wanted.host}]` : wanted.host;
  process.stdout.write(`Inkling is at http://${host}:${port}/  (Ctrl-C stops it)\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      void app.close().then(() => process.exit(signal === 'SIGINT' ? 130 : 143));
    });
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
