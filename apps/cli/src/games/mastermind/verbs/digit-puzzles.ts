import type { Code } from '@inkling/deduction/last-code/code-puzzle';
import type { PuzzleGame, PuzzleSpec } from '@inkling/games/contract/puzzle';
import { codePuzzles } from '@inkling/games/mastermind/puzzles/code-puzzles';
import { makeCode, parseCode } from '@inkling/games/mastermind/rules/notation';
import { parseRules } from '@inkling/games/mastermind/rules/rules';
import { skinOf } from '@inkling/games/mastermind/rules/skins';

const USUAL = 'p4c10n';
const DIGITS = skinOf('digits');

/** Puzzles of Bulls and Cows, parsed and formatted in digits. */
export const digitPuzzles: PuzzleSpec = {
  ...codePuzzles,
  sections: codePuzzles.sections.filter(({ rules }) => rules === USUAL),
  open: async (rules) => {
    const game = await codePuzzles.open(rules);
    return game && inDigits(game);
  },
};

function inDigits(game: PuzzleGame): PuzzleGame {
  const rules = parseRules(game.rules);
  const codeIn = (text: string): Code | undefined => {
    const code = rules.ok ? parseCode(text, rules.value, DIGITS) : undefined;
    return code?.ok ? Array.from(code.value) : undefined;
  };
  return {
    ...game,
    readClue(text) {
      const code = codeIn(text.slice(0, -2));
      return code && game.readClue(`${makeCode(code)}${text.slice(-2)}`);
    },
    makeClue: (clue) =>
      clue.kind === 'counts' ? `${digitsOf(clue.guess)}${clue.exact}${clue.near}` : game.makeClue(clue),
    readCode: codeIn,
    makeCode: digitsOf,
  };
}

function digitsOf(code: Code): string {
  return code.map((symbol) => DIGITS.letters[symbol] ?? '').join('');
}
