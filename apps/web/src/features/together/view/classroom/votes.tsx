import type { RoomView } from '@inkling/client/generated/api';
import type { VNode } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { appMessages } from '../../../../shell/messages/language.ts';
import { Button } from '../../../../ui/button.tsx';
import type { Classroom } from '../../controller/classroom.ts';
import { shareOf } from '../../controller/classroom-news.ts';
import type { OpenSheets } from '../../controller/open-game.ts';
import { classMessages } from '../../messages/classroom/language.ts';
import { type VoteVerdict, verdictsOf } from '../../session/vote-verdict.ts';
import { useFitting } from './fitting-rows.ts';

export interface WallProps {
  readonly classroom: Classroom;
  readonly view: RoomView;
  readonly vote: NonNullable<RoomView['classroom']>;
  readonly open: OpenSheets;
}

/** The guesses that the class wants, as bars. Once it is revealed, each says whether it can be the secret. */
export function Votes(props: WallProps): VNode {
  const { classroom, view, vote, open } = props;
  const list = useRef<HTMLOListElement>(null);
  const isRevealed = vote.vote === 'revealed';
  const most = useFitting(list, vote.guesses.length, `${vote.vote} ${appMessages().language}`);
  const [showsAll, setShowsAll] = useState(false);
  const { none, noneNow, more, showAll, showFirst } = classMessages();
  const verdicts = isRevealed ? verdictsOf(view, open.game.module) : [];
  const isHidden = classroom.areNumbersHidden.value;
  const guesses = vote.guesses.map((each, at) => ({ ...each, at, verdict: verdicts[at] }));
  // The order says as much as the numbers do.
  if (isHidden && !isRevealed) guesses.sort((one, other) => (one.guess < other.guess ? -1 : 1));
  const shown = showsAll ? guesses : guesses.slice(0, most);
  if (guesses.length === 0) return <p class="class-none">{isRevealed ? noneNow : none}</p>;
  const first = vote.guesses[0]?.votes ?? 1;
  return (
    <>
      <ol class={isRevealed ? 'class-votes class-votes-revealed' : 'class-votes'} ref={list}>
        {shown.map((each) => (
          <VoteRow
            key={each.guess}
            {...each}
            classroom={classroom}
            open={open}
            share={isHidden ? undefined : each.votes / first}
            mayPlay={isRevealed && view.you !== 'spectator'}
          />
        ))}
      </ol>
      {most < guesses.length && (
        <p class="class-more">
          {!showsAll && more(guesses.length - most)}{' '}
          <Button quiet onPress={() => setShowsAll(!showsAll)}>
            {showsAll ? showFirst : showAll}
          </Button>
        </p>
      )}
      <Note {...props} />
    </>
  );
}

/** What the list shows and what it does not, or how many of the guesses can be the secret. */
function Note({ classroom, view, vote, open }: WallProps): VNode {
  const { asTheyCome, hidden } = classMessages();
  const share = vote.vote === 'revealed' ? shareOf(view, open.game) : undefined;
  return (
    <p class="class-note">
      {share ? (
        <>
          <b>{share[0]}</b> {share[1]}
        </>
      ) : classroom.areNumbersHidden.value ? (
        hidden
      ) : (
        asTheyCome
      )}
    </p>
  );
}

function VoteRow(props: {
  readonly classroom: Classroom;
  readonly open: OpenSheets;
  readonly guess: string;
  readonly votes: number;
  readonly at: number;
  readonly verdict: VoteVerdict | undefined;
  /** The length of the bar, 0 … 1. Undefined while the numbers are hidden. */
  readonly share: number | undefined;
  readonly mayPlay: boolean;
}): VNode {
  const { classroom, open, guess, votes, at, verdict, share, mayPlay } = props;
  const { sheets } = open;
  const { votes: counted, playThis, playThisGuess } = classMessages();
  const name = sheets.sayGuess(guess);
  const isNot = verdict !== undefined && verdict.kind !== 'possible';
  const says = verdict && sayVerdict(verdict, open);
  return (
    <li class={isNot ? 'class-vote class-vote-not' : 'class-vote'}>
      <span class="unseen">{share === undefined ? name : counted(name, votes)}</span>
      <span class="class-drawn">
        <sheets.Guess guess={guess} />
      </span>
      <span class="class-bars">
        {share !== undefined && <span class="class-bar" style={{ inlineSize: `${share * 100}%` }} />}
        {says !== undefined && <span class="class-verdict">{says}</span>}
      </span>
      {mayPlay && (
        <Button
          quiet
          class="class-play"
          aria-label={playThisGuess(name)}
          off={classroom.room.waiting.value !== undefined}
          onPress={() => classroom.play(at)}
        >
          {playThis}
        </Button>
      )}
      {share !== undefined && (
        <b class="class-count" aria-hidden="true">
          {votes}
        </b>
      )}
    </li>
  );
}

function sayVerdict(verdict: VoteVerdict, { game }: OpenSheets): string {
  const { can, cannot, never } = classMessages().inNounsOf(game.part);
  if (verdict.kind === 'refuted') return cannot(verdict.turn + 1);
  return verdict.kind === 'possible' ? can : never;
}
