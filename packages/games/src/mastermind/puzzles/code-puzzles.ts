import type { CodeRules } from '@inkling/core/deduction';
import { isFeedbackPossible } from '@inkling/core/feedback';
import type { Clue, Code } from '@inkling/deduction/last-code/code-puzzle';
import type { PuzzleGame, PuzzleSection, PuzzleSpec } from '../../contract/puzzle.ts';
import { makeCode, parseCode } from '../rules/notation.ts';
import { makeRules, parseRules } from '../rules/rules.ts';

const SECTIONS: readonly PuzzleSection[] = [
  { rules: 'p4c6r', grade: 1, day: 0, turn: 0, of: 1 },
  { rules: 'p4c6r', grade: 2, day: 2, turn: 0, of: 2 },
  { rules: 'p4c6n', grade: 2, day: 2, turn: 1, of: 2 },
  { rules: 'p4c10n', grade: 3, day: 3, turn: 0, of: 1 },
  { rules: 'p5c8n', grade: 3, day: 4, turn: 0, of: 2 },
  { rules: 'p5c6r', grade: 3, day: 4, turn: 1, of: 2 },
  { rules: 'p4c6r', grade: 4, day: 5, turn: 1, of: 2 },
  { rules: 'p4c10n', grade: 5, day: 6, turn: 0, of: 3 },
  { rules: 'p6c6r', grade: 5, day: 6, turn: 1, of: 3 },
  { rules: 'p5c8r', grade: 5, day: 6, turn: 2, of: 3 },
];

export const codePuzzles: PuzzleSpec = {
  sections: SECTIONS,
  pack: async () => (await import('./pack.ts')).PACK,
  readClue(text, clue) {
    const rules = parseRules(text);
    return rules.ok ? readClue(rules.value, clue) : undefined;
  },
  async open(text): Promise<PuzzleGame | undefined> {
    const read = parseRules(text);
    if (!read.ok) return undefined;
    const rules = read.value;
    if (rules.places < 2 || rules.places > PLACES_MAX || rules.symbols ** rules.places > CODES_MAX)
      return undefined;
    const secrets = codesOf(rules.places, rules.symbols, rules.repeats);
    return {
      rules: makeRules(rules),
      shape: {
        ...rules,
        answers: 'counts',
        secrets,
        drawGuess: (random) => secrets[random.below(secrets.length)] as Code,
      },
      readClue: (clue) => readClue(rules, clue),
      makeClue: (clue) => (clue.kind === 'counts' ? `${makeCode(clue.guess)}${clue.exact}${clue.near}` : ''),
      readCode(typed) {
        const code = parseCode(typed, rules);
        return code.ok ? Array.from(code.value) : undefined;
      },
      makeCode,
    };
  },
};

/** Puzzles are for human solvers, who lose track if there are more places than this. */
const PLACES_MAX = 6;
const CODES_MAX = 100_000;

function readClue(rules: CodeRules, clue: string): Clue | undefined {
  const guess = parseCode(clue.slice(0, -2), rules);
  if (!guess.ok || !/^\d\d$/.test(clue.slice(-2))) return undefined;
  const [exact = 0, near = 0] = Array.from(clue.slice(-2), Number);
  if (!isFeedbackPossible(rules.places, exact, near)) return undefined;
  return { kind: 'counts', guess: Array.from(guess.value), exact, near };
}

function codesOf(places: number, symbols: number, repeats: boolean): readonly Code[] {
  let codes: readonly Code[] = [[]];
  for (let place = 0; place < places; place++)
    codes = codes.flatMap((code) =>
      Array.from({ length: symbols }, (_, symbol) => symbol)
        .filter((symbol) => repeats || !code.includes(symbol))
        .map((symbol) => [...code, symbol]),
    );
  return codes;
}
