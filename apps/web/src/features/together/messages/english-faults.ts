import type { CallFault } from '@inkling/client/client';
import type { GameNouns } from '../../../shell/parts/room-nouns.ts';
import type { LobbyCommandFault } from '../session/lobby-command.ts';
import { CODE } from './english-game.ts';

type Refusals = Readonly<Partial<Record<CallFault['code'], string>>>;

/** The server's refusals, except those about the moves of one game: the game explains these itself. */
const REFUSED: Refusals = {
  offline: 'No answer from the server. Check the connection, then try again.',
  'not-understood': 'The answer did not come from an Inkling server.',
  'no-guest': 'The server does not know this browser any more.',
  'cross-origin': 'The server accepts this only from its own page.',
  'wrong-host': 'The server does not know this address. Open the page at its usual address.',
  'not-your-seat': 'You have no seat in this room.',
  'not-yet-shown': 'You can see this when the day is over, or once you have played it.',
  'clock-behind': 'The server’s clock is wrong; it has no games until it is set right.',
  'no-such-room': 'There is no such room. Ask for the link again.',
  'no-such-classroom': 'No class has this name now. Check how it is written.',
  'no-such-game': 'This server does not offer the game of this room.',
  'no-such-recovery': 'This recovery code is unknown. Check every letter; capitals count.',
  'no-record': 'There is no file of this game yet.',
  stale: 'The game has changed in the meantime, so your move was not played. This is how it stands now.',
  'seat-taken': 'Somebody took that seat first.',
  'seat-reserved': 'That seat is reserved for a player of the previous game.',
  'already-seated': 'You already have a seat in this room.',
  'request-reused': 'That was sent before with different contents. Try again.',
  'too-many-requests': 'Too many requests at once. Wait a moment.',
  'too-many-rooms': 'You have as many rooms as one guest may keep. Idle rooms are removed after a while.',
  unavailable: 'The server cannot save just now. Nothing is lost; try again in a moment.',
  busy: 'The server is busy. Try again in a moment.',
  overloaded: 'The server has too many visitors. Try again in a moment.',
  fault: 'Something went wrong on the server. Try again.',
  'bad-rules': 'No game has these rules.',
  'rules-too-large':
    'That code is too large for a computer, or for answers by hand. Use fewer places or pieces.',
  'waiting-for-players': 'Not everybody is here yet.',
  'game-over': 'This game is over.',
  'not-your-move': 'That is not a move for your seat.',
  'not-your-turn': 'It is not your turn.',
  'answer-first': 'The last guess is still waiting for its answer.',
  'nothing-to-answer': 'There is no guess to answer.',
  'not-over': 'The game is not over yet.',
  'enough-said': 'This room has taken all the messages it can hold.',
  'too-many-moves': 'This game can take no more moves.',
  'nobody-to-tell': 'There is no other player who could see your name.',
  'already-followed': 'The next game is already open.',
  'room-withdrawn': 'This invitation was withdrawn.',
  'nothing-to-withdraw': 'There is no invitation to withdraw: everybody is here.',
  'nobody-awaited': 'That seat is already free for anybody.',
  'bad-request': 'The server cannot read that.',
  'bad-json': 'The server cannot read that.',
  'not-json': 'The server cannot read that.',
  'too-large': 'That is too large for the server.',
  'bad-token': 'The server does not know who you are. Come back with your recovery code.',
  'expired-token': 'You were away too long. Come back with your recovery code.',
  'not-found': 'The server does not know that; it may be older than this page.',
  'too-many-watchers': 'Too many people are watching. The page keeps trying.',
  'too-many-streams': 'Too many people are watching. The page keeps trying.',
  'maker-not-for-this-game': 'This game does not let the secret be set that way.',
  'no-race-by-hand': 'A race cannot be scored by hand.',
  'computer-not-for-this-game': 'The computer does not look for the secret in this game.',
  'commitment-missing': 'Send the hash of your code first.',
  'bad-commitment': 'That is not the hash of a code.',
  'nothing-to-draw': 'A player sets the secret, so there is nothing to draw.',
  'not-for-a-class': 'A class cannot play this game.',
  'no-such-seat': 'There is no such seat in this room.',
  'nonce-first': 'The server draws the secret as soon as everybody is ready.',
  'bad-nonce': 'That number cannot be used for the draw.',
  'not-a-move': 'That is not a move here.',
  'no-attempt': 'You have not started this daily game.',
  'no-such-puzzle': 'There is no such puzzle.',
  'not-for-programs': 'Programs are not rated.',
  'already-over': 'Today’s try is already over.',
  'bad-pause': 'Days off begin tomorrow at the earliest and end within sixty days.',
  'bad-opening': 'That is not the salt and the code of a promise.',
};

/** Explains a refusal of the server. */
export function refused(fault: CallFault, nouns: GameNouns = CODE): string {
  // A newer server may know more codes than this page.
  return REFUSED[fault.code] ?? refusalsOf(nouns)[fault.code] ?? 'The server did not accept that.';
}

function refusalsOf({ secret: { one: word }, turn: { one: turn } }: GameNouns): Refusals {
  return {
    'no-code-yet': `There is no ${word} yet.`,
    'no-such-turn': `There is no such ${turn}.`,
    'nothing-to-open': `There is no ${word} to show in this room.`,
    'already-open': `The ${word} is already shown.`,
    'promise-broken': `That is not the ${word} that was promised.`,
  };
}

/** Explains what is wrong with a line typed in the lobby. */
export function lobbyFault(fault: LobbyCommandFault): string {
  switch (fault.code) {
    case 'nothing':
      return 'Paste a link, or type a command. Type ? to list them all.';
    case 'not-understood':
      return `${fault.text} is neither a command nor a link to a room. Type ? for all commands.`;
    case 'no-such-rules':
      return `${fault.text} is not a set of rules here. Type ? for examples.`;
    case 'not-together':
      return `${fault.text}: these do not go together in this game.`;
    case 'no-secret':
      return fault.sentence;
  }
}
