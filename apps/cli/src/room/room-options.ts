import type { OptionsOf, ScreenOptions } from '../shell/options.ts';

/** Options of `room`, in addition to those of the screen. */
export const ROOM_OPTIONS = {
  server: { value: 'URL', text: 'the server; default INKLING_SERVER, or http://127.0.0.1:4173' },
  rules: { value: 'RULES', text: 'the rules of the room, like p5c8r' },
  seat: {
    value: 'SEAT',
    text: 'maker, the default: you set the secret; breaker: your friend does; first: a race',
    values: ['maker', 'breaker', 'first', 'second'],
  },
  kept: { text: 'you keep the secret and answer by hand; the server only gets a promise about it' },
  class: { text: 'open it for a class, which votes on each guess; you lead it' },
  name: { value: 'NAME', text: 'how the others see you: a name and a mark, like fox-star' },
  watch: { text: 'only watch, even if a seat is free' },
} as const;

export type RoomOptions = OptionsOf<typeof ROOM_OPTIONS> & ScreenOptions;
