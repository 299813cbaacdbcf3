import { RandomStream, seedRandom } from '@inkling/core/random';
import { makeCode } from '@inkling/games/mastermind/rules/notation';
import { expect, it } from 'vitest';
import { Device } from '../../../shell/saved/testing/device.ts';
import { parseSaved } from '../session/format.ts';
import { CURRENT } from '../session/opening.ts';
import { viewOf } from '../session/session.ts';
import { playFrom } from './play-from.ts';

const services = (device: Device) => {
  const random = new RandomStream(seedRandom('lab'));
  return { saved: device.openTab(), stamp: () => 'now', draw: (below: number) => random.below(below) };
};

it('saves a game with the turns from the Lab and a hidden code that gives the same answers', async () => {
  const device = new Device();
  const turns = [
    { guess: 'aabb', answer: '0,1' },
    { guess: 'cadd', answer: '1,1' },
  ];
  expect(await playFrom('p4c6r', turns, services(device))).toBe('#/mastermind');
  const state = parseSaved(device.stored.get(CURRENT));
  const view = viewOf(state?.sheet as NonNullable<typeof state>['sheet']);
  expect(view.turns.map(({ guess, feedback: { exact, near } }) => [makeCode(guess), exact, near])).toEqual([
    ['aabb', 0, 1],
    ['cadd', 1, 1],
  ]);
  expect(view.status.phase).toBe('playing');
  expect(view.secret).toBeUndefined();
  expect(view.turnsMax).toBe(10);
  expect(state?.seating.assisted).toEqual([1, 2]);
});

it('returns undefined if no code fits the answers, or nothing can be saved', async () => {
  const device = new Device();
  const impossible = [
    { guess: 'aa', answer: '2,0' },
    { guess: 'bb', answer: '2,0' },
  ];
  expect(await playFrom('p2c2r', impossible, services(device))).toBeUndefined();
  device.isFull = true;
  expect(await playFrom('p4c6r', [], services(device))).toBeUndefined();
});
