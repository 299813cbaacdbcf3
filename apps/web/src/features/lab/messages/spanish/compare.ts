import { grammarOf } from '../../../../shell/language/grammar.ts';
import type { ContestRow, PlayedProgress } from '../../../../shell/parts/lab-tasks.ts';
import type { Contest } from '../../model/contest.ts';
import type { english } from '../english/compare.ts';

const { counted, figure, listed, number, permille } = grammarOf('es');

function rowSentence({ player, total, average, worst, interval }: ContestRow): string {
  if (interval !== undefined) return `${player} unos ${figure(average, 2)} ± ${margin(interval)}`;
  return `${player} ${number(total)} en total, ${figure(average, 4)} de media, ${worst} en el peor caso`;
}

function underway({ player, done, total }: PlayedProgress): string {
  return `${player} ha encontrado ${number(done)} de ${number(total)}.`;
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
  return `${counted(rows.length, 'estrategia', 'estrategias')}${done}, primero la mejor: ${ranked.map(rowSentence).join('; ')}.${left}`;
}

export const spanish: typeof english = {
  heading: 'Comparar estrategias',
  players: 'Estrategias',
  play: 'Jugar',
  empty:
    'Aún no se ha jugado nada. Elige reglas y estrategias y pulsa «Jugar»: cada estrategia tiene que encontrar todos los códigos, y los totales llegan uno a uno.',
  nobody: 'Elige al menos una estrategia.',
  none: 'Aún no se ha jugado nada.',
  broken:
    'La comparación se ha interrumpido. Lo ya terminado se conserva; pulsa «Jugar» para empezar de nuevo.',
  begun: (count) => `En juego: ${counted(count, 'estrategia', 'estrategias')}.`,
  stopped: (done, progress) => {
    const finished =
      done === 0
        ? 'Ninguna estrategia había terminado.'
        : `${counted(done, 'estrategia había', 'estrategias habían')} terminado.`;
    const underWay = progress?.kind === 'played' ? ` ${underway(progress)}` : '';
    return `Detenido. ${finished}${underWay} Con «Seguir» se juega el resto.`;
  },
  unfinished: (progress) =>
    `${underway(progress)} La tabla solo muestra una parte de sus partidas, y esa no es una muestra justa.`,
  result,
  progress: (progress) => {
    if (progress.kind === 'searched')
      return `optimal: al menos ${number(progress.lower)}, el mejor ${progress.upper === undefined ? 'aún ninguno' : number(progress.upper)}, ${counted(progress.nodes, 'conjunto examinado', 'conjuntos examinados')}`;
    return `${progress.player}: ${number(progress.done)} de ${number(progress.total)} encontrados`;
  },
  refused: (player, why) => `${player} no jugó: ${why}.`,
  state: ({ state, rows, game, players }) => {
    const played = `${game.rules}, ${rows.length} de ${players.length}`;
    if (state === 'over') return `${played} han jugado`;
    return `${played} ${state === 'playing' ? 'hasta ahora' : 'al parar'}`;
  },
  totals: 'Totales de las estrategias',
  table: 'Códigos encontrados con el intento 1, 2, 3 …',
  columns: { player: 'Estrategia', total: 'Suma', average: 'Media', worst: 'Peor' },
  chart: 'Distribución',
  chartNote: 'Proporción de códigos encontrados con cada intento. La aguja marca la media.',
  bar: (row) =>
    `${row.player}: ${listed(row.histogram.map((count, i) => `${permille(count / row.secrets)} con el intento ${i + 1}`))}. Media ${figure(row.average, 4)}.`,
  interval: ({ average, interval }) =>
    interval === undefined ? figure(average, 4) : `${figure(average, 3)} ± ${margin(interval)}`,
  exact: (secrets) =>
    secrets === 1
      ? 'Se jugó el único código: no es una muestra.'
      : `Se jugaron todos los códigos (${number(secrets)}): no es una muestra.`,
};
