import type { WordHintFault } from '@inkling/games/word/analysis/check';
import type { WordFault } from '@inkling/games/word/rules/game';
import type { RoundFault } from '@inkling/games/word/rules/rounds';
import { grammarOf } from '../../../shell/language/grammar.ts';
import type { WordCommandFault } from '../model/command.ts';
import { atPlaces, placesNamed, roundsNamed, spelt } from './german-grammar.ts';

const { counted, listed } = grammarOf('de');

/** German error messages for hints, rounds, guesses and commands. */
export function hintFault({ code, rounds, letters, places, copies }: WordHintFault): string {
  const where = roundsNamed(rounds);
  const which = listed(letters.map(spelt));
  const one = rounds.length === 1;
  const last = `Runde ${(rounds.at(-1) ?? 0) + 1}`;
  const earlier = roundsNamed(rounds.slice(0, -1));
  switch (code) {
    case 'too-many-letters':
      return `${where} ${one ? 'hat' : 'haben'} Zeichen für mehr Buchstaben, als es Plätze gibt: ${which}.`;
    case 'too-many-copies':
      return `${where} ${one ? 'verlangt' : 'verlangen'} zusammen mehr Buchstaben, als es Plätze gibt: ${which}.`;
    case 'no-room':
      return places.length === 0
        ? `${which} muss im Wort sein, aber ${where} ${one ? 'lässt' : 'lassen'} keinen Platz dafür.`
        : `${which} braucht ${copies} Plätze, aber ${where} ${one ? 'lässt' : 'lassen'} nur ${placesNamed(places)} übrig.`;
    case 'absent-and-hinted':
      return `${which} ist laut ${where} teils im Wort und teils nicht.`;
    case 'known-place-denied':
      return `${which} steht laut ${earlier} ${atPlaces(places)}, aber laut ${last} ist das nicht der richtige Platz.`;
    case 'two-at-one-place':
      return `${which} stehen laut ${where} beide richtig ${atPlaces(places)}.`;
    case 'excluded-place-claimed':
      return `${which} steht laut ${last} richtig ${atPlaces(places)}; ${earlier} ${rounds.length === 2 ? 'schließt' : 'schließen'} das aus.`;
    case 'count-range':
      return `Wie oft ${which} vorkommt, sagt ${last} anders als ${earlier}.`;
    case 'mark-order':
      return `In ${where} ist ${which} auf Platz ${(places[0] ?? 0) + 1} „nicht im Wort“ und auf Platz ${(places[1] ?? 0) + 1} „anderer Platz“: „Anderer Platz“ wird von links vergeben.`;
    case 'green-count':
      return `${which} steht richtig ${atPlaces(places)}; das ist öfter, als ${where} ${one ? 'erlaubt' : 'erlauben'}.`;
    case 'joint-placement':
      return `${which} passen einzeln, aber nicht zusammen ${atPlaces(places)}.`;
    case 'alphabet':
      return `Für ${placesNamed(places)} bleibt kein Buchstabe übrig.`;
  }
}

export function roundFault({ code, round, place = 0, found = '', lengths = [0, 0] }: RoundFault): string {
  const text = found.slice(0, 20);
  switch (code) {
    case 'no-guess':
      return `Runde ${round + 1} hat kein Wort. Schreib sie so: salet:gywww.`;
    case 'no-marks':
      return `Runde ${round + 1} hat keine Zeichen. Schreib sie so: salet:gywww.`;
    case 'length':
      return `Runde ${round + 1} hat ${counted(lengths[0], 'Buchstaben', 'Buchstaben')} und ${counted(lengths[1], 'Zeichen', 'Zeichen')}.`;
    case 'unknown-letter':
      return `Runde ${round + 1}: ${text} auf Platz ${place + 1} ist kein Buchstabe dieser Liste.`;
    case 'unknown-mark':
      return `Runde ${round + 1}: ${text} auf Platz ${place + 1} ist kein Zeichen. Nimm g, y und w oder Kästchen.`;
    case 'round-length':
      return `Runde ${round + 1} hat ${lengths[1]} Buchstaben, die erste aber ${lengths[0]}. Alle brauchen gleich viele.`;
    case 'word-too-long':
      return `Runde ${round + 1} ist länger als 32 Buchstaben.`;
    case 'too-many-rounds':
      return 'Das sind mehr als 1000 Runden.';
    case 'text-too-long':
      return 'Dieser Text ist zu lang für Runden.';
  }
}

export function guessFault({ code, place = 0, letter = '', count = 0 }: WordFault, word: string): string {
  switch (code) {
    case 'not-a-word':
      return 'Tippe zuerst ein Wort.';
    case 'length':
      return `Ein Versuch hat hier ${counted(count, 'Buchstaben', 'Buchstaben')}; ${spelt(word)} hat ${word.length}.`;
    case 'unknown-letter':
      return `${letter} ist kein Buchstabe dieser Liste.`;
    case 'not-in-list':
      return `${spelt(word)} steht nicht in der Wortliste.`;
    case 'hard-place':
      return `Schwer: ${spelt(letter)} muss auf Platz ${place + 1} bleiben.`;
    case 'hard-copies':
      return count === 1
        ? `Schwer: ${spelt(letter)} muss vorkommen.`
        : `Schwer: ${spelt(letter)} muss ${count}-mal vorkommen.`;
    case 'game-over':
      return 'Dieses Spiel ist zu Ende.';
    case 'bad-params':
    case 'unknown-list':
    case 'no-answers':
      return 'Wörter dieser Länge gibt es hier nicht.';
  }
}

export function commandFault(fault: WordCommandFault): string {
  switch (fault.code) {
    case 'nothing':
      return 'Tippe ein Wort, eine Runde wie salet:gywww oder einen Befehl. Mit ? siehst du alle.';
    case 'why-what':
      return 'Nenne Platz und Buchstaben, zum Beispiel: why 2 s.';
    case 'which-number':
      return 'Nenne die Nummer, zum Beispiel repair 1 oder drop 2.';
    case 'which-list':
      return 'Nenne die Liste: english, german, spanish oder own.';
    case 'no-such-place':
      return `${fault.text} ist hier kein Platz: Möglich sind 1 bis ${fault.places}.`;
    case 'no-such-letter':
      return `${fault.text} ist kein Buchstabe dieser Liste.`;
    case 'no-such-length':
      return `Kein Wort hat ${fault.text} Buchstaben: Möglich sind 1 bis 32.`;
    case 'not-understood':
      return `${fault.text} ist weder ein Wort noch ein Befehl. Mit ? siehst du alle Befehle.`;
    case 'round':
      return roundFault(fault.fault);
  }
}
