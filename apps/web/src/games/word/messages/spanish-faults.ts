import type { WordHintFault } from '@inkling/games/word/analysis/check';
import type { WordFault } from '@inkling/games/word/rules/game';
import type { RoundFault } from '@inkling/games/word/rules/rounds';
import { grammarOf } from '../../../shell/language/grammar.ts';
import type { WordCommandFault } from '../model/command.ts';
import { capital, spelt, thePlaces, theRounds } from './spanish-grammar.ts';

const { counted, listed } = grammarOf('es');

/** Spanish error messages for hints, rounds, guesses and commands. */
export function hintFault({ code, rounds, letters, places, copies }: WordHintFault): string {
  const where = theRounds(rounds);
  const which = listed(letters.map(spelt));
  const one = rounds.length === 1;
  const last = `la ronda ${(rounds.at(-1) ?? 0) + 1}`;
  const earlier = theRounds(rounds.slice(0, -1));
  switch (code) {
    case 'too-many-letters':
      return `${capital(where)} ${one ? 'marca' : 'marcan'} más letras de las que caben: ${which}.`;
    case 'too-many-copies':
      return `${capital(where)} ${one ? 'pide' : 'piden'} más letras de las que caben: ${which}.`;
    case 'no-room':
      return places.length === 0
        ? `${which} tiene que estar en la palabra, pero ${where} no le ${one ? 'deja' : 'dejan'} ningún lugar.`
        : `${which} necesita ${copies} lugares, pero ${where} solo le ${one ? 'deja' : 'dejan'} ${thePlaces(places)}.`;
    case 'absent-and-hinted':
      return `Según ${where}, ${which} está en la palabra y a la vez no está.`;
    case 'known-place-denied':
      return `${which} está en ${thePlaces(places)} según ${earlier}, pero según ${last} ese no es su lugar.`;
    case 'two-at-one-place':
      return `${which} están las dos en su lugar en ${thePlaces(places)}, según ${where}.`;
    case 'excluded-place-claimed':
      return `${which} está en su lugar en ${thePlaces(places)} según ${last}, y ${earlier} lo ${rounds.length === 2 ? 'descarta' : 'descartan'}.`;
    case 'count-range':
      return `Las veces que aparece ${which} según ${last} no cuadran con ${earlier}.`;
    case 'mark-order':
      return `En ${where}, la marca de ${which} es «no está» en el lugar ${(places[0] ?? 0) + 1} y «en otro lugar» en el lugar ${(places[1] ?? 0) + 1}: las letras en otro lugar se marcan desde la izquierda.`;
    case 'green-count':
      return `${which} está en su lugar en ${thePlaces(places)}, más veces de las que ${one ? 'permite' : 'permiten'} ${where}.`;
    case 'joint-placement':
      return `${which} caben por separado, pero no a la vez en ${thePlaces(places)}.`;
    case 'alphabet':
      return `No queda ninguna letra para ${thePlaces(places)}.`;
  }
}

export function roundFault({ code, round, place = 0, found = '', lengths = [0, 0] }: RoundFault): string {
  const text = found.slice(0, 20);
  switch (code) {
    case 'no-guess':
      return `La ronda ${round + 1} no tiene palabra. Escríbela así: salet:gywww.`;
    case 'no-marks':
      return `La ronda ${round + 1} no tiene marcas. Escríbela así: salet:gywww.`;
    case 'length':
      return `La ronda ${round + 1} tiene ${counted(lengths[0], 'letra', 'letras')} y ${counted(lengths[1], 'marca', 'marcas')}.`;
    case 'unknown-letter':
      return `Ronda ${round + 1}: ${text} en el lugar ${place + 1} no es una letra de esta lista.`;
    case 'unknown-mark':
      return `Ronda ${round + 1}: ${text} en el lugar ${place + 1} no es una marca. Usa g, y, w, o cuadrados.`;
    case 'round-length':
      return `La ronda ${round + 1} tiene ${counted(lengths[1], 'letra', 'letras')}, pero la primera tiene ${lengths[0]}. Todas han de tener las mismas.`;
    case 'word-too-long':
      return `La ronda ${round + 1} pasa de 32 letras.`;
    case 'too-many-rounds':
      return 'Son más de 1000 rondas.';
    case 'text-too-long':
      return 'Ese texto es demasiado largo para ser rondas.';
  }
}

export function guessFault({ code, place = 0, letter = '', count = 0 }: WordFault, word: string): string {
  switch (code) {
    case 'not-a-word':
      return 'Escribe antes una palabra.';
    case 'length':
      return `Aquí un intento tiene ${counted(count, 'letra', 'letras')}; ${spelt(word)} tiene ${word.length}.`;
    case 'unknown-letter':
      return `${letter} no es una letra de esta lista.`;
    case 'not-in-list':
      return `${spelt(word)} no está en la lista de palabras.`;
    case 'hard-place':
      return `Modo difícil: ${spelt(letter)} tiene que seguir en el lugar ${place + 1}.`;
    case 'hard-copies':
      return count === 1
        ? `Modo difícil: el intento tiene que llevar ${spelt(letter)}.`
        : `Modo difícil: el intento tiene que llevar ${spelt(letter)} ${count} veces.`;
    case 'game-over':
      return 'Esta partida ha terminado.';
    case 'bad-params':
    case 'unknown-list':
    case 'no-answers':
      return 'No hay palabras de esta longitud para jugar.';
  }
}

export function commandFault(fault: WordCommandFault): string {
  switch (fault.code) {
    case 'nothing':
      return 'Escribe una palabra, una ronda como salet:gywww, o una orden. Con ? las ves todas.';
    case 'why-what':
      return 'Di qué lugar y qué letra, por ejemplo: why 2 s.';
    case 'which-number':
      return 'Di cuál con su número, por ejemplo: repair 1, o drop 2.';
    case 'which-list':
      return 'Di qué lista: english, german, spanish u own.';
    case 'no-such-place':
      return `${fault.text} no es un lugar válido: van del 1 al ${fault.places}.`;
    case 'no-such-letter':
      return `${fault.text} no es una letra de esta lista.`;
    case 'no-such-length':
      return `Ninguna palabra tiene ${fault.text} letras: van de 1 a 32.`;
    case 'not-understood':
      return `${fault.text} no es ni una palabra ni una orden. Con ? las ves todas.`;
    case 'round':
      return roundFault(fault.fault);
  }
}
