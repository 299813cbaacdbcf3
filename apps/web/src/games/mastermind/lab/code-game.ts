import { codeCount } from '@inkling/codes/candidates/code-space';
import type { CodeRules } from '@inkling/core/deduction';
import { feedbackOf, scoreCode } from '@inkling/core/feedback';
import { fail, ok, type Result } from '@inkling/core/result';
import { PLAYERS } from '@inkling/games/mastermind/analysis/players';
import { makeCode, makeFeedback, parseCode } from '@inkling/games/mastermind/rules/notation';
import { givenAnswer, makeGivenAnswer, parsePartialTurn } from '@inkling/games/mastermind/rules/partial-turn';
import { makeRules } from '@inkling/games/mastermind/rules/rules';
import type { LabGame, LabPart } from '../../../shell/parts/lab-part.ts';
import { messages } from './messages/language.ts';
import { readCode, writeCode } from './notation.ts';
import { EXACT_CODES_MAX, SAMPLE_GAMES } from './work/contest.ts';
import { type MakeFault, TREE_MAKERS } from './work/make-tree.ts';
import type { ReadFault } from './work/read-tree.ts';

/** The game that the Lab analyses: codes under the given rules. */
export function codeGame(part: LabPart, rules: CodeRules): LabGame {
  const name = makeRules(rules);
  const codes = codeCount(rules);
  const typed = <Value>(read: Result<Value, Parameters<typeof codeFault>[0]>): Result<Value, string> =>
    read.ok ? read : fail(codeFault(read.error));
  const codeFault = (fault: Parameters<ReturnType<typeof messages>['codeFault']>[0]) =>
    messages().codeFault(fault, name, rules.places);
  return {
    part,
    rules: name,
    inWords: () => messages().rules.inWords(rules),
    size: () => messages().rules.size(codes),
    guessLength: rules.places,
    parseGuess: (text) => typed(readCode(text, rules)),
    parseTurn: (text) => {
      const turn = typed(parsePartialTurn(text, rules));
      if (!turn.ok) return turn;
      return ok({ guess: makeCode(turn.value.guess), answer: makeGivenAnswer(givenAnswer(turn.value)) });
    },
    isGuess: (text) => {
      const code = parseCode(text, rules);
      return code.ok && makeCode(code.value) === text;
    },
    isAnswer: (text) => /^\d{1,2},\d{1,2}$/.test(text),
    write: (guess) => writeCode(guess, rules),
    sayAnswer: (answer) => {
      const [exact, near] = answer.split(',').map((count) => (count === '?' ? undefined : Number(count)));
      return messages().answer(exact, near);
    },
    answerTo: (guess, secret) => {
      const [asked, code] = [parseCode(guess, rules), parseCode(secret, rules)];
      return asked.ok && code.ok ? makeFeedback(feedbackOf(scoreCode(asked.value, code.value))) : undefined;
    },
    compare: {
      players: [...PLAYERS, 'optimal'],
      usual: ['knuth', 'expected', 'entropy', 'parts'],
      playerName: (player) => messages().players[player as keyof ReturnType<typeof messages>['players']],
      note: () => (codes > BigInt(EXACT_CODES_MAX) ? messages().willSample(SAMPLE_GAMES) : undefined),
      notes: (rows) => {
        const sampled = rows.filter(({ interval }) => interval !== undefined);
        return sampled.length > 0 ? [messages().sampled(sampled, codes)] : [];
      },
      refusal: (why) => messages().refusals[why as keyof ReturnType<typeof messages>['refusals']],
      command: (players) => `inkling compare mastermind --rules ${name} --strategies ${players.join(',')}`,
    },
    partition: {
      fault: () => messages().tooLarge,
      command: (history) =>
        [
          'inkling suggest mastermind',
          ...history.map(({ guess, answer }) => quoted(`${guess}:${answer}`)),
          `--rules ${name} --strategy entropy`,
        ].join(' '),
    },
    tree: {
      makers: TREE_MAKERS,
      usual: 'knuth',
      makerName: (maker) => (maker === 'optimal' ? messages().exactSearch : maker),
      fault: (fault) => messages().treeFault(fault as MakeFault | ReadFault, name),
      command: (maker) =>
        maker === 'optimal' ? `inkling optimal mastermind --rules ${name} --out tree.strategy` : undefined,
    },
  };
}

/** Quotes a turn with a question mark, which a shell would take for any character of a file name. */
function quoted(turn: string): string {
  return turn.includes('?') ? `'${turn}'` : turn;
}
