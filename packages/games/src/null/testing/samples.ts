import type { GameSamples } from '../../contract/testing/samples.ts';

export const SAMPLES: GameSamples = {
  params: ['n3/2/drawn', 'n8/4/deposited', 'n8/4/kept', 'n999/99/drawn'],
  inputs: ['1', '2', ' 3 ', '8', '0', '1000', 'lower', 'HIGHER', 'found', 'Resign', '', 'x'],
  rules: ['n3/2', 'n8/4', 'n999/99'],
  lines: [
    'guess 1',
    'guess 2',
    'guess 3',
    'guess 03',
    'deposit 2',
    'answer lower',
    'resign',
    'answer found',
    'correct 1 higher',
  ],
};
