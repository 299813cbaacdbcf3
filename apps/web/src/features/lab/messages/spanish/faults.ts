import type { VerifyFault } from '@inkling/deduction/optimum/verify';
import type { VerifyFileFault } from 'inkling/optimal/verify-file';
import { grammarOf } from '../../../../shell/language/grammar.ts';
import type { LabGame } from '../../../../shell/parts/lab-part.ts';
import type { TreeFault } from '../../../../shell/parts/lab-tasks.ts';
import type { LabCommandFault } from '../../model/command.ts';

const { counted } = grammarOf('es');

/** Returns the message for a typed line that was not understood. */
export function commandFault(fault: LabCommandFault): string {
  switch (fault.code) {
    case 'nothing':
      return 'Escribe una orden como compare knuth entropy, partition 1122 o where BTPB. Con ? las ves todas.';
    case 'where-what':
      return 'Di qué código, por ejemplo: where BTPB.';
    case 'which-number':
      return 'Di cuál por su número, por ejemplo: open 3.';
    case 'which-rules':
      return `Esas no son reglas. Escríbelas como ${fault.hints.join('; o ')}.`;
    case 'too-many-guesses':
      return 'Se pueden comparar dos intentos como mucho.';
    case 'not-understood':
      return `${fault.text} no es aquí ni una orden ni un intento. Con ? ves todas las órdenes.`;
    case 'game':
      return fault.sentence;
  }
}

/** Returns the message for a tree that could not be made or parsed, and of which nothing is shown. */
export function treeFault(fault: TreeFault, game: LabGame): string {
  switch (fault.code) {
    case 'empty':
      return 'No hay nada que leer.';
    case 'unknown-form':
      return 'Eso no es una estrategia que se pueda leer aquí: no es un archivo de estrategia, ni paréntesis, ni JSON, ni las líneas de Selby.';
    case 'strategy':
      return `La comprobación ha fallado, así que no se muestra. ${fileFault(fault.fault)}`;
    case 'unsound':
      return `La comprobación ha fallado, así que no se muestra. ${VERIFY_FAULTS[fault.why]}${fault.guess === undefined ? '' : ` (intento ${fault.guess})`}.`;
    case 'own':
      return game.tree.fault(fault.fault);
  }
}

function fileFault(fault: VerifyFileFault): string {
  const at = `línea ${fault.line}`;
  switch (fault.code) {
    case 'missing-list':
      return `La estrategia necesita una lista de palabras que no está aquí («${fault.list}»). Abre la lista junto con el archivo.`;
    case 'wrong-list':
      return `La lista de palabras «${fault.list}» no es la que se usó para hacer la estrategia.`;
    case 'false-claim':
      return `La cabecera está mal (${at}): el árbol necesita ${counted(fault.tally.total, 'intento', 'intentos')} en total y ${fault.tally.worst} en el peor caso.`;
    case 'unknown-version':
      return `El archivo es de la versión ${fault.version ?? '?'}, y esta página lee la versión 1.`;
    default: {
      const shown =
        'guess' in fault
          ? `, intento ${fault.guess}${fault.answer === undefined ? '' : `, respuesta ${fault.answer}`}${fault.secret === undefined ? '' : `, por ejemplo para ${fault.secret}`}`
          : '';
      return `${FILE_FAULTS[fault.code]} (${at}${shown}).`;
    }
  }
}

const VERIFY_FAULTS: Readonly<Record<VerifyFault['code'], string>> = {
  'foreign-guess': 'Hay un intento que no vale con estas reglas',
  'forbidden-guess': 'El modo difícil no permite ese intento en ese punto',
  'missing-answer': 'Una respuesta posible no lleva a ninguna parte',
  'impossible-answer': 'El árbol sigue tras una respuesta que no da ningún código',
  'solved-branch': 'El juego sigue después de encontrar el código',
  'too-deep': 'El árbol es más profundo de lo que puede ser una estrategia',
};

const FILE_FAULTS: Readonly<
  Record<
    Exclude<VerifyFileFault['code'], 'missing-list' | 'wrong-list' | 'false-claim' | 'unknown-version'>,
    string
  >
> = {
  ...VERIFY_FAULTS,
  'too-long': 'El archivo es más largo que cualquier estrategia que se pueda comprobar',
  'not-a-strategy': 'Eso no es un archivo de estrategia',
  'bad-header': 'Una línea de la cabecera no se puede leer',
  'missing-header': 'Falta una línea de la cabecera',
  'bad-node': 'Una línea del árbol no se puede leer',
  'bad-guess': 'Un intento no se puede leer',
  'bad-class': 'Una respuesta no se puede leer',
  'bad-depth': 'Una línea tiene más sangría de la que le toca en el árbol',
  'repeated-class': 'La misma respuesta lleva a dos sitios',
  'no-nodes': 'El archivo no tiene árbol',
  truncated: 'El archivo acaba antes de tiempo',
  'bad-end': 'El número de líneas del final está mal',
  trailing: 'Hay algo después del final',
  'unknown-game': 'El archivo es de un juego que esta página no conoce',
  'unknown-rules': 'Las reglas de la cabecera no se pueden leer',
  'too-large': 'Con esas reglas hay demasiados códigos para comprobarlos todos',
  'missing-weights': 'La estrategia se hizo para unos pesos que esta página no conoce',
  'wrong-weights': 'Los pesos no son los que se usaron para hacer la estrategia',
};
