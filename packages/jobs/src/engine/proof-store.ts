import type { JobEngine, LeaseTerms, ProofName } from './job-engine.ts';

/**
 * The proofs of a database: which there are, what they are about, and which version of the code they belong to. A
 * proof is begun once and stays; its facts are all its state.
 */
export interface ProofRecord extends ProofName {
  /** What is to be proved, as `proof/spec.ts` writes it. */
  readonly spec: string;
  readonly open: boolean;
}

export type EnginePlace = 'coordinator' | 'worker';

/** A database that the coordinator of a proof and its workers share. Every call may reject while it is out of reach. */
export interface ProofStore {
  /** Begins a proof, or joins the one that has its name; that one is returned and may be of another version. */
  begin(record: ProofRecord): Promise<ProofRecord>;
  end(proof: string): Promise<void>;
  reopen(proof: string): Promise<void>;
  /** Proofs that want workers, the oldest first. */
  openProofs(): Promise<readonly ProofRecord[]>;
  /** The coordinator's end offers jobs and sees what all workers say; a worker's end does them. */
  engine(name: ProofName, place: EnginePlace, terms?: LeaseTerms): Promise<JobEngine>;
  close(): Promise<void>;
}

/** The packages that a store needs are not installed: they are optional, because most people never need them. */
export class MissingPackages extends Error {
  /** As npm wants them: with their versions. */
  readonly packages: readonly string[];

  constructor(packages: readonly string[], options?: ErrorOptions) {
    super(`not installed: ${packages.join(', ')}`, options);
    this.packages = packages;
  }
}

/** What a URL must begin with. */
export const STORE_URL: RegExp = /^(postgres(ql)?|rediss?):\/\//;
