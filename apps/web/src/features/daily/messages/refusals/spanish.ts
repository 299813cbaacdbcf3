import type { english } from './english.ts';

export const spanish: typeof english = {
  offline: 'Ahora mismo no responde ningún servidor.',
  'not-yet-shown': 'Se verá cuando termine el día o cuando lo hayas jugado.',
  'already-over': 'Esa partida ya ha terminado.',
  'clock-behind': 'El reloj del servidor va mal, y hasta que se corrija no hay juegos del día.',
  other: 'El servidor no lo acepta ahora. Inténtalo dentro de un momento.',
};
