import { describe, expect, it } from 'vitest';
import { autosave } from '../../../shell/saved/saved-game.ts';
import { Device } from '../../../shell/saved/testing/device.ts';
import type { MastermindController } from '../controller/controller.ts';
import { silentController } from '../controller/testing/controllers.ts';
import { draftOf } from './draft.ts';
import { FORMAT } from './format.ts';
import { CURRENT } from './opening.ts';
import type { Seat } from './setup.ts';

/** Autosaves a controller's game on the given device, or on a new one. */
async function keepController(
  controller: MastermindController,
  stamp = 'now',
  device: Device = new Device(),
  isNew = true,
) {
  const saved = device.openTab();
  const leadership = await saved.tabs.lead(CURRENT);
  const stop = autosave(saved, FORMAT, controller, leadership, () => stamp, isNew);
  return { device, saved, stop };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a saved game', () => {
  it('contains the guess being typed, but never a code being entered', async () => {
    const breaker = silentController('breaker');
    const { device } = await keepController(breaker);
    breaker.session.draft.value = draftOf([5, 4, 3, 2]);
    await settled();
    expect(JSON.stringify(device.stored.get(CURRENT))).toContain('fedc');
    const two = silentController('two');
    const other = await keepController(two);
    const written: unknown[] = [];
    other.saved.tabs.tell = (_, value) => written.push(value);
    expect(two.session.asks.value).toBe('code');
    for (const code of [[5], [5, 4], [5, 4, 3], [5, 4, 3, 2]])
      two.session.draft.value = { symbols: [0, 1, 2, 3].map((place) => code[place]), place: 0 };
    await settled();
    expect(written.length).toBeGreaterThan(0);
    expect(JSON.stringify([...other.device.stored, ...written])).not.toMatch(/f---|fe--|fed-|fedc/);
  });

  it('is stored under its own key from the first move, and not merely by opening it', async () => {
    const controller = silentController('breaker');
    const { device, stop } = await keepController(controller, 'first');
    await settled();
    expect([...device.stored.keys()]).toEqual([CURRENT]);
    controller.session.submit([0, 0, 1, 1]);
    await settled();
    const [name] = [...device.stored.keys()].filter((key) => key !== CURRENT) as [string];
    expect(device.stored.get(name)).toMatchObject({ changed: 'first' });
    stop();
    await keepController(controller, 'second', device, false);
    await settled();
    expect(device.stored.get(name)).toMatchObject({ changed: 'first' });
    controller.session.submit([0, 0, 2, 2]);
    await settled();
    expect(device.stored.get(name)).toMatchObject({ changed: 'second' });
  });

  it('is reported as not saved if the browser refuses it', async () => {
    const controller = silentController('breaker');
    const { device, saved } = await keepController(controller);
    await settled();
    expect(saved.trouble.value).toBeUndefined();
    device.isFull = true;
    controller.session.submit([0, 0, 1, 1]);
    await settled();
    expect(saved.trouble.value).toBe('not-saved');
  });
});

describe('a guess', () => {
  it('is accepted only when a guess is expected', () => {
    const session = (seat: Seat) => silentController(seat).session;
    expect(session('breaker').submit([0, 1, 2, 3])).toBe(true);
    for (const seat of ['two', 'maker', 'solver'] as const) {
      const other = session(seat);
      expect(other.asks.value).not.toBe('guess');
      expect(other.submit([0, 1, 2, 3])).toBe(false);
      expect(other.sheet.value.nodes).toHaveLength(1);
    }
  });
});
