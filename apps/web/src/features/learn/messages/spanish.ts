import type { english } from './english.ts';

export const spanish: typeof english = {
  heading: 'Lecciones',
  introduction:
    'Seis lecciones cortas sobre lo que pasa entre un intento y su respuesta. Cada cifra se calcula mientras miras, con el mismo motor que juega las partidas, y puedes cambiar el ejemplo.',
  contents: 'Todas las lecciones',
  figure: 'Pruébalo',
  previous: 'Anterior',
  next: 'Siguiente',
  toLab: 'Ir al Laboratorio',
  own: 'Traer un juego propio',
  toPlay: (game) => `Jugar a ${game}`,
  firstGame: (game: string) => `Tu primera partida de ${game}, 60 segundos`,
  missing: 'Esa lección no existe. Estas son las lecciones:',
  title: (lesson) => `${lesson} · Inkling`,
  keyRows: [
    [['/'], 'a la línea de órdenes'],
    [['?'], 'abrir esta hoja'],
  ],
  commandRows: [['lesson 3', 'ir a esa lección; lessons muestra la lista']],
};
