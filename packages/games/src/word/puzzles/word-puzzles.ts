import type { Clue, Code } from '@inkling/deduction/last-code/code-puzzle';
import type { PuzzleGame, PuzzleSpec } from '../../contract/puzzle.ts';
import { spell, splitLetters, wordOf } from '../rules/letters.ts';
import { loadPuzzleWords, type PuzzleWords, parsePuzzleWords } from './puzzle-words.ts';

export const wordPuzzles: PuzzleSpec = {
  sections: [
    { rules: 'w5@english', grade: 2, day: 1, turn: 0, of: 1 },
    { rules: 'w5@english', grade: 4, day: 5, turn: 0, of: 2 },
  ],
  pack: async () => (await import('./pack.ts')).PACK,
  readClue(rules, text) {
    const words = parsePuzzleWords(rules);
    return words ? readClue(words, text) : undefined;
  },
  async open(rules): Promise<PuzzleGame | undefined> {
    const words = parsePuzzleWords(rules);
    const likely = words ? await loadPuzzleWords(words) : [];
    if (!words || likely.length === 0) return undefined;
    const { alphabet, length } = words;
    const list = likely.map((word) => spell(alphabet, word) as Code);
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
      readClue: (text) => readClue(words, text),
      makeClue: (clue) =>
        clue.kind === 'marks' ? `${wordOf(alphabet, clue.guess)}${clue.marks.join('')}` : '',
      readCode: (text) => readCode(words, text),
      makeCode: (code) => wordOf(alphabet, code),
    };
  },
};

function readCode({ alphabet, length }: PuzzleWords, text: string): Code | undefined {
  const code = spell(alphabet, text.trim().toLowerCase());
  return code?.length === length ? code : undefined;
}

function readClue(words: PuzzleWords, text: string): Clue | undefined {
  const { length } = words;
  const letters = splitLetters(text);
  const guess = readCode(words, letters.slice(0, -length).join(''));
  const marks = letters.slice(-length).join('');
  if (!guess || !/^[012]+$/.test(marks) || marks.length !== length) return undefined;
  return { kind: 'marks', guess, marks: Array.from(marks, Number) };
}
