import type { PublicTurn } from '@inkling/games/contract/room';
import type { Signal } from '@preact/signals';
import type { VNode } from 'preact';
import type { BoardProps } from '../../../shell/parts/room-part.ts';
import { KeySquare } from '../../../ui/key-square.tsx';
import { boardLayout } from '../board/board-layout.ts';
import { Dragging } from '../board/dragging.tsx';
import { GuessBar } from '../board/guess-bar.tsx';
import { Pegboard } from '../board/pegboard.tsx';
import { CopyButton, PieceRow } from '../board/pieces.tsx';
import { TurnBar } from '../board/turn-bar.tsx';
import { messages } from '../messages/language.ts';
import { namesOf } from '../pieces/names.ts';
import { putDown } from '../session/carried.ts';
import { type Draft, draftOf, eraseSymbol, moveTo } from '../session/draft.ts';
import { type CodeTerms, symbolsOf } from './code-game.ts';

interface RoomBoardProps extends BoardProps {
  readonly terms: CodeTerms;
  readonly draft: Signal<Draft>;
  /** The code, once it may be shown here. */
  readonly secret?: ArrayLike<number> | undefined;
}

/**
 * The sheet of a breaker in a room, as a board: the hidden code, the turns, the guess being set, and the rows
 * still to come.
 */
export function RoomBoard(props: RoomBoardProps): VNode {
  const { terms, draft, turns, pending, isSet, submit, secret } = props;
  const { rules, skin } = terms;
  const layout = boardLayout(rules, skin);
  const isOpen = isSet && pending === undefined;
  const shown = turns.length + (isOpen || pending !== undefined ? 1 : 0);
  return (
    <div class={`room-board ${layout.class}`} style={layout.style}>
      <Pegboard {...terms} turns={turns.length} secret={secret} firstToCome={shown + 1}>
        <ol class="printed">
          {turns.map((turn, at) => (
            <Turn key={at} {...props} turn={turn} at={at} isOpen={isOpen} />
          ))}
          {pending !== undefined && <Pending terms={terms} turn={turns.length} guess={pending} />}
        </ol>
        {isOpen && (
          <GuessBar
            turn={turns.length}
            skin={skin}
            draft={draft.value}
            onMove={(place) => {
              draft.value = moveTo(draft.value, place);
            }}
            onErase={() => {
              draft.value = eraseSymbol(draft.value);
            }}
            onSubmit={submit}
          />
        )}
      </Pegboard>
      {isOpen && (
        <Dragging
          skin={skin}
          draft={draft.value}
          guessOf={(turn) => turns[turn] && symbolsOf(turns[turn].guess, terms)}
          onPutDown={(carried, place) => {
            draft.value = putDown(draft.value, carried, place);
          }}
        />
      )}
    </div>
  );
}

/** A turn with its answer. Its guess can be copied while a new guess is being set. */
function Turn(
  props: RoomBoardProps & { readonly turn: PublicTurn; readonly at: number; readonly isOpen: boolean },
): VNode {
  const { terms, draft, turn, at, isOpen } = props;
  const { rules, skin } = terms;
  const { turns: text } = messages();
  const code = symbolsOf(turn.guess, terms);
  const feedback = { exact: Number(turn['exact']), near: Number(turn['near']) };
  return (
    <TurnBar
      class="pegboard-row turn"
      turn={at}
      text={text.row(at + 1, namesOf(skin, code), feedback.exact, feedback.near)}
    >
      {isOpen ? (
        <CopyButton
          skin={skin}
          code={code}
          turn={at}
          onCopy={() => {
            draft.value = draftOf(code);
          }}
        />
      ) : (
        <PieceRow skin={skin} code={code} />
      )}
      <KeySquare feedback={feedback} places={rules.places} />
    </TurnBar>
  );
}

/** A guess that waits for its answer. */
function Pending(props: { readonly terms: CodeTerms; readonly turn: number; readonly guess: string }): VNode {
  const { terms, turn, guess } = props;
  const { skin } = terms;
  const code = symbolsOf(guess, terms);
  return (
    <TurnBar
      class="pegboard-row turn turn-waiting"
      turn={turn}
      text={`${messages().turns.turn(turn + 1)}: ${namesOf(skin, code).join(', ')}.`}
    >
      <PieceRow skin={skin} code={code} />
      <span class="waiting-mark" aria-hidden="true">
        ?
      </span>
    </TurnBar>
  );
}
