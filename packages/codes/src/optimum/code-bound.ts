import { type Code, feedbackOf } from '@inkling/core/feedback';
import { finish } from '@inkling/core/finish';
import { rulesLines } from '@inkling/deduction/optimum/bound-head';
import { type BoundTask, boundLines } from '@inkling/deduction/optimum/bound-lines';
import type { LemmaNames } from '@inkling/deduction/optimum/lemma';
import type { CodeSpace } from '../candidates/code-space.ts';
import type { CodeProblem } from './code-deduction.ts';
import { CodeSymmetry } from './code-symmetry.ts';

/**
 * Writes a proof that no strategy costs less than `total`, or only that none does that begins with `opening` or makes at
 * most `within` guesses; see `boundLines`.
 */
export function makeCodeBound(
  { space, problem }: CodeProblem,
  rules: string,
  total: number,
  limits: Pick<BoundTask, 'opening' | 'within'> = {},
): string {
  const symmetry = new CodeSymmetry(space);
  const task = { rules: rulesLines(rules, []), total, ...limits };
  let text = '';
  for (const line of finish(boundLines(problem, new CodeNames(space, symmetry), task, { symmetry })))
    text += `${line}\n`;
  return text;
}

const MAPPED_PLACES_MAX = 10;

/** Writes codes as letters, answers as `exact,near`, and symmetries as `2013/bacd`. */
export class CodeNames implements LemmaNames<CodeMap> {
  readonly #space: CodeSpace;
  readonly #symmetry: CodeSymmetry;
  readonly #exchanges: readonly CodeMap[];
  readonly #images: Int32Array[] = [];
  readonly #codes: readonly Code[];
  /** Whether symmetries can be written: a file has only one digit per place. */
  readonly #hasMaps: boolean;

  constructor(space: CodeSpace, symmetry: CodeSymmetry) {
    this.#space = space;
    this.#symmetry = symmetry;
    const { places, symbols } = space.rules;
    this.#hasMaps = places <= MAPPED_PLACES_MAX;
    this.#codes = Array.from({ length: space.size }, (_, code) => space.codeAt(code));
    this.#exchanges = exchanges(places)
      .flatMap((order) => exchanges(symbols).map((names) => ({ places: order, names })))
      .slice(1);
  }

  guess(code: number): string {
    return makeLetters(this.#space.codeAt(code));
  }

  answer(cls: number): string {
    const { exact, near } = feedbackOf(cls);
    return `${exact},${near}`;
  }

  canonise(set: Uint16Array): { readonly key: string; readonly form: CodeMap } {
    const keys = set.slice();
    if (!this.#hasMaps) return { key: keyOf(keys), form: { places: [], names: [] } };
    this.#symmetry.canonise(keys, keys.length);
    return { key: keyOf(keys), form: this.#symmetry.lastMap() };
  }

  between(from: CodeMap, to: CodeMap): string | undefined {
    const places = Array.from(from.places);
    for (const [i, place] of to.places.entries()) places[place] = from.places[i];
    const back = Array.from(to.names);
    for (const [symbol, name] of to.names.entries()) back[name] = symbol;
    const names = Array.from(from.names, (name) => back[name]);
    const isSame = [...places, ...names].every(
      (value, i) => value === (i < places.length ? i : i - places.length),
    );
    return isSame ? undefined : makeMap({ places, names });
  }

  *symmetries(set: Uint16Array): Generator<{ readonly text: string; readonly images: Int32Array }> {
    if (!this.#hasMaps) return;
    const inside = new Uint8Array(this.#space.size);
    for (const code of set) inside[code] = 1;
    for (const [at, map] of this.#exchanges.entries()) {
      const images = (this.#images[at] ??= this.#imagesOf(map));
      let i = 0;
      while (i < set.length && inside[images[set[i]]] === 1) i++;
      if (i === set.length) yield { text: makeMap(map), images };
    }
  }

  /** Returns the image of every code. */
  #imagesOf({ places, names }: CodeMap): Int32Array {
    const space = this.#space;
    const image = new Uint8Array(space.rules.places);
    const images = new Int32Array(space.size);
    for (let code = 0; code < images.length; code++) {
      const symbols = this.#codes[code];
      for (let at = 0; at < image.length; at++) image[at] = names[symbols[places[at]]];
      images[code] = space.indexOf(image);
    }
    return images;
  }
}

/** Makes a string with one character per number. */
function keyOf(numbers: Uint16Array): string {
  let key = '';
  for (let i = 0; i < numbers.length; i += CHARACTERS_AT_ONCE)
    key += String.fromCharCode(...numbers.subarray(i, i + CHARACTERS_AT_ONCE));
  return key;
}

const CHARACTERS_AT_ONCE = 4096;

/** A symmetry: place i of the image has the symbol at place `places[i]`, renamed by `names`. */
interface CodeMap {
  readonly places: ArrayLike<number> & Iterable<number> & { entries(): Iterable<[number, number]> };
  readonly names: ArrayLike<number> & Iterable<number> & { entries(): Iterable<[number, number]> };
}

function makeMap({ places, names }: CodeMap): string {
  return `${Array.from(places).join('')}/${makeLetters(names)}`;
}

/** Returns the identity and every exchange of two elements. */
function exchanges(size: number): readonly (readonly number[])[] {
  const identity = Array.from({ length: size }, (_, i) => i);
  const all: (readonly number[])[] = [identity];
  for (let a = 0; a < size; a++) for (let b = a + 1; b < size; b++) all.push(identity.with(a, b).with(b, a));
  return all;
}

function makeLetters(code: ArrayLike<number>): string {
  return Array.from(code, (symbol) => String.fromCharCode(97 + symbol)).join('');
}
