import type { Code } from '@inkling/core/feedback';
import type { LessonText } from '../../../../../shell/parts/lesson-part.ts';
import { namesOf } from '../../../pieces/names.ts';
import type { Scoring } from '../../model/scoring.ts';
import { SKIN } from '../../model/usual-board.ts';
import type { scoring as english } from '../english/scoring.ts';
import { answer, listed, nameOf } from './grammar.ts';

const text: LessonText = {
  title: 'Wie gewertet wird',
  short: 'Wertung',
  summary: 'Erst genau, dann versetzt, und warum kein Stein zweimal zählt.',
  paragraphs: [
    'Eine Antwort besteht aus zwei Zahlen. „Genau“ zählt die Plätze, auf denen Versuch und Geheimcode übereinstimmen. „Versetzt“ zählt die Steine, die richtig sind, aber am falschen Platz stehen.',
    'Auf die Reihenfolge kommt es an. Zuerst wird alles Genaue aus beiden Codes herausgenommen. Dann sucht sich jeder übrige Stein des Versuchs einen gleichen, der im Geheimcode noch übrig ist, und verbraucht ihn. Was verbraucht ist, kann nicht noch einmal zählen.',
    'Es gibt eine Abkürzung, die ohne Reihenfolge auskommt. Zähle für jeden Stein, wie oft er in jedem der beiden Codes vorkommt, und nimm die kleinere Zahl. Die Summe dieser Minima ist „genau“ und „versetzt“ zusammen; zieh „genau“ ab, dann bleibt „versetzt“ übrig. So rechnet die Engine; die Zeichnung geht den langen Weg. Für alle 1296 × 1296 Paare kommt dasselbe heraus.',
    'Ändere einen der Codes: Wähle einen Platz, dann einen Stein.',
  ],
  placeholder: 'guess 1122, secret SGBG, next, quiz, answer 1,2',
  keyRows: [
    [['1', '…', '6'], 'diesen Stein auf den gewählten Platz setzen'],
    [['←', '→'], 'ein anderer Platz'],
    [['N'], 'der nächste Schritt der Zeichnung'],
    [['L'], 'die Wertung vorlesen'],
    [['Q'], 'eine andere Frage'],
  ],
  commandRows: [
    ['score 1122', 'wertet diesen Versuch gegen den Geheimcode'],
    ['secret SGBG', 'setzt den Geheimcode, mit Buchstaben, Ziffern oder Namen'],
    ['next', 'der nächste Schritt der Zeichnung'],
    ['quiz', 'eine andere Frage'],
    ['answer 1,2', 'beantwortet sie: genau, versetzt'],
  ],
};

const names = (code: Code) => namesOf(SKIN, code).join(', ');

const times = (count: number) => (count === 0 ? 'keinmal' : `${count}-mal`);

function exactly({ exact }: Scoring): string {
  if (exact.length === 0) return 'Kein Platz stimmt überein: 0 genau.';
  const places = listed(exact.map((place) => String(place + 1)));
  return `${exact.length === 1 ? `Platz ${places} stimmt` : `Die Plätze ${places} stimmen`} überein: ${exact.length} genau.`;
}

function nearly({ near }: Scoring): string {
  if (near.length === 0) return 'Im Rest passt nichts zusammen: 0 versetzt.';
  const steps = near.map(({ guess, secret }) => `Platz ${guess + 1} des Versuchs den Platz ${secret + 1}`);
  return `Im Rest verbraucht ${listed(steps)} des Geheimcodes: ${near.length} versetzt.`;
}

const sum = ({ counts, total, feedback }: Scoring) =>
  `${counts.map(({ less }) => less).join(' + ')} = ${total} zusammen. ${total} − ${feedback.exact} genau = ${feedback.near} versetzt.`;

export const scoring: typeof english = {
  text,
  secret: 'Geheimcode',
  guess: 'Versuch',
  next: 'Nächster Schritt',
  stages: { exact: 'Erst genau', near: 'Dann versetzt', count: 'Die ganze Antwort' },
  stage: (stage, scoring) =>
    ({
      exact: exactly(scoring),
      near: nearly(scoring),
      count: answer(scoring.feedback.exact, scoring.feedback.near),
    })[stage],
  score: (guess, secret, { feedback }) =>
    `${names(guess)} gegen ${names(secret)}: ${answer(feedback.exact, feedback.near)}.`,
  drawing: (scoring) => `${exactly(scoring)} ${nearly(scoring)}`,
  countHeading: 'Die Abkürzung',
  countHeads: ['Stein', 'Im Geheimcode', 'Im Versuch', 'Kleinere Zahl'],
  sum,
  mistakeHeading: 'Ein häufiger Fehler',
  noMistake:
    'Bei diesen Codes zählt auch richtig, wer hastig zählt. Setze einen Stein zweimal in den Versuch und einmal in den Geheimcode, dann geht es schief.',
  mistake: ({ hasty, feedback }, { symbol, inGuess, inSecret }) =>
    `Wer hastig liest, fragt bei jedem Platz, der nicht genau ist: Kommt dieser Stein irgendwo im Geheimcode vor? Das ergibt ${hasty} versetzt statt ${feedback.near}. Im Versuch steht ${nameOf(symbol)} ${times(inGuess)}, im Geheimcode ${times(inSecret)}, also kann es höchstens ${times(inSecret)} zählen, Genaues eingeschlossen.`,
  quizHeading: 'Werte selbst',
  question: (guess, secret) => `Der Geheimcode ist ${names(secret)}. Werte den Versuch ${names(guess)}.`,
  exact: 'Genau',
  near: 'Versetzt',
  check: 'Prüfen',
  another: 'Andere Frage',
  verdict: ({ slip, scoring }) => {
    const right = answer(scoring.feedback.exact, scoring.feedback.near);
    switch (slip) {
      case 'right':
        return `Richtig: ${right}. ${sum(scoring)}`;
      case 'exact':
        return `Es sind ${right}. Beginne mit „genau“. ${exactly(scoring)} ${nearly(scoring)}`;
      case 'hasty':
        return `Es sind ${right}. Ein Stein wurde doppelt gezählt: ${sum(scoring)}`;
      case 'exact-again':
        return `Es sind ${right}. Was genau ist, ist nicht auch noch versetzt: ${sum(scoring)}`;
      case 'near':
        return `Es sind ${right}. „Genau“ stimmt. ${nearly(scoring)}`;
    }
  },
  answerFault: (fault) => {
    switch (fault.code) {
      case 'impossible-feedback':
        return fault.why === 'too-many'
          ? 'Genau und versetzt sind zusammen höchstens vier.'
          : 'Drei genau und eins versetzt gibt es nicht: Der letzte Stein hätte keinen anderen Platz.';
      default:
        return 'Gib genau und versetzt an, zum Beispiel: answer 1,2.';
    }
  },
};
