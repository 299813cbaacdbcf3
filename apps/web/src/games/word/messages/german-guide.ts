import { grammarOf } from '../../../shell/language/grammar.ts';
import type { WordWords } from './words.ts';

const { counted } = grammarOf('de');

export const guide: WordWords['guide'] = {
  heading: 'So geht es',
  goal: (length, tries, hard) =>
    `Finde das verborgene Wort mit ${counted(length, 'Buchstaben', 'Buchstaben')} in ${counted(tries, 'Versuch', 'Versuchen')}. Jeder Versuch ist ein englisches Wort${hard ? ' und muss alle bisherigen Hinweise nutzen' : ''}. Jeder Buchstabe bekommt ein Zeichen:`,
  exact: 'genau: Das Wort hat diesen Buchstaben auf diesem Platz',
  near: 'versetzt: Das Wort hat ihn, aber auf einem anderen Platz',
  none: 'fehlt: Das Wort hat ihn nicht, oder nicht so oft',
  reading: 'Ein Buchstabe darf mehrmals vorkommen.',
  ink: 'Je mehr Farbe auf einem Buchstaben, desto wahrscheinlicher steht er dort.',
};
