import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { describeApi } from '../../tools/api.ts';

describe('the description of the API', () => {
  it('is up to date, as is the client generated from it (tools/api.ts writes both)', async () => {
    for (const [path, text] of await describeApi()) expect(text).toBe(readFileSync(path, 'utf8'));
  });

  it('types the game in the client as an arbitrary string', async () => {
    const [, client = ''] = [...(await describeApi()).values()];
    expect(client).toMatch(/readonly game: string;/);
    expect(client).not.toMatch(/'(?:mastermind|word|witch)'/);
  });
});
