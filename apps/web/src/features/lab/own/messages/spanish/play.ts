import { grammarOf } from '../../../../../shell/language/grammar.ts';
import type { play as english } from '../english/play.ts';

const { number, counted, listed } = grammarOf('es');
const questions = (count: number) => counted(count, 'pregunta', 'preguntas');

export const play: typeof english = {
  title: (name) => `${name} · Inkling`,
  seats: { guess: 'Tú adivinas', hide: 'Tú escondes' },
  seat: '¿Quién adivina?',
  inside: 'Ver por dentro',
  again: 'Partida nueva',
  none: 'Aquí no hay ningún juego',
  bring: 'Cargar una tabla',
  opening: 'Abriendo el juego…',
  task: {
    guess: (count) =>
      `Se ha elegido uno de ${counted(count, 'secreto', 'secretos')}. Pregunta hasta saberlo.`,
    hide: (count) =>
      `Elige uno de ${counted(count, 'secreto', 'secretos')}, no se lo digas a nadie y responde con la verdad.`,
  },
  turns: 'Preguntas y respuestas',
  askHeading: 'Preguntar',
  askLabel: 'Pregunta',
  ask: 'Preguntar',
  unknown: (text) => `«${text}» no es una pregunta de este juego.`,
  answerHeading: (label) => `«${label}»: ¿qué respondes?`,
  undo: 'Deshacer',
  asked: (label, answer, turn) => `Pregunta ${turn}, ${label}: ${answer}.`,
  found: (turns) => `Encontrado con ${questions(turns)}.`,
  only: (label, turns) => `Es ${label}. ${questions(turns)}.`,
  alike: (labels) => `Es uno de estos: ${listed(labels)}. Ninguna pregunta los distingue.`,
  impossible: 'Estas respuestas no pueden ser todas ciertas.',
  conflict: (turns) =>
    turns.length === 1
      ? `La respuesta ${turns[0]} no encaja con ningún secreto.`
      : `Las respuestas ${listed(turns.map(String))} se contradicen.`,
  repair: (turn, answer, left) =>
    `Con «${answer}» como respuesta ${turn} ${left === 1 ? 'quedaría' : 'quedarían'} ${counted(left, 'secreto', 'secretos')}.`,
  drawer: '¿Qué puede ser?',
  left: (count, of) => `${count === 1 ? 'Encaja' : 'Encajan'} ${number(count)} de ${number(of)} secretos`,
  more: (count) => `y ${number(count)} más`,
  show: 'Mostrar una buena pregunta',
  good: (label, parts) =>
    parts.length > 1
      ? `Pregunta «${label}»: divide lo que queda en ${listed(parts.map((part) => number(part)))}.`
      : `Pregunta «${label}».`,
};
