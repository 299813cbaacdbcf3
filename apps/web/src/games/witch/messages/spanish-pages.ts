import type { WitchMessages } from './english.ts';

export const RULES: WitchMessages['rules'] = {
  heading: 'Cómo se juega',
  parts: [
    [
      'Tu turno',
      'Cada bruja está dos veces en el tablero, boca abajo. Levanta dos cartas. Si muestran la misma bruja, la pareja se queda, ganas puntos y sigues. Si no, las dos quedan a la vista hasta que las tapes o sigas jugando. No hay reloj, salvo que elijas jugar contrarreloj.',
    ],
    [
      'El tablero',
      'Las dos de una pareja nunca se tocan: en fácil, no van lado a lado; en media y difícil, tampoco por una esquina. El premio y las bombas nunca se tocan entre sí. Todos los tableros que cumplen estas reglas son igual de probables. La lista de las brujas de esta noche está abajo; dónde están es el secreto.',
    ],
    [
      'Premio',
      'Da puntos y se queda. Después puedes mirar debajo de la carta tapada que quieras. No cuenta como levantar una carta: tu turno sigue donde estaba.',
    ],
    [
      'Bomba',
      'Acaba tu turno y se queda, gastada. Además tapa la última pareja que encontraste y le quita sus puntos; si no tienes ninguna, no quita nada. En modo tranquilo no estalla y no cuesta nada.',
    ],
    [
      '¿Quién es esa bruja?',
      'Después de una pareja puedes decir quién es, entre cuatro nombres de la lista que aún no se han dicho: solo su cara o su descripción en la lista los distingue. Si escribes el nombre, se perdona una letra. Su descripción es la pista y cuesta la mitad. Puedes saltarte la pregunta. Por cada bruja se pregunta una vez, y a los bots no se les pregunta.',
    ],
    [
      'El final',
      'La partida acaba cuando se han encontrado todas las parejas; el premio y las bombas pueden quedar tapados. Entre dos, gana quien tenga más parejas.',
    ],
    [
      'Par y suerte',
      'La mala suerte no cuesta nada; olvidar, sí. Cada carta se compara con lo que podría esperar una memoria perfecta. El par es lo que esta necesita de media: 5,92, 10,78 y 17,24 jugadas en las tres dificultades, suponiendo que el premio y las bombas no cuestan nada y sin aprovechar que las parejas nunca se tocan. Ganas tres estrellas con 6, 11 y 18 jugadas o menos; dos, con 9, 16 y 27.',
    ],
  ],
  pointsHeading: 'Puntos',
  points: [
    ['una pareja', '100, que se pierden si una bomba la tapa'],
    ['el premio', '100'],
    ['su nombre, elegido entre cuatro', '50, con pista 25'],
    ['su nombre, escrito', '100, con una letra mal 80; con pista, la mitad'],
    ['cada jugada perdida por olvido', '−50, al final'],
  ],
  close: 'Cerrar',
};

export const KEYS: WitchMessages['keys'] = {
  rows: [
    [['←', '→', '↑', '↓'], 'ir a otra carta'],
    [['Inicio', 'Fin'], 'ir a los extremos de la fila'],
    [['Intro', '␣'], 'levantar la carta, o mirar debajo'],
    [['Esc'], 'tapar un fallo'],
    [['1', '…', '4'], 'responder: ¿quién es esa bruja?'],
    [['H'], 'ver su descripción, por la mitad de puntos'],
    [['S'], 'saltar la pregunta o el vistazo'],
    [['G'], 'seguir: la jugada siguiente del bot'],
    [['L'], 'oír cómo va la partida'],
    [['/'], 'ir a la línea de órdenes'],
    [['?'], 'mostrar estas teclas'],
  ],
  commandRows: [
    ['b3, 2,3', 'levantar la fila b, columna 3, o mirar debajo'],
    ['2', 'responder con el segundo nombre'],
    ['Morwenna', 'responder con un nombre'],
    ['hint, skip', 'durante una pregunta'],
    ['cover', 'tapar un fallo'],
    ['go', 'la jugada siguiente del bot'],
    ['new, new hard, new hard holly', 'una partida nueva, con dificultad o semilla'],
    ['again', 'el mismo tablero otra vez'],
    ['state', 'cómo va la partida'],
    ['rules, settings, coven', 'cómo se juega; partida nueva; las caras que conoces y tus mejores partidas'],
  ],
};
