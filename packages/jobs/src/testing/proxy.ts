import { connect, createServer, type Server, type Socket } from 'node:net';

/** A proxy between workers and their server that can cut connections, or silence them while they stay open. */
export class FaultyLine {
  readonly #server: Server;
  readonly #ends = new Set<Socket>();
  resets = 0;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async to(port: number): Promise<FaultyLine> {
    const server = createServer({ pauseOnConnect: true });
    const line = new FaultyLine(server);
    server.on('connection', (near) => {
      const far = connect(port, '127.0.0.1');
      for (const [end, other] of [
        [near, far],
        [far, near],
      ] as const) {
        line.#ends.add(end);
        end.on('error', () => undefined);
        end.on('close', () => {
          line.#ends.delete(end);
          other.destroy();
        });
        end.pipe(other);
      }
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return line;
  }

  get port(): number {
    return (this.#server.address() as { readonly port: number }).port;
  }

  reset(): void {
    this.resets += this.#ends.size;
    for (const end of this.#ends) end.resetAndDestroy();
  }

  /** Holds back all bytes for this time, in both directions. */
  async silence(ms: number): Promise<void> {
    const held = [...this.#ends];
    for (const end of held) end.pause();
    await new Promise((resolve) => setTimeout(resolve, ms));
    for (const end of held) end.resume();
  }

  close(): void {
    this.reset();
    this.#server.close();
  }
}
