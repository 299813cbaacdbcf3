import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeBase64url } from '@inkling/games/encoding/base64url';
import { makeRoomRecord } from '@inkling/games/record/room-text';
import { describe, expect, it } from 'vitest';
import { run } from '../../testing/run.ts';
import { bytes, wordRecord } from '../../testing/word-record.ts';

const file = join(mkdtempSync(join(tmpdir(), 'inkling-drawn-')), 'game.json');

const verify = (record: object) => {
  writeFileSync(file, JSON.stringify(record));
  return run(['verify', file]);
};

describe('verify, for a secret drawn from nonces', () => {
  it('refuses nonces that are not one of each breaker', async () => {
    const text = makeRoomRecord(await wordRecord());
    const { draw, ...rest } = JSON.parse(text) as { draw: { seed: string; nonces: object[] } };
    const nonce = makeBase64url(bytes(2));
    for (const nonces of [[{ seat: 'maker', nonce }], [...draw.nonces, { seat: 'breaker', nonce }]]) {
      const { exit, err } = await verify({ ...rest, draw: { ...draw, nonces } });
      expect([exit, err]).toEqual([5, expect.stringMatching(/“draw\.nonces\[[01]\]\.seat” is .*invalid/)]);
    }
  });
});

describe('verify, for a game in hard mode', () => {
  const game = (rules: string, turns: readonly string[]) => ({
    inkling: 'room',
    v: 1,
    game: 'word',
    rules,
    maker: 'drawn',
    sheets: [{ seat: 'breaker', turns, resigned: false }],
    winner: 'breaker',
    secret: 'brace',
  });

  it('names the turn and the rule that it broke', async () => {
    const lost = game('w5t6h@english', ['slate:wwgwg', 'zzzzz:wwwww', 'brace:ggggg']);
    const { exit, err } = await verify(lost);
    expect([exit, err]).toEqual([
      5,
      expect.stringContaining(
        'Turn 2 (zzzzz) was not allowed. Hard mode: A is exact at place 3 and must stay there.',
      ),
    ]);
    expect((await verify(game('w5t6@english', lost.sheets[0]?.turns ?? []))).exit).toBe(0);
    const moved = await verify(game('w5t6h@english', ['crimp:ygwww', 'brown:ggwww', 'brace:ggggg']));
    expect([moved.exit, moved.err]).toEqual([5, expect.stringContaining('Hard mode: the guess must have C')]);
    expect((await verify(game('w5t6h@english', ['slate:wwgwg', 'grace:wgggg', 'brace:ggggg']))).exit).toBe(0);
  });
});
