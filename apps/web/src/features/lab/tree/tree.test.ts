import { CodeSpace } from '@inkling/codes/candidates/code-space';
import type { CodeRules } from '@inkling/core/deduction';
import { feedbackClass, scoreCode } from '@inkling/core/feedback';
import { finish } from '@inkling/core/finish';
import { expect as unwrap } from '@inkling/core/result';
import { makeCode, parseCode } from '@inkling/games/mastermind/rules/notation';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lab as codes } from '../../../games/mastermind/lab/lab-part.tsx';
import { makeTree } from '../../../games/mastermind/lab/work/make-tree.ts';
import type { LabGame } from '../../../shell/parts/lab-part.ts';
import { TreeModel } from '../model/tree-model.ts';
import { columnsOf } from './columns.ts';
import { icicleOf } from './icicle.ts';
import { outlineKey, outlineOf } from './outline.ts';
import { chooseTree } from './tree-files.ts';

const SMALL: CodeRules = { places: 3, symbols: 4, repeats: true };

it('finds the tree among several files by how it begins', () => {
  const isTree = codes.readsTree;
  expect(chooseTree(['abbey\nebony', '64(aab: 1)'], isTree)).toEqual({
    text: '64(aab: 1)',
    lists: ['abbey\nebony'],
  });
  expect(chooseTree(['nothing'], isTree)).toEqual({ text: 'nothing', lists: [] });
});

describe('a strategy tree', () => {
  const { tree } = unwrap(finish(makeTree('knuth', SMALL)));
  const model = new TreeModel(codes.parseRules('p3c4r') as LabGame, tree);
  const space = new CodeSpace(SMALL);
  const everyone = Array.from({ length: space.size }, (_, index) => makeCode(space.codeAt(index)));
  const score = (guess: string, code: string) =>
    scoreCode(unwrap(parseCode(guess, SMALL)), unwrap(parseCode(code, SMALL)));
  const classOf = (answer: string) => {
    const [exact = 0, near = 0] = answer.split(',').map(Number);
    return feedbackClass(exact, near);
  };
  /** The slow reference implementation: the codes that fit every answer on the path. */
  const fitting = (node: number) => {
    const line = model.lineTo(node);
    return everyone.filter((code) =>
      line.slice(1).every((each, at) => {
        const guess = tree.guesses[line[at] as number] as string;
        return score(guess, code) === classOf(tree.answers[each] as string);
      }),
    );
  };
  const turnsFrom = (node: number, code: string) => {
    let turns = 1;
    for (let at = node; tree.guesses[at] !== code; turns++) {
      const cls = score(tree.guesses[at] as string, code);
      at = model.childrenOf(at).find((child) => classOf(tree.answers[child] as string) === cls) as number;
    }
    return turns;
  };

  it('agrees with the slow reference implementation at every node', () => {
    for (let node = 0; node < model.size; node++) {
      const codes = fitting(node);
      const turns = codes.map((code) => turnsFrom(node, code));
      const facts = model.factsOf(node);
      expect(facts.left).toBe(codes.length);
      expect(facts.worst).toBe(Math.max(...turns));
      expect(facts.average).toBeCloseTo(turns.reduce((sum, each) => sum + each, 0) / turns.length, 10);
      expect(facts.possible).toBe(codes.includes(tree.guesses[node] as string));
      expect([...model.secretsAt(node, 1e9)].toSorted()).toEqual(codes);
      expect(model.follow(model.pathTo(node))).toBe(node);
    }
  });

  it('finds the node of every code, and none for anything else', () => {
    for (const code of everyone) {
      const node = model.nodeOf(code) as number;
      expect(tree.guesses[node]).toBe(code);
      expect(model.depthOf(node) + 1).toBe(turnsFrom(0, code));
    }
    expect(model.nodeOf('zzz')).toBeUndefined();
    expect(model.nodeOf('aaaa')).toBeUndefined();
    expect(model.follow(['9,9'])).toBeUndefined();
  });

  it('is drawn as an icicle with every child inside its parent and nothing lost', () => {
    fc.assert(
      fc.property(
        fc.nat(model.size - 1),
        fc.integer({ min: 200, max: 2000 }),
        fc.integer({ min: 1, max: 40 }),
        (top, width, least) => {
          const { boxes, crumbs, levels } = icicleOf(model, top, width, least);
          const at = new Map(boxes.map((box) => [box.node, box]));
          for (const { node, x, width: wide, level } of boxes) {
            expect(level).toBeLessThan(levels);
            if (node === top) continue;
            const parent = at.get(model.parentOf(node));
            expect(parent).toBeDefined();
            expect(x).toBeGreaterThanOrEqual((parent?.x ?? 0) - 1e-6);
            expect(x + wide).toBeLessThanOrEqual((parent?.x ?? 0) + (parent?.width ?? 0) + 1e-6);
          }
          const below = model.childrenOf(top).reduce((sum, child) => sum + model.leftAt(child), 0);
          const drawn = [...boxes, ...crumbs]
            .filter(({ level }) => level === 1)
            .reduce((sum, { width: wide }) => sum + wide, 0);
          expect(drawn).toBeCloseTo((below / model.leftAt(top)) * width, 5);
        },
      ),
    );
  });

  it('is shown in columns: the path so far, then the answers that leave most', () => {
    const byLeft = (node: number) =>
      model.childrenOf(node).toSorted((one, other) => model.leftAt(other) - model.leftAt(one));
    for (let node = 0; node < model.size; node++) {
      const columns = columnsOf(model, node, 3);
      const line = model.lineTo(node).slice(-3);
      expect(columns.slice(0, line.length).map((column) => column.node)).toEqual(line);
      for (const [at, column] of columns.entries()) {
        expect(column.isAhead).toBe(at >= line.length);
        expect(column.next).toBe(columns[at + 1]?.node);
        if (column.isAhead) expect(column.node).toBe(byLeft(columns[at - 1]?.node ?? 0)[0]);
      }
      expect(columns.length).toBeLessThanOrEqual(3);
    }
    expect(columnsOf(model, 0, 3)).toHaveLength(3);
  });

  it('unfolds and moves by keyboard as in the ARIA tree pattern', () => {
    const closed = outlineOf(model, new Set());
    expect(closed).toHaveLength(1);
    expect(outlineKey('ArrowRight', model, closed, 0)).toEqual({ kind: 'fold', open: true });
    const open = outlineOf(model, new Set([0]));
    const children = model.childrenOf(0);
    expect(open).toHaveLength(1 + children.length);
    expect(outlineKey('ArrowRight', model, open, 0)).toEqual({ kind: 'go', node: children[0] });
    expect(outlineKey('ArrowLeft', model, open, children[1] as number)).toEqual({ kind: 'go', node: 0 });
    expect(outlineKey('ArrowLeft', model, open, 0)).toEqual({ kind: 'fold', open: false });
    expect(outlineKey('End', model, open, 0)).toEqual({ kind: 'go', node: children.at(-1) });
    expect(outlineKey('ArrowUp', model, open, 0)).toBeUndefined();
    const all = outlineOf(model, new Set(Array.from({ length: model.size }, (_, node) => node)));
    expect(all.map(({ node }) => node)).toEqual(Array.from({ length: model.size }, (_, node) => node));
  });
});
