import { feedbackOf, scoreCode } from '@inkling/core/feedback';
import { markWord } from '@inkling/core/marks';
import type { Clue, Code } from '../code-puzzle.ts';
import type { PuzzleShape } from '../make-puzzle.ts';

/** Makes a puzzle shape with all codes of a small game, for tests. */
export function smallShape(places: number, symbols: number, repeats: boolean): PuzzleShape {
  let secrets: readonly Code[] = [[]];
  for (let place = 0; place < places; place++)
    secrets = secrets.flatMap((code) =>
      Array.from({ length: symbols }, (_, symbol) => [...code, symbol]).filter(
        (longer) => repeats || new Set(longer).size === longer.length,
      ),
    );
  const drawn = secrets;
  return {
    places,
    symbols,
    repeats,
    answers: 'counts',
    secrets,
    drawGuess: (random) => drawn[random.below(drawn.length)],
  };
}

/** Makes a puzzle shape with a list of four-letter words over six letters, for tests. */
export function listShape(): PuzzleShape {
  const list = smallShape(4, 6, true).secrets.filter((_, at) => at % 7 === 0);
  return {
    places: 4,
    symbols: 6,
    repeats: true,
    list,
    answers: 'marks',
    secrets: list,
    drawGuess: (random) => list[random.below(list.length)],
  };
}

export function counted(guess: Code, secret: Code): Clue {
  return { kind: 'counts', guess, ...feedbackOf(scoreCode(guess, secret)) };
}

export function marked(guess: Code, secret: Code): Clue {
  return { kind: 'marks', guess, marks: markWord(guess, secret) };
}
