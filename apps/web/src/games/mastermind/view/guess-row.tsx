import type { VNode } from 'preact';
import { Piece, PieceGhost } from '../../../ui/piece.tsx';
import { EraseButton, Slots } from '../../../ui/slots.tsx';
import { PrintedAnswer } from '../board/printed-legend.tsx';
import { BarNumber } from '../board/turn-bar.tsx';
import type { MastermindController } from '../controller/controller.ts';
import { useMastermind } from '../controller/controller.ts';
import { certainAt, placesFor } from '../engine/evidence.ts';
import { messages } from '../messages/language.ts';
import { messages as pieceMessages } from '../pieces/messages/language.ts';

/**
 * The guess being set. While the drawer is open, it marks the places where the picked piece can still be, and
 * outlines pieces that are certain but not yet placed. Pressing the current place again keeps its piece for the
 * next guess.
 */
export function GuessRow(): VNode {
  const controller = useMastermind();
  const { draft, asks, held } = controller.session;
  const { skin, turnNumber } = controller;
  const { guess, two } = messages();
  const put = controller.putPiece.said.value;
  const isCode = asks.value === 'code';
  const picked = controller.picked.value;
  const findings = controller.shows('evidence') && !isCode ? controller.findings.value : undefined;
  const fits = picked !== undefined && findings ? placesFor(findings, picked) : [];
  const { symbols, place: current } = draft.value;
  const marks = (place: number) => [
    fits.includes(place) && 'slot-fits',
    held.value.includes(place) && !isCode && 'slot-held',
  ];
  return (
    <fieldset class="pegboard-row guess">
      <legend class="unseen">{isCode ? two.heading : guess.group(turnNumber)}</legend>
      <BarNumber turn={turnNumber - 1} />
      <span class="pegs">
        <Slots
          symbols={symbols}
          current={current}
          label={(place, symbol) => labelOf(controller, place, symbol, fits.includes(place))}
          mark={(place) => marks(place).filter(Boolean).join(' ') || undefined}
          draw={(symbol) => <Piece skin={skin.id} symbol={symbol} letter={skin.letters[symbol]} />}
          drawEmpty={(place) => {
            const certain = findings && certainAt(findings, place);
            return certain === undefined ? null : <PieceGhost skin={skin.id} symbol={certain} />;
          }}
          onMove={(place) => {
            const isAgain = place === current && symbols[place] !== undefined;
            controller.dispatch(isAgain ? { kind: 'hold', place } : { kind: 'move', place });
          }}
          onEnter={() => controller.dispatch({ kind: 'submit' })}
        />
      </span>
      <EraseButton
        label={pieceMessages().erase}
        class="press-erase"
        onPress={() => controller.dispatch({ kind: 'erase' })}
      />
      {!isCode && <PrintedAnswer />}
      <span class="unseen" aria-live="polite">
        {put?.draft === draft.value ? put.sentence : ''}
      </span>
    </fieldset>
  );
}

function labelOf(
  controller: MastermindController,
  place: number,
  symbol: number | undefined,
  isFit: boolean,
): string {
  const { guess, held } = messages();
  const { session, picked } = controller;
  const label = pieceMessages().slot(place + 1, symbol === undefined ? undefined : controller.nameOf(symbol));
  const isHeld = session.held.value.includes(place) && session.asks.value !== 'code';
  return [
    label,
    isFit && picked.value !== undefined && guess.fits(controller.nameOf(picked.value)),
    isHeld && held.mark,
  ]
    .filter(Boolean)
    .join('. ');
}
