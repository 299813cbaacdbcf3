import type { Trait, WitchTraits } from '@inkling/art/witch/traits';
import { dayTextOf } from './day-text.ts';
import type { WitchMessages } from './english.ts';

export const TABLE: WitchMessages['table'] = {
  board: 'Das Brett',
  witch: (letter) => `Hexe ${letter}`,
  brief,
  move: (move) => `Zug ${move}.`,
  setting: (rows, columns) => `${rows} × ${columns}`,
  bombHeading: 'Eine Bombe.',
  bomb: (points) =>
    `Sie verdeckt das zuletzt gefundene Paar, auf dem Brett markiert, und nimmt dessen ${points} Punkte zurück. Beide liegen, wo sie lagen.`,
  bombOnNothing: 'Es gab kein Paar zu verdecken. Der Zug ist vorbei.',
  points: (before, now) => `${before} auf ${now}`,
  bonusHeading: 'Der Bonus.',
  bonus: (points) =>
    `${points} Punkte und ein Blick: Wähle eine verdeckte Karte, unter die du schauen willst. Danach geht der Zug weiter.`,
  bonusOfBot: (points) =>
    `${points} Punkte für den Bot und ein Blick unter eine verdeckte Karte. Danach geht sein Zug weiter.`,
  askWorth: (pair, name) => `Ein Paar: ${pair}. Ihr Name: ${name} dazu.`,
  found: (found, total) => `${found} von ${total} gefunden`,
  unnamed: 'noch ohne Namen',
  empty: 'noch nicht gefunden',
  worth: { pair: 'ein Paar', name: 'ihr Name', bonus: 'der Bonus' },
  seen: 'Was du gesehen hast',
  seenCount: (tiles) =>
    tiles === 0
      ? 'noch keine verdeckte Karte'
      : tiles === 1
        ? '1 verdeckte Karte'
        : `${tiles} verdeckte Karten`,
  seenMarked: 'Auf dem Brett markiert. Dieses Spiel zählt als „mit Notizen“.',
  seenPictures: 'Auch die Bilder zeigen',
  seenHide: 'Die Bilder verbergen',
  cutOut:
    'Karten zum Ausschneiden. Mischt sie, legt sie verdeckt aus, findet die Paare und sagt bei jedem, wer sie ist. Die Liste nennt die Namen.',
  seenTile: 'verdeckt, schon angeschaut',
  withNotes: 'mit Notizen',
  clock: (isShown) => (isShown ? 'Uhr verbergen' : 'Uhr zeigen'),
  clockNow: (isShown) =>
    isShown
      ? 'Die Uhr ist zu sehen und zählt, während du spielst.'
      : 'Die Uhr ist verborgen und zählt nicht mehr.',
  time: 'Zeit',
  coven: 'Dein Hexenkreis',
  covenCount: (learnt, all) => `${learnt} von ${all} Hexen erkannt`,
  covenGrows: (playing) =>
    `Deine Bretter werden aus ${playing} Hexen gezogen. Für jede, die du ohne Tipp beim Namen nennst, kommt eine dazu.`,
  covenWhole: 'Du kennst sie alle: Deine Bretter werden aus dem ganzen Kreis gezogen.',
  covenNone: 'Noch niemand. Nenne eine Hexe ohne Tipp beim Namen, dann steht sie hier.',
  wholeCoven: (all) => `Von Anfang an der ganze Kreis mit ${all} Hexen`,
  best: 'Die zehn besten auf diesem Gerät',
  bestNote: (rules) => `Mit diesen Regeln: ${rules}.`,
  dayText: dayTextOf('de'),
  bestRows: { rank: 'Platz', total: 'Gesamt', moves: 'Züge', stars: 'Sterne', time: 'Zeit', day: 'Tag' },
};

const SKIN: Readonly<Record<Trait<'skin'>, string>> = {
  pale: 'helle',
  peach: 'rosige',
  tan: 'gebräunte',
  brown: 'braune',
  dark: 'dunkle',
  green: 'grüne',
  lilac: 'fliederfarbene',
  teal: 'blaugrüne',
};

const HAIR: Readonly<Record<Trait<'hairColour'>, string>> = {
  black: 'schwarzes',
  brown: 'braunes',
  ginger: 'rotes',
  blonde: 'blondes',
  white: 'weißes',
  purple: 'violettes',
  green: 'grünes',
  pink: 'pinkes',
  blue: 'blaues',
};

/** Stems: `-er Hut`, `-e Kapuze`. */
const HAT: Readonly<Record<Trait<'hatColour'>, string>> = {
  midnight: 'dunkelviolett',
  purple: 'violett',
  teal: 'blaugrün',
  wine: 'weinrot',
  navy: 'marineblau',
  brown: 'braun',
  grey: 'grau',
  plum: 'pflaumenblau',
};

const COMPANY: Readonly<Record<Trait<'familiar'>, string>> = {
  none: 'allein',
  cat: 'mit einer Katze',
  owl: 'mit einer Eule',
  bat: 'mit einer Fledermaus',
  toad: 'mit einer Kröte',
  raven: 'mit einem Raben',
  spider: 'mit einer Spinne',
  mouse: 'mit einer Maus',
  snake: 'mit einer Schlange',
};

function brief({ skin, hairColour, hatColour, hatStyle, familiar }: WitchTraits): string {
  const hat = hatStyle === 'hood' ? `${HAT[hatColour]}e Kapuze` : `${HAT[hatColour]}er Hut`;
  return `${SKIN[skin]} Haut, ${HAIR[hairColour]} Haar, ${hat}, ${COMPANY[familiar]}`;
}
