import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterPractice,
  dayOf,
  dueTurns,
  INTERVALS_DAYS,
  type PracticeSchedule,
  parsePracticeSchedule,
  TURNS_MAX,
  withCostlyTurns,
  withoutGame,
  withoutTurn,
} from './practice-schedule.ts';

const NONE: PracticeSchedule = { turns: [] };

describe('turns to practise', () => {
  it('are due the next day, then at growing intervals, and are dropped when learnt', () => {
    let schedule = withCostlyTurns(NONE, 'a', [2], 100);
    const days: number[] = [];
    let today = 100;
    while (schedule.turns[0]) {
      expect(dueTurns(schedule, today)).toEqual([]);
      days.push(schedule.turns[0].due - today);
      today = schedule.turns[0].due;
      expect(dueTurns(schedule, today)).toHaveLength(1);
      schedule = afterPractice(schedule, 'a', 2, 'found', today);
    }
    expect(days).toEqual(INTERVALS_DAYS);
    expect(days).toEqual(days.toSorted((a, b) => a - b));
  });

  it('restart if the solution had to be shown, and leave other turns unchanged', () => {
    const schedule = withCostlyTurns(NONE, 'a', [1, 2], 100);
    const found = afterPractice(schedule, 'a', 1, 'found', 101);
    expect(found.turns[1]).toBe(schedule.turns[1]);
    expect(afterPractice(found, 'a', 1, 'shown', 104).turns[0]).toEqual({
      game: 'a',
      turn: 1,
      step: 0,
      due: 105,
    });
    expect(withoutGame(found, 'a').turns).toEqual([]);
    expect(withoutTurn(schedule, 'a', 1).turns).toEqual(schedule.turns.slice(1));
    expect(withoutTurn(schedule, 'b', 1)).toEqual(schedule);
  });

  it('are added once, up to the maximum', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.array(fc.nat(20))), { maxLength: 60 }), (games) => {
        let schedule = NONE;
        for (const [game, turns] of games) schedule = withCostlyTurns(schedule, game, [...new Set(turns)], 7);
        const names = schedule.turns.map(({ game, turn }) => `${turn} ${game}`);
        expect(new Set(names).size).toBe(names.length);
        expect(names.length).toBeLessThanOrEqual(TURNS_MAX);
        expect(parsePracticeSchedule(JSON.parse(JSON.stringify(schedule)))).toEqual(schedule);
      }),
    );
  });

  it('are parsed from any value without throwing', () => {
    fc.assert(fc.property(fc.anything(), (turns) => void parsePracticeSchedule({ turns } as never)));
    expect(parsePracticeSchedule({ turns: [{ game: 'a', turn: -1, step: 0, due: 1 }, 5, null] })).toEqual(
      NONE,
    );
    expect(dayOf('1970-01-03T05:00:00.000Z')).toBe(2);
    expect(dayOf('never')).toBe(0);
  });
});
