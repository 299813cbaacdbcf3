import type { RoomView } from '@inkling/client/generated/api';
import { makeClassroomName } from '@inkling/games/contract/names';
import type { VNode } from 'preact';
import { Button } from '../../../../ui/button.tsx';
import { Form } from '../../../../ui/form.tsx';
import { type Classroom, whyClosed } from '../../controller/classroom.ts';
import { classTask } from '../../controller/classroom-news.ts';
import type { OpenSheets } from '../../controller/open-game.ts';
import { classMessages } from '../../messages/classroom/language.ts';
import { Sheets, sheetClass } from '../sheets.tsx';
import { TaskLine } from '../task-line.tsx';
import { shownInClass } from './class-sentences.ts';

interface PupilProps {
  readonly classroom: Classroom;
  readonly view: RoomView;
  readonly open: OpenSheets;
}

/** A pupil's page: the board of the class, a guess to set, and the own vote. It shows nobody else's. */
export function Pupil({ classroom, view, open }: PupilProps): VNode {
  const { field } = open;
  const { room } = classroom;
  const { Board } = field;
  const [sheet] = view.sheets ?? [];
  const turns = sheet?.turns ?? [];
  return (
    <>
      <div class="match-make online-game">
        <h2 class="unseen">{makeClassroomName(view.classroom?.name ?? '')}</h2>
        {Board ? (
          <section class={sheetClass(open, true)} aria-labelledby="class-board">
            <h3 class="unseen" id="class-board">
              {classMessages().board}
            </h3>
            <Board
              turns={turns}
              pending={sheet?.pending}
              isSet={sheet?.pending === undefined}
              submit={() => void classroom.cast()}
            />
          </section>
        ) : (
          <Sheets controller={room} view={view} open={open} shown={view.sheets ?? []} />
        )}
        <div class="dock match-dock">
          <TaskLine
            task={classTask(view, open.game, classroom.vote.value?.guess)}
            said={room.reply.value}
            shown={shownInClass(classroom)}
            field={open.field}
          />
          <OwnVote classroom={classroom} open={open} />
          <Entry classroom={classroom} view={view} open={open} />
        </div>
      </div>
      <div class="match-side" />
    </>
  );
}

/** The guess that is being set, and the key or button that sends it. */
function Entry({ classroom, view, open }: PupilProps): VNode {
  const { Field, Board } = open.field;
  const { vote, voteForThis, yourGuess } = classMessages();
  const { isSending } = classroom;
  const isOff = whyClosed(view, open.game.part) !== undefined;
  const submit = () => void classroom.cast();
  return (
    <Form class="match-entry" onSubmit={submit}>
      <Field
        label={yourGuess}
        turns={view.sheets?.[0]?.turns ?? []}
        enter={{ isWaiting: isSending.value, isOff, label: vote, press: submit }}
      />
      {!Board && (
        <div class="actions">
          <Button submits main off={isOff || isSending.value}>
            {voteForThis}
          </Button>
        </div>
      )}
    </Form>
  );
}

/** What this pupil has voted for. It is above the keys, where a phone shows it, and takes its room from the beginning. */
function OwnVote({ classroom, open }: Pick<PupilProps, 'classroom' | 'open'>): VNode {
  const own = classroom.vote.value;
  const { yourVote, yourVoteIs, noVoteYet } = classMessages();
  const { sheets } = open;
  if (!own) return <p class="class-own">{noVoteYet}</p>;
  return (
    <p class="class-own">
      <span class="unseen">{yourVoteIs(sheets.sayGuess(own.guess))}</span>
      <span aria-hidden="true">{yourVote}</span>
      <span class="class-drawn">
        <sheets.Guess guess={own.guess} />
      </span>
    </p>
  );
}
