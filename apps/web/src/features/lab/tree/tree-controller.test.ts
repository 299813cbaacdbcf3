import { finish } from '@inkling/core/finish';
import { expect as unwrap } from '@inkling/core/result';
import { parseRules } from '@inkling/games/mastermind/rules/rules';
import { describe, expect, it } from 'vitest';
import { makeTree, type TreeMaker } from '../../../games/mastermind/lab/work/make-tree.ts';
import { readTree } from '../../../games/mastermind/lab/work/read-tree.ts';
import { settled, setUp } from '../testing/lab-set-up.ts';
import { TreeController } from './tree-controller.ts';

describe('walking a strategy tree', () => {
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

  it('starts in the column view, and starts a game with the turns that lead to a node', async () => {
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

  it('moves by typed commands, and every node has its own address', async () => {
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

  it('rejects invalid trees, can be stopped and resumed, and cancels its work when closed', async () => {
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
