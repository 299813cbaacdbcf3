import type { GameSamples } from '../../contract/testing/samples.ts';

export const SAMPLES: GameSamples = {
  params: ['p2c3r/3/by-hand', 'p3c4n/5/deposited', 'p4c6r/12/drawn', 'p16c20r/99/drawn'],
  inputs: ['aabb', '1122', 'abc', 'ab', '1,0', '0 0', '2,0', '1 1', 'resign', 'zz', '', 'aabbccddeeffaabb'],
  rules: ['p2c2r/4', 'p3c4n/5', 'p4c6r/12'],
  lines: [
    'guess ab',
    'guess aa',
    'guess abc',
    'guess bca',
    'guess aabb',
    'guess AABB',
    'deposit ab',
    'deposit cab',
    'score 1,0',
    'score 2,0',
    'rescore 1 0,0',
    'resign',
  ],
};
