import type { RoomView } from '@inkling/client/generated/api';
import { mayVote } from '@inkling/games/contract/room-rights';
import { classMessages } from '../messages/classroom/language.ts';
import { messages } from '../messages/language.ts';
import { turnsIn } from '../session/own-vote.ts';
import type { RoomGame } from '../session/room-game.ts';
import { sheetsOf } from '../session/room-game.ts';
import { secretsLeft, type VoteVerdict, verdictOf, votesForPossible } from '../session/vote-verdict.ts';

/** What a class hears: the state, or what has changed since `before`. Votes alone are no news: undefined. */
export function classNews(
  view: RoomView,
  before: RoomView | undefined,
  game: RoomGame,
  ownGuess: string | undefined,
): string | undefined {
  const task = classTask(view, game, ownGuess);
  if (!before) return joined([latestTurn(view, game), task]);
  if (before.next === undefined && view.next !== undefined) return messages().changes(view, before, game);
  const isTurn = turnsIn(view) !== turnsIn(before);
  if (isTurn) return joined([latestTurn(view, game), task]);
  if (view.phase !== before.phase) return task;
  const [now, then] = [view.classroom, before.classroom];
  if (!now || !then) return undefined;
  const isAnew = now.vote === 'open' && now.voters < then.voters;
  if (now.vote === then.vote && !isAnew) return undefined;
  const { anew, goesOn } = classMessages().inNounsOf(game.part);
  if (now.vote !== 'open') return task;
  return isAnew || now.voters === 0 ? anew : goesOn;
}

/** What to do now, in one sentence, or how the game ended. */
export function classTask(view: RoomView, game: RoomGame, ownGuess: string | undefined): string {
  const sentences = classMessages().inNounsOf(game.part);
  const { classroom, phase, sheets: [sheet] = [] } = view;
  if (phase === 'over') {
    if (sheet?.solved) return sentences.found(sheet.turnsUsed);
    return sheet?.resigned ? sentences.ended : sentences.notFound;
  }
  const at = turnsIn(view) + 1;
  if (classroom?.vote === 'paused') return sentences.paused;
  if (classroom?.vote === 'revealed') {
    const verdict = ownGuess === undefined ? undefined : verdictIn(view, game, ownGuess);
    if (view.you !== 'spectator') return shareOf(view, game)?.join(' ') ?? classMessages().canItBe;
    return joined([verdict ? ownVerdict(verdict, game) : '', sentences.revealed]);
  }
  if (!mayVote(view)) return sentences.votingFor(at);
  return ownGuess === undefined ? sentences.open(at) : sentences.voted(at);
}

/** How many of the votes are for what can be the secret, and how much is left, in two parts: the first is emphasised. */
export function shareOf(view: RoomView, game: RoomGame): readonly [string, string] | undefined {
  const possible = votesForPossible(view, game.module);
  if (possible === undefined) return undefined;
  const { inNounsOf, left } = classMessages();
  const [head, rest] = inNounsOf(game.part).share(possible, view.classroom?.voters ?? 0);
  const count = secretsLeft(view, game.module);
  return [head, count === undefined ? rest : `${rest} ${left(count)}`];
}

/** What a pupil reads about the own guess. */
export function ownVerdict(verdict: VoteVerdict, game: RoomGame): string {
  const { yoursCan, yoursCannot, yoursNever } = classMessages().inNounsOf(game.part);
  if (verdict.kind === 'refuted') return yoursCannot(verdict.turn + 1);
  return verdict.kind === 'possible' ? yoursCan : yoursNever;
}

export function verdictIn(
  { rules, sheets = [] }: RoomView,
  { module }: RoomGame,
  guess: string,
): VoteVerdict | undefined {
  return verdictOf(module, rules, sheets[0]?.turns ?? [], guess);
}

function latestTurn(view: RoomView, game: RoomGame): string {
  const last = view.sheets?.[0]?.turns?.at(-1);
  const answer = last && sheetsOf(game, view.rules)?.sayAnswer(last);
  if (answer === undefined) return '';
  return classMessages().inNounsOf(game.part).turn(turnsIn(view), answer);
}

function joined(sentences: readonly string[]): string {
  return sentences.filter((sentence) => sentence !== '').join(' ');
}
