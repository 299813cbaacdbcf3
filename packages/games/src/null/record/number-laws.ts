import type { SheetLaws, SheetRecordSpec } from '../../contract/record.ts';
import { answerTo, NULL_ANSWERS } from '../rules/moves.ts';
import { parseParams } from '../rules/params.ts';

/** Defines how room records contain the null game: a turn is written `5:lower`. */
export const NUMBER_RECORDS: SheetRecordSpec = {
  kind: 'sheets',
  laws,
  answerText: ({ answer }) => String(answer),
};

function laws(rules: string): SheetLaws | undefined {
  const params = parseParams(`${rules}/drawn`);
  if (!params.ok) return undefined;
  const { most, turnsMax } = params.value;
  const isNumber = (text: string) => /^[1-9]\d{0,2}$/.test(text) && Number(text) <= most;
  return {
    turnsMax,
    isSecret: isNumber,
    readTurn(line) {
      const [guess = '', answer = '', ...rest] = line.split(':');
      const legal = isNumber(guess) && NULL_ANSWERS.some((name) => name === answer) && rest.length === 0;
      return legal ? { guess, answer } : undefined;
    },
    answer: (guess, secret) => answerTo(Number(guess), Number(secret)),
    isSolved: (answer) => answer === 'found',
  };
}
