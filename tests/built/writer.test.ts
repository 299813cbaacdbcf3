import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { describe, expect, it } from 'vitest';

/** The writer finds its worker thread only in the compiled program. */
const built = (file: string) => new URL(`../../apps/server/dist/store/${file}.js`, import.meta.url).href;
const { openStore } = (await import(
  built('open-store')
)) as typeof import('../../apps/server/src/store/open-store.ts');
const { threadWriter } = (await import(
  built('writer')
)) as typeof import('../../apps/server/src/store/writer.ts');

const WRITE = 'insert into keys (kid, secret, made_ms) values (?, ?, ?)';
const writeOf = (kid: string) => [{ sql: WRITE, parameters: [kid, 'secret', 1] }];

/** Calls a function with the folder of a fresh database, which is deleted afterwards. */
async function withFolder(act: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'inkling-writer-'));
  await act(folder);
  rmSync(folder, { recursive: true, force: true });
}

describe('the writer thread', () => {
  it('returns separate outcomes for batches that share a commit', async () => {
    await withFolder(async (folder) => {
      const store = await openStore(folder);
      const writer = threadWriter(join(folder, 'inkling.db'));
      const random = new RandomStream(seedRandom('batches'));
      const known = new Set<string>();
      const asked = Array.from({ length: 300 }, () => {
        const kids = Array.from({ length: random.below(5) }, () => `k${random.below(400)}`);
        const foreseen = kids.map((kid) => {
          if (known.has(kid)) return 'conflict';
          known.add(kid);
          return [1];
        });
        return { foreseen, reply: writer.commit({ writes: kids.map(writeOf) }) };
      });
      for (const { foreseen, reply } of asked) expect((await reply).outcomes).toEqual(foreseen);
      const kept = await store.db.selectFrom('keys').select('kid').execute();
      expect(new Set(kept.map(({ kid }) => kid))).toEqual(known);
      await writer.close();
      await store.close();
    });
  });

  it('answers many concurrent writes, and finishes them before it closes', async () => {
    await withFolder(async (folder) => {
      const store = await openStore(folder);
      const writes = Array.from({ length: 500 }, (_, i) => store.write(writeOf(`k${i % 450}`)));
      await store.close();
      const outcomes = (await Promise.all(writes)).map(({ ok }) => ok);
      expect(outcomes.filter((ok) => ok).length).toBe(450);
      expect(outcomes.slice(0, 450).every((ok) => ok)).toBe(true);
      const again = await openStore(folder);
      const kept = await again.db.selectFrom('keys').select('kid').execute();
      expect(kept.length).toBe(450);
      await again.close();
    });
  });

  it('rejects pending commits as unknown if it ends, and restarts for the next one', async () => {
    await withFolder(async (folder) => {
      const store = await openStore(folder);
      const writer = threadWriter(join(folder, 'inkling.db'));
      await writer.commit({ writes: [writeOf('before')] });
      const asked = Array.from({ length: 20 }, (_, i) => writer.commit({ writes: [writeOf(`k${i}`)] }));
      const ends = Promise.allSettled(asked);
      await writer.close();
      for (const end of await ends)
        if (end.status === 'fulfilled') expect(end.value.outcomes).toEqual([[1]]);
        else expect(String(end.reason)).toContain('the writer thread has ended');
      expect((await writer.commit({ writes: [writeOf('after')] })).outcomes).toEqual([[1]]);
      await writer.close();
      await store.close();
    });
  });
});
