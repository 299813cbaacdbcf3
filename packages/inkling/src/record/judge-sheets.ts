import { lawsOf } from './room-laws.ts';
import type { RecordSeat, RoomRecord } from './room-record.ts';
import type { PlayedVerdict } from './room-verdict.ts';

/** Every answer of the sheets of Mastermind and Word asked again of the secret, and who has won. */
export function judgeSheets({ game, rules, maker, sheets, secret, winner }: RoomRecord): PlayedVerdict {
  const laws = lawsOf(game, rules);
  if (!laws) throw new Error('a record with rules that were not read');
  const wrong = sheets.flatMap(({ seat, turns }) =>
    turns.flatMap(({ guess, answer }, turn) => {
      const truth = laws.answer(guess, secret);
      return truth === answer ? [] : [{ seat, turn, told: answer, truth }];
    }),
  );
  const results = sheets.map(({ seat, turns, resigned }) => ({
    seat,
    turns: turns.length,
    solved: !resigned && laws.isSolved(turns.at(-1)?.answer ?? ''),
  }));
  const unfinished = sheets.flatMap(({ seat, turns, resigned }, at) =>
    resigned || results[at]?.solved || turns.length === laws.turnsMax
      ? []
      : [{ what: 'unfinished' as const, told: seat, truth: `${turns.length}/${laws.turnsMax}` }],
  );
  const best = Math.min(...results.filter(({ solved }) => solved).map(({ turns }) => turns));
  const leaders = results.filter(({ solved, turns }) => solved && turns === best).map(({ seat }) => seat);
  const nobody: RecordSeat | undefined = maker === 'drawn' ? undefined : 'maker';
  // Of two who found it in as many turns the one who was there first has won: which one, only the room knows.
  const truth = leaders.length === 0 ? nobody : (leaders.find((seat) => seat === winner) ?? leaders[0]);
  const claims =
    truth === winner ? [] : [{ what: 'winner' as const, told: winner ?? '', truth: truth ?? '' }];
  return { wrong, claims: [...unfinished, ...claims], results, winner: truth };
}
