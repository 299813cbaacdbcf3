import { CodeAnalysis, finish, parseRules, parseTurn, type Reference, reviewTurns } from 'inkling';
import { medians, type Trial, trial } from './measure.ts';

/** A whole review, first turn included, and the bits and counts alone, which a page shows immediately. */
export function run(print: (line: string) => void): void {
  const sheets = [
    ['p4c6r', 'aabb:1,0', 'acdd:0,2', 'efca:2,1', 'abcf:1,1'],
    ['p5c6r', 'aabbc:1,1', 'addea:1,1', 'fbdec:1,2'],
    ['p4c10n', 'abcd:0,2', 'baef:1,1', 'bghe:1,0'],
  ] as const;
  const trials = sheets.flatMap(([rules, ...lines]) => [
    atOnce(rules, lines),
    whole(rules, lines, 'consistent-only'),
    whole(rules, lines, 'unrestricted'),
  ]);
  for (const [name, time] of medians(trials, 3)) print(`${name}: ${time.toFixed(1)} ms`);
}

function atOnce(rules: string, lines: readonly string[]): Trial {
  return trial(
    `${rules}, counts and bits of ${lines.length} turns`,
    () => sheetOf(rules, lines),
    ({ start, turns }) => reviewTurns(start, turns).next(),
  );
}

function whole(rules: string, lines: readonly string[], reference: Reference): Trial {
  return trial(
    `${rules}, ${reference}, ${lines.length} turns`,
    () => sheetOf(rules, lines),
    ({ start, turns }) => finish(reviewTurns(start, turns, { reference })),
  );
}

function sheetOf(rulesText: string, lines: readonly string[]) {
  const rules = parseRules(rulesText);
  if (!rules.ok) throw new Error(rules.error.code);
  const start = CodeAnalysis.of(rules.value, []);
  if (!start.ok) throw new Error(start.error);
  const turns = lines.map((line) => {
    const turn = parseTurn(line, rules.value);
    if (!turn.ok) throw new Error(turn.error.code);
    return turn.value;
  });
  return { start: start.value, turns };
}
