import type { WordView } from '@inkling/games/word/rules/game';
import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import { DEFAULT_PREFERENCES } from '../../../shell/preferences.ts';
import type { WorkerClient } from '../../../shell/worker/worker-client.ts';
import type { GameAnswered, GameAsked, WordQuestions } from '../engine/questions.ts';
import { freshKept } from './keeping.ts';
import { WordDesk } from './word-desk.ts';

/** A worker that takes its time: it judges when told to, and knows every word but `xxxxx`. */
function slowDesk() {
  const waiting: (() => void)[] = [];
  const judge = ({ moves, guess }: GameAsked): GameAnswered => {
    const isStrange = guess === 'xxxxx';
    const words = guess === undefined || isStrange ? moves : [...moves, guess];
    const turns = words.map((word) => ({ guess: word, marks: Array.from(word, () => 0 as const) }));
    const view = { params: { tries: 6 }, turns, over: false, solved: false, letters: {} };
    const fault = isStrange ? ({ code: 'not-in-list' } as const) : undefined;
    return { kind: 'game', view: view as unknown as WordView, fault };
  };
  const ask = (name: string, asked: GameAsked) =>
    name === 'game'
      ? new Promise((resolve) => waiting.push(() => resolve(judge(asked))))
      : Promise.resolve(undefined);
  const engine = { ask } as unknown as WorkerClient<WordQuestions>;
  const kept = { ...freshKept('holly'), mode: 'play' as const };
  const desk = new WordDesk(kept, signal(DEFAULT_PREFERENCES), { quick: engine, slow: engine }, () => 0);
  const type = (word: string) => {
    for (const letter of word) desk.type(letter);
  };
  const answer = async () => {
    do {
      waiting.shift()?.();
      await new Promise((resolve) => setTimeout(resolve));
    } while (waiting.length > 0);
  };
  const tried = () => desk.play.view.value?.turns.map(({ guess }) => guess) ?? [];
  return { desk, type, answer, tried };
}

it('takes what is typed before the last word is judged as the next word', async () => {
  const { desk, type, answer, tried } = slowDesk();
  type('crane');
  desk.submit();
  type('bel');
  await answer();
  expect([tried(), desk.typed]).toEqual([['crane'], 'bel']);
  type('ts');
  desk.submit();
  type('mound');
  desk.submit();
  await answer();
  expect([tried(), desk.typed]).toEqual([['crane', 'belts', 'mound'], '']);
});

it('enters a word once however often Enter is pressed, and keeps one that is refused', async () => {
  const { desk, type, answer, tried } = slowDesk();
  type('crane');
  for (let press = 0; press < 3; press++) desk.submit();
  await answer();
  expect([tried(), desk.typed]).toEqual([['crane'], '']);
  type('xxxxx');
  desk.submit();
  await answer();
  expect([tried(), desk.typed]).toEqual([['crane'], 'xxxxx']);
  desk.erase();
  expect(desk.typed).toBe('xxxx');
});

it('plays no word of a game in the one that was begun after it', async () => {
  const { desk, type, answer, tried } = slowDesk();
  for (const word of ['crane', 'belts']) {
    type(word);
    desk.submit();
  }
  desk.play.begin(desk.play.params, 'another game');
  await answer();
  expect([tried(), desk.play.asked]).toEqual([[], undefined]);
});
