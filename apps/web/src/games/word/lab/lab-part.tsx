import { markWord } from '@inkling/core/marks';
import { fail, ok } from '@inkling/core/result';
import { ENGLISH, spell, wordOf } from '@inkling/games/word/rules/letters';
import { makeMarks, parseMark } from '@inkling/games/word/rules/mark-signs';
import { parseRounds } from '@inkling/games/word/rules/rounds';
import { WORD_STRATEGIES } from '@inkling/words/rank';
import type { VNode } from 'preact';
import type { LabGame, LabPart } from '../../../shell/parts/lab-part.ts';
import { labTasks } from '../../../shell/parts/lab-worker.ts';
import { Switch } from '../../../ui/fields.tsx';
import { messages } from './messages/language.ts';
import { isWordTree } from './work/read-tree.ts';
import { isHard, makeWordRules, WORD_LENGTH, wordRules } from './work/word-rules.ts';

/** The Lab's part for Word, with the English words of one length. */
export const lab: LabPart = {
  name: () => messages().name,
  get usual() {
    return wordGame(makeWordRules(false));
  },
  parseRules: (text) => {
    const rules = wordRules(text);
    return rules === undefined ? undefined : wordGame(rules);
  },
  rulesHint: () => makeWordRules(false),
  examples: (page) => (page === 'partition' ? messages().examples : []),
  readsTree: isWordTree,
  tasks: labTasks(() => new Worker(new URL('./work/worker.ts', import.meta.url), { type: 'module' })),
  views: {
    RulesFields: ({ rules, onChoose }) => (
      <Switch on={isHard(rules)} onTurn={(isOn) => onChoose(makeWordRules(isOn))}>
        {messages().hard}
      </Switch>
    ),
    Guess: ({ guess }) => (
      <span class="lab-guess">
        <b>{guess}</b>
      </span>
    ),
    Answer: WordMarks,
  },
};

function wordGame(rules: string): LabGame {
  const hard = isHard(rules) ? ' --hard' : '';
  return {
    part: lab,
    rules,
    inWords: () => messages().inWords(isHard(rules)),
    size: () => messages().size,
    guessLength: WORD_LENGTH,
    parseGuess: (text) => {
      const word = text.trim().toLowerCase();
      return isWord(word) ? ok(word) : fail(messages().notAWord(text.slice(0, 40)));
    },
    parseTurn: (text) => {
      const read = parseRounds(ENGLISH, text);
      const [round] = read.ok ? read.value : [];
      return round?.guess.length === WORD_LENGTH
        ? ok({ guess: wordOf(ENGLISH, round.guess), answer: makeMarks(round.marks) })
        : fail(messages().badTurn(text.slice(0, 40)));
    },
    isGuess: isWord,
    isAnswer: (text) => /^[gyw]{5}$/.test(text),
    write: (guess) => guess,
    sayAnswer: (answer) => answer,
    answerTo: (guess, secret) => {
      const [asked, word] = [spell(ENGLISH, guess), spell(ENGLISH, secret)];
      return asked && word && asked.length === word.length ? makeMarks(markWord(asked, word)) : undefined;
    },
    compare: {
      players: WORD_STRATEGIES,
      usual: ['entropy', 'expected', 'parts'],
      playerName: (player) => messages().players[player as keyof ReturnType<typeof messages>['players']],
      note: () => undefined,
      notes: (rows) =>
        rows.flatMap(({ player, unsolved = 0 }) =>
          unsolved > 0 ? [messages().unsolved(player, unsolved)] : [],
        ),
      refusal: () => messages().notLoadedClause,
      command: (players) => `inkling compare word --strategies ${players.join(',')}${hard}`,
    },
    partition: {
      fault: ({ code, text = '' }) =>
        code === 'no-words' ? messages().notLoaded : messages().notInList(text),
      command: (history) =>
        [
          'inkling suggest word',
          ...history.map(({ guess, answer }) => `${guess}:${answer}`),
          `${hard.trim()} --strategy entropy`.trim(),
        ].join(' '),
    },
    tree: {
      makers: [],
      usual: undefined,
      makerName: (maker) => maker,
      fault: (fault) =>
        messages().treeFault(fault as Parameters<ReturnType<typeof messages>['treeFault']>[0]),
      command: () => undefined,
    },
  };
}

function isWord(text: string): boolean {
  return /^[a-z]{5}$/.test(text);
}

/** The marks of an answer in order, as discs, rings and dashes. */
function WordMarks({ answer }: { readonly answer: string }): VNode {
  const width = answer.length * PITCH;
  return (
    <svg class="keys" viewBox={`0 0 ${width} ${PITCH}`} width={width} height={PITCH} aria-hidden="true">
      {Array.from(answer, (sign, i) => {
        const x = i * PITCH + PITCH / 2;
        const mark = parseMark(sign);
        if (mark === 2) return <circle key={i} class="key-exact" cx={x} cy={PITCH / 2} r="7" />;
        if (mark === 1) return <circle key={i} class="key-near" cx={x} cy={PITCH / 2} r="6" />;
        return <path key={i} class="key-none" d={`M${x - 4} ${PITCH / 2}h8`} />;
      })}
    </svg>
  );
}

const PITCH = 18;
