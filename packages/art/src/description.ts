/**
 * Describes a witch in words, from the traits that are drawn, so the description is true by construction: each
 * phrase covers one trait, and traits that are hidden (hair inside a hood, the irises of laughing eyes) are not
 * mentioned. The description is the hint of the quiz, so it omits the name. This is the only place in the
 * library that produces English text: the words describe a picture and belong with it, like an `alt` text.
 * Hand-written descriptions were rejected because they drift from the drawings.
 */
import type { Trait, WitchTraits } from './witch/traits.ts';

/** Returns two sentences of British English. */
export function describe(traits: WitchTraits): string {
  const turn = mix(traits);
  const person = PERSON[turn % PERSON.length] as string;
  const opening = OPENINGS[(turn >> 2) % OPENINGS.length] as Phrase;
  const closing = CLOSINGS[(turn >> 4) % CLOSINGS.length] as Phrase;
  const scene = { person, traits };
  return tidy(`${opening(scene)} ${closing(scene)}`);
}

interface Scene {
  readonly person: string;
  readonly traits: WitchTraits;
}

type Phrase = (scene: Scene) => string;

const PERSON = ['witch', 'enchantress', 'spell-maker', 'hex-mistress'];

const OPENINGS: readonly Phrase[] = [
  ({ person, traits }) =>
    `A ${SKIN[traits.skin]} ${person} with ${hair(traits)} and ${eyes(traits)}, in ${hat(traits)}.`,
  ({ person, traits }) =>
    `Under ${hat(traits)}, a ${SKIN[traits.skin]} ${person} with ${hair(traits)} and ${eyes(traits)}.`,
  ({ person, traits }) =>
    `This ${SKIN[traits.skin]} ${person} wears ${hat(traits)} over ${hair(traits)}, and has ${eyes(traits)}.`,
  ({ person, traits }) =>
    `A ${person} with ${eyes(traits)}, ${SKIN[traits.skin]}, in ${hat(traits)} above ${hair(traits)}.`,
];

const CLOSINGS: readonly Phrase[] = [
  ({ traits }) =>
    `She ${MOUTH[traits.mouth]}${extra(traits, ', ')}; ${company(traits)} ${SCENE[traits.scene]}.`,
  ({ traits }) =>
    `${capital(SCENE[traits.scene])}, she ${MOUTH[traits.mouth]}${extra(traits, ', ')}; ${company(traits)}.`,
  ({ traits }) =>
    `See how she ${MOUTH[traits.mouth]}${extra(traits, ', ')}: ${SCENE[traits.scene]}, ${company(traits)}.`,
  ({ traits }) =>
    `${capital(company(traits))} ${SCENE[traits.scene]}, and she ${MOUTH[traits.mouth]}${extra(traits, ', ')}.`,
];

const SKIN: Readonly<Record<Trait<'skin'>, string>> = {
  pale: 'fair-skinned',
  peach: 'peach-skinned',
  tan: 'tanned',
  brown: 'brown-skinned',
  dark: 'dark-skinned',
  green: 'green-skinned',
  lilac: 'lilac-skinned',
  teal: 'teal-skinned',
};

const HAIR: Readonly<Record<Trait<'hairStyle'>, (colour: string) => string>> = {
  straight: (colour) => `long straight ${colour} hair`,
  wavy: (colour) => `long wavy ${colour} hair`,
  curly: (colour) => `a cloud of ${colour} curls`,
  plaits: (colour) => `two ${colour} plaits`,
  bob: (colour) => `a neat ${colour} bob`,
  wild: (colour) => `wild ${colour} hair`,
  buns: (colour) => `two round ${colour} buns`,
  cropped: (colour) => `cropped ${colour} hair`,
};

const HAT: Readonly<Record<Trait<'hatStyle'>, (colour: string) => string>> = {
  classic: (colour) => `a pointed ${colour} hat`,
  left: (colour) => `a ${colour} hat drooping to one side`,
  right: (colour) => `a ${colour} hat drooping to one side`,
  wide: (colour) => `a wide-brimmed ${colour} hat`,
  crumpled: (colour) => `a crumpled ${colour} hat`,
  hood: (colour) => `a peaked ${colour} hood`,
  tiny: (colour) => `a tiny ${colour} hat`,
  starry: (colour) => `a pointed ${colour} hat sprinkled with stars`,
  tall: (colour) => `a tall flat-topped ${colour} hat`,
};

const HAT_COLOUR: Readonly<Record<Trait<'hatColour'>, string>> = {
  midnight: 'dark indigo',
  purple: 'purple',
  teal: 'deep teal',
  wine: 'wine-red',
  navy: 'navy',
  brown: 'brown',
  grey: 'grey',
  plum: 'plum',
};

const ORNAMENT: Readonly<Record<Trait<'ornament'>, string>> = {
  buckle: 'a gold buckle',
  star: 'a bright star',
  moon: 'a crescent moon',
  feather: 'a feather',
  flower: 'a pink flower',
  skull: 'a little skull',
};

const EYES: Readonly<Record<Trait<'eyes'>, (iris: string) => string>> = {
  round: (iris) => `round ${iris} eyes`,
  almond: (iris) => `almond-shaped ${iris} eyes`,
  sleepy: (iris) => `sleepy ${iris} eyes`,
  laughing: () => 'eyes shut in laughter',
  glowing: () => 'glowing cat-slit eyes',
  winking: (iris) => `one ${iris} eye open and the other in a wink`,
  startled: (iris) => `startled ${iris} eyes`,
};

const MOUTH: Readonly<Record<Trait<'mouth'>, string>> = {
  smile: 'smiles warmly',
  smirk: 'gives a sidelong smirk',
  tooth: 'grins with a single tooth',
  lips: 'purses her red lips',
  cackle: 'cackles out loud',
  fangs: 'shows two small fangs',
  whistle: 'whistles a tune',
};

const EXTRA: Readonly<Record<Exclude<Trait<'extra'>, 'none'>, string>> = {
  glasses: 'behind round glasses',
  warts: 'warts and all',
  freckles: 'freckled across the cheeks',
  monocle: 'a monocle at one eye',
  earrings: 'hoops at her ears',
  scar: 'a stitched scar down one cheek',
  paint: 'stripes painted on her cheeks',
};

const FAMILIAR: Readonly<Record<Exclude<Trait<'familiar'>, 'none'>, string>> = {
  cat: 'a black cat',
  owl: 'a brown owl',
  bat: 'a bat',
  toad: 'a green toad',
  raven: 'a raven',
  spider: 'a dangling spider',
  mouse: 'a grey mouse',
  snake: 'a green snake',
};

const PROP: Readonly<Record<Exclude<Trait<'prop'>, 'none'>, string>> = {
  wand: 'a star-tipped wand',
  potion: 'a bubbling potion',
  broom: 'her broom',
  crystal: 'a crystal ball',
  candle: 'a lit candle',
  book: 'an open spell book',
  mushroom: 'a spotted toadstool',
};

const SCENE: Readonly<Record<Trait<'scene'>, string>> = {
  moon: 'before a full moon',
  stars: 'under the stars',
  window: 'at an arched window',
  forest: 'among dark pines',
  swirls: 'in swirls of magic',
  hills: 'before dark hills and a low moon',
};

function hair({ hatStyle, hairStyle, hairColour }: WitchTraits): string {
  return hatStyle === 'hood' ? `a fringe of ${hairColour} hair` : HAIR[hairStyle](hairColour);
}

function hat({ hatStyle, hatColour, ornament }: WitchTraits): string {
  return `${HAT[hatStyle](HAT_COLOUR[hatColour])} ${hatStyle === 'starry' ? 'and ' : 'with '}${ORNAMENT[ornament]}`;
}

function eyes({ eyes: look, iris }: WitchTraits): string {
  return EYES[look](iris === 'gold' ? 'golden' : iris);
}

function extra({ extra: word }: WitchTraits, before: string): string {
  return word === 'none' ? '' : before + EXTRA[word];
}

function company({ familiar, prop }: WitchTraits): string {
  if (familiar === 'none') return prop === 'none' ? 'she stands alone' : `she keeps ${PROP[prop]} to hand`;
  if (prop === 'none') return `${FAMILIAR[familiar]} keeps her company`;
  return `${FAMILIAR[familiar]} keeps her company beside ${PROP[prop]}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A checksum of some trait words. It varies the sentences, but a witch always gets the same ones. */
function mix(traits: WitchTraits): number {
  let sum = 7;
  const { skin, hairColour, eyes: look, mouth, familiar, prop, scene } = traits;
  for (const letter of [skin, hairColour, look, mouth, familiar, prop, scene].join(''))
    sum = (sum * 31 + letter.charCodeAt(0)) & 0xfffffff;
  return sum;
}

function tidy(text: string): string {
  return text.replace(/\bA (?=[aeiou])/g, 'An ').replace(/\ba (?=[aeio])/g, 'an ');
}
