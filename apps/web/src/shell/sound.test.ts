import { describe, expect, it } from 'vitest';
import { KNOCKS, openSounds, SOUNDS } from './sound.ts';

/** A fake audio context that records which sounds are started and when they end. */
function bench() {
  const struck: { readonly kind: string; readonly start: number; readonly end: number }[] = [];
  const node = (kind: string) => {
    let start = Number.NaN;
    const made = {
      gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
      frequency: { value: 0 },
      connect: (next: unknown) => next,
      start: (at: number) => {
        start = at;
      },
      stop: (end: number) => struck.push({ kind, start, end }),
    };
    return made;
  };
  const context = {
    state: 'suspended',
    currentTime: 10,
    sampleRate: 8000,
    resumed: 0,
    resume: async () => {
      context.resumed++;
      context.state = 'running';
    },
    createGain: () => node('gain'),
    createOscillator: () => node('tone'),
    createBufferSource: () => node('noise'),
    createBiquadFilter: () => node('filter'),
    createBuffer: (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) }),
  };
  return { context, struck, start: () => context as unknown as AudioContext };
}

describe('the sounds', () => {
  it('are short, soft and distinct', () => {
    for (const sound of SOUNDS)
      for (const { at, length, loudness, pitch } of KNOCKS[sound]) {
        expect(at + length).toBeLessThanOrEqual(450);
        expect(length).toBeGreaterThan(0);
        expect(loudness).toBeLessThanOrEqual(0.3);
        expect(pitch).toBeGreaterThan(20);
        expect(pitch).toBeLessThan(8000);
      }
    for (const sound of SOUNDS)
      expect(KNOCKS[sound].reduce((sum, { loudness }) => sum + loudness, 0)).toBeLessThan(1);
    expect(new Set(SOUNDS.map((sound) => JSON.stringify(KNOCKS[sound]))).size).toBe(SOUNDS.length);
  });

  it('create no audio context while they are off, and do not play once they are turned off', () => {
    const { struck, start } = bench();
    let isOn = false;
    let started = 0;
    const play = openSounds(
      () => isOn,
      () => {
        started++;
        return start();
      },
    );
    play('key');
    expect(started).toBe(0);
    isOn = true;
    play('key');
    play('print');
    expect(started).toBe(1);
    const heard = struck.length;
    isOn = false;
    play('bell');
    expect(struck).toHaveLength(heard);
  });

  it('play every knock on time, and resume the audio context', () => {
    const { context, struck, start } = bench();
    openSounds(() => true, start)('print');
    expect(context.resumed).toBe(1);
    expect(struck.map(({ kind, start }) => [kind, Math.round((start - 10) * 1000)])).toEqual(
      KNOCKS.print.map(({ kind, at }) => [kind, at]),
    );
    for (const { start, end } of struck) expect(end).toBeGreaterThan(start);
  });

  it('are silent, after one attempt, if the browser has no audio or refuses it', () => {
    let tries = 0;
    const none = openSounds(
      () => true,
      () => {
        tries++;
        return undefined;
      },
    );
    const refused = openSounds(
      () => true,
      () => {
        tries++;
        throw new Error('no device');
      },
    );
    for (const play of [none, refused]) for (const sound of SOUNDS) play(sound);
    expect(tries).toBe(2);
  });
});
