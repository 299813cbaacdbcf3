import type { Trait, WitchTraits } from '@inkling/art/witch/traits';

/** Describes a witch in German, trait by trait, as `@inkling/art/description` does in English. */
export function describe(traits: WitchTraits): string {
  return `Eine ${SKIN[traits.skin]} Hexe mit ${hair(traits)} und ${eyes(traits)}, unter ${hat(traits)}. ${looks(traits)}; ${company(traits)}.`;
}

const SKIN: Readonly<Record<Trait<'skin'>, string>> = {
  pale: 'hellhäutige',
  peach: 'rosige',
  tan: 'gebräunte',
  brown: 'braunhäutige',
  dark: 'dunkelhäutige',
  green: 'grünhäutige',
  lilac: 'fliederfarbene',
  teal: 'blaugrüne',
};

/** The stem of each colour, to which `-e`, `-en` or `-em` is added. */
const HAIR_COLOUR: Readonly<Record<Trait<'hairColour'>, string>> = {
  black: 'schwarz',
  brown: 'braun',
  ginger: 'rot',
  blonde: 'blond',
  white: 'weiß',
  purple: 'violett',
  green: 'grün',
  pink: 'pinkfarben',
  blue: 'blau',
};

const HAIR: Readonly<Record<Trait<'hairStyle'>, (colour: string) => string>> = {
  straight: (colour) => `langem, glattem, ${colour}em Haar`,
  wavy: (colour) => `langem, welligem, ${colour}em Haar`,
  curly: (colour) => `einer Wolke ${colour}er Locken`,
  plaits: (colour) => `zwei ${colour}en Zöpfen`,
  bob: (colour) => `einem ordentlichen, ${colour}en Bob`,
  wild: (colour) => `wildem, ${colour}em Haar`,
  buns: (colour) => `zwei runden, ${colour}en Dutts`,
  cropped: (colour) => `kurz geschnittenem, ${colour}em Haar`,
};

const HAT: Readonly<Record<Trait<'hatStyle'>, (colour: string) => string>> = {
  classic: (colour) => `einem spitzen, ${colour} Hut`,
  left: (colour) => `einem ${colour} Hut, der zur Seite hängt`,
  right: (colour) => `einem ${colour} Hut, der zur Seite hängt`,
  wide: (colour) => `einem breitkrempigen, ${colour} Hut`,
  crumpled: (colour) => `einem zerknautschten, ${colour} Hut`,
  hood: (colour) => `einer spitzen, ${colour} Kapuze`,
  tiny: (colour) => `einem winzigen, ${colour} Hut`,
  starry: (colour) => `einem spitzen, ${colour} Hut voller Sterne`,
  tall: (colour) => `einem hohen, oben flachen, ${colour} Hut`,
};

const HAT_COLOUR: Readonly<Record<Trait<'hatColour'>, string>> = {
  midnight: 'dunkelvioletten',
  purple: 'violetten',
  teal: 'tief blaugrünen',
  wine: 'weinroten',
  navy: 'marineblauen',
  brown: 'braunen',
  grey: 'grauen',
  plum: 'pflaumenblauen',
};

const ORNAMENT: Readonly<Record<Trait<'ornament'>, string>> = {
  buckle: 'einer goldenen Schnalle',
  star: 'einem hellen Stern',
  moon: 'einer Mondsichel',
  feather: 'einer Feder',
  flower: 'einer rosa Blume',
  skull: 'einem kleinen Totenkopf',
};

const IRIS: Readonly<Record<Trait<'iris'>, string>> = {
  green: 'grünen',
  brown: 'braunen',
  blue: 'blauen',
  violet: 'violetten',
  red: 'roten',
  gold: 'goldenen',
};

const EYES: Readonly<Record<Trait<'eyes'>, (iris: string) => string>> = {
  round: (iris) => `runden, ${iris} Augen`,
  almond: (iris) => `mandelförmigen, ${iris} Augen`,
  sleepy: (iris) => `schläfrigen, ${iris} Augen`,
  laughing: () => 'vor Lachen geschlossenen Augen',
  glowing: () => 'leuchtenden Katzenaugen',
  winking: (iris) => `${iris} Augen, von denen eines zwinkert`,
  startled: (iris) => `erschrockenen, ${iris} Augen`,
};

const MOUTH: Readonly<Record<Trait<'mouth'>, string>> = {
  smile: 'lächelt freundlich',
  smirk: 'grinst verschmitzt zur Seite',
  tooth: 'grinst mit einem einzigen Zahn',
  lips: 'spitzt die roten Lippen',
  cackle: 'lacht laut heraus',
  fangs: 'zeigt zwei kleine Reißzähne',
  whistle: 'pfeift ein Lied',
};

const EXTRA: Readonly<Record<Exclude<Trait<'extra'>, 'none'>, string>> = {
  glasses: 'hinter einer runden Brille',
  warts: 'mit ein paar Warzen',
  freckles: 'mit Sommersprossen auf den Wangen',
  monocle: 'mit einem Monokel',
  earrings: 'mit Ringen in den Ohren',
  scar: 'mit einer genähten Narbe auf der Wange',
  paint: 'mit aufgemalten Streifen auf den Wangen',
};

const FAMILIAR: Readonly<Record<Exclude<Trait<'familiar'>, 'none'>, string>> = {
  cat: 'eine schwarze Katze',
  owl: 'eine braune Eule',
  bat: 'eine Fledermaus',
  toad: 'eine grüne Kröte',
  raven: 'ein Rabe',
  spider: 'eine baumelnde Spinne',
  mouse: 'eine graue Maus',
  snake: 'eine grüne Schlange',
};

/** In the nominative. */
const PROP: Readonly<Record<Exclude<Trait<'prop'>, 'none'>, string>> = {
  wand: 'ein Zauberstab mit Stern',
  potion: 'ein brodelnder Trank',
  broom: 'ihr Besen',
  crystal: 'eine Kristallkugel',
  candle: 'eine brennende Kerze',
  book: 'ein offenes Zauberbuch',
  mushroom: 'ein gefleckter Pilz',
};

const SCENE: Readonly<Record<Trait<'scene'>, string>> = {
  moon: 'Vor einem Vollmond',
  stars: 'Unter den Sternen',
  window: 'An einem Bogenfenster',
  forest: 'Zwischen dunklen Tannen',
  swirls: 'In magischen Wirbeln',
  hills: 'Vor dunklen Hügeln und einem tief stehenden Mond',
};

function hair({ hatStyle, hairStyle, hairColour }: WitchTraits): string {
  const colour = HAIR_COLOUR[hairColour];
  return hatStyle === 'hood' ? `einem Pony aus ${colour}em Haar` : HAIR[hairStyle](colour);
}

function hat({ hatStyle, hatColour, ornament }: WitchTraits): string {
  return `${HAT[hatStyle](HAT_COLOUR[hatColour])}${hatStyle === 'left' || hatStyle === 'right' ? ',' : ''} ${hatStyle === 'starry' ? 'und' : 'mit'} ${ORNAMENT[ornament]}`;
}

function eyes({ eyes: look, iris }: WitchTraits): string {
  return EYES[look](IRIS[iris]);
}

function looks({ scene, mouth, extra }: WitchTraits): string {
  const [verb = '', ...rest] = MOUTH[mouth].split(' ');
  const how = rest.length === 0 ? '' : ` ${rest.join(' ')}`;
  return `${SCENE[scene]} ${verb} sie${how}${extra === 'none' ? '' : `, ${EXTRA[extra]}`}`;
}

function company({ familiar, prop }: WitchTraits): string {
  if (familiar === 'none') return prop === 'none' ? 'sie steht allein da' : `zur Hand ist ${PROP[prop]}`;
  const animal = `${FAMILIAR[familiar]} leistet ihr Gesellschaft`;
  return prop === 'none' ? animal : `${animal}, daneben ${PROP[prop]}`;
}
