import type { Setup } from './setup.ts';

/** The seats of a room in their order: who makes, who breaks, who plays. */
export function seatsOf(
  setup: Setup,
): readonly { readonly seat: string; readonly computer: string | undefined }[] {
  const person = (seat: string) => ({ seat, computer: undefined });
  if (setup.game === 'witch') {
    const against = /against=(\w+)/.exec(setup.rules)?.[1] ?? 'nobody';
    if (against === 'nobody') return [person('first')];
    return [person('first'), { seat: 'second', computer: against === 'person' ? undefined : against }];
  }
  const breakers = laneSeats(setup).map((seat) => ({ seat, computer: setup.computer }));
  return setup.maker === 'drawn' ? breakers : [person('maker'), ...breakers];
}

export function personSeats(setup: Setup): readonly string[] {
  return seatsOf(setup).flatMap(({ seat, computer }) => (computer === undefined ? [seat] : []));
}

/** The sheets of a room: one for each breaker; the witches have one table. */
export function laneSeats({ game, breakers }: Setup): readonly string[] {
  if (game === 'witch') return ['table'];
  return breakers === 2 ? ['first', 'second'] : ['breaker'];
}
