import { grammarOf } from '../../../shell/language/grammar.ts';
import type { englishProof } from './english-proof.ts';

const { either, listed } = grammarOf('de');
const times = (count: number): string => ['nie', 'einmal', 'zweimal'][count] ?? `${count}-mal`;
const marks = (count: number): string => `${count} Zeichen`;
const places = (count: number): string => (count === 1 ? 'Platz' : 'den Plätzen');

export const germanProof: typeof englishProof = {
  techniques: {
    count: 'Zeichen zählen',
    place: 'Richtige Plätze',
    exclusion: 'Ausschluss',
    list: 'In der Liste nachsehen',
    marks: 'Die Lesarten eines Hinweises',
    pair: 'Zwei Hinweise zusammen',
    cases: 'Zwei Fälle',
    suppose: 'Eine Annahme',
  },
  clueName: (clue) => `Hinweis ${clue}`,
  stepName: (step) => `Schritt ${step}`,
  none: (names) => `${listed(names)} ${names.length === 1 ? 'kommt' : 'kommen'} nicht vor.`,
  at: (name, at) => `${name} steht auf ${places(at.length)} ${listed(at)}.`,
  notAt: (name, at) => `${name} steht nicht auf Platz ${either(at)}.`,
  exactly: (name, count) => `${name} kommt genau ${times(count)} vor.`,
  least: (name, count) => `${name} kommt mindestens ${times(count)} vor.`,
  most: (name, count) => `${name} kommt höchstens ${times(count)} vor.`,
  impossible: 'Das kann nicht sein.',
  lettersCounted: (clue) => `Die Zeichen von Hinweis ${clue} sagen, wie oft seine Buchstaben vorkommen.`,
  lettersPlaced: (clue) => `Hinweis ${clue} sagt, was wo steht und was nicht.`,
  countFails: (clue, total) => `Hinweis ${clue} kann seine ${marks(total)} nicht bekommen.`,
  noMark: (clue) => `Hinweis ${clue} hat kein Zeichen.`,
  restNotEnough: (clue, total) =>
    `Der Rest von Hinweis ${clue} kann die ${marks(total)} nicht allein ergeben.`,
  othersGive: (clue, total) => `Hinweis ${clue} hat ${marks(total)}, und sein Rest ergibt sie schon.`,
  noRoom: (clue, total) =>
    total === 1
      ? `Das eine Zeichen von Hinweis ${clue} lässt keinen Platz für mehr.`
      : `Die ${marks(total)} von Hinweis ${clue} lassen keinen Platz für mehr.`,
  placeFails: (clue, exact) => `In Hinweis ${clue} können nicht ${exact} am richtigen Platz stehen.`,
  nothingPlaced: (clue) => `Nichts in Hinweis ${clue} steht am richtigen Platz.`,
  onlyPlaces: (clue, exact) =>
    `Hinweis ${clue} hat ${exact} am richtigen Platz, und kein anderer Platz kommt infrage.`,
  placesFound: (clue) =>
    `Was in Hinweis ${clue} am richtigen Platz steht, ist gefunden; der Rest steht also nicht richtig.`,
  nothingLeft: 'Was bekannt ist, lässt keinen Code übrig.',
  onlyPlace: 'Es gibt keinen anderen Platz dafür.',
  placeEmpty: 'Sonst bliebe ein Platz leer.',
  allTaken: 'Seine Plätze sind gefunden, oder alle Plätze sind vergeben.',
  onlyWord: 'Kein anderes Wort der Liste passt.',
  ways: (clues, count) => {
    const how = count === 0 ? 'auf keine Art' : count === 1 ? 'nur auf eine Art' : `auf ${count} Arten`;
    const each = count > 1 ? ' In jeder stimmt es.' : '';
    return clues.length === 1
      ? `Die Zeichen von Hinweis ${clues[0]} können ${how} zustande kommen.${each}`
      : `Die Hinweise ${listed(clues.map(String))} können ${how} beide stimmen.${each}`;
  },
  suppose: (claim) => `Angenommen: ${claim}`,
  eitherWay: 'So oder so stimmt es.',
};
