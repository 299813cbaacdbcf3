import type { VNode } from 'preact';
import { DayRing } from '../../../shell/daily/day-signs.tsx';
import { dayMessages } from '../../../shell/daily/messages/language.ts';
import { language } from '../../../shell/language/language.ts';
import { pageName } from '../../../shell/page.ts';
import { Button } from '../../../ui/button.tsx';
import type { DailyController, GameOfDay } from '../controller/daily-controller.ts';
import { messages } from '../messages/language.ts';
import type { ShownGame } from '../session/merge-day.ts';

/** The games of a day side by side, each with its progress and its one action. */
export function DayGames({ controller }: { readonly controller: DailyController }): VNode {
  const { games, server } = controller.parts;
  const { sources, asking, away } = messages();
  const shown = controller.games.value;
  const first = shown.find(({ progress }) => progress.phase === 'begun');
  const next = first ?? shown.find(({ progress }) => progress.phase === 'open');
  const source = !controller.isToday
    ? sources.practice
    : server.server.value === 'asking'
      ? asking
      : server.server.value === 'here'
        ? sources.server
        : server.server.value === 'away' && !server.isClockWrong.value
          ? away
          : sources.open;
  return (
    <section aria-label={messages().games}>
      <ul class="daily-games">
        {shown.map((one) => {
          const game = games.find(({ entry }) => entry.id === one.game);
          return (
            game && (
              <DayGame key={one.game} controller={controller} game={game} shown={one} isNext={one === next} />
            )
          );
        })}
      </ul>
      <p class="daily-source">{source}</p>
    </section>
  );
}

function DayGame(props: {
  readonly controller: DailyController;
  readonly game: GameOfDay;
  readonly shown: ShownGame;
  /** Whether this is the game to suggest next. */
  readonly isNext: boolean;
}): VNode {
  const { controller, game, shown, isNext } = props;
  const { progress, aside, source } = shown;
  const { part, entry } = game;
  const name = pageName(entry, language.value);
  const { progress: say, withNotes } = dayMessages();
  const { phase, turns, answers } = progress;
  const state =
    phase === 'open'
      ? messages().notOpened
      : phase === 'begun'
        ? messages().begun(turns)
        : sentence(say(progress));
  return (
    <li class={phase === 'begun' ? 'daily-game daily-game-begun' : 'daily-game'}>
      <div class="daily-game-name">
        <DayRing phase={phase} />
        <div>
          <h3>{name}</h3>
          <p>
            {[
              state,
              progress.withNotes && withNotes,
              source === 'server' && part.servedNote?.[language.value],
            ]
              .filter(Boolean)
              .join(', ')}
          </p>
        </div>
      </div>
      <div class="daily-answers">
        {/* Some games cannot show their answers as a picture. */}
        {(!turns || answers.length > 0) && <part.Answers answers={answers} />}
      </div>
      <div class="daily-do">
        <DayAction controller={controller} name={name} shown={shown} isNext={isNext} />
      </div>
      {aside && <p class="aside">{messages().aside(say(aside))}</p>}
    </li>
  );
}

/** The button to play, continue or see the result: in a room of the server, or on the game's own page. */
function DayAction(props: {
  readonly controller: DailyController;
  readonly name: string;
  readonly shown: ShownGame;
  readonly isNext: boolean;
}): VNode {
  const { controller, name, shown, isNext } = props;
  const { game, progress, source } = shown;
  const { server } = controller.parts;
  const { play, goOn, result, help, helped } = messages();
  const act = { open: play, begun: goOn(progress.next), found: result, lost: result }[progress.phase];
  const main = isNext ? 'press press-main' : 'press';
  const served = server.view.value?.games.find((one) => one.game === game);
  if (controller.isToday && server.server.value === 'asking')
    return (
      <Button off aria-label={`${act}: ${name}`}>
        {act}
      </Button>
    );
  if (source === 'open' || !controller.isToday)
    return (
      <a
        class={main}
        href={progress.room ? `#/online/room/${progress.room}` : `#/${game}/day/${controller.day.value}`}
        aria-label={`${act}: ${name}`}
      >
        {act}
      </a>
    );
  return (
    <>
      <Button
        class={isNext ? 'press-main' : ''}
        aria-label={`${act}: ${name}`}
        onPress={() => {
          if (served) void server.play(served.game);
          else if (progress.room) location.hash = `#/online/room/${progress.room}`;
        }}
      >
        {act}
      </Button>
      {served?.attempt && !served.attempt.over && served.attempt.kind === 'unassisted' && (
        <button
          type="button"
          class="quiet"
          aria-label={`${help}: ${name}`}
          onClick={() =>
            void server.declare(served.game).then((done) => {
              if (done) controller.announcement.value = helped;
            })
          }
        >
          {help}
        </button>
      )}
    </>
  );
}

function sentence(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
