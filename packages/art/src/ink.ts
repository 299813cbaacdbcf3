/**
 * The spot inks of the press. The first six of each set were chosen for the first six winter tokens (Santa,
 * Present, Tree, Snowman, Stocking, Bell). The rest extend the set, in order, for skins of up to 20 symbols: a
 * skin of n symbols takes the first n inks and gets the best separation that we found for n. `tools/palette.ts`
 * generates the extension and measures the whole set: the least ΔE2000 between two inks over normal, protan,
 * deutan and tritan vision. No twenty flat colours can all be distinct for a dichromat, so shape and letter
 * always convey the same as the ink. Sets picked by eye were rejected: one scored 5.6, and a first day set 14.1
 * (Snowman and Stocking, to a deuteranope).
 */
export interface InkSet {
  /** The colour of the paper. `ink` is the colour of text and outlines. */
  readonly stock: string;
  readonly ink: string;
  /** Twenty spot inks, `#rrggbb`. */
  readonly spots: readonly string[];
}

/**
 * Day: fanfold paper with green bars. Pale inks reach a contrast of 3:1 with the stock through their outline in
 * `ink`.
 */
export const DAY: InkSet = {
  stock: '#fbfcf8',
  ink: '#14201b',
  spots: [
    '#de4b24',
    '#305ac4',
    '#0a391d',
    '#bceef4',
    '#d977bd',
    '#d9c24d',
    '#442244',
    '#776666',
    '#999988',
    '#0000aa',
    '#ccddbb',
    '#884477',
    '#00bbff',
    '#4477ff',
    '#993300',
    '#778855',
    '#444444',
    '#ffee99',
    '#668888',
    '#77bb77',
  ],
};

/** Night: carbon paper. Every ink has a contrast of at least 3:1 with the stock, even without an outline. */
export const NIGHT: InkSet = {
  stock: '#10161c',
  ink: '#e8f0ea',
  spots: [
    '#da3718',
    '#505db2',
    '#008d63',
    '#c4ebfc',
    '#db82c6',
    '#ffd018',
    '#ffffdd',
    '#aabb88',
    '#666677',
    '#aa9999',
    '#9966ff',
    '#ff7733',
    '#ddcccc',
    '#ddff99',
    '#66bbff',
    '#778899',
    '#aa5544',
    '#00bb55',
    '#ddaacc',
    '#bb66bb',
  ],
};
