import { grammarOf } from '../../../language/grammar.ts';
import type { Messages } from './english.ts';

const { figure } = grammarOf('de');

export const german: Messages = {
  next: 'Wie geht es weiter?',
  again: 'Noch einmal',
  harder: (name) => `Schwerer: ${name}`,
  day: 'Die Spiele des Tages',
  review: 'Dieses Spiel analysieren',
  luckOrChoice: 'Glück oder Können?',
  working: 'Wird ausgerechnet …',
  verdict: (choices, luck) => {
    const chosen = {
      best: 'Besser ging es nicht',
      good: 'Gut gespielt',
      fair: 'Ordentlich gespielt',
      costly: 'Es gab bessere Versuche',
    };
    const lucky = {
      with: 'das Glück war auf deiner Seite',
      usual: 'Glück und Pech hielten sich die Waage',
      against: 'das Glück war gegen dich',
    };
    return choices
      ? `${chosen[choices]}; ${lucky[luck]}.`
      : `${lucky[luck].charAt(0).toUpperCase()}${lucky[luck].slice(1)}.`;
  },
  stoodOut: (turn, luck) =>
    luck === 'with'
      ? `Versuch ${turn} fällt auf: Er hat mehr verraten als üblich.`
      : `Versuch ${turn} fällt auf: Er hat weniger verraten als üblich.`,
  table: 'Was jeder Versuch verraten hat und was so ein Versuch im Schnitt verrät',
  turn: 'Versuch',
  gained: 'was er verraten hat',
  expected: 'was so ein Versuch im Schnitt verrät',
  bits: (bits) => `${figure(bits, 1)} Bit`,
  compared: 'verglichen mit dem Schnitt',
  luck: { with: 'mehr als üblich', usual: 'wie üblich', against: 'weniger als üblich' },
  known: 'stand schon fest',
  toldNothing: 'nichts zu verraten',
  lesson: 'Eins zum Merken',
  better: (turn) => `Versuch ${turn} hätte besser sein können.`,
  flawless: 'Kein Versuch von dir hätte besser sein können: Der Rest war Glück.',
};
