import type { RoomTask } from '@inkling/games/contract/room-task';
import { capitalised, grammarOf } from '../../../shell/language/grammar.ts';
import type { GameNouns, Noun } from '../../../shell/parts/room-nouns.ts';
import type { Seat } from '../session/room-game.ts';
import type { RequestMaker } from '../session/room-request.ts';
import type { gameSentences as english } from './english-game.ts';
import { articlesOf, dativePlural } from './german-noun.ts';

const { counted } = grammarOf('de');

/** The default nouns, for a game without its own. */
export const CODE: GameNouns = {
  secret: { one: 'Code' },
  turn: { one: 'Zug', many: 'Züge' },
};

/** The sentences about a game on the pages of rooms, in its own nouns. */
export function gameSentences({ secret, turn }: GameNouns = CODE): ReturnType<typeof english> {
  const word = secret.one;
  const { der, den, ein, ihn } = articlesOf(secret);
  const seats = seatsOf(secret);
  return {
    ...entrySentences(secret),
    seat: (seat) => seats[seat],
    sit: (seat) => `Mitspielen: ${toDoOf(secret)[seat]}`,
    notNow: (task) => notNowOf(secret)[task],
    sheet: (seat, alone) => (alone ? turn.many : `${turn.many}: ${seats[seat]}`),
    rival: ({ turnsUsed, over, solved, resigned }) => {
      if (!over)
        return `Bisher ${counted(turnsUsed, turn.one, turn.many)}; alles bleibt verdeckt, bis der Wettlauf vorbei ist.`;
      if (solved) return `Gefunden in ${counted(turnsUsed, turn.one, dativePlural(turn))}.`;
      return resigned ? 'Aufgegeben.' : 'Nicht gefunden.';
    },
    row: (at, answer) => `${turn.one} ${at}: ${answer}.`,
    noTurns: `Noch k${articlesOf(turn).ein} ${turn.one}.`,
    correction: (at) => `Antwort von ${turn.one} ${at}`,
    wrong: (at, claimed, truth) =>
      `${turn.one} ${at}: Geantwortet wurde ${claimed}; ${der} ${word} ergibt ${truth}.`,
    secret: (secret) => `${capitalised(der)} ${word}: ${secret}.`,
    suggested: (answer) => `D${ein} ${word} ergibt ${answer}.`,
    answerElsewhere: `${capitalised(der)} ${word} liegt in einem anderen Browser: Stell die Antwort selbst ein.`,
    openElsewhere: `${capitalised(der)} ${word} liegt in einem anderen Browser: Zeig ${ihn} von dort.`,
    open: `${capitalised(den)} ${word} zeigen`,
    resignWarning: `Du suchst ${den} ${word} nicht weiter. Das lässt sich nicht zurücknehmen.`,
  };
}

/** The sentences for setting a secret. */
function entrySentences(secret: Noun) {
  const word = secret.one;
  const { der, den, ein, einen, ihn } = articlesOf(secret);
  const help: Readonly<Record<RequestMaker, string>> = {
    kept: `Du antwortest selbst. Bis zum Ende verlässt nur ein gesalzener Hash diesen Browser; dann wird d${ein} ${word} gezeigt, und beide Browser prüfen jede Antwort.`,
    deposited: `Du legst ${den} ${word} im Raum fest. Der Server verrät ${ihn} niemandem und antwortet für dich.`,
    theirs: `Dein Gegenüber legt ${den} ${word} im Raum fest, und der Server antwortet.`,
    computer: `Der Server zieht ${einen} ${word} und verspricht ${ihn} mit einem gesalzenen Hash.`,
  };
  return {
    maker: `Wer versteckt ${den} ${word}?`,
    keeper: `Wo liegt d${ein} ${word}?`,
    makerHelp: (maker: RequestMaker): string => help[maker],
    yours: `D${ein} ${word}`,
    yoursHelp: `Nur dieser Browser sieht ${ihn}, bis du ${ihn} zeigst.`,
    show: 'Mir zeigen',
    hide: 'Verdecken',
    draw: `${capitalised(einen)} ${word} für mich ziehen`,
    deposit: `Dies${ENDINGS[secret.gender ?? 'masculine']} ${word} festlegen`,
    guesses: `rät oder legt ${den} ${word} fest`,
    noHash: `An dieser Adresse kann der Browser d${einen} ${word} nicht mit einem Hash versprechen. Gib ${ihn} stattdessen dem Server.`,
    notKept: `Dieser Browser lässt die Seite nichts speichern; ${der} ${word} wäre mit ihr verloren. Gib ${ihn} stattdessen dem Server.`,
  };
}

/** The accusative endings of `dieser`, by gender. */
export const ENDINGS = { masculine: 'en', feminine: 'e', neuter: 'es' } as const;

/** The role of each seat, as shown on its card. */
function seatsOf(secret: Noun): Readonly<Record<Seat, string>> {
  const { den } = articlesOf(secret);
  return {
    maker: `Versteckt ${den} ${secret.one}`,
    breaker: 'Rät',
    first: 'Person 1',
    second: 'Person 2',
  };
}

/** What to call the player in each seat within a sentence. */
export function playersOf(secret: Noun): Readonly<Record<Seat, string>> {
  const { den } = articlesOf(secret);
  return {
    maker: `wer ${den} ${secret.one} versteckt`,
    breaker: 'wer rät',
    first: 'Person 1',
    second: 'Person 2',
  };
}

/** What a player who takes a seat will do there. */
function toDoOf(secret: Noun): Readonly<Record<Seat, string>> {
  const { den } = articlesOf(secret);
  return {
    maker: `${den} ${secret.one} verstecken`,
    breaker: `${den} ${secret.one} erraten`,
    first: 'als Person 1',
    second: 'als Person 2',
  };
}

function notNowOf(secret: Noun): Readonly<Record<RoomTask, string>> {
  const { den } = articlesOf(secret);
  return {
    sit: 'Setz dich zuerst auf einen freien Sitz.',
    deposit: `Leg zuerst ${den} ${secret.one} fest.`,
    move: 'Du bist dran mit Raten.',
    answer: 'Beantworte zuerst den Versuch.',
    open: `Es ist vorbei; zeig nur noch ${den} ${secret.one}.`,
    wait: 'Du bist nicht dran.',
    watch: 'Du siehst in diesem Raum nur zu.',
    withdrawn: 'Diese Einladung wurde zurückgezogen.',
    ended: 'Dieses Spiel ist vorbei.',
    over: 'Dieses Spiel ist vorbei.',
  };
}
