import type { Classroom } from '../../controller/classroom.ts';
import { shareOf } from '../../controller/classroom-news.ts';
import { classMessages } from '../../messages/classroom/language.ts';
import { shownSentences } from '../shown-sentences.ts';

/** The announcements that the page also shows elsewhere. */
export function shownInClass({ room, vote, areNumbersHidden }: Classroom): readonly string[] {
  const [view, open] = [room.view.value, room.game.value];
  if (!view || open?.kind !== 'sheets') return [];
  const { hidden, shown, noReveal, yourVoteIs, inNounsOf } = classMessages();
  const { anew, goesOn, turn } = inNounsOf(open.game.part);
  const last = view.sheets?.[0]?.turns?.at(-1);
  const own = vote.value?.guess;
  return [
    ...shownSentences(room),
    shareOf(view, open.game)?.join(' ') ?? '',
    ...(last ? [turn(view.sheets?.[0]?.turnsUsed ?? 0, open.sheets.sayAnswer(last))] : []),
    ...(own === undefined ? [] : [yourVoteIs(open.sheets.sayGuess(own))]),
    ...(areNumbersHidden.value ? [hidden] : [shown]),
    ...(view.classroom?.voters === 0 ? [noReveal] : []),
    goesOn,
    anew,
  ].filter((sentence) => sentence !== '');
}
