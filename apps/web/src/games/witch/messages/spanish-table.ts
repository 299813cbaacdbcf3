import type { Trait, WitchTraits } from '@inkling/art/witch/traits';
import { dayTextOf } from './day-text.ts';
import type { WitchMessages } from './english.ts';

export const TABLE: WitchMessages['table'] = {
  board: 'El tablero',
  witch: (letter) => `bruja ${letter}`,
  brief,
  move: (move) => `Jugada ${move}.`,
  setting: (rows, columns) => `${rows} × ${columns}`,
  bombHeading: 'Una bomba.',
  bomb: (points) =>
    `Tapa la última pareja encontrada, marcada en el tablero, y le quita sus ${points} puntos. Las dos siguen donde estaban.`,
  bombOnNothing: 'No había pareja que tapar. Se acaba el turno.',
  points: (before, now) => `de ${before} a ${now}`,
  bonusHeading: 'El premio.',
  bonus: (points) =>
    `${points} puntos y un vistazo: elige una carta tapada para mirar debajo. Después sigue el turno.`,
  bonusOfBot: (points) =>
    `${points} puntos para el bot y un vistazo a una carta tapada. Después sigue su turno.`,
  askWorth: (pair, name) => `Una pareja: ${pair}. Su nombre: ${name} más.`,
  found: (found, total) => `Encontradas: ${found} de ${total}`,
  unnamed: 'aún sin nombre',
  empty: 'por encontrar',
  worth: { pair: 'una pareja', name: 'su nombre', bonus: 'el premio' },
  seen: 'Lo que has visto',
  seenCount: (tiles) =>
    tiles === 0 ? 'ninguna carta tapada todavía' : tiles === 1 ? '1 carta tapada' : `${tiles} cartas tapadas`,
  seenMarked: 'Marcadas en el tablero. Esta partida cuenta como jugada con notas.',
  seenPictures: 'Mostrar también sus dibujos',
  seenHide: 'Ocultar sus dibujos',
  cutOut:
    'Cartas para recortar. Mézclalas, ponlas boca abajo, encuentra las parejas y di de cada una quién es. La lista da los nombres.',
  seenTile: 'boca abajo, ya vista',
  withNotes: 'con notas',
  clock: (isShown) => (isShown ? 'Ocultar el reloj' : 'Mostrar el reloj'),
  clockNow: (isShown) =>
    isShown ? 'El reloj está a la vista y cuenta mientras juegas.' : 'El reloj está oculto y ya no cuenta.',
  time: 'Tiempo',
  coven: 'Tu aquelarre',
  covenCount: (learnt, all) => `${learnt} de ${all} caras con nombre`,
  covenGrows: (playing) =>
    `Tus tableros salen de ${playing} brujas. Por cada cara que nombres sin pista, se une una más.`,
  covenWhole: 'Las conoces a todas: tus tableros salen del aquelarre entero.',
  covenNone: 'Ninguna todavía. Nombra una cara sin pista y aparecerá aquí.',
  wholeCoven: (all) => `El aquelarre entero, de ${all}, desde el principio`,
  best: 'Los diez mejores en este dispositivo',
  bestNote: (rules) => `Con estas reglas: ${rules}.`,
  dayText: dayTextOf('es'),
  bestRows: {
    rank: 'Puesto',
    total: 'Total',
    moves: 'Jugadas',
    stars: 'Estrellas',
    time: 'Tiempo',
    day: 'Día',
  },
};

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

const HAIR: Readonly<Record<Trait<'hairColour'>, string>> = {
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

const HAT: Readonly<Record<Trait<'hatColour'>, string>> = {
  midnight: 'color índigo',
  purple: 'color morado',
  teal: 'color verde azulado',
  wine: 'granate',
  navy: 'azul marino',
  brown: 'marrón',
  grey: 'gris',
  plum: 'color ciruela',
};

const COMPANY: Readonly<Record<Trait<'familiar'>, string>> = {
  none: 'sola',
  cat: 'con un gato',
  owl: 'con un búho',
  bat: 'con un murciélago',
  toad: 'con un sapo',
  raven: 'con un cuervo',
  spider: 'con una araña',
  mouse: 'con un ratón',
  snake: 'con una serpiente',
};

function brief({ skin, hairColour, hatColour, hatStyle, familiar }: WitchTraits): string {
  const hat = `${hatStyle === 'hood' ? 'capucha' : 'sombrero'} ${HAT[hatColour]}`;
  return `piel ${SKIN[skin]}, pelo ${HAIR[hairColour]}, ${hat}, ${COMPANY[familiar]}`;
}
