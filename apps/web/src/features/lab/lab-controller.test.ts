import { expect as unwrap } from '@inkling/core/result';
import { parseRules } from '@inkling/games/mastermind/rules/rules';
import { describe, expect, it } from 'vitest';
import { splitCodes } from '../../games/mastermind/lab/work/split.ts';
import { CompareController } from './compare/compare-controller.ts';
import { shownRows } from './model/contest.ts';
import { PartitionController } from './partition/partition-controller.ts';
import { setUp } from './testing/lab-set-up.ts';

describe('comparing strategies', () => {
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

  it('keeps finished games when stopped, including those of the current player, and resumes', () => {
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

  it('keeps finished rows when its worker breaks, and announces how many strategies could not play', () => {
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

  it('opens other pages by command, and reports commands that do not belong here', () => {
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

describe('splitting by a guess', () => {
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

  it('goes down and up, and writes every step into the address', () => {
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

  it('keeps its findings when stopped, and resumes', () => {
    const { controller, lab, fakes, announced } = open();
    lab.run('partition p3c4r 112');
    const [task] = fakes.split.asked;
    const figures = { worst: 1, expected: 1, bits: 1, parts: 1 };
    task?.tell({ kind: 'verdict', verdict: { measure: 'worst', guess: 'aab', figures } });
    lab.run('stop');
    expect(announced()).toBe('Stopped. What was found is kept.');
    expect(controller.known.value.state).toBe('stopped');
    lab.run('go');
    expect(task?.calls).toEqual(['pause', 'resume']);
    task?.end('done');
    expect(controller.known.value).toMatchObject({ state: 'over', verdicts: [{ measure: 'worst' }] });
  });
});
