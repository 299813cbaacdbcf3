import type { RandomStream } from '@inkling/core/random';
import {
  anyAnswer,
  blockOf,
  type Change,
  cited,
  doubled,
  guessesOf,
  hasMap,
  hasTurn,
  identityOf,
  isGuess,
  isLemma,
  isSymmetry,
  onLine,
  onParts,
  otherCode,
  pick,
  raised,
  recounted,
  shuffledMap,
  whereIs,
  without,
} from './damage-parts.ts';

/** One way to damage a proof of a lower bound. */
export interface Damage {
  readonly name: string;
  /**
   * Whether the result can never be a proof. Other kinds of damage sometimes leave one, with a lower claim or
   * one symmetry fewer.
   */
  readonly isFatal: boolean;
  readonly make: Change;
}

/**
 * Damages every rule of the format: header, lemmas, symmetries, citations, their order, the end, and single
 * characters.
 */
export const DAMAGES: readonly Damage[] = [
  fatal('the version before', (lines) => lines.with(0, 'inkling-bound 1')),
  fatal('another format', (lines) => lines.with(0, 'inkling-strategy 2')),
  fatal('the total one more', (lines) => lines.with(2, raised(lines[2]!, 1))),
  fatal('the total and the last claim one more', (lines) => {
    const last = lines.findLastIndex(isLemma);
    return lines.with(2, raised(lines[2]!, 1)).with(last, raised(lines[last]!, 1));
  }),
  mayHold('the total one less', (lines) => lines.with(2, raised(lines[2]!, -1))),
  mayHold('an opening that was not there', (lines, random) =>
    lines[3]!.startsWith('opening')
      ? lines.toSpliced(3, 1)
      : lines.toSpliced(3, 0, `opening ${pick(guessesOf(lines), random) ?? 'a'}`),
  ),
  mayHold('other rules', (lines, random) => {
    const [, places, symbols, kind] = /^rules p(\d+)c(\d+)([rn])$/.exec(lines[1]!)!;
    const [p, c] = [Number(places), Number(symbols)];
    const others = [
      `p${p}c${c}${kind === 'r' ? 'n' : 'r'}`,
      `p${p}c${c + 1}${kind}`,
      `p${p}c${c - 1}${kind}`,
    ];
    return lines.with(
      1,
      `rules ${pick([...others, `p${p - 1}c${c}${kind}`, `p${p}c0r`, 'p9c9r', 'w5'], random)}`,
    );
  }),
  mayHold(
    'a claim one more',
    onLine(isLemma, (line) => raised(line, 1)),
  ),
  mayHold(
    'a claim some more',
    onLine(isLemma, (line, random) => raised(line, 2 + random.below(40))),
  ),
  mayHold(
    'a claim one less',
    onLine(isLemma, (line) => raised(line, -1)),
  ),
  mayHold(
    'a turn lost',
    onParts(hasTurn, (parts, at) => parts.toSpliced(at, 1), 2),
  ),
  mayHold(
    'a turn twice',
    onParts(hasTurn, (parts, at) => parts.toSpliced(at, 0, parts[at]!), 2),
  ),
  mayHold(
    'another answer in a turn',
    onParts(
      hasTurn,
      (parts, at, random) => parts.with(at, parts[at]!.replace(/\d+,\d+/, anyAnswer(random))),
      2,
    ),
  ),
  mayHold(
    'another guess in a turn',
    onParts(
      hasTurn,
      (parts, at, random) =>
        parts.with(
          at,
          parts[at]!.replace(/[a-t]+/, (code) => otherCode(code, random)),
        ),
      2,
    ),
  ),
  mayHold('a symmetry lost', (lines, random) => without(lines, isSymmetry, random)),
  mayHold('a symmetry twice', (lines, random) => doubled(lines, isSymmetry, random)),
  mayHold(
    'another symmetry',
    onLine(isSymmetry, (line, random) => shuffledMap(line, random)),
  ),
  fatal(
    'a place twice in a symmetry',
    onLine(isSymmetry, (line) => line.replace(/(\d)(\d)/, '$1$1')),
  ),
  fatal(
    'a name twice in a symmetry',
    onLine(isSymmetry, (line) => line.replace(/([a-t])([a-t])/, '$1$1')),
  ),
  fatal(
    'half a symmetry',
    onLine(isSymmetry, (line) => line.slice(0, line.indexOf('/'))),
  ),
  fatal('a symmetry behind a guess', (lines, random) => {
    const at = pick(whereIs(lines, isGuess), random);
    return at === undefined ? undefined : lines.toSpliced(at + 1, 0, `~ ${identityOf(lines)}`);
  }),
  mayHold('a guess lost', (lines, random) => without(lines, isGuess, random)),
  fatal('a guess twice', (lines, random) => doubled(lines, isGuess, random)),
  mayHold(
    'another guess',
    onLine(isGuess, (line, random) => line.replace(/^[a-t]+/, (code) => otherCode(code, random))),
  ),
  mayHold('the guess of another lemma', (lines, random) => {
    const [from, to] = [pick(whereIs(lines, isGuess), random), pick(whereIs(lines, isGuess), random)];
    return from === undefined || to === undefined || from === to ? undefined : lines.with(to, lines[from]!);
  }),
  mayHold(
    'a citation lost',
    onParts(isGuess, (parts, at) => (parts.length > 2 ? parts.toSpliced(at, 1) : undefined)),
  ),
  fatal(
    'the last citation lost',
    onParts(isGuess, (parts) => parts.slice(0, 1)),
  ),
  fatal(
    'a cell cited twice',
    onParts(isGuess, (parts, at) => parts.toSpliced(at, 0, parts[at]!)),
  ),
  fatal('a citation of the solving answer', (lines, random) =>
    onParts(isGuess, (parts, at) => [...parts, parts[at]!.replace(/^\d+,\d+/, `${parts[0]!.length},0`)])(
      lines,
      random,
    ),
  ),
  mayHold(
    'another answer cited',
    onParts(isGuess, (parts, at, random) =>
      parts.with(at, parts[at]!.replace(/^\d+,\d+/, anyAnswer(random))),
    ),
  ),
  fatal(
    'an answer that cannot be',
    onParts(isGuess, (parts, at) => parts.with(at, parts[at]!.replace(/^\d+,\d+/, `${parts[0]!.length},1`))),
  ),
  mayHold('another lemma cited', (lines, random) => cited(lines, random, (lemma) => 1 + random.below(lemma))),
  fatal('a lemma that cites itself', (lines, random) => cited(lines, random, (lemma) => lemma)),
  fatal('a lemma that is used before it is shown', (lines, random) =>
    cited(lines, random, (lemma, count) => lemma + 1 + random.below(Math.max(1, count - lemma))),
  ),
  fatal('lemma 0', (lines, random) => cited(lines, random, () => 0)),
  mayHold(
    'a citation without its symmetry',
    onParts(hasMap, (parts, at) =>
      parts[at]!.includes('/') ? parts.with(at, parts[at]!.replace(/\/.*/, '')) : undefined,
    ),
  ),
  mayHold(
    'a citation under another symmetry',
    onParts(hasMap, (parts, at, random) =>
      parts[at]!.includes('/') ? parts.with(at, shuffledMap(parts[at]!, random)) : undefined,
    ),
  ),
  mayHold('a lemma lost', (lines, random) => {
    const { from, to } = blockOf(lines, random);
    return lines.toSpliced(from, to - from);
  }),
  mayHold('a lemma lost, and counted so', (lines, random) => {
    const { from, to } = blockOf(lines, random);
    return recounted(lines.toSpliced(from, to - from));
  }),
  mayHold('a lemma twice, and counted so', (lines, random) => {
    const { from, to } = blockOf(lines, random);
    return recounted(lines.toSpliced(to, 0, ...lines.slice(from, to)));
  }),
  mayHold('two lemmas exchanged', (lines, random) => {
    const [a, b] = [blockOf(lines, random), blockOf(lines, random)].toSorted((x, y) => x.from - y.from);
    if (!a || !b || a.from === b.from) return undefined;
    const [one, other] = [lines.slice(a.from, a.to), lines.slice(b.from, b.to)];
    return lines.toSpliced(b.from, b.to - b.from, ...one).toSpliced(a.from, a.to - a.from, ...other);
  }),
  mayHold('the head of another lemma', (lines, random) => {
    const [from, to] = [pick(whereIs(lines, isLemma), random), pick(whereIs(lines, isLemma), random)];
    return from === undefined || to === undefined || from === to ? undefined : lines.with(to, lines[from]!);
  }),
  fatal('the last lemma lost, and counted so', (lines) =>
    recounted(lines.toSpliced(lines.findLastIndex(isLemma), lines.length - 1 - lines.findLastIndex(isLemma))),
  ),
  fatal('a count that is wrong', (lines, random) => [
    ...lines.slice(0, -1),
    raised(lines.at(-1)!, 1 + random.below(3)),
  ]),
  fatal('no count', (lines) => lines.slice(0, -1)),
  fatal('cut at a line', (lines, random) => lines.slice(0, random.below(lines.length - 1))),
  fatal('cut within a line', (lines, random) => {
    const at = random.below(lines.length - 1);
    return [...lines.slice(0, at), lines[at]!.slice(0, random.below(lines[at]!.length))];
  }),
  fatal('something after the end', (lines, random) => [...lines, pick(lines, random)!]),
  fatal('an empty line', (lines, random) => lines.toSpliced(1 + random.below(lines.length - 1), 0, '')),
  fatal(
    'two spaces',
    onLine(
      () => true,
      (line) => line.replace(' ', '  '),
    ),
  ),
  fatal(
    'a space at the end',
    onLine(
      () => true,
      (line) => `${line} `,
    ),
  ),
  fatal(
    'a carriage return',
    onLine(
      () => true,
      (line) => `${line}\r`,
    ),
  ),
  fatal(
    'a number of ten digits',
    onLine(isLemma, (line) => line.replace(/\d+/, '1000000000')),
  ),
  fatal(
    'a character of no alphabet',
    onLine(
      () => true,
      (line, random) => {
        const at = random.below(line.length + 1);
        return `${line.slice(0, at)}${pick(['\0', '\t', 'ÿ', 'A', '-', '_'], random)}${line.slice(at)}`;
      },
    ),
  ),
  mayHold(
    'another digit',
    onLine(
      (line) => /\d/.test(line),
      (line, random) => {
        const at = pick(
          [...line.matchAll(/\d/g)].map(({ index }) => index),
          random,
        )!;
        return `${line.slice(0, at)}${random.below(10)}${line.slice(at + 1)}`;
      },
    ),
  ),
  mayHold('two lines exchanged', (lines, random) => {
    const [a, b] = [random.below(lines.length), random.below(lines.length)];
    return lines.with(a, lines[b]!).with(b, lines[a]!);
  }),
];

/** Returns a damaged proof that differs from the original, or `undefined`. */
export function damaged(proof: string, damage: Damage, random: RandomStream): string | undefined {
  const made = damage.make(proof.trimEnd().split('\n'), random);
  const text = made?.map((line) => `${line}\n`).join('');
  return text === proof ? undefined : text;
}

function fatal(name: string, make: Change): Damage {
  return { name, isFatal: true, make };
}

function mayHold(name: string, make: Change): Damage {
  return { name, isFatal: false, make };
}
