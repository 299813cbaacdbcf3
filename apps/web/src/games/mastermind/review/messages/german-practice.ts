import type { Choice } from '@inkling/games/mastermind/analysis/review';
import { grammarOf } from '../../../../shell/language/grammar.ts';
import type { practice as english } from './english-practice.ts';

const { counted, figure: figureOf } = grammarOf('de');

const figure = (value: number) => figureOf(value, 2);

const known = ({ basis }: Choice) => (basis === 'exact' ? 'Das ist bewiesen.' : 'Das ist eine Schätzung.');

const bothKnown = ({ basis }: Choice) =>
  basis === 'exact' ? 'Beides ist bewiesen.' : 'Beides ist geschätzt.';

export const practice: typeof english = {
  position: (turn, { before }) =>
    `Das Spiel, wie es vor Zug ${turn} stand; ${counted(before, 'Code war', 'Codes waren')} möglich. Welcher Versuch hätte mehr geholfen?`,
  question: (turn, { before, guess }, namesOf) =>
    `Zug ${turn}, ${counted(before, 'Code', 'Codes')} möglich. Gespielt wurde ${namesOf(guess).join(', ')}. Welcher Versuch hätte mehr geholfen?`,
  played: (guess) => `So wurde gespielt: ${guess.join(', ')}`,
  yours: 'so gespielt',
  places: 'Plätze deines Versuchs',
  place: (place, name) => `Platz ${place}: ${name ?? 'leer'}`,
  pieces: 'Steine',
  erase: 'Löschen',
  submit: 'Prüfen',
  incomplete: 'Fülle zuerst alle Plätze.',
  weighing: 'Wird bewertet …',
  broken: 'Die Berechnung ist stehen geblieben. Versuch es noch einmal; deinem Spiel ist nichts passiert.',
  verdict: ({ guess, verdict, weighed: { choice } }, played, namesOf) => {
    const name = namesOf(guess).join(', ');
    const before = played.choice?.cost ?? 0;
    const costs = `Das kostet ${figure(choice.cost)} Züge, dein Zug hat ${figure(before)} gekostet. ${bothKnown(choice)}`;
    switch (verdict) {
      case 'same':
        return `${name} ist der gespielte Versuch; er kostet ${figure(before)} Züge. Etwas anderes hilft vielleicht mehr.`;
      case 'beyond':
        return `${name} ist besser, als der Maßstab gespielt hätte: Du sparst ${figure(-choice.cost)} Züge. ${known(choice)}`;
      case 'best':
        return `${name} ist so gut wie der beste Versuch und spart ${figure(before)} Züge. ${known(choice)}`;
      case 'better':
        return `${name} ist besser. ${costs} Es geht noch mehr: Versuch etwas anderes oder sieh dir den besten an.`;
      case 'equal':
        return `${name} ist genauso gut wie das Gespielte. ${costs}`;
      case 'worse':
        return `${name} hilft hier nicht. ${costs}`;
    }
  },
  best: ({ choice }, namesOf) =>
    `${namesOf(choice.best.guess).join(', ')} braucht von hier im Schnitt ${figure(choice.best.turns)} Züge, sich selbst mitgezählt. ${known(choice)}`,
  reason: ({ choice, bestFigures: best, playedFigures: played }) => {
    const answers =
      best.parts === played.parts
        ? `Beide haben ${counted(best.parts, 'mögliche Antwort', 'mögliche Antworten')}`
        : `Er hat ${counted(best.parts, 'mögliche Antwort', 'mögliche Antworten')}, der gespielte ${played.parts}`;
    const worst =
      best.worst === played.worst
        ? `im schlimmsten Fall lassen beide ${best.worst}`
        : `im schlimmsten Fall lässt er ${counted(best.worst, 'Code', 'Codes')}, der gespielte ${played.worst}`;
    const average = `Im Schnitt bleiben ${figure(best.expected)} Codes statt ${figure(played.expected)}.`;
    const possible = choice.best.possible
      ? 'Er kann selbst der Code sein.'
      : 'Er kann nicht selbst der Code sein und verrät doch mehr.';
    return `${answers}; ${worst}. ${average} ${possible}`;
  },
};
