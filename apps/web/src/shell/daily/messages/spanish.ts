import { numberOfDay } from '@inkling/games/daily/open-day';
import { capitalised } from '../../language/grammar.ts';
import { dayWords } from './day-words.ts';
import type { english } from './english.ts';

const days = dayWords('es');

export const spanish: typeof english = {
  days,
  ofDay: (day) => `Reto n.º\u00a0${numberOfDay(day) ?? day}`,
  results: 'Resultados del día',
  today: (day) => `${capitalised(days.long(day))}. Una sola partida de cada juego.`,
  practice: (day) => `${capitalised(days.long(day))}, para practicar.`,
  toTheDay: 'La página del día',
  progress: ({ phase, turns, next }) =>
    phase === 'open'
      ? 'jugar ahora'
      : phase === 'begun'
        ? next === undefined
          ? 'seguir'
          : `seguir, turno ${next}`
        : phase === 'found'
          ? `encontrado en ${turns}`
          : 'no encontrado',
  withNotes: 'con notas',
  streak: (count) => [count === 1 ? '1 día' : `${count} días`, 'de racha'],
  noStreak: 'Aún no hay racha',
  marks: {
    played: 'jugado',
    rest: 'descanso',
    paused: 'día libre',
    missed: 'sin jugar',
    begun: 'en curso',
    open: 'abierto',
    before: 'antes de tu primer día',
  },
  next: 'Próximos juegos en',
  left: (hours, minutes) => `${hours} h ${minutes} min`,
};
