import { feedbackOf } from '@inkling/core/feedback';
import type { Skin } from '@inkling/games/mastermind/rules/skins';
import { messages as gameMessages } from '../../messages/language.ts';
import { nameOf, namesOf } from '../../pieces/names.ts';
import { messages } from '../messages/language.ts';
import { resultsOf } from '../session/outcome.ts';
import { hasFound, type RaceSession, TURNS_MAX } from '../session/race-session.ts';

/** What the sentences need to know about a race. */
export interface RaceContext {
  readonly session: RaceSession;
  readonly skin: Skin;
  /** The current turn, or the last one once the race is over; one-based. */
  readonly turnNumber: number;
  /** Number of codes left after `turns` turns of a line (0 is the user's); undefined while it is not known or shown. */
  leftAfter(line: number, turns: number): number | undefined;
}

/** Returns the sentence for a turn: the user's answer, then each rival's. */
export function turnSentence(race: RaceContext): string {
  const { session } = race;
  if (session.isOver) return endSentence(race);
  const turn = session.turns.value.length;
  const last = session.turns.value[turn - 1];
  if (!last || session.isWaiting) return messages().speech.waiting;
  const yours = { ...feedbackOf(last.feedback), left: race.leftAfter(0, turn) };
  const rivals = session.rivals.value.flatMap(({ name, turns }, seat) => {
    const theirs = turns[turn - 1];
    if (!theirs) return [];
    const left = race.leftAfter(seat + 1, turn);
    const found = turns.length === turn && hasFound(turns, session.rules);
    return [{ name, found, ...feedbackOf(theirs.feedback), left }];
  });
  return messages().speech.turn(turn, yours, rivals);
}

export function endSentence(race: RaceContext): string {
  const { session } = race;
  const { you, rivals } = resultsOf(session);
  const { secret } = session.view.value;
  const code = namesOf(race.skin, secret ?? []);
  if (session.setting.value.kind === 'adversary') return messages().speech.endAgainstAdversary(you);
  if (!session.isDecided) return messages().speech.rivalsGoOn(you, code);
  return messages().speech.end(you, rivals, code);
}

/** Returns a sentence that describes the current state, including the half-typed guess. */
export function stateSentence(race: RaceContext): string {
  const { session } = race;
  const guess = session.draft.value.symbols.map((symbol) =>
    symbol === undefined ? undefined : nameOf(race.skin, symbol),
  );
  const rivals = session.rivals.value.map(({ name, turns }, seat) => ({
    name,
    turns: turns.length,
    found: hasFound(turns, session.rules),
    left: race.leftAfter(seat + 1, turns.length),
  }));
  const left = race.leftAfter(0, session.turns.value.length);
  return messages().speech.state(race.turnNumber, TURNS_MAX, left, rivals, guess);
}

/** Returns the reason why a guess was rejected. */
export function guessFault({ session, skin }: RaceContext): string {
  if (session.isWaiting) return messages().speech.waiting;
  if (session.isOver) return messages().speech.alreadyOver;
  return gameMessages().guess.reason(session.submission.value, (symbol) => nameOf(skin, symbol));
}
