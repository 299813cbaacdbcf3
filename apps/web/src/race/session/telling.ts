import { feedbackOf } from '@inkling/core/feedback';
import type { Skin } from '@inkling/games/mastermind/skins';
import { nameOf, namesOf } from '../../words/names.ts';
import { words } from '../words/language.ts';
import { neededBy, neededByRival } from './outcome.ts';
import { hasFound, type RaceSession, TURNS_MAX } from './race-session.ts';

/** What the sentences are about. */
export interface Scene {
  readonly session: RaceSession;
  readonly skin: Skin;
  /** The turn that is played, or the last one. */
  readonly turnNumber: number;
  /** Codes left after so many turns of a line, the person's being 0; `undefined` while that is not told. */
  leftAfter(line: number, turns: number): number | undefined;
}

/** The one sentence of a turn: the person's answer, then each rival's. */
export function turnSentence(scene: Scene): string {
  const { session } = scene;
  if (session.isOver) return endSentence(scene);
  const turn = session.turns.value.length;
  const last = session.turns.value[turn - 1];
  if (!last || session.isWaiting) return words().speech.waiting;
  const yours = { ...feedbackOf(last.feedback), left: scene.leftAfter(0, turn) };
  const rivals = session.rivals.value.flatMap(({ name, turns }, seat) => {
    const theirs = turns[turn - 1];
    if (!theirs) return [];
    const left = scene.leftAfter(seat + 1, turn);
    const found = turns.length === turn && hasFound(turns, session.rules);
    return [{ name, found, ...feedbackOf(theirs.feedback), left }];
  });
  return words().speech.turn(turn, yours, rivals);
}

export function endSentence(scene: Scene): string {
  const { session } = scene;
  const you = { needed: neededBy(session), resigned: session.hasResigned };
  const { secret } = session.view.value;
  const code = namesOf(scene.skin, secret ?? []);
  if (session.setting.value.kind === 'adversary') return words().speech.endAgainstAdversary(you);
  if (!session.isDecided) return words().speech.rivalsGoOn(you, code);
  const rivals = session.rivals.value.map((rival) => ({
    name: rival.name,
    needed: neededByRival(rival, session),
  }));
  return words().speech.end(you, rivals, code);
}

/** Where things stand, with the half-typed guess. */
export function stateSentence(scene: Scene): string {
  const { session } = scene;
  const guess = session.draft.value.symbols.map((symbol) =>
    symbol === undefined ? undefined : nameOf(scene.skin, symbol),
  );
  const rivals = session.rivals.value.map(({ name, turns }, seat) => ({
    name,
    turns: turns.length,
    found: hasFound(turns, session.rules),
    left: scene.leftAfter(seat + 1, turns.length),
  }));
  const left = scene.leftAfter(0, session.turns.value.length);
  return words().speech.state(scene.turnNumber, TURNS_MAX, left, rivals, guess);
}

/** Why a guess was not printed. */
export function guessFault({ session, skin }: Scene): string {
  if (session.isWaiting) return words().speech.waiting;
  return words().guess.reason(session.submission.value, (symbol) => nameOf(skin, symbol));
}
