import type { Trait, WitchTraits } from '@inkling/art/witch/traits';

/** Describes a witch in Spanish, trait by trait, as `@inkling/art/description` does in English. */
export function describe(traits: WitchTraits): string {
  return `Una bruja de piel ${SKIN[traits.skin]}, con ${hair(traits)} y ${eyes(traits)}, bajo ${hat(traits)}. ${SCENE[traits.scene]}, ${MOUTH[traits.mouth]}${extra(traits)}; ${company(traits)}.`;
}

const SKIN: Readonly<Record<Trait<'skin'>, string>> = {
  pale: 'clara',
  peach: 'rosada',
  tan: 'bronceada',
  brown: 'morena',
  dark: 'oscura',
  green: 'verde',
  lilac: 'lila',
  teal: 'verde azulado',
};

/** Masculine; the plural for curls, plaits and buns is in `MANY`. */
const HAIR_COLOUR: Readonly<Record<Trait<'hairColour'>, string>> = {
  black: 'negro',
  brown: 'castaño',
  ginger: 'pelirrojo',
  blonde: 'rubio',
  white: 'blanco',
  purple: 'morado',
  green: 'verde',
  pink: 'rosa',
  blue: 'azul',
};

const MANY: Readonly<Record<Trait<'hairColour'>, string>> = {
  black: 'negros',
  brown: 'castaños',
  ginger: 'pelirrojos',
  blonde: 'rubios',
  white: 'blancos',
  purple: 'morados',
  green: 'verdes',
  pink: 'rosas',
  blue: 'azules',
};

const HAIR: Readonly<Record<Trait<'hairStyle'>, (one: string, many: string) => string>> = {
  straight: (one) => `pelo largo y liso ${one}`,
  wavy: (one) => `pelo largo y ondulado ${one}`,
  curly: (_, many) => `una nube de rizos ${many}`,
  plaits: (one) => `dos trenzas de pelo ${one}`,
  bob: (one) => `una melena corta y bien peinada de pelo ${one}`,
  wild: (one) => `pelo alborotado ${one}`,
  buns: (_, many) => `dos moños redondos ${many}`,
  cropped: (one) => `pelo muy corto ${one}`,
};

const HAT: Readonly<Record<Trait<'hatStyle'>, (colour: string) => string>> = {
  classic: (colour) => `un sombrero puntiagudo ${colour}`,
  left: (colour) => `un sombrero ${colour} caído hacia un lado`,
  right: (colour) => `un sombrero ${colour} caído hacia un lado`,
  wide: (colour) => `un sombrero de ala ancha ${colour}`,
  crumpled: (colour) => `un sombrero arrugado ${colour}`,
  hood: (colour) => `una capucha en punta de color ${colour}`,
  tiny: (colour) => `un sombrero diminuto ${colour}`,
  starry: (colour) => `un sombrero puntiagudo ${colour} salpicado de estrellas`,
  tall: (colour) => `un sombrero alto ${colour} de copa plana`,
};

const HAT_COLOUR: Readonly<Record<Trait<'hatColour'>, string>> = {
  midnight: 'índigo oscuro',
  purple: 'morado',
  teal: 'verde azulado',
  wine: 'granate',
  navy: 'azul marino',
  brown: 'marrón',
  grey: 'gris',
  plum: 'ciruela',
};

const ORNAMENT: Readonly<Record<Trait<'ornament'>, string>> = {
  buckle: 'una hebilla dorada',
  star: 'una estrella brillante',
  moon: 'una luna creciente',
  feather: 'una pluma',
  flower: 'una flor rosa',
  skull: 'una calavera pequeña',
};

const IRIS: Readonly<Record<Trait<'iris'>, string>> = {
  green: 'verdes',
  brown: 'marrones',
  blue: 'azules',
  violet: 'violetas',
  red: 'rojos',
  gold: 'dorados',
};

const EYES: Readonly<Record<Trait<'eyes'>, (iris: string) => string>> = {
  round: (iris) => `ojos redondos ${iris}`,
  almond: (iris) => `ojos almendrados ${iris}`,
  sleepy: (iris) => `ojos somnolientos ${iris}`,
  laughing: () => 'los ojos cerrados de risa',
  glowing: () => 'ojos de gato que brillan',
  winking: (iris) => `ojos ${iris}, guiñando uno`,
  startled: (iris) => `ojos asustados ${iris}`,
};

const MOUTH: Readonly<Record<Trait<'mouth'>, string>> = {
  smile: 'sonríe con cariño',
  smirk: 'sonríe de lado con malicia',
  tooth: 'sonríe con un solo diente',
  lips: 'frunce los labios rojos',
  cackle: 'ríe a carcajadas',
  fangs: 'enseña dos colmillos pequeños',
  whistle: 'silba una melodía',
};

const EXTRA: Readonly<Record<Exclude<Trait<'extra'>, 'none'>, string>> = {
  glasses: 'tras unas gafas redondas',
  warts: 'con verrugas y todo',
  freckles: 'con pecas en las mejillas',
  monocle: 'con un monóculo',
  earrings: 'con aros en las orejas',
  scar: 'con una cicatriz cosida en la mejilla',
  paint: 'con rayas pintadas en las mejillas',
};

const FAMILIAR: Readonly<Record<Exclude<Trait<'familiar'>, 'none'>, string>> = {
  cat: 'un gato negro',
  owl: 'un búho marrón',
  bat: 'un murciélago',
  toad: 'un sapo verde',
  raven: 'un cuervo',
  spider: 'una araña que cuelga',
  mouse: 'un ratón gris',
  snake: 'una serpiente verde',
};

const PROP: Readonly<Record<Exclude<Trait<'prop'>, 'none'>, string>> = {
  wand: 'una varita con estrella',
  potion: 'una poción que burbujea',
  broom: 'su escoba',
  crystal: 'una bola de cristal',
  candle: 'una vela encendida',
  book: 'un libro de hechizos abierto',
  mushroom: 'un hongo con motas',
};

const SCENE: Readonly<Record<Trait<'scene'>, string>> = {
  moon: 'Ante una luna llena',
  stars: 'Bajo las estrellas',
  window: 'Junto a una ventana en arco',
  forest: 'Entre pinos oscuros',
  swirls: 'Entre remolinos de magia',
  hills: 'Ante colinas oscuras y una luna baja',
};

function hair({ hatStyle, hairStyle, hairColour }: WitchTraits): string {
  const one = HAIR_COLOUR[hairColour];
  return hatStyle === 'hood' ? `un flequillo de pelo ${one}` : HAIR[hairStyle](one, MANY[hairColour]);
}

function hat({ hatStyle, hatColour, ornament }: WitchTraits): string {
  return `${HAT[hatStyle](HAT_COLOUR[hatColour])} ${hatStyle === 'starry' ? 'y con' : 'con'} ${ORNAMENT[ornament]}`;
}

function eyes({ eyes: look, iris }: WitchTraits): string {
  return EYES[look](IRIS[iris]);
}

function extra({ extra: word }: WitchTraits): string {
  return word === 'none' ? '' : `, ${EXTRA[word]}`;
}

function company({ familiar, prop }: WitchTraits): string {
  if (familiar === 'none') return prop === 'none' ? 'está sola' : `tiene a mano ${PROP[prop]}`;
  const animal = `le hace compañía ${FAMILIAR[familiar]}`;
  return prop === 'none' ? animal : `${animal}, junto a ${PROP[prop]}`;
}
