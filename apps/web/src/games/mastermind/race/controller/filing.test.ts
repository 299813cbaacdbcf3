import { describe, expect, it } from 'vitest';
import { autosave, keyOf, readCurrentGame } from '../../../../shell/saved/saved-game.ts';
import { Device } from '../../../../shell/saved/testing/device.ts';
import { messages } from '../messages/language.ts';
import { FORMAT } from '../session/format.ts';
import { raceFor } from '../session/race-session.ts';
import { USUAL_SETTING } from '../session/setting.ts';
import { fileRaces, readTallies } from './filing.ts';
import { controllerOf, type Heard, settled, transcriptOf } from './testing/controllers.ts';

/** Opens and saves a race on a device, as the page does. */
async function keepRace(device: Device, heard: Heard = {}) {
  const saved = device.openTab();
  const kept = await readCurrentGame(saved, FORMAT);
  const controller = controllerOf(kept ?? raceFor(USUAL_SETTING, 'first'), heard);
  const leadership = await saved.tabs.lead(keyOf(FORMAT));
  const stopSaving = autosave(saved, FORMAT, controller, leadership, () => 'now', !kept);
  const stopFiling = fileRaces(controller, saved, () => 'now');
  const stop = () => {
    stopSaving();
    stopFiling();
  };
  return { controller, saved, stop };
}

describe('saving a race', () => {
  it('files a decided race once, counts it, and opens it for review', async () => {
    const device = new Device();
    const left: string[] = [];
    const { controller, stop } = await keepRace(device, { left });
    controller.run('race knuth seed holly-3417');
    controller.run('SSPP');
    await settled();
    expect([...device.stored.keys()]).toEqual(['game/race']);
    controller.run('TSNS');
    await settled();
    await settled();
    const key = 'sheet/mastermind p4c6r/12/drawn/holly-3417';
    expect(device.stored.get(key)).toMatchObject({ changed: 'now', race: { players: [{ name: 'knuth' }] } });
    expect(controller.tallies.value.get('knuth')).toEqual({ won: 1, drawn: 0, lost: 0 });
    controller.run('review');
    expect(left).toEqual(['#/review/mastermind/~p4c6r%2F12%2Fdrawn%2Fholly-3417']);

    stop();
    device.stored.delete(key);
    const { controller: back, saved } = await keepRace(device);
    expect(back.state.value).toMatchObject({ filed: true });
    await back.catchUp();
    await readTallies(back, saved);
    await settled();
    expect(device.stored.has(key)).toBe(false);
    expect(back.review.value).toBeUndefined();
    expect(back.tallies.value.size).toBe(0);
  });

  it('does not count a race given up before the first guess, and says what is counted', async () => {
    const device = new Device();
    const { controller } = await keepRace(device);
    controller.run('race knuth seed holly-3417');
    controller.resign();
    await settled();
    await settled();
    expect(controller.session.isDecided).toBe(true);
    expect([...device.stored.keys()]).toEqual(['game/race']);
    expect(messages().tallies.none).toBe(
      'Finished races are counted here, once you have made a guess in them.',
    );
  });

  it('restores a race in progress with its rivals, without storing their guesses', async () => {
    const device = new Device();
    const { controller, stop } = await keepRace(device);
    controller.run('race knuth states seed holly-3417');
    await transcriptOf(controller, ['SSPP', 'PPPP', 'SPSP']);
    controller.place(4);
    await settled();
    expect(JSON.stringify(device.stored.get('game/race'))).not.toMatch(/exact|turns|feedback/);
    stop();
    const { controller: back } = await keepRace(device);
    await back.catchUp();
    expect(back.session.rivals.value).toEqual(controller.session.rivals.value);
    expect(back.session.draft.value).toEqual(controller.session.draft.value);
    expect(back.counts.value).toEqual(controller.counts.value);
  });

  it('continues in another tab, without branches', async () => {
    const device = new Device();
    const { controller } = await keepRace(device);
    controller.run('race knuth seed holly-3417');
    await settled();
    const { controller: other } = await keepRace(device);
    controller.run('SSPP');
    await settled();
    expect(other.session.turns.value).toEqual(controller.session.turns.value);
    other.run('TSNS');
    await settled();
    expect(controller.session.hasWon).toBe(true);
    expect(controller.session.sheet.value.nodes.map(({ parent }) => parent)).toEqual([-1, 0, 1]);
  });

  it('sets unreadable data aside', async () => {
    const device = new Device();
    const broken = { version: 1, setting: 'race', sheet: 'broken', draft: '' };
    device.stored.set('game/race', broken);
    const { controller } = await keepRace(device);
    expect(controller.session.turns.value).toEqual([]);
    expect(device.stored.get('aside/now game/race')).toEqual(broken);
  });
});
