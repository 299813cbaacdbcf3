import { grammarOf } from '../../../shell/language/grammar.ts';
import type { LabPage } from '../model/address.ts';
import type { english } from './english.ts';
import { spanish as compare } from './spanish/compare.ts';
import { commandFault, treeFault } from './spanish/faults.ts';
import { spanish as partition } from './spanish/partition.ts';
import { spanish as tree } from './spanish/tree.ts';

const { number, figure, permille } = grammarOf('es');

const PAGE_NAMES: Readonly<Record<LabPage, string>> = {
  index: 'Laboratorio',
  compare: 'Comparar',
  partition: 'Dividir',
  tree: 'Árbol',
  proofs: 'Demostraciones',
  own: 'Tu propio juego',
};

const EVERYWHERE = [
  [['/'], 'ir a la línea de órdenes'],
  [['L'], 'oír cómo va todo'],
  [['?'], 'mostrar estas teclas'],
] as const;

export const spanish: typeof english = {
  title: (page) => `${PAGE_NAMES[page]}${page === 'index' ? '' : ' · Laboratorio'} · Inkling`,
  pages: 'Páginas del laboratorio',
  pageNames: { ...PAGE_NAMES, index: 'Resumen' },
  badAddress: 'Ese enlace está dañado. Empieza aquí.',
  nothingRuns: 'No hay nada en marcha.',
  nothingStopped: 'No se ha detenido nada.',
  stop: 'Parar',
  goOn: 'Seguir',
  noSuchCell: (number, count) =>
    count === 0 ? 'Debajo no hay nada que abrir.' : `Aquí no hay un número ${number}: van del 1 al ${count}.`,
  commandFault,
  treeFault,
  number,
  permille,
  figure,
  wrongPage: 'Esa orden es de otra página del laboratorio.',
  index: {
    heading: 'El laboratorio',
    lead: 'Mira por dentro: cada cifra se calcula en este navegador, mientras miras.',
    begin: 'Para empezar',
    openExample: 'Abrir',
    entries: {
      compare: {
        name: 'Comparar estrategias',
        does: 'Haz que las estrategias encuentren todos los códigos y compara sus totales, como en los artículos publicados.',
        open: 'Comparar',
      },
      partition: {
        name: 'Cómo un intento divide los códigos',
        does: 'Mira cómo un intento divide los códigos que quedan y cómo lo valora cada medida, y abre cualquier parte.',
        open: 'Dividir los códigos',
      },
      tree: {
        name: 'Árboles de decisión',
        does: 'Recorre una estrategia entera: la mejor para p4c6r o cualquiera que abras. Pregunta dónde acaba un código.',
        open: 'Recorrer un árbol',
      },
      proofs: {
        name: 'Demostra\u00adciones',
        does: 'Por qué ninguna estrategia necesita menos intentos: recorre los casos de una demostración; cada uno se comprueba al abrirlo.',
        open: 'Ver las demostraciones',
      },
      own: {
        name: 'Tu propio juego',
        does: 'Carga una tabla de secretos y preguntas. Mira si es justa; luego juega con ella, compártela y haz que se demuestre cuál es la mejor estrategia.',
        open: 'Cargar una tabla',
      },
    },
  },
  rules: {
    legend: 'Reglas',
    game: 'Se busca',
  },
  share: {
    heading: 'Compartir esta página',
    link: 'Copiar enlace',
    command: 'Copiar como orden',
    summary: 'Copiar como líneas mmstrat',
    file: 'Copiar el archivo de estrategia',
    text: 'Texto para compartir',
    copied: 'Copiado.',
    notCopied:
      'Este navegador no permite copiar. El texto está debajo de los botones: selecciónalo y cópialo.',
  },
  compare,
  partition,
  tree,
  placeholder: 'compare knuth entropy, partition 1122, where BTPB, ?',
  keyRows: (page) => [
    ...(page === 'tree'
      ? ([
          [['←', '→'], 'la respuesta anterior o siguiente, bajo el mismo intento'],
          [['↓', '↑'], 'la primera respuesta debajo, y de vuelta arriba'],
          [['Intro'], 'bajar y ampliar'],
          [['Esc'], 'volver arriba y reducir'],
          [['Inicio'], 'el primer intento'],
          [['V'], 'columnas, carámbanos o esquema'],
        ] as const)
      : []),
    ...(page === 'partition'
      ? ([
          [['1', '…', '9'], 'bajar a la parte con ese número'],
          [['U'], 'deshacer el último turno'],
        ] as const)
      : []),
    ...(page === 'proofs' ? ([[['U'], 'volver a donde estabas']] as const) : []),
    ...(page === 'compare'
      ? ([
          [['G'], 'jugar, o seguir jugando'],
          [['S'], 'parar'],
        ] as const)
      : []),
    ...EVERYWHERE,
  ],
  commandRows: [
    ['compare knuth entropy', 'estas estrategias buscan todos los códigos'],
    ['compare word entropy', 'lo mismo con palabras'],
    ['partition 1122 1234', 'un intento, o dos lado a lado'],
    ['1122:1,0', 'añadir un turno jugado'],
    ['tree optimal, tree knuth p5c6r', 'el árbol de la búsqueda o de una estrategia'],
    ['where BTPB', 'el camino a un código en el árbol'],
    ['open 3, up, next, previous, top', 'bajar al tercero, subir, al lado, arriba del todo'],
    ['rules p5c8r, rules word5', 'otras reglas'],
    ['write digits', 'códigos como winter, letters o digits'],
    ['columns, icicle, outline', 'la vista del árbol'],
    ['proofs', 'demostraciones de que no se puede con menos'],
    ['own', 'un juego tuyo, a partir de una tabla'],
    ['stop, go, say, link, copy', 'parar, seguir, decir, copiar el enlace o la orden'],
  ],
};
