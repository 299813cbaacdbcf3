import type { CodeRules } from '@inkling/core/deduction';
import type { Skin } from '@inkling/games/mastermind/rules/skins';

/** More places or pieces than this are laid out in two rows. */
const ROW_MAX = 6;
/** At most this many columns fit on a phone next to their answer. */
const FEW_COLUMNS = 5;

/** At most this many columns fit on the board of a wide window. */
const WIDE_COLUMNS = 8;

/**
 * Returns the class and the style of a page with a board and a tray. They depend on the rules of the game, and
 * on whether turns have a button next to them that opens their answers again (`isCorrected`).
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
