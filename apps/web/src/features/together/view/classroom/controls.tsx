import type { RoomView } from '@inkling/client/generated/api';
import type { VNode } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { Button } from '../../../../ui/button.tsx';
import type { Classroom } from '../../controller/classroom.ts';
import { classMessages } from '../../messages/classroom/language.ts';

interface ControlsProps {
  readonly classroom: Classroom;
  readonly vote: NonNullable<RoomView['classroom']>;
}

/** What whoever leads the class can do now. */
export function Controls({ classroom, vote }: ControlsProps): VNode {
  const { controls, hide, show, end } = classMessages();
  const { room, areNumbersHidden } = classroom;
  return (
    <section class="class-controls" aria-label={controls}>
      <Steps classroom={classroom} vote={vote} />
      <Button quiet onPress={() => classroom.toggleNumbers()}>
        {areNumbersHidden.value ? show : hide}
      </Button>
      <Button
        quiet
        class="class-end"
        onPress={() => {
          room.dialog.value = 'resign';
        }}
      >
        {end}
      </Button>
    </section>
  );
}

/** The steps of the vote. They change with it, so the second click of a double click must not reach another step. */
function Steps(props: ControlsProps): VNode {
  const { vote } = props.vote;
  useLayoutEffect(() => {
    // The pressed button may be gone.
    if (document.activeElement === document.body)
      document.getElementById('board')?.focus({ preventScroll: true });
  }, [vote]);
  return (
    <div
      class="class-steps"
      onClickCapture={(event) => {
        if (event.detail > 1) event.stopPropagation();
      }}
    >
      {vote === 'revealed' ? <StepsAfter {...props} /> : <StepsBefore {...props} />}
    </div>
  );
}

function StepsAfter({ classroom, vote: { voters } }: ControlsProps): VNode {
  const { again, playFirst } = classMessages();
  const isBusy = isBusyIn(classroom);
  return (
    <>
      <Button key="first" main off={isBusy || voters === 0} onPress={() => classroom.play(0)}>
        {playFirst}
      </Button>
      <Button key="again" off={isBusy} onPress={() => void classroom.direct('again')}>
        {again}
      </Button>
    </>
  );
}

function StepsBefore({ classroom, vote: { vote, voters } }: ControlsProps): VNode {
  const { reveal, pause, resume, noReveal } = classMessages();
  const isBusy = isBusyIn(classroom);
  const isOpen = vote === 'open';
  return (
    <>
      {!isOpen && (
        <Button key="resume" main off={isBusy} onPress={() => void classroom.direct('resume')}>
          {resume}
        </Button>
      )}
      <Button
        key="reveal"
        main={isOpen}
        off={isBusy || voters === 0}
        aria-describedby={voters === 0 ? 'class-no-reveal' : undefined}
        onPress={() => void classroom.direct('reveal')}
      >
        {reveal}
      </Button>
      {isOpen && (
        <Button key="pause" off={isBusy} onPress={() => void classroom.direct('pause')}>
          {pause}
        </Button>
      )}
      {voters === 0 && (
        <span class="unseen" id="class-no-reveal">
          {noReveal}
        </span>
      )}
    </>
  );
}

function isBusyIn({ isSending, room }: Classroom): boolean {
  return isSending.value || room.waiting.value !== undefined;
}
