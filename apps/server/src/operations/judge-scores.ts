import { type Day, dayAt, isDay } from '@inkling/games/daily/day';
import { ScoreRepository } from '../daily/score-repository.ts';
import { type Answer, withStore } from './with-store.ts';

/** Lists all scores of a day (by default today), including those held back: one line for each, with its room. */
export async function listScores(data: string, day: string | undefined): Promise<Answer> {
  const wanted = day ?? dayAt(Date.now());
  if (!isDay(wanted)) return { fault: `${wanted} is not a day; write it like 2026-11-21.` };
  return withScores(data, async (scores) => {
    const found = await scores.ofDay(wanted);
    if (!found.ok) return { fault: 'The database cannot be read.' };
    const lines = found.value.map(
      ({ room, game, kind, turns, ms, held }) =>
        `${room}  ${game}  ${kind}  ${turns} ${turns === 1 ? 'turn' : 'turns'}  ${(ms / 1000).toFixed(1)} s${held === '' ? '' : `  ${held}`}`,
    );
    return { text: lines.length > 0 ? lines.join('\n') : noScores(wanted) };
  });
}

/** Removes the score of a room from its board, or publishes one that was held back. */
export async function judgeScore(data: string, room: string, verdict: 'strike' | 'allow'): Promise<Answer> {
  return withScores(data, async (scores) => {
    const done = await scores.judge(room, verdict === 'strike' ? 'struck' : '');
    if (!done.ok) return { fault: 'The database cannot be written.' };
    const now = verdict === 'strike' ? 'off the board' : 'on the board';
    if (done.value === 'no-score') return { fault: `Room ${room} has no score.` };
    return done.value === 'judged'
      ? { text: `The score of room ${room} is ${now} now.` }
      : { fault: `The score of room ${room} is ${now} already.` };
  });
}

function noScores(day: Day): string {
  return `Nobody has a score on ${day}.`;
}

function withScores(data: string, act: (scores: ScoreRepository) => Promise<Answer>): Promise<Answer> {
  return withStore(data, (store) => act(new ScoreRepository(store)));
}
