import { type Mutant, mutantsOf } from '../mutant.ts';

/** Candidates, their counts, and why a symbol is or is not possible at a place. */
export const CODES: readonly Mutant[] = [
  ...mutantsOf('core/src/feedback.ts', [
    [
      '!(exact === places - 1 && near === 1)',
      'exact >= 0',
      'All but one exact and one near counts as an answer that can be.',
    ],
    [
      'if ((counts[s] as number) > 0) total++;',
      'if ((counts[s] as number) >= 0) total++;',
      'A symbol counts as near where the guess has too few of it.',
    ],
    ['counts.fill(0);', '', 'What one pair of codes left over is counted in the next.'],
  ]),
  ...mutantsOf('explain/violations.ts', [
    [
      'this.#words.length < 2 ?',
      'this.#words.length < 3 ?',
      'Beyond thirty turns two codes are one that differ in the later turns only.',
    ],
    [
      'this.#words.every(',
      'this.#words.slice(0, 1).every(',
      'Beyond thirty turns a repair looks at the first thirty only.',
    ],
    ['if (!chosen(code)) continue;', '', 'The marks of all codes are taken for those of the chosen.'],
    [
      'const bit = 1 << (t % WORD);',
      'const bit = 1 << (t % 29);',
      'The last turn of a word is marked as its first.',
    ],
  ]),
  ...mutantsOf('diagram/weights.ts', [
    [
      'weights[i] % modulus || modulus',
      'weights[i] % modulus',
      'A count that the modulus divides becomes none.',
    ],
    [
      'if (forward[place][cell] === 0) continue;',
      '',
      'Cells that no beginning reaches are counted.',
      'What is there is multiplied by no beginnings.',
    ],
  ]),
  ...mutantsOf('diagram/residue.ts', [
    ['BigInt(modulus - 2)', 'BigInt(modulus - 1)', 'Remainders are joined with a wrong inverse.'],
  ]),
  ...mutantsOf(
    'explain/conflicts.ts',
    [[' && !fitsTurn(given, feedback)', '', 'The answer that was given counts as its own repair.']],
    ['explain/explain.test.ts'],
  ),
  ...mutantsOf(
    'explain/hitting-sets.ts',
    [
      [
        '(small & mark) === small',
        '(small & mark) === mark',
        'A mark that contains another is kept in its place.',
      ],
      ['if (isMinimal(set | bit)) grow', 'grow', 'Reasons are given that are not the smallest.'],
      [
        'sets.push(...setsOfSize(toHit, size).toSorted(inOrder));',
        'sets.unshift(...setsOfSize(toHit, size).toSorted(inOrder));',
        'Longer reasons come before shorter ones.',
      ],
    ],
    ['explain/hitting-sets.test.ts'],
  ),
  ...mutantsOf('explain/conflict-core.ts', [
    ['!core.includes(turn)', 'core.includes(turn)', 'Corrections are looked for among the wrong turns.'],
    ['kept !== turn', 'kept >= 0', 'The turn that is corrected is kept as it was.'],
    ['whole = narrow(set)', 'whole = set', 'A cell is explained by any code.'],
    [
      'if (next) [set, witness] = [grown, next];',
      'if (next) [set, witness] = [set, next];',
      'A mark is drawn from codes that violate turns which it does not name.',
    ],
    ['left > 0n && feedback !==', 'feedback !==', 'A repair that leaves no code is offered.'],
  ]),
  ...mutantsOf(
    'explain/reasons.ts',
    [
      [
        'count === 0n ? -1 : row.indexOf(count)',
        'row.indexOf(count)',
        'Where no code is left the first symbol counts as forced.',
      ],
    ],
    ['explain/explain.test.ts'],
  ),
];
