import type { PlayerName } from '@inkling/games/mastermind/analysis/players';
import { grammarOf } from '../../../../shell/language/grammar.ts';
import { codeFault } from '../../messages/spanish/code-faults.ts';
import type { CommandFault } from '../session/command.ts';
import { outcomeAmong, type RivalResult, type YourResult } from '../session/outcome.ts';
import type { players as englishPlayers, speech as englishSpeech } from './english-speech.ts';

const { counted, form, listed, number } = grammarOf('es');

export const players: typeof englishPlayers = {
  knuth: { name: 'Knuth', does: 'deja lo menos posible en el peor caso' },
  expected: { name: 'Promedio', does: 'deja lo menos posible de media' },
  entropy: { name: 'Entropía', does: 'elige el intento con más bits' },
  parts: { name: 'Partes', does: 'elige el intento con más respuestas distintas' },
  sampled: { name: 'Muestra', does: 'sopesa una muestra de los códigos que quedan' },
  random: { name: 'Azar', does: 'prueba cualquier código que aún encaje' },
  states: {
    name: 'Cuatro estados',
    does: 'la máquina del ensayo: GuessOne, GuessTwo, GuessCompute, GuessPermute',
  },
};

const nameOf = (name: PlayerName) => players[name].name;

export function marks(exact: number, near: number): string {
  return `${counted(exact, 'exacto', 'exactos')}, ${counted(near, 'descolocado', 'descolocados')}`;
}

export function leftText(left: number | undefined, named = false): string {
  if (left === undefined) return '';
  const verb = form(left, 'queda', 'quedan');
  return named ? `, ${verb} ${counted(left, 'código', 'códigos')}` : `, ${verb} ${number(left)}`;
}

export function fault(fault: CommandFault): string {
  switch (fault.code) {
    case 'nothing':
    case 'empty':
      return 'Escribe un intento, o una orden como race knuth. Con ? las ves todas.';
    case 'not-a-setting':
      return `${fault.text} no es ni un jugador ni un ajuste. Jugadores: ${Object.keys(players).join(', ')}; además p4c6r, open o covered, seed y las palabras que quieras.`;
    case 'rules-not-raced':
      return `Con ${fault.text} no se puede hacer una carrera aquí: de 3 a 5 lugares, de 4 a 6 fichas, y sin repetir, tantas fichas como lugares.`;
    case 'too-many-players':
      return 'Contigo corren dos jugadores como mucho.';
    case 'same-player':
      return `${nameOf(fault.name)} solo puede correr una vez.`;
    case 'not-in-a-race':
      return `En una carrera no hay ${fault.text}: cada cual descifra por su cuenta, y nada se deshace.`;
    case 'not-understood':
      return `${fault.text} no es ni una orden ni una ficha. Con ? ves todas las órdenes.`;
    default:
      return codeFault(fault);
  }
}

function yourEnd({ needed, resigned }: YourResult): string {
  if (needed !== undefined) return `Has encontrado el código en ${counted(needed, 'turno', 'turnos')}.`;
  return resigned ? 'Te has rendido.' : 'No te quedan turnos.';
}

function rivalEnd({ name, needed }: RivalResult): string {
  return needed === undefined
    ? `${nameOf(name)}: sin encontrarlo.`
    : `${nameOf(name)}: ${counted(needed, 'turno', 'turnos')}.`;
}

const OUTCOMES = { won: 'Ganas.', drawn: 'Empate.', lost: 'Pierdes.' } as const;

export const speech: typeof englishSpeech = {
  waiting: 'El adversario aún está contando.',
  turn: (turn, you, rivals) => {
    const yours = `Tú: ${marks(you.exact, you.near)}${leftText(you.left, true)}.`;
    const theirs = rivals.map(({ name, exact, near, left, found }) =>
      found ? `${nameOf(name)}: encontrado.` : `${nameOf(name)}: ${marks(exact, near)}${leftText(left)}.`,
    );
    return [`Turno ${turn}.`, yours, ...theirs].join(' ');
  },
  end: (you, rivals, code) => {
    const outcome = outcomeAmong(
      you.needed,
      rivals.map(({ needed }) => needed),
    );
    const revealed = you.needed === undefined ? [`El código era ${code.join(', ')}.`] : [];
    return [yourEnd(you), ...rivals.map(rivalEnd), OUTCOMES[outcome], ...revealed].join(' ');
  },
  rivalsGoOn: (you, code) =>
    `${yourEnd(you)}${you.needed === undefined ? ` El código era ${code.join(', ')}.` : ''} Los demás siguen jugando.`,
  endAgainstAdversary: (you) =>
    you.needed === undefined
      ? `${yourEnd(you)} El adversario muestra lo que guardaba.`
      : `Has acorralado al adversario en ${counted(you.needed, 'turno', 'turnos')}.`,
  begun: ({ kind, rules, players: names, open }, seed) =>
    kind === 'adversary'
      ? `Una partida nueva contra el adversario, ${rules.places} lugares.`
      : `Una carrera nueva contra ${listed(names.map(nameOf))}, ${rules.places} lugares, códigos ${open ? 'a la vista' : 'tapados'}, semilla ${seed}.`,
  resumed: (turn) => `Tu carrera está como la dejaste, en el turno ${turn}.`,
  state: (turn, most, left, rivals, guess) => {
    const yours =
      left === undefined ? [] : [`${form(left, 'Queda', 'Quedan')} ${counted(left, 'código', 'códigos')}.`];
    const theirs = rivals.map(({ name, turns, found, left: theirLeft }) =>
      found
        ? `${nameOf(name)}: encontrado en ${turns}.`
        : `${nameOf(name)}: ${counted(turns, 'turno', 'turnos')}${leftText(theirLeft)}.`,
    );
    const filled = guess.map((name, place) => `lugar ${place + 1} ${name ?? 'vacío'}`).join(', ');
    return [`Turno ${turn} de ${most}.`, ...yours, ...theirs, `Tu intento: ${filled}.`].join(' ');
  },
  alreadyOver: 'Esta carrera ya ha terminado.',
  proposed: 'Un enlace propone esta carrera. Empiézala, o quédate con la que tienes.',
  copied: 'Copiado: un enlace a esta carrera, con el mismo código y los mismos jugadores.',
  notCopied: 'Este navegador no permite copiar.',
  noReview: (over) =>
    over ? 'Esta carrera no está entre tus partidas.' : 'Una carrera se puede repasar cuando ha terminado.',
};
