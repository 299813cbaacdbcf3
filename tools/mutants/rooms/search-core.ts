import { type Mutant, mutantsOf } from '../mutant.ts';

const HARD_TESTS = ['word/optimum/compiled-hard-mode.test.ts', 'unit/optimum/search.test.ts'];

/** The search in WebAssembly. */
export const SEARCH_CORE: readonly Mutant[] = [
  ...mutantsOf(
    'assembly/cell-bounds.ts',
    [
      [
        'const largest = size + 1 - (inside <= outside ? mostInside : mostOutside);',
        'const largest: u32 = 1;',
        'A bound by parts counts as the cost where cells are too large for it.',
      ],
      [
        'isSettled = lower === upper;',
        'isSettled = true;',
        'A bound that the table knows counts as the cost.',
      ],
      [
        'let least = <i32>mostOutside;',
        'let least = 0;',
        'The bound by the next guess forgets the guesses that cannot be the secret.',
      ],
      [
        'return most + 1 < size ? 0 :',
        'return most + 2 < size ? 0 :',
        'A set is said to cost what a member does that leaves three together.',
      ],
    ],
    ['optimum/compiled-search.test.ts', 'optimum/bounded-cost.test.ts', 'optimum/openings.test.ts'],
  ),
  ...mutantsOf(
    'assembly/block-costs.ts',
    [
      [
        'const COLUMNS_AT_ONCE: usize = 255;',
        'const COLUMNS_AT_ONCE: usize = 512;',
        'A cell of more than 255 columns is said to be small.',
      ],
      [
        'const isOpen = i16x8.gt_u(largest, i16x8.splat(2));',
        'const isOpen = i16x8.gt_u(largest, i16x8.splat(3));',
        'A guess that leaves three counts as settled.',
      ],
      [
        'for (let k: u32 = 1; k < size; k++) {',
        'for (let k: u32 = 1; k < min(size, 20); k++) {',
        'Cells of more than twenty cost too little.',
      ],
      [
        'first < problem.classCount; first',
        'first + 1 < problem.classCount; first',
        'The last class is not counted where it is alone.',
      ],
    ],
    ['optimum/compiled-search.test.ts', 'optimum/proof-cells.test.ts', 'optimum/openings.test.ts'],
  ),
  ...mutantsOf(
    'assembly/proof-cells.ts',
    [
      [
        'const least = <u32>max(2, startOutside + <i32>size - limit + 1);',
        'const least = <u32>max(2, startOutside + <i32>size - limit + 2);',
        'A proof passes over guesses that miss the claim by one.',
      ],
      ['missing -= raised - low;', 'missing -= raised;', 'What two guesses add to a cell counts twice.'],
      [
        'readKey(problem, cell, size, PROOF_MARK);',
        'readKey(problem, cell, size, 0);',
        'A proof takes what was found for what two guesses tell.',
      ],
    ],
    ['optimum/proof-cells.test.ts', 'optimum/code-bound.test.ts'],
  ),
  ...mutantsOf(
    'assembly/guess-list.ts',
    [
      [
        '<u32>max(2, bareOutside - frame.best + 1)',
        '<u32>max(2, bareOutside - frame.best + 2)',
        'Guesses that may be cheaper by one are not listed.',
      ],
      [
        'if (cost >= frame.best) miss(frame, cost);\n    else add(frame, problem, row, true);',
        'if (cost >= frame.best - 1) miss(frame, cost);\n    else add(frame, problem, row, true);',
        'Candidates that may be cheaper by one are passed over.',
      ],
    ],
    ['optimum/compiled-search.test.ts', 'optimum/bounded-cost.test.ts', 'optimum/openings.test.ts'],
  ),
  ...mutantsOf(
    'assembly/machine.ts',
    [
      [
        'frame.sum = min(INFEASIBLE, frame.sum + max(0, result - low));',
        'frame.sum = min(INFEASIBLE, frame.sum + max(0, result - low) + (frame.size > 40 ? 1 : 0));',
        'A guess on a set over forty is bounded one too high for each cell.',
      ],
      [
        'if (frame.cells === 1 && !isAttemptFrame()) {',
        'if (frame.cells === 1) {',
        'An opening that tells nothing is passed over, though it is wanted.',
      ],
    ],
    ['optimum/compiled-search.test.ts', 'optimum/openings.test.ts', 'optimum/pauses.test.ts'],
  ),
  ...mutantsOf(
    'assembly/frame-facts.ts',
    [
      [
        'const most = cost < frame.limit ? cost : INFEASIBLE;',
        'const most = cost;',
        'A lower bound is kept as what a set costs.',
      ],
    ],
    ['optimum/compiled-search.test.ts', 'optimum/openings.test.ts', 'optimum/pauses.test.ts'],
  ),
  ...mutantsOf(
    'assembly/frame-facts.ts',
    [
      [
        'hasSymmetry() || !frame.isInOrder ? -1',
        'hasSymmetry() ? -1',
        'The strategy depends on which guesses other threads were at.',
      ],
    ],
    ['optimum/claims.test.ts'],
  ),
  ...mutantsOf(
    'assembly/frame-stack.ts',
    [
      [
        '  reducedDepth = waiting.reducedDepth;\n  allowed',
        '  allowed',
        'What is asked while a search waits changes which guesses it leaves out.',
        'A guess that stands for others may be left out or not: both are true.',
      ],
      ['const mode = waiting.mode;', 'const mode = 3;', 'A search that waited goes on at another step.'],
    ],
    ['optimum/compiled-search.test.ts', 'optimum/openings.test.ts', 'optimum/pauses.test.ts'],
  ),
  ...mutantsOf(
    'assembly/set-table.ts',
    [
      [
        'entry.next = load<u32>(bucket);\n    store<u32>(bucket, place);\n    place',
        'entry.next = 0;\n    store<u32>(bucket, place);\n    place',
        'Sets are forgotten when the table gets more buckets.',
      ],
      [
        'memory.compare(at + offsetof<Entry>(), key, (<usize>keyLength) << 1) === 0',
        'true',
        'Sets of one hash and size count as the same.',
        'No two of so few sets have the same hash of 32 bits.',
      ],
      [
        'if (last !== 0) changetype<Entry>(addressOf(last)).units += skipped;\n    else',
        'if (last === 0)',
        'The end of the ring, where nothing was laid, is read as a fact.',
      ],
      [
        'oldest + units < cursor + wanted)',
        'oldest + units < cursor)',
        'A fact is read that is overwritten in part.',
      ],
      [
        'entry.lower = max(entry.lower, low);',
        'entry.lower = low;',
        'A bound that is known gets worse.',
        'The search asks before it records, and never records less.',
      ],
    ],
    ['optimum/compiled-search.test.ts', 'optimum/openings.test.ts'],
  ),
  ...mutantsOf(
    'assembly/set-key.ts',
    [
      [
        'for (let i: usize = 0; i < <usize>symbols; i++) {\n    store<u32>(place',
        'for (let i: usize = 0; i < <usize>symbols; i++) {\n    if (i & 1) value -= weight;\n    store<u32>(place',
        'Codes with different symbols get the same key.',
      ],
    ],
    ['optimum/openings.test.ts', 'unit/optimum/search.test.ts'],
  ),
  ...mutantsOf(
    'assembly/ascending-numbers.ts',
    [
      [
        'for (let at: usize = 0; at < bytes; at += 16) {',
        'for (let at: usize = 0; at < min<usize>(bytes, 96); at += 16) {',
        'Keys of more than 48 numbers are in no order.',
      ],
    ],
    ['optimum/openings.test.ts', 'unit/optimum/search.test.ts'],
  ),
  ...mutantsOf(
    'assembly/split.ts',
    [
      [
        'rank(keys, cells, ranks);',
        'rank(keys, min(cells, 8), ranks);',
        'Where there are more than eight cells, some are lost.',
      ],
    ],
    ['optimum/compiled-search.test.ts', 'optimum/openings.test.ts'],
  ),
  ...mutantsOf(
    'assembly/set-key.ts',
    [
      [
        'for (let row = size; row < problem.rowCount; row++) {',
        'for (let row = size; row < size; row++) {',
        'In hard mode a set counts as the same whatever is permitted.',
      ],
      ['keyMark = mark;\n  if', 'keyMark = 0;\n  if', 'A set counts as the same whatever the guesses left.'],
    ],
    HARD_TESTS,
  ),
  ...mutantsOf(
    'assembly/narrowed-problem.ts',
    [
      ['if (!isPermitted(origin)) continue;', '', 'In hard mode every guess is permitted.'],
      [
        'load<u8>(among + row) !== 0) continue;',
        'load<u8>(among + row) === 0) continue;',
        'In hard mode a candidate that an answer ruled out is no guess any more.',
      ],
    ],
    HARD_TESTS,
  ),
  ...mutantsOf(
    'assembly/cell-problem.ts',
    [
      [
        'if (depth > 0) permitInCell(frame);',
        '',
        'With two guesses left the guesses count that another answer permits.',
      ],
      ['(depth === 0 || isPermitted(origin))', 'true', 'With two guesses left every guess is permitted.'],
    ],
    HARD_TESTS,
  ),
  ...mutantsOf(
    'assembly/counted-set.ts',
    [
      [
        'const slack = size - min(size, least);',
        'const slack = size - min(size, least + 1);',
        'A row that has just enough parts is said to have none.',
      ],
    ],
    ['optimum/compiled-search.test.ts', 'optimum/bounded-cost.test.ts'],
  ),
];
