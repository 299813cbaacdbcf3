import type { Code } from '@inkling/deduction/last-code/code-puzzle';
import { loadWords } from '@inkling/lists/english';
import type { PuzzleGame, PuzzleSpec } from '../../contract/puzzle.ts';
import { ENGLISH, spell, wordOf } from '../rules/letters.ts';

export const wordPuzzles: PuzzleSpec = {
  sections: [
    { rules: 'w5@english', grade: 2, day: 1, turn: 0, of: 1 },
    { rules: 'w5@english', grade: 4, day: 5, turn: 0, of: 2 },
  ],
  pack: async () => (await import('./pack.ts')).PACK,
  async open(rules): Promise<PuzzleGame | undefined> {
    const length = Number(/^w([3-8])@english$/.exec(rules)?.[1]);
    if (!length) return undefined;
    const { likely } = await loadWords(length);
    const list = likely.map((word) => spell(ENGLISH, word) as Code);
    const readCode = (text: string): Code | undefined => {
      const code = spell(ENGLISH, text.trim().toLowerCase());
      return code?.length === length ? code : undefined;
    };
    return {
      rules,
      shape: {
        places: length,
        symbols: ENGLISH.letters.length,
        repeats: true,
        list,
        answers: 'marks',
        secrets: list,
        drawGuess: (random) => list[random.below(list.length)] as Code,
      },
      readClue(text) {
        const guess = readCode(text.slice(0, -length));
        const marks = text.slice(-length);
        if (!guess || !/^[012]+$/.test(marks) || marks.length !== length) return undefined;
        return { kind: 'marks', guess, marks: Array.from(marks, Number) };
      },
      makeClue: (clue) =>
        clue.kind === 'marks' ? `${wordOf(ENGLISH, clue.guess)}${clue.marks.join('')}` : '',
      readCode,
      makeCode: (code) => wordOf(ENGLISH, code),
    };
  },
};
