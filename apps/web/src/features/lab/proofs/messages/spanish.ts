import type { BoundProof } from '@inkling/deduction/check/bound-proof';
import { NEVER } from '@inkling/deduction/check/set-bounds';
import { grammarOf } from '../../../../shell/language/grammar.ts';
import type { OpenedProof, ProofClaim, ProofFault, ShownGuess, ShownLemma } from '../work/questions.ts';
import type { english } from './english.ts';

const { number, counted, listed } = grammarOf('es');
const secrets = (count: number) => counted(count, 'secreto', 'secretos');
const guesses = (count: number) => counted(count, 'intento', 'intentos');
const lemmas = (count: number) => counted(count, 'lema', 'lemas');
const lemmaName = (lemma: number) => `Lema ${number(lemma)}`;
const from = (opening: string | undefined) => (opening === undefined ? '' : ` que empiece con ${opening}`);
const left = (after: string | undefined) => (after === undefined ? '' : ` que quedan tras ${after}`);
const cost = (total: number) => (total >= NEVER ? '∞' : number(total));
const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const opened = (sentence: string) => `${capital(sentence)}.`;
const least = (total: number, count: number, most: number | undefined) => {
  const they = count === 1 ? 'necesita' : 'juntos necesitan';
  if (most === undefined) return opened(`${they} al menos ${guesses(total)}`);
  const areFew = `${guesses(most)} no ${most === 1 ? 'basta' : 'bastan'} para ${count === 1 ? 'él' : 'todos'}`;
  return opened(total >= NEVER ? areFew : `en ${guesses(most)} como mucho ${they} al menos ${number(total)}`);
};
const noStrategy = ({ total, within, opening }: ProofClaim) => {
  if (within === undefined) return `ninguna estrategia${from(opening)} necesita menos de ${guesses(total)}`;
  const most = `siempre en ${guesses(within)} como mucho`;
  if (total >= NEVER) return `ninguna estrategia${from(opening)} termina ${most}`;
  const begins = opening === undefined ? '' : `empiece con ${opening} y `;
  return `ninguna estrategia que ${begins}termine ${most} necesita menos de ${number(total)} en total`;
};
const behind = (after: string | undefined) => (after === undefined ? '' : ` tras ${after}`);

export const spanish: typeof english = {
  heading: 'Demostraciones',
  lead: 'Una estrategia muestra cuántos intentos bastan. Una demostración muestra que ninguna estrategia necesita menos. Abre una y recorre sus casos: cada paso se comprueba cuando lo abres.',
  list: {
    shipped: 'Demostraciones para empezar',
    shippedName: ({ rules }) => capital(rules),
    shippedClaim: noStrategy,
    walk: 'Recorrer',
    file: 'Una demostración tuya',
    fileHelp:
      'Un archivo .bound, comprimido (.gz) o no. Suéltalo aquí o ábrelo; no sale de este dispositivo.',
    open: 'Abrir un archivo',
  },
  words: (letters) => `palabras de ${counted(letters, 'letra', 'letras')}`,
  lists: {
    heading: 'Las listas de palabras de esta demostración',
    wanted: (file) => `${file} trata de listas de palabras que esta página aún no tiene.`,
    missing: (name, count) => `${LISTS[name] ?? name}: ${counted(count, 'palabra', 'palabras')}`,
    help: 'Una palabra por línea. Abre un archivo o los dos a la vez; no salen de este dispositivo. La demostración nombra cada lista por su hash, así que solo sirven las mismas palabras en el mismo orden.',
    open: 'Abrir listas de palabras',
    other: (file, count) =>
      `${file} es otra lista: ${count === 1 ? 'su única palabra no es' : `sus ${number(count)} palabras no son`} las de la demostración, o no están en el mismo orden.`,
    fault: {
      'too-long': (file) => `${file} es demasiado largo para ser una lista de palabras.`,
      'no-words': (file) => `${file} no es una lista de palabras.`,
      insecure: () =>
        'Esta página no se cargó por una conexión segura, y entonces el navegador no calcula hashes. inkling verify ARCHIVO --list ARCHIVO --answers ARCHIVO comprueba la demostración.',
    },
  },
  strategies: 'Las estrategias (archivos .strategy) se recorren en',
  openTrees: 'Árbol',
  opening: (name) => `Leyendo ${name} y preparando su juego…`,
  broken: 'La comprobación se interrumpió. Vuelve a abrir la demostración.',
  unknown: 'Esa demostración no está aquí. Quizá el enlace se cortó. Estas son las demostraciones:',
  unreachable: 'No se pudo cargar la demostración. Inténtalo de nuevo cuando tengas conexión.',
  claim: ({ after, secretCount, ...claim }: OpenedProof) =>
    opened(`${noStrategy(claim)} para los ${secrets(secretCount)}${left(after)}`),
  size: (name, { lemmas: count, lines, rules }) =>
    `${name}: ${rules}; ${lemmas(count)}, ${counted(lines, 'línea', 'líneas')}.`,
  upper:
    'La otra mitad de la demostración es una estrategia que necesita exactamente esos intentos, si la hay:',
  openTree: 'su árbol',
  check: {
    start: 'Comprobar la demostración entera',
    stop: 'Parar',
    another: 'Otra demostración',
    at: (done, total) =>
      total === undefined ? `${lemmas(done)} comprobados` : `${number(done)} de ${lemmas(total)} comprobados`,
    proved: ({ after, lemmas: count, ...claim }: BoundProof) =>
      `La demostración entera es correcta: para ${claim.rules}${behind(after)} ${noStrategy(claim)} (${lemmas(count)}).`,
    stopped: 'La comprobación se detuvo. De los lemas que faltaban no se sabe nada.',
    broken: 'La comprobación se interrumpió. Empiézala de nuevo.',
  },
  trail: 'El camino hasta aquí',
  lemmaName,
  checking: 'Comprobando…',
  lemma: {
    line: (line) => `línea ${number(line)}`,
    says: ({ turns, size, claim, left: most }: ShownLemma) => {
      const history = listed(turns.map(({ guess, answer }) => `${guess} → ${answer}`));
      const start =
        turns.length === 0
          ? `Hay ${secrets(size)}.`
          : `Después de ${history} ${size === 1 ? 'queda' : 'quedan'} ${secrets(size)}.`;
      return `${start} ${least(claim, size, most)}`;
    },
    symmetries: (count) => counted(count, 'simetría', 'simetrías'),
    symmetryHelp:
      'Los lugares en su nuevo orden y después la letra en que se convierte cada símbolo. Un cambio así lleva los secretos de este lema a ellos mismos, así que de los intentos que lleva unos a otros basta uno.',
    secrets: (count) => (count === 1 ? 'El secreto' : `Los ${secrets(count)}`),
    more: (count) => `y ${number(count)} más`,
  },
  verdict: ({ lemma, claim }: ShownLemma) =>
    `Comprobado: el ${lemmaName(lemma).toLowerCase()} se sigue de los lemas que cita. ${claim >= NEVER ? 'Ningún primer intento basta.' : `Cada primer intento cuesta ${number(claim)} o más.`}`,
  cases: {
    caption: 'Primeros intentos, uno de cada tipo',
    guess: 'Intento',
    alike: 'Tipo',
    how: 'Se demuestra por',
    images: (count) => (count === 1 ? 'único' : `${number(count)} iguales`),
    hows: {
      'tells-nothing': 'no dice nada: solo cuesta',
      sizes: 'el tamaño de sus partes',
      'two-guesses': 'mirar dos intentos por delante',
      lemmas: 'lemas',
    },
    hidden: (count) =>
      `${counted(count, 'tipo más se ha comprobado', 'tipos más se han comprobado')} y no ${count === 1 ? 'aparece' : 'aparecen'} en la lista.`,
    any: 'Cualquier intento',
    look: 'Verlo',
  },
  noGuess: (text) => `«${text}» no es un intento de este juego.`,
  guess: {
    number,
    total: cost,
    heading: (guess) => `El intento ${guess}`,
    caption: 'Lo que deja cada respuesta y lo que eso cuesta al menos',
    answer: 'Respuesta',
    left: 'Quedan',
    cost: 'Intentos',
    why: 'Porque',
    itself: 'el intento',
    itselfWhy: 'uno por cada secreto',
    found: 'encontrado',
    sum: 'Suma',
    wanted: (claim) => `hacen falta ${cost(claim)}`,
    bySize: 'su tamaño',
    byTwo: (total) => `dos intentos por delante: ${cost(total)}`,
    under: 'con',
  },
  sum: ({ guess, sum, claim, tellsNothing }: ShownGuess) => {
    if (sum >= NEVER) return `Tras ${guess} quedan muy pocos intentos para al menos una de sus respuestas.`;
    if (sum >= claim) return `${guess} cuesta al menos ${number(sum)}; había que llegar a ${number(claim)}.`;
    return tellsNothing
      ? `${guess} solo tiene una respuesta y no dice nada, así que otro intento es más barato.`
      : `${guess} por sí solo llega a ${number(sum)} de ${number(claim)}.`;
  },
  fault: ({ code, line, guess, version }: ProofFault) => {
    if (code === 'other-version')
      return `Línea ${number(line)}: la demostración es de la versión ${version ?? '?'}, y esta página lee la versión 2.`;
    const may = guess === undefined ? '' : ` El intento ${guess} quizá cueste menos.`;
    return `Línea ${number(line)}: ${FAULTS[code]}${may}`;
  },
};

const LISTS: Readonly<Record<string, string>> = { answers: 'Soluciones', allowed: 'Palabras permitidas' };

const FAULTS: Readonly<Record<Exclude<ProofFault['code'], 'other-version'>, string>> = {
  'not-a-proof': 'esto no es la demostración de una cota inferior. Las estrategias se abren en «Árbol».',
  'missing-list': 'esta demostración es de listas de palabras que la página aún no tiene.',
  'wrong-list': 'esta demostración es de otras listas de palabras.',
  'bad-header': 'la cabecera no se puede leer.',
  'too-large': 'estas reglas no se conocen, o la demostración tiene más códigos o lemas de los que caben.',
  'bad-line': 'no se puede leer, o no va aquí.',
  'bad-guess': 'estas reglas no admiten ese intento.',
  'bad-answer': 'aquí no hay tal respuesta, o ya apareció antes.',
  'bad-lemma': 'cita un lema que todavía no se ha demostrado.',
  'other-set': 'el lema que cita no trata de los secretos que deja esta respuesta.',
  'not-a-symmetry': 'esto no es una simetría de estos secretos.',
  'fewer-guesses':
    'el lema que cita tiene menos intentos por delante que los que quedan tras esta respuesta.',
  'empty-set': 'ningún secreto encaja con estos turnos.',
  unproved: 'el lema no queda demostrado.',
  'too-little': 'el último lema no trata de todos los secretos, o afirma menos que el total.',
  'bad-count': 'el número de lemas no es correcto.',
  truncated: 'la demostración acaba demasiado pronto.',
  'too-much-work': 'la demostración pide más trabajo del que admite la comprobación.',
  damaged: 'desde aquí el archivo no se puede leer; está cortado o dañado.',
  'too-long':
    'la demostración es demasiado larga para recorrerla en una página. Entera sí se puede comprobar.',
};
