/** How the table looks and how a bot keeps time: the person's, not the game's. */
export interface Look {
  readonly tile: (typeof TILE_SIZES)[number];
  /** A bot plays on by itself, at a calm pace; otherwise each of its moves waits to be asked for. */
  readonly botGoesOn: boolean;
}

/** Edge lengths in CSS pixels, never wider than the page; `fluid` is as large as the window allows. */
export const TILE_SIZES = ['fluid', '99', '124', '166'] as const;

export const DEFAULT_LOOK: Look = { tile: 'fluid', botGoesOn: true };

/** Total: whatever cannot be read is the default. */
export function parseLook(value: unknown): Look {
  if (typeof value !== 'object' || value === null) return DEFAULT_LOOK;
  const { tile, botGoesOn } = value as Partial<Record<keyof Look, unknown>>;
  return {
    tile: TILE_SIZES.find((size) => size === tile) ?? DEFAULT_LOOK.tile,
    botGoesOn: typeof botGoesOn === 'boolean' ? botGoesOn : DEFAULT_LOOK.botGoesOn,
  };
}
