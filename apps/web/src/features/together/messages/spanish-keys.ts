import type { OnlineWords } from './words.ts';

const KEYS = {
  heading: 'Teclas y órdenes',
  shortcuts: 'Teclas',
  commands: 'Órdenes (en inglés)',
  turnOn: 'Las teclas están activas',
  close: 'Cerrar',
} as const;

/** The keys and the typed commands of both pages. */
export const keys: Pick<OnlineWords, 'lobbyKeys' | 'roomKeys' | 'lobbyKeyRows' | 'roomKeyRows'> = {
  lobbyKeys: {
    ...KEYS,
    commandRows: [
      ['make p4c6r/12', 'abre una sala; el código se pone allí'],
      ['make w5t6 theirs race', 'Palabra: otra persona la pone, dos la buscan'],
      ['make kept player aabb', 'guarda aquí un código; el ordenador lo busca'],
      ['make computer one', 'el servidor saca un código'],
      ['make witch hard race', 'una mesa de brujas para dos'],
      ['make witch easy expert', 'contra un bot: lru2, lru4, lru6, perfect o expert'],
      ['…/#/online/room/…', 'va a una sala'],
      ['today word', 'juega el reto de hoy; sin nombre, Mastermind'],
      ['board word assisted', 'muestra una clasificación de hoy'],
      ['pause', 'una semana libre desde mañana'],
      ['recovery', 'muestra el código de regreso'],
      ['recover CODE', 'vuelve como ese invitado'],
      ['forget', 'pregunta, y te olvida'],
      ['state', 'dice cómo están las cosas'],
    ],
  },
  roomKeys: {
    ...KEYS,
    commandRows: [
      ['aabb', 'prueba, o pone el código'],
      ['answer 1,0', 'responde: exactos, descolocados'],
      ['mend 2 1,1', 'corrige la respuesta del turno 2'],
      ['b3', 'Bruja: levanta la carta de la fila b, columna 3'],
      ['2, hint, skip, cover', 'Bruja: el segundo nombre, su descripción, sin respuesta, boca abajo'],
      ['sit breaker', 'ocupa un asiento libre'],
      ['open', 'muestra al final el código guardado'],
      ['resign', 'abandona'],
      ['copy', 'copia el enlace de la sala'],
      ['state', 'dice cómo están las cosas'],
      ['back', 'va a todas las salas'],
    ],
  },
  lobbyKeyRows: [
    [['/'], 'a la línea de órdenes'],
    [['?'], 'esta hoja'],
  ],
  roomKeyRows: [
    [['1', '2', '…'], 'pone un elemento, igual que su letra'],
    [['←', '→'], 'otro lugar'],
    [['⌫'], 'borra'],
    [['Intro'], 'prueba, responde o pone el código'],
    [['/'], 'a la línea de órdenes'],
    [['?'], 'esta hoja'],
  ],
};
