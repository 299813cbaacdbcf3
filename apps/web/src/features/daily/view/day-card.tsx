import '../style/day-card.css';
import type { VNode } from 'preact';
import { DayRing } from '../../../shell/daily/day-signs.tsx';
import type { DayStanding } from '../../../shell/daily/day-standing.ts';
import { dayMessages } from '../../../shell/daily/messages/language.ts';
import { language } from '../../../shell/language/language.ts';
import { pageName } from '../../../shell/page.ts';
import { messages as shareMessages } from '../../../shell/share/messages/language.ts';
import { ShareCard } from '../../../shell/share/share-card.tsx';
import type { ShareMark, ShareSpec } from '../../../shell/share-spec.ts';
import type { DailyController } from '../controller/daily-controller.ts';
import { messages } from '../messages/language.ts';
import { shareText } from '../session/share-text.ts';

/** What today brought, in the share sheet of every game: how it went, and nothing that gives the day away. */
export function DayCard({ controller }: { readonly controller: DailyController }): VNode {
  const spec = shareOfDay(controller);
  return (
    <section class="daily-share" aria-labelledby="share-heading">
      <h2 id="share-heading">{messages().share}</h2>
      {spec ? (
        <ShareCard
          spec={spec}
          say={(sentence) => {
            controller.said.value = sentence;
          }}
        />
      ) : (
        <BlankCard controller={controller} />
      )}
    </section>
  );
}

/** The card before any game is over: where each stands, and what the picture will hold. */
function BlankCard({ controller }: { readonly controller: DailyController }): VNode {
  const shown = controller.games.value;
  return (
    <div class="day-blank">
      <div class="day-blank-card" aria-hidden="true">
        <p>
          <span class="wordmark">
            Inkl<span class="dotless">ı</span>ng
          </span>
          {dayMessages().ofDay(controller.day.value)}
        </p>
        <ul>
          {controller.parts.games.map(({ entry }) => (
            <li key={entry.id}>
              <DayRing phase={shown.find(({ game }) => game === entry.id)?.standing.phase ?? 'open'} />
              {pageName(entry, language.value)}
            </li>
          ))}
        </ul>
      </div>
      <p>{shareMessages().noSpoilers}</p>
    </div>
  );
}

/** A row for each game that has been played to its end. */
function shareOfDay(controller: DailyController): ShareSpec | undefined {
  const { ofDay, standing: say, withNotes } = dayMessages();
  const shown = controller.games.value;
  const told = (standing: DayStanding) =>
    standing.withNotes ? `${say(standing)}, ${withNotes}` : say(standing);
  const ended = controller.parts.games.flatMap(({ entry, part }) => {
    const standing = shown.find(({ game }) => game === entry.id)?.standing;
    const isOver = standing?.phase === 'found' || standing?.phase === 'lost';
    return standing && isOver ? [{ name: pageName(entry, language.value), standing, part }] : [];
  });
  if (ended.length === 0) return undefined;
  const day = ofDay(controller.day.value);
  const page = '#/daily';
  const lines = ended.map(({ part, ...game }) => ({
    ...game,
    lines: part.answersText(game.standing.answers),
  }));
  return {
    game: day,
    result: messages().shared(
      ended.filter(({ standing }) => standing.phase === 'found').length,
      ended.length,
    ),
    withNotes: undefined,
    layout: 'named',
    rows: ended.map(({ standing }) => marksOf(standing)),
    names: ended.map(({ name }) => name),
    spoken: (row) => lineOf(ended[row - 1], told),
    text: shareText(`Inkling, ${day}`, lines, new URL(page, location.href).href, told),
    hasBoard: false,
    page,
  };
}

/** A mark for each turn, the last of which found it or did not. */
function marksOf({ phase, turns }: DayStanding): readonly ShareMark[] {
  const before = Array<ShareMark>(Math.min(Math.max(turns - 1, 0), TURNS_SHOWN - 1)).fill('none');
  return [...before, phase === 'found' ? 'exact' : 'cross'];
}

function lineOf(
  game: { readonly name: string; readonly standing: DayStanding } | undefined,
  told: (standing: DayStanding) => string,
): string {
  return game ? `${game.name}: ${told(game.standing)}.` : '';
}

const TURNS_SHOWN = 12;
