import { grammarOf } from '../../../../../shell/language/grammar.ts';
import type { play as english } from '../english/play.ts';

const { number, counted, listed } = grammarOf('de');
const questions = (count: number) => counted(count, 'Frage', 'Fragen');

export const play: typeof english = {
  title: (name) => `${name} · Inkling`,
  seats: { guess: 'Du rätst', hide: 'Du versteckst' },
  seat: 'Wer rät?',
  inside: 'Hineinschauen',
  again: 'Neues Spiel',
  none: 'Hier ist kein Spiel',
  bring: 'Tabelle einfügen',
  opening: 'Das Spiel wird geöffnet …',
  task: {
    guess: (count) =>
      `Eines von ${counted(count, 'Geheimnis', 'Geheimnissen')} ist gewählt. Frage, bis du es weißt.`,
    hide: (count) =>
      `Wähle eines von ${counted(count, 'Geheimnis', 'Geheimnissen')}, sag es niemandem und antworte ehrlich.`,
  },
  turns: 'Fragen und Antworten',
  askHeading: 'Fragen',
  askLabel: 'Frage',
  ask: 'Fragen',
  unknown: (text) => `„${text}“ ist keine Frage dieses Spiels.`,
  answerHeading: (label) => `„${label}“: Was antwortest du?`,
  undo: 'Zurücknehmen',
  asked: (label, answer, turn) => `Frage ${turn}, ${label}: ${answer}.`,
  found: (turns) => `Gefunden mit ${questions(turns)}.`,
  only: (label, turns) => `Es ist ${label}. ${questions(turns)}.`,
  alike: (labels) => `Es ist eines von ${listed(labels)}: Keine Frage unterscheidet sie.`,
  impossible: 'Diese Antworten können nicht alle stimmen.',
  conflict: (turns) =>
    turns.length === 1
      ? `Antwort ${turns[0]} passt zu keinem Geheimnis.`
      : `Die Antworten ${listed(turns.map(String))} widersprechen einander.`,
  repair: (turn, answer, left) =>
    `Mit „${answer}“ als Antwort ${turn} ${left === 1 ? 'bliebe' : 'blieben'} ${counted(left, 'Geheimnis', 'Geheimnisse')}.`,
  drawer: 'Was kann es sein?',
  left: (count, of) => `${number(count)} von ${number(of)} Geheimnissen ${count === 1 ? 'passt' : 'passen'}`,
  more: (count) => `und ${number(count)} weitere`,
  show: 'Gute Frage zeigen',
  good: (label, parts) =>
    parts.length > 1
      ? `Frage „${label}“: Das teilt, was noch passt, in ${listed(parts.map((part) => number(part)))}.`
      : `Frage „${label}“.`,
};
