import type { english } from './english.ts';

export const spanish: typeof english = {
  heading: 'Páginas para aprender',
  introduction:
    'Seis páginas cortas sobre lo que pasa entre un intento y su respuesta. Nada en ellas está preparado: cada cifra se calcula mientras miras, con el motor que juega las partidas, y puedes cambiar aquello de lo que tratan.',
  contents: 'Lecciones',
  figure: 'Pruébalo',
  previous: 'Antes',
  next: 'Siguiente',
  toLab: 'Al Laboratorio',
  own: 'Traer un juego propio',
  toPlay: (game) => `Jugar a ${game}`,
  firstGame: (game: string) => `Primera partida de ${game}, 60 segundos`,
  missing: 'Esa página no existe. Estas son las páginas para aprender:',
  title: (lesson) => `${lesson} · Inkling`,
  keyRows: [
    [['/'], 'a la línea de órdenes'],
    [['?'], 'esta hoja'],
  ],
  commandRows: [['lesson 3', 'va a esa página; lessons es la lista']],
};
