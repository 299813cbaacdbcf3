import type { GameSamples } from '../../contract/testing/samples.ts';

export const SAMPLES: GameSamples = {
  params: ['w3t2@english', 'w5t6@english', 'w5t2h@english', 'w10t99@english'],
  inputs: ['geese', 'these', 'eerie', ' CRANE ', 'ox', 'cat', 'zzzzz', 'é', ''],
  rules: ['w3t2@english', 'w5t6@english', 'w5t6h@english'],
  lines: [
    'guess cat',
    'guess dog',
    'guess geese',
    'guess these',
    'guess crane',
    'guess Crane',
    'deposit crane',
    'deposit cat',
    'deposit zzzzz',
    'crane',
  ],
};
