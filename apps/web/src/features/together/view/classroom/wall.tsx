import { makeClassroomName } from '@inkling/games/contract/names';
import type { VNode } from 'preact';
import { classMessages } from '../../messages/classroom/language.ts';
import { turnsIn } from '../../session/own-vote.ts';
import { ClassBoard } from './class-board.tsx';
import { Controls } from './controls.tsx';
import { SquareButton, siteName } from './square.tsx';
import { Votes, type WallProps } from './votes.tsx';

/**
 * The page on the wall: how to join, the board, the guesses that the class wants, and the controls of the vote. Whoever
 * only watches has no controls.
 */
export function Wall(props: WallProps): VNode {
  const { classroom, view, vote, open } = props;
  const { ask, canItBe, board, inNounsOf } = classMessages();
  const { state } = inNounsOf(open.game.part);
  const now = vote.vote === 'revealed' ? canItBe : state[vote.vote](turnsIn(view) + 1);
  return (
    <>
      <Head {...props} />
      <div class="class-main">
        <section aria-labelledby="class-board">
          <h2 id="class-board">{board}</h2>
          <ClassBoard room={classroom.room} view={view} open={open} />
        </section>
        <section aria-labelledby="class-ask">
          <div class="class-ask">
            <h2 id="class-ask">{ask}</h2>
            <p>{now}</p>
          </div>
          <Votes {...props} />
        </section>
      </div>
      {view.you !== 'spectator' && <Controls classroom={classroom} vote={vote} />}
    </>
  );
}

/** The nameplate, how to join, and how many are here. A link for watching does not say how to join. */
function Head({ classroom, vote }: WallProps): VNode {
  const { plate, join, joined, voted } = classMessages();
  const { presence } = classroom.room.line;
  const here = presence.value && joined(presence.value.watchers);
  return (
    <header class="class-head">
      <h1>
        <span class="unseen">{plate}</span>
        <span class="wordmark" aria-hidden="true">
          Inkl<span class="dotless">ı</span>ng
        </span>
      </h1>
      {vote.name !== undefined && (
        <div class="class-join">
          <p>
            <span>{join.before}</span> <b>{makeClassroomName(vote.name)}</b>{' '}
            <span>
              {join.after} <span class="class-site">{siteName()}</span>
            </span>
          </p>
          <SquareButton room={classroom.room} />
        </div>
      )}
      <p class="class-counts">
        {here && <Counted parts={here} />} <Counted parts={voted(vote.voters)} />
      </p>
    </header>
  );
}

/** A number and what it counts. */
function Counted({ parts: [count, what] }: { readonly parts: readonly [string, string] }): VNode {
  return (
    <span>
      <b>{count}</b> {what}
    </span>
  );
}
