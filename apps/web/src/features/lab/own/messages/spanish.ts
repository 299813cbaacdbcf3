import { grammarOf } from '../../../../shell/language/grammar.ts';
import type { english } from './english.ts';
import { faults } from './spanish/faults.ts';
import { gallery } from './spanish/gallery.ts';
import { play } from './spanish/play.ts';

const { number, figure, counted, listed } = grammarOf('es');
const secrets = (count: number) => counted(count, 'secreto', 'secretos');
const questions = (count: number) => counted(count, 'pregunta', 'preguntas');

export const spanish: typeof english = {
  heading: 'Tu propio juego',
  lead: 'Carga una tabla de secretos y preguntas. Mira si es justa y juega con ella.',
  size: (secretCount, guessCount) => `${secrets(secretCount)}, ${questions(guessCount)}`,
  number,
  figure,
  listed,
  bring: {
    heading: 'Cargar una tabla',
    name: 'Nombre del juego',
    unnamed: 'Mi juego',
    table: 'Tabla',
    help: 'La primera fila tiene los secretos, desde la segunda celda; cada una de las demás, una pregunta y su respuesta para cada secreto. Separa las celdas con comas, puntos y coma o tabuladores; también sirven las copiadas de una hoja de cálculo. O el JSON de un juego.',
    example: ',Ada,Bo,Cleo\n¿Lleva sombrero?,sí,no,no\n¿Lleva gafas?,sí,sí,no',
    turned: 'Mis secretos están en la primera columna',
    read: 'Leer la tabla',
    open: 'Abrir un archivo',
    reading: 'Leyendo y comprobando…',
    private: 'La tabla se queda en este navegador. No se ejecuta nada de lo que contiene.',
    goOn: (name) => `Seguir con «${name}»`,
    showPlace: 'Enséñame dónde',
    cancel: 'Parar',
  },
  damagedLink: 'Ese enlace está dañado o cortado, así que no se puede leer su juego.',
  broken: 'El cálculo se ha interrumpido. Lee la tabla otra vez.',
  faults,
  verdict: { fair: 'Justa.', nearly: 'Casi justa.', unfair: 'No se puede ganar.' },
  checked: 'La tabla se ha comprobado',
  table: {
    caption: 'El juego tal como se ha leído',
    secret: 'Secreto',
    parts: 'Partes',
    more: (secretCount, guessCount) =>
      `No se muestran aquí: ${[
        ...(secretCount > 0 ? [counted(secretCount, 'secreto más', 'secretos más')] : []),
        ...(guessCount > 0 ? [counted(guessCount, 'pregunta más', 'preguntas más')] : []),
      ].join(' y ')}.`,
    look: 'Borde discontinuo: mira aquí.',
  },
  findings: {
    alike: (labels) => `${listed(labels)} tienen la misma respuesta a todas las preguntas.`,
    alikeDo:
      'Ninguna pregunta los distingue, así que el juego solo puede acabar con todos ellos. Cambia una respuesta o añade una pregunta.',
    moreAlike: (count) =>
      count === 1
        ? 'Otro grupo también responde igual.'
        : `Otros ${number(count)} grupos también tienen la misma respuesta a todas las preguntas.`,
    same: (labels) => `${listed(labels)} preguntan lo mismo.`,
    quoted: (label) => `«${label}»`,
    others: (count) => `${number(count)} más`,
    moreSuch: (count) => `Y ${number(count)} más de este tipo.`,
    sameDo: 'Con una basta.',
    useless: (label) => `«${label}» no dice nada.`,
    uselessDo: 'Todos los secretos tienen la misma respuesta.',
    neverFound: (labels) => `Ninguna pregunta encuentra ${listed(labels)}.`,
    neverFoundDo: 'Este juego acaba con una respuesta que esos secretos nunca dan.',
    first: (label) => `Buena primera pregunta: «${label}».`,
    firstDo: (count, parts) =>
      parts.length > 6
        ? `Divide los ${number(count)} en ${parts.length} partes; la mayor tiene ${number(parts[0] ?? 0)}.`
        : `Divide los ${number(count)} en ${listed(parts.map((part) => number(part)))}.`,
    depth: (count) => `Al menos ${questions(count)} en el peor caso.`,
    depthDo: 'Hay muy pocas respuestas distintas para que basten menos.',
    enough: (count) => `${questions(count)} ${count === 1 ? 'basta' : 'bastan'} siempre,`,
    enoughDo: (average) => `${figure(average, 2)} de media, jugando lo mejor posible.`,
  },
  actions: {
    play: 'Jugar a este juego',
    change: 'Cambiar la tabla',
    another: 'Otra tabla',
    save: 'Guardar como JSON',
  },
  suggestions: {
    heading: 'Buenas primeras preguntas',
    question: 'Pregunta',
    worst: 'Quedan como mucho',
    expected: 'De media',
    bits: 'Bits',
  },
  search: {
    heading: 'La mejor estrategia',
    lead: 'Una búsqueda puede demostrar cuántas preguntas hacen falta jugando lo mejor posible, y mostrarlo como un árbol.',
    start: 'Buscar',
    stop: 'Parar',
    stopping: 'Parando…',
    begins: 'Empezando la búsqueda…',
    listing: (count) => `${questions(count)} en la lista`,
    bounds: (lower, upper, secretCount) =>
      upper === undefined
        ? `por ahora, al menos ${figure(lower / secretCount, 2)} preguntas de media`
        : `por ahora, entre ${figure(lower / secretCount, 2)} y ${figure(upper / secretCount, 2)} preguntas de media`,
    proved: (average, worst) =>
      `Demostrado: ${figure(average, 2)} preguntas de media, ${number(worst)} como mucho. Ninguna estrategia necesita menos de media.`,
    stopped: (average, lower, worst) =>
      `Detenida antes de tiempo: esta estrategia necesita ${figure(average, 2)} preguntas de media, ${number(worst)} como mucho. La mejor necesita al menos ${figure(lower, 2)} de media.`,
    upToAlike: 'De los secretos que nada distingue, uno representa a todos.',
    refused:
      'Para este juego no se puede buscar una estrategia: una pregunta encuentra varios secretos, o la tabla es demasiado grande.',
    none: 'La búsqueda se detuvo antes de encontrar una estrategia.',
    broken: 'La búsqueda se ha interrumpido. Inténtalo otra vez.',
    certificate: 'Guardar el certificado',
    certificateHelp:
      'Un archivo con la pregunta que sigue a cada respuesta. «inkling verify» lo comprueba con el juego guardado.',
    certified: 'Guardar su juego',
    certifiedHelp:
      'El archivo tiene la pregunta que sigue a cada respuesta, para el juego con un solo secreto de cada grupo que responde igual. «inkling verify» lo comprueba con ese juego.',
    tree: 'La estrategia como árbol',
    ask: (label) => `Pregunta «${label}»`,
    left: (count) => `${count === 1 ? 'queda' : 'quedan'} ${number(count)}`,
    over: (labels) => listed(labels),
  },
  share: {
    heading: 'Compartir este juego',
    lead: 'El enlace contiene todo el juego; no se guarda en ningún otro sitio.',
    copyLink: 'Copiar enlace',
    copyFrame: 'Copiar HTML para tu página',
    copied: 'Copiado.',
    notCopied: 'Este navegador no permite copiar. Selecciona el texto de abajo y cópialo.',
    text: 'Texto para compartir',
    tooLong:
      'Este juego es demasiado largo para un enlace (más de 8 kB, comprimido). Guárdalo como JSON y envía el archivo; «Abrir un archivo» lo lee de nuevo.',
  },
  gallery,
  play,
};
