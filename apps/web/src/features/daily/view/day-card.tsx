import type { VNode } from 'preact';
import type { DayProgress } from '../../../shell/daily/day-progress.ts';
import { dayMessages } from '../../../shell/daily/messages/language.ts';
import { language } from '../../../shell/language/language.ts';
import { pageName } from '../../../shell/page.ts';
import type { ShareMark, ShareSpec } from '../../../shell/parts/share-spec.ts';
import { ShareCard } from '../../../shell/share/share-card.tsx';
import type { DailyController } from '../controller/daily-controller.ts';
import { messages } from '../messages/language.ts';
import { shareText } from '../session/share-text.ts';

/**
 * Today's results, in the same share sheet as every game's: how each game went, without anything that gives the
 * solutions away.
 */
export function DayCard({ controller }: { readonly controller: DailyController }): VNode | undefined {
  const spec = shareOfDay(controller);
  return (
    spec && (
      <ShareCard
        spec={spec}
        say={(sentence) => {
          controller.saidOnCard.value = sentence;
          controller.announcement.value = sentence;
        }}
      />
    )
  );
}

/** Returns what to share, with a row for each finished game. Undefined if no game is finished. */
function shareOfDay(controller: DailyController): ShareSpec | undefined {
  const { ofDay, progress: say, withNotes } = dayMessages();
  const shown = controller.games.value;
  const describe = (progress: DayProgress) =>
    progress.withNotes ? `${say(progress)}, ${withNotes}` : say(progress);
  const ended = controller.parts.games.flatMap(({ entry, part }) => {
    const progress = shown.find(({ game }) => game === entry.id)?.progress;
    const isOver = progress?.phase === 'found' || progress?.phase === 'lost';
    return progress && isOver ? [{ name: pageName(entry, language.value), progress, part }] : [];
  });
  if (ended.length === 0) return undefined;
  const day = ofDay(controller.day.value);
  const page = '#/daily';
  const lines = ended.map(({ part, ...game }) => ({
    ...game,
    lines: part.answersText(game.progress.answers),
  }));
  return {
    game: day,
    result: messages().shared(
      ended.filter(({ progress }) => progress.phase === 'found').length,
      ended.length,
    ),
    helps: undefined,
    layout: 'named',
    rows: ended.map(({ progress }) => marksOf(progress)),
    names: ended.map(({ name }) => name),
    spoken: (row) => lineOf(ended[row - 1], describe),
    text: shareText(`Inkling, ${day}`, lines, new URL(page, location.href).href, describe),
    hasBoard: false,
    page,
  };
}

/** Returns a mark for each turn. The last one shows whether the solution was found. */
function marksOf({ phase, turns }: DayProgress): readonly ShareMark[] {
  const before = Array<ShareMark>(Math.min(Math.max(turns - 1, 0), TURNS_SHOWN - 1)).fill('none');
  return [...before, phase === 'found' ? 'exact' : 'cross'];
}

function lineOf(
  game: { readonly name: string; readonly progress: DayProgress } | undefined,
  describe: (progress: DayProgress) => string,
): string {
  return game ? `${game.name}: ${describe(game.progress)}.` : '';
}

const TURNS_SHOWN = 12;
