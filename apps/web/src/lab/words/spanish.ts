import { spanish as compare } from './spanish-compare.ts';
import { commandFault } from './spanish-faults.ts';
import { answer, counted, figure, grouped, percent } from './spanish-numbers.ts';
import { spanish as partition } from './spanish-partition.ts';
import { spanish as tree } from './spanish-tree.ts';
import type { LabWords } from './words.ts';

const PAGE_NAMES = {
  index: 'Laboratorio',
  compare: 'Comparar',
  partition: 'Partición',
  tree: 'Árbol',
} as const;

const EVERYWHERE = [
  [['/'], 'a la línea de órdenes'],
  [['L'], 'dice cómo están las cosas'],
  [['?'], 'esta hoja'],
] as const;

export const spanish: LabWords = {
  title: (page) => `${PAGE_NAMES[page]}${page === 'index' ? '' : ' · Laboratorio'} · Inkling`,
  pages: 'Páginas del laboratorio',
  pageNames: { ...PAGE_NAMES, index: 'Resumen' },
  badAddress: 'Ese enlace está dañado, o es de una versión que esta página no conoce. Empieza aquí.',
  nothingRuns: 'No hay nada en marcha.',
  noSuchCell: (number, count) =>
    count === 0 ? 'Debajo no hay nada que abrir.' : `Aquí no hay un número ${number}: van del 1 al ${count}.`,
  answer,
  fault: commandFault,
  count: grouped,
  percent,
  figure,
  wrongPage: 'Esa orden es de otra página del laboratorio.',
  index: {
    heading: 'El laboratorio',
    lead: 'Mira por dentro: cada cifra se calcula en este navegador, mientras miras.',
    entries: [
      {
        href: '#/lab/compare',
        name: 'Comparar estrategias',
        does: 'Haz que las estrategias encuentren todos los códigos y pon sus totales lado a lado, como los imprime la literatura.',
        try: [
          {
            href: '#/lab/compare/1/p4c6r/knuth,expected,entropy,parts',
            name: 'Los cuatro clásicos con p4c6r',
          },
          {
            href: '#/lab/compare/1/p4c6r/random,states,optimal',
            name: 'El azar, la máquina del ensayo, el óptimo',
          },
        ],
      },
      {
        href: '#/lab/partition',
        name: 'Partición de un intento',
        does: 'Mira cómo un intento divide los códigos que quedan y qué dice de ello cada medida, y entra en cualquier parte.',
        try: [
          { href: '#/lab/partition/1/p4c6r/aabb~abcd', name: 'El 1122 de Knuth junto a 1234' },
          { href: '#/lab/partition/1/word5/raise', name: 'Una primera palabra' },
        ],
      },
      {
        href: '#/lab/tree',
        name: 'Árboles de decisión',
        does: 'Recorre una estrategia entera, la mejor que hay para p4c6r o cualquiera que abras, y pregunta dónde acaba un código.',
        try: [
          { href: '#/lab/tree/1/optimal/p4c6r', name: 'El árbol óptimo, 5625' },
          { href: '#/lab/tree/1/knuth/p4c6r', name: 'El árbol de Knuth, 5801' },
        ],
      },
      {
        href: '#/learn',
        name: 'Páginas para aprender',
        does: 'Lee en seis lecciones breves qué ocurre entre un intento y su respuesta, con figuras que puedes cambiar.',
        try: [
          { href: '#/learn/scoring', name: 'Cómo se puntúa un intento' },
          { href: '#/learn/entropy', name: 'Qué es un bit de una respuesta' },
        ],
      },
    ],
  },
  rules: {
    legend: 'Reglas',
    game: 'Se busca',
    games: { codes: 'un código', words: 'una palabra de 5 letras' },
    places: 'Lugares',
    symbols: 'Símbolos',
    repeats: 'Los símbolos pueden repetirse',
    hard: 'Difícil: cada intento debe usar todas las pistas',
    written: 'Escritura de los códigos',
    notations: { winter: 'signos de invierno, SSPP', letters: 'letras, aabb', digits: 'cifras, 1122' },
    size: (game, codes) =>
      game.kind === 'words'
        ? 'palabras inglesas probables'
        : `${counted(codes ?? 0n, 'código', 'códigos')} en total`,
  },
  share: {
    heading: 'Para llevar',
    link: 'Copiar el enlace',
    command: 'Copiar como orden',
    summary: 'Copiar como líneas mmstrat',
    file: 'Copiar el archivo de estrategia',
    text: 'Texto para compartir',
    copied: 'Copiado.',
    notCopied:
      'Este navegador no dejó copiar a la página. El texto está debajo de los botones: selecciónalo y cópialo.',
  },
  compare,
  partition,
  tree,
  command: {
    label: 'Orden',
    placeholder: 'compare knuth entropy, partition 1122, where TBST, ?',
    run: 'Enviar',
  },
  keys: {
    heading: 'Teclas y órdenes',
    shortcuts: 'Teclas',
    commands: 'Órdenes (en inglés)',
    turnOn: 'Usar teclas sueltas en toda la página',
    close: 'Cerrar',
    open: 'Teclas',
    rows: (page) => [
      ...(page === 'tree'
        ? ([
            [['←', '→'], 'la respuesta anterior o siguiente, bajo el mismo intento'],
            [['↓', '↑'], 'la primera respuesta debajo, y de vuelta arriba'],
            [['Intro'], 'baja y da al nodo todo el ancho'],
            [['Esc'], 'vuelve arriba y ensancha la vista'],
            [['Inicio'], 'el primer intento'],
            [['V'], 'carámbanos o esquema'],
          ] as const)
        : []),
      ...(page === 'partition'
        ? ([
            [['1', '…', '9'], 'baja a la parte con ese número'],
            [['U'], 'retira el último turno'],
          ] as const)
        : []),
      ...(page === 'compare'
        ? ([
            [['G'], 'adelante: jugar'],
            [['S'], 'parar'],
          ] as const)
        : []),
      ...EVERYWHERE,
    ],
    commandRows: [
      ['compare knuth entropy', 'estas estrategias buscan todos los códigos'],
      ['compare word entropy', 'lo mismo con palabras'],
      ['partition 1122 1234', 'un intento, o dos lado a lado'],
      ['1122:1,0', 'un turno que se jugó'],
      ['tree optimal, tree knuth p5c6r', 'el árbol de la búsqueda o de una estrategia'],
      ['where TBST', 'el camino a un código en el árbol'],
      ['open 3, up, next, previous, top', 'baja al tercero, sube, al lado, arriba del todo'],
      ['rules p5c8r, rules word5', 'otras reglas'],
      ['write digits', 'códigos como winter, letters o digits'],
      ['icicle, outline', 'la vista del árbol'],
      ['stop, say, link, copy', 'parar, decir, copiar el enlace o la orden'],
    ],
  },
};
