import type { Code } from '@inkling/deduction/last-code/code-puzzle';
import type { PuzzleGame, PuzzleSpec } from '../../contract/puzzle.ts';
import { spell, splitLetters, wordOf } from '../rules/letters.ts';
import { loadPuzzleWords, parsePuzzleWords } from './puzzle-words.ts';

export const wordPuzzles: PuzzleSpec = {
  sections: [
    { rules: 'w5@english', grade: 2, day: 1, turn: 0, of: 1 },
    { rules: 'w5@english', grade: 4, day: 5, turn: 0, of: 2 },
  ],
  pack: async () => (await import('./pack.ts')).PACK,
  async open(rules): Promise<PuzzleGame | undefined> {
    const words = parsePuzzleWords(rules);
    const likely = words ? await loadPuzzleWords(words) : [];
    if (!words || likely.length === 0) return undefined;
    const { alphabet, length } = words;
    const list = likely.map((word) => spell(alphabet, word) as Code);
    const readCode = (text: string): Code | undefined => {
      const code = spell(alphabet, text.trim().toLowerCase());
      return code?.length === length ? code : undefined;
    };
    return {
      rules,
      shape: {
        places: length,
        symbols: alphabet.letters.length,
        repeats: true,
        list,
        answers: 'marks',
        secrets: list,
        drawGuess: (random) => list[random.below(list.length)] as Code,
      },
      readClue(text) {
        const letters = splitLetters(text);
        const guess = readCode(letters.slice(0, -length).join(''));
        const marks = letters.slice(-length).join('');
        if (!guess || !/^[012]+$/.test(marks) || marks.length !== length) return undefined;
        return { kind: 'marks', guess, marks: Array.from(marks, Number) };
      },
      makeClue: (clue) =>
        clue.kind === 'marks' ? `${wordOf(alphabet, clue.guess)}${clue.marks.join('')}` : '',
      readCode,
      makeCode: (code) => wordOf(alphabet, code),
    };
  },
};
