import type { Mark } from '@inkling/core/marks';
import type { VNode } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { wordWords } from '../messages/language.ts';
import { cycleMark, setMark } from '../session/word-draft.ts';
import { LetterCase } from './letter-case.tsx';
import { MarkSign } from './mark-sign.tsx';
import { RoundRow, SortRow } from './round-row.tsx';
import { WhySlip } from './why-slip.tsx';
import { useWordDesk } from './word-desk-context.ts';

/** The rounds of another game: printed ones to correct, one being typed, and a box for pasted ones. */
export function HelperBoard(): VNode {
  const desk = useWordDesk();
  const { helper, marks } = wordWords();
  const { rounds, draft } = desk.helper;
  const reasonId = useId();
  const { letters } = draft.value;
  const number = rounds.value.length + 1;
  const ready = letters.length > 0 && (rounds.value.length === 0 || letters.length === desk.lengthMax);
  return (
    <section class="board" id="board" tabIndex={-1} aria-labelledby="board-heading">
      <h2 id="board-heading">
        {helper.heading} <small>{helper.rounds(rounds.value.length)}</small>
      </h2>
      <ol class="rounds">
        {rounds.value.map((round, index) => (
          <RoundRow key={index} round={round} index={index} />
        ))}
      </ol>
      <div class="dock">
        <div class="round round-draft">
          <span class="bar-number">{number}</span>
          {letters.length > 0 ? (
            <SortRow
              label={helper.draft(number)}
              letters={letters}
              marks={draft.value.marks}
              current={draft.value.place}
              onCycle={(place) => {
                draft.value = cycleMark(draft.value, place);
              }}
              onMark={(place, mark) => {
                draft.value = setMark(draft.value, mark, place);
              }}
            />
          ) : (
            <p class="draft-empty">{helper.empty}</p>
          )}
        </div>
        <p class="mark-legend">
          {([2, 1, 0] as readonly Mark[]).map((mark) => (
            <span key={mark}>
              <MarkSign mark={mark} /> {marks[mark]}
            </span>
          ))}
        </p>
        <LetterCase best={{}} />
        <div class="actions">
          <button
            type="button"
            class="press press-main"
            aria-disabled={ready ? undefined : 'true'}
            aria-describedby={reasonId}
            onClick={() => desk.submit()}
          >
            {helper.add}
          </button>
          <button type="button" class="press" onClick={() => desk.undo()}>
            {helper.undo}
          </button>
          <button type="button" class="press" onClick={() => desk.redo()}>
            {helper.redo}
          </button>
          <button type="button" class="press" onClick={() => desk.clear()}>
            {helper.clear}
          </button>
          <p class="reason" id={reasonId}>
            {desk.draftReason()}
          </p>
        </div>
      </div>
      <WhySlip />
      <PasteBox />
    </section>
  );
}

/** Takes rounds in any form; what cannot be read stays, so that it can be mended. */
function PasteBox(): VNode {
  const desk = useWordDesk();
  const { helper } = wordWords();
  const box = useRef<HTMLTextAreaElement>(null);
  return (
    <form
      class="paste"
      onSubmit={(event) => {
        event.preventDefault();
        if (box.current && desk.paste(box.current.value)) box.current.value = '';
      }}
    >
      <label for="paste">{helper.paste}</label>
      <textarea id="paste" ref={box} rows={3} spellcheck={false} aria-describedby="paste-help" />
      <p class="aside" id="paste-help">
        {helper.pasteHelp}
      </p>
      <button type="submit" class="press">
        {helper.pasteAdd}
      </button>
    </form>
  );
}
