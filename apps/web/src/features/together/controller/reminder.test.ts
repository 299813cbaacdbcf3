import type { RoomView } from '@inkling/client/generated/api';
import { type Signal, signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { code, VIEW } from '../game/testing/room-samples.ts';
import { presenceAt } from '../session/presence.ts';
import { withComputer } from '../session/room-request.ts';
import { askToRemind, isWaitedFor, remind } from './reminder.ts';

const own: RoomView = { ...VIEW, you: 'first', phase: 'playing', turn: ['first'] };
const others: RoomView = { ...own, turn: ['second'] };

function at(view: RoomView | undefined, { isHidden = true, isAsked = true } = {}) {
  const now: Signal<RoomView | undefined> = signal(view);
  const told: unknown[] = [];
  const controller = { view: now };
  const stop = remind(controller, {
    isAsked: signal(isAsked),
    isHidden: () => isHidden,
    badge: (isSet) => told.push(isSet),
    notify: (room) => told.push(room),
  });
  return { now, told, stop, controller };
}

describe('a reminder', () => {
  it('sets the badge on the user’s turn, and notifies once per turn while the page is hidden', () => {
    const { now, told, stop, controller } = at(others);
    expect(isWaitedFor(controller)).toBe(false);
    now.value = own;
    now.value = { ...own, version: 99 };
    expect(told).toEqual([false, true, own.id]);
    expect(isWaitedFor(controller)).toBe(true);
    now.value = others;
    now.value = own;
    stop();
    expect(told.slice(3)).toEqual([false, true, own.id, false]);
  });

  it('does not notify if the page is visible, reminders are off, or it opens on the user’s turn', () => {
    for (const how of [{ isHidden: false }, { isAsked: false }]) {
      const { now, told } = at(others, how);
      now.value = own;
      expect(told).toEqual([false, true]);
    }
    expect(at(own).told).toEqual([true]);
  });

  it('is not given to a user who plays alone', () => {
    const seats: RoomView['seats'] = [
      { seat: 'breaker', taken: true },
      { seat: 'maker', taken: true, computer: 'knuth' },
    ];
    expect(at({ ...own, you: 'breaker', turn: ['breaker'], seats }).told).toEqual([false]);
  });

  it('stays off if the browser refuses permission, and can otherwise be turned on and off', async () => {
    const kept: boolean[] = [];
    const keep = async (isAsked: boolean) => kept.push(isAsked) > 0;
    const isAsked = signal(false);
    expect(await askToRemind(isAsked, true, { request: async () => false, keep })).toBe('refused');
    expect(await askToRemind(isAsked, true, { request: async () => true, keep })).toBe('on');
    expect(isAsked.value).toBe(true);
    expect(await askToRemind(isAsked, false, { request: async () => true, keep })).toBe('off');
    expect([isAsked.value, kept]).toEqual([false, [false, true, false]]);
  });
});

describe('a room whose friend has not joined', () => {
  it('can be played with the computer in the empty seat, even with a promised code', () => {
    const waiting: RoomView = { ...VIEW, phase: 'waiting', turn: [] };
    const maker = { ...waiting, you: 'maker', maker: 'deposited' } as const;
    expect(withComputer(maker, code)).toMatchObject({ maker: 'deposited', computer: 'knuth', seat: 'maker' });
    expect(withComputer({ ...maker, maker: 'kept', commitment: 'x'.repeat(43) }, code)).toMatchObject({
      maker: 'kept',
      computer: 'knuth',
      commitment: 'x'.repeat(43),
    });
    expect(withComputer({ ...waiting, you: 'second' }, code)).toMatchObject({
      maker: 'drawn',
      breakers: 1,
      joint: true,
      seat: 'breaker',
    });
    expect(withComputer({ ...waiting, you: 'spectator' }, code)).toBeUndefined();
    expect(withComputer({ ...waiting, daily: '2026-11-22' }, code)).toBeUndefined();
  });
});

it('computes since when a player has been away by the clock of this device, however wrong', () => {
  const facts = { here: ['maker'], away: [{ seat: 'breaker', seconds: 60 }], watchers: 2 } as const;
  for (const now of [0, 1e12]) {
    const { here, awaySince, watchers } = presenceAt(facts, now);
    expect([[...here], awaySince.get('breaker'), watchers]).toEqual([['maker'], now - 60_000, 2]);
  }
});
