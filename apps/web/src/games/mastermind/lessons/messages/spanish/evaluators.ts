import type { LessonText } from '../../../../../shell/parts/lesson-part.ts';
import type { Evaluator } from '../../model/evaluators.ts';
import { LAPS, type RaceState, type Speed, type Track } from '../../model/race.ts';
import type { evaluators as english } from '../english/evaluators.ts';
import { figure, listed } from './grammar.ts';

const text: LessonText = {
  title: 'Tres maneras de puntuar, en carrera',
  short: 'Tres maneras',
  summary: 'Tres maneras de escribir la puntuación, y lo que cuesta cada una: en vivo, en tu dispositivo.',
  paragraphs: [
    'El mismo ensayo escribe la puntuación tres veces: en 28 líneas, luego en 22, luego en 18. La primera versión lleva listas de objetos, la segunda simples vectores, y las dos preguntan qué lugares siguen en juego. La tercera solo pregunta cuántas veces aparece cada letra.',
    'Aquí corren una contra otra. Una vuelta toma un código como solución y puntúa los 1296 intentos frente a él; el recorrido son 1296 vueltas, es decir, todos los pares de códigos: 1.679.616 puntuaciones para cada una. Se turnan con tiempos iguales, en un hilo propio, tras unas vueltas de calentamiento.',
    'Dos erratas del texto impreso: tras los cuatro intentos de la primera partida no queda solo baee, sino también beee; y donde el texto cuenta las letras de eaba, la tabla de al lado pone ebaa, que da lo mismo.',
    'La moraleja del ensayo: busca el problema más general. Suele ser más fácil de resolver; su programa es más corto, tiene menos casos especiales y a veces también corre más. La cuarta en la pista es la que usa este motor para jugar: otra vez la idea de contar, en una sola pasada.',
  ],
  placeholder: 'start, pause, step, speed fast, restart, tell',
  keyRows: [
    [['P'], 'empieza y pausa'],
    [['N'], 'un paso'],
    [['R'], 'otra vez desde el principio'],
    [['+', '-'], 'más rápido, más lento'],
    [['L'], 'dice por dónde van'],
  ],
  commandRows: [
    ['start, pause', 'empieza, sigue, pausa'],
    ['step', 'un turno para cada una, y pausa'],
    ['speed slow, steady, fast', 'cuánto corre cada una entre dos imágenes'],
    ['restart', 'otra vez desde el principio'],
    ['tell', 'dice por dónde van'],
  ],
};

const RUNNER_NAMES: Readonly<Record<Evaluator, string>> = {
  linked: 'Listas enlazadas',
  flags: 'Marcas de uso',
  counting: 'Contar',
  engine: 'La del motor',
};

const SPEEDS: Readonly<Record<Speed, string>> = { slow: 'lenta', steady: 'media', fast: 'rápida' };

const percentOf = (track: Track) => `${Math.floor((100 * track.laps) / LAPS)}\u00a0%`;

function raceSentence(state: RaceState | undefined): string {
  if (!state) return 'Todas están en la salida.';
  return `Del recorrido llevan: ${listed(state.tracks.map((track) => `${RUNNER_NAMES[track.runner]} ${percentOf(track)}`))}.`;
}

const nanoseconds = ({ time, laps }: Track) => figure((time * 1e6) / (laps * LAPS), 0);

export const evaluators: typeof english = {
  text,
  runners: RUNNER_NAMES,
  how: {
    linked:
      'Pone los dos códigos en listas enlazadas, desenlaza los pares exactos, busca cada ficha que queda en la otra lista y allí la desenlaza.',
    flags: 'Deja los códigos como están y lleva al lado dos filas de marcas para los lugares gastados.',
    counting:
      'Olvida los lugares: cuenta cada ficha, en la solución una sola vez y en cada intento de nuevo, suma las cuentas menores y al final resta los exactos.',
    engine: 'Contar en una sola pasada: un número por ficha, que sube con el intento y baja con el secreto.',
  },
  source: (lines) => `El código fuente: ${lines} líneas`,
  howHeading: 'Cómo puntúa cada una',
  raceHeading: 'La carrera',
  raceCaption: '1296 vueltas',
  toggle: {
    ready: 'Empezar',
    running: 'Pausar',
    paused: 'Seguir',
    over: 'Correr otra vez',
    broken: 'Empezar de nuevo',
  },
  step: 'Un paso',
  restart: 'Volver a la salida',
  speedLabel: 'Velocidad',
  speeds: SPEEDS,
  speedSet: (speed) => `Velocidad: ${SPEEDS[speed]}.`,
  track: (track) => `${RUNNER_NAMES[track.runner]}: ${track.laps} de ${LAPS} vueltas`,
  laps: ({ laps }) => `${laps} de ${LAPS}`,
  each: (track) => (track.laps === 0 ? '–' : `${nanoseconds(track)} ns por puntuación`),
  tableHeading: 'Lo que respondieron',
  tableHead: 'Respuesta',
  total: 'Puntuaciones en total',
  agreement: (isAgreed, isOver) =>
    !isAgreed
      ? 'Dos que van a la par no coinciden, lo que nunca debería ocurrir. Avísanos, por favor.'
      : isOver
        ? 'Las cuatro dieron las mismas respuestas, contadas una por una.'
        : 'Las que van a la par tienen las mismas cuentas.',
  running: 'Ya corren.',
  cleared: 'Todas vuelven a la salida.',
  broken: 'La carrera se ha interrumpido. Empieza de nuevo.',
  paused: (state) => `En pausa. ${raceSentence(state)}`,
  race: raceSentence,
  over: ({ tracks }) => {
    const order = tracks.toSorted((a, b) => a.time - b.time);
    const [first] = order;
    const parts = order.map(
      (track) => `${RUNNER_NAMES[track.runner]}, ${nanoseconds(track)} nanosegundos por puntuación`,
    );
    return `Llega primera: ${first ? RUNNER_NAMES[first.runner] : ''}. ${parts.join('; ')}.`;
  },
  notUnderstood: 'Puedes decir start, pause, step, speed fast, restart o tell. Con ? las ves todas.',
  honest:
    'Los tiempos son de esta carrera, en este dispositivo; otra carrera u otro navegador puede cambiar el orden de las que van juntas. Las cuentas no cambian nunca.',
};
