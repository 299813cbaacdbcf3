import type { Messages } from './english.ts';

export const spanish: Messages = {
  title: 'Inkling: juegos de deducción',
  games: 'Juegos',
  variations: 'Más juegos',
  play: 'Jugar',
  goOn: 'Seguir',
  newGame: 'Partida nueva',
  minutes: (minutes) => `${minutes} min · desde 1 persona`,
  leftOff: 'Donde lo dejaste',
  allGames: 'Todas tus partidas',
  progress: ({ progress, progressText }) =>
    progressText?.() ?? (progress ? `turno ${progress.done + 1} de ${progress.of}` : 'empezada'),
  puzzles: {
    heading: 'Puzles',
    all: 'Esta semana',
    name: 'El último código',
    does: 'pistas que dejan una sola solución, con su demostración',
  },
  learn: 'Aprender',
  allLessons: 'Todas las lecciones',
  guided: 'una partida guiada, 60 segundos',
  together: 'Juntos',
  friend: { name: 'Con amigos', does: 'envía un enlace para jugar la misma partida' },
  open: 'Abrir',
  begin: 'Empezar',
  start: 'Empezar',
};
