import type { Messages } from './english.ts';

export const spanish: Messages = {
  play: 'Jugar en Inkling',
  nothing:
    'No hay ninguna partida en esta dirección. Cópiala de nuevo desde la ventana de compartir de una partida.',
};
