import type { Code } from '@inkling/core/feedback';
import type { LessonText } from '../../../../../shell/parts/lesson-part.ts';
import { namesOf } from '../../../pieces/names.ts';
import type { Scoring } from '../../model/scoring.ts';
import { SKIN } from '../../model/usual-board.ts';
import type { scoring as english } from '../english/scoring.ts';
import { answer, counted, exacts, listed, nameOf, nears } from './grammar.ts';

const text: LessonText = {
  title: 'Cómo se puntúa',
  short: 'Puntuar',
  summary: 'Primero los exactos, luego los descolocados, y por qué una copia solo puede contar una vez.',
  paragraphs: [
    'Una respuesta tiene dos números. Exactos cuenta los lugares en que el intento y el código secreto coinciden. Descolocados cuenta las fichas que son correctas pero están en otro lugar.',
    'El orden importa. Primero se retira de ambos códigos todo lo exacto. Después, cada ficha que queda en el intento busca una igual que quede en el secreto, y la gasta. Una copia gastada no puede contar otra vez.',
    'Hay un atajo que no necesita orden. Para cada ficha, toma la menor de las dos veces que aparece. La suma de esos mínimos son los exactos y los descolocados juntos; resta los exactos y te quedan los descolocados. Así calcula el motor sus respuestas, mientras que el dibujo sigue el camino largo: coinciden en los 1296 × 1296 pares.',
    'Cambia cualquiera de los códigos: elige un lugar y después una ficha.',
  ],
  placeholder: 'guess 1122, secret PGNG, next, quiz, answer 1,2',
  keyRows: [
    [['1', '…', '6'], 'pone esa ficha en el lugar elegido'],
    [['←', '→'], 'otro lugar'],
    [['N'], 'el paso siguiente del dibujo'],
    [['L'], 'dice la puntuación'],
    [['Q'], 'otra pregunta'],
  ],
  commandRows: [
    ['score 1122', 'puntúa ese intento frente al secreto'],
    ['secret PGNG', 'fija el secreto, con letras, cifras o nombres'],
    ['next', 'el paso siguiente del dibujo'],
    ['quiz', 'otra pregunta'],
    ['answer 1,2', 'la responde: exactos, descolocados'],
  ],
};

const names = (code: Code) => namesOf(SKIN, code).join(', ');

const times = (count: number) => counted(count, 'vez', 'veces');

function exactly({ exact }: Scoring): string {
  if (exact.length === 0) return `Ningún lugar coincide: ${exacts(0)}.`;
  const places = listed(exact.map((place) => String(place + 1)));
  return `${exact.length === 1 ? `El lugar ${places} coincide` : `Los lugares ${places} coinciden`}: ${exacts(exact.length)}.`;
}

function nearly({ near }: Scoring): string {
  if (near.length === 0) return `En lo que queda nada encaja: ${nears(0)}.`;
  const steps = near.map(
    ({ guess, secret }) => `el lugar ${guess + 1} del intento gasta el lugar ${secret + 1}`,
  );
  return `En lo que queda, ${listed(steps)} del secreto: ${nears(near.length)}.`;
}

const sum = ({ counts, total, feedback }: Scoring) =>
  `${counts.map(({ less }) => less).join(' + ')} = ${total} en total. ${total} − ${exacts(feedback.exact)} = ${nears(feedback.near)}.`;

export const scoring: typeof english = {
  text,
  secret: 'Secreto',
  guess: 'Intento',
  next: 'Paso siguiente',
  stages: { exact: 'Primero, exactos', near: 'Luego, descolocados', count: 'La respuesta entera' },
  stage: (stage, scoring) =>
    ({
      exact: exactly(scoring),
      near: nearly(scoring),
      count: answer(scoring.feedback.exact, scoring.feedback.near),
    })[stage],
  score: (guess, secret, { feedback }) =>
    `${names(guess)} frente a ${names(secret)}: ${answer(feedback.exact, feedback.near)}.`,
  drawing: (scoring) => `${exactly(scoring)} ${nearly(scoring)}`,
  countHeading: 'El atajo',
  countHeads: ['Ficha', 'En el secreto', 'En el intento', 'El menor'],
  sum,
  mistakeHeading: 'Un error frecuente',
  noMistake:
    'Con estos códigos acierta hasta quien cuenta deprisa. Pon una ficha dos veces en el intento y una en el secreto para ver cómo falla.',
  mistake: ({ hasty, feedback }, { symbol, inGuess, inSecret }) =>
    `Quien lee deprisa pregunta en cada lugar que no es exacto: ¿está esta ficha en alguna parte del secreto? Así salen ${nears(hasty)} en vez de ${feedback.near}. En el intento, ${nameOf(symbol)} está ${times(inGuess)}; en el secreto, ${times(inSecret)}; así que puede contar ${times(inSecret)} como mucho, incluidos los exactos.`,
  quizHeading: 'Puntúa tú',
  question: (guess, secret) => `El secreto es ${names(secret)}. Puntúa el intento ${names(guess)}.`,
  exact: 'Exactos',
  near: 'Descolocados',
  check: 'Comprobar',
  another: 'Otra pregunta',
  verdict: ({ slip, scoring }) => {
    const right = answer(scoring.feedback.exact, scoring.feedback.near);
    switch (slip) {
      case 'right':
        return `Correcto: ${right}. ${sum(scoring)}`;
      case 'exact':
        return `La respuesta es ${right}. Empieza por los exactos. ${exactly(scoring)} ${nearly(scoring)}`;
      case 'hasty':
        return `La respuesta es ${right}. Una copia se contó dos veces: ${sum(scoring)}`;
      case 'exact-again':
        return `La respuesta es ${right}. Lo exacto no está además descolocado: ${sum(scoring)}`;
      case 'near':
        return `La respuesta es ${right}. Los exactos están bien. ${nearly(scoring)}`;
    }
  },
  answerFault: (fault) => {
    switch (fault.code) {
      case 'impossible-feedback':
        return fault.why === 'too-many'
          ? 'Exactos y descolocados suman cuatro como mucho.'
          : 'Tres exactos y un descolocado no puede ser: la última ficha no tendría otro lugar.';
      default:
        return 'Di exactos y descolocados, por ejemplo: answer 1,2.';
    }
  },
};
