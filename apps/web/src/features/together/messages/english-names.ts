import type { Mark, Name } from '@inkling/games/contract/names';

/** What people may call themselves in a room. */
export const names = {
  heading: 'Your name in this room',
  none: 'No name',
  name: 'Your name',
  mark: 'Your sign',
  take: 'Use this name',
  names: {
    badger: 'Badger',
    bear: 'Bear',
    crane: 'Crane',
    deer: 'Deer',
    fox: 'Fox',
    frog: 'Frog',
    goat: 'Goat',
    hare: 'Hare',
    hedgehog: 'Hedgehog',
    lynx: 'Lynx',
    mole: 'Mole',
    marten: 'Marten',
    owl: 'Owl',
    raven: 'Raven',
    seal: 'Seal',
    squirrel: 'Squirrel',
  } as Record<Name, string>,
  marks: {
    circle: 'circle',
    triangle: 'triangle',
    square: 'square',
    diamond: 'diamond',
    star: 'star',
    moon: 'moon',
  } as Record<Mark, string>,
};
