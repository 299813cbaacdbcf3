import type { FalseClaim, SeatResult, WrongAnswer } from '@inkling/games/contract/record';
import type { RoomSeat } from '@inkling/games/contract/room';
import { makeBase64url } from '@inkling/games/encoding/base64url';
import type { DayKeysFault } from '@inkling/games/record/day-keys';
import type { RoomRecord } from '@inkling/games/record/room-record';
import type { RoomRecordFault } from '@inkling/games/record/room-text';
import type { RoomVerdict } from '@inkling/games/record/room-verdict';
import { makeTableLine } from '@inkling/games/record/table-line';
import type { RecordFault, SayGuessFault } from '../../contract/game-records.ts';
import type { GameTerminal } from '../../contract/game-terminal.ts';
import { counted, quoted } from '../../messages/numbers.ts';
import type { LinkFault } from './room-link.ts';

/** Says what is wrong with a file of a game or of keys, and where. */
export function sayRecordFault(fault: RecordFault | RoomRecordFault | DayKeysFault, text: string): string {
  switch (fault.code) {
    case 'too-long':
      return 'The file is longer than any game.';
    case 'not-json':
      return `The file is damaged at ${place(text, fault.at)}${fault.at >= text.length ? ', where it ends too early' : ''}.`;
    case 'not-a-record':
      return 'This is neither a game record nor a file of keys.';
    case 'unknown-version':
      return fault.version === ''
        ? 'The file names no version; this program reads version 1.'
        : `The file is version ${fault.version}, which this program does not know; it reads version 1.`;
    case 'unknown-game':
      return `The file is of a game that this program does not know${'game' in fault ? `: ${quoted(fault.game)}` : ''}.`;
    case 'two-ends':
      return `The file names two different ends of the chain of ${fault.year}, and only one can have been published.`;
    case 'bad-field': {
      const turn = 'turn' in fault && fault.turn !== undefined ? ` of turn ${fault.turn + 1}` : '';
      return `${quoted(fault.field)}${turn} is missing or invalid.`;
    }
  }
}

/** Says why a link yields no record. */
export function sayLinkFault(fault: LinkFault, link: string): string {
  switch (fault.code) {
    case 'not-a-link':
      return `${quoted(link)} is not the link of a room.`;
    case 'no-such-room':
      return 'There is no such room.';
    case 'no-record':
      return 'There is no record of this room yet: its game is not over, or its secret not shown.';
    case 'no-answer':
      return `No server answers at ${fault.host}.`;
    case 'not-inkling':
      return `What answers at ${fault.host} is not a server of Inkling.`;
    case 'not-now':
      return `The server at ${fault.host} cannot answer now; ask again in a moment.`;
  }
}

/** Describes the result of checking a game, one sentence per line. The first says whether it holds. */
export function sayRoomVerdict(
  record: RoomRecord,
  verdict: RoomVerdict,
  games: readonly GameTerminal[],
  keysFile: string | undefined,
  sayGuessFault: SayGuessFault = ({ code }) => `The rule is ${code}.`,
): readonly string[] {
  const words = wordsOf(record.game, games);
  const noun = words.secret;
  const game = `${words.name} (${record.rules})`;
  const secret = record.table ? '' : `, ${noun} ${record.secret}`;
  const head = verdict.ok
    ? [`Verified: ${game}${secret}: every answer is what the ${noun} gives.`]
    : [`${game}${secret}:`];
  return [
    ...head,
    ...verdict.wrong.map((wrong) => sayWrong(record, wrong, noun)),
    ...verdict.claims.map((claim) => sayClaim(claim, sayGuessFault)),
    ...verdict.results.map(sayResult),
    verdict.winner ? `${SEATS[verdict.winner]} won.` : 'Nobody won.',
    sayPromise(record, verdict, noun),
    ...sayDay(record, verdict, noun, keysFile),
  ].filter((line) => line !== '');
}

/** Says that the keys and the game state different ends of the year. */
export function sayOtherEnd(day: string, keysFile: string): string {
  return `The file and ${quoted(keysFile)} name different ends of the year of ${day}, so one of them is not the end that was published.`;
}

/**
 * Returns the name of a game and its word for the secret. For a game that is not offered here, the name is the id
 * in the file.
 */
export function wordsOf(
  id: string,
  games: readonly GameTerminal[],
): { readonly name: string; readonly secret: string } {
  return games.find((game) => game.id === id)?.records ?? { name: id, secret: 'secret' };
}

const SEATS: Readonly<Record<RoomSeat, string>> = {
  maker: 'The maker',
  breaker: 'The breaker',
  first: 'The first player',
  second: 'The second player',
};

function sayWrong({ table }: RoomRecord, { seat, turn, claimed, truth }: WrongAnswer, noun: string): string {
  if (table) {
    const move = table.moves[turn];
    const line = move ? makeTableLine({ ...move, shown: undefined }) : '';
    return `Move ${turn + 1} (${line}) showed ${claimed}; the board has ${truth}.`;
  }
  return `Turn ${turn + 1}${ofSeat(seat)} was answered wrongly: told ${claimed}, the ${noun} gives ${truth}.`;
}

/** Returns an empty string if there is only one sheet. */
function ofSeat(seat: RoomSeat | undefined): string {
  return seat === undefined || seat === 'breaker' ? '' : ` of ${SEATS[seat].toLowerCase()}`;
}

function sayClaim(
  { what, claimed, truth, at, seat, figure, fault }: FalseClaim,
  sayGuessFault: SayGuessFault,
): string {
  switch (what) {
    case 'winner':
      return `The winner is wrong: the file says ${claimed || 'nobody'}, the turns ${truth || 'nobody'}.`;
    case 'unfinished':
      return `The game is not over${claimed ? ` for ${claimed} (${truth} turns)` : ''}.`;
    case 'surplus':
      return `Turn ${(at ?? 0) + 1}${ofSeat(seat)} comes after the game was over.`;
    case 'resigned':
      return `The file says that ${SEATS[seat ?? 'breaker'].toLowerCase()} gave up, but the game was over.`;
    case 'secret':
      return 'The secret does not belong to these rules.';
    case 'move':
      return `Move ${(at ?? 0) + 1} (${claimed}) cannot have been made there (${truth}); after it only the tiles shown were checked.`;
    case 'guess':
      return `Turn ${(at ?? 0) + 1}${ofSeat(seat)} (${claimed}) was not allowed. ${sayGuessFault(fault ?? { code: truth })}`;
    case 'score':
      return `The ${figure} of ${seat && SEATS[seat].toLowerCase()} are stated wrongly: ${claimed}, but the moves give ${truth}.`;
  }
}

function sayResult({ seat, turns, solved, score }: SeatResult): string {
  const count = counted(turns, 'turn');
  if (score) {
    const figures = Object.entries(score).map(([figure, n]) => counted(n, figure.replace(/s$/, ''), figure));
    return `${SEATS[seat]}: ${[...figures, count].join(', ')}.`;
  }
  return `${SEATS[seat]}: ${count}, ${solved ? 'found' : 'not found'}.`;
}

function sayPromise({ draw }: RoomRecord, verdict: RoomVerdict, noun: string): string {
  if (verdict.promise === 'broken')
    return draw
      ? 'The seed of the draw is not the one that was promised before the game.'
      : `The ${noun} is not the one that was promised before the game.`;
  if (verdict.draw === 'false')
    return `The ${noun} is not what the promised seed and the players’ nonces give.`;
  if (verdict.promise === 'none') return `Nothing was promised about the ${noun} before the game.`;
  const kept = `The ${noun} is the one that was promised before the game`;
  switch (verdict.draw) {
    case 'joint':
      return `The ${noun} comes from a seed that was promised first and from ${counted(draw?.nonces.length ?? 0, 'nonce')} of the players: nobody alone chose it.`;
    case 'unchecked':
      return 'The seed is the one that was promised; the list of words to draw from is not here.';
    case 'alone':
      return `${kept}; the server alone chose it.`;
    default:
      return `${kept}.`;
  }
}

function sayDay(
  { day }: RoomRecord,
  verdict: RoomVerdict,
  noun: string,
  keysFile: string | undefined,
): readonly string[] {
  // Only the reader can know whether this is the end that was published.
  const end = day ? `the end ${makeBase64url(day.end)} of its year` : '';
  switch (verdict.day) {
    case 'none':
      return [];
    case 'proved':
      return [`The key of ${day?.day} leads to ${end}, and gives this ${noun}.`];
    case 'copy':
      return [`The key of ${day?.day} leads to ${end}, and this is a copy of its code.`];
    case 'unreleased':
      return [
        keysFile === undefined
          ? `The key of ${day?.day} is not in the file: save it again when the day is over, or give the keys with --keys.`
          : `Neither the file nor ${quoted(keysFile)} has the key of ${day?.day}, so that day was not checked.`,
      ];
    case 'unchecked':
      return [`The key of ${day?.day} leads to ${end}; the ${noun} cannot be drawn here.`];
    case 'false-key':
      return [`The key of ${day?.day} does not lead to ${end}.`];
    case 'false-secret':
      return [`The key of ${day?.day} gives another ${noun}.`];
  }
}

function place(text: string, at: number): string {
  const lines = text.slice(0, at).split('\n');
  return `line ${lines.length}, character ${(lines.at(-1) ?? '').length + 1}`;
}
