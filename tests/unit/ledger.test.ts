import { appendFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Figures, openLedger, sum } from '../../tools/ledger.ts';

const CACHE = join(import.meta.dirname, '../../node_modules/.cache/inkling-prove');

it('resumes a stopped proof, but starts afresh after a completed one or with other sources', async () => {
  const name = `test-${process.pid}`;
  let acted = 0;
  const act = async (): Promise<Figures> => ({ runs: ++acted });
  const stopped = openLedger(name, ['tools/crash']);
  expect(await stopped.step('one', act)).toEqual({ runs: 1 });
  await expect(stopped.step('two', () => Promise.reject(new Error('a leak')))).rejects.toThrow('a leak');
  const file = readdirSync(CACHE).find((each) => each.startsWith(name)) as string;
  appendFileSync(join(CACHE, file), '{"name":"two","figu');
  const again = openLedger(name, ['tools/crash']);
  expect(await again.step('one', act)).toEqual({ runs: 1 });
  expect(await again.step('two', act)).toEqual({ runs: 2 });
  expect([acted, again.takenOver]).toEqual([2, 1]);
  expect(await openLedger(name, ['tools/crash']).step('two', act)).toEqual({ runs: 2 });
  const elsewhere = openLedger(name, ['tools/crash', 'tools/prove']);
  expect(await elsewhere.step('one', act)).toEqual({ runs: 3 });
  for (const ledger of [again, elsewhere]) ledger.close();
  const anew = openLedger(name, ['tools/crash']);
  expect([await anew.step('one', act), anew.takenOver]).toEqual([{ runs: 4 }, 0]);
  anew.close();
});

it('adds up figures by name', () => {
  expect(sum({ runs: 1, bytes: 2 }, { runs: 3, lost: 0 })).toEqual({ runs: 4, bytes: 2, lost: 0 });
});
