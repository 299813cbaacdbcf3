import type { CodeFault, FeedbackFault } from '@inkling/games/mastermind/notation';
import type { VerifyFault } from '@inkling/solvers/optimal/verify';
import type { VerifyFileFault } from 'inkling/optimal/verify-file';
import type { LabCommandFault } from '../session/command.ts';
import { type LabGame, makeLabGame } from '../session/lab-game.ts';
import type { GrowFault, ReadFault } from '../tree/grown.ts';
import { answer, counted, grouped } from './spanish-numbers.ts';

/** A typed line that is not understood. */
export function commandFault(fault: LabCommandFault): string {
  switch (fault.code) {
    case 'nothing':
      return 'Escribe una orden como compare knuth entropy, partition 1122 o where TBST. Con ? las ves todas.';
    case 'where-what':
      return 'Di qué código, por ejemplo: where TBST.';
    case 'which-number':
      return 'Di cuál por su número, por ejemplo: open 3.';
    case 'which-rules':
      return 'Esas no son reglas. Escríbelas como p4c6r: lugares, símbolos, r si se repiten o n si no; o word5.';
    case 'which-notation':
      return 'Los códigos se pueden escribir como winter, letters o digits.';
    case 'too-many-guesses':
      return 'Se pueden comparar dos intentos como mucho.';
    case 'not-understood':
      return `${fault.text} no es aquí ni una orden ni un intento. Con ? ves las palabras que valen.`;
    case 'bad-round':
      return `${fault.text} no se puede leer como palabra con su respuesta; escribe salet:gywww.`;
    case 'not-a-word':
      return `${fault.text} no es una palabra de cinco letras.`;
    case 'guess':
    case 'answer':
      return codeFault(fault.fault, fault.game);
  }
}

function codeFault(fault: CodeFault | FeedbackFault, game: LabGame): string {
  const places = game.kind === 'codes' ? game.rules.places : 5;
  switch (fault.code) {
    case 'empty':
      return 'Escribe antes un intento.';
    case 'unknown-symbol':
      return `${fault.text} no es un símbolo de ${makeLabGame(game)}.`;
    case 'wrong-length':
      return `Eso tiene ${counted(fault.length, 'símbolo', 'símbolos')}; ${makeLabGame(game)} tiene ${counted(places, 'lugar', 'lugares')}.`;
    case 'repeated-symbol':
      return `${fault.text} puede estar solo una vez.`;
    case 'no-feedback':
      return 'Di qué se respondió, por ejemplo: 1122:1,0.';
    case 'bad-feedback':
      return `${fault.text} no se puede leer como respuesta; escribe exactos y descolocados como 1,0.`;
    case 'impossible-feedback':
      return `Ningún código responde ${answer(`${fault.exact},${fault.near}`)}.`;
  }
}

/** A tree that could not be made or read: nothing of it is shown. */
export function treeFault(fault: GrowFault | ReadFault, game: LabGame): string {
  const name = makeLabGame(game);
  switch (fault.code) {
    case 'many-codes':
      return `${name} tiene demasiados códigos para un árbol aquí: como mucho ${grouped(fault.most)}.`;
    case 'empty':
      return 'No hay nada que leer.';
    case 'unknown-form':
      return 'Eso no es una estrategia que se pueda leer aquí: no es un archivo de estrategia, ni paréntesis, ni JSON, ni las líneas de Selby.';
    case 'needs-rules':
      return 'Esta escritura no dice sus reglas. Elígelas arriba, para códigos, y ábrela otra vez.';
    case 'rules-too-large':
      return `${name} tiene demasiados códigos para esta escritura. ¿Son estas las reglas para las que se hizo el árbol?`;
    case 'other-length':
      return 'El laboratorio solo lee árboles de palabras de cinco letras.';
    case 'strategy':
      return `Sin confirmar, así que no se muestra. ${fileFault(fault.fault)}`;
    case 'irving':
      return `Los paréntesis no se pueden leer como árbol para ${name}, línea ${fault.fault.line}, columna ${fault.fault.column}: ${NOTATION_FAULTS[fault.fault.code] ?? 'ahí hay algo mal'}.`;
    case 'json':
      return `El JSON no es un árbol para ${name}: ${NOTATION_FAULTS[fault.fault.code] ?? 'hay algo mal'}${fault.fault.path.length === 0 ? '' : `, debajo de ${fault.fault.path.slice(0, 6).join(' › ').slice(0, 80)}`}.`;
    case 'selby': {
      const { fault: found } = fault;
      if (found.code === 'other-length')
        return `La línea ${found.line} tiene una palabra que no es de cinco letras, y el laboratorio solo lee esas.`;
      if (found.code === 'unsound')
        return `Sin confirmar, así que no se muestra. ${VERIFY_FAULTS[found.why]}.`;
      return `Las líneas no se pueden leer como árbol, línea ${found.line}: ${NOTATION_FAULTS[found.code] ?? 'ahí hay algo mal'}.`;
    }
    case 'unsound':
      return `Sin confirmar, así que no se muestra. ${VERIFY_FAULTS[fault.why]} (intento ${fault.guess}).`;
    case 'infeasible':
    case 'budget':
      return `No se encontró una estrategia para ${name} tras examinar ${counted(fault.nodes, 'conjunto', 'conjuntos')} de códigos.`;
    default:
      return `${name} es demasiado grande para la búsqueda exacta: su tabla de respuestas no cabría. Las demás estrategias sí pueden hacer un árbol.`;
  }
}

function fileFault(fault: VerifyFileFault): string {
  const at = `línea ${fault.line}`;
  switch (fault.code) {
    case 'missing-list':
      return `La estrategia es para una lista de palabras nuestra o tuya que no está aquí («${fault.list}»). Abre la lista junto con el archivo.`;
    case 'wrong-list':
      return `La lista de palabras «${fault.list}» no es aquella para la que se hizo la estrategia.`;
    case 'false-claim':
      return `La cabecera afirma otra cosa (${at}): el árbol necesita ${counted(fault.tally.total, 'intento', 'intentos')} en total y ${fault.tally.worst} en el peor caso.`;
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
  'foreign-guess': 'Un intento no es de estas reglas',
  'forbidden-guess': 'El modo difícil no permite un intento donde está',
  'missing-answer': 'Una respuesta que se da no lleva a ninguna parte',
  'impossible-answer': 'Una respuesta lleva adonde no puede llegar ningún código',
  'solved-branch': 'El juego sigue después de encontrar el código',
  'too-deep': 'El árbol es más hondo de lo que puede ser una estrategia',
};

const FILE_FAULTS: Readonly<
  Record<Exclude<VerifyFileFault['code'], 'missing-list' | 'wrong-list' | 'false-claim'>, string>
> = {
  ...VERIFY_FAULTS,
  'too-long': 'El archivo es más largo que cualquier estrategia que se pueda comprobar',
  'not-a-strategy': 'Eso no es un archivo de estrategia',
  'unknown-version': 'El archivo es de una versión que esta página no conoce',
  'bad-header': 'Una línea de la cabecera no se puede leer',
  'missing-header': 'Falta una línea de la cabecera',
  'bad-node': 'Una línea del árbol no se puede leer',
  'bad-guess': 'Un intento no se puede leer',
  'bad-class': 'Una respuesta no se puede leer',
  'bad-depth': 'Una línea está más honda que su lugar en el árbol',
  'repeated-class': 'La misma respuesta lleva a dos sitios',
  'no-nodes': 'El archivo no tiene árbol',
  truncated: 'El archivo acaba antes de tiempo',
  'bad-end': 'El número de líneas del final está mal',
  trailing: 'Hay algo después del final',
  'unknown-game': 'El archivo es de un juego que esta página no conoce',
  'unknown-rules': 'Las reglas de la cabecera no se pueden leer',
  'too-large': 'Con esas reglas hay demasiados códigos para comprobarlos todos',
  'missing-weights': 'La estrategia se hizo para unos pesos que esta página no conoce',
  'wrong-weights': 'Los pesos no son aquellos para los que se hizo la estrategia',
};

const NOTATION_FAULTS: Readonly<Record<string, string>> = {
  'too-long': 'es demasiado largo',
  'bad-token': 'hay un signo donde no va ninguno',
  'bad-guess': 'un intento no se puede leer',
  'wrong-size': 'el número de códigos no es el de estas reglas',
  'wrong-slots': 'un intento tiene un número de respuestas equivocado',
  'missing-tree': 'falta un árbol',
  'unknown-label': 'una etiqueta no corresponde a nada',
  'repeated-label': 'una etiqueta está dos veces',
  'too-deep': 'es más hondo de lo que puede ser una estrategia',
  trailing: 'hay algo después del final',
  'not-json': 'no es JSON',
  'bad-node': 'un nodo no tiene intento',
  'bad-class': 'una respuesta no se puede leer',
  'bad-line': 'la línea no alterna intentos y respuestas',
  'bad-depth': 'el número de un intento está mal',
  'two-guesses': 'hay dos intentos en un mismo sitio',
  'repeated-class': 'la misma respuesta lleva a dos sitios',
  'repeated-word': 'la misma palabra se encuentra dos veces',
  unfinished: 'la línea no acaba con una palabra encontrada',
  'no-lines': 'no hay nada que leer',
};
