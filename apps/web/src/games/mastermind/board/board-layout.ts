import type { CodeRules } from '@inkling/core/deduction';
import type { Skin } from '@inkling/games/mastermind/rules/skins';

/** More places or pieces than this stand in two rows. */
const ROW_MAX = 6;
/** So many beside each other fit on a phone together with their answer. */
const FEW_COLUMNS = 5;

/** The class of a page with a board and a tray, and what their style has to know of the game. */
export function boardLayout(
  { places, symbols }: Pick<CodeRules, 'places' | 'symbols'>,
  skin: Skin,
): { readonly class: string; readonly style: Record<string, string> } {
  const isFolded = places > ROW_MAX;
  const columns = isFolded ? Math.ceil(places / 2) : places;
  const round = skin.id === 'pegs' && 'skin-round';
  const many = columns > FEW_COLUMNS ? 'many-columns' : columns === FEW_COLUMNS && 'five-columns';
  return {
    class: ['code-sheet', round, many, isFolded && 'two-lines'].filter(Boolean).join(' '),
    style: {
      '--columns': String(columns),
      '--tray': String(symbols > ROW_MAX ? Math.ceil(symbols / 2) : symbols),
      '--tray-half': String(Math.ceil(symbols / 2)),
    },
  };
}
