import { showsUnicode } from './ascii.ts';
import type { World } from './world.ts';

/** How the screen may be drawn. Colour is optional, and no information depends on it alone. */
export interface Style {
  readonly colour: boolean;
  /** False if the locale limits the terminal to ASCII. */
  readonly unicode: boolean;
}

export function styleFor(world: World, options: { readonly 'no-color'?: boolean }): Style {
  const { env } = world;
  const refused = options['no-color'] || Boolean(env['NO_COLOR']) || env['TERM'] === 'dumb';
  const forced = !['', '0', 'false'].includes(env['FORCE_COLOR'] ?? '');
  return {
    colour: (world.out.isTerminal || forced) && !refused,
    unicode: showsUnicode(env),
  };
}

export function bold(text: string, style: Style): string {
  return style.colour ? `\x1b[1m${text}\x1b[22m` : text;
}

export function dim(text: string, style: Style): string {
  return style.colour ? `\x1b[2m${text}\x1b[22m` : text;
}

/**
 * Returns text in black on a light background from the 256-colour table, then restores the terminal's own colours.
 */
export function onBackground(text: string, background: number, style: Style): string {
  return style.colour ? `\x1b[30;48;5;${background}m${text}\x1b[39;49m` : text;
}
