import { feedbackOf } from '@inkling/core/feedback';
import { makeRules } from '@inkling/games/mastermind/rules/rules';
import { grammarOf } from '../../../../shell/language/grammar.ts';
import type { Checked } from '../engine/questions.ts';
import { type LinkDuel, statusOf, type Verdict } from '../session/link-duel.ts';
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
  if (promise === 'other-terms') return 'Ese segundo enlace es de otra partida: tiene otras reglas.';
  if (promise === 'broken')
    return 'La promesa está rota: este código y su sal no dan el hash del primer enlace.';
  if (wrong.length === 0) return 'La promesa se cumplió, y cada respuesta es la que da el código.';
  return `La promesa se cumplió, pero ${counted(wrong.length, 'respuesta no es la', 'respuestas no son las')} que da el código.`;
}

function status(duel: LinkDuel): string {
  const turns = counted(duel.turns.length, 'turno', 'turnos');
  switch (statusOf(duel)) {
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
  title: (duel) =>
    duel ? `Por enlace · ${makeRules(duel.challenge.rules)} · Inkling` : 'Por enlace · Inkling',
  name: 'Mastermind',
  heading: 'Con amigos, por enlace',
  lead: 'Sin servidor y sin cuenta. El primer enlace promete un código sin revelarlo; el segundo lo muestra, y la página comprueba que nadie ha hecho trampa.',
  noHash:
    'En esta dirección el navegador no puede calcular hashes. Abre la página por https, o en este mismo dispositivo.',
  notKept: 'Este navegador no guardó la partida: copia los enlaces antes de irte.',
  unreadable: 'Esa partida no está en este dispositivo, o no se puede leer.',
  badLink: 'Ese enlace no está completo. Cópialo otra vez de la primera letra a la última.',
  ownReveal: 'Ese es el segundo enlace de una partida tuya. Envíalo cuando termine la partida.',
  strangeReveal:
    'Ese segundo enlace es de una partida que no está en este dispositivo. Abre primero el primer enlace y después este.',
  engineStopped: 'El recuento se ha interrumpido; la partida sigue sin él.',
  back: 'Jugar con amigos',
  make: {
    places: 'Lugares',
    symbols: 'Fichas',
    turns: 'Turnos',
    repeats: 'Las fichas pueden repetirse',
    code: 'Tu código',
    codeHelp: 'Solo este dispositivo lo ve hasta que envíes el segundo enlace.',
    draw: 'Sacar uno al azar',
    promise: 'Crear el enlace',
  },
  take: {
    heading: 'Abrir un enlace',
    help: 'Pega un enlace que te hayan enviado, el primero o el segundo.',
    label: 'Enlace',
    open: 'Abrir',
  },
  list: {
    name: ({ role, challenge }) =>
      `${role === 'maker' ? 'Tu código:' : 'Buscas'} ${makeRules(challenge.rules)}, ${counted(challenge.turnsMax, 'turno', 'turnos')}`,
    status,
    damaged: 'Una partida que no se puede leer',
  },
  terms: ({ challenge: { rules, turnsMax } }) =>
    `${counted(rules.places, 'lugar', 'lugares')}, ${counted(rules.symbols, 'ficha', 'fichas')}${rules.repeats ? '' : ', sin repetir'}, ${counted(turnsMax, 'turno', 'turnos')}`,
  maker: {
    heading: 'Este es tu código',
    first: 'Primer enlace: la promesa',
    firstHelp:
      'Envíalo ahora. Lleva el código como hash con sal: nadie puede leerlo y tú ya no puedes cambiarlo.',
    second: 'Segundo enlace: el código',
    secondHelp: 'Envíalo cuando termine la partida. Cualquiera puede leer el código en él.',
    show: 'Mostrar el código y el segundo enlace',
    hide: 'Ocultarlos',
    turns: 'Los intentos de la otra persona',
    turnsHelp: 'Escribe cada intento que te envíen. La página lo responde, y tú devuelves la respuesta.',
    answer: 'Responder',
    copyAnswer: (turn) => `Copiar la respuesta del turno ${turn}`,
    copyAnswerShort: 'Copiar',
  },
  breaker: {
    heading: 'Buscas este código',
    turns: 'Tus intentos',
    help: 'Haz un intento, envíalo y escribe la respuesta que vuelva.',
    copyGuess: 'Copiar el intento',
    exact: 'Exactos',
    near: 'Descolocados',
    print: 'Anotar el turno',
    mend: (turn) => `Respuesta del turno ${turn}`,
    reveal: 'El segundo enlace',
    revealHelp: 'Cuando te envíen el segundo enlace, pégalo aquí.',
    check: 'Comprobar las respuestas',
  },
  entry: {
    group: (turn) => `Intento del turno ${turn}`,
    codeGroup: 'Tu código',
  },
  noTurns: 'Aún no hay turnos.',
  undo: 'Deshacer el último turno',
  left,
  copyLink: 'Copiar',
  copied: 'Copiado.',
  notCopied: 'Este navegador no permite copiar: selecciona el texto y cópialo tú.',
  verdict,
  wrong: (turn, claimed, truth) =>
    `Turno ${turn}: se dijo ${marks(claimed[0], claimed[1])}; el código da ${marks(truth[0], truth[1])}.`,
  code: (names) => `El código: ${names.join(', ')}.`,
  saveRecord: 'Guardar la partida como archivo',
  recordHelp: 'inkling verify ARCHIVO la comprueba otra vez, sin esta página.',
  speech: {
    made: 'Código escondido. Envía el primer enlace; guarda el segundo hasta que termine la partida.',
    accepted: 'El enlace es válido. Haz tu primer intento.',
    openAgain: 'Esta partida ya está en este dispositivo.',
    incomplete: 'Llena antes todos los lugares.',
    repeated: 'Cada ficha solo puede aparecer una vez.',
    noSuchAnswer:
      'Ningún código da esa respuesta: exactos y descolocados no pueden sumar más que los lugares, y el último no puede estar descolocado.',
    over: 'Esta partida ha terminado.',
    makerAnswers: 'La página responde por ti; no hay nada que corregir.',
    nothingToUndo: 'No hay nada que deshacer.',
    forgotten: 'Olvidado.',
    uncovered: (is) => (is ? 'El código está a la vista.' : 'El código está oculto.'),
    turn: (duel, checked) => {
      if (statusOf(duel) !== 'playing') return `${lastTurn(duel)} Código ${status(duel)}.`;
      return duel.role === 'maker' ? lastTurn(duel) : `${lastTurn(duel)} ${left(checked)}`.trim();
    },
    state: (duel, checked, judged) => {
      if (judged) return verdict(judged);
      const count = duel.role === 'maker' ? '' : left(checked);
      const state = statusOf(duel) === 'playing' ? status(duel) : `Código ${status(duel)}`;
      return `${lastTurn(duel)} ${state}. ${count}`.trim();
    },
    front: (duels) => `${counted(duels, 'partida', 'partidas')} por enlace en este dispositivo.`,
  },
  placeholder: 'link, guess, answer, ?',
  commandRows: [
    ['challenge1/…, reveal1/…', 'abre un enlace'],
    ['make p4c6r aabb', 'esconde un código; sin código, saca uno'],
    ['aabb', 'tu código: responde a un intento'],
    ['aabb 1,0', 'tu intento y su respuesta'],
    ['answer 2 1,1', 'corrige la respuesta del turno 2'],
    ['undo', 'deshace el último turno'],
    ['copy', 'copia el enlace que hay que enviar'],
    ['reveal', 'tu código: lo muestra o lo oculta'],
    ['state', 'dice cómo va la partida'],
    ['back', 'va a todas las partidas por enlace'],
  ],
  keyRows: [
    [['1', '2', '…'], 'pone una ficha, igual que su letra'],
    [['←', '→'], 'otro lugar'],
    [['⌫'], 'borra'],
    [['Intro'], 'anota el turno o esconde el código'],
    [['U'], 'deshace el último turno'],
    [['L'], 'dice cómo va la partida'],
    [['/'], 'va a la línea de órdenes'],
    [['?'], 'muestra estas teclas'],
  ],
  fault,
};
