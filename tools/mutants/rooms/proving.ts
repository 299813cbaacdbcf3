import { type Mutant, mutantsOf } from '../mutant.ts';

/** Facts that merge, and jobs that are leased. */
export const PROVING: readonly Mutant[] = [
  ...mutantsOf('engine/fact.ts', [
    [
      'lower: Math.max(a.lower, b.lower)',
      'lower: b.lower',
      'A later, weaker lower bound replaces a better one.',
    ],
    ['a.upper < b.upper || ', '', 'A later, weaker strategy replaces a better one.'],
    [
      'a.tree >= b.tree) ? a : b',
      'true) ? a : b',
      'Which of two equal strategies is kept depends on the order.',
    ],
    ['tree: better.tree', 'tree: a.tree', 'A fact has the tree of another cost.'],
    ['spent: Math.max(a.spent, b.spent)', 'spent: a.spent', 'What was spent on a question is forgotten.'],
    [' && a.tree === b.tree', '', 'A strategy that is written down later is thrown away.'],
  ]),
  ...mutantsOf(
    'proof/ledger.ts',
    [
      ['lowers[confirmations - 1]', 'lowers[0]', 'One worker is believed about a lower bound.'],
      [
        "if (plan.costOf(key, tree) !== upper) return 'false-strategy';",
        '',
        'A strategy is believed without being followed.',
      ],
      [
        'lower > upper) return',
        'lower > upper + 999) return',
        'A bound that a strategy refutes is not noticed.',
      ],
    ],
    ['proof/liars.test.ts'],
  ),
  ...mutantsOf(
    'engine/local-engine.ts',
    [
      [
        'if (entry) entry.until = this.#now() + this.#terms.leaseSeconds * 1000;',
        '',
        'Renewing a lease renews nothing.',
      ],
      ["?.state === 'leased');", "?.state !== 'dead');", 'A job that nobody holds can be renewed.'],
      ['entry.until < now', 'entry.until <= now', 'A lease ends a moment before it has run out.'],
      [
        "entry.attempts >= this.#terms.attemptsMax ? 'dead' : 'waiting'",
        "'waiting'",
        'A job that kills its workers is given out for ever.',
      ],
      ['if (entry.attempts > 0) this.#reruns++;', '', 'Jobs that are given out again are not counted.'],
    ],
    ['engine/local-lease.test.ts'],
  ),
];
