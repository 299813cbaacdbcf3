import { grammarOf } from '../../../shell/language/grammar.ts';
import type { english } from './english.ts';

const { counted, number } = grammarOf('es');

export const spanish: typeof english = {
  title: (day) => `${day} · Inkling`,
  sources: {
    server:
      'Los reparte este servidor, que los guarda en secreto hasta la medianoche UTC. Tu código de Mastermind es solo tuyo, y tan difícil como el de los demás; los otros juegos son iguales para todos.',
    open: 'Salen de la semilla publicada: son iguales para todos y no necesitan servidor. Cualquiera puede calcularlos; los de un servidor se guardan en secreto.',
    practice:
      'Salen de la semilla publicada de ese día. Practicar no cambia ni tu racha ni tus estadísticas.',
  },
  asking: 'Cargando los juegos de hoy…',
  away: 'No responde ningún servidor: estos juegos salen de la semilla publicada.',
  clockWrong: 'El reloj del servidor va mal: estos juegos salen de la semilla publicada.',
  clockOff: ({ count, unit, isBehind }) =>
    `El reloj de este dispositivo va ${number(count)} ${UNITS[unit]} ${isBehind ? 'atrasado' : 'adelantado'}; cuenta el día del servidor.`,
  later: 'Hay resultados de días que aún no han llegado: quizá el reloj iba adelantado, o ahora va atrasado.',
  games: 'Los juegos del día',
  play: 'Jugar',
  goOn: (next) => (next === undefined ? 'Seguir' : `Seguir, turno ${next}`),
  result: 'Resultado',
  notOpened: 'Aún sin abrir',
  begun: (turns) => (turns === 0 ? 'En curso' : `${counted(turns, 'turno jugado', 'turnos jugados')}`),
  aside: (progress) => `Sin el servidor: ${progress}. Aquí no cuenta.`,
  help: 'Estoy usando ayuda',
  helped: 'Anotado: esta partida cuenta como jugada con notas.',
  yesterday: 'Ayer',
  yesterdayLead: 'Soluciones y repasos',
  answers: 'Las soluciones de este día',
  today: 'Volver a hoy',
  calendar: 'Todos los días',
  earlierMonth: 'Antes',
  laterMonth: 'Después',
  calendarNote:
    'Los días pasados siguen abiertos para practicar. Descansar un día por semana no rompe la racha.',
  restWeek: 'Pausar mi racha una semana',
  restingUntil: (day) => `En pausa hasta el ${day.toLowerCase()}.`,
  endRest: 'Cancelar la pausa',
  figures: 'Tus turnos',
  noFigures: 'Las estadísticas empiezan con el primer día que termines.',
  keep: 'Guardar mis resultados en este dispositivo',
  keepOff: 'Tus resultados no se guardan. Hoy sigue habiendo una sola partida por juego.',
  share: 'Compartir resultados',
  blank: 'Cuando acabe una partida, aquí aparecerá tu imagen de hoy: resultados que no revelan nada.',
  shared: (found, of) => `${found} de ${of}`,
  more: 'Clasificaciones y claves',
  you: 'tú',
};

const UNITS = { minutes: 'minutos', hours: 'horas', days: 'días' };
