import type { CodeRules } from '@inkling/core/deduction';
import type { Skin } from '@inkling/games/mastermind/rules/skins';

/** More places or pieces than this stand in two rows. */
const ROW_MAX = 6;
/** So many beside each other fit on a phone together with their answer. */
const FEW_COLUMNS = 5;

/** So many do on the board of a wide window. */
const WIDE_COLUMNS = 8;

/**
 * The class of a page with a board and a tray, and what their style has to know of the game: its rules, and whether a turn
 * has a button beside it that opens its answer again.
 */
export function boardLayout(
  { places, symbols }: Pick<CodeRules, 'places' | 'symbols'>,
  skin: Skin,
  isCorrected = false,
): { readonly class: string; readonly style: Record<string, string> } {
  const isFolded = places > ROW_MAX;
  const columns = isFolded ? Math.ceil(places / 2) : places;
  const round = skin.id === 'pegs' && 'skin-round';
  const many = columns > FEW_COLUMNS ? 'many-columns' : columns === FEW_COLUMNS && 'five-columns';
  const unfolds = isFolded && places <= WIDE_COLUMNS && !isCorrected && 'unfolds';
  return {
    class: ['code-sheet', round, many, isFolded && 'two-lines', unfolds, isCorrected && 'corrected']
      .filter(Boolean)
      .join(' '),
    style: {
      '--columns': String(columns),
      '--places': String(places),
      '--tray': String(symbols > ROW_MAX ? Math.ceil(symbols / 2) : symbols),
      '--tray-half': String(Math.ceil(symbols / 2)),
    },
  };
}
