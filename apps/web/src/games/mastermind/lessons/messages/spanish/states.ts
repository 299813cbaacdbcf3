import { feedbackOf } from '@inkling/core/feedback';
import type { LessonText } from '../../../../../shell/parts/lesson-part.ts';
import { namesOf } from '../../../pieces/names.ts';
import type { StateStep } from '../../model/state-run.ts';
import { SKIN } from '../../model/usual-board.ts';
import type { states as english } from '../english/states.ts';
import { answer, counted, form, listed, nameOf } from './grammar.ts';

const text: LessonText = {
  title: 'Un jugador hecho de cuatro estados',
  short: 'Cuatro estados',
  summary: 'La máquina de estados del ensayo, intento a intento, con un código que pones tú.',
  paragraphs: [
    'El ensayo «Mastermind and Design Paradigms» construye un jugador que juega como lo haría una persona. Está siempre en uno de cuatro estados. Un estado hace un intento, mira la respuesta y dice qué estado viene después.',
    'Es el patrón State (estado), uno de los 23 de «Design Patterns», de Gamma, Helm, Johnson y Vlissides (1994), la «Gang of Four». El jugador es el contexto: guarda un estado actual y delega en él, que hace el intento y recibe la respuesta. Cuando un estado pone a otro en su lugar, el jugador parece convertirse en otro.',
    'GuessOne y GuessTwo nombran dos fichas cada uno. GuessCompute hace girar un contador, con una rueda por lugar, hasta el siguiente código que no contradice ninguna respuesta. En cuanto exactos y descolocados suman cuatro, se conocen todas las fichas, y GuessPermute prueba sus órdenes como las da next_permutation, de la más baja a la más alta: aabb, abab, abba, baab, baba, bbaa. Se salta las que contradicen una respuesta.',
    'Tres reglas tachan fichas de las ruedas. Regla uno: nada es correcto, así que ninguna de esas fichas está en el código. Regla dos: nada es exacto, así que ninguna ficha está donde se probó. Regla tres: hay cuatro correctos en total, así que solo falta el orden. Y si las dos primeras respuestas suman cuatro, quedan fuera las dos fichas que ningún intento nombró. Tras la regla uno o la dos, GuessCompute pone su contador otra vez al principio y deja la regla tres para más tarde: así lo hacen las partidas impresas del ensayo, aunque su texto diga otra cosa.',
    'No demuestra nada ni planea nada, y aun así encuentra todos los códigos. Pon uno y síguelo paso a paso; también están las cuatro partidas que imprime el ensayo.',
  ],
  placeholder: 'code acab, first e, next, back, end, essay 4',
  keyRows: [
    [['1', '…', '6'], 'pone esa ficha en el lugar elegido'],
    [['←', '→'], 'otro lugar'],
    [['N'], 'intento siguiente'],
    [['B'], 'un intento atrás'],
    [['E'], 'hasta el final'],
    [['R'], 'desde el principio'],
  ],
  commandRows: [
    ['code acab', 'el código que hay que encontrar, con letras, cifras o nombres'],
    ['first e', 'la ficha con la que empieza el primer intento'],
    ['next, back', 'un intento adelante, uno atrás'],
    ['end, restart', 'hasta el final, desde el principio'],
    ['essay 4', 'una de las cuatro partidas que imprime el ensayo'],
  ],
};

const NAMES = {
  GuessOne: 'GuessOne',
  GuessTwo: 'GuessTwo',
  GuessCompute: 'GuessCompute',
  GuessPermute: 'GuessPermute',
  Found: 'Encontrado',
} as const;

function rules(step: StateStep): readonly string[] {
  const { exact, near } = feedbackOf(step.feedback);
  const out = [
    ...new Set(step.events.flatMap((event) => (event.kind === 'eliminating' ? [event.symbol] : []))),
  ];
  const removed = step.events.some(({ kind }) => kind === 'removing');
  const struck = `${form(out.length, 'queda', 'quedan')} fuera ${listed(namesOf(SKIN, out))}.`;
  const sentences: string[] = [];
  if (step.to === 'Found') return sentences;
  if (exact + near === 0) sentences.push(`Regla uno: ${struck}`);
  else {
    if (removed) sentences.push('Regla dos: cada ficha deja la rueda del lugar donde se probó.');
    if (out.length > 0) sentences.push(`Las dos primeras respuestas suman cuatro: ${struck}`);
  }
  if (step.to === 'GuessPermute' && step.from !== 'GuessPermute')
    sentences.push('Regla tres: se conocen las cuatro fichas.');
  return sentences;
}

export const states: typeof english = {
  text,
  code: 'Código que hay que encontrar',
  first: 'El primer intento empieza con',
  firstOption: (symbol) => `${nameOf(symbol)} (${'abcdef'[symbol]})`,
  essayRuns: 'Partidas que imprime el ensayo',
  essayRun: (number, digits) => `Partida ${number}: ${digits}`,
  next: 'Intento siguiente',
  back: 'Atrás',
  restart: 'Desde el principio',
  end: 'Hasta el final',
  states: NAMES,
  does: {
    GuessOne: 'GuessOne probará dos de una ficha y dos de la siguiente.',
    GuessTwo: 'GuessTwo hará lo mismo con las dos fichas siguientes.',
    GuessCompute:
      'GuessCompute hará girar el contador hasta el siguiente código que no contradice ninguna respuesta.',
    GuessPermute: 'GuessPermute probará el orden siguiente de las cuatro fichas conocidas.',
    Found: 'El código está encontrado.',
  },
  diagram: (state) =>
    `Cuatro estados: GuessOne lleva a GuessTwo o a GuessPermute; GuessTwo, a GuessCompute o a GuessPermute; GuessCompute, a sí mismo o a GuessPermute; GuessPermute, a sí mismo; todos acaban cuando se encuentra el código. Ahora: ${NAMES[state]}.`,
  diagramHeading: 'Dónde está',
  slotsHeading: 'Las ruedas',
  slotsCaption: 'lo que aún puede haber en cada lugar',
  slot: (place, left, out) =>
    `Lugar ${place}: ${left.join(', ')}${out.length === 0 ? '' : `; tachadas: ${out.join(', ')}`}`,
  traceHeading: 'Lo que ha hecho',
  nothingYet: 'Aún no hay intentos.',
  stepOf: (done, all) => `intento ${done} de ${all}`,
  passed: (count) =>
    `${counted(count, 'código saltado, que contradice', 'códigos saltados, que contradicen')} alguna respuesta`,
  rules,
  moved: ({ from, to }) => (from === to ? `sigue en ${NAMES[to]}` : `${NAMES[from]} → ${NAMES[to]}`),
  printed: 'Como lo imprime el ensayo',
  sentence: ({ steps, state }) => {
    const last = steps.at(-1);
    if (!last) return 'Al principio, en GuessOne.';
    const { exact, near } = feedbackOf(last.feedback);
    const step = `Intento ${steps.length}, de ${NAMES[last.from]}: ${namesOf(SKIN, last.guess).join(', ')}. ${answer(exact, near)}.`;
    if (state === 'Found') return `${step} Encontrado en ${counted(steps.length, 'intento', 'intentos')}.`;
    return [step, ...rules(last), `Después: ${NAMES[state]}.`].join(' ');
  },
  noSuchFirst: 'Di una ficha, por ejemplo: first e.',
  noSuchRun: 'Hay cuatro partidas, por ejemplo: essay 4.',
};
