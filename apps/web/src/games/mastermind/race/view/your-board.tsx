import { feedbackOf } from '@inkling/core/feedback';
import type { VNode } from 'preact';
import { KeySquare } from '../../../../ui/key-square.tsx';
import { GuessBar } from '../../board/guess-bar.tsx';
import { Pegboard } from '../../board/pegboard.tsx';
import { CopyButton, PieceRow } from '../../board/pieces.tsx';
import { TurnBar } from '../../board/turn-bar.tsx';
import { messages as gameMessages } from '../../messages/language.ts';
import { namesOf } from '../../pieces/names.ts';
import { draftOf, moveTo } from '../../session/draft.ts';
import { useRace } from '../controller/race-controller.ts';
import { messages } from '../messages/language.ts';
import { TURNS_MAX } from '../session/race-session.ts';
import { LeftCell } from './left-cell.tsx';
import { RivalSheets } from './rival-sheets.tsx';

/** The user's own board and, once the user is done, the rivals' sheets below it. */
export function YourBoard(): VNode {
  const { session } = useRace();
  return (
    <div class="race-boards">
      <Board />
      {session.isOver && <RivalSheets />}
    </div>
  );
}

/** The covered code, the turns with the codes left after each, and the row being filled. */
function Board(): VNode {
  const controller = useRace();
  const { session, skin } = controller;
  const { yours } = messages();
  const { rules, isOver } = session;
  const turns = session.turns.value;
  const { pending, secret } = session.view.value;
  const printed = turns.length + (pending ? 1 : 0) + 1;
  return (
    <Pegboard
      skin={skin}
      rules={rules}
      turnsMax={TURNS_MAX}
      secret={secret}
      heading={[yours.heading, yours.turnOf(Math.min(controller.turnNumber, TURNS_MAX), TURNS_MAX)]}
      turns={turns.length}
      firstToCome={isOver ? undefined : printed + 1}
    >
      <ol class="printed">
        {turns.map((_, index) => (
          <YourTurn key={index} index={index} />
        ))}
        {pending && (
          <TurnBar
            class="pegboard-row turn"
            turn={turns.length}
            text={yours.waiting(turns.length + 1, namesOf(skin, pending))}
          >
            <PieceRow skin={skin} code={pending} />
          </TurnBar>
        )}
      </ol>
      {!isOver && <NextGuess />}
    </Pegboard>
  );
}

function NextGuess(): VNode {
  const controller = useRace();
  const { draft } = controller.session;
  return (
    <GuessBar
      turn={controller.turnNumber - 1}
      skin={controller.skin}
      draft={draft.value}
      onMove={(place) => {
        draft.value = moveTo(draft.value, place);
      }}
      onErase={() => controller.erase()}
      onSubmit={() => controller.submit()}
    />
  );
}

function YourTurn({ index }: { readonly index: number }): VNode {
  const controller = useRace();
  const { session, skin } = controller;
  const { turns: text } = gameMessages();
  const turn = session.turns.value[index];
  const guess = Array.from(turn?.guess ?? []);
  const feedback = feedbackOf(turn?.feedback ?? 0);
  return (
    <TurnBar
      class="pegboard-row turn"
      turn={index}
      text={text.row(index + 1, namesOf(skin, guess), feedback.exact, feedback.near)}
    >
      {session.isOver ? (
        <PieceRow skin={skin} code={guess} />
      ) : (
        <CopyButton
          skin={skin}
          code={guess}
          turn={index}
          onCopy={() => {
            session.draft.value = draftOf(guess);
          }}
        />
      )}
      <LeftCell line={0} index={index} />
      <KeySquare feedback={feedback} places={guess.length} />
    </TurnBar>
  );
}
