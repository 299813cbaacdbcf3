import { describe, expect, it } from 'vitest';
import { tried } from '../../../../shell/parts/testing/tried-lesson.ts';
import { EVALUATOR_SOURCES } from '../figures/evaluator-sources.ts';
import { agree, Race, type RaceState } from '../model/race.ts';
import { EvaluatorsController } from './evaluators-controller.ts';

/** A clock that advances by `step` at every call, so that no test depends on real time. */
function clock(step: number): () => number {
  let time = 0;
  return () => (time += step);
}

describe('the race', () => {
  it('gives every runner the same number of laps, and their results agree', () => {
    const race = new Race();
    const now = clock(1);
    for (let i = 0; i < 3; i++) {
      const { tracks } = race.advance(4, now);
      expect(new Set(tracks.map(({ laps }) => laps)).size).toBe(1);
      expect(agree(tracks)).toBe(true);
    }
    const [first] = race.state.tracks;
    expect(first?.histogram.reduce((sum, count) => sum + count, 0)).toBe((first?.laps ?? 0) * 1296);
  });

  it('ends with every pair of codes scored', () => {
    const race = new Race();
    race.warmUp();
    const state = race.advance(1296, clock(1));
    expect(state.isOver).toBe(true);
    for (const { histogram } of state.tracks) {
      expect(histogram.reduce((sum, count) => sum + count, 0)).toBe(1296 * 1296);
      expect(histogram.at(-1)).toBe(1296);
    }
    expect(agree(state.tracks)).toBe(true);
  });

  it('shows the source of each evaluator, each shorter than the last except the engine’s', () => {
    const lines = ['linked', 'flags', 'counting'].map(
      (name) => EVALUATOR_SOURCES[name as 'linked'].split('\n').length,
    );
    expect(lines).toEqual(lines.toSorted((a, b) => b - a));
    for (const source of Object.values(EVALUATOR_SOURCES)) {
      expect(source).toMatch(/^function \w+\(/);
      expect(source).not.toMatch(/^(?:import|export) /m);
    }
  });

  it('detects a runner with wrong results', () => {
    const { tracks } = new Race().advance(2, clock(1));
    const wrong = tracks.map((track, i) =>
      i === 1 ? { ...track, histogram: track.histogram.with(0, (track.histogram[0] ?? 0) + 1) } : track,
    );
    expect(agree(wrong)).toBe(false);
  });
});

describe('the race lesson', () => {
  function opened() {
    const race = new Race();
    const asked: number[] = [];
    let answer: (state: RaceState | undefined) => void = () => undefined;
    let stops = 0;
    const pictures: (() => void)[] = [];
    const all = tried(
      (say) =>
        new EvaluatorsController({
          say,
          open: (onState) => {
            answer = onState;
            return { advance: (slice) => asked.push(slice), stop: () => stops++ };
          },
          nextPicture: (show) => pictures.push(show),
          still: false,
        }),
    );
    const reply = (laps: number) => answer(race.advance(laps, clock(1)));
    return { ...all, asked, reply, pictures, breakDown: () => answer(undefined), stops: () => stops };
  }

  it('requests one slice at a time, pauses, steps and resumes', () => {
    const { lesson, run, press, announced, asked, reply, pictures } = opened();
    run('start');
    run('start');
    expect(asked).toHaveLength(1);
    reply(2);
    pictures.shift()?.();
    expect(asked).toHaveLength(2);
    run('pause');
    reply(2);
    expect(pictures).toEqual([]);
    expect(announced()).toMatch(/^Paused\. /);
    run('step');
    expect([asked.length, lesson.phase.value]).toEqual([3, 'paused']);
    reply(2);
    expect(announced()).toContain('of the way');
    press('+');
    expect(lesson.speed.value).toBe('fast');
    expect(run('speed slow')).toBe(true);
    expect(run('speed warp')).toBe(false);
    expect(run('dance')).toBe(false);
    run('start');
    reply(1296);
    expect(lesson.phase.value).toBe('over');
    expect(announced()).toMatch(/ is first\. /);
  });

  it('stops its thread when closed or reset, and restarts after a crash', () => {
    const { lesson, run, asked, stops, breakDown } = opened();
    run('start');
    run('restart');
    expect([stops(), lesson.phase.value]).toEqual([1, 'ready']);
    run('start');
    breakDown();
    expect([stops(), lesson.phase.value]).toEqual([2, 'broken']);
    run('start');
    expect([asked.length, lesson.phase.value]).toEqual([3, 'running']);
    lesson.close();
    expect(stops()).toBe(3);
  });
});
