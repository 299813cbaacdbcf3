import type { names as english } from './english-names.ts';

export const names: typeof english = {
  heading: 'Tu nombre en esta sala',
  name: 'Nombre',
  mark: 'Signo',
  take: 'Usar este nombre',
  names: {
    badger: 'Tejón',
    bear: 'Oso',
    crane: 'Grulla',
    deer: 'Ciervo',
    fox: 'Zorro',
    frog: 'Rana',
    goat: 'Cabra',
    hare: 'Liebre',
    hedgehog: 'Erizo',
    lynx: 'Lince',
    mole: 'Topo',
    marten: 'Marta',
    owl: 'Búho',
    raven: 'Cuervo',
    seal: 'Foca',
    squirrel: 'Ardilla',
  },
  marks: {
    circle: 'círculo',
    triangle: 'triángulo',
    square: 'cuadrado',
    diamond: 'rombo',
    star: 'estrella',
    moon: 'luna',
  },
};
