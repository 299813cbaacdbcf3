import { CodeAnalysis, type CodeRules, comparePlayer, finish, makeRules, type StrategyName } from 'inkling';

/** Published totals of heuristics that take longer than a test may: Knuth on p4c8 and p5c8. */
export function run(print: (line: string) => void): void {
  claim(print, { places: 4, symbols: 8, repeats: true }, 'knuth', 21230);
  claim(print, { places: 5, symbols: 8, repeats: true }, 'knuth', 183775);
  claim(print, { places: 4, symbols: 8, repeats: true }, 'expected', 20725);
  claim(print, { places: 5, symbols: 8, repeats: true }, 'expected', 180215);
}

function claim(print: (line: string) => void, rules: CodeRules, strategy: StrategyName, total: number): void {
  const start = CodeAnalysis.of(rules, []);
  if (!start.ok) throw new Error(start.error);
  const result = finish(comparePlayer(start.value, strategy, ''));
  print(`${makeRules(rules)} ${strategy}: ${result.total} in all, ${result.histogram.join('/')}`);
  if (result.total !== total) throw new Error(`published: ${total}`);
}
