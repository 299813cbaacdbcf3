import { expect, it } from 'vitest';
import { controllerFor } from '../race/controller/testing/controllers.ts';
import { silentController } from './testing/controllers.ts';

it('names the game in the tab title, with the turn only while it is in progress', () => {
  const controller = silentController('breaker');
  expect(controller.title.value).toBe('Turn 1 · Mastermind · Inkling');
  for (let turn = 1; turn <= 10; turn++) controller.run('SSSS');
  expect(controller.title.value).toBe('Mastermind · Inkling');
});

it('distinguishes a race from a runaway code in the tab title', () => {
  const runaway = controllerFor('adversary p4c6r covered', 'x');
  expect(runaway.title.value).toBe('Runaway Code, turn 1 · Inkling');
  const race = controllerFor('race p4c6r covered knuth', 'holly');
  race.run('SSPP');
  expect(race.title.value).toBe('Race, turn 2 · Inkling');
  race.resign();
  expect(race.title.value).toBe('Race · Inkling');
});
