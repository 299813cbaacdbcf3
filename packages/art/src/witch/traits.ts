/**
 * The traits of a witch: nineteen closed lists. A witch is a word from each list, so that a description can be
 * generated from the same words that are drawn, and a misspelt trait does not compile. Indices, which would be
 * shorter, were rejected: nobody can read `hat: 5`.
 */
export const TRAITS = {
  skin: ['pale', 'peach', 'tan', 'brown', 'dark', 'green', 'lilac', 'teal'],
  face: ['round', 'oval', 'heart', 'long', 'square'],
  hairColour: ['black', 'brown', 'ginger', 'blonde', 'white', 'purple', 'green', 'pink', 'blue'],
  hairStyle: ['straight', 'wavy', 'curly', 'plaits', 'bob', 'wild', 'buns', 'cropped'],
  hatStyle: ['classic', 'left', 'right', 'wide', 'crumpled', 'hood', 'tiny', 'starry', 'tall'],
  hatColour: ['midnight', 'purple', 'teal', 'wine', 'navy', 'brown', 'grey', 'plum'],
  trim: ['amber', 'magenta', 'mint', 'red', 'sky', 'cream'],
  ornament: ['buckle', 'star', 'moon', 'feather', 'flower', 'skull'],
  eyes: ['round', 'almond', 'sleepy', 'laughing', 'glowing', 'winking', 'startled'],
  iris: ['green', 'brown', 'blue', 'violet', 'red', 'gold'],
  brows: ['soft', 'frowning', 'raised'],
  nose: ['button', 'hooked', 'broad', 'pointed', 'snub'],
  mouth: ['smile', 'smirk', 'tooth', 'lips', 'cackle', 'fangs', 'whistle'],
  extra: ['none', 'glasses', 'warts', 'freckles', 'monocle', 'earrings', 'scar', 'paint'],
  familiar: ['none', 'cat', 'owl', 'bat', 'toad', 'raven', 'spider', 'mouse', 'snake'],
  prop: ['none', 'wand', 'potion', 'broom', 'crystal', 'candle', 'book', 'mushroom'],
  scene: ['moon', 'stars', 'window', 'forest', 'swirls', 'hills'],
  sky: ['violet', 'rust', 'sea', 'moss', 'mauve', 'dusk', 'ochre', 'crimson'],
  collar: ['points', 'scarf', 'pendant'],
} as const;

export type TraitName = keyof typeof TRAITS;
export type Trait<Name extends TraitName> = (typeof TRAITS)[Name][number];
export type WitchTraits = { readonly [Name in TraitName]: Trait<Name> };

/** A drawing function for every word of one list. */
export type Drawings<Name extends TraitName> = Readonly<Record<Trait<Name>, (paints: Paints) => string>>;

/** The colours of one witch, as `#rrggbb`, with references to the gradients of this copy. */
export interface Paints {
  readonly skin: string;
  readonly skinShade: string;
  readonly hair: string;
  readonly hairShade: string;
  readonly hairShine: string;
  readonly hat: string;
  readonly hatShade: string;
  readonly hatShine: string;
  readonly trim: string;
  readonly trimShade: string;
  readonly iris: string;
  readonly sky: string;
  readonly skyShade: string;
  /** References to gradients: `url(#…)`. */
  readonly skyGradient: string;
  readonly skinGradient: string;
  readonly hatGradient: string;
  readonly halo: string;
}
