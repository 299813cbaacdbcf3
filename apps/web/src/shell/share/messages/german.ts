import type { Messages } from './english.ts';

export const german: Messages = {
  heading: 'Teilen',
  title: (game) => `Inkling ${game}`,
  helps: ({ withNotes, withHints }) => {
    if (withNotes) return withHints ? 'mit Notizen und Tipps' : 'mit Notizen';
    return withHints ? 'mit Tipps' : 'ohne Notizen';
  },
  play: 'Auf Inkling spielen',
  noSpoilers: 'Verrät nichts: nur die Zeichen.',
  open: 'Teilen',
  close: 'Schließen',
  send: 'Senden …',
  copyPicture: 'Bild kopieren',
  savePicture: 'Bild speichern',
  copyAlt: 'Beschreibung kopieren',
  text: 'Text',
  copyText: 'Als Text kopieren',
  link: 'Link zum selben Spiel',
  copyLink: 'Link kopieren',
  linkHelp:
    'Er öffnet dasselbe Spiel vom ersten Zug an. Wer es darauf anlegt, kann daraus die Lösung ausrechnen.',
  linkHelpNotDrawn:
    'Er öffnet ein Spiel mit denselben Regeln vom ersten Zug an. Eine Lösung steckt nicht darin.',
  square: 'Der Link als QR-Code',
  elsewhere: 'Markdown',
  copyMarkdown: 'Als Markdown kopieren',
  frame: 'HTML für deine Seite',
  copyFrame: 'HTML kopieren',
  frameHelp: 'Ein spielbares Brett für deine eigene Seite. Es speichert nichts.',
  copied: 'Kopiert.',
  saved: 'Das Bild ist als inkling.png gespeichert.',
  notCopied: 'Dieser Browser erlaubt der Seite das Kopieren nicht. Markiere den Text und kopiere ihn.',
  notDrawn: 'Das Bild ließ sich hier nicht erstellen.',
};
