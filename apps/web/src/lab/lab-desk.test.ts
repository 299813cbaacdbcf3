import { expect as unwrap } from '@inkling/core/result';
import { signal } from '@preact/signals';
import { finish } from 'inkling/mastermind/players';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PREFERENCES } from '../session/preferences.ts';
import { CompareDesk } from './compare/compare-desk.ts';
import type { ContestAsk } from './compare/contest-row.ts';
import type { ContestNews } from './compare/contesting.ts';
import { LabDesk } from './lab-desk.ts';
import { PartitionDesk } from './partition/partition-desk.ts';
import { splitCodes } from './partition/split-codes.ts';
import type { SplitAsk, SplitNews } from './partition/splitting.ts';
import { type LabAddress, makeAddress } from './session/address.ts';
import { labContext } from './session/lab-context.ts';
import type { Notation } from './session/notation.ts';
import { growTree } from './tree/grow.ts';
import type { TreeAsk, TreeNews } from './tree/growing.ts';
import { readTree } from './tree/read-tree.ts';
import { TreeDesk } from './tree/tree-desk.ts';

/** A worker that answers when it is told to, so that a test can look in between. */
function fakeWorker<Ask, News>() {
  const asked: { ask: Ask; tell: (news: News | undefined) => void; stopped: boolean }[] = [];
  const start = (ask: Ask, tell: (news: News | undefined) => void) => {
    const entry = { ask, tell, stopped: false };
    asked.push(entry);
    return () => {
      entry.stopped = true;
    };
  };
  return { asked, start };
}

function setUp() {
  const addresses: string[] = [];
  const context = labContext({
    notation: signal<Notation>('winter'),
    site: () => 'here',
    show: (address: LabAddress) => addresses.push(makeAddress(address)),
    go: (address: LabAddress) => addresses.push(`go ${makeAddress(address)}`),
  });
  return { context, addresses, preferences: signal(DEFAULT_PREFERENCES) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('comparing', () => {
  const row = {
    contestant: 'knuth' as const,
    secrets: 64,
    total: 200,
    average: 3.125,
    worst: 4,
    histogram: [1, 4, 45, 14],
    interval: undefined,
  };

  it('keeps the rows that are there when it is stopped or breaks', () => {
    const { context, addresses, preferences } = setUp();
    const worker = fakeWorker<ContestAsk, ContestNews>();
    const page = new CompareDesk(context, { start: worker.start });
    const desk = new LabDesk(context, { page: 'compare', desk: page }, preferences);
    expect(desk.run('compare p3c4r knuth parts')).toBe(true);
    expect(addresses).toEqual(['compare/1/p3c4r/knuth,parts']);
    worker.asked[0]?.tell({ kind: 'row', row });
    desk.run('stop');
    expect(worker.asked[0]?.stopped).toBe(true);
    expect(page.contest.value).toMatchObject({ state: 'stopped', rows: [row] });
    expect(context.said.value).toBe('Stopped. 1 player had finished.');
    desk.run('compare');
    worker.asked[1]?.tell({ kind: 'row', row });
    worker.asked[1]?.tell(undefined);
    expect(page.contest.value).toMatchObject({ state: 'broken', rows: [row] });
    desk.run('compare');
    worker.asked[2]?.tell({ kind: 'refused', contestant: 'parts', why: 'too-large' });
    worker.asked[2]?.tell({ kind: 'over' });
    expect(context.said.value).toBe('No result. 1 player could not play.');
  });

  it('goes to other pages, and says what belongs elsewhere', () => {
    const { context, addresses, preferences } = setUp();
    const desk = new LabDesk(context, { page: 'index' }, preferences);
    desk.run('compare knuth entropy');
    desk.run('partition p5c8r 11223 12345');
    desk.run('tree parts p3c4r');
    expect(addresses).toEqual([
      'go compare/1/p4c6r/knuth,entropy',
      'go partition/1/p5c8r/aabbc~abcde',
      'go tree/1/parts/p3c4r',
    ]);
    expect(desk.run('open 3')).toBe(true);
    expect(context.said.value).toBe('That command belongs to another page of the Lab.');
    expect(desk.run('gibberish')).toBe(false);
    desk.run('?');
    expect(desk.keysOpen.value).toBe(true);
  });
});

describe('splitting', () => {
  function answer({ ask, tell }: { ask: SplitAsk; tell: (news: SplitNews) => void }) {
    if (ask.game.kind !== 'codes' || ask.history.kind !== 'codes') throw new Error('codes only here');
    for (const news of splitCodes(ask.game.rules, ask.history.turns, ask.guesses, () => 0))
      if (news) tell(news);
    tell({ kind: 'over' });
  }

  it('goes down, up and back, and writes every step into the address', () => {
    const { context, addresses, preferences } = setUp();
    const worker = fakeWorker<SplitAsk, SplitNews>();
    const page = new PartitionDesk(context, { start: worker.start });
    const desk = new LabDesk(context, { page: 'partition', desk: page }, preferences);
    desk.run('partition p3c4r 112');
    answer(worker.asked[0]!);
    expect(addresses.at(-1)).toBe('partition/1/p3c4r/aab');
    const [cell] = page.known.value.splits[0]?.cells ?? [];
    desk.run('open 1');
    answer(worker.asked[1]!);
    expect(addresses.at(-1)).toMatch(new RegExp(`^partition/1/p3c4r/[a-d]{3}/aab:${cell?.answer}$`));
    expect(page.known.value.splits[0]?.left).toBe(cell?.size);
    desk.run('1234:0,0');
    expect(context.said.value).toMatch(/symbols; p3c4r has 3 places/);
    desk.run('up');
    answer(worker.asked[2]!);
    expect(addresses.at(-1)).toBe('partition/1/p3c4r/aab');
    desk.run('up');
    expect(context.said.value).toBe('No turn has been played: this is the beginning.');
    desk.run('open 99');
    expect(context.said.value).toMatch(/There is no number 99 here/);
  });
});

describe('walking in a tree', () => {
  const files = { read: async () => undefined, keep: async () => undefined };

  function answer({ ask, tell }: { ask: TreeAsk; tell: (news: TreeNews) => void }) {
    const found =
      ask.kind === 'grow' ? finish(growTree(ask.source, ask.rules)) : readTree(ask.text, ask.rules, []);
    tell({ kind: 'over', found, milliseconds: 1 });
  }

  async function grown() {
    const all = setUp();
    const worker = fakeWorker<TreeAsk, TreeNews>();
    const page = new TreeDesk(all.context, { start: worker.start, files });
    const desk = new LabDesk(all.context, { page: 'tree', desk: page }, all.preferences);
    desk.run('tree knuth p3c4r');
    await settled();
    answer(worker.asked[0]!);
    return { ...all, worker, page, desk };
  }

  it('moves by words, and every node has its address', async () => {
    const { page, desk, addresses, context } = await grown();
    const model = page.tree.value?.model;
    if (!model) throw new Error('no tree');
    for (const [line, node] of [
      ['open 2', model.childrenOf(0)[1]],
      ['next', model.childrenOf(0)[2]],
      ['previous', model.childrenOf(0)[1]],
      ['down', model.childrenOf(model.childrenOf(0)[1] as number)[0]],
      ['up', model.childrenOf(0)[1]],
      ['top', 0],
    ] as const) {
      desk.run(line);
      expect(page.at.value).toBe(node);
      expect(addresses.at(-1)).toBe(
        ['tree/1/knuth/p3c4r', model.pathTo(node as number).join('.')].filter((part) => part).join('/'),
      );
    }
    desk.run('up');
    expect(context.said.value).toBe('This is the first guess.');
    desk.run('where 1111');
    expect(context.said.value).toMatch(/symbols; p3c4r has 3 places/);
    desk.run('where TNT');
    expect(context.said.value).toMatch(/^TNT is found with guess \d/);
    expect(page.found.value?.line.has(page.at.value)).toBe(true);
    expect(model.data.guesses[page.at.value]).toBe('cdc');
  });

  it('refuses what is no tree, keeps quiet when it is closed, and stops when told', async () => {
    const { page, desk, worker, context } = await grown();
    page.open('hello');
    answer(worker.asked[1]!);
    expect(page.state.value).toMatchObject({ kind: 'refused' });
    expect(context.said.value).toMatch(/^This is not a strategy/);
    desk.run('where 111');
    expect(context.said.value).toMatch(/^There is no tree yet/);
    desk.run('tree parts');
    await settled();
    desk.run('stop');
    expect(worker.asked[2]?.stopped).toBe(true);
    expect(page.state.value.kind).toBe('stopped');
    desk.run('tree parts');
    desk.close();
    await settled();
    expect(worker.asked.slice(3).every(({ stopped }) => stopped)).toBe(true);
  });

  it('opens a file it made itself', async () => {
    const { page, worker } = await grown();
    const text = unwrap(finish(growTree('knuth', { places: 3, symbols: 4, repeats: true }))).file as string;
    page.open(text);
    answer(worker.asked[1]!);
    expect(page.tree.value?.source).toMatch(/^file-[0-9a-f]{8}$/);
  });
});
