import type { VNode } from 'preact';
import { toClipboard } from '../../../shell/clipboard.ts';
import { DayRing } from '../../../shell/daily/day-signs.tsx';
import type { DayStanding } from '../../../shell/daily/day-standing.ts';
import { dayMessages } from '../../../shell/daily/messages/language.ts';
import { language } from '../../../shell/language/language.ts';
import { pageName } from '../../../shell/page.ts';
import { Press } from '../../../ui/press.tsx';
import type { DailyController } from '../controller/daily-controller.ts';
import { messages } from '../messages/language.ts';
import { shareText } from '../session/share-text.ts';

/** What today brought as a card, and as text that gives nothing away. */
export function ShareDay({ controller }: { readonly controller: DailyController }): VNode | null {
  const { ofDay, standing: say, withNotes } = dayMessages();
  const { share, shareLead, copy, copied, notCopied } = messages();
  const title = `Inkling, ${ofDay(controller.day.value)}`;
  const shown = controller.games.value;
  const told = (standing: DayStanding) =>
    standing.withNotes ? `${say(standing)}, ${withNotes}` : say(standing);
  const games = controller.parts.games.flatMap(({ entry, part }) => {
    const standing = shown.find(({ game }) => game === entry.id)?.standing;
    return standing ? [{ name: pageName(entry, language.value), standing, part }] : [];
  });
  const ended = games.filter(({ standing: { phase } }) => phase === 'found' || phase === 'lost');
  if (ended.length === 0) return null;
  const text = () =>
    shareText(
      title,
      ended.map(({ part, ...game }) => ({ ...game, lines: part.answersText(game.standing.answers) })),
      new URL('#/daily', location.href).href,
      told,
    );
  return (
    <section class="daily-share" aria-labelledby="share-heading">
      <div class="daily-card" aria-hidden="true">
        <p class="daily-card-title">
          <span class="wordmark">
            Inkl<span class="dotless">ı</span>ng
          </span>
          <span>{ofDay(controller.day.value)}</span>
        </p>
        <ul class="daily-card-games">
          {games.map((game) => (
            <li key={game.name} class="daily-card-game">
              <DayRing phase={game.standing.phase} />
              <span>
                <b>{game.name}</b>
                <small>{game.standing.phase === 'open' ? '' : told(game.standing)}</small>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h2 id="share-heading">{share}</h2>
        <p>{shareLead}</p>
        <Press
          onPress={() =>
            void toClipboard(text()).then((done) => {
              controller.said.value = done ? copied : notCopied;
            })
          }
        >
          {copy}
        </Press>
      </div>
    </section>
  );
}
