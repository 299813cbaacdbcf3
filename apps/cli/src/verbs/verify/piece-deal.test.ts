import { expect, it } from 'vitest';
import { PieceDeal } from './piece-deal.ts';

const ALL = ['a', 'b', 'c'];

async function* pieces(read: string[]): AsyncGenerator<Buffer> {
  for (const piece of ALL) {
    read.push(piece);
    yield Buffer.from(piece);
  }
}

/** Asks for the next piece and returns it as a string. */
function next(deal: PieceDeal, reader: number): Promise<string | undefined> {
  return new Promise((resolve) => deal.ask(reader, (piece) => resolve(piece?.toString())));
}

const unexpected = (error: unknown) => {
  throw error;
};

it('gives every reader every piece, and never reads ahead of the slowest', async () => {
  const read: string[] = [];
  const deal = new PieceDeal(pieces(read), 2, unexpected);
  const quick = next(deal, 0);
  expect(read).toEqual([]);
  expect(await Promise.all([quick, next(deal, 1)])).toEqual(['a', 'a']);
  const waiting = next(deal, 0);
  expect(read).toEqual(['a']);
  deal.leave(1);
  expect(await waiting).toBe('b');
  expect([await next(deal, 0), await next(deal, 0)]).toEqual(['c', undefined]);
});

it('closes its source when no reader is left, and passes on its errors', async () => {
  const read: string[] = [];
  const source = pieces(read);
  const deal = new PieceDeal(source, 1, unexpected);
  await next(deal, 0);
  deal.leave(0);
  expect(await source.next()).toEqual({ done: true, value: undefined });
  expect(read).toEqual(['a']);
  const broken = (async function* (): AsyncGenerator<Buffer> {
    yield Buffer.from('a');
    throw new Error('gone');
  })();
  const fault = await new Promise((resolve) => {
    const last = new PieceDeal(broken, 1, resolve);
    last.ask(0, () => last.ask(0, () => undefined));
  });
  expect(String(fault)).toBe('Error: gone');
});
