import type { FalseClaim, PlayedVerdict, SheetLaws } from '../contract/record.ts';
import type { RoomSeat } from '../contract/room.ts';
import type { RoomRecord } from './room-record.ts';

/** Works out every answer of a game of sheets again from the secret, and who has won. */
export function judgeSheets({ maker, sheets, secret, winner }: RoomRecord, laws: SheetLaws): PlayedVerdict {
  const wrong = sheets.flatMap(({ seat, turns }) =>
    turns.flatMap(({ guess, answer }, turn) => {
      const truth = laws.answer(guess, secret);
      return truth === answer ? [] : [{ seat, turn, claimed: answer, truth }];
    }),
  );
  const results = sheets.map(({ seat, turns, resigned }) => ({
    seat,
    turns: turns.length,
    solved: !resigned && laws.isSolved(turns.at(-1)?.answer ?? ''),
  }));
  const unfinished = sheets.flatMap(({ seat, turns, resigned }, at): FalseClaim[] =>
    resigned || results[at]?.solved || turns.length === laws.turnsMax
      ? []
      : [{ what: 'unfinished', claimed: seat, truth: `${turns.length}/${laws.turnsMax}` }],
  );
  const best = Math.min(...results.filter(({ solved }) => solved).map(({ turns }) => turns));
  const leaders = results.filter(({ solved, turns }) => solved && turns === best).map(({ seat }) => seat);
  const nobody: RoomSeat | undefined = maker === 'drawn' ? undefined : 'maker';
  // If two found it in equally many turns, the one who finished first has won; only the room knows who that was.
  const truth = leaders.length === 0 ? nobody : (leaders.find((seat) => seat === winner) ?? leaders[0]);
  const claims: FalseClaim[] =
    truth === winner ? [] : [{ what: 'winner', claimed: winner ?? '', truth: truth ?? '' }];
  return { wrong, claims: [...unfinished, ...claims], results, winner: truth };
}
