import type { JsonFault } from '@inkling/deduction/notation/graph';
import type { IrvingFault } from '@inkling/deduction/notation/irving-signs';
import type { CodeFault, FeedbackFault } from '@inkling/games/mastermind/rules/notation';
import { grammarOf } from '../../../../shell/language/grammar.ts';
import type { MakeFault } from '../work/make-tree.ts';
import type { ReadFault } from '../work/read-tree.ts';
import type { english } from './english.ts';

const { counted, figure, listed, number } = grammarOf('es');
const answer = (exact: number | undefined, near: number | undefined): string =>
  `${exact === undefined ? '? exactos' : counted(exact, 'exacto', 'exactos')}, ${near === undefined ? '? descolocados' : counted(near, 'descolocado', 'descolocados')}`;

export const spanish: typeof english = {
  name: 'un código',
  rules: {
    places: 'Lugares',
    symbols: 'Símbolos',
    repeats: 'Los símbolos pueden repetirse',
    inWords: ({ places, symbols, repeats }) =>
      `${counted(places, 'lugar', 'lugares')} y ${counted(symbols, 'símbolo', 'símbolos')}${repeats ? '' : ' sin repetir'}`,
    size: (codes) => `${counted(codes, 'código', 'códigos')} en total`,
    hint: 'p4c6r: lugares, símbolos, r si se repiten o n si no',
    written: 'Escritura de los códigos',
    notations: { winter: 'fichas de invierno, PPGG', letters: 'letras, aabb', digits: 'cifras, 1122' },
    whichNotation: 'Los códigos se pueden escribir como winter, letters o digits.',
  },
  examples: {
    compare: [
      ['lab/compare/1/p4c6r/knuth,expected,entropy,parts', 'Los cuatro clásicos con 4 lugares y 6 símbolos'],
      ['lab/compare/1/p4c6r/random,states,optimal', 'El azar, la máquina del ensayo, el óptimo'],
    ],
    partition: [['lab/partition/1/p4c6r/aabb~abcd', 'El 1122 de Knuth junto a 1234']],
    tree: [
      ['lab/tree/1/optimal/p4c6r', 'El árbol óptimo, 5625'],
      ['lab/tree/1/knuth/p4c6r', 'El árbol de Knuth, 5801'],
    ],
    learn: [
      ['learn/scoring', 'Cómo se puntúa un intento'],
      ['learn/entropy', 'Qué es un bit de una respuesta'],
    ],
  },
  answer,
  players: {
    knuth: 'knuth · lo que menos deja en el peor caso',
    expected: 'expected · lo que menos deja de media',
    entropy: 'entropy · más bits',
    parts: 'parts · más respuestas',
    sampled: 'sampled · para cualquier número de códigos',
    random: 'random · cualquier código que encaje',
    states: 'states · la máquina del ensayo',
    optimal: 'optimal · demostrada la mejor',
  },
  willSample: (games) =>
    `Hay demasiados códigos para jugarlos todos: se ${games === 1 ? 'juega' : 'juegan'} ${counted(games, 'partida', 'partidas')} al azar, y las medias llevan un intervalo del 95 %. Solo pueden jugar sampled, random y states.`,
  sampled: (rows, codes) =>
    `Una muestra: ${listed(rows.map(({ player, secrets }) => `${player} jugó ${counted(secrets, 'código', 'códigos')}`))}${` de ${number(codes)}`}, sacados al azar de una semilla fija. ± es el intervalo del 95 % de la media; los totales y los peores casos son solo de la muestra.`,
  refusals: {
    'too-large': 'hay demasiados códigos para jugar con ellos aquí',
    'needs-list': 'esta estrategia compara cada código con todos los demás, y son demasiados para eso',
    'not-proved': 'la búsqueda llegó a su límite sin demostrarlo',
  },
  tooLarge: 'Hay demasiados códigos para una partición exacta de estos turnos.',
  race: {
    heading: 'Maneras de puntuar, en carrera',
    evaluators: {
      linked: 'Listas enlazadas',
      flags: 'Marcas de uso',
      counting: 'Contar',
      engine: 'Contar en una pasada',
    },
    lap: ({ scored, milliseconds }) =>
      milliseconds < 0.5
        ? 'demasiado rápido para el reloj'
        : `${figure(scored / milliseconds / 1000, 1)} millones/s`,
    outcome: (laps) =>
      laps.every(({ agrees }) => agrees)
        ? 'Todas hacen la misma partición.'
        : 'No hacen la misma partición: eso es un fallo de este programa.',
    note: 'Cada una puntuó el intento con todos los códigos que quedan, al menos 200.000 veces, ahora mismo en este navegador. La última es la que está en uso.',
  },
  exactSearch: 'la búsqueda exacta',
  codeFault,
  treeFault,
};

/** What is wrong with a typed code or turn. */
function codeFault(fault: CodeFault | FeedbackFault, rules: string, places: number): string {
  switch (fault.code) {
    case 'empty':
      return 'Escribe antes un intento.';
    case 'unknown-symbol':
      return `${fault.text} no es un símbolo de ${rules}.`;
    case 'wrong-length':
      return `Eso tiene ${counted(fault.length, 'símbolo', 'símbolos')}; ${rules} tiene ${counted(places, 'lugar', 'lugares')}.`;
    case 'repeated-symbol':
      return `${fault.text} solo puede aparecer una vez.`;
    case 'no-feedback':
      return 'Di qué se respondió, por ejemplo: 1122:1,0.';
    case 'bad-feedback':
      return `${fault.text} no se puede leer como respuesta; escribe exactos y descolocados como 1,0, o ? para lo que no se sabe.`;
    case 'impossible-feedback':
      return `Ningún código responde ${answer(fault.exact, fault.near)}.`;
  }
}

/** Why a tree cannot be made, or brackets or JSON cannot be read. */
function treeFault(fault: MakeFault | ReadFault, name: string): string {
  switch (fault.code) {
    case 'many-codes':
      return `${name} tiene demasiados códigos para un árbol aquí: como mucho ${number(fault.most)}.`;
    case 'needs-rules':
      return 'Esta notación no indica sus reglas. Elígelas arriba, para códigos, y ábrela otra vez.';
    case 'rules-too-large':
      return `${name} tiene demasiados códigos para esta notación. ¿Son estas las reglas para las que se hizo el árbol?`;
    case 'irving':
      return `Los paréntesis no se pueden leer como árbol para ${name}, línea ${fault.fault.line}, columna ${fault.fault.column}: ${NOTATION_FAULTS[fault.fault.code]}.`;
    case 'json':
      return `El JSON no es un árbol para ${name}: ${NOTATION_FAULTS[fault.fault.code]}${fault.fault.path.length === 0 ? '' : `, debajo de ${fault.fault.path.slice(0, 6).join(' › ').slice(0, 80)}`}.`;
    case 'infeasible':
    case 'budget':
      return `No se encontró una estrategia para ${name} tras examinar ${counted(fault.nodes, 'conjunto', 'conjuntos')} de códigos.`;
    default:
      return `${name} es demasiado grande para la búsqueda exacta: su tabla de respuestas no cabría. Las demás estrategias sí pueden hacer un árbol.`;
  }
}

const NOTATION_FAULTS: Readonly<Record<IrvingFault['code'] | JsonFault['code'], string>> = {
  'too-long': 'es demasiado largo',
  'bad-token': 'hay un signo donde no va ninguno',
  'bad-guess': 'un intento no se puede leer',
  'wrong-size': 'el número de códigos no es el de estas reglas',
  'wrong-slots': 'un intento tiene un número de respuestas equivocado',
  'missing-tree': 'falta un árbol',
  'unknown-label': 'una etiqueta no corresponde a nada',
  'repeated-label': 'una etiqueta está dos veces',
  'too-deep': 'es más profundo de lo que puede ser una estrategia',
  trailing: 'hay algo después del final',
  'not-json': 'no es JSON',
  'bad-node': 'un nodo no tiene intento',
  'bad-class': 'una respuesta no se puede leer',
};
