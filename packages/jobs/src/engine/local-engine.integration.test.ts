import { describe } from 'vitest';
import { keepsTheContract } from '../testing/contract.ts';
import { openLocalRig } from '../testing/local-rig.ts';

describe('the local engine', () => keepsTheContract(openLocalRig));
