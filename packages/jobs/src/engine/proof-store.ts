import type { JobEngine, LeaseTerms, ProofName } from './job-engine.ts';

/**
 * A proof in a database: its specification and the version of the code it belongs to. A proof is begun once and stays
 * in the database; its facts are its whole state.
 */
export interface ProofRecord extends ProofName {
  /** What is to be proved, as serialised by `proof/spec.ts`. */
  readonly spec: string;
  readonly open: boolean;
}

export type EnginePlace = 'coordinator' | 'worker';

/** A database that the coordinator of a proof shares with its workers. Every call rejects if it cannot be reached. */
export interface ProofStore {
  /**
   * Begins a proof, or joins an existing one with the same name. Returns the stored record, maybe of another version.
   */
  begin(record: ProofRecord): Promise<ProofRecord>;
  end(proof: string): Promise<void>;
  reopen(proof: string): Promise<void>;
  /** Returns the proofs that need workers, oldest first. */
  openProofs(): Promise<readonly ProofRecord[]>;
  /** Opens an engine. A coordinator's engine offers jobs and sees all reports; a worker's leases and finishes jobs. */
  engine(name: ProofName, place: EnginePlace, terms?: LeaseTerms): Promise<JobEngine>;
  close(): Promise<void>;
}

/** Thrown when a store's packages are not installed. They are optional, because most users do not need them. */
export class MissingPackages extends Error {
  /** With versions, in the form that `npm install` takes. */
  readonly packages: readonly string[];

  constructor(packages: readonly string[], options?: ErrorOptions) {
    super(`not installed: ${packages.join(', ')}`, options);
    this.packages = packages;
  }
}

/** Matches the beginning of every supported database URL. */
export const STORE_URL: RegExp = /^(postgres(ql)?|rediss?):\/\//;
