import type { VNode } from 'preact';
import { Button } from '../../../../ui/button.tsx';
import { KeySquare } from '../../../../ui/key-square.tsx';
import { PieceRow } from '../../board/pieces.tsx';
import { TurnBar } from '../../board/turn-bar.tsx';
import { messages as codeMessages } from '../../messages/language.ts';
import { namesOf } from '../../pieces/names.ts';
import { messages } from '../messages/language.ts';
import { useLiar } from '../session/controller.ts';

/** The guesses with their answers. During the game rows can be doubted; at the end the false ones are marked. */
export function Rows(): VNode {
  const controller = useLiar();
  const text = messages();
  const { turns, lies } = controller.view.value;
  const { doubted } = controller.state.value;
  return (
    <ol class="printed liar-rows">
      {turns.map(({ guess, feedback }, turn) => {
        const isFalse = lies?.includes(turn) ?? false;
        const isDoubted = doubted.includes(turn) && lies === undefined;
        const names = ['pegboard-row turn', isDoubted && 'liar-doubted', isFalse && 'liar-false'];
        return (
          <TurnBar
            key={turn}
            class={names.filter(Boolean).join(' ')}
            turn={turn}
            text={codeMessages().turns.row(
              turn + 1,
              namesOf(controller.skin, guess),
              feedback.exact,
              feedback.near,
            )}
          >
            <PieceRow skin={controller.skin} code={guess} />
            {lies === undefined ? (
              <Button
                class="liar-doubt"
                aria-pressed={isDoubted}
                aria-label={text.doubtRow(turn + 1)}
                onPress={() => controller.doubt(turn)}
              >
                <span class="liar-word">{text.doubt}</span>
                <span class="liar-sign" aria-hidden="true">
                  ?
                </span>
              </Button>
            ) : (
              <span class="liar-told">{isFalse ? text.wasFalse : ''}</span>
            )}
            <KeySquare feedback={feedback} places={guess.length} />
          </TurnBar>
        );
      })}
    </ol>
  );
}
