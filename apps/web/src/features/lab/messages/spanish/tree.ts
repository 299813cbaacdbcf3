import { grammarOf } from '../../../../shell/language/grammar.ts';
import type { ShownTree } from '../../model/tree-model.ts';
import type { english } from '../english/tree.ts';

const { counted, figure, form, number } = grammarOf('es');
const remaining = (count: number): string => `${form(count, 'queda', 'quedan')} ${number(count)}`;

function name({ source, tree }: ShownTree): string {
  const { rules } = tree;
  if (source === 'optimal') return `Árbol óptimo para ${rules}`;
  return !source.startsWith('file-') ? `Árbol de ${source} para ${rules}` : `Árbol abierto para ${rules}`;
}

function total({ tree, model }: ShownTree): string {
  const { total: sum, worst } = tree.tally;
  const average = sum / model.leftAt(0);
  return `${counted(sum, 'intento', 'intentos')} en total, ${figure(average, 4)} de media, ${worst} en el peor caso`;
}

function verified({ tree, model }: ShownTree): string {
  const secrets = model.leftAt(0);
  if (tree.checked === 'own-words')
    return `Comprobado: ${secrets === 1 ? 'la única palabra que nombra el archivo se encuentra' : `cada una de las ${counted(secrets, 'palabra', 'palabras')} que nombra el archivo se encuentra`} una vez, con las respuestas correctas. De qué lista son, el archivo no lo dice.`;
  return `Comprobado: un programa aparte siguió ${secrets === 1 ? 'el único código' : `los ${counted(secrets, 'código', 'códigos')}`} por el árbol, y cada uno se encuentra una vez.`;
}

function proof({ tree }: ShownTree): string {
  const { search } = tree;
  if (!search) return '';
  if (search.proved)
    return `Ningún árbol es mejor: la búsqueda lo demostró con ${counted(search.nodes, 'conjunto', 'conjuntos')} de códigos.`;
  return `No demostrado: la búsqueda llegó a su límite. El total mínimo está entre ${number(search.lower)} y ${number(search.upper)}.`;
}

export const spanish: typeof english = {
  heading: 'Árboles de decisión',
  setup: 'Crear o abrir un árbol',
  source: 'Árbol de',
  make: 'Crear el árbol',
  open: 'Abrir un archivo de estrategia',
  paste: 'O pegarla aquí',
  pasteHelp:
    'Un archivo de estrategia de Inkling, paréntesis de Knuth e Irving, JSON o, para palabras, las líneas de Selby. Los paréntesis y el JSON no indican las reglas: se aplican las elegidas arriba. También puedes soltar un archivo en la página, con sus listas de palabras.',
  read: 'Leerla',
  empty:
    'Aún no hay árbol. Crea uno arriba: el óptimo para p4c6r tarda un segundo. O abre un archivo de estrategia tuyo.',
  wordsByFile: 'Los árboles de palabras vienen de archivos: abre uno abajo.',
  noFile: 'Ese enlace lleva a un archivo de estrategia que este navegador no tiene. Abre antes el archivo.',
  begun: 'Creando el árbol…',
  stopped: 'Detenido. Sigue, o crea otro árbol.',
  broken: 'El árbol se ha quedado a medias. No se ha perdido nada; inténtalo otra vez.',
  noTree: 'Aún no hay árbol. Crea uno antes, por ejemplo: tree optimal.',
  nothingBelow: 'Debajo no hay nada: aquí se encuentra el secreto.',
  atTop: 'Este es el primer intento.',
  noNeighbour: 'No hay más respuestas por ese lado.',
  progress: (progress) => {
    if (!progress) return 'Empezando…';
    if (progress.kind === 'played')
      return `${number(progress.done)} de ${number(progress.total)} códigos colocados`;
    return `al menos ${number(progress.lower)}, el mejor ${progress.upper === undefined ? 'aún ninguno' : number(progress.upper)}, ${counted(progress.nodes, 'conjunto examinado', 'conjuntos examinados')}`;
  },
  laid: (tree, wholePath) =>
    `${name(tree)}: ${total(tree)}. Comprobado.${wholePath ? '' : ' El enlace nombraba un nodo que este árbol no tiene; este es el primer intento.'}`,
  name,
  verified,
  proof,
  whose: ({ source, model }) => {
    const { inWords, tree } = model.game;
    const whose = source.startsWith('file-') ? 'de un archivo' : `estrategia: ${tree.makerName(source)}`;
    return `${inWords()}, ${whose}`;
  },
  took: (milliseconds) =>
    `${milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${figure(milliseconds / 1000, 1)} s`} en este navegador, con la comprobación`,
  views: { columns: 'Columnas', icicle: 'Carámbanos', outline: 'Esquema' },
  view: 'Vista',
  icicle: (levels) =>
    `Diagrama de carámbanos del árbol: ${counted(levels, 'nivel', 'niveles')} de intentos, el ancho según los códigos que quedan. El esquema tiene los mismos nodos en una lista.`,
  icicleHelp:
    'Cada fila es un intento más; el ancho es la proporción de los códigos. Con las flechas te mueves, con Intro bajas y amplías, con Esc vuelves.',
  outline: 'Esquema del árbol',
  node: (reply, guess, { left, average, worst, possible }, children) => {
    const lead = reply === '' ? 'Primer intento' : `Tras ${reply}`;
    if (children === 0) return `${lead}: ${guess}. Ese es el secreto.`;
    return `${lead}: ${guess}${possible ? '' : ', que no puede ser el secreto'}; ${remaining(left)}. Desde aquí ${figure(average, 2)} intentos de media, ${worst} en el peor caso, ${counted(children, 'respuesta', 'respuestas')} debajo.`;
  },
  item: (reply, guess, left) => `${reply === '' ? 'Primer intento' : reply}: ${guess}, ${remaining(left)}`,
  start: 'Inicio',
  left: (count) => remaining(count),
  smaller: (count) => counted(count, 'respuesta menor', 'respuestas menores'),
  found: 'encontrado',
  here: 'Aquí',
  guessNext: 'Siguiente intento',
  whole: (average, worst) =>
    `Toda la estrategia: ${figure(average, 2)} intentos de media, ${worst} en el peor caso.`,
  playFrom: 'Jugar desde aquí',
  notPlayed: 'No se ha podido abrir como partida.',
  facts: 'Este nodo',
  factNames: {
    left: 'Quedan',
    guess: 'Intento',
    turn: 'Turno',
    average: 'Intentos desde aquí, de media',
    worst: 'En el peor caso',
  },
  possible: 'puede ser el secreto',
  impossible: 'no puede ser el secreto',
  line: 'El camino hasta aquí',
  first: 'Primer intento',
  answers: 'Respuestas',
  codes: 'Lo que queda',
  more: (count) => `y ${number(count)} más`,
  whereHeading: 'Buscar un secreto',
  find: 'Buscar',
  nowhere: (code) => `${code} no está en este árbol.`,
  where: (code, steps) => {
    const way = steps.map(({ guess, answer: reply }, at) => (at === 0 ? guess : `${reply}, luego ${guess}`));
    return `${code} se encuentra con el intento ${steps.length}: ${way.join('; ')}.`;
  },
  up: 'Subir',
  zoom: 'Bajar',
};
