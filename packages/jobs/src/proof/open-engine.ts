import { fail, ok, type Result } from '@inkling/core/result';
import type { OptimalFault } from 'inkling/optimal';
import { sayFault } from '../engine/engine-fault.ts';
import { type JobEngine, LEASE_TERMS } from '../engine/job-engine.ts';
import { Journal, JournalError } from '../engine/journal.ts';
import { LocalEngine } from '../engine/local-engine.ts';
import { openProofStore } from '../engine/open-store.ts';
import { MissingPackages } from '../engine/proof-store.ts';
import { makeSpec, nameProof, type ProofSpec } from './spec.ts';

export type RunFault =
  | OptimalFault
  /** The facts in the file or the proof in the database cannot be used. */
  | {
      readonly code: 'bad-facts';
      /** `false`: nothing in the file is damaged, but what it says cannot all be true. */
      readonly why: JournalError['code'] | 'false';
      /** For `other-version`: the version of the facts. */
      readonly version?: string | undefined;
      /** For `damaged`: the line of the file, from 1. */
      readonly line?: number | undefined;
    }
  | { readonly code: 'missing-packages'; readonly packages: readonly string[] }
  | { readonly code: 'unreachable'; readonly message: string };

export interface OpenedEngine {
  readonly engine: JobEngine;
  /** Whether the engine began with facts from a file, which are trusted like those of this process. */
  readonly hasReadFacts: boolean;
  /** Closes the proof in the database if it is proved, so that its workers leave it. */
  end(isProved: boolean): Promise<void>;
  close(): Promise<void>;
}

/** Opens the engine of a database or, without a URL, one for this process alone, with a journal if a path is given. */
export async function openEngine(
  spec: ProofSpec,
  options: { readonly engineUrl?: string; readonly factsPath?: string },
): Promise<Result<OpenedEngine, RunFault>> {
  const name = nameProof(spec);
  if (options.engineUrl === undefined) {
    try {
      const journal = options.factsPath === undefined ? undefined : Journal.open(options.factsPath, name);
      const engine = new LocalEngine(LEASE_TERMS, journal);
      const hasReadFacts = journal !== undefined && journal.facts.size > 0;
      return ok({ engine, hasReadFacts, end: async () => undefined, close: () => engine.close() });
    } catch (error) {
      if (error instanceof JournalError)
        return fail({ code: 'bad-facts', why: error.code, version: error.version, line: error.line });
      return fail({ code: 'unreachable', message: sayFault(error) });
    }
  }
  try {
    const store = await openProofStore(options.engineUrl);
    const engine = await store.engine(name, 'coordinator');
    const record = await store.begin({ ...name, spec: makeSpec(spec), open: true });
    if (record.version !== name.version) {
      await store.close();
      return fail({ code: 'bad-facts', why: 'other-version', version: record.version });
    }
    await store.reopen(name.proof);
    const close = async () => {
      await engine.close();
      await store.close();
    };
    return ok({
      engine,
      hasReadFacts: false,
      end: (isProved) => (isProved ? store.end(name.proof) : Promise.resolve()),
      close,
    });
  } catch (error) {
    if (error instanceof MissingPackages) return fail({ code: 'missing-packages', packages: error.packages });
    return fail({ code: 'unreachable', message: sayFault(error) });
  }
}
