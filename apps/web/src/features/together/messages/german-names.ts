import type { names as english } from './english-names.ts';

export const names: typeof english = {
  heading: 'Dein Name in diesem Raum',
  name: 'Dein Name',
  mark: 'Zeichen',
  take: 'So heißen',
  names: {
    badger: 'Dachs',
    bear: 'Bär',
    crane: 'Kranich',
    deer: 'Hirsch',
    fox: 'Fuchs',
    frog: 'Frosch',
    goat: 'Ziege',
    hare: 'Hase',
    hedgehog: 'Igel',
    lynx: 'Luchs',
    mole: 'Maulwurf',
    marten: 'Marder',
    owl: 'Eule',
    raven: 'Rabe',
    seal: 'Robbe',
    squirrel: 'Eichhörnchen',
  },
  marks: {
    circle: 'Kreis',
    triangle: 'Dreieck',
    square: 'Quadrat',
    diamond: 'Raute',
    star: 'Stern',
    moon: 'Mond',
  },
};
