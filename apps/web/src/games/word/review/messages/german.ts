import { grammarOf } from '../../../../shell/language/grammar.ts';
import type { Messages } from './english.ts';

const { counted } = grammarOf('de');

const groups = (count: number) => counted(count, 'Gruppe', 'Gruppen');

export const german: Messages = {
  counted: (words) => counted(words, 'Wort', 'Wörter'),
  notPossible: (guess, tellsSome) =>
    `${guess} konnte nicht das gesuchte Wort sein${tellsSome ? ', aber ein solcher Versuch kann trotzdem mehr verraten' : ''}.`,
  against: (guess) => `Nach den Zeichen, die schon da waren, konnte ${guess} nicht das gesuchte Wort sein.`,
  rare: (guess) => `${guess} passte zu allen Zeichen, ist aber kein häufiges Wort.`,
  measure: (words, isHard) => {
    const by = {
      likely: 'Gemessen an den häufigen Wörtern der Liste.',
      all: 'Das Wort war kein häufiges, deshalb zählt die ganze Liste.',
      own: 'Gemessen an den Wörtern deiner Liste.',
    };
    return isHard
      ? `${by[words]} Auch bessere Versuche nutzen jeden Hinweis, wie du es musstest.`
      : by[words];
  },
  unjudged:
    'Ein Zeichen ist falsch, oder das Wort steht nicht in der Liste; so lässt sich das Spiel als Ganzes nicht beurteilen.',
  contradiction: 'Kein Wort der Liste passt zu den Zeichen; deshalb gibt es keine Zahlen.',
  practice: {
    question: (turn, before, played) =>
      `Versuch ${turn}, noch ${counted(before, 'Wort', 'Wörter')}; gespielt wurde ${played.toUpperCase()}. Welches Wort hätte mehr verraten?`,
    yours: 'so gespielt',
    field: 'Dein besseres Wort',
    submit: 'Prüfen',
    length: (length) => `Tippe ein Wort mit ${length} Buchstaben.`,
    unknown: (word) => `${word.toUpperCase()} steht nicht in der Liste.`,
    broken: 'Die Berechnung ist stehen geblieben. Versuch es noch einmal; deinem Spiel ist nichts passiert.',
    verdict: (word, share, parts, own) => {
      const made = `Es teilt die Wörter in ${groups(parts)}, deins in ${own}.`;
      if (share >= 0.985) return `${word.toUpperCase()} ist so gut wie das beste. ${made}`;
      return share >= 0.93
        ? `${word.toUpperCase()} ist gut, aber ein anderes Wort ist noch besser. ${made}`
        : `${word.toUpperCase()} ist noch nicht das beste. ${made}`;
    },
    best: (word, parts, own) => `${word} teilt die Wörter in ${groups(parts)}, deins in ${own}.`,
  },
};
