import './puzzle-keys.css';
import type { Mark } from '@inkling/core/marks';
import type { Clue } from '@inkling/deduction/last-code/code-puzzle';
import { parsePuzzleWords } from '@inkling/games/word/puzzles/puzzle-words';
import { type Alphabet, ENGLISH } from '@inkling/games/word/rules/letters';
import type { ComponentType } from 'preact';
import type { PuzzleKeysProps } from '../../../shell/parts/puzzle-part.ts';
import type { Saved } from '../../../shell/saved/saved.ts';
import { messages } from '../messages/language.ts';
import { parseWordSettings, WORD_SETTINGS } from '../model/keyboard.ts';
import { Keyboard, lookOfMark } from '../view/keyboard.tsx';

/** The keyboard of the game, in the user's layout, with what the clues say about each letter. */
export async function openPuzzleKeys(rules: string, saved: Saved): Promise<ComponentType<PuzzleKeysProps>> {
  const settings = await saved.value(WORD_SETTINGS, parseWordSettings);
  const alphabet = parsePuzzleWords(rules)?.alphabet ?? ENGLISH;
  return ({ clues, enter, isEnterOff, onPick, onErase, onEnter }) => {
    const marks = bestMarks(clues, alphabet);
    return (
      <div class="puzzle-keyboard">
        <Keyboard
          alphabet={alphabet}
          layout={settings.value.keyboard}
          lookOf={(letter) => lookOfMark(letter, marks.get(letter))}
          enter={messages().letters.enter}
          enterLabel={enter}
          isEnterOff={isEnterOff}
          onLetter={(letter) => {
            const symbol = alphabet.numbers.get(letter);
            if (symbol !== undefined) onPick(symbol);
          }}
          onErase={onErase}
          onEnter={onEnter}
        />
      </div>
    );
  };
}

/** The best mark that each letter has in the clues. */
export function bestMarks(clues: readonly Clue[], { letters }: Alphabet): ReadonlyMap<string, Mark> {
  const best = new Map<string, Mark>();
  for (const clue of clues)
    if (clue.kind === 'marks')
      for (const [place, symbol] of clue.guess.entries()) {
        const letter = letters[symbol] ?? '';
        const mark = (clue.marks[place] ?? 0) as Mark;
        if (mark >= (best.get(letter) ?? 0)) best.set(letter, mark);
      }
  return best;
}
