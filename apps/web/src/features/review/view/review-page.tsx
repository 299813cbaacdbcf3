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
import { useReturnToReview } from './place-on-page.ts';
import { PracticePanel } from './practice-panel.tsx';
import { ReviewActions } from './review-actions.tsx';
import { ReviewVerdict } from './review-verdict.tsx';
import { SharePanel } from './share-panel.tsx';
import { Timeline } from './timeline.tsx';
import { TurnDetail } from './turn-detail.tsx';
import { TurnList } from './turn-list.tsx';

/** The maximum number of turns in a column next to the selected turn. A longer game fills the sheet below it. */
const COLUMN_TURNS_MAX = 12;

/** The review page: the verdict, the list of turns, and the selected turn. */
export function ReviewPage(props: {
  readonly session: ReviewSession;
  readonly preferences: Signal<Preferences>;
  /** The number of turns to practise today, in all games. */
  readonly due: number;
}): VNode {
  const { session, due } = props;
  const practice = session.practice.value;
  useReturnToReview(practice !== undefined);
  return (
    <main class="review" id="board" tabIndex={-1} aria-busy={!session.isOver}>
      <ReviewTitle session={session} />
      {practice ? (
        <PracticePanel key={practice.turn} session={session} open={practice} due={due} />
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

/** The command line and the sheet of keys. While a practice is open, they are those of the practice. */
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
