import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PREFERENCES, type Preferences } from '../../../../shell/preferences.ts';
import type { Storage } from '../../../../shell/saved/storage.ts';
import { type StartThread, WorkerClient } from '../../../../shell/worker/worker-client.ts';
import { emptyDraft } from '../../session/draft.ts';
import type { Questions } from '../engine/questions.ts';
import { RaceService } from '../engine/race-service.ts';
import { makeRaceLink, parseRaceLink } from '../session/race-link.ts';
import { RaceSession, sheetOf } from '../session/race-session.ts';
import { parseSetting, type Setting } from '../session/setting.ts';
import { keep, readTallies, resume } from './persistence.ts';
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

function controllerOf(
  session: RaceSession,
  preferences: Preferences = DEFAULT_PREFERENCES,
  left: string[] = [],
  heard: string[] = [],
) {
  return new RaceController(session, {
    preferences: signal(preferences),
    engine: new WorkerClient(startHere, () => undefined),
    draw: () => 0,
    sound: (sound) => heard.push(sound),
    copyLink: async (link) => left.push(makeRaceLink(link) ?? '') > 0,
    leaveFor: (address) => left.push(address),
  });
}

function controllerFor(
  setting: string,
  seed: string,
  preferences: Preferences = DEFAULT_PREFERENCES,
): RaceController {
  const parsed = parseSetting(setting) as Setting;
  const session = new RaceSession(parsed, sheetOf(parsed, seed), emptyDraft(parsed.rules.places));
  return controllerOf(session, preferences);
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
    spoken.push(`${line}: ${controller.announcer.said.value}`);
  }
  return spoken;
}

/** A storage in memory. */
function memory(): Storage & { readonly kept: Map<string, unknown> } {
  const kept = new Map<string, unknown>();
  return {
    kept,
    read: async (key) => kept.get(key),
    write: async (key, value) => {
      kept.set(key, structuredClone(value));
      return true;
    },
    list: async (prefix) => [...kept].filter(([key]) => key.startsWith(prefix)),
    remove: async (keys) => {
      for (const key of keys) kept.delete(key);
      return true;
    },
  };
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
        "SSSS: This race is over.",
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
    expect(controller.announcer.said.value).toBe(slow.announcer.said.value);
  });

  it('makes one sound for each thing done, and the bell or the thud at the end', async () => {
    const heard: string[] = [];
    const setting = parseSetting('race p4c6r covered knuth') as Setting;
    const session = new RaceSession(setting, sheetOf(setting, 'holly-3417'), emptyDraft(4));
    const controller = controllerOf(session, DEFAULT_PREFERENCES, [], heard);
    controller.place(0);
    controller.erase();
    await transcriptOf(controller, ['SSPP', 'SS', 'TSNS']);
    expect(heard).toEqual(['key', 'erase', 'print', 'answer', 'print', 'bell']);
    controller.place(0);
    controller.erase();
    await transcriptOf(controller, ['again', 'resign']);
    expect(heard.slice(6)).toEqual(['thud']);
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
    const setting = parseSetting('race p4c6r covered knuth') as Setting;
    const session = new RaceSession(setting, sheetOf(setting, 'holly-3417'), emptyDraft(4));
    const troubles: string[] = [];
    const controller = new RaceController(session, {
      preferences: signal(DEFAULT_PREFERENCES),
      engine: new WorkerClient(startBroken, (trouble) => troubles.push(trouble)),
      draw: () => 0,
      sound: () => undefined,
      copyLink: async () => false,
      leaveFor: () => undefined,
    });
    expect(await transcriptOf(controller, ['SSPP', 'link', 'TSNS'])).toEqual([
      'SSPP: Turn 1. You: 1 exact, 1 near.',
      'link: This browser does not let the page copy.',
      'TSNS: You found the code in 2 turns. The others play on.',
    ]);
    expect(troubles.at(-1)).toBe('stopped');
    expect(session.isDecided).toBe(false);
    const back = controllerOf(new RaceSession(setting, session.sheet.value, session.draft.value));
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
    const setting = parseSetting('race p5c6n open knuth states') as Setting;
    const sender = controllerOf(
      new RaceSession(setting, sheetOf(setting, 'blue moon'), emptyDraft(5)),
      undefined,
      left,
    );
    await transcriptOf(sender, ['link']);
    expect(left).toEqual(['race-p5c6n-open-knuth-states/blue%20moon']);
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

describe('keeping a race', () => {
  it('files a decided race once, counts it, and opens it for review', async () => {
    const storage = memory();
    const left: string[] = [];
    const { setting, sheet, draft } = await resume(storage, () => 0, 'now');
    const controller = controllerOf(new RaceSession(setting, sheet, draft), DEFAULT_PREFERENCES, left);
    keep(
      controller,
      storage,
      () => 'now',
      () => undefined,
    );
    controller.run('race knuth seed holly-3417');
    controller.run('SSPP');
    await settled();
    expect([...storage.kept.keys()]).toEqual(['race']);
    controller.run('TSNS');
    await settled();
    const key = 'sheet/mastermind p4c6r/12/drawn/holly-3417';
    expect(storage.kept.get(key)).toMatchObject({ changed: 'now', race: { players: [{ name: 'knuth' }] } });
    expect(controller.tallies.value.get('knuth')).toEqual({ won: 1, drawn: 0, lost: 0 });
    controller.run('review');
    expect(left).toEqual(['#/review/p4c6r%2F12%2Fdrawn%2Fholly-3417']);

    await storage.remove([key]);
    const again = await resume(storage, () => 0, 'later');
    expect(again).toMatchObject({ found: 'resumed', filed: true });
    const back = controllerOf(new RaceSession(again.setting, again.sheet, again.draft));
    back.filed.value = again.filed;
    keep(
      back,
      storage,
      () => 'later',
      () => undefined,
    );
    await back.catchUp();
    await readTallies(back, storage);
    await settled();
    expect(storage.kept.has(key)).toBe(false);
    expect(back.review.value).toBeUndefined();
    expect(back.tallies.value.size).toBe(0);
  });

  it('comes back in the middle with the rivals where they were, and keeps none of their guesses', async () => {
    const storage = memory();
    const controller = controllerFor('race p4c6r covered knuth states', 'holly-3417');
    keep(
      controller,
      storage,
      () => 'now',
      () => undefined,
    );
    await transcriptOf(controller, ['SSPP', 'PPPP', 'SPSP']);
    controller.place(4);
    expect(JSON.stringify(storage.kept.get('race'))).not.toMatch(/exact|turns|feedback/);
    const again = await resume(storage, () => 0, 'later');
    const back = controllerOf(new RaceSession(again.setting, again.sheet, again.draft));
    await back.catchUp();
    expect(back.session.rivals.value).toEqual(controller.session.rivals.value);
    expect(back.session.draft.value).toEqual(controller.session.draft.value);
    expect(back.counts.value).toEqual(controller.counts.value);
  });

  it('puts aside what it cannot read', async () => {
    const storage = memory();
    storage.kept.set('race', { version: 1, setting: 'race', sheet: 'torn', draft: '' });
    expect(await resume(storage, () => 0, 'now')).toMatchObject({ found: 'unreadable' });
    expect(storage.kept.get('aside/now')).toEqual({ version: 1, setting: 'race', sheet: 'torn', draft: '' });
  });
});
