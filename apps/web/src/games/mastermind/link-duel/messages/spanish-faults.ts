import type { DuelFault } from '@inkling/games/mastermind/duel/duel-link';
import { codeFault } from '../../messages/spanish/code-faults.ts';
import type { CommandFault } from '../session/command.ts';

const LINKS: Readonly<Record<Exclude<DuelFault['code'], 'unknown-version'>, string>> = {
  'not-a-link': 'Ese enlace no está completo. Cópialo otra vez de la primera letra a la última.',
  'too-long': 'Eso es demasiado largo para un enlace así.',
  'bad-rules': 'Ese enlace nombra reglas que ningún juego tiene.',
  damaged: 'Ese enlace se dañó por el camino: falta o cambió una letra. Cópialo otra vez.',
  malformed: 'Ese enlace no se puede leer.',
};

/** Describes what is wrong with a typed line, in Spanish. */
export function fault(fault: CommandFault): string {
  switch (fault.code) {
    case 'nothing':
    case 'empty':
      return 'Escribe un enlace, un intento o una orden. Con ? las ves todas.';
    case 'answer-what':
      return 'Di qué turno y qué respuesta, por ejemplo: answer 2 1,0.';
    case 'not-understood':
      return `${fault.text} no es ni una orden ni un enlace. Con ? ves todas las órdenes.`;
    case 'not-a-guess':
      return `${fault.text} no es aquí ni una orden ni un intento. Con ? ves todas las órdenes.`;
    case 'no-such-turn':
      return `No existe el turno ${fault.text}: van ${fault.turns}.`;
    case 'link':
      return fault.why.code === 'unknown-version' ? otherVersion(fault.why.version) : LINKS[fault.why.code];
    case 'not-rules':
      return 'Las reglas se escriben como p4c6r: lugares, fichas, r si se repiten o n si no.';
    case 'places-out-of-range':
      return 'Los lugares van de 1 a 16.';
    case 'symbols-out-of-range':
      return 'Las fichas van de 1 a 20.';
    case 'too-few-symbols':
      return 'Sin repetir hacen falta al menos tantas fichas como lugares.';
    default:
      return codeFault(fault, 'aabb 1,0');
  }
}

function otherVersion(version: string): string {
  return `Ese enlace es de la versión ${version}, y esta página lee la versión 1. Recarga la página e inténtalo otra vez.`;
}
