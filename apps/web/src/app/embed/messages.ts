import { catalogue } from '../../shell/language/language.ts';

/** The messages that an embedded board shows next to the board. */
export const english = {
  play: 'Play it on Inkling',
  nothing: 'There is no game at this address. Copy it again from the share sheet of a game.',
  notLoaded:
    'This board could not be loaded: there is no connection, or a newer version has taken its place.',
};

export const german: typeof english = {
  play: 'Auf Inkling spielen',
  nothing:
    'Unter dieser Adresse gibt es kein Spiel. Kopiere sie noch einmal aus dem Teilen-Fenster des Spiels.',
  notLoaded:
    'Dieses Brett konnte nicht geladen werden: Es gibt keine Verbindung, oder es ist inzwischen eine neuere Version da.',
};

export const spanish: typeof english = {
  play: 'Jugar en Inkling',
  nothing:
    'No hay ninguna partida en esta dirección. Cópiala de nuevo desde la ventana de compartir de una partida.',
  notLoaded:
    'Este tablero no se ha podido cargar: no hay conexión, o una versión más nueva ha ocupado su lugar.',
};

export const messages: () => typeof english = catalogue('embed', english, { de: german, es: spanish });
