import { grammarOf } from '../../../../shell/language/grammar.ts';
import type { CommandFault } from '../../session/command.ts';
import type { commands as english } from '../english/commands.ts';
import { answered } from './answered.ts';
import { setupFault } from './setup.ts';

const { counted } = grammarOf('es');

export const commands: typeof english = {
  notNow: 'Eso no es posible ahora.',
  command: {
    placeholder: (letters) => `${letters.join('')}, hint, why 2 ${letters[0]}, undo, new, ?`,
    fault,
  },
  terminal: {
    link: 'Copiar como orden',
    linkLabel: 'La orden de lo que ves',
    linkReady: 'La orden de lo que ves está en el cuadro.',
    linkCopied: 'La orden está copiada: muestra lo mismo en una terminal.',
  },
  keys: {
    rows: (letters) => [
      [['1', '…', String(letters.length)], 'poner la ficha de ese número y avanzar'],
      [letters, 'poner la ficha de esa letra y avanzar'],
      [['⇧', '1'], 'llenar con ella todos los lugares vacíos'],
      [['←', '→'], 'ir a otro lugar'],
      [['⌫'], 'borrar'],
      [['Intro'], 'comprobar el intento'],
      [['H'], 'pista, cada vez un paso más'],
      [['W'], 'por qué: explicar la casilla elegida'],
      [['U'], 'deshacer'],
      [['R'], 'rehacer'],
      [['L'], 'oír cómo va la partida'],
      [['X'], 'guardar la ficha del lugar actual para el próximo intento'],
      [['Z'], 'desplegar qué puede ir en cada lugar, o plegarlo'],
      [['/'], 'ir a la línea de órdenes'],
      [['?'], 'mostrar estas teclas'],
      [[','], 'que el ordenador siga, o pausa'],
      [['.'], 'un paso del ordenador'],
      [['V'], 'la variante siguiente'],
      [[';'], 'sugerencias'],
      [['C'], 'mostrar u ocultar el código que anotaste'],
      [['0', '…', '9'], 'al responder: cuántos exactos, luego cuántos descolocados'],
      [['↑', '↓'], 'al responder: uno más, uno menos'],
      [['⇧', '←', '→'], 'al responder: exactos, descolocados'],
    ],
    commandRows: (code, letter) => [
      [code, 'intento, con letras, cifras o nombres'],
      [`why 2 ${letter}`, `por qué ${letter.toUpperCase()} puede o no puede ir en el lugar 2`],
      ['hint', 'una pista, cada vez un paso más'],
      ['suggest', 'un buen intento'],
      ['choices', 'qué puede ir aún en cada lugar'],
      ['undo, redo', 'atrás y adelante'],
      ['new, new 5, new holly', 'una partida nueva, con lugares o semilla'],
      ['state', 'cómo va la partida'],
      ['1,2', 'responder a un intento: 1 exacto, 2 descolocados'],
      [`${code} 1,2`, 'introducir un turno de otra partida'],
      ['rescore 2 1,0', 'corregir la respuesta del turno 2'],
      [`edit 2 ${code} 1,0, drop 2`, 'cambiar un turno introducido, o quitarlo'],
      ['repair 1', 'tomar la primera corrección ofrecida'],
      [`code ${code}, code`, 'anotar tu código, mostrarlo u ocultarlo'],
      ['true', 'responder según tu código'],
      ['step, play knuth, pause', 'que termine el ordenador'],
      ['branch, branch 2', 'otra variante'],
      [`where ${letter}`, `dónde puede estar ${letter.toUpperCase()}`],
      ['codes', 'los códigos posibles, cuando son pocos'],
      ['link', 'un enlace a esta partida'],
      ['notes', 'desplegar qué puede ir en cada lugar, o plegarlo'],
      ['command', 'la orden de terminal para lo que ves'],
      ['new maker knuth, new two, new solver', 'una partida nueva con otros papeles'],
      ['new p5c8 10 turns, new bc', 'una partida nueva con otras reglas'],
      ['skin halloween', 'winter, pegs, halloween, letters o digits'],
      ['aids off, aids on', 'desactivar o activar la ayuda'],
    ],
  },
};

function fault(fault: CommandFault, letter = 'p'): string {
  switch (fault.code) {
    case 'nothing':
    case 'empty':
      return 'Escribe un intento, o una orden como hint. Con ? las ves todas.';
    case 'why-what':
      return `Di qué lugar y qué ficha, por ejemplo: why 2 ${letter}.`;
    case 'no-such-place':
      return `${fault.text} no es un lugar de esta partida: van del 1 al ${fault.places}.`;
    case 'unknown-symbol':
      return `${fault.text} no es una ficha de este juego. Con ? ves todas las órdenes.`;
    case 'no-such-symbol':
    case 'not-understood':
      return `${fault.text} no es ni una orden ni una ficha. Con ? ves todas las órdenes.`;
    case 'wrong-length':
      return `Ese intento tiene ${counted(fault.length, 'ficha', 'fichas')}; esta partida tiene ${counted(fault.wanted, 'lugar', 'lugares')}.`;
    case 'repeated-symbol':
      return `${fault.text} solo puede aparecer una vez.`;
    case 'no-guess-waits':
      return 'Ningún intento espera respuesta. Escribe antes un intento.';
    case 'no-feedback':
      return 'Di también la respuesta, por ejemplo 1,2 para 1 exacto y 2 descolocados.';
    case 'bad-feedback':
      return `${fault.text} no es una respuesta: escribe cuántos exactos y cuántos descolocados, por ejemplo 1,2.`;
    case 'impossible-feedback':
      return fault.why === 'too-many'
        ? `${answered(fault.exact, fault.near)}: son más que los lugares.`
        : `${answered(fault.exact, 1)} no puede ser: el último también sería exacto.`;
    case 'which-turn':
      return 'Di primero el turno, por ejemplo rescore 2 1,0.';
    case 'which-one':
      return 'Di su número, contando desde 1.';
    case 'on-or-off':
      return 'Escribe aids on o aids off.';
    case 'no-such-player':
      return `${fault.text} no juega aquí: knuth, expected, entropy, parts, sampled, random o states.`;
    case 'no-such-rules':
      return setupFault(fault.why);
    case 'no-such-skin':
      return `${fault.text} no existe aquí: winter, pegs, halloween, letters o digits.`;
  }
}
