import type { Contest, ContestRow, Refusal } from '../compare/contest-row.ts';
import { makeLabGame } from '../session/lab-game.ts';
import { counted, figure, grouped, listed, percent } from './spanish-numbers.ts';
import type { LabWords } from './words.ts';

function told({ contestant, total, average, worst, interval }: ContestRow): string {
  if (interval !== undefined) return `${contestant} unos ${figure(average, 2)} ± ${margin(interval)}`;
  return `${contestant} ${grouped(total)} en total, ${figure(average, 4)} de media, ${worst} en el peor caso`;
}

function margin(interval: number): string {
  return Number.isFinite(interval) ? figure(interval, 2) : '?';
}

function result({ state, rows, refused }: Contest): string {
  const ranked = rows.toSorted((a, b) => a.average - b.average);
  const left =
    refused.length === 0
      ? ''
      : ` ${counted(refused.length, 'estrategia no pudo', 'estrategias no pudieron')} jugar.`;
  if (ranked.length === 0) return `${state === 'playing' ? 'Aún no hay' : 'No hay'} resultados.${left}`;
  const done = state === 'over' ? '' : ' hasta ahora';
  return `${counted(rows.length, 'estrategia', 'estrategias')}${done}, la mejor primero: ${ranked.map(told).join('; ')}.${left}`;
}

const REFUSALS: Readonly<Record<Refusal, string>> = {
  'too-large': 'hay demasiados códigos para jugar con ellos aquí',
  'needs-list': 'esta estrategia compara cada código con todos los demás, y son demasiados para eso',
  'not-proved': 'la búsqueda agotó su presupuesto sin una prueba, y una conjetura no es el óptimo',
  'no-words': 'no se pudieron cargar las palabras',
};

export const spanish: LabWords['compare'] = {
  heading: 'Comparar estrategias',
  players: 'Estrategias',
  contestants: {
    knuth: 'knuth · el menor peor caso',
    expected: 'expected · lo que menos deja de media',
    entropy: 'entropy · más bits',
    parts: 'parts · más respuestas',
    sampled: 'sampled · para cualquier número de códigos',
    random: 'random · cualquier código que encaje',
    states: 'states · la máquina del ensayo',
    optimal: 'optimal · demostrada la mejor',
    worst: 'worst · el menor peor caso',
  },
  play: 'Jugar',
  stop: 'Parar',
  empty:
    'Aún no se ha jugado nada. Elige reglas y estrategias y pulsa Jugar: cada estrategia tiene que encontrar todos los códigos, y los totales llegan uno a uno.',
  nobody: 'Elige al menos una estrategia.',
  none: 'Aún no se ha jugado nada.',
  broken: 'La parte que juega se ha parado. Lo terminado queda; pulsa Jugar para empezar de nuevo.',
  begun: (count) => `En juego: ${counted(count, 'estrategia', 'estrategias')}.`,
  stopped: (done) =>
    done === 0
      ? 'Parado. Ninguna estrategia había terminado.'
      : `Parado. ${counted(done, 'estrategia había', 'estrategias habían')} terminado.`,
  result,
  progress: (progress) => {
    if (progress.kind === 'searched')
      return `optimal: al menos ${grouped(progress.lower)}, el mejor ${progress.upper === undefined ? 'aún ninguno' : grouped(progress.upper)}, ${counted(progress.nodes, 'conjunto examinado', 'conjuntos examinados')}`;
    return `${progress.contestant}: ${grouped(progress.done)} de ${grouped(progress.total)} encontrados`;
  },
  refused: (contestant, why) => `${contestant} no jugó: ${REFUSALS[why]}.`,
  state: ({ state, rows, ask }) => {
    const played = `${makeLabGame(ask.game)}, ${rows.length} de ${ask.contestants.length}`;
    if (state === 'over') return `${played} han jugado`;
    return `${played} ${state === 'playing' ? 'hasta ahora' : 'al parar'}`;
  },
  totals: 'Totales de las estrategias',
  table: 'Códigos encontrados con el intento 1, 2, 3 …',
  columns: { player: 'Estrategia', total: 'Suma', average: 'Media', worst: 'Peor', secrets: 'Partidas' },
  chart: 'Distribución',
  chartNote: 'Proporción de códigos encontrados con cada intento. La aguja marca la media.',
  bar: (row) =>
    `${row.contestant}: ${listed(row.histogram.map((count, i) => `${percent(count / row.secrets)} con el intento ${i + 1}`))}. Media ${figure(row.average, 4)}.`,
  interval: ({ average, interval }) =>
    interval === undefined ? figure(average, 4) : `${figure(average, 3)} ± ${margin(interval)}`,
  sampled: (rows, codes) =>
    `Una muestra: ${listed(rows.map(({ contestant, secrets }) => `${contestant} jugó ${counted(secrets, 'código', 'códigos')}`))}${codes === undefined ? '' : ` de ${grouped(codes)}`}, sacados al azar de una semilla fija. ± es el intervalo del 95 % de la media; los totales y los peores casos son solo de la muestra.`,
  willSample: (games) =>
    `Demasiados códigos para jugarlos todos: se ${games === 1 ? 'saca' : 'sacan'} ${counted(games, 'partida', 'partidas')}, y las medias llevan un intervalo del 95 %. Solo pueden jugar sampled, random y states.`,
  exact: (secrets) =>
    secrets === 1
      ? 'Se jugó el único código: sin muestra.'
      : `Se jugaron todos los códigos, ${grouped(secrets)}: sin muestra.`,
  unsolved: (contestant, count) => `${contestant} nunca encuentra ${counted(count, 'palabra', 'palabras')}.`,
};
