import type { CodeRules } from '@inkling/core/deduction';

/** A code that nobody chose, each as likely as any other; `draw` gives a uniform integer below a bound. */
export function drawnCode(rules: CodeRules, draw: (below: number) => number): readonly number[] {
  const { places, symbols, repeats } = rules;
  const bag = Array.from({ length: symbols }, (_, symbol) => symbol);
  const next = () => (repeats ? draw(symbols) : (bag.splice(draw(bag.length), 1)[0] as number));
  return Array.from({ length: places }, next);
}
