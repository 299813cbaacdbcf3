import type { WordView } from '@inkling/games/word/rules/game';
import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import { testHost } from '../../../shell/testing/host.ts';
import type { WorkerClient } from '../../../shell/worker/worker-client.ts';
import type { GameAnswered, GameAsked, WordQuestions } from '../engine/questions.ts';
import { parseWordSettings } from '../model/keyboard.ts';
import { NO_OWN_LIST } from '../model/own-list.ts';
import { usualParams, WordController } from './controller.ts';
import { freshState } from './play-session.ts';
import { WORD_KIND } from './word-kind.ts';

/** A game with a slow fake worker: it judges only when told to, and accepts every word but `xxxxx`. */
function slowGame(seed = 'holly') {
  const waiting: (() => void)[] = [];
  const judge = ({ moves, guess }: GameAsked): GameAnswered => {
    const isStrange = guess === 'xxxxx';
    const words = guess === undefined || isStrange ? moves : [...moves, guess];
    const turns = words.map((word) => ({ guess: word, marks: Array.from(word, () => 0 as const) }));
    const view = { params: { tries: 6 }, turns, over: turns.length >= 6, solved: false, letters: {} };
    const fault = isStrange ? ({ code: 'not-in-list' } as const) : undefined;
    return { kind: 'game', view: view as unknown as WordView, fault };
  };
  const ask = (name: string, asked: GameAsked) =>
    name === 'game'
      ? new Promise((resolve) => waiting.push(() => resolve(judge(asked))))
      : Promise.resolve(undefined);
  const engine = { ask } as unknown as WorkerClient<WordQuestions>;
  const saved = { settings: signal(parseWordSettings({})), ownList: signal(NO_OWN_LIST) };
  const state = freshState('word', usualParams(), seed);
  const controller = new WordController(state, WORD_KIND, testHost(), { quick: engine, slow: engine }, saved);
  const type = (word: string) => {
    for (const letter of word) controller.type(letter);
  };
  const answer = async () => {
    do {
      waiting.shift()?.();
      await new Promise((resolve) => setTimeout(resolve));
    } while (waiting.length > 0);
  };
  const tried = () => controller.play.view.value?.turns.map(({ guess }) => guess) ?? [];
  return { controller, type, answer, tried };
}

it('takes letters typed before the last word is judged as the next word', async () => {
  const { controller, type, answer, tried } = slowGame();
  type('crane');
  controller.submit();
  type('bel');
  await answer();
  expect([tried(), controller.play.draft]).toEqual([['crane'], 'bel']);
  type('ts');
  controller.submit();
  type('mound');
  controller.submit();
  await answer();
  expect([tried(), controller.play.draft]).toEqual([['crane', 'belts', 'mound'], '']);
});

it('submits a word once however often Enter is pressed, and keeps a rejected one', async () => {
  const { controller, type, answer, tried } = slowGame();
  type('crane');
  for (let press = 0; press < 3; press++) controller.submit();
  await answer();
  expect([tried(), controller.play.draft]).toEqual([['crane'], '']);
  type('xxxxx');
  controller.submit();
  await answer();
  expect([tried(), controller.play.draft]).toEqual([['crane'], 'xxxxx']);
  controller.erase();
  expect(controller.play.draft).toBe('xxxx');
});

it('does not play a pending word in the next game', async () => {
  const { controller, type, answer, tried } = slowGame();
  for (const word of ['crane', 'belts']) {
    type(word);
    controller.submit();
  }
  controller.play.begin(controller.play.params.value, 'another game');
  await answer();
  expect([tried(), controller.play.asked]).toEqual([[], undefined]);
});

it('records that the user looked at the words, for this game only', () => {
  const { controller } = slowGame();
  const notes = () => [controller.state.value.withNotes, controller.state.value.drawerOpen];
  expect(notes()).toEqual([false, false]);
  controller.showWords(true);
  controller.showWords(false);
  expect(notes()).toEqual([true, false]);
  controller.again();
  expect(notes()).toEqual([false, false]);
});

it('switches hard mode only before the first try, and keeps the draft', async () => {
  const { controller, type, answer } = slowGame();
  type('cra');
  controller.setHard(true);
  expect([controller.play.params.value.hard, controller.play.sheet.seed]).toEqual([true, 'holly']);
  await answer();
  expect(controller.play.draft).toBe('cra');
  type('ne');
  controller.submit();
  await answer();
  expect(controller.play.view.value?.turns).toHaveLength(1);
  controller.setHard(false);
  expect(controller.play.params.value.hard).toBe(true);
  expect(controller.remark.value).not.toBe('');
});

it('says that the game is over when Enter is pressed after the end', async () => {
  const { controller, type, answer } = slowGame();
  for (const word of ['crane', 'belts', 'mound', 'crane', 'belts', 'mound']) {
    type(word);
    controller.submit();
    await answer();
  }
  controller.submit();
  expect(controller.remark.value).toBe('This game is finished.');
});

it('counts as played with notes once the word was shown and a try undone', async () => {
  const { controller, type, answer } = slowGame();
  const { play } = controller;
  const tryAll = async (words: readonly string[]) => {
    for (const word of words) {
      type(word);
      controller.submit();
      await answer();
    }
  };
  await tryAll(['crane', 'belts']);
  play.undo();
  await answer();
  expect(play.state.value.withNotes).toBe(false);
  await tryAll(['mound', 'frost', 'glyph', 'jumpy', 'quick']);
  expect(play.isOver).toBe(true);
  play.undo();
  expect(play.state.value.withNotes).toBe(true);
});

it('refuses to undo a finished daily game, and says why', async () => {
  const { controller, type, answer, tried } = slowGame('day-2026-11-30-word');
  const words = ['crane', 'belts', 'mound', 'frost', 'glyph'];
  for (const word of [...words, 'jumpy']) {
    type(word);
    controller.submit();
    await answer();
  }
  controller.undo();
  await answer();
  expect(tried()).toEqual([...words, 'jumpy']);
  expect(controller.remark.value).toBe('You get one try at a daily game, so its result is final.');
});

it('undoes a try in a daily game in progress', async () => {
  const { controller, type, answer, tried } = slowGame('day-2026-11-30-word');
  await answer();
  type('crane');
  controller.submit();
  await answer();
  controller.undo();
  await answer();
  expect(tried()).toEqual([]);
});
