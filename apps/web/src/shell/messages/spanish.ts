import type { english } from './english.ts';

export const spanish: typeof english = {
  language: 'es',
  app: {
    name: 'Inkling',
    opening: 'Abriendo…',
    more: 'Más sobre esta partida',
    skipToBoard: 'Saltar al contenido',
    engineRestarted: 'El cálculo se interrumpió y se ha reiniciado. Tu partida está a salvo.',
    engineStopped:
      'El cálculo se ha interrumpido, así que no hay recuentos ni pistas. Puedes seguir jugando; recarga la página para recuperarlos.',
    savedUnreadable:
      'La partida guardada aquí no se pudo leer. Se ha apartado sin cambios, y esta es una nueva.',
    savedOtherVersion: (version, known) =>
      `La partida guardada aquí es de la versión ${version}, y esta aplicación lee la versión ${known}. Se ha apartado sin cambios, y esta es una nueva.`,
    oneTry: 'El reto del día se juega una sola vez: el resultado es definitivo.',
    notSaved: 'Este navegador no permite guardar nada: si recargas la página, perderás la partida.',
    follows:
      'Esta partida está abierta también en otra pestaña. Lo que se haga allí se ve aquí; en cuanto juegues aquí, sigue en esta pestaña.',
    nothingHere: 'Esta página no existe',
    allGames: 'Todos los juegos',
    noSuchPage: (name) =>
      `Esta aplicación no tiene ninguna página ni ningún juego llamado «${name}». Quizá el enlace venga de otra versión.`,
    notLoaded: 'Esta página no se ha cargado',
    loadAgain:
      'No hay conexión, o ha salido una versión nueva desde que abriste esta pestaña. Tus partidas están a salvo: recarga para seguir.',
    noSuchDay: 'Ese día no existe. Tu propia partida sigue como estaba.',
    toCome: (day) => `El ${day} aún no ha llegado.`,
    beforeFirst: (first) => `El primer día fue el ${first}; antes no hay ninguno.`,
    badLink: 'Ese enlace está dañado, o su partida no se puede mostrar aquí. Tu partida sigue como estaba.',
    otherLinkVersion: (version, known) =>
      `Ese enlace es de la versión ${version}, y esta aplicación lee la versión ${known}. Recarga la página para actualizarla y abre el enlace otra vez. Aquí todo sigue como estaba.`,
    updateReady: 'Hay una versión nueva. Tus partidas se quedan como están.',
    updateNow: 'Recargar ahora',
    updateLater: 'Ahora no',
    languageCommand: ['language es', 'la página en español; también en, de, auto'],
  },
  command: {
    label: 'Orden',
    run: 'Enviar',
  },
  newGame: {
    heading: 'Partida nueva',
    seed: 'Semilla',
    start: 'Empezar esta partida',
    leave: 'Seguir con mi partida',
  },
  drawer: {
    unfold: 'Desplegar',
    fold: 'Plegar',
    uncounted: 'Ayuda cuando la pidas.',
  },
  keys: {
    heading: 'Teclado y órdenes',
    open: 'Teclas',
    close: 'Cerrar',
    shortcuts: 'Teclado',
    commands: 'Órdenes (siempre en inglés)',
    turnOn: 'Usar los atajos de una tecla en toda la página',
  },
  settings: {},
};
