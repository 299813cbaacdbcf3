import { fail, ok } from '@inkling/core/result';
import { parseParams } from '@inkling/games/null/rules/params';
import type { RoomPlay } from '../../../contract/game-room.ts';
import { counted } from '../../../messages/numbers.ts';
import { sayNoRules } from '../messages/play.ts';

/** The game in a room. */
export const roomPlay: RoomPlay = {
  kind: 'sheets',
  usualRules: 'n100/7',
  readRules: (typed) => (parseParams(`${typed}/drawn`).ok ? ok(typed) : fail(sayNoRules(typed))),
  open(rules) {
    const params = parseParams(`${rules}/drawn`);
    if (!params.ok) return undefined;
    const { most, turnsMax } = params.value;
    return {
      kind: 'sheets',
      terms: `a number from 1 to ${most}, ${counted(turnsMax, 'guess', 'guesses')}`,
      nouns: { secret: 'number', turn: { one: 'turn', many: 'turns' } },
      sayRefusal: ({ code }) => (code === 'not-a-number' ? `Type a number from 1 to ${most}.` : undefined),
      format: `a number from 1 to ${most}`,
      readGuess(typed) {
        const text = typed.trim();
        const isNumber = /^[1-9]\d{0,2}$/.test(text) && Number(text) <= most;
        return isNumber ? ok(text) : fail(`Type a number from 1 to ${most}.`);
      },
      turnText: (number, { guess, answer }) => `Turn ${number}: ${guess}, ${String(answer)}.`,
      guessText: (number) => number,
    };
  },
};
