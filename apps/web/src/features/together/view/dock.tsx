import type { RoomView } from '@inkling/client/generated/api';
import { roomTask } from '@inkling/games/contract/room-task';
import type { VNode } from 'preact';
import { AnnouncementNear, unshownPart } from '../../../shell/console.tsx';
import { Button } from '../../../ui/button.tsx';
import { Pick } from '../../../ui/fields.tsx';
import { Form } from '../../../ui/form.tsx';
import type { OpenGame, OpenSheets } from '../controller/open-game.ts';
import type { RoomController } from '../controller/room-controller.ts';
import { messages } from '../messages/language.ts';
import { pageMessages } from '../messages/page/language.ts';
import { freeSeats, guessIn, NONCE, ownSheet, type Seat } from '../session/room-game.ts';
import { isInviting } from './invitation.tsx';
import { shownSentences } from './shown-sentences.ts';
import { TaskLine } from './task-line.tsx';

/** What to do now: sit down, set a secret, guess, answer or reveal the secret; or what the room waits for. */
export function Dock(props: { readonly controller: RoomController; readonly view: RoomView }): VNode {
  const { controller, view } = props;
  const waiting = controller.waiting.value;
  const open = controller.game.value;
  const task = roomTask(view);
  // A field with its own board keeps showing the guess where it was typed.
  const staysOnBoard =
    open?.kind === 'sheets' && open.field.Board && guessIn(waiting?.line ?? '') !== undefined;
  if (waiting && !staysOnBoard) {
    const isMove = waiting.kind === 'move' && !waiting.line.startsWith(NONCE);
    return (
      <div class="dock match-dock">
        <Unsent line={isMove ? waiting.line : ''} open={open?.kind === 'sheets' ? open : undefined} />
      </div>
    );
  }
  return (
    <div class="dock match-dock">
      {open && (
        <TaskLine
          task={messages().room.task(view, open.game)}
          said={isSetOnBoard(view, open) ? controller.reply.value : ''}
          shown={shownSentences(controller)}
          field={open.kind === 'sheets' ? open.field : undefined}
        />
      )}
      {open?.kind === 'sheets' && (task === 'move' || task === 'deposit') && (
        <GuessForm controller={controller} view={view} open={open} isGuess={task === 'move'} />
      )}
      {open?.kind === 'sheets' && task === 'answer' && <Answer controller={controller} open={open} />}
      {task === 'open' && (
        <div class="actions">
          <Button main onPress={() => controller.open()}>
            {controller.sentences.open}
          </Button>
        </div>
      )}
      {task === 'sit' && (
        <>
          <div class="actions">
            {freeSeats(view).map((seat) => (
              <Button key={seat} main onPress={() => takeSeat(controller, seat)}>
                {controller.sentences.sit(seat)}
              </Button>
            ))}
          </div>
          <p class="aside">{pageMessages().sitHelp}</p>
        </>
      )}
    </div>
  );
}

function isSetOnBoard(view: RoomView, open: OpenGame): boolean {
  const task = roomTask(view);
  return open.kind === 'sheets' && open.field.Board !== undefined && (task === 'move' || task === 'deposit');
}

/** Takes a seat. The pressed button disappears, so the board takes the focus. */
function takeSeat(controller: RoomController, seat: Seat): void {
  controller.sit(seat);
  document.getElementById('board')?.focus();
}

function GuessForm(props: {
  readonly controller: RoomController;
  readonly view: RoomView;
  readonly open: OpenSheets;
  readonly isGuess: boolean;
}): VNode {
  const { controller, view, open, isGuess } = props;
  const { yourGuess } = messages();
  const { yours, deposit } = controller.sentences;
  const { Field, Board } = open.field;
  const left = Board ? '' : unshownPart(controller.announcement.value, shownSentences(controller));
  const submit = () => {
    controller.submit();
    // The pressed button is gone while the move is being sent, unless the guess stays on its board.
    if (controller.waiting.value && !(isGuess && Board)) document.getElementById('board')?.focus();
  };
  const enter = { isWaiting: controller.waiting.value !== undefined, press: submit };
  return (
    <Form class="match-entry" onSubmit={submit}>
      <Field
        label={isGuess ? yourGuess : yours}
        {...(isGuess && { turns: ownSheet(view)?.turns ?? [] })}
        enter={enter}
      />
      <div class="actions">
        {!Board && (
          <Button submits main={!isInviting(view)}>
            {isGuess ? pageMessages().guess : deposit}
          </Button>
        )}
        {isGuess && (
          <button
            type="button"
            class="quiet"
            onClick={() => {
              controller.dialog.value = 'resign';
            }}
          >
            {pageMessages().resign}
          </button>
        )}
        {left !== '' && <AnnouncementNear announcement={left} />}
      </div>
    </Form>
  );
}

/** A move that the server has not answered yet, shown so that the user does not repeat it. */
function Unsent({ line, open }: { readonly line: string; readonly open: OpenSheets | undefined }): VNode {
  const guess = guessIn(line);
  const what = open && (guess === undefined ? inWords(line, open) : open.sheets.sayGuess(guess));
  if (!open || what === undefined) return <p class="online-unsent">{pageMessages().onItsWay}</p>;
  return (
    <p class="online-unsent">
      <span>
        {pageMessages().waitingToBeSent}
        <span class="unseen"> {what}</span>
      </span>
      {guess === undefined ? <b aria-hidden="true">{what}</b> : <open.sheets.Guess guess={guess} />}
    </p>
  );
}

/** A move other than a guess in the user's words. Undefined if there is no short name for it. */
function inWords(line: string, { answers, byHand, sheets }: OpenSheets): string | undefined {
  if (line === 'resign') return pageMessages().resign;
  const answer = byHand && answers.find((each) => byHand.answerMove(each) === line);
  return answer === undefined ? undefined : (sheets.byHand?.sayAnswer(answer) ?? answer);
}

function Answer(props: { readonly controller: RoomController; readonly open: OpenSheets }): VNode {
  const { controller, open } = props;
  const { plain } = messages();
  const { answerElsewhere, suggested } = controller.sentences;
  const truth = controller.truth.value;
  const byHand = open.sheets.byHand;
  const AnswerField = byHand?.AnswerField;
  const say = (answer: string) => byHand?.sayAnswer(answer) ?? answer;
  return (
    <>
      <p class="aside">{truth === undefined ? answerElsewhere : suggested(say(truth))}</p>
      <div class="match-terms">
        {AnswerField ? (
          <AnswerField answer={controller.answer} />
        ) : (
          <Pick
            label={plain.answer}
            value={controller.answer.value}
            options={open.answers}
            name={(answer) => say(answer)}
            onPick={(answer) => {
              controller.answer.value = answer;
            }}
          />
        )}
        <Button main onPress={() => controller.submit()}>
          {pageMessages().answer}
        </Button>
      </div>
    </>
  );
}
