import { type ReadonlySignal, signal } from '@preact/signals';
import { DEFAULT_PREFERENCES, type Preferences } from '../../../../../shell/preferences.ts';
import { testHost } from '../../../../../shell/testing/host.ts';
import { type StartThread, WorkerClient } from '../../../../../shell/worker/worker-client.ts';
import type { Questions } from '../../engine/questions.ts';
import { RaceService } from '../../engine/race-service.ts';
import { makeRaceLink } from '../../session/race-link.ts';
import { type RaceState, raceFor } from '../../session/race-session.ts';
import { parseSetting, type Setting } from '../../session/setting.ts';
import { RaceController } from '../race-controller.ts';

/** Runs the engine without a worker thread; it answers asynchronously. */
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

/** What a test observes of a controller, and the preferences that it sets. */
export interface Heard {
  readonly left?: string[];
  readonly sounds?: string[];
  readonly preferences?: Preferences;
}

export function controllerOf(
  race: RaceState,
  { left = [], sounds = [], preferences }: Heard = {},
): RaceController {
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

/** The last announcement of each controller. */
export const announced = new WeakMap<RaceController, ReadonlySignal<string>>();

export function raceOf(setting: string, seed: string): RaceState {
  return raceFor(parseSetting(setting) as Setting, seed);
}

export function controllerFor(setting: string, seed: string, preferences?: Preferences): RaceController {
  return controllerOf(raceOf(setting, seed), preferences && { preferences });
}

export const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

export async function transcriptOf(
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
