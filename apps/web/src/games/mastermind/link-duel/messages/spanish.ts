import { feedbackOf } from '@inkling/core/feedback';
import { makeRules } from '@inkling/games/mastermind/rules/rules';
import { grammarOf } from '../../../../shell/language/grammar.ts';
import type { Checked } from '../engine/questions.ts';
import { type LinkDuel, standingOf, type Verdict } from '../session/link-duel.ts';
import type { Messages } from './english.ts';
import { fault } from './spanish-faults.ts';

const { counted, listed } = grammarOf('es');

function marks(exact: number, near: number): string {
  return `${counted(exact, 'exacto', 'exactos')}, ${counted(near, 'descolocado', 'descolocados')}`;
}

function left(checked: Checked | undefined): string {
  if (!checked) return '';
  if (checked.kind === 'too-large') return 'Encajan demasiados códigos para contarlos.';
  if (checked.kind === 'counted')
    return `${counted(checked.left, 'código encaja', 'códigos encajan')} con todas las respuestas.`;
  const turns = checked.turns.map((turn) => String(turn + 1));
  if (turns.length === 1) return `Ningún código da la respuesta del turno ${turns[0]}.`;
  return `Las respuestas de los turnos ${listed(turns)} no pueden ser todas ciertas.`;
}

function verdict({ promise, wrong }: Verdict): string {
  if (promise === 'other-terms') return 'Esa revelación es de otro duelo: sus reglas no son las acordadas.';
  if (promise === 'broken')
    return 'La promesa está rota: este código y su sal no dan el hash que decía el desafío.';
  if (wrong.length === 0) return 'La promesa se cumplió, y cada respuesta es la que da el código.';
  return `La promesa se cumplió, pero ${counted(wrong.length, 'respuesta no es la', 'respuestas no son las')} que da el código.`;
}

function standing(duel: LinkDuel): string {
  const turns = counted(duel.turns.length, 'turno', 'turnos');
  switch (standingOf(duel)) {
    case 'found':
      return `encontrado en ${turns}`;
    case 'lost':
      return `no encontrado en ${turns}`;
    case 'playing':
      return `${turns} hasta ahora`;
  }
}

function lastTurn({ turns }: LinkDuel): string {
  const last = turns.at(-1);
  if (!last) return 'Aún no hay turnos.';
  const { exact, near } = feedbackOf(last.feedback);
  return `Turno ${turns.length}: ${marks(exact, near)}.`;
}

export const spanish: Messages = {
  title: (duel) => (duel ? `Duelo · ${makeRules(duel.challenge.rules)} · Inkling` : 'Duelo · Inkling'),
  heading: 'Un duelo con dos enlaces',
  lead: 'Sin servidor y sin cuenta. El primer enlace promete un código sin revelarlo; el segundo abre la promesa, y la página la comprueba.',
  noHash:
    'Este navegador no calcula hashes en esta dirección. Abre la página por https, o en este mismo dispositivo.',
  notKept: 'Este navegador no guardó el duelo: copia los enlaces antes de irte.',
  unreadable: 'Ese duelo no está en este dispositivo, o no se puede leer.',
  badLink: 'Ese no es un enlace de duelo completo. Cópialo otra vez de la primera letra a la última.',
  ownReveal: 'Esa es la revelación de un duelo tuyo. Envíala a la otra parte cuando termine el duelo.',
  strangeReveal:
    'Esa revelación abre una promesa que no está en este dispositivo. Abre primero el desafío y después la revelación.',
  engineStopped: 'La parte que cuenta se ha parado; el duelo sigue sin ella.',
  back: 'Todos los duelos',
  make: {
    heading: 'Lanzar un desafío',
    places: 'Lugares',
    symbols: 'Elementos',
    turns: 'Turnos',
    repeats: 'Los elementos pueden repetirse',
    code: 'Tu código',
    codeHelp: 'Solo este dispositivo lo ve hasta que envíes el segundo enlace.',
    draw: 'Sacar uno por mí',
    promise: 'Prometer este código',
  },
  take: {
    heading: 'Aceptar un desafío',
    help: 'Pega un enlace que te hayan enviado, de cualquiera de los dos tipos.',
    label: 'Enlace',
    open: 'Abrir',
  },
  list: {
    heading: 'Duelos en este dispositivo',
    none: 'Aún ninguno.',
    name: ({ role, challenge }) =>
      `${role === 'maker' ? 'Tú pones' : 'Tú descifras'} ${makeRules(challenge.rules)}, ${counted(challenge.turnsMax, 'turno', 'turnos')}`,
    standing,
    damaged: 'Un duelo que no se puede leer',
    forget: (name) => `Olvidar: ${name}`,
    forgetShort: 'Olvidar',
  },
  terms: ({ challenge: { rules, turnsMax } }) =>
    `${counted(rules.places, 'lugar', 'lugares')}, ${counted(rules.symbols, 'elemento', 'elementos')}${rules.repeats ? '' : ', sin repetir'}, ${counted(turnsMax, 'turno', 'turnos')}`,
  maker: {
    heading: 'Tú pusiste este código',
    first: 'Primer enlace: el desafío',
    firstHelp: 'Envíalo ahora. Lleva un hash con sal; nadie puede leer el código en él.',
    second: 'Segundo enlace: la revelación',
    secondHelp: 'Envíalo cuando termine el duelo. Lleva el código.',
    show: 'Mostrar el código y la revelación',
    hide: 'Taparlos',
    turns: 'Lo que se preguntó',
    turnsHelp: 'Escribe cada intento que te envíen; la página lo puntúa, y tú devuelves la respuesta.',
    answer: 'Puntuar',
    copyAnswer: (turn) => `Copiar la respuesta del turno ${turn}`,
    copyAnswerShort: 'Copiar',
  },
  breaker: {
    heading: 'Tú descifras este código',
    help: 'Haz un intento, envíalo y escribe la respuesta que vuelva.',
    copyGuess: 'Copiar el intento',
    exact: 'Exactos',
    near: 'Descolocados',
    print: 'Imprimir el turno',
    mend: (turn) => `Respuesta del turno ${turn}`,
    reveal: 'La revelación',
    revealHelp: 'Cuando te envíen el segundo enlace, pégalo aquí.',
    check: 'Comprobar la promesa',
  },
  entry: {
    group: (turn) => `Intento del turno ${turn}`,
    codeGroup: 'Tu código',
    slot: (place, name) => `Lugar ${place}: ${name ?? 'vacío'}`,
    palette: 'Elementos',
    erase: 'Borrar',
  },
  row: (turn, guess, exact, near) => `Turno ${turn}: ${guess.join(', ')}. ${marks(exact, near)}.`,
  noTurns: 'Aún no hay turnos.',
  undo: 'Retirar el último turno',
  left,
  copyLink: 'Copiar',
  copied: 'Copiado.',
  notCopied: 'Este navegador no deja usar el portapapeles: selecciona el texto y cópialo.',
  verdict,
  wrong: (turn, told, truth) =>
    `Turno ${turn}: se dijo ${marks(told[0], told[1])}; el código da ${marks(truth[0], truth[1])}.`,
  code: (names) => `El código: ${names.join(', ')}.`,
  saveRecord: 'Guardar la partida en un archivo',
  recordHelp: 'inkling verify ARCHIVO la comprueba otra vez, sin esta página.',
  speech: {
    made: 'Prometido. Envía el primer enlace; guarda el segundo hasta que termine el duelo.',
    accepted: 'Desafío aceptado. Haz tu primer intento.',
    openAgain: 'Este duelo ya está en este dispositivo.',
    incomplete: 'Llena antes todos los lugares.',
    repeated: 'Cada elemento puede estar solo una vez.',
    noSuchAnswer:
      'Ningún código responde así: exactos y descolocados suman como mucho los lugares, y el último lugar no puede estar descolocado.',
    over: 'Este duelo ha terminado.',
    makerAnswers: 'La página puntúa por ti; no hay respuesta que corregir.',
    nothingToUndo: 'No hay nada que retirar.',
    forgotten: 'Olvidado.',
    uncovered: (is) => (is ? 'El código está a la vista.' : 'El código está tapado.'),
    turn: (duel, checked) => {
      if (standingOf(duel) !== 'playing') return `${lastTurn(duel)} Código ${standing(duel)}.`;
      return duel.role === 'maker' ? lastTurn(duel) : `${lastTurn(duel)} ${left(checked)}`.trim();
    },
    state: (duel, checked, judged) => {
      if (judged) return verdict(judged);
      const count = duel.role === 'maker' ? '' : left(checked);
      const stands = standingOf(duel) === 'playing' ? standing(duel) : `Código ${standing(duel)}`;
      return `${lastTurn(duel)} ${stands}. ${count}`.trim();
    },
    front: (duels) => `${counted(duels, 'duelo', 'duelos')} en este dispositivo.`,
  },
  placeholder: 'link, guess, answer, ?',
  commandRows: [
    ['challenge1/…, reveal1/…', 'abre un enlace'],
    ['make p4c6r aabb', 'promete un código; sin código, saca uno'],
    ['aabb', 'si pones tú: puntúa un intento'],
    ['aabb 1,0', 'si descifras tú: un intento y su respuesta'],
    ['answer 2 1,1', 'corrige la respuesta del turno 2'],
    ['undo', 'retira el último turno'],
    ['copy', 'copia el enlace que hay que enviar'],
    ['reveal', 'si pones tú: muestra o tapa el código'],
    ['state', 'dice cómo están las cosas'],
    ['back', 'va a todos los duelos'],
  ],
  keyRows: [
    [['1', '2', '…'], 'pone un elemento, igual que su letra'],
    [['←', '→'], 'otro lugar'],
    [['⌫'], 'borra'],
    [['Intro'], 'imprime el turno o hace la promesa'],
    [['U'], 'retira el último turno'],
    [['L'], 'dice cómo están las cosas'],
    [['/'], 'a la línea de órdenes'],
    [['?'], 'esta hoja'],
  ],
  fault,
};
