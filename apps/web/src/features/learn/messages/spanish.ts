import type { english } from './english.ts';

export const spanish: typeof english = {
  heading: 'Aprender',
  introduction:
    'Seis lecciones cortas. Cada una tiene un tablero que puedes cambiar, y cada cifra se calcula mientras miras.',
  contents: 'Todas las lecciones',
  figure: 'Pruébalo',
  previous: 'Anterior',
  next: 'Siguiente',
  toLab: 'Ir al laboratorio',
  toPlay: (game) => `Jugar a ${game}`,
  begin: 'Empezar',
  state: { read: 'leída', open: 'sin leer' },
  firstGames: 'Primeras partidas',
  guided: 'una partida guiada, 60 segundos',
  deeper: {
    solver: { does: 'escribir sus cuadrados o filas y ver qué encaja', act: 'Resolver' },
    heading: 'Para profundizar',
    lab: {
      name: 'Laboratorio',
      does: 'comparar estrategias, recorrer una, ver cómo un intento divide los códigos',
      act: 'Abrir',
    },
    own: {
      name: 'Tu propio juego',
      does: 'cargar una tabla de preguntas y respuestas y ver si es justa',
      act: 'Cargar',
    },
  },
  missing: 'Esa lección no existe. Estas son las lecciones:',
  title: (lesson) => `${lesson} · Inkling`,
  keyRows: [
    [['/'], 'va a la línea de órdenes'],
    [['?'], 'muestra estas teclas'],
  ],
  commandRows: [['lesson 3', 'va a esa lección; lessons muestra la lista']],
};
