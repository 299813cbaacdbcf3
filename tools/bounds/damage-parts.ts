import type { RandomStream } from '@inkling/core/random';

/** Returns the lines of a damaged proof, or `undefined` if there is nothing to damage in this way. */
export type Change = (lines: readonly string[], random: RandomStream) => readonly string[] | undefined;

type IsWanted = (line: string) => boolean;

export function isLemma(line: string): boolean {
  return line.startsWith('> ');
}

export function isSymmetry(line: string): boolean {
  return line.startsWith('~ ');
}

export function isGuess(line: string): boolean {
  return /^[a-t]+ \d+,/.test(line);
}

export function hasTurn(line: string): boolean {
  return isLemma(line) && line.includes(':');
}

export function hasMap(line: string): boolean {
  return isGuess(line) && line.includes('/');
}

export function pick<T>(values: readonly T[], random: RandomStream): T | undefined {
  return values.length === 0 ? undefined : values[random.below(values.length)];
}

export function whereIs(lines: readonly string[], isWanted: IsWanted): readonly number[] {
  return lines.flatMap((line, at) => (isWanted(line) ? [at] : []));
}

export function onLine(isWanted: IsWanted, change: (line: string, random: RandomStream) => string): Change {
  return (lines, random) => {
    const at = pick(whereIs(lines, isWanted), random);
    return at === undefined ? undefined : lines.with(at, change(lines[at]!, random));
  };
}

/** Changes one part of a line, by default not the first. */
export function onParts(
  isWanted: IsWanted,
  change: (parts: readonly string[], at: number, random: RandomStream) => readonly string[] | undefined,
  first = 1,
): Change {
  return (lines, random) => {
    const at = pick(whereIs(lines, isWanted), random);
    const parts = at === undefined ? [] : lines[at]!.split(' ');
    if (at === undefined || parts.length <= first) return undefined;
    const changed = change(parts, first + random.below(parts.length - first), random);
    return changed && lines.with(at, changed.join(' '));
  };
}

export function without(lines: readonly string[], isWanted: IsWanted, random: RandomStream) {
  const at = pick(whereIs(lines, isWanted), random);
  return at === undefined ? undefined : lines.toSpliced(at, 1);
}

export function doubled(lines: readonly string[], isWanted: IsWanted, random: RandomStream) {
  const at = pick(whereIs(lines, isWanted), random);
  return at === undefined ? undefined : lines.toSpliced(at, 0, lines[at]!);
}

/** Replaces the number of a citation; `other` receives the citing lemma and the number of lemmas. */
export function cited(
  lines: readonly string[],
  random: RandomStream,
  other: (lemma: number, count: number) => number,
): readonly string[] | undefined {
  const at = pick(whereIs(lines, isGuess), random);
  if (at === undefined) return undefined;
  const count = lines.filter(isLemma).length;
  const lemma = lines.slice(0, at).filter(isLemma).length;
  const parts = lines[at]!.split(' ');
  const part = 1 + random.below(parts.length - 1);
  const changed = parts.with(part, parts[part]!.replace(/=\d+/, `=${other(lemma, count)}`));
  return lines.with(at, changed.join(' '));
}

/** Picks a lemma, but not the last, and returns the range of its lines. */
export function blockOf(
  lines: readonly string[],
  random: RandomStream,
): { readonly from: number; readonly to: number } {
  const begins = whereIs(lines, isLemma);
  const at = random.below(Math.max(1, begins.length - 1));
  return { from: begins[at]!, to: begins[at + 1] ?? lines.length - 1 };
}

export function recounted(lines: readonly string[]): readonly string[] {
  return [...lines.slice(0, -1), `. ${lines.filter(isLemma).length}`];
}

export function raised(line: string, by: number): string {
  return line.replace(/\d+/, (number) => `${Math.max(0, Number(number) + by)}`);
}

export function guessesOf(lines: readonly string[]): readonly string[] {
  return lines.filter(isGuess).map((line) => line.slice(0, line.indexOf(' ')));
}

export function anyAnswer(random: RandomStream): string {
  const exact = random.below(4);
  return `${exact},${random.below(5 - exact)}`;
}

export function otherCode(code: string, random: RandomStream): string {
  const letters = Array.from(code);
  return letters.with(random.below(letters.length), String.fromCharCode(97 + random.below(6))).join('');
}

/** Swaps two places or two names in a symmetry. */
export function shuffledMap(text: string, random: RandomStream): string {
  return text.replace(/(\d+)\/([a-t]+)$/, (_, places: string, names: string) =>
    random.below(2) === 0 ? `${exchanged(places, random)}/${names}` : `${places}/${exchanged(names, random)}`,
  );
}

function exchanged(text: string, random: RandomStream): string {
  const letters = Array.from(text);
  const [a, b] = [random.below(letters.length), random.below(letters.length)];
  return letters.with(a, letters[b]!).with(b, letters[a]!).join('');
}

/** The identity symmetry. */
export function identityOf(lines: readonly string[]): string {
  const [, places, symbols] = /^rules p(\d+)c(\d+)/.exec(lines[1]!)!.map(Number);
  const names = Array.from({ length: symbols! }, (_, i) => String.fromCharCode(97 + i)).join('');
  return `${Array.from({ length: places! }, (_, i) => i).join('')}/${names}`;
}
