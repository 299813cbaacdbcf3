import { finish } from '@inkling/core/finish';
import { expect as unwrap } from '@inkling/core/result';
import { parseRules } from '@inkling/games/mastermind/rules/rules';
import { describe, expect, it } from 'vitest';
import { lab as codes } from '../../games/mastermind/lab/lab-part.tsx';
import { makeTree, type TreeMaker } from '../../games/mastermind/lab/work/make-tree.ts';
import { readTree } from '../../games/mastermind/lab/work/read-tree.ts';
import { splitCodes } from '../../games/mastermind/lab/work/split.ts';
import { lab as words } from '../../games/word/lab/lab-part.tsx';
import type { LabTasks } from '../../shell/parts/lab-tasks.ts';
import type { StartTask } from '../../shell/worker/task.ts';
import { CompareController } from './compare/compare-controller.ts';
import { LabController } from './lab-controller.ts';
import { type LabAddress, makeAddress } from './model/address.ts';
import { shownRows } from './model/contest.ts';
import type { LabContext } from './model/lab-context.ts';
import type { PageController } from './model/page-controller.ts';
import { PartitionController } from './partition/partition-controller.ts';
import { TreeController } from './tree/tree-controller.ts';

/** A worker that answers when it is told to, so that a test can look in between. */
function fakeTask<Ask, Update>() {
  const asked: {
    readonly ask: Ask;
    readonly tell: (update: Update) => void;
    readonly end: (how: 'done' | 'broken') => void;
    readonly calls: string[];
  }[] = [];
  const start: StartTask<Ask, Update> = (ask, tell, end) => {
    const calls: string[] = [];
    asked.push({ ask, tell, end, calls });
    return {
      pause: () => calls.push('pause'),
      resume: () => calls.push('resume'),
      stop: () => calls.push('stop'),
    };
  };
  return { asked, start };
}

type Fake<Kind extends keyof LabTasks> =
  LabTasks[Kind] extends StartTask<infer Ask, infer Update>
    ? ReturnType<typeof fakeTask<Ask, Update>>
    : never;

function setUp<Page extends PageController>(
  page: 'compare' | 'partition' | 'tree' | 'index',
  open?: (context: LabContext) => Page,
) {
  const addresses: string[] = [];
  let last = '';
  const fakes: { readonly [Kind in keyof LabTasks]: Fake<Kind> } = {
    compare: fakeTask(),
    split: fakeTask(),
    tree: fakeTask(),
  };
  const context: LabContext = {
    parts: [codes, words],
    tasks: () => ({ compare: fakes.compare.start, split: fakes.split.start, tree: fakes.tree.start }),
    say: (sentence) => {
      last = sentence;
    },
    site: () => 'here',
    play: async (game, turns) => {
      addresses.push(
        `play ${game.rules} ${turns.map(({ guess, answer }) => `${guess}:${answer}`).join(' ')}`,
      );
      return true;
    },
    show: (address: LabAddress) => addresses.push(makeAddress(address)),
    go: (address: LabAddress) => addresses.push(`go ${makeAddress(address)}`),
  };
  const controller = open?.(context);
  const lab = new LabController(context, { page, View: () => null, ...(controller ? { controller } : {}) });
  return { controller: controller as Page, lab, addresses, fakes, announced: () => last };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('comparing', () => {
  const row = {
    player: 'knuth',
    secrets: 64,
    total: 200,
    average: 3.125,
    worst: 4,
    histogram: [1, 4, 45, 14],
    interval: undefined,
  };
  const open = () => setUp('compare', (context) => new CompareController(context));

  it('keeps what is done when it is stopped, also of the player under way, and goes on from there', () => {
    const { controller, lab, addresses, fakes, announced } = open();
    expect(lab.run('compare p3c4r knuth parts')).toBe(true);
    expect(addresses).toEqual(['compare/1/p3c4r/knuth,parts']);
    const [task] = fakes.compare.asked;
    task?.tell({ kind: 'row', row });
    const soFar = { ...row, player: 'parts', secrets: 40, unplayed: 24 };
    task?.tell({
      kind: 'progress',
      progress: { player: 'parts', kind: 'played', done: 45, total: 64, soFar },
    });
    lab.run('stop');
    expect(task?.calls).toEqual(['pause']);
    expect(controller.contest.value).toMatchObject({ state: 'stopped', rows: [row] });
    expect(controller.contest.value && shownRows(controller.contest.value)).toEqual([row, soFar]);
    expect(announced()).toBe(
      'Stopped. 1 strategy had finished. parts has found 45 of 64. Press Continue to play the rest.',
    );
    lab.run('stop');
    expect(announced()).toBe('Nothing is running.');
    lab.run('go');
    expect(task?.calls).toEqual(['pause', 'resume']);
    expect(announced()).toBe('Playing: 1 strategy.');
    task?.tell({ kind: 'row', row: { ...row, player: 'parts' } });
    task?.end('done');
    expect(controller.contest.value).toMatchObject({ state: 'over', rows: [row, { player: 'parts' }] });
    lab.run('go');
    expect(announced()).toBe('Nothing was stopped.');
    expect(fakes.compare.asked).toHaveLength(1);
  });

  it('keeps the rows that are there when it breaks, and says who could not play', () => {
    const { controller, lab, fakes, announced } = open();
    lab.run('compare');
    fakes.compare.asked[0]?.tell({ kind: 'row', row });
    fakes.compare.asked[0]?.end('broken');
    expect(controller.contest.value).toMatchObject({ state: 'broken', rows: [row] });
    lab.run('compare');
    fakes.compare.asked[1]?.tell({ kind: 'refused', player: 'parts', why: 'too-large' });
    fakes.compare.asked[1]?.end('done');
    expect(announced()).toBe('No result. 1 strategy could not play.');
    lab.run('compare');
    expect(fakes.compare.asked[1]?.calls).toEqual(['stop']);
  });

  it('goes to other pages, and says what belongs elsewhere', () => {
    const { lab, addresses, announced } = setUp('index');
    lab.run('compare knuth entropy');
    lab.run('partition p5c8r 11223 12345');
    lab.run('tree parts p3c4r');
    expect(addresses).toEqual([
      'go compare/1/p4c6r/knuth,entropy',
      'go partition/1/p5c8r/aabbc~abcde',
      'go tree/1/parts/p3c4r',
    ]);
    expect(lab.run('open 3')).toBe(true);
    expect(announced()).toBe('That command belongs to another page of the Lab.');
    expect(lab.run('gibberish')).toBe(false);
    expect(lab.run('rules p99')).toBe(false);
    expect(announced()).toBe(
      'Those are not rules. Write them as p4c6r: places, symbols, r with repeats or n without; or word5.',
    );
    lab.run('?');
    expect(lab.keysOpen.value).toBe(true);
  });
});

describe('splitting', () => {
  const open = () => setUp('partition', (context) => new PartitionController(context));

  function answer({ ask, tell, end }: ReturnType<typeof open>['fakes']['split']['asked'][number]) {
    const rules = unwrap(parseRules(ask.rules));
    const turns = ask.history.map(({ guess, answer: told }) => {
      const [exact = 0, near = 0] = told.split(',').map(Number);
      const feedback = ((exact + near) * (exact + near + 1)) / 2 + exact;
      return { guess: Array.from(guess, (letter) => letter.charCodeAt(0) - 97), feedback };
    });
    for (const update of splitCodes(rules, turns, ask.guesses, () => 0)) if (update) tell(update);
    end('done');
  }

  it('goes down, up and back, and writes every step into the address', () => {
    const { controller, lab, addresses, fakes, announced } = open();
    lab.run('partition p3c4r 112');
    answer(fakes.split.asked[0]!);
    expect(addresses.at(-1)).toBe('partition/1/p3c4r/aab');
    const [cell] = controller.known.value.splits[0]?.cells ?? [];
    lab.run('open 1');
    answer(fakes.split.asked[1]!);
    expect(addresses.at(-1)).toMatch(new RegExp(`^partition/1/p3c4r/[a-d]{3}/aab:${cell?.answer}$`));
    expect(controller.known.value.splits[0]?.left).toBe(cell?.size);
    lab.run('1234:0,0');
    expect(announced()).toMatch(/symbols; p3c4r has 3 places/);
    lab.run('up');
    answer(fakes.split.asked[2]!);
    expect(addresses.at(-1)).toBe('partition/1/p3c4r/aab');
    lab.run('up');
    expect(announced()).toBe('No turn has been played: this is the beginning.');
    lab.run('open 99');
    expect(announced()).toMatch(/There is no number 99 here/);
  });

  it('keeps what is found when it is stopped, and goes on from there', () => {
    const { controller, lab, fakes, announced } = open();
    lab.run('partition p3c4r 112');
    const [task] = fakes.split.asked;
    const figures = { worst: 1, expected: 1, bits: 1, parts: 1 };
    task?.tell({ kind: 'verdict', verdict: { measure: 'worst', guess: 'aab', figures } });
    lab.run('stop');
    expect(announced()).toBe('Stopped. What was found stays.');
    expect(controller.known.value.state).toBe('stopped');
    lab.run('go');
    expect(task?.calls).toEqual(['pause', 'resume']);
    task?.end('done');
    expect(controller.known.value).toMatchObject({ state: 'over', verdicts: [{ measure: 'worst' }] });
  });
});

describe('walking in a tree', () => {
  const files = { read: async () => undefined, keep: async () => undefined };
  const open = () => setUp('tree', (context) => new TreeController(context, files));

  function answer({ ask, tell, end }: ReturnType<typeof open>['fakes']['tree']['asked'][number]) {
    const rules = ask.rules === undefined ? undefined : unwrap(parseRules(ask.rules));
    if (ask.kind === 'make') {
      const made = unwrap(finish(makeTree(ask.maker as TreeMaker, unwrap(parseRules(ask.rules)))));
      tell({ kind: 'tree', tree: made, milliseconds: 1 });
    } else {
      const read = readTree(ask.text, rules);
      tell(
        read.ok ? { kind: 'tree', tree: read.value, milliseconds: 1 } : { kind: 'fault', fault: read.error },
      );
    }
    end('done');
  }

  async function grown() {
    const all = open();
    all.lab.run('tree knuth p3c4r');
    await settled();
    answer(all.fakes.tree.asked[0]!);
    return { ...all, walk: all.controller.walk };
  }

  it('is shown in columns first, and begins a game with the turns that lead to a node', async () => {
    const { controller, lab, addresses } = await grown();
    const model = controller.tree.value?.model;
    expect(controller.view.value).toBe('columns');
    controller.press('v', { closest: () => null } as unknown as Element);
    expect(controller.view.value).toBe('icicle');
    lab.run('columns');
    expect(controller.view.value).toBe('columns');
    lab.run('open 1');
    const [guess, answer] = [model?.tree.guesses[0], model?.tree.answers[controller.walk.at.value]];
    await controller.playFrom();
    expect(addresses.at(-1)).toBe(`play p3c4r ${guess}:${answer}`);
  });

  it('moves by words, and every node has its address', async () => {
    const { controller, walk, lab, addresses, announced } = await grown();
    const model = controller.tree.value?.model;
    if (!model) throw new Error('no tree');
    const second = model.largestFirst(0)[1] as number;
    const siblings = model.childrenOf(0);
    for (const [line, node] of [
      ['open 2', second],
      ['next', siblings[siblings.indexOf(second) + 1]],
      ['previous', second],
      ['down', model.childrenOf(second)[0]],
      ['up', second],
      ['top', 0],
    ] as const) {
      lab.run(line);
      expect(walk.at.value).toBe(node);
      expect(addresses.at(-1)).toBe(
        ['tree/1/knuth/p3c4r', model.pathTo(node as number).join('.')].filter((part) => part).join('/'),
      );
    }
    lab.run('up');
    expect(announced()).toBe('This is the first guess.');
    lab.run('where 1111');
    expect(announced()).toMatch(/symbols; p3c4r has 3 places/);
    lab.run('where TNT');
    expect(announced()).toMatch(/^TNT is found with guess \d/);
    expect(walk.found.value.has(walk.at.value)).toBe(true);
    expect(model.tree.guesses[walk.at.value]).toBe('cdc');
  });

  it('refuses what is no tree, can be held and go on, and keeps quiet when it is closed', async () => {
    const { controller, lab, fakes, announced } = await grown();
    controller.open('hello');
    expect(controller.state.value).toMatchObject({ kind: 'refused' });
    expect(announced()).toMatch(/^This is not a strategy/);
    controller.open('64(zzz: 1)');
    answer(fakes.tree.asked[1]!);
    expect(announced()).toMatch(/^The brackets cannot be read as a tree for p3c4r at line 1/);
    lab.run('where 111');
    expect(announced()).toMatch(/^There is no tree yet/);
    lab.run('tree parts');
    await settled();
    const making = fakes.tree.asked[2]!;
    making.tell({ kind: 'progress', progress: { kind: 'played', done: 60, total: 64 } });
    lab.run('stop');
    expect(controller.state.value).toMatchObject({ kind: 'making', isHeld: true, progress: { done: 60 } });
    lab.run('go');
    expect(making.calls).toEqual(['pause', 'resume']);
    answer(making);
    expect(controller.tree.value?.source).toBe('parts');
    lab.run('tree parts');
    lab.close();
    await settled();
    expect(fakes.tree.asked.slice(3).every(({ calls }) => calls.includes('stop'))).toBe(true);
  });

  it('opens a file it made itself', async () => {
    const { controller, fakes } = await grown();
    const text = unwrap(finish(makeTree('knuth', { places: 3, symbols: 4, repeats: true }))).file as string;
    controller.open(text);
    answer(fakes.tree.asked[1]!);
    expect(controller.tree.value?.source).toMatch(/^file-[0-9a-f]{8}$/);
  });
});
