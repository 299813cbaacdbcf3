import { type Mutant, mutantsOf } from '../mutant.ts';

export const CORE: readonly Mutant[] = [
  ...mutantsOf('core/src/random.ts', [
    [
      'if (draw < limit) return draw % n;',
      'return draw % n;',
      'Small numbers come up more often: a remainder alone is not uniform.',
    ],
    ['if (draw < n) return draw;', 'return draw % n;', 'Large numbers are drawn by remainder.'],
    ['this.below(i + 1)', 'this.below(i)', 'A shuffle leaves nothing in its place.'],
    [
      'Math.imul(h ^ (h >>> 16), 2246822507)',
      'Math.imul(h ^ (h >>> 15), 2246822507)',
      'A seed gives other numbers than it always did.',
    ],
  ]),
  ...mutantsOf('core/src/sheet.ts', [
    [
      '    at = parent;\n',
      '    at = 0;\n',
      'Only the last redo pointer turns to the branch that is visited.',
    ],
    ['if (at >= nodes.length)', 'if (at > nodes.length)', 'A cursor may stand one past the last move.'],
    [
      'node.parent >= 0 && node.parent < index',
      'node.parent >= 0',
      'A move may follow one that comes after it.',
    ],
    ['child?.parent !== index', 'child === undefined', 'A redo pointer may lead to a child of another move.'],
    [
      'if (known !== undefined) return goTo(sheet, known);',
      '',
      'A move played again becomes a twin of the branch that is there.',
    ],
    [
      'if (random !== String(',
      'if (lines.length === 0 && random !== String(',
      'A sheet of another generator is dealt with this one.',
    ],
    ['if (text.length > SHEET_LENGTH_MAX)', 'if (text.length < 0)', 'A save may be of any length.'],
  ]),
];
