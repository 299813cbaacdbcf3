import './played.css';
import { answerOf, type ScoredTurn } from '@inkling/games/mastermind/rules/game';
import { countsOf } from '@inkling/games/mastermind/rules/partial-turn';
import type { Skin } from '@inkling/games/mastermind/rules/skins';
import type { VNode } from 'preact';
import { KeySquare } from '../../../ui/key-square.tsx';
import { PieceRow } from '../board/pieces.tsx';
import { TurnBar } from '../board/turn-bar.tsx';
import { messages } from '../messages/language.ts';
import { namesOf } from '../pieces/names.ts';

/** A phone has room for this many large rows above the content that follows. */
const ROOMY_TURNS_MAX = 5;

/** The guesses with their answers, as the result page shows them. */
export function Recap(props: { readonly skin: Skin; readonly played: readonly ScoredTurn[] }): VNode {
  const { skin, played } = props;
  const { turns } = messages();
  return (
    <ol class={played.length > ROOMY_TURNS_MAX ? 'recap recap-long' : 'recap'} aria-label={turns.heading}>
      {played.map((turn, index) => (
        <TurnBar
          key={index}
          class="recap-turn"
          turn={index}
          text={turns.row(index + 1, namesOf(skin, turn.guess), ...countsOf(answerOf(turn)))}
        >
          <PieceRow skin={skin} code={turn.guess} />
          <KeySquare
            feedback={turn.feedback}
            isPartial={turn.unknown !== undefined}
            places={turn.guess.length}
          />
        </TurnBar>
      ))}
    </ol>
  );
}
