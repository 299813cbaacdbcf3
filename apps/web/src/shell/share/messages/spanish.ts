import type { Messages } from './english.ts';

export const spanish: Messages = {
  heading: 'Compartir',
  title: (game) => `Inkling ${game}`,
  helps: ({ withNotes, withHints }) => {
    if (withNotes) return withHints ? 'con notas y pistas' : 'con notas';
    return withHints ? 'con pistas' : 'sin notas';
  },
  play: 'Jugar en Inkling',
  noSpoilers: 'No revela nada: solo las marcas.',
  open: 'Compartir',
  close: 'Cerrar',
  send: 'Enviar…',
  copyPicture: 'Copiar imagen',
  savePicture: 'Guardar imagen',
  copyAlt: 'Copiar su descripción',
  text: 'Texto',
  copyText: 'Copiar como texto',
  link: 'Enlace a la misma partida',
  copyLink: 'Copiar enlace',
  linkHelp: 'Abre la misma partida desde el primer turno. Quien se empeñe puede calcular con él la solución.',
  linkHelpNotDrawn:
    'Abre una partida con las mismas reglas desde el primer turno. No esconde ninguna solución.',
  square: 'El enlace como código QR',
  elsewhere: 'Markdown',
  copyMarkdown: 'Copiar como Markdown',
  frame: 'Insertar en tu página',
  copyFrame: 'Copiar HTML',
  frameHelp: 'Un tablero jugable para tu propia página. No guarda nada.',
  copied: 'Copiado.',
  saved: 'La imagen se ha guardado como inkling.png.',
  notCopied: 'Este navegador no permite copiar. Selecciona el texto y cópialo.',
  notDrawn: 'Aquí no se pudo crear la imagen.',
};
