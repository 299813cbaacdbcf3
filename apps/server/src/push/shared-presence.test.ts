import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChangeEvent } from '../store/change-events.ts';
import { handClock } from '../testing/test-server.ts';
import { Presence } from './presence.ts';
import { SharedPresence } from './shared-presence.ts';

const never = () => () => undefined;

/** Makes servers that hear each other immediately, except for those that are cut off. */
function servers(count: number) {
  const clock = handClock();
  const cut = new Set<number>();
  const all: { readonly presence: Presence; readonly shared: SharedPresence }[] = [];
  const publish = (from: number) => (event: ChangeEvent) => {
    if (cut.has(from)) return;
    for (const [at, { shared }] of all.entries())
      if (!cut.has(at) && (event.kind === 'present' || event.kind === 'alive' || event.kind === 'stopping'))
        shared.hear(event);
  };
  for (let at = 0; at < count; at++) {
    const presence: Presence = new Presence(clock, never, (room) => shared.changed(room));
    const changeEvents = { publish: publish(at), subscribe: () => undefined, close: async () => undefined };
    const soon = (call: () => void) => call();
    const shared = new SharedPresence({ presence, changeEvents, server: `s${at}`, clock, soon });
    all.push({ presence, shared });
  }
  const pass = (ms: number) => {
    for (let left = ms; left > 0; left -= 10_000) {
      clock.nowMs += Math.min(left, 10_000);
      for (const [at, { shared }] of all.entries()) if (!cut.has(at)) shared.beat();
    }
  };
  const at = (index: number) => all[index] as (typeof all)[number];
  return { clock, cut, pass, at };
}

describe('presence across several servers', () => {
  it('is the same as on a single server', () => {
    const step = fc.record({
      server: fc.nat(2),
      room: fc.constantFrom('one', 'two'),
      seat: fc.constantFrom('maker', 'breaker', 'spectator'),
      leaves: fc.boolean(),
      ms: fc.constantFrom(0, 700, 8000, 61_000),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const { clock, pass, at } = servers(3);
        const twin = new Presence(clock, never);
        const open: { readonly name: string; readonly leave: () => void }[] = [];
        for (const { server, room, seat, leaves, ms } of steps) {
          pass(ms);
          const name = `${server} ${room} ${seat}`;
          const found = leaves ? open.findIndex((each) => each.name === name) : -1;
          if (found >= 0) open.splice(found, 1)[0]?.leave();
          else if (!leaves) {
            const all = [at(server).presence, twin].map((each) => each.enter(room, seat, () => undefined));
            const leave = () => {
              for (const each of all) each();
            };
            open.push({ name, leave });
          }
          const told = [0, 1, 2].map((index) => sorted(at(index).presence.of(room)));
          expect(told).toEqual(told.map(() => sorted(twin.of(room))));
        }
      }),
    );
  });

  it('counts the players on a dead server as away, and says since when', () => {
    const { cut, pass, at } = servers(2);
    at(0).presence.enter('room', 'maker', () => undefined);
    at(0).presence.enter('room', 'spectator', () => undefined);
    at(1).presence.enter('room', 'breaker', () => undefined);
    expect(at(1).presence.of('room')).toEqual({ here: ['breaker', 'maker'], away: [], watchers: 1 });
    pass(600_000);
    expect(at(1).presence.of('room').here, 'it says that it lives').toEqual(['breaker', 'maker']);
    cut.add(0);
    pass(20_000);
    expect(at(1).presence.of('room').here).toEqual(['breaker', 'maker']);
    pass(20_000);
    expect(at(1).presence.of('room')).toEqual({
      here: ['breaker'],
      away: [{ seat: 'maker', seconds: 40 }],
      watchers: 0,
    });
    cut.delete(0);
    pass(10_000);
    expect(at(1).presence.of('room'), 'it was only out of reach').toEqual({
      here: ['breaker', 'maker'],
      away: [],
      watchers: 1,
    });
  });

  it('counts the players on a stopping server as away from its announcement on', () => {
    const { cut, pass, at } = servers(2);
    const leave = at(0).presence.enter('room', 'maker', () => undefined);
    at(0).presence.enter('room', 'spectator', () => undefined);
    at(1).presence.enter('room', 'breaker', () => undefined);
    pass(20_000);
    at(0).shared.stop();
    // Its streams end, and it may lose and regain the connection to others. Neither makes it reappear.
    leave();
    at(0).shared.catchUp();
    at(1).shared.catchUp();
    cut.add(0);
    pass(10_000);
    expect(at(1).presence.of('room')).toEqual({
      here: ['breaker'],
      away: [{ seat: 'maker', seconds: 10 }],
      watchers: 0,
    });
  });

  it('is announced to a server that starts later, and caught up on after a gap', () => {
    const { cut, pass, at } = servers(2);
    cut.add(1);
    const leave = at(0).presence.enter('room', 'maker', () => undefined);
    cut.delete(1);
    at(1).shared.catchUp();
    expect(at(1).presence.of('room').here).toEqual(['maker']);
    cut.add(1);
    leave();
    at(1).presence.enter('room', 'breaker', () => undefined);
    cut.delete(1);
    expect(at(0).presence.of('room').here).toEqual(['maker']);
    at(1).shared.catchUp();
    expect(at(0).presence.of('room').here).toEqual(['breaker', 'maker']);
    pass(10_000);
    expect(at(1).presence.of('room'), 'who left in the gap').toMatchObject({
      here: ['breaker'],
      away: [{ seat: 'maker' }],
    });
  });
});

function sorted(facts: ReturnType<Presence['of']>): unknown {
  return { ...facts, away: facts.away.toSorted((a, b) => a.seat.localeCompare(b.seat)) };
}
