import type { VNode } from 'preact';
import { Slots } from '../../../ui/slots.tsx';
import { messages } from '../messages/language.ts';
import type { PuzzleSession } from '../session/puzzle-session.ts';

/** Below the tear: the places of the answer. */
export function AnswerRow({ session }: { readonly session: PuzzleSession }): VNode {
  const { look } = session.shown;
  const { place } = messages();
  return (
    <fieldset class="puzzle-answer">
      <legend class="unseen">{look.text().only}</legend>
      <span class="clue-number" aria-hidden="true">
        =
      </span>
      {session.isOver.value ? (
        <span class="clue-guess" aria-hidden="true">
          {session.shown.proof.answer.map((symbol, at) => (
            <span key={at} class="answer-piece">
              <look.Piece symbol={symbol} />
            </span>
          ))}
        </span>
      ) : (
        <Slots
          symbols={session.draft.value}
          current={session.place.value}
          label={(at, symbol) => place(at + 1, symbol === undefined ? undefined : look.nameOf(symbol))}
          draw={(symbol) => <look.Piece symbol={symbol} />}
          onMove={(at) => session.move(at)}
          onEnter={() => session.check()}
        />
      )}
    </fieldset>
  );
}
