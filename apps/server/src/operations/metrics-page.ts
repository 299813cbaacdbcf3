import { createServer, type Server } from 'node:http';

/**
 * Serves `/metrics` on a separate address, so that no proxy in front of the game exposes it by mistake. Rejects if it
 * cannot listen.
 */
export async function openMetricsPage(
  { host, port }: { readonly host: string; readonly port: number },
  print: () => Promise<string>,
): Promise<Server> {
  const server = createServer((request, reply) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      reply.writeHead(404).end();
      return;
    }
    void print().then(
      (text) => reply.writeHead(200, { 'content-type': OPEN_METRICS, 'cache-control': 'no-store' }).end(text),
      () => reply.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server.unref();
}

const OPEN_METRICS = 'application/openmetrics-text; version=1.0.0; charset=utf-8';
