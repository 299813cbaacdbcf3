import type { CallFault } from '@inkling/client/client';
import { capitalised } from '../../../shell/language/grammar.ts';
import type { GameNouns } from '../../../shell/parts/room-nouns.ts';
import type { LobbyCommandFault } from '../session/lobby-command.ts';
import { CODE, ENDINGS } from './german-game.ts';
import { articlesOf } from './german-noun.ts';

type Refusals = Readonly<Partial<Record<CallFault['code'], string>>>;

/** The server's refusals, except those about the moves of one game: the game explains these itself. */
const REFUSED: Refusals = {
  offline: 'Kein Server antwortet. Prüfe die Verbindung und versuch es noch einmal.',
  'not-understood': 'Die Antwort kam nicht von einem Inkling-Server.',
  'no-guest': 'Der Server kennt diesen Browser nicht mehr.',
  'cross-origin': 'Das nimmt der Server nur von seiner eigenen Seite an.',
  'wrong-host':
    'Der Server kennt diese Adresse nicht. Öffne die Seite unter der Adresse, für die er eingerichtet ist.',
  'not-your-seat': 'Du spielst in diesem Raum nicht mit.',
  'not-yet-shown': 'Das ist zu sehen, sobald der Tag vorbei ist oder du ihn gespielt hast.',
  'clock-behind': 'Die Uhr des Servers geht falsch; bis sie gestellt ist, hat er keine Tagesspiele.',
  'no-such-room': 'Diesen Raum gibt es nicht. Lass dir den Link noch einmal geben.',
  'no-such-classroom': 'Unter diesem Namen spielt gerade keine Klasse. Sieh nach, wie er geschrieben wird.',
  'no-such-game': 'Dieser Server bietet das Spiel dieses Raums nicht an.',
  'no-such-recovery': 'Diesen Rückkehr-Code gibt es nicht. Prüfe ihn, auch die Groß- und Kleinschreibung.',
  'no-record': 'Von diesem Spiel gibt es noch keine Datei.',
  stale: 'Inzwischen ging es im Raum weiter; dein Zug wurde nicht gespielt. So steht es jetzt.',
  'seat-taken': 'Da war jemand schneller: Dieser Sitz ist besetzt.',
  'seat-reserved': 'Dieser Sitz ist für jemanden aus dem letzten Spiel freigehalten.',
  'already-seated': 'Du spielst in diesem Raum schon mit.',
  'request-reused': 'Das wurde schon einmal mit anderem Inhalt geschickt. Versuch es noch einmal.',
  'too-many-requests': 'Das ist zu viel auf einmal. Warte kurz.',
  'too-many-rooms':
    'Mehr Räume kann ein Gast nicht haben. Räume, in denen nichts geschieht, verschwinden von selbst.',
  unavailable: 'Der Server kann gerade nicht speichern. Nichts geht verloren; versuch es gleich noch einmal.',
  busy: 'Der Server ist beschäftigt. Versuch es gleich noch einmal.',
  overloaded: 'Auf dem Server ist gerade zu viel los. Versuch es gleich noch einmal.',
  fault: 'Auf dem Server ist etwas schiefgegangen. Versuch es noch einmal.',
  'bad-rules': 'Solche Regeln hat kein Spiel.',
  'rules-too-large':
    'Dieser Code ist zu groß für einen Computer oder für Antworten von Hand. Nimm weniger Plätze oder Steine.',
  'waiting-for-players': 'Noch sind nicht alle da.',
  'game-over': 'Dieses Spiel ist vorbei.',
  'not-your-move': 'Diesen Zug kannst du hier nicht machen.',
  'not-your-turn': 'Du bist nicht dran.',
  'answer-first': 'Der letzte Versuch wartet auf seine Antwort.',
  'nothing-to-answer': 'Kein Versuch wartet auf eine Antwort.',
  'not-over': 'Das Spiel ist noch nicht vorbei.',
  'enough-said': 'Mehr lässt sich in diesem Raum nicht sagen.',
  'too-many-moves': 'Diese Partie nimmt keine Züge mehr an.',
  'nobody-to-tell': 'Hier ist niemand, dem du einen Namen nennen könntest.',
  'already-followed': 'Das nächste Spiel ist schon eröffnet.',
  'room-withdrawn': 'Diese Einladung wurde zurückgezogen.',
  'nothing-to-withdraw': 'Die Einladung lässt sich nicht mehr zurückziehen: Alle sind da.',
  'nobody-awaited': 'Der Sitz ist schon für alle frei.',
  'bad-request': 'Das kann der Server nicht lesen.',
  'bad-json': 'Das kann der Server nicht lesen.',
  'not-json': 'Das kann der Server nicht lesen.',
  'too-large': 'Das ist mehr, als der Server auf einmal liest.',
  'bad-token': 'Der Server weiß nicht, wer du bist. Komm mit deinem Rückkehr-Code zurück.',
  'expired-token': 'Du warst zu lange weg. Komm mit deinem Rückkehr-Code zurück.',
  'not-found': 'So etwas kennt der Server nicht; vielleicht ist er älter als diese Seite.',
  'too-many-watchers': 'In diesem Raum sehen schon zu viele zu. Die Seite versucht es weiter.',
  'too-many-streams': 'Es sehen schon zu viele zu. Die Seite versucht es weiter.',
  'maker-not-for-this-game': 'So kann in diesem Spiel niemand das Geheimnis festlegen.',
  'no-race-by-hand': 'In einem Wettlauf kann niemand von Hand antworten.',
  'computer-not-for-this-game': 'In diesem Spiel sucht der Computer nicht mit.',
  'commitment-missing': 'Ein Code, den du selbst behältst, muss zuerst versprochen werden.',
  'bad-commitment': 'Das ist kein Versprechen, das man prüfen kann.',
  'nothing-to-draw': 'Wo ein Mensch das Geheimnis festlegt, gibt es nichts zu ziehen.',
  'not-for-a-class': 'Dieses Spiel kann keine Klasse spielen.',
  'no-such-seat': 'Diesen Sitz gibt es in diesem Raum nicht.',
  'nonce-first': 'Gezogen wird, sobald alle bereit sind.',
  'bad-nonce': 'Mit dieser Zahl lässt sich nichts ziehen.',
  'not-a-move': 'Das ist hier kein Zug.',
  'no-attempt': 'Du hast dieses Tagesspiel heute noch nicht geöffnet.',
  'no-such-puzzle': 'Dieses Rätsel gibt es nicht.',
  'not-for-programs': 'Programme bekommen keine Wertung.',
  'already-over': 'Das Spiel von heute ist schon vorbei.',
  'bad-pause': 'Freie Tage beginnen frühestens morgen und enden in höchstens sechzig Tagen.',
  'bad-opening': 'Das sind nicht Code und Salz eines Versprechens.',
};

/** Explains a refusal of the server, in German. */
export function refused(fault: CallFault, nouns: GameNouns = CODE): string {
  // A newer server may know more codes than this page.
  return REFUSED[fault.code] ?? refusalsOf(nouns)[fault.code] ?? 'Das hat der Server nicht angenommen.';
}

function refusalsOf({ secret, turn }: GameNouns): Refusals {
  const word = secret.one;
  const { der, einen } = articlesOf(secret);
  return {
    'no-code-yet': `Noch gibt es k${einen} ${word}.`,
    'no-such-turn': `Dies${ENDINGS[turn.gender ?? 'masculine']} ${turn.one} gibt es nicht.`,
    'nothing-to-open': `In diesem Raum gibt es k${einen} ${word} aufzudecken.`,
    'already-open': `${capitalised(der)} ${word} ist schon aufgedeckt.`,
    'promise-broken': `Das ist nicht ${der} ${word}, ${der} versprochen wurde.`,
  };
}

/** Explains what is wrong with a line typed in the lobby, in German. */
export function lobbyFault(fault: LobbyCommandFault): string {
  switch (fault.code) {
    case 'nothing':
      return 'Füge einen Link ein, oder tippe einen Befehl. Mit ? siehst du alle.';
    case 'not-understood':
      return `${fault.text} ist weder ein Befehl noch der Link eines Raums. Mit ? siehst du alle Befehle.`;
    case 'no-such-rules':
      return `Regeln wie ${fault.text} gibt es hier nicht. Mit ? siehst du Beispiele.`;
    case 'not-together':
      return `${fault.text}: Das passt in diesem Spiel nicht zusammen.`;
    case 'no-secret':
      return fault.sentence;
  }
}
