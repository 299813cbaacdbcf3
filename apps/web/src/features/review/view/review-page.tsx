import type { Signal } from '@preact/signals';
import type { VNode } from 'preact';
import { Console } from '../../../shell/console.tsx';
import { KeysButton, OpenKeySheet } from '../../../shell/key-sheet.tsx';
import type { Preferences } from '../../../shell/preferences.ts';
import { messages as shareMessages } from '../../../shell/share/messages/language.ts';
import { messages } from '../messages/language.ts';
import type { ReviewSession } from '../session/review-session.ts';
import { runReviewLine } from '../session/run-line.ts';
import { FROM_ELSEWHERE } from './elsewhere-panel.tsx';
import { PracticePanel } from './practice-panel.tsx';
import { ReviewActions } from './review-actions.tsx';
import { ReviewVerdict } from './review-verdict.tsx';
import { SharePanel } from './share-panel.tsx';
import { Timeline } from './timeline.tsx';
import { TurnDetail } from './turn-detail.tsx';
import { TurnList } from './turn-list.tsx';

/** A column holds as many turns beside the one in question; a longer game fills the sheet below it. */
const COLUMN_TURNS_MAX = 12;

/** What it came down to, the turns, and the one in question. */
export function ReviewPage(props: {
  readonly session: ReviewSession;
  readonly preferences: Signal<Preferences>;
  /** Turns of all games that are to be practised today. */
  readonly due: number;
}): VNode {
  const { session, due } = props;
  const practice = session.practice.value;
  return (
    <main class="review" id="board" tabIndex={-1} aria-busy={!session.isOver}>
      <ReviewTitle session={session} />
      {practice ? (
        <PracticePanel session={session} open={practice} due={due} />
      ) : (
        <>
          <ReviewVerdict session={session} />
          <Timeline session={session} />
          <div
            class={
              session.game.turns.length > COLUMN_TURNS_MAX ? 'review-columns review-long' : 'review-columns'
            }
          >
            <TurnList session={session} />
            <TurnDetail session={session} />
            <ReviewActions session={session} due={due} />
          </div>
          <SharePanel session={session} />
        </>
      )}
      <ReviewFoot {...props} />
    </main>
  );
}

function ReviewTitle({ session }: { readonly session: ReviewSession }): VNode {
  const { game } = session;
  const { heading, yourGames, seed, elsewhere } = messages();
  const facts = [
    game.name(),
    ...(game.seed === undefined ? [] : [seed(game.seed)]),
    ...(game.helps === undefined ? [] : [shareMessages().helps(game.helps)]),
  ];
  return (
    <header class="review-title">
      <h2>{heading}</h2>
      <p>{facts.join(', ')}</p>
      <nav>
        <a class="quiet" href={`#/review/${FROM_ELSEWHERE}`}>
          {elsewhere.open}
        </a>
        <a class="quiet" href="#/history">
          {yourGames}
        </a>
      </nav>
    </header>
  );
}

/** The line to type on, and the sheet of keys: of the practice while it is open. */
function ReviewFoot(props: {
  readonly session: ReviewSession;
  readonly preferences: Signal<Preferences>;
}): VNode {
  const { session, preferences } = props;
  const text = messages();
  const part = session.practice.value ? text.practice : text;
  return (
    <>
      <div class="review-foot">
        <Console
          announcement={session.announcer.sentence.value}
          placeholder={part.placeholder}
          lengthMax={200}
          onRun={(line) => runReviewLine(session, line)}
        />
        <KeysButton
          onPress={() => {
            session.keysOpen.value = true;
          }}
        />
      </div>
      <OpenKeySheet
        open={session.keysOpen}
        rows={part.keyRows}
        commandRows={part.commandRows}
        preferences={preferences}
      />
    </>
  );
}
