import { describe, expect, it } from 'vitest';
import { DEFAULT_PREFERENCES } from '../../../../shell/preferences.ts';
import { testHost } from '../../../../shell/testing/host.ts';
import { type StartThread, WorkerClient } from '../../../../shell/worker/worker-client.ts';
import type { Questions } from '../engine/questions.ts';
import { parseRaceLink } from '../session/race-link.ts';
import { RaceController } from './race-controller.ts';
import {
  announced,
  controllerFor,
  controllerOf,
  raceOf,
  settled,
  transcriptOf,
} from './testing/controllers.ts';

/** An engine that crashes at every question. */
const startBroken: StartThread<Questions> = (_, onCrash) => ({
  ask: () => queueMicrotask(onCrash),
  stop: () => undefined,
});

describe('the controller of a race', () => {
  it('announces one line per turn, and the result', async () => {
    const controller = controllerFor('race p4c6r covered knuth states', 'holly-3417');
    expect(
      await transcriptOf(controller, ['SSPP', 'state', 'STNS', 'undo', 'PPPP', 'TSNS', 'state', 'SSSS']),
    ).toMatchInlineSnapshot(`
      [
        "SSPP: Turn 1. You: 1 exact, 1 near, 208 codes left. Knuth: 1 exact, 1 near, 208 left. Four states: 1 exact, 1 near, 208 left.",
        "state: Turn 2 of 12. 208 codes left. Knuth: 1 turn, 208 left. Four states: 1 turn, 208 left. Your guess: place 1 empty, place 2 empty, place 3 empty, place 4 empty.",
        "STNS: Turn 2. You: 2 exact, 2 near, 3 codes left. Knuth: 1 exact, 3 near, 4 left. Four states: 2 exact, 0 near, 12 left.",
        "undo: There is no undo in a race: each player breaks the code alone, and no move is taken back.",
        "PPPP: Turn 3. You: 0 exact, 0 near, 3 codes left. Knuth: 2 exact, 2 near, 1 left. Four states: 2 exact, 0 near, 4 left.",
        "TSNS: You found the code in 4 turns. Knuth needed 4 turns. Four states needed 4 turns. A draw.",
        "state: You found the code in 4 turns. Knuth needed 4 turns. Four states needed 4 turns. A draw. ",
        "SSSS: This race is already over.",
      ]
    `);
  });

  it('announces the codes left to the adversary, and verifies its answers', async () => {
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

  it('announces and shows no counts before the end when help is off', async () => {
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

  it('stays correct when guesses come faster than rivals think', async () => {
    const controller = controllerFor('race p4c6r covered knuth parts', 'holly-3417');
    for (const line of ['SSPP', 'STNN', 'BBBB', 'KKKK']) controller.run(line);
    await settled();
    const slow = controllerFor('race p4c6r covered knuth parts', 'holly-3417');
    await transcriptOf(slow, ['SSPP', 'STNN', 'BBBB', 'KKKK']);
    expect(controller.session.rivals.value).toEqual(slow.session.rivals.value);
    expect(controller.counts.value).toEqual(slow.counts.value);
    expect(announced.get(controller)?.value).toBe(announced.get(slow)?.value);
  });

  it('plays one sound per action, and a bell or a thud at the end', async () => {
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
  it('continues for the user, says so, and is decided on the next visit', async () => {
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
  it('proposes the same race, and leaves the current one alone until the user confirms', async () => {
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
