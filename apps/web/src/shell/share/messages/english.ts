import type { Helps } from '../../parts/helps.ts';

/** The texts of the share dialog of every game. */
export const english = {
  heading: 'Share',
  title: (game: string): string => `Inkling ${game}`,
  helps: ({ withNotes, withHints }: Helps): string => {
    if (withNotes) return withHints ? 'with notes and hints' : 'with notes';
    return withHints ? 'with hints' : 'no notes';
  },
  play: 'Play it on Inkling',
  noSpoilers: 'No spoilers: only the marks.',
  open: 'Share',
  close: 'Close',
  send: 'Send…',
  copyPicture: 'Copy picture',
  savePicture: 'Save picture',
  copyAlt: 'Copy its description',
  text: 'Text',
  copyText: 'Copy as text',
  link: 'Link to the same game',
  copyLink: 'Copy link',
  linkHelp:
    'It opens the same game from the first turn. A determined person could work out the solution from it.',
  linkHelpNotDrawn: 'It opens a game with the same rules from the first turn. No solution is hidden in it.',
  square: 'The link as a QR code',
  elsewhere: 'Markdown',
  copyMarkdown: 'Copy as Markdown',
  frame: 'Embed in your own page',
  copyFrame: 'Copy embed code',
  frameHelp: 'A playable board for your own page. It stores nothing.',
  copied: 'Copied.',
  saved: 'The picture is saved as inkling.png.',
  notCopied: 'This browser did not let the page copy. Select the text and copy it.',
  notDrawn: 'This browser could not make the picture.',
};

export type Messages = typeof english;
