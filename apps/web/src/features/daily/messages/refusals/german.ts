import type { english } from './english.ts';

export const german: typeof english = {
  offline: 'Gerade antwortet kein Server.',
  'not-yet-shown': 'Das ist zu sehen, sobald der Tag vorbei ist oder du ihn gespielt hast.',
  'already-over': 'Dieses Spiel ist schon vorbei.',
  'clock-behind': 'Die Uhr des Servers geht falsch; bis sie gestellt ist, hat er keine Tagesspiele.',
  other: 'Der Server nimmt das gerade nicht an. Versuch es gleich noch einmal.',
};
