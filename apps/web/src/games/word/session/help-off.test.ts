import type { WordView } from '@inkling/games/word/rules/game';
import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import { DEFAULT_PREFERENCES, type Preferences } from '../../../shell/preferences.ts';
import { testHost } from '../../../shell/testing/host.ts';
import type { WorkerClient } from '../../../shell/worker/worker-client.ts';
import type { GameAsked, WordPosition, WordQuestions } from '../engine/questions.ts';
import { parseWordSettings } from '../model/keyboard.ts';
import { NO_OWN_LIST } from '../model/own-list.ts';
import { usualParams, WordController } from './controller.ts';
import { freshState } from './play-session.ts';
import { WORD_KIND } from './word-kind.ts';

const drained = () => new Promise(setImmediate);

/** A game in which six words always fit, for a user with `changes` in their preferences. */
async function gameFor(changes: Partial<Preferences>) {
  const asked: string[] = [];
  const answers: Record<string, (ask: never) => unknown> = {
    game: ({ moves, guess }: GameAsked) => {
      const words = guess === undefined ? moves : [...moves, guess];
      const turns = words.map((word) => ({ guess: word, marks: Array.from(word, () => 0 as const) }));
      const view = { params: { tries: 6 }, turns, over: turns.length === 6, solved: false, letters: {} };
      return { kind: 'game', view: view as unknown as WordView, fault: undefined };
    },
    findings: (position: WordPosition) => ({
      position,
      hints: { places: ['a', 'b', 'c', 'd', 'e'] },
      words: { listed: [], allCount: 6, likelyCount: 6, withheldCount: 0, shares: [] },
    }),
  };
  const ask = (name: string, question: unknown) => {
    asked.push(name);
    return Promise.resolve(answers[name]?.(question as never));
  };
  const engine = { ask, interrupt: () => undefined } as unknown as WorkerClient<WordQuestions>;
  const saved = { settings: signal(parseWordSettings({})), ownList: signal(NO_OWN_LIST) };
  const host = testHost({ preferences: signal({ ...DEFAULT_PREFERENCES, ...changes }) });
  const state = freshState('word', usualParams(), 'holly');
  const controller = new WordController(state, WORD_KIND, host, { quick: engine, slow: engine }, saved);
  await drained();
  await controller.guess('crane');
  await drained();
  return { controller, said: () => host.announcer.sentence.value, asked };
}

it('gives nothing away when help is off, and says where to turn it on', async () => {
  const { controller, said, asked } = await gameFor({ aids: false });
  expect([controller.title.value, said()]).toEqual(['Word · Inkling', expect.not.stringContaining('left')]);
  await controller.hint();
  controller.showWords(true);
  controller.sayChoices();
  await controller.explain({ place: 0, letter: 0 });
  await drained();
  expect(said()).toContain('Help while playing is off. You can switch it on in the settings.');
  expect(asked).not.toContain('advice');
  expect(asked).not.toContain('why');
  const { withHints, withNotes, drawerOpen } = controller.state.value;
  expect([withHints, withNotes, drawerOpen]).toEqual([false, false, false]);
});

it('shows and announces how many words fit, unless that is turned off', async () => {
  const counted = await gameFor({});
  expect(counted.controller.title.value).toBe('6 words left · Word · Inkling');
  expect(counted.said()).toContain('6 words left.');
  for (let turn = 2; turn <= 6; turn++) await counted.controller.guess('crane');
  await drained();
  expect(counted.controller.title.value, 'nothing is left of a game that is over').toBe('Word · Inkling');
  const uncounted = await gameFor({ counts: false });
  expect(uncounted.controller.title.value).toBe('Word · Inkling');
  expect(uncounted.said()).toContain('Try 1, CRANE');
  expect(uncounted.said()).not.toContain('left');
  uncounted.controller.sayState();
  await drained();
  expect(uncounted.said()).not.toContain('left');
  uncounted.controller.showWords(true);
  expect(uncounted.controller.state.value.drawerOpen).toBe(true);
});
