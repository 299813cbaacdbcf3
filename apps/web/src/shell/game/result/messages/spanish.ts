import { grammarOf } from '../../../language/grammar.ts';
import type { Messages } from './english.ts';

const { figure } = grammarOf('es');

export const spanish: Messages = {
  next: '¿Y ahora?',
  again: 'Jugar otra vez',
  harder: (name) => `Más difícil: ${name}`,
  day: 'Los juegos de hoy',
  review: 'Repasar esta partida',
  luckOrChoice: '¿Suerte o elección?',
  working: 'Calculando…',
  verdict: (choices, luck) => {
    const chosen = {
      best: 'Ningún intento habría sido mejor',
      good: 'Buenos intentos',
      fair: 'Intentos aceptables',
      costly: 'Había intentos mejores',
    };
    const lucky = {
      with: 'la suerte estuvo de tu parte',
      usual: 'la suerte fue normal',
      against: 'la suerte estuvo en tu contra',
    };
    return choices
      ? `${chosen[choices]}, y ${lucky[luck]}.`
      : `${lucky[luck].charAt(0).toUpperCase()}${lucky[luck].slice(1)}.`;
  },
  stoodOut: (turn, luck) =>
    luck === 'with'
      ? `Destaca el intento ${turn}, que reveló más de lo habitual.`
      : `Destaca el intento ${turn}, que reveló menos de lo habitual.`,
  table: 'Lo que reveló cada intento y lo que un intento así revela de media',
  turn: 'Intento',
  gained: 'lo que te reveló',
  expected: 'lo que un intento así revela de media',
  bits: (bits) => `${figure(bits, 1)} bits`,
  compared: 'comparado con la media',
  luck: { with: 'más de lo habitual', usual: 'lo habitual', against: 'menos de lo habitual' },
  known: 'ya era seguro',
  toldNothing: 'nada que revelar',
  lesson: 'Algo para la próxima',
  better: (turn) => `Había un intento mejor que el ${turn}.`,
  flawless: 'Ninguno de tus intentos podía ser mejor: el resto fue suerte.',
};
