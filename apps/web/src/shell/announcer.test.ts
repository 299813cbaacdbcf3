import { effect } from '@preact/signals';
import { expect, it } from 'vitest';
import { Announcer } from './announcer.ts';

it('announces a repeated sentence again', () => {
  const announcer = new Announcer();
  const heard: string[] = [];
  effect(() => {
    heard.push(announcer.sentence.value);
  });
  for (const sentence of ['Undone.', 'Undone.', 'Undone.', 'Redone.']) announcer.say(sentence);
  expect(heard).toEqual(['', 'Undone.', 'Undone.\u00a0', 'Undone.', 'Redone.']);
});
