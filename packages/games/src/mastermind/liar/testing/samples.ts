import type { RulesSamples } from '../../../contract/testing/samples.ts';

export { liarGame as RULES } from '../rules/game.ts';

export const SAMPLES: RulesSamples = {
  params: ['p2c2r/3/1', 'p4c6r/12/1', 'p3c4n/9/0', 'p4c6r/10/3'],
  inputs: ['ab', 'aa', 'aabb', '1122', 'abc', 'resign', 'zz', ''],
};
