import { RandomStream, seedRandom } from '@inkling/core/random';
import { OPPONENTS, QUIZZES } from '@inkling/games/witch/rules/params';
import { LEVELS, MATE_RULES } from '@inkling/games/witch/rules/setting';
import { signal } from '@preact/signals';
import fc from 'fast-check';
import { testHost } from '../../../../shell/testing/host.ts';
import { DEFAULT_LOOK } from '../../settings/look.ts';
import { WitchController } from '../controller.ts';
import { newState } from '../format.ts';
import { FIRST_COVEN, parseKnownFaces, WHOLE_COVEN } from '../known-faces.ts';
import { sheetFor } from '../session.ts';
import { type Setup, withCoven } from '../setup.ts';

export const setups: fc.Arbitrary<Setup> = fc
  .record({
    level: fc.constantFrom(...LEVELS),
    rule: fc.constantFrom(...MATE_RULES),
    opponent: fc.constantFrom(...OPPONENTS),
    quiz: fc.constantFrom(...QUIZZES),
    calm: fc.boolean(),
    timed: fc.boolean(),
    coven: fc.option(fc.integer({ min: FIRST_COVEN, max: WHOLE_COVEN }), { nil: undefined }),
  })
  .map(({ coven, ...setup }) => withCoven(setup, coven));

/** Creates a controller whose clock only advances on `tick`. */
export function play(setup: Setup, seed = 'holly', leads = signal(true)) {
  const waiting = new Set<() => void>();
  let counted = 0;
  const random = new RandomStream(seedRandom(seed));
  const host = testHost({ draw: (below) => random.below(below), leads });
  const settings = {
    look: signal(DEFAULT_LOOK),
    bestResults: signal({}),
    knownFaces: signal(parseKnownFaces({})),
  };
  const controller = new WitchController(newState(sheetFor(setup, seed)), host, settings, {
    later: (_, act) => {
      waiting.add(act);
      counted++;
      return () => waiting.delete(act);
    },
    today: () => '2026-11-23',
  });
  const tick = () => {
    const [act] = waiting;
    if (act) waiting.delete(act);
    act?.();
    return act !== undefined;
  };
  return {
    controller,
    announced: () => host.announcer.sentence.value,
    tick,
    isWaiting: () => waiting.size > 0,
    /** Number of times that something was scheduled. */
    counted: () => counted,
  };
}
