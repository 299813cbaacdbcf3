import type { GameSamples } from '../../contract/testing/samples.ts';
import type { WitchView } from '../rules/view.ts';

export const SAMPLES: GameSamples = {
  params: [
    '2x2 bonus=0 bombs=0 rule=king touching=2 against=person quiz=typed passing',
    '3x3 bonus=1 bombs=0 rule=rook touching=0 against=nobody quiz=names',
    '3x4 bonus=1 bombs=1 rule=king touching=0 against=lru4 quiz=off calm timed',
  ],
  inputs: ['1,1', '1 2', '2,1', '2,2', '3,3', 'cover', 'skip', 'hint', 'pass', '1', 'Hazel', 'name Agnes'],
  rules: [
    '2x2 bonus=0 bombs=0 rule=king touching=2 against=person quiz=off coven=5 passing',
    '3x3 bonus=1 bombs=0 rule=rook touching=0 against=nobody quiz=names coven=7',
    '3x4 bonus=1 bombs=1 rule=king touching=0 against=lru4 quiz=off coven=8 calm timed',
  ],
  lines: [
    ...['1,1', '1,2', '2,1', '2,2', '3,3'].map((square) => `flip ${square}`),
    'peek 1,2',
    'peek 2,2',
    'name Hazel',
    'hint',
    'skip',
    'cover',
    'pass',
    'FLIP 1,1',
  ],
  shown: ({ tonight, quiz }: WitchView) => [tonight, quiz],
};
