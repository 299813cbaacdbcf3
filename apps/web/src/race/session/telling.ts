import { feedbackOf } from '@inkling/core/feedback';
import { nameOf, namesOf } from '../../words/names.ts';
import { words } from '../words/language.ts';
import { neededBy, neededByRival } from './outcome.ts';
import type { RaceDesk } from './race-desk.ts';
import { hasFound, TURNS_MAX } from './race-session.ts';

/** The one sentence of a turn: the person's answer, then each rival's. */
export function turnSentence(desk: RaceDesk): string {
  const { session } = desk;
  if (session.isOver) return endSentence(desk);
  const turn = session.turns.value.length;
  const last = session.turns.value[turn - 1];
  if (!last || session.isWaiting) return words().speech.waiting;
  const yours = { ...feedbackOf(last.feedback), left: desk.leftAfter(0, turn) };
  const rivals = session.rivals.value.flatMap(({ name, turns }, seat) => {
    const theirs = turns[turn - 1];
    if (!theirs) return [];
    const left = desk.leftAfter(seat + 1, turn);
    const found = turns.length === turn && hasFound(turns, session.rules);
    return [{ name, found, ...feedbackOf(theirs.feedback), left }];
  });
  return words().speech.turn(turn, yours, rivals);
}

export function endSentence(desk: RaceDesk): string {
  const { session } = desk;
  const you = { needed: neededBy(session), resigned: session.hasResigned };
  const { secret } = session.view.value;
  const code = namesOf(desk.skin, secret ?? []);
  if (session.setting.value.kind === 'adversary') return words().speech.endAgainstAdversary(you);
  if (!session.isDecided) return words().speech.rivalsGoOn(you, code);
  const rivals = session.rivals.value.map((rival) => ({
    name: rival.name,
    needed: neededByRival(rival, session),
  }));
  return words().speech.end(you, rivals, code);
}

/** Where things stand, with the half-typed guess. */
export function stateSentence(desk: RaceDesk): string {
  const { session } = desk;
  const guess = session.draft.value.symbols.map((symbol) =>
    symbol === undefined ? undefined : nameOf(desk.skin, symbol),
  );
  const rivals = session.rivals.value.map(({ name, turns }, seat) => ({
    name,
    turns: turns.length,
    found: hasFound(turns, session.rules),
    left: desk.leftAfter(seat + 1, turns.length),
  }));
  const left = desk.leftAfter(0, session.turns.value.length);
  return words().speech.state(desk.turnNumber, TURNS_MAX, left, rivals, guess);
}

/** Why a guess was not printed. */
export function guessFault({ session, skin }: RaceDesk): string {
  if (session.isWaiting) return words().speech.waiting;
  return words().guess.reason(session.submission.value, (symbol) => nameOf(skin, symbol));
}
