import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Caller, startServer } from '../../tools/server-process.ts';

it('the built server loads the word list of each length and language that is played', async () => {
  const data = mkdtempSync(join(tmpdir(), 'inkling-words-'));
  const server = await startServer(data, 0);
  const player = new Caller(server.port);
  try {
    await player.begin();
    for (const [rules, word, other] of [
      ['w5t6@english', 'crane', 'xqzjk'],
      ['w9t6@english', 'chocolate', 'xqzjkxqzj'],
      ['w5t6@german', 'küche', 'xqzjk'],
      ['w5t6@spanish', 'señal', 'xqzjk'],
    ] as const) {
      const setup = {
        req: rules.replace('@', '-'),
        game: 'word',
        rules,
        maker: 'drawn',
        breakers: 1,
        seat: 'breaker',
      };
      const opened = await player.call('POST', '/api/rooms', setup);
      expect(opened).toMatchObject({ status: 201 });
      const { id } = JSON.parse(opened.body) as { readonly id: string };
      const guess = (text: string) =>
        player.call('POST', `/api/rooms/${id}/moves`, {
          req: text === word ? 'right' : 'wrong',
          version: 1,
          move: `guess ${text}`,
        });
      expect((await guess(other)).status).toBe(422);
      expect((await guess(word)).status).toBe(200);
    }
  } finally {
    player.close();
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
});
