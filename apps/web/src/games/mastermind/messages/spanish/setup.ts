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
    race: 'Carrera',
    seedHelp: 'Cualquier texto sirve de semilla. Quien escriba la misma jugará el mismo código.',
    facts: (count, symbols, repeats, turnsMax) => [
      places(count),
      `${counted(symbols, 'ficha', 'fichas')}${repeats ? '' : ', sin repetir'}`,
      counted(turnsMax, 'turno', 'turnos'),
    ],
    restricted: 'solo intentos que encajan',
    preset: 'Juego',
    presets: {
      classic: 'Clásico: 4 lugares, 6 fichas',
      five: 'Cinco lugares, 6 fichas',
      super: 'Súper: 5 lugares, 8 fichas',
      bulls: 'Toros y vacas: 4 de 10 cifras, sin repetir',
      wide: 'Ancho: 8 lugares, 12 fichas',
      vast: 'Inmenso: 12 lugares, 12 fichas',
    },
    own: 'Otros números',
    places: 'Lugares',
    symbols: 'Fichas',
    repeats: 'Las fichas pueden repetirse',
    turns: 'Turnos',
    fault: setupFault,
    size: (codes) => `${left(codes)} en total.`,
    large:
      'Demasiados códigos para una lista: se cuentan igual con exactitud, pero en lugar de Knuth, Promedio, Entropía y Partes juega Muestra.',
  },
  skin: {
    label: 'Aspecto de las fichas',
    names: {
      winter: 'Invierno',
      pegs: 'Clavijas clásicas',
      halloween: 'Halloween',
      letters: 'Letras',
      digits: 'Cifras',
    },
    now: (choice, shown) =>
      choice === shown || (choice === 'digits' && shown === 'letters')
        ? `Aspecto de las fichas: ${setup.skin.names[choice]}.`
        : 'Ese juego de fichas es demasiado pequeño para esta partida: aquí siguen siendo letras.',
    tooSmall: 'Ese juego de fichas es demasiado pequeño: se muestran como letras.',
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
      `Eso no puede ser el código: no encaja con ${turnsNamed(turns)}. Aquí solo valen intentos que puedan ser el código.`,
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
      return 'Las fichas van de 1 a 20.';
    case 'too-few-symbols':
      return 'Sin repetir hacen falta al menos tantas fichas como lugares.';
    case 'turns-out-of-range':
      return `Los turnos van de 1 a ${TURNS_MOST}.`;
  }
}
