import { grammarOf } from '../../../../../shell/language/grammar.ts';

const { number, counted, listed } = grammarOf('en', 'always');

export const play = {
  title: (name: string) => `${name} · Inkling`,
  seats: { guess: 'You guess', hide: 'You hide' },
  seat: 'Who guesses?',
  inside: 'Look inside',
  again: 'New game',
  none: 'There is no game here',
  bring: 'Enter a table',
  opening: 'Opening the game…',
  task: {
    guess: (count: number) =>
      `One of ${counted(count, 'secret', 'secrets')} was chosen. Ask until you know it.`,
    hide: (count: number) =>
      `Choose one of ${counted(count, 'secret', 'secrets')}, tell nobody, and answer truthfully.`,
  },
  turns: 'Questions and answers',
  askHeading: 'Ask',
  askLabel: 'Question',
  ask: 'Ask',
  unknown: (text: string) => `“${text}” is not a question in this game.`,
  answerHeading: (label: string) => `“${label}”: what is your answer?`,
  undo: 'Undo',
  asked: (label: string, answer: string, turn: number) => `Question ${turn}, ${label}: ${answer}.`,
  found: (turns: number) => `Found with ${counted(turns, 'question', 'questions')}.`,
  only: (label: string, turns: number) => `It is ${label}. ${counted(turns, 'question', 'questions')}.`,
  alike: (labels: readonly string[]) => `It is one of ${listed(labels)}: no question tells them apart.`,
  impossible: 'These answers cannot all be true.',
  conflict: (turns: readonly number[]) =>
    turns.length === 1
      ? `Answer ${turns[0]} fits no secret.`
      : `Answers ${listed(turns.map(String))} contradict each other.`,
  repair: (turn: number, answer: string, left: number) =>
    `With “${answer}” as answer ${turn}, ${counted(left, 'secret', 'secrets')} would be left.`,
  drawer: 'What can it be?',
  left: (count: number, of: number) => `${number(count)} of ${number(of)} secrets fit`,
  more: (count: number) => `and ${number(count)} more`,
  show: 'Show a good question',
  good: (label: string, parts: readonly number[]) =>
    parts.length > 1
      ? `Ask “${label}”: it splits what is left into ${listed(parts.map((part) => number(part)))}.`
      : `Ask “${label}”.`,
};
