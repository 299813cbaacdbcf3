import type { RoomTask } from '@inkling/games/contract/room-task';
import { capitalised, grammarOf } from '../../../shell/language/grammar.ts';
import type { GameNouns } from '../../../shell/parts/room-nouns.ts';
import type { Seat, Sheet } from '../session/room-game.ts';
import type { RequestMaker } from '../session/room-request.ts';

const { counted } = grammarOf('en');

/** The default nouns, for a game without its own. */
export const CODE: GameNouns = {
  secret: { one: 'code' },
  turn: { one: 'turn', many: 'turns' },
};

/** The sentences about a game on the pages of rooms, in its own nouns. */
export function gameSentences({ secret, turn }: GameNouns = CODE) {
  const word = secret.one;
  const seats = seatsOf(word);
  return {
    ...entrySentences(word),
    seat: (seat: Seat): string => seats[seat],
    sit: (seat: Seat): string => `Take the seat: ${toDoOf(word)[seat]}`,
    notNow: (task: RoomTask): string => notNowOf(word)[task],
    sheet: (seat: Seat, alone: boolean): string => {
      const turns = capitalised(turn.many);
      return alone ? turns : `${turns} of ${playersOf(word)[seat]}`;
    },
    rival: ({ turnsUsed, over, solved, resigned }: Sheet): string => {
      if (!over) {
        const turns = counted(turnsUsed, `${turn.one} so far`, `${turn.many} so far`);
        return `${turns}; guesses stay hidden until the race is over.`;
      }
      if (solved) return `Found in ${counted(turnsUsed, turn.one, turn.many)}.`;
      return resigned ? 'Gave up.' : 'Not found.';
    },
    row: (at: number, answer: string): string => `${capitalised(turn.one)} ${at}: ${answer}.`,
    noTurns: `No ${turn.one} yet.`,
    correction: (at: number): string => `Answer to ${turn.one} ${at}`,
    wrong: (at: number, claimed: string, truth: string): string =>
      `${capitalised(turn.one)} ${at}: the answer was ${claimed}; the ${word} gives ${truth}.`,
    secret: (secret: string): string => `The ${word}: ${secret}.`,
    suggested: (answer: string): string => `Your ${word} gives ${answer}.`,
    answerElsewhere: `The ${word} is in another browser: give the answer yourself.`,
    openElsewhere: `The ${word} is in another browser: show it from there.`,
    open: `Show the ${word}`,
    resignWarning: `You stop looking for the ${word}. This cannot be undone.`,
  };
}

/** The sentences for setting a secret. */
function entrySentences(word: string) {
  const help: Readonly<Record<RequestMaker, string>> = {
    kept: `You answer yourself. Until the end only a salted hash leaves this browser; then the ${word} is shown, and both browsers check every answer.`,
    deposited: `You set the ${word} in the room. The server tells nobody, and answers for you.`,
    theirs: `Your friend sets the ${word} in the room, and the server answers.`,
    computer: `The server draws one ${word}, and promises it with a salted hash.`,
  };
  return {
    maker: `Who hides the ${word}?`,
    keeper: `Where is your ${word} kept?`,
    makerHelp: (maker: RequestMaker): string => help[maker],
    yours: `Your ${word}`,
    yoursHelp: 'Only this browser sees it until you show it.',
    show: 'Show it to me',
    hide: 'Hide it',
    draw: 'Draw one for me',
    deposit: `Set this ${word}`,
    guesses: `guesses, or sets the ${word}`,
    noHash: `At this address the browser cannot promise your ${word} with a hash. Let the server keep it instead.`,
    notKept: `This browser does not let the page save, so your ${word} would be lost with the page. Let the server keep it instead.`,
  };
}

/** The role of each seat, as shown on its card. */
function seatsOf(word: string): Readonly<Record<Seat, string>> {
  return { maker: `Hides the ${word}`, breaker: 'Guesses', first: 'First player', second: 'Second player' };
}

/** What to call the player in each seat within a sentence. */
export function playersOf(word: string): Readonly<Record<Seat, string>> {
  return {
    maker: `the player who hides the ${word}`,
    breaker: 'the player who guesses',
    first: 'the first player',
    second: 'the second player',
  };
}

/** What a player who takes a seat will do there. */
function toDoOf(word: string): Readonly<Record<Seat, string>> {
  return {
    maker: `hide the ${word}`,
    breaker: `guess the ${word}`,
    first: 'first player',
    second: 'second player',
  };
}

function notNowOf(word: string): Readonly<Record<RoomTask, string>> {
  return {
    sit: 'Take a seat first.',
    deposit: `Set the ${word} first.`,
    move: 'It is your turn to guess.',
    answer: 'Answer the guess first.',
    open: `Now the ${word} must be shown.`,
    wait: 'It is not your turn.',
    watch: 'You are watching.',
    withdrawn: 'This invitation was withdrawn.',
    ended: 'This game is over.',
    over: 'This game is over.',
  };
}
