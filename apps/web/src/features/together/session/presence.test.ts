import type { RoomView } from '@inkling/client/generated/api';
import { expect, it } from 'vitest';
import { areOthersAway, presenceAt } from './presence.ts';

it('others are away once all people but the viewer have left', () => {
  const seats: RoomView['seats'] = [
    { seat: 'maker', taken: true },
    { seat: 'first', taken: true },
    { seat: 'second', taken: true, computer: 'knuth' },
  ];
  const view = { seats, you: 'maker' } as RoomView;
  const facts = (here: readonly 'first'[], away: readonly 'first'[]) =>
    presenceAt({ here, away: away.map((seat) => ({ seat, seconds: 60 })), watchers: 0 }, 100_000);
  expect(areOthersAway(view, facts([], ['first']))).toBe(true);
  expect(areOthersAway(view, facts(['first'], []))).toBe(false);
  expect(areOthersAway(view, undefined), 'it is not known yet').toBe(false);
  expect(areOthersAway({ ...view, you: 'first' }, facts([], ['first']))).toBe(false);
  const alone = { ...view, seats: seats.filter(({ seat }) => seat !== 'first') };
  expect(areOthersAway(alone, facts([], [])), 'against a computer nobody leaves').toBe(false);
});
