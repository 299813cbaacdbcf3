import { grammarOf } from '../../../../shell/language/grammar.ts';
import { type SetupFault, TURNS_MOST } from '../../session/setup.ts';
import type { setup as english } from '../english/setup.ts';

const { counted, listed } = grammarOf('es');
const left = (count: number) => counted(count, 'código', 'códigos');
const places = (count: number) => counted(count, 'lugar', 'lugares');
const turnsNamed = (turns: readonly number[]) =>
  `${turns.length === 1 ? 'el turno' : 'los turnos'} ${listed(turns.map(String))}`;

export const setup: typeof english = {
  sheet: {
    header: 'Esta partida',
    seed: 'Semilla',
    newSheet: 'Partida nueva',
    race: 'Carrera',
    seedHelp: 'Cualquier texto sirve de semilla. Quienes escriban la misma jugarán el mismo código.',
    start: 'Empezar esta partida',
    leave: 'Quedarme con la anterior',
    facts: (count, symbols, repeats, turnsMax) => [
      places(count),
      `${counted(symbols, 'elemento', 'elementos')}${repeats ? '' : ', sin repetir'}`,
      counted(turnsMax, 'turno', 'turnos'),
    ],
    restricted: 'solo intentos que encajan',
    preset: 'Juego',
    presets: {
      classic: 'Clásico: 4 lugares, 6 elementos',
      five: 'Cinco lugares, 6 elementos',
      super: 'Súper: 5 lugares, 8 elementos',
      bulls: 'Toros y vacas: 4 de 10 cifras, sin repetir',
      wide: 'Ancho: 8 lugares, 12 elementos',
      vast: 'Inmenso: 12 lugares, 12 elementos',
    },
    own: 'Otros números',
    places: 'Lugares',
    symbols: 'Elementos',
    repeats: 'Un elemento puede repetirse',
    turns: 'Turnos',
    fault: setupFault,
    size: (codes) => `${left(codes)} en total.`,
    large:
      'Demasiados códigos para una lista: se cuentan igual con exactitud, pero en lugar de Knuth, Esperanza, Entropía y Partes juega Muestra.',
  },
  skin: {
    label: 'Aspecto de los elementos',
    names: {
      winter: 'Invierno',
      pegs: 'Clavijas clásicas',
      halloween: 'Halloween',
      letters: 'Letras',
      digits: 'Cifras',
    },
    now: (choice, shown) =>
      choice === shown || (choice === 'digits' && shown === 'letters')
        ? `Aspecto de los elementos: ${setup.skin.names[choice]}.`
        : 'Ese juego de elementos es demasiado pequeño para esta partida: aquí siguen siendo letras.',
    tooSmall: 'Ese juego de elementos es demasiado pequeño: se imprimen como letras.',
  },
  aids: {
    legend: 'Ayuda en la partida',
    none: 'Sin ninguna ayuda',
    names: {
      evidence: 'Qué puede ir aún en cada lugar, y por qué',
      hints: 'Pistas y sugerencias',
      list: 'Los códigos posibles',
    },
    consistentOnly: 'Aceptar solo intentos que aún puedan ser el código',
    restricted: 'Como antes, solo se aceptan intentos que aún puedan ser el código.',
    held: (turns) =>
      `No se imprime: no puede ser el código, no encaja con ${turnsNamed(turns)}. Aquí solo vale lo que puede ser el código.`,
    off: (help) =>
      help === 'hints'
        ? 'Las pistas están desactivadas. Actívalas en una partida nueva o escribe aids on.'
        : 'Esa ayuda está desactivada. Actívala en una partida nueva o escribe aids on.',
    now: (on) => (on ? 'La ayuda está activada.' : 'La ayuda está desactivada: no se revela nada.'),
  },
};

export function setupFault(fault: SetupFault): string {
  switch (fault) {
    case 'not-rules':
    case 'places-out-of-range':
      return 'Los lugares van de 1 a 16.';
    case 'symbols-out-of-range':
      return 'Los elementos van de 1 a 20.';
    case 'too-few-symbols':
      return 'Sin repetir hacen falta al menos tantos elementos como lugares.';
    case 'turns-out-of-range':
      return `Los turnos van de 1 a ${TURNS_MOST}.`;
  }
}
