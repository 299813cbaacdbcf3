import type { AnswerValue, Features } from './definition.ts';

/**
 * Counts how many of some secrets have each value of each feature. A game needs these shares after every turn, so the
 * features of a secret are computed once and cached as numbers, one for each pair of feature and value.
 */
export class FeatureShares {
  readonly #featuresOf: (secret: number) => Features;
  readonly #kept: (readonly number[])[] = [];
  readonly #names: string[] = [];
  readonly #values: AnswerValue[] = [];
  readonly #numbers = new Map<string, Map<AnswerValue, number>>();

  constructor(featuresOf: (secret: number) => Features) {
    this.#featuresOf = featuresOf;
  }

  /** Returns the counts by feature and value, in the order in which they first occur among these secrets. */
  among(secrets: Uint32Array): ReadonlyMap<string, ReadonlyMap<AnswerValue, number>> {
    const counts: number[] = [];
    const met: number[] = [];
    for (let i = 0; i < secrets.length; i++) {
      const numbers = this.#numbersOf(secrets[i] as number);
      for (let j = 0; j < numbers.length; j++) {
        const number = numbers[j] as number;
        const before = counts[number];
        if (before === undefined) met.push(number);
        counts[number] = (before ?? 0) + 1;
      }
    }
    const shares = new Map<string, Map<AnswerValue, number>>();
    for (const number of met) {
      const name = this.#names[number] as string;
      const values = shares.get(name) ?? new Map<AnswerValue, number>();
      values.set(this.#values[number] as AnswerValue, counts[number] as number);
      shares.set(name, values);
    }
    return shares;
  }

  #numbersOf(secret: number): readonly number[] {
    const known = this.#kept[secret];
    if (known) return known;
    const numbers = Object.entries(this.#featuresOf(secret)).map(([name, value]) =>
      this.#numberOf(name, value),
    );
    if (secret < KEPT_MAX) this.#kept[secret] = numbers;
    return numbers;
  }

  #numberOf(name: string, value: AnswerValue): number {
    const ofName = this.#numbers.get(name) ?? new Map<AnswerValue, number>();
    this.#numbers.set(name, ofName);
    const known = ofName.get(value);
    if (known !== undefined) return known;
    ofName.set(value, this.#names.length);
    this.#values.push(value);
    return this.#names.push(name) - 1;
  }
}

/** The features of later secrets are computed every time, because caching them would take too much memory. */
const KEPT_MAX = 2 ** 16;
