import type { OptimalFault } from 'inkling/optimal';
import { sayOptimalFault } from '../../messages/optimal.ts';
import { type Refusal, type RefusalCode, refusal } from '../../shell/refusal.ts';

/** Says why an exact search is impossible; `name` is what was to be searched. */
export function refusalOf(fault: OptimalFault, name: string): Refusal {
  const [code, at] = CODES[fault.code];
  return refusal(code, sayOptimalFault(fault, name), at);
}

const CODES: Readonly<Record<OptimalFault['code'], readonly [code: RefusalCode, at?: string]>> = {
  'too-heavy': ['too-large', '--weights'],
  'wrong-weights': ['bad-file', '--weights'],
  'too-large': ['too-large'],
  'unknown-root': ['bad-value', '--root'],
  'forbidden-root': ['bad-value', '--root'],
  infeasible: ['bad-value', '--max-depth'],
  budget: ['too-large', '--nodes'],
  'bad-state': ['bad-file', '--state'],
  empty: ['bad-file'],
  'empty-list': ['bad-file'],
  'unguessable-secret': ['bad-file'],
  'mixed-lengths': ['bad-file'],
  'word-too-long': ['too-large'],
  'word-twice': ['bad-file'],
  'answer-not-allowed': ['bad-file'],
};
