import type { RaceState, Runner, Speed, Track } from '../../session/race.ts';
import type { EvaluatorsWords } from '../evaluators-words.ts';
import type { LessonText } from '../words.ts';
import { figure, listed } from './grammar.ts';

export const evaluatorsText: LessonText = {
  title: 'Tres maneras de puntuar, en carrera',
  short: 'Tres maneras',
  summary: 'Tres maneras de escribir la puntuación, y lo que cuesta cada una: en vivo, en tu dispositivo.',
  paragraphs: [
    'El mismo ensayo escribe la puntuación tres veces. Cada versión ve el problema desde otro lado, y cada una es más corta que la anterior.',
    'Aquí corren una contra otra. Una vuelta puntúa un intento frente a los 1296 secretos; el recorrido son 1296 vueltas, es decir, todos los pares de códigos: 1.679.616 puntuaciones para cada una. Se turnan con tiempos iguales, en un hilo propio, tras unas vueltas de calentamiento.',
    'La cuarta en la pista es la que usa este motor para jugar: otra vez la idea de contar, en una sola pasada y sin lista. Más corto no siempre es más rápido, pero una idea mejor puede ser ambas cosas.',
  ],
  placeholder: 'start, pause, step, speed fast, restart, tell',
  keyRows: [
    [['P'], 'empezar y pausar'],
    [['N'], 'un paso'],
    [['R'], 'otra vez desde el principio'],
    [['+', '-'], 'más rápido, más lento'],
    [['L'], 'dice por dónde van'],
  ],
  commandRows: [
    ['start, pause', 'empezar, seguir, detener'],
    ['step', 'un turno para cada una y se detiene'],
    ['speed slow, steady, fast', 'cuánto corre cada una entre dos imágenes'],
    ['restart', 'otra vez desde el principio'],
    ['tell', 'dice por dónde van'],
  ],
};

const RUNNER_NAMES: Readonly<Record<Runner, string>> = {
  linked: 'Listas enlazadas',
  flags: 'Marcas de uso',
  counting: 'Contar',
  engine: 'La del motor',
};

const SPEEDS: Readonly<Record<Speed, string>> = { slow: 'lenta', steady: 'constante', fast: 'rápida' };

const percentOf = (track: Track, lapsMax: number) => `${Math.floor((100 * track.laps) / lapsMax)}\u00a0%`;

function told(state: RaceState | undefined): string {
  if (!state) return 'Todas están en la salida.';
  const { tracks, lapsMax } = state;
  return `Del recorrido llevan: ${listed(tracks.map((track) => `${RUNNER_NAMES[track.runner]} ${percentOf(track, lapsMax)}`))}.`;
}

const nanoseconds = ({ time, laps }: Track, secrets: number) => figure((time * 1e6) / (laps * secrets), 0);

export const evaluators: EvaluatorsWords = {
  runners: RUNNER_NAMES,
  how: {
    linked:
      'Pone los dos códigos en listas enlazadas, desenlaza los pares exactos, busca cada elemento que queda en la otra lista y allí lo desenlaza.',
    flags: 'Deja los códigos como están y lleva al lado dos filas de marcas para los lugares gastados.',
    counting:
      'Olvida los lugares: cuenta cada elemento en los dos códigos, suma las cuentas menores y al final resta los exactos.',
    engine:
      'Contar en una sola pasada: un número por elemento, que sube con el intento y baja con el secreto.',
  },
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
  restart: 'Despejar',
  speedLabel: 'Velocidad',
  speeds: SPEEDS,
  speedSet: (speed) => `Velocidad: ${SPEEDS[speed]}.`,
  track: (track, lapsMax) => `${RUNNER_NAMES[track.runner]}: ${track.laps} de ${lapsMax} vueltas`,
  laps: ({ laps }, lapsMax) => `${laps} de ${lapsMax}`,
  each: (track, secrets) => (track.laps === 0 ? '–' : `${nanoseconds(track, secrets)} ns por puntuación`),
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
  cleared: 'Las pistas están despejadas.',
  broken: 'El hilo de la carrera se ha parado. Empieza de nuevo.',
  paused: (state) => `En pausa. ${told(state)}`,
  told,
  over: ({ tracks, secrets }) => {
    const order = tracks.toSorted((a, b) => a.time - b.time);
    const [first] = order;
    const parts = order.map(
      (track) => `${RUNNER_NAMES[track.runner]}, ${nanoseconds(track, secrets)} nanosegundos por puntuación`,
    );
    return `Llega primera: ${first ? RUNNER_NAMES[first.runner] : ''}. ${parts.join('; ')}.`;
  },
  notUnderstood: 'Puedes decir start, pause, step, speed fast, restart o tell. Con ? las ves todas.',
  honest:
    'Los tiempos son de esta carrera, en este dispositivo; otra carrera u otro navegador puede cambiar el orden de las que van juntas. Las cuentas no cambian nunca.',
};
