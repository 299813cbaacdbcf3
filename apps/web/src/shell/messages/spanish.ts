import type { english } from './english.ts';

export const spanish: typeof english = {
  language: 'es',
  app: {
    name: 'Inkling',
    tagline: 'cuanta más tinta, más certeza',
    places: 'Juegos',
    opening: 'Abriendo…',
    skipToBoard: 'Saltar a la hoja',
    engineRestarted: 'La parte que calcula se paró y se ha puesto en marcha otra vez. Tu hoja está a salvo.',
    engineStopped:
      'La parte que calcula se ha parado, así que faltan cuentas y pistas. Puedes seguir jugando; recarga la página para recuperarlas.',
    savedUnreadable:
      'La hoja guardada aquí no se pudo leer. Se ha apartado sin cambios, y esta es una nueva.',
    notSaved: 'Este navegador no deja guardar a la página: si la recargas, perderás la hoja.',
    follows:
      'Esta partida está abierta también en otra pestaña. Lo que se haga allí se ve aquí; si juegas aquí, sigue en esta pestaña.',
    noSuchPage: (name) =>
      `Aquí no hay ninguna página llamada «${name}». Quizá el enlace venga de otra versión de esta aplicación.`,
    badLink:
      'Ese enlace está dañado, o lleva un juego que esta página no puede mostrar. Tu hoja está como estaba.',
    updateReady: 'Hay una versión nueva. Tus hojas se quedan como están.',
    updateNow: 'Recargar ahora',
    updateLater: 'Ahora no',
    language: 'Idioma',
    languageAuto: 'El del navegador',
    languageCommand: ['language es', 'la página en español; también en, de, auto'],
  },
  command: {
    label: 'Orden',
    run: 'Enviar',
  },
  keys: {
    heading: 'Teclas y órdenes',
    open: 'Teclas',
    close: 'Cerrar',
    shortcuts: 'Teclas',
    commands: 'Órdenes (siempre en inglés)',
    turnOn: 'Usar teclas sueltas en toda la página',
  },
  settings: {
    everywhere: 'En toda la página',
    theme: 'Aspecto',
    themes: { auto: 'Como el sistema', day: 'Día', night: 'Noche' },
    aids: 'Mostrar lo que es posible',
    sound: 'Sonidos',
  },
};
