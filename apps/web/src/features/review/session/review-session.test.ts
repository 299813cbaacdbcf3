import type { ComponentChildren, VNode } from 'preact';
import { describe, expect, it } from 'vitest';
import type { JudgedGame, JudgedTurn, ReviewedGame } from '../../../shell/review-part.ts';
import { ReviewVerdict } from '../view/review-verdict.tsx';
import { Timeline } from '../view/timeline.tsx';
import { ReviewSession } from './review-session.ts';

const turn = (judged: Partial<JudgedTurn>): JudgedTurn => ({
  before: 10,
  after: 1,
  isFound: false,
  choice: 'costly',
  lost: 0.5,
  information: { gained: 3.32, expected: 1 },
  facts: () => [],
  ...judged,
});

/** Opens a review of two turns, and returns a function that reports how they are judged. */
function openReview() {
  let tell: (judged: JudgedGame | undefined) => void = () => undefined;
  const noted: number[][] = [];
  const played = { Row: () => null, text: () => 'aabb.' };
  const game = {
    name: () => 'Codes',
    outcome: 'found',
    turns: [played, played],
    references: [],
    counted: (count: number) => `${count} codes`,
    judge(_: unknown, onJudged: typeof tell) {
      tell = onJudged;
      return () => undefined;
    },
    practice: () => undefined,
  } as unknown as ReviewedGame;
  const host = {
    goTo: () => undefined,
    copy: async () => true,
    noteJudged: (_: JudgedGame, costly: readonly number[]) => noted.push([...costly]),
    notePractised: () => undefined,
  };
  const session = new ReviewSession('codes', game, { turn: undefined }, host);
  const judged = (turns: readonly JudgedTurn[]) =>
    tell({
      turns,
      done: turns.length,
      total: 2,
      isOver: turns.length === 2,
      summary: () => [['Cost', '0.50']],
    });
  return { session, judged, noted };
}

/** Returns all text in a part of the page. */
function textOf(node: ComponentChildren): string {
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (typeof node !== 'object' || node === null) return '';
  return textOf((node as VNode<{ children?: ComponentChildren }>).props.children);
}

describe('a review', () => {
  it('shows no figures and no verdict before every turn is judged', () => {
    const { session, judged, noted } = openReview();
    const verdict = () => textOf(ReviewVerdict({ session }));
    const beginning = verdict();
    expect(beginning).toContain('0 of 2 turns judged');
    expect(session.sentence(0)).toBe('aabb. Not judged yet.');
    judged([turn({})]);
    expect(verdict()).toBe(beginning.replace('0 of 2', '1 of 2'));
    expect(session.sentence(1)).toBe('aabb. Not judged yet.');
    session.startPractice();
    expect(session.practice.value).toBeUndefined();
    expect(noted).toEqual([]);

    judged([turn({}), turn({ before: 1, isFound: true, choice: undefined, lost: undefined })]);
    expect(verdict()).not.toContain('judged');
    expect(verdict()).toContain('0.50');
    expect(session.sentence(0)).toContain('10 codes');
    expect(noted).toEqual([[0]]);
  });

  it('opens at and names the turn that lost most, not the first that lost something', () => {
    const { session, judged } = openReview();
    judged([turn({ choice: 'fair', lost: 0.1 }), turn({ lost: 0.9 })]);
    expect(session.at.value).toBe(1);
    expect(textOf(ReviewVerdict({ session }))).toContain('Look at turn 2.');
  });

  it('says "Found." in a sentence of its own', () => {
    const { session, judged } = openReview();
    judged([turn({}), turn({ isFound: true, choice: 'best', lost: 0 })]);
    expect(session.sentence(1)).toBe('aabb. Found. Choice: as good as any.');
  });

  it('shows in the timeline how many are left after a find, and "found" only after the last turn', () => {
    const { session, judged } = openReview();
    judged([turn({ isFound: true, after: 3 }), turn({ isFound: true, before: 2, after: 1 })]);
    expect(textOf(Timeline({ session }))).toBe('Turn 113 leftTurn 22found');
    expect([0, 1].map((turn) => session.sentence(turn).includes('Found.'))).toEqual([false, true]);
  });
});
