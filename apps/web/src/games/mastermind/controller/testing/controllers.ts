import { signal } from '@preact/signals';
import type { GameHost } from '../../../../shell/game-screen.ts';
import { testHost } from '../../../../shell/testing/host.ts';
import { type StartThread, WorkerClient } from '../../../../shell/worker/worker-client.ts';
import { AnalysisService } from '../../engine/analysis-service.ts';
import type { Questions } from '../../engine/questions.ts';
import { seatingFor } from '../../session/seating.ts';
import { freshSheet, stateFor } from '../../session/session.ts';
import { DEFAULT_SETTINGS } from '../../session/settings.ts';
import { FIRST_SETUP, type Seat, type Setup } from '../../session/setup.ts';
import { MastermindController } from '../controller.ts';

/** Creates a controller whose engine answers asynchronously without a worker, and whose computer players never wait. */
export function controllerAt(
  seat: Seat,
  more: Partial<Setup> = {},
  seed = 'holly-3417',
): MastermindController {
  return controllerWith({ ...FIRST_SETUP, seat, ...more }, seed, startHere);
}

/** Creates a controller whose engine never answers. */
export function silentController(seat: Seat): MastermindController {
  const silent = { ask: () => undefined, stop: () => undefined };
  return controllerWith({ ...FIRST_SETUP, seat }, 'holly', () => silent);
}

/** Returns the last announced sentence. */
export function announced(controller: MastermindController): string {
  return (hosts.get(controller) as GameHost).announcer.sentence.value;
}

const hosts = new WeakMap<MastermindController, GameHost>();

function controllerWith(setup: Setup, seed: string, start: StartThread<Questions>): MastermindController {
  const state = stateFor(freshSheet(setup, seed), seatingFor(setup.seat, setup.player));
  const host = testHost();
  const controller = new MastermindController(state, host, {
    settings: signal(DEFAULT_SETTINGS),
    engine: new WorkerClient(start, () => undefined),
    wait: () => Promise.resolve(),
    name: () => 'Mastermind',
  });
  hosts.set(controller, host);
  return controller;
}

const startHere: StartThread<Questions> = (onAnswer) => {
  const service = new AnalysisService();
  return {
    ask: (asked) =>
      queueMicrotask(() => {
        const work = service.answer(asked);
        for (let step = work.next(); ; step = work.next())
          if (step.done) {
            onAnswer({ id: asked.id, answer: step.value });
            return;
          }
      }),
    stop: () => undefined,
  };
};
