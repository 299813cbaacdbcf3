import { feedbackOf, scoreCode } from '@inkling/core/feedback';
import type { RecordedTurn, SheetLaws, SheetRecordSpec } from '../../contract/record.ts';
import { makeCode, makeFeedback, parseCode, parseFeedback } from '../rules/notation.ts';
import { parseParams } from '../rules/params.ts';
import { makeRules } from '../rules/rules.ts';

/** How the records of rooms store Mastermind: `aabb:1,0`. */
export const CODE_RECORDS: SheetRecordSpec = {
  kind: 'sheets',
  laws,
  answerText: ({ exact, near }) => makeFeedback({ exact: Number(exact), near: Number(near) }),
};

function laws(rulesText: string): SheetLaws | undefined {
  const params = parseParams(`${rulesText}/drawn`);
  if (!params.ok) return undefined;
  const { rules, turnsMax } = params.value;
  if (`${makeRules(rules)}/${turnsMax}` !== rulesText) return undefined;
  const read = (text: string) => {
    const code = parseCode(text, rules);
    return code.ok && makeCode(code.value) === text ? code.value : undefined;
  };
  return {
    turnsMax,
    isSecret: (text) => read(text) !== undefined,
    readTurn(line): RecordedTurn | undefined {
      const [guess = '', answer = '', ...rest] = line.split(':');
      const feedback = parseFeedback(answer, rules.places);
      const legal = read(guess) && feedback.ok && makeFeedback(feedback.value) === answer;
      return legal && rest.length === 0 ? { guess, answer } : undefined;
    },
    answer(guess, secret) {
      const [one, other] = [read(guess), read(secret)];
      if (!one || !other) throw new Error('invalid code in a record: parse it first');
      return makeFeedback(feedbackOf(scoreCode(one, other)));
    },
    isSolved: (answer) => answer === `${rules.places},0`,
  };
}
