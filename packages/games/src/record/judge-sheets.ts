import type { FalseClaim, PlayedVerdict, SeatResult, SheetLaws } from '../contract/record.ts';
import type { RoomSeat } from '../contract/room.ts';
import type { RecordedSheet, RoomRecord } from './room-record.ts';

/**
 * Recomputes every answer of a game with sheets from the secret, and determines the winner. Also asks whether each
 * guess was allowed.
 */
export function judgeSheets({ maker, sheets, secret, winner }: RoomRecord, laws: SheetLaws): PlayedVerdict {
  const wrong = sheets.flatMap(({ seat, turns }) =>
    turns.flatMap(({ guess, answer }, turn) => {
      const truth = laws.answer(guess, secret);
      return truth === answer ? [] : [{ seat, turn, claimed: answer, truth }];
    }),
  );
  const results = sheets.map(({ seat, turns }) => {
    const solvedAt = turns.findIndex(({ answer }) => laws.isSolved(answer));
    return { seat, turns: solvedAt < 0 ? turns.length : solvedAt + 1, solved: solvedAt >= 0 };
  });
  const ends = sheets.flatMap((sheet, at) => endClaims(sheet, results[at] as SeatResult, laws.turnsMax));
  const guesses = sheets.flatMap((sheet) => guessClaims(sheet, laws));
  const best = Math.min(...results.filter(({ solved }) => solved).map(({ turns }) => turns));
  const leaders = results.filter(({ solved, turns }) => solved && turns === best).map(({ seat }) => seat);
  const nobody: RoomSeat | undefined = maker === 'drawn' ? undefined : 'maker';
  // If both solved it in the same number of turns, the first to finish won; only the room knows who that was.
  const truth = leaders.length === 0 ? nobody : (leaders.find((seat) => seat === winner) ?? leaders[0]);
  const claims: FalseClaim[] =
    truth === winner ? [] : [{ what: 'winner', claimed: winner ?? '', truth: truth ?? '' }];
  return { wrong, claims: [...guesses, ...ends, ...claims], results, winner: truth };
}

/** Returns the guesses that the rules did not allow after the turns before them, with the answers as they were given. */
function guessClaims({ seat, turns }: RecordedSheet, laws: SheetLaws): readonly FalseClaim[] {
  return turns.flatMap(({ guess }, at) => {
    const fault = laws.guessFault?.(turns.slice(0, at), guess);
    return fault ? [{ what: 'guess' as const, claimed: guess, truth: fault.code, at, seat, fault }] : [];
  });
}

/** Returns what is wrong with the end of a sheet: turns after the end, a late resignation, or no end at all. */
function endClaims(
  { seat, turns, resigned }: RecordedSheet,
  { turns: played, solved }: SeatResult,
  turnsMax: number,
): readonly FalseClaim[] {
  const isOver = solved || played >= turnsMax;
  const told = `${turns.length}/${turnsMax}`;
  if (turns.length > played)
    return [{ what: 'surplus', claimed: told, truth: `${played}/${turnsMax}`, seat, at: played }];
  if (isOver && resigned) return [{ what: 'resigned', claimed: told, truth: '', seat }];
  return isOver || resigned ? [] : [{ what: 'unfinished', claimed: seat, truth: told }];
}
