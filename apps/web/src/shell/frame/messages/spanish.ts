import type { Messages } from './english.ts';

export const spanish: Messages = {
  home: 'Inkling, inicio',
  motto: 'Tres juegos de deducción. Primero juega. Después, mira por qué.',
  main: 'Menú principal',
  more: 'Más',
  you: 'Tú',
  settings: 'Ajustes',
  lab: 'Laboratorio',
  offline: 'Funciona sin conexión.',
  promise: 'Sin cuenta. Las partidas sin servidor se quedan en este dispositivo.',
  dialog: {
    heading: 'Ajustes',
    look: 'Aspecto',
    looks: { auto: 'Automático', day: 'Día', night: 'Noche' },
    language: 'Idioma',
    sameAsBrowser: 'Como el navegador',
    sound: 'Sonidos',
    soundHelp: 'Clics mecánicos breves y un acorde cuando ganas.',
    still: 'Sin animaciones',
    stillHelp: 'Nada se mueve, diga lo que diga el sistema.',
    keys: 'Atajos de una tecla',
    keysHelp: 'Con ? cada página muestra sus teclas.',
    commands: 'Línea de órdenes',
    commandsHelp: 'También puedes usar cada página escribiendo. Empieza con /.',
    aids: 'Ayuda al jugar',
    aidsHelp:
      'Cuántas soluciones encajan todavía, pistas y qué puede ir en cada lugar. Si la desactivas, el juego no revela nada.',
    counts: 'Cuántas encajan todavía',
    countsHelp: 'El número en el panel plegado, en la pestaña y tras cada turno.',
    done: 'Listo',
  },
};
