import { PostgresEngine } from '../engine/postgres-engine.ts';
import { openPool } from '../engine/postgres-proofs.ts';
import { RIG_TERMS } from './rig.ts';
import { obey } from './rig-work.ts';

obey(async (url, proof, version, silenceMs) => {
  const pool = await openPool(url, silenceMs);
  const engine = await PostgresEngine.open(pool, { proof, version }, 'worker', RIG_TERMS);
  return { engine, end: () => pool.end() };
});
