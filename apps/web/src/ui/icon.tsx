import type { VNode } from 'preact';

/** A small icon next to a word. Hidden from screen readers. */
export function Icon({ name }: { readonly name: IconName }): VNode {
  return (
    <svg class={`icon icon-${name}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}

export type IconName = keyof typeof PATHS;

const PATHS = {
  games: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  day: 'M4 6h16v14H4zM4 10h16M8 3v5M16 3v5',
  puzzle: 'M4 7h13M4 12h9M4 17h9M16 14l5 5M21 14l-5 5',
  people:
    'M8 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2 21c0-5 3-7 6-7s6 2 6 7M16 4.5a3.5 3.5 0 0 1 0 6.5M17 14c3 .3 5 2.5 5 7',
  book: 'M3 5c4-1.5 7-.5 9 1.5 2-2 5-3 9-1.5v14c-4-1.5-7-.5-9 1.5-2-2-5-3-9-1.5zM12 6.5V20',
  person: 'M12 12.6a4.6 4.6 0 1 0 0-9.2 4.6 4.6 0 0 0 0 9.2zM3.5 22c.6-5 4-7.6 8.5-7.6s7.9 2.6 8.5 7.6',
  settings:
    'M3 7h9M18 7h3M3 17h3M12 17h9M15 4.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6zM9 14.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z',
  back: 'M20 12H5M11 5l-7 7 7 7',
  more: 'M4 12h2M11 12h2M18 12h2',
  cross: 'M6 6l12 12M18 6L6 18',
  tick: 'M5 13l5 5L20 6',
} as const;
