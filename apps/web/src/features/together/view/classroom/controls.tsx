import type { RoomView } from '@inkling/client/generated/api';
import type { VNode } from 'preact';
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

/** The steps of the vote. Their buttons keep their places, so that a pressed one keeps the focus. */
function Steps({ classroom, vote: { vote, voters } }: ControlsProps): VNode {
  const { reveal, pause, resume, again, playFirst, noReveal } = classMessages();
  const { isSending, room } = classroom;
  const isBusy = isSending.value || room.waiting.value !== undefined;
  if (vote === 'revealed')
    return (
      <>
        <Button main off={isBusy || voters === 0} onPress={() => classroom.play(0)}>
          {playFirst}
        </Button>
        <Button off={isBusy} onPress={() => void classroom.direct('again')}>
          {again}
        </Button>
      </>
    );
  const toReveal = (
    <Button
      main={vote === 'open'}
      off={isBusy || voters === 0}
      aria-describedby={voters === 0 ? 'class-no-reveal' : undefined}
      onPress={() => void classroom.direct('reveal')}
    >
      {reveal}
    </Button>
  );
  return (
    <>
      {vote === 'paused' && (
        <Button main off={isBusy} onPress={() => void classroom.direct('resume')}>
          {resume}
        </Button>
      )}
      {toReveal}
      {vote === 'open' && (
        <Button off={isBusy} onPress={() => void classroom.direct('pause')}>
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
