import { chooseGuess } from '@inkling/codes/strategies/choice';
import { evaluateNow } from '@inkling/codes/strategies/evaluation';
import {
  CodeAnalysis,
  type CodeRules,
  comparePlayer,
  finish,
  makeRules,
  type PlayerName,
  STRATEGY_RULES,
} from 'inkling';

const P4C8: CodeRules = { places: 4, symbols: 8, repeats: true };
const P5C8: CodeRules = { places: 5, symbols: 8, repeats: true };

/** Totals that take too long for a test: published ones of heuristics, and our own for `sampled`. */
export function run(print: (line: string) => void): void {
  claim(print, P4C8, 'knuth', 21230);
  claim(print, P4C8, 'expected', 20725);
  claim(print, P5C8, 'knuth', 183775);
  claim(print, P5C8, 'parts', 181834);
  ownOpening(print, 183966);
  claim(print, P4C8, 'sampled', 20558);
  claim(print, P5C8, 'sampled', 179033);
}

function claim(print: (line: string) => void, rules: CodeRules, strategy: PlayerName, total: number): void {
  const result = finish(comparePlayer(spaceOf(rules), strategy, ''));
  print(`${makeRules(rules)} ${strategy}: ${result.total} in all, ${result.histogram.join('/')}`);
  if (result.total !== total) throw new Error(`claimed: ${total}`);
}

/** Knuth's strategy on p5c8 without the published opening: the result of the rule alone. */
function ownOpening(print: (line: string) => void, total: number): void {
  const { name, slack, measure } = STRATEGY_RULES.knuth;
  const bare = { name, slack, measure };
  const result = evaluateNow(spaceOf(P5C8).set, (set) => chooseGuess(set, bare));
  print(`${makeRules(P5C8)} knuth, opening 11234: ${result.total} in all, ${result.histogram.join('/')}`);
  if (result.total !== total) throw new Error(`measured before: ${total}`);
}

function spaceOf(rules: CodeRules): CodeAnalysis {
  const start = CodeAnalysis.of(rules, []);
  if (!start.ok) throw new Error(start.error);
  return start.value;
}
