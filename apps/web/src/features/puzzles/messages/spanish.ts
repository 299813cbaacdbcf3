import { grammarOf } from '../../../shell/language/grammar.ts';
import type { Messages } from './english.ts';
import { spanishKeys } from './spanish-keys.ts';
import { spanishProof } from './spanish-proof.ts';

const { counted } = grammarOf('es');

export const spanish: Messages = {
  title: (name) => `${name} · Inkling`,
  heading: 'Puzles',
  introduction: (week) =>
    `Semana ${week}. Cada uno tiene una solución y su demostración. No hace falta adivinar.`,
  weekName: (week) => `Semana ${week}`,
  thisWeek: 'Esta semana',
  noSuchWeek: 'Esa semana no existe. Aquí están los puzles de la semana actual.',
  solve: 'Resolver',
  open: 'abierto',
  solvedAt: (tries) =>
    tries === 1 ? 'al primer intento' : tries === 2 ? 'al segundo intento' : `en ${tries} intentos`,
  shown: 'solución vista',
  grade: (grade) => `Dificultad ${grade} de 5`,
  gradeNote: 'dificultad: el paso más difícil de la demostración',
  newPack: 'Los nuevos llegan el lunes. Los anteriores siguen abiertos.',
  proofHas: (steps, suppositions) =>
    `Su demostración tiene ${steps === 1 ? 'un paso' : `${steps} pasos`} y ${
      suppositions === 0
        ? 'ninguna suposición'
        : suppositions === 1
          ? 'una suposición'
          : `${suppositions} suposiciones`
    }. Sin reloj y con todos los intentos que quieras; solo puntúa el primero, y sin consejos.`,
  clues: 'Las pistas',
  place: (place, name) => `Lugar ${place}: ${name ?? 'vacío'}`,
  pieces: 'Fichas',
  check: 'Comprobar',
  undo: 'Deshacer',
  hint: 'Consejo',
  show: 'Ver la solución',
  toFill: (count) => (count === 1 ? 'Queda un lugar por llenar.' : `Quedan ${count} lugares por llenar.`),
  full: 'Todos los lugares están llenos. Comprueba la solución o borra algo antes.',
  right: (answer, tries) =>
    `Correcto. ${answer}. ${tries === 1 ? 'Al primer intento.' : `En ${tries} intentos.`}`,
  answerIs: (answer) => `La solución es ${answer}.`,
  unrated: {
    hint: 'Sin puntuar: pediste un consejo.',
    solved: 'Sin puntuar: ya lo habías resuelto.',
    shown: 'Sin puntuar: ya habías visto la solución.',
    tried: 'Sin puntuar: ya lo habías intentado.',
  },
  wrong: (clue) => `Todavía no: la pista ${clue} tendría otras marcas.`,
  notListed: 'Cumple las pistas, pero no está en la lista de palabras comunes.',
  hintIs: (technique, sources) =>
    `${sources === '' ? '' : `Mira: ${sources.toLowerCase()}. `}El siguiente paso: ${technique.toLowerCase()}.`,
  proof: {
    heading: 'Por qué tiene que ser así',
    step: (step, of) => `paso ${step} de ${of}`,
    settled: (step) =>
      step === 1 ? 'Lo que se sabe tras el paso 1' : `Lo que se sabe tras los pasos 1 a ${step}`,
    place: (place) => `lugar ${place}`,
    any: 'cualquiera',
    can: (names) => names.join(', '),
    back: 'Atrás',
    next: 'Paso siguiente',
    done: 'Todos los puzles',
    toReview: 'Volver al repaso',
  },
  ...spanishProof,
  ...spanishKeys,
  copyLink: 'Copiar enlace',
  copied: 'El enlace está copiado.',
  all: 'Todos los puzles',
  bad: {
    heading: 'Aquí no hay ningún puzle',
    address: 'El enlace está dañado o cortado.',
    clue: (clue) => `No se puede leer la pista ${clue} de este enlace.`,
    none: 'Nada cumple todas las pistas de este enlace.',
    many: 'Más de una solución cumple las pistas de este enlace.',
    hard: 'Queda una sola solución, pero no tenemos una demostración que una persona pueda seguir.',
  },
  kinds: {
    heading: 'Más de cada clase',
    more: 'Más',
    named: (title, terms) => `${title}: ${terms}`,
  },
  rating: {
    heading: 'Tu puntuación',
    on: 'Puntuar mis primeros intentos',
    none: 'Aún sin puntuar.',
    notes:
      'Solo cuenta el primer intento, y ninguno después de un consejo. La puntuación se queda en este dispositivo, salvo que participes abajo. Sin puestos ni listas.',
    is: (rating, deviation) => `${rating}, con un margen de ${deviation}`,
    server: {
      on: 'Participar en la puntuación de este servidor',
      notes:
        'El servidor guarda entonces qué puzles has probado y tu puntuación, y aprende de los intentos de todos lo difícil que es cada puzle. Nadie más ve la tuya. Si lo desactivas, se borran las dos cosas.',
      is: (rating, tries) => `En este servidor: ${rating}, de ${counted(tries, 'puzle', 'puzles')}.`,
      unchanged: 'Ningún servidor responde, así que nada ha cambiado.',
    },
  },
  book: {
    firstClue: (puzzle, clue) => `La primera pista del puzle ${puzzle} dice: ${clue}.`,
    heading: 'Imprimir un cuaderno',
    notes:
      'Para el tren, la clase o la nevera. Se imprime bien en blanco y negro; las soluciones y sus demostraciones están al final. Tu navegador también lo guarda como PDF.',
    count: 'Puzles',
    grade: 'Dificultad',
    see: 'Ver las páginas',
    print: 'Imprimir',
    title: (count) => `${count} puzles`,
    answers: 'Soluciones',
    proofs: 'Por qué tienen que ser estas',
    line: (number, answer) => `${number}: ${answer}`,
  },
};
