/**
 * The coven: thirty-six witches with names, so that players can get to know them. Their traits were chosen by
 * `tools/coven.ts` (greedily, each time the candidate farthest from those already chosen, by pixels and by
 * traits); `npm run unit` and `tools/art-check.ts` check the result. Any two names are at least three typing
 * slips apart, so that an answer with one slip still identifies one witch. Generating witches from a seed was
 * rejected: nobody learns a face that changes.
 */
import type { Trait, TraitName, WitchTraits } from './witch/traits.ts';

export interface Witch {
  /** The name in lower case. Stable, and valid in a URL and as an XML id. */
  readonly id: string;
  readonly name: string;
  readonly traits: WitchTraits;
}

const COLUMNS = [
  'skin',
  'face',
  'hairColour',
  'hairStyle',
  'hatStyle',
  'hatColour',
  'trim',
  'ornament',
  'eyes',
  'iris',
  'brows',
  'nose',
  'mouth',
  'extra',
  'familiar',
  'prop',
  'scene',
  'sky',
  'collar',
] as const satisfies readonly TraitName[];

type Words<Names extends readonly TraitName[]> = { [At in keyof Names]: Trait<Names[At]> };
type Row = readonly [name: string, ...words: Words<typeof COLUMNS>];

// biome-ignore format: a row a witch, in the order of COLUMNS
const ROWS: readonly Row[] = [
  ['Agatha', 'green', 'heart', 'brown', 'buns', 'tiny', 'midnight', 'cream', 'flower', 'laughing', 'green', 'frowning', 'button', 'smirk', 'warts', 'toad', 'potion', 'moon', 'sea', 'scarf'],
  ['Araminta', 'dark', 'oval', 'purple', 'buns', 'wide', 'purple', 'magenta', 'moon', 'glowing', 'blue', 'soft', 'broad', 'cackle', 'warts', 'spider', 'none', 'window', 'ochre', 'points'],
  ['Beatrix', 'teal', 'square', 'blue', 'buns', 'classic', 'wine', 'magenta', 'flower', 'laughing', 'violet', 'soft', 'button', 'fangs', 'monocle', 'raven', 'mushroom', 'forest', 'violet', 'scarf'],
  ['Bramble', 'pale', 'long', 'purple', 'straight', 'right', 'plum', 'amber', 'skull', 'glowing', 'gold', 'frowning', 'broad', 'lips', 'none', 'snake', 'none', 'hills', 'moss', 'pendant'],
  ['Clementine', 'dark', 'oval', 'blonde', 'curly', 'left', 'brown', 'sky', 'moon', 'round', 'brown', 'soft', 'pointed', 'tooth', 'glasses', 'none', 'candle', 'stars', 'crimson', 'scarf'],
  ['Cordelia', 'pale', 'square', 'black', 'straight', 'tiny', 'plum', 'amber', 'feather', 'sleepy', 'red', 'raised', 'snub', 'fangs', 'earrings', 'snake', 'candle', 'window', 'dusk', 'scarf'],
  ['Delphine', 'green', 'square', 'white', 'straight', 'classic', 'brown', 'red', 'star', 'winking', 'green', 'soft', 'button', 'whistle', 'monocle', 'owl', 'none', 'moon', 'ochre', 'pendant'],
  ['Drusilla', 'dark', 'long', 'black', 'straight', 'tiny', 'plum', 'red', 'flower', 'almond', 'red', 'soft', 'pointed', 'lips', 'scar', 'none', 'wand', 'hills', 'sea', 'pendant'],
  ['Ethelind', 'peach', 'oval', 'blue', 'wavy', 'left', 'teal', 'red', 'feather', 'round', 'red', 'frowning', 'pointed', 'fangs', 'paint', 'none', 'wand', 'moon', 'violet', 'scarf'],
  ['Euphemia', 'brown', 'heart', 'blonde', 'bob', 'tiny', 'midnight', 'sky', 'buckle', 'startled', 'brown', 'soft', 'snub', 'cackle', 'warts', 'toad', 'crystal', 'forest', 'mauve', 'points'],
  ['Fenella', 'tan', 'round', 'white', 'wavy', 'tiny', 'navy', 'mint', 'feather', 'round', 'brown', 'raised', 'pointed', 'smile', 'freckles', 'cat', 'potion', 'window', 'rust', 'pendant'],
  ['Ginevra', 'teal', 'heart', 'blonde', 'plaits', 'right', 'grey', 'amber', 'feather', 'round', 'gold', 'soft', 'pointed', 'lips', 'glasses', 'raven', 'potion', 'hills', 'dusk', 'points'],
  ['Griselda', 'brown', 'square', 'black', 'curly', 'classic', 'purple', 'red', 'feather', 'sleepy', 'violet', 'soft', 'hooked', 'smirk', 'paint', 'owl', 'book', 'moon', 'crimson', 'scarf'],
  ['Hepzibah', 'lilac', 'long', 'black', 'plaits', 'left', 'purple', 'mint', 'feather', 'laughing', 'gold', 'frowning', 'hooked', 'smile', 'none', 'toad', 'crystal', 'swirls', 'ochre', 'pendant'],
  ['Hyacinth', 'dark', 'oval', 'ginger', 'wild', 'left', 'teal', 'mint', 'skull', 'sleepy', 'green', 'raised', 'broad', 'whistle', 'earrings', 'cat', 'crystal', 'moon', 'dusk', 'scarf'],
  ['Imogen', 'teal', 'heart', 'white', 'buns', 'crumpled', 'grey', 'amber', 'buckle', 'laughing', 'violet', 'frowning', 'pointed', 'whistle', 'paint', 'bat', 'book', 'window', 'mauve', 'scarf'],
  ['Isolde', 'peach', 'square', 'blue', 'curly', 'left', 'midnight', 'magenta', 'star', 'round', 'gold', 'soft', 'broad', 'smirk', 'warts', 'owl', 'crystal', 'swirls', 'rust', 'points'],
  ['Jocasta', 'dark', 'long', 'green', 'buns', 'crumpled', 'purple', 'mint', 'buckle', 'almond', 'red', 'soft', 'broad', 'tooth', 'paint', 'toad', 'broom', 'forest', 'dusk', 'pendant'],
  ['Juniper', 'lilac', 'square', 'ginger', 'curly', 'right', 'purple', 'magenta', 'feather', 'sleepy', 'violet', 'frowning', 'broad', 'smirk', 'scar', 'cat', 'wand', 'window', 'moss', 'pendant'],
  ['Keziah', 'pale', 'oval', 'blue', 'cropped', 'tall', 'navy', 'amber', 'flower', 'winking', 'blue', 'frowning', 'snub', 'fangs', 'earrings', 'mouse', 'mushroom', 'moon', 'moss', 'points'],
  ['Lavinia', 'brown', 'square', 'pink', 'cropped', 'right', 'grey', 'cream', 'feather', 'winking', 'violet', 'frowning', 'broad', 'smile', 'monocle', 'bat', 'book', 'forest', 'ochre', 'scarf'],
  ['Morwenna', 'peach', 'heart', 'white', 'bob', 'right', 'brown', 'magenta', 'skull', 'laughing', 'blue', 'frowning', 'broad', 'smile', 'scar', 'toad', 'potion', 'window', 'violet', 'scarf'],
  ['Nettlewick', 'dark', 'square', 'purple', 'cropped', 'hood', 'grey', 'red', 'star', 'sleepy', 'gold', 'raised', 'broad', 'lips', 'paint', 'mouse', 'candle', 'stars', 'violet', 'pendant'],
  ['Ottoline', 'green', 'oval', 'ginger', 'wild', 'tall', 'navy', 'amber', 'buckle', 'sleepy', 'red', 'raised', 'pointed', 'smirk', 'earrings', 'snake', 'wand', 'forest', 'rust', 'scarf'],
  ['Perpetua', 'green', 'oval', 'purple', 'cropped', 'hood', 'plum', 'amber', 'buckle', 'glowing', 'red', 'soft', 'broad', 'fangs', 'glasses', 'raven', 'mushroom', 'swirls', 'sea', 'scarf'],
  ['Philippa', 'teal', 'round', 'brown', 'bob', 'classic', 'purple', 'amber', 'star', 'startled', 'green', 'raised', 'snub', 'fangs', 'earrings', 'raven', 'candle', 'hills', 'crimson', 'points'],
  ['Quenby', 'lilac', 'long', 'pink', 'straight', 'crumpled', 'grey', 'amber', 'skull', 'laughing', 'violet', 'soft', 'button', 'smile', 'warts', 'snake', 'crystal', 'hills', 'violet', 'scarf'],
  ['Rowena', 'brown', 'heart', 'white', 'bob', 'tall', 'wine', 'mint', 'feather', 'sleepy', 'brown', 'frowning', 'snub', 'lips', 'scar', 'raven', 'broom', 'window', 'dusk', 'points'],
  ['Sibyl', 'tan', 'round', 'black', 'curly', 'wide', 'wine', 'red', 'buckle', 'glowing', 'blue', 'raised', 'hooked', 'lips', 'freckles', 'cat', 'broom', 'swirls', 'rust', 'scarf'],
  ['Tabitha', 'peach', 'round', 'purple', 'curly', 'starry', 'grey', 'red', 'buckle', 'laughing', 'red', 'frowning', 'snub', 'whistle', 'earrings', 'spider', 'mushroom', 'swirls', 'dusk', 'scarf'],
  ['Ursula', 'lilac', 'round', 'green', 'buns', 'tall', 'teal', 'cream', 'flower', 'glowing', 'blue', 'raised', 'pointed', 'cackle', 'none', 'mouse', 'potion', 'forest', 'crimson', 'pendant'],
  ['Verbena', 'tan', 'long', 'brown', 'wavy', 'classic', 'midnight', 'red', 'buckle', 'almond', 'green', 'raised', 'button', 'fangs', 'scar', 'bat', 'candle', 'moon', 'mauve', 'points'],
  ['Winifred', 'lilac', 'oval', 'ginger', 'cropped', 'crumpled', 'wine', 'magenta', 'buckle', 'almond', 'red', 'frowning', 'button', 'whistle', 'earrings', 'bat', 'wand', 'hills', 'ochre', 'pendant'],
  ['Xanthe', 'green', 'square', 'brown', 'cropped', 'wide', 'wine', 'magenta', 'feather', 'startled', 'blue', 'raised', 'pointed', 'whistle', 'none', 'snake', 'potion', 'stars', 'moss', 'scarf'],
  ['Yarrow', 'peach', 'oval', 'green', 'bob', 'crumpled', 'midnight', 'sky', 'skull', 'almond', 'blue', 'raised', 'snub', 'smirk', 'none', 'owl', 'book', 'hills', 'sea', 'scarf'],
  ['Zephyrine', 'tan', 'square', 'blonde', 'bob', 'starry', 'wine', 'magenta', 'feather', 'glowing', 'brown', 'frowning', 'snub', 'cackle', 'paint', 'cat', 'candle', 'forest', 'sea', 'pendant'],
];

export const COVEN: readonly Witch[] = ROWS.map(([name, ...words]) => ({
  id: name.toLowerCase(),
  name,
  traits: Object.fromEntries(COLUMNS.map((column, i) => [column, words[i]])) as unknown as WitchTraits,
}));

/** Returns the witch with this id, or undefined if there is none. */
export function findWitch(id: string): Witch | undefined {
  return COVEN.find((one) => one.id === id);
}
