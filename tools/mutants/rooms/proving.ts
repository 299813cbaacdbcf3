import { type Mutant, mutantsOf } from '../mutant.ts';

/** Merging of facts, and leases of jobs. */
export const PROVING: readonly Mutant[] = [
  ...mutantsOf('engine/fact.ts', [
    ['a.lower > b.lower || ', '', 'A later, weaker lower bound replaces a better one.'],
    ['a.upper < b.upper || ', '', 'A later, weaker strategy replaces a better one.'],
    [
      'a.tree >= b.tree) ? a : b',
      'true) ? a : b',
      'Which of two equal strategies is kept depends on the order.',
    ],
    ['tree: better.tree', 'tree: a.tree', 'A fact has the tree of another cost.'],
    ['spent: Math.max(a.spent, b.spent)', 'spent: a.spent', 'What was spent on a question is forgotten.'],
    ['proof: firmer.proof', 'proof: a.proof', 'A fact has the lemmas of another bound.'],
    ['    a.tree === b.tree &&\n', '', 'A strategy that is written down later is thrown away.'],
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
  ...mutantsOf('proof/ledger.ts', [
    ['known.upper !== report.upper || ', '', 'A strategy that was followed may say that it costs less.'],
  ]),
  ...mutantsOf(
    'proof/ledger.ts',
    [
      [
        "if (proof === '') return { code: 'truncated', line: 1 };",
        "if (proof === '') return undefined;\n    if (this.#proved.size < 0) return { code: 'truncated', line: 1 };",
        'A bound without lemmas names nobody.',
      ],
      [
        'checks ? this.#proved.get(key) :',
        'checks ? lowers[0] :',
        'A bound counts before its lemmas are checked.',
      ],
    ],
    ['proof/liars.test.ts'],
  ),
  ...mutantsOf(
    'proof/claim.ts',
    [
      [" || !lemmas.startsWith('> ')", '', 'The lemmas may say that less is claimed.'],
      [
        'headOf(claim);',
        'headOf({ ...claim, total: 0 });',
        'Lemmas may prove less than the bound that they come with.',
      ],
      ["after === '' ?", 'after.length >= 0 ?', 'Lemmas of what some turns leave are read as lemmas of all.'],
    ],
    ['proof/claim.test.ts', 'proof/liars.test.ts'],
  ),
  ...mutantsOf(
    'engine/local-engine.ts',
    [
      [
        'entry.until = this.#leaseEnd();\n      held.add(id);',
        'held.add(id);',
        'Renewing a lease renews nothing.',
      ],
      [
        "if (entry?.state !== 'leased') continue;",
        "if (!entry || entry.state === 'dead') continue;",
        'A job that nobody holds can be renewed.',
      ],
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
