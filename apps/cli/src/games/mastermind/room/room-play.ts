import { fail, ok } from '@inkling/core/result';
import type { PublicTurn } from '@inkling/games/contract/room';
import { makeCode, parseCode } from '@inkling/games/mastermind/rules/notation';
import { parseParams } from '@inkling/games/mastermind/rules/params';
import { skinFor } from '@inkling/games/mastermind/rules/skins';
import type { RoomPlay } from '../../../contract/game-room.ts';
import { counted } from '../../../messages/numbers.ts';
import { exampleCode, sayCodeFault, sayParamsFault } from '../messages/faults.ts';
import { boardScreen, lineScreen } from '../play/screen.ts';

/** Mastermind in a room. */
export const roomPlay: RoomPlay = {
  kind: 'sheets',
  usualRules: 'p4c6r/12',
  readRules(typed) {
    const rules = typed.includes('/') ? typed : `${typed}/${TURNS}`;
    const params = parseParams(`${rules}/drawn`);
    if (params.ok) return ok(rules);
    const wrong = params.error.code === 'turns-out-of-range' ? (typed.split('/')[1] ?? '') : typed;
    return fail(sayParamsFault(params.error, wrong));
  },
  open(text, { style, isPlain }) {
    const params = parseParams(`${text}/drawn`);
    if (!params.ok) return undefined;
    const { rules, turnsMax } = params.value;
    const skin = skinFor('letters', rules.symbols);
    const screen = isPlain ? lineScreen(skin) : boardScreen(skin, style);
    const codeIn = (code: string) => {
      const read = parseCode(code, rules, skin);
      return read.ok ? read.value : Uint8Array.of();
    };
    return {
      kind: 'sheets',
      terms: [
        counted(rules.places, 'place'),
        counted(rules.symbols, 'symbol'),
        ...(rules.repeats ? [] : ['no repeats']),
        counted(turnsMax, 'turn'),
      ].join(', '),
      nouns: { secret: 'code', turn: { one: 'turn', many: 'turns' } },
      sayRefusal: ({ code }) => REFUSALS[code],
      format: `a code in the format ${exampleCode(rules, skin).toUpperCase()}`,
      readGuess(typed) {
        const code = parseCode(typed, rules, skin);
        return code.ok ? ok(makeCode(code.value)) : fail(sayCodeFault(code.error, rules, skin));
      },
      turnText(number, turn) {
        const guess = codeIn(turn.guess);
        return screen.turn(number, { guess, feedback: feedbackOf(turn) }, undefined).join('\n');
      },
      guessText: (code) => screen.code(codeIn(code)),
    };
  },
};

/** Messages for a server's refusals of codes and answers. Most faults are found before anything is sent. */
const REFUSALS: Readonly<Partial<Record<string, string>>> = {
  'unknown-symbol': 'That has a symbol which is not in this game.',
  'wrong-length': 'That has the wrong number of places.',
  'repeated-symbol': 'Each symbol may be used only once.',
  'impossible-feedback': 'No code gives that answer.',
};

function feedbackOf({ exact, near }: PublicTurn) {
  return { exact: Number(exact), near: Number(near) };
}

const TURNS = 12;
