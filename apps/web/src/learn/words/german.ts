import { entropy, entropyText } from './german/entropy.ts';
import { evaluators, evaluatorsText } from './german/evaluators.ts';
import { answer } from './german/grammar.ts';
import { knuth, knuthText } from './german/knuth.ts';
import { scoring, scoringText } from './german/scoring.ts';
import { states, statesText } from './german/states.ts';
import { witchCentre, witchCentreText } from './german/witch-centre.ts';
import type { LearnWords } from './words.ts';

export const german: LearnWords = {
  heading: 'Seiten zum Lernen',
  introduction:
    'Sechs kurze Seiten darüber, was zwischen einem Versuch und seiner Antwort geschieht. Nichts darin ist vorgekocht: Jede Zahl wird berechnet, während du hinsiehst, von der Maschine, die auch spielt, und du kannst ändern, worum es geht.',
  contents: 'Lektionen',
  figure: 'Probier es aus',
  previous: 'Davor',
  next: 'Weiter',
  toLab: 'Zum Labor',
  toPlay: 'Mastermind spielen',
  missing: 'Diese Seite gibt es nicht. Das sind die Seiten zum Lernen:',
  keysOpen: 'Tasten und Befehle',
  title: (lesson) => `${lesson} · Inkling`,
  console: { label: 'Befehl', run: 'Los' },
  keys: {
    heading: 'Tasten und Befehle',
    shortcuts: 'Tasten',
    commands: 'Befehle (auf Englisch)',
    turnOn: 'Einzelne Tasten überall auf der Seite benutzen',
    close: 'Schließen',
  },
  keyRows: [
    [['/'], 'zur Befehlszeile'],
    [['?'], 'dieses Blatt'],
  ],
  commandRows: [['lesson 3', 'zu dieser Seite; lessons ist die Liste']],
  palette: 'Elemente',
  place: (place, name) => `Platz ${place}: ${name}`,
  answer,
  lessons: {
    scoring: scoringText,
    knuth: knuthText,
    entropy: entropyText,
    states: statesText,
    'witch-centre': witchCentreText,
    evaluators: evaluatorsText,
  },
  scoring,
  knuth,
  entropy,
  states,
  witchCentre,
  evaluators,
};
