import { type ReadonlySignal, signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PREFERENCES, type Preferences } from '../../../../shell/preferences.ts';
import { autosave, keyOf, readCurrentGame } from '../../../../shell/saved/saved-game.ts';
import { Device } from '../../../../shell/saved/testing/device.ts';
import { testHost } from '../../../../shell/testing/host.ts';
import { type StartThread, WorkerClient } from '../../../../shell/worker/worker-client.ts';
import type { Questions } from '../engine/questions.ts';
import { RaceService } from '../engine/race-service.ts';
import { messages } from '../messages/language.ts';
import { FORMAT } from '../session/format.ts';
import { makeRaceLink, parseRaceLink } from '../session/race-link.ts';
import { type RaceState, raceFor } from '../session/race-session.ts';
import { parseSetting, type Setting, USUAL_SETTING } from '../session/setting.ts';
import { fileRaces, readTallies } from './filing.ts';
import { RaceController } from './race-controller.ts';

/** The engine without a worker: it answers a moment later. */
const startHere: StartThread<Questions> = (onAnswer) => {
  const service = new RaceService();
  return {
    ask: (asked) =>
      queueMicrotask(() => {
        const work = service.answer(structuredClone(asked));
        for (let step = work.next(); ; step = work.next())
          if (step.done) {
            onAnswer({ id: asked.id, answer: structuredClone(step.value) });
            return;
          }
      }),
    stop: () => undefined,
  };
};

/** An engine that crashes at every question. */
const startBroken: StartThread<Questions> = (_, onCrash) => ({
  ask: () => queueMicrotask(onCrash),
  stop: () => undefined,
});

/** What a test hears of a controller. */
interface Heard {
  readonly left?: string[];
  readonly sounds?: string[];
  readonly preferences?: Preferences;
}

function controllerOf(race: RaceState, { left = [], sounds = [], preferences }: Heard = {}): RaceController {
  const host = testHost({
    preferences: signal(preferences ?? DEFAULT_PREFERENCES),
    sound: (sound) => sounds.push(sound),
  });
  const controller = new RaceController(race, host, {
    engine: new WorkerClient(startHere, () => undefined),
    copyLink: async (link) => left.push(makeRaceLink(link) ?? '') > 0,
    leaveFor: (address) => left.push(address),
  });
  announced.set(controller, host.announcer.sentence);
  return controller;
}

/** What each controller announced last. */
const announced = new WeakMap<RaceController, ReadonlySignal<string>>();

function raceOf(setting: string, seed: string): RaceState {
  return raceFor(parseSetting(setting) as Setting, seed);
}

function controllerFor(setting: string, seed: string, preferences?: Preferences): RaceController {
  return controllerOf(raceOf(setting, seed), preferences && { preferences });
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

async function transcriptOf(
  controller: RaceController,
  lines: readonly string[],
): Promise<readonly string[]> {
  const spoken: string[] = [];
  for (const line of lines) {
    controller.run(line);
    await settled();
    spoken.push(`${line}: ${announced.get(controller)?.value}`);
  }
  return spoken;
}

describe('the controller of a race', () => {
  it('speaks one line a turn, and the end of it', async () => {
    const controller = controllerFor('race p4c6r covered knuth states', 'holly-3417');
    expect(
      await transcriptOf(controller, ['SSPP', 'state', 'STNS', 'undo', 'PPPP', 'TSNS', 'state', 'SSSS']),
    ).toMatchInlineSnapshot(`
      [
        "SSPP: Turn 1. You: 1 exact, 1 near, 208 codes left. Knuth: 1 exact, 1 near, 208 left. Four states: 1 exact, 1 near, 208 left.",
        "state: Turn 2 of 12. 208 codes left. Knuth: 1 turn, 208 left. Four states: 1 turn, 208 left. Your guess: place 1 empty, place 2 empty, place 3 empty, place 4 empty.",
        "STNS: Turn 2. You: 2 exact, 2 near, 3 codes left. Knuth: 1 exact, 3 near, 4 left. Four states: 2 exact, 0 near, 12 left.",
        "undo: There is no undo in a race: everybody breaks the code alone, and nothing is taken back.",
        "PPPP: Turn 3. You: 0 exact, 0 near, 3 codes left. Knuth: 2 exact, 2 near, 1 left. Four states: 2 exact, 0 near, 4 left.",
        "TSNS: You found the code in 4 turns. Knuth needed 4 turns. Four states needed 4 turns. A draw.",
        "state: You found the code in 4 turns. Knuth needed 4 turns. Four states needed 4 turns. A draw. ",
        "SSSS: This race is already over.",
      ]
    `);
  });

  it('says what is left of the adversary, and proves it', async () => {
    const controller = controllerFor('adversary p3c4r covered', 'x');
    expect(await transcriptOf(controller, ['SSP', 'TTN', 'PTP', 'TPT', 'TSN'])).toMatchInlineSnapshot(`
      [
        "SSP: Turn 1. You: 1 exact, 0 near, 17 codes left.",
        "TTN: Turn 2. You: 1 exact, 0 near, 4 codes left.",
        "PTP: Turn 3. You: 0 exact, 0 near, 2 codes left.",
        "TPT: Turn 4. You: 0 exact, 0 near, 2 codes left.",
        "TSN: Turn 5. You: 1 exact, 1 near, 1 code left.",
      ]
    `);
    controller.run('resign');
    await settled();
    expect(controller.proof.value?.verdict).toEqual({ codes: 64 });
    const again = await transcriptOf(controller, ['again', 'SSP', 'TTN', 'PTP', 'SNN', 'NSN']);
    expect(again.at(-1)).toBe('NSN: You cornered the adversary in 5 turns.');
  });

  it('counts nothing aloud for a person who wants no aids, until the end', async () => {
    const controller = controllerFor('race p4c6r covered knuth', 'holly-3417', {
      ...DEFAULT_PREFERENCES,
      aids: false,
    });
    const spoken = await transcriptOf(controller, ['SSPP', 'state']);
    expect(spoken.join()).not.toContain('left');
    expect(controller.shownCounts).toEqual([]);
    await transcriptOf(controller, ['resign']);
    expect(controller.shownCounts).toHaveLength(2);
  });

  it('stays right when guesses come faster than rivals think', async () => {
    const controller = controllerFor('race p4c6r covered knuth parts', 'holly-3417');
    for (const line of ['SSPP', 'STNN', 'BBBB', 'KKKK']) controller.run(line);
    await settled();
    const slow = controllerFor('race p4c6r covered knuth parts', 'holly-3417');
    await transcriptOf(slow, ['SSPP', 'STNN', 'BBBB', 'KKKK']);
    expect(controller.session.rivals.value).toEqual(slow.session.rivals.value);
    expect(controller.counts.value).toEqual(slow.counts.value);
    expect(announced.get(controller)?.value).toBe(announced.get(slow)?.value);
  });

  it('makes one sound for each thing done, and the bell or the thud at the end', async () => {
    const sounds: string[] = [];
    const controller = controllerOf(raceOf('race p4c6r covered knuth', 'holly-3417'), { sounds });
    controller.place(0);
    controller.erase();
    await transcriptOf(controller, ['SSPP', 'SS', 'TSNS']);
    expect(sounds).toEqual(['key', 'erase', 'print', 'answer', 'print', 'bell']);
    controller.place(0);
    controller.erase();
    await transcriptOf(controller, ['again', 'resign']);
    expect(sounds.slice(6)).toEqual(['thud']);
  });

  it('lets a rival see nothing but its own answers', async () => {
    const careful = controllerFor('race p4c6r covered entropy', 'holly-3417');
    const hasty = controllerFor('race p4c6r covered entropy', 'holly-3417');
    await transcriptOf(careful, ['SSPP', 'TNTN', 'resign']);
    await transcriptOf(hasty, ['BBBB', 'TSNS']);
    expect(hasty.session.rivals.value).toEqual(careful.session.rivals.value);
  });
});

describe('a race without its engine', () => {
  it('goes on for the person, says so, and comes to its end with the next visit', async () => {
    const troubles: string[] = [];
    const host = testHost();
    const controller = new RaceController(raceOf('race p4c6r covered knuth', 'holly-3417'), host, {
      engine: new WorkerClient(startBroken, (trouble) => troubles.push(trouble)),
      copyLink: async () => false,
      leaveFor: () => undefined,
    });
    announced.set(controller, host.announcer.sentence);
    const { session } = controller;
    expect(await transcriptOf(controller, ['SSPP', 'link', 'TSNS'])).toEqual([
      'SSPP: Turn 1. You: 1 exact, 1 near.',
      'link: This browser does not let the page copy.',
      'TSNS: You found the code in 2 turns. The others play on.',
    ]);
    expect(troubles.at(-1)).toBe('stopped');
    expect(session.isDecided).toBe(false);
    const back = controllerOf(controller.state.value);
    await back.catchUp();
    expect(back.session.isDecided).toBe(true);
    expect(await transcriptOf(back, ['state'])).toEqual([
      'state: You found the code in 2 turns. Knuth needed 4 turns. You win.',
    ]);
  });
});

describe('a link to a race', () => {
  it('asks for the same race, and leaves the one that runs alone until the person says so', async () => {
    const left: string[] = [];
    const sender = controllerOf(raceOf('race p5c6n open knuth states', 'blue moon'), { left });
    await transcriptOf(sender, ['link']);
    expect(left).toEqual(['s1/race-p5c6n-open-knuth-states/blue%20moon.BcfO']);
    const controller = controllerFor('race p4c6r covered parts', 'holly');
    await transcriptOf(controller, ['SSPP']);
    controller.propose(parseRaceLink(left[0] as string)!);
    expect(controller.dialog.value).toBe('race');
    expect(controller.session.turns.value).toHaveLength(1);
    const { setting: asked, seed } = controller.proposed.value!;
    controller.begin(asked, seed);
    expect(controller.proposed.value).toBeUndefined();
    expect(controller.link).toEqual(sender.link);
  });
});

/** Keeps a race on a device, as the page does. */
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

describe('keeping a race', () => {
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

  it('counts no race that was given up before a guess, and says what is counted', async () => {
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

  it('comes back in the middle with the rivals where they were, and keeps none of their guesses', async () => {
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

  it('goes on in another tab, without branches', async () => {
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

  it('puts aside what it cannot read', async () => {
    const device = new Device();
    const broken = { version: 1, setting: 'race', sheet: 'broken', draft: '' };
    device.stored.set('game/race', broken);
    const { controller } = await keepRace(device);
    expect(controller.session.turns.value).toEqual([]);
    expect(device.stored.get('aside/now game/race')).toEqual(broken);
  });
});
