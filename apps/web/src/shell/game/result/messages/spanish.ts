import type { Messages } from './english.ts';

export const spanish: Messages = {
  next: '¿Y ahora?',
  again: 'Jugar otra vez',
  harder: (name) => `Más difícil: ${name}`,
  day: 'Los retos de hoy',
  review: 'Repasar esta partida',
  luckOrChoice: '¿Suerte o acierto?',
  working: 'Calculando…',
  verdict: (choices, luck) => {
    const chosen = {
      best: 'No había nada mejor que jugar',
      good: 'Buenas jugadas',
      fair: 'Jugadas aceptables',
      costly: 'Había jugadas mejores',
    };
    const lucky = {
      with: 'la suerte estuvo de tu parte',
      usual: 'la suerte fue la de siempre',
      against: 'la suerte estuvo en tu contra',
    };
    return choices
      ? `${chosen[choices]}, y ${lucky[luck]}.`
      : `${lucky[luck].charAt(0).toUpperCase()}${lucky[luck].slice(1)}.`;
  },
  turned: (turn, luck) =>
    luck === 'with'
      ? `Lo decidió el turno ${turn}, que reveló más de lo normal.`
      : `Lo decidió el turno ${turn}, que reveló menos de lo normal.`,
  table: 'Lo que reveló cada jugada y lo que una jugada así revela de media',
  turn: 'Turno',
  told: 'lo que te reveló',
  expected: 'lo que una jugada así revela de media',
  luck: { with: 'más de lo normal', usual: 'lo normal', against: 'menos de lo normal' },
  lesson: 'Algo para la próxima',
  better: (turn) => `En el turno ${turn} había una jugada mejor.`,
  flawless: 'Ninguna de tus jugadas podía ser mejor: el resto fue suerte.',
};
