import type { WitchView } from '@inkling/games/witch/rules/view';
import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import type { TablePeople } from '../../../shell/parts/room-part.ts';
import { endSentence, stateSentence, whoSits } from '../session/announcements.ts';
import { FIRST_SETUP } from '../session/setup.ts';
import { play } from '../session/testing/any-setup.ts';
import { RoomBoard } from './room-board.ts';

it('tells the player who is asked to name the witch first, until the table changes', () => {
  const { controller } = play(FIRST_SETUP);
  const fresh = controller.session.view.value;
  const asked: WitchView = { ...fresh, phase: 'quiz' };
  for (const isMine of [true, false]) {
    const view = signal(asked);
    const done: string[] = [];
    const board = new RoomBoard('room', view, {
      mayMove: () => isMine,
      send: (move) => void done.push(move),
      say: (sentence) => void done.push(sentence),
    });
    board.choose(0);
    const sentence = 'First say who she is, or choose “Skip”.';
    expect([done, board.remark.value]).toEqual(isMine ? [[sentence], sentence] : [['flip 1,1'], '']);
    view.value = fresh;
    expect(board.remark.value).toBe('');
  }
});

it('uses the names of the players, and "you" for the viewer', () => {
  const { controller } = play({ ...FIRST_SETUP, opponent: 'person' });
  const fresh = controller.session.view.value;
  const sentences = (people: TablePeople, winner?: 'first' | 'second') => {
    const view = { ...fresh, people };
    return winner === undefined
      ? stateSentence(view)
      : endSentence({ ...view, status: { phase: 'over', winner } } as typeof view);
  };
  expect(sentences({ first: 'you', second: { name: 'Fox' } })).toMatch(/Turn over a tile\.$/);
  expect(sentences({ first: { name: 'Fox' }, second: 'you' })).toMatch(/Fox: turn over a tile\.$/);
  expect(sentences({ first: 'other', second: 'you' })).toMatch(/The other player: turn over a tile\.$/);
  expect(sentences({})).toMatch(/First player: turn over a tile\.$/);
  expect(sentences({ first: { name: 'Fox' }, second: 'you' }, 'second')).toBe('You win!');
  expect(sentences({ first: { name: 'Fox' }, second: 'you' }, 'first')).toBe('Fox wins!');
  const over = { ...fresh, phase: 'over', status: { phase: 'over', winner: 'first' } } as const;
  expect(stateSentence({ ...over, people: { first: 'you' } } as typeof fresh)).toMatch(/ points\. You win!$/);
  expect(whoSits({ ...fresh, people: { second: 'other' } }, 'second')).toBe('other');
});
