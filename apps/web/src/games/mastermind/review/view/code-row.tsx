import type { Code } from '@inkling/core/feedback';
import { countsOf, type GivenAnswer } from '@inkling/games/mastermind/rules/partial-turn';
import type { Skin } from '@inkling/games/mastermind/rules/skins';
import type { VNode } from 'preact';
import { KeySquare } from '../../../../ui/key-square.tsx';
import { Piece } from '../../../../ui/piece.tsx';
import { messages } from '../../messages/language.ts';

/** A guess and, if given, its answer. The pieces are hidden from screen readers. */
export function CodeRow(props: {
  readonly skin: Skin;
  readonly guess: Code;
  readonly answer?: GivenAnswer;
}): VNode {
  const { skin, guess, answer } = props;
  return (
    <>
      <CodePieces skin={skin} code={guess} />
      {answer && (
        <KeySquare feedback={answer} isPartial={answer.unknown !== undefined} places={guess.length} />
      )}
    </>
  );
}

/** The pieces of a code. Hidden from screen readers. */
export function CodePieces({ skin, code }: { readonly skin: Skin; readonly code: Code }): VNode {
  return (
    <span class="review-pieces" aria-hidden="true">
      {Array.from(code, (symbol, place) => (
        <Piece key={place} skin={skin.id} symbol={symbol} letter={skin.letters[symbol]} />
      ))}
    </span>
  );
}

/** Describes a turn in words. */
export function turnText(turn: number, guess: readonly string[], answer: GivenAnswer): string {
  return messages().turns.row(turn, guess, ...countsOf(answer));
}
