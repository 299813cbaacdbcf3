import { PostgresEngine } from '../engine/postgres-engine.ts';
import { openPool } from '../engine/postgres-proofs.ts';
import { RIG_SILENCE_MS, RIG_TERMS } from './rig.ts';
import { connect, workForRig } from './rig-work.ts';

/** A worker process of the contract: URL, proof and version. */
const [url = '', proof = '', version = ''] = process.argv.slice(2);
const pool = await connect(() => openPool(url, RIG_SILENCE_MS));
await workForRig(await PostgresEngine.open(pool, { proof, version }, 'worker', RIG_TERMS));
