import { feedbackOf } from '@inkling/core/feedback';
import { makeRules } from '@inkling/games/mastermind/rules/rules';
import { grammarOf } from '../../../../shell/language/grammar.ts';
import type { Checked } from '../engine/questions.ts';
import { type LinkDuel, statusOf, type Verdict } from '../session/link-duel.ts';
import type { Messages } from './english.ts';
import { fault } from './spanish-faults.ts';

const { counted, listed } = grammarOf('es');

export function marks(exact: number, near: number): string {
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
  if (promise === 'other-terms') return 'Ese último enlace es de otra partida: tiene otras reglas.';
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
  lead: 'Sin servidor y sin cuenta: cada intento y cada respuesta es un enlace. El primero promete un código sin revelarlo; el último lo muestra, y la página comprueba que nadie ha hecho trampa.',
  noHash:
    'En esta dirección el navegador no puede calcular hashes. Abre la página por https, o en este mismo dispositivo.',
  notKept: 'Este navegador no guardó la partida: copia los enlaces antes de irte.',
  unreadable: 'Esa partida no está en este dispositivo, o no se puede leer.',
  badLink: 'Ese enlace no está completo. Cópialo otra vez de la primera letra a la última.',
  ownReveal: 'Ese es el último enlace de una partida tuya. Envíalo cuando termine la partida.',
  strange:
    'Ese enlace es de una partida que no está en este navegador. Cópialo y ábrelo donde empezó la partida.',
  turnFaults: {
    'own-link': 'Ese enlace es tuyo. Envíalo a la otra persona.',
    misfit: 'Ese enlace no encaja con la partida de este dispositivo.',
    'turn-missing': 'Falta un turno anterior. Abre los enlaces en el orden en que llegaron.',
    over: 'Esta partida ha terminado.',
  },
  engineStopped: 'El recuento se ha interrumpido; la partida sigue sin él.',
  make: {
    places: 'Lugares',
    symbols: 'Fichas',
    turns: 'Turnos',
    repeats: 'Las fichas pueden repetirse',
    code: 'Tu código',
    codeHelp: 'Solo este dispositivo lo ve hasta que envíes el último enlace.',
    draw: 'Sacar uno al azar',
    promise: 'Crear el enlace',
  },
  list: {
    name: ({ role, challenge }) =>
      `${role === 'maker' ? 'Tu código:' : 'Buscas'} ${makeRules(challenge.rules)}, ${counted(challenge.turnsMax, 'turno', 'turnos')}`,
    status,
    damaged: 'Una partida que no se puede leer',
  },
  entry: {
    group: (turn) => `Intento del turno ${turn}`,
    codeGroup: 'Tu código',
  },
  left,
  copied: 'Copiado.',
  notCopied: 'Este navegador no permite copiar: selecciona el texto y cópialo tú.',
  verdict,
  speech: {
    made: 'Código escondido. Envía el primer enlace; guarda el último hasta que termine la partida.',
    accepted: 'El enlace es válido. Haz tu primer intento.',
    openAgain: 'Esta partida ya está en este dispositivo.',
    incomplete: 'Llena antes todos los lugares.',
    repeated: 'Cada ficha solo puede aparecer una vez.',
    noSuchAnswer:
      'Ningún código da esa respuesta: exactos y descolocados no pueden sumar más que los lugares, y el último no puede estar descolocado.',
    over: 'Esta partida ha terminado.',
    makerAnswers: 'La página responde por ti; no hay nada que corregir.',
    nothingToUndo: 'No hay nada que deshacer.',
    forgotten: 'Partida olvidada.',
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
  fault,
};
