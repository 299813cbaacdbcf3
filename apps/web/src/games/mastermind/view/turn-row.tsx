import { answerOf, type ScoredTurn } from '@inkling/games/mastermind/rules/game';
import { countsOf } from '@inkling/games/mastermind/rules/partial-turn';
import type { VNode } from 'preact';
import { Button } from '../../../ui/button.tsx';
import { KeySquare } from '../../../ui/key-square.tsx';
import { CopyButton, PieceRow } from '../board/pieces.tsx';
import { TurnBar } from '../board/turn-bar.tsx';
import { useMastermind } from '../controller/controller.ts';
import { messages } from '../messages/language.ts';
import { namesOf } from '../pieces/names.ts';
import { mayCorrect } from '../session/seating.ts';

/** One turn: its guess, which can be copied, and its answer. */
export function TurnRow({ turn, index }: { readonly turn: ScoredTurn; readonly index: number }): VNode {
  const controller = useMastermind();
  const { turns, contradiction } = messages();
  const guess = Array.from(turn.guess);
  const { asks, editing } = controller.session;
  const inDoubt =
    controller.contradiction.value?.conflicts.some((conflict) => conflict.includes(index)) ?? false;
  const isOpen = editing.value === index;
  const row = turns.row(index + 1, namesOf(controller.skin, guess), ...countsOf(answerOf(turn)));
  return (
    <TurnBar
      class={`pegboard-row turn${inDoubt ? ' turn-doubt' : ''}${isOpen ? ' turn-open' : ''}`}
      turn={index}
      text={inDoubt ? `${row} ${contradiction.mark}` : row}
    >
      {asks.value !== 'guess' && asks.value !== 'turn' ? (
        <PieceRow skin={controller.skin} code={guess} />
      ) : (
        <CopyButton
          skin={controller.skin}
          code={guess}
          turn={index}
          onCopy={() => controller.dispatch({ kind: 'copy', code: guess })}
        />
      )}
      <span class="bar-end">
        {inDoubt && (
          <span class="doubt" aria-hidden="true">
            {contradiction.mark}
          </span>
        )}
        <CorrectionForm index={index} />
      </span>
      <KeySquare feedback={turn.feedback} isPartial={turn.unknown !== undefined} places={guess.length} />
    </TurnBar>
  );
}

/** A button that opens a turn for editing, if answers are given by hand. */
function CorrectionForm({ index }: { readonly index: number }): VNode | null {
  const controller = useMastermind();
  const { seating, editing } = controller.session;
  const { maker, solver } = messages();
  if (!mayCorrect(seating.value)) return null;
  const isSolver = seating.value.seat === 'solver';
  return (
    <Button
      class="press-mend"
      aria-label={isSolver ? solver.editTurn(index + 1) : maker.correctTurn(index + 1)}
      aria-pressed={editing.value === index}
      onPress={() =>
        controller.dispatch({ kind: 'open-turn', turn: editing.value === index ? undefined : index })
      }
    >
      {isSolver ? solver.edit : maker.correct}
    </Button>
  );
}
