import { grammarOf } from '../../../shell/language/grammar.ts';
import type { SeatWords } from './words.ts';

const { counted } = grammarOf('de');

export const guide: SeatWords['guide'] = {
  heading: 'So geht es',
  goal: (places, symbols, repeats, turnsMax) =>
    `Finde den verborgenen Code: ${counted(places, 'Platz', 'Plätze')}, auf jedem eines von ${counted(symbols, 'Element', 'Elementen')}. ${repeats ? 'Ein Element darf mehrmals vorkommen.' : 'Kein Element kommt doppelt vor.'} Du hast ${counted(turnsMax, 'Versuch', 'Versuche')}, und jeder wird beantwortet:`,
  exact: 'genau: ein richtiges Element auf seinem Platz',
  near: 'versetzt: ein richtiges Element, aber auf einem anderen Platz',
  none: 'keins von beiden: nicht im Code, oder nicht so oft',
  reading: 'Die Zeichen sagen, wie viele, nicht welche.',
  ink: 'Je mehr Farbe auf einem Element, desto wahrscheinlicher steht es dort; was durchgestrichen ist, scheidet aus und sagt auf Wunsch, warum.',
  lesson: 'Wie gewertet wird',
};
