import type { CommandRow, KeyRow } from '../../../ui/keycap.tsx';

export const keyRows: readonly KeyRow[] = [
  [['←', '→'], 'go from turn to turn'],
  [['C'], 'the next costly turn'],
  [['A'], 'play on from this turn'],
  [['B'], 'play the better guess'],
  [['D'], 'practise this turn'],
  [['L'], 'listen: say what is known of this turn'],
  [['/'], 'go to the command line'],
  [['?'], 'show these keys'],
];

export const commandRows: readonly CommandRow[] = [
  ['turn 3', 'look at that turn'],
  ['next, previous', 'the turn after, the turn before'],
  ['next costly', 'the next turn at which there was a better guess'],
  ['again 3', 'play on from turn 3; without a number, from this one'],
  ['play best', 'play the better guess instead of this turn'],
  ['share', 'copy the link to this review; also share turn, share command'],
  ['practice 3', 'play turn 3 again; without a number, this one'],
];
