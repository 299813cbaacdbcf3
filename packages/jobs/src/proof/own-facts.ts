import { type Fact, mergeFacts } from '../engine/fact.ts';

/** Facts found by the threads of the coordinator's own process, stored where no other worker can write. */
export class OwnFacts {
  readonly #facts = new Map<string, Fact>();

  add(facts: readonly Fact[]): void {
    for (const fact of facts) {
      const known = this.#facts.get(fact.key);
      this.#facts.set(fact.key, known ? mergeFacts(known, fact) : fact);
    }
  }

  of(key: string): Fact | undefined {
    return this.#facts.get(key);
  }
}
