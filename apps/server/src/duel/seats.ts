import type { Setup } from './setup.ts';

export interface Seat {
  readonly seat: string;
  /** The computer player who sits here. */
  readonly computer: string | undefined;
}

/** The seats of a room in their order: who makes, who breaks, who plays. */
export function seatsOf(setup: Setup): readonly Seat[] {
  return layoutOf(setup).seats;
}

export function personSeats(setup: Setup): readonly string[] {
  return layoutOf(setup).persons;
}

interface Layout {
  readonly seats: readonly Seat[];
  readonly persons: readonly string[];
}

/** A setup never changes, and every move asks several times who sits where. */
const layouts = new WeakMap<Setup, Layout>();

function layoutOf(setup: Setup): Layout {
  let layout = layouts.get(setup);
  if (!layout) {
    const seats = lay(setup);
    const persons = seats.flatMap(({ seat, computer }) => (computer === undefined ? [seat] : []));
    layouts.set(setup, (layout = { seats, persons }));
  }
  return layout;
}

function lay(setup: Setup): readonly Seat[] {
  const person = (seat: string) => ({ seat, computer: undefined });
  if (setup.game === 'witch') {
    const against = /against=(\w+)/.exec(setup.rules)?.[1] ?? 'nobody';
    if (against === 'nobody') return [person('first')];
    return [person('first'), { seat: 'second', computer: against === 'person' ? undefined : against }];
  }
  const breakers = laneSeats(setup).map((seat) => ({ seat, computer: setup.computer }));
  return setup.maker === 'drawn' ? breakers : [person('maker'), ...breakers];
}

/** The sheets of a room: one for each breaker; the witches have one table. */
export function laneSeats({ game, breakers }: Setup): readonly string[] {
  if (game === 'witch') return ['table'];
  return breakers === 2 ? ['first', 'second'] : ['breaker'];
}
