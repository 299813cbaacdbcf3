import { finish } from '@inkling/core/finish';
import { makeSheet, newSheet, playMove, undo } from '@inkling/core/sheet';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { statisticsOf } from './statistics.ts';

const sheet = (params: string, moves: readonly string[]) =>
  moves.reduce(playMove, newSheet('mastermind', params, 's'));
const byHand = (...moves: string[]) => makeSheet(sheet('p4c6r/3/by-hand', moves));
const none = { 'absent-symbol': 0, 'settled-place': 0, 'excluded-place': 0, combination: 0 };

describe('statistics', () => {
  it('count the outcomes of the sheets and their numbers of turns', () => {
    const won = byHand('guess aabb', 'score 0,0', 'guess cdef', 'score 4,0');
    const result = finish(
      statisticsOf([
        won,
        byHand('guess cddc', 'score 4,0'),
        byHand('guess abcd', 'resign'),
        byHand('guess bbaa', 'score 0,1', 'guess aaaa', 'score 0,0', 'guess cccc', 'score 1,0'),
        byHand(),
        won,
      ]),
    );
    expect(result).toMatchObject({ others: 0, unreadable: [] });
    expect(result.rules).toHaveLength(1);
    expect(result.rules[0]).toMatchObject({
      rules: 'p4c6r',
      sheets: 6,
      solved: 3,
      lost: 2,
      unfinished: 1,
      histogram: [1, 2],
      average: 5 / 3,
      contradictory: 0,
      openings: [
        { shape: 'aabb', sheets: 3 },
        { shape: 'abba', sheets: 1 },
      ],
    });
  });

  it('add up bits: a solved sheet gained log₂ 1296, split into choice and luck', () => {
    const [mm] = finish(statisticsOf([byHand('guess aabb', 'score 0,0', 'guess cdef', 'score 4,0')])).rules;
    expect(mm!.turns).toBe(2);
    expect(mm!.gained).toBeCloseTo(Math.log2(1296), 10);
    expect(mm!.expected + mm!.luck).toBeCloseTo(mm!.gained, 10);
  });

  it('report which deduction was missed', () => {
    const missed = (...moves: string[]) => finish(statisticsOf([byHand(...moves)])).rules[0]!.ruledOut;
    expect(missed('guess aabb', 'score 0,0', 'guess acde')).toEqual(none);
    expect(missed('guess aabb', 'score 0,0', 'guess acde', 'score 1,1')).toEqual({
      ...none,
      'absent-symbol': 1,
    });
    expect(missed('guess aabb', 'score 0,2', 'guess aacc', 'score 0,0')).toEqual({
      ...none,
      'excluded-place': 1,
    });
    expect(missed('guess abcd', 'score 1,0', 'guess abcd', 'score 1,0')).toEqual({ ...none, combination: 1 });
  });

  it('count a contradiction once, and no turns after it', () => {
    const [mm] = finish(
      statisticsOf([byHand('guess aaaa', 'score 0,0', 'guess aaaa', 'score 1,0', 'guess bbbb', 'score 0,0')]),
    ).rules;
    expect(mm).toMatchObject({ contradictory: 1, turns: 1, lost: 1 });
  });

  it('count all played turns of a sheet, wherever its cursor is', () => {
    const played = sheet('p4c6r/3/by-hand', ['guess aabb', 'score 4,0']);
    expect(finish(statisticsOf([makeSheet(undo(undo(played)!)!)]))).toEqual(
      finish(statisticsOf([makeSheet(played)])),
    );
  });

  it('group sheets by rules, even those too large to list, and report unreadable sheets', () => {
    const large = makeSheet(sheet('p12c12r/9/by-hand', ['guess aaaaaaaaaaaa', 'score 0,0']));
    const result = finish(
      statisticsOf([
        large,
        'nonsense',
        byHand('guess aabb'),
        makeSheet(newSheet('null', '', '')),
        byHand('guess zzzz'),
        byHand(),
      ]),
    );
    expect(result.rules.map(({ rules, sheets, turns }) => [rules, sheets, turns])).toEqual([
      ['p4c6r', 2, 0],
      ['p12c12r', 1, 0],
    ]);
    expect(result.others).toBe(1);
    expect(result.unreadable).toEqual([
      { sheet: 1, fault: { code: 'not-a-sheet', line: 1 } },
      { sheet: 4, fault: { code: 'does-not-replay', move: 1, fault: { code: 'not-a-move' } } },
    ]);
  });

  it('do not depend on the order of the sheets, and never throw', () => {
    const text = fc.oneof(
      fc.string(),
      fc
        .array(
          fc.constantFrom(
            'guess aabb',
            'guess cdef',
            'score 1,0',
            'score 4,0',
            'rescore 1 0,0',
            'resign',
            'x',
          ),
          { maxLength: 6 },
        )
        .map((moves) => byHand(...moves)),
    );
    fc.assert(
      fc.property(fc.array(text, { maxLength: 6 }), (texts) => {
        const forward = finish(statisticsOf(texts));
        const back = finish(statisticsOf(texts.toReversed()));
        const counts = ({ rules, others, unreadable }: typeof forward) => [
          rules.map(({ sheets, histogram, ruledOut, openings }) => [sheets, histogram, ruledOut, openings]),
          others,
          unreadable.length,
        ];
        expect(counts(back)).toEqual(counts(forward));
        const known = forward.rules.reduce((sum, { sheets }) => sum + sheets, 0);
        expect(known + forward.others + forward.unreadable.length).toBe(texts.length);
      }),
      { numRuns: 60 },
    );
  });
});
