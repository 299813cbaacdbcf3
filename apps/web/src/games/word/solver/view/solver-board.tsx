import type { Mark } from '@inkling/core/marks';
import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { Button } from '../../../../ui/button.tsx';
import { FileButton } from '../../../../ui/file-button.tsx';
import { Form } from '../../../../ui/form.tsx';
import { messages } from '../../messages/language.ts';
import { Keyboard, lookOfMark } from '../../view/keyboard.tsx';
import { LetterTile } from '../../view/letter-tile.tsx';
import { WhyPanel } from '../../view/why-panel.tsx';
import { solverMessages } from '../messages/language.ts';
import { useSolver } from '../session/controller.ts';
import { cycleMark, setMark } from '../session/draft.ts';
import { PASTE_LENGTH_MAX } from '../session/rounds-session.ts';
import { Chances } from './chances.tsx';
import { pictureIn, takePicture } from './picture-file.ts';
import { MarkedLetters, RoundRow } from './round-row.tsx';

/** The rounds of a game from elsewhere: those entered, which can be corrected, the draft, and a box for pasting. */
export function Board(): VNode {
  const controller = useSolver();
  const { solver } = solverMessages();
  const { session, why } = controller;
  const rounds = session.rounds.value;
  const findings = controller.findings.latest.value;
  return (
    <div class="word-left">
      <section class="board" id="board" tabIndex={-1} aria-labelledby="board-heading">
        <h2 id="board-heading">
          {solver.heading} <small>{solver.rounds(rounds.length)}</small>
        </h2>
        <ol class="rounds">
          {rounds.map((round, index) => (
            <RoundRow key={index} round={round} index={index} />
          ))}
        </ol>
        <Entry />
        {why.value && (
          <WhyPanel
            explained={why.value}
            alphabet={session.alphabet}
            onClose={() => {
              why.value = undefined;
            }}
          />
        )}
        <PasteBox />
      </section>
      {rounds.length > 0 && findings?.check.consistent && <Chances findings={findings} />}
    </div>
  );
}

/** The round that is being typed, with its keyboard. */
function Entry(): VNode {
  const controller = useSolver();
  const { solver } = solverMessages();
  const { session } = controller;
  const { letters } = session.draft;
  const count = session.rounds.value.length;
  const isBegun = session.sheet.nodes.length > 1 || letters.length > 0;
  const isReady = letters.length > 0 && (count === 0 || letters.length === controller.lengthMax);
  return (
    <div class="dock">
      <DraftRow number={count + 1} />
      <p class="mark-legend">
        {MARK_NAMES.map(([mark, name]) => (
          <span key={mark}>
            <LetterTile mark={mark} /> {messages().legend[name]}
          </span>
        ))}
      </p>
      <Keyboard
        alphabet={session.alphabet}
        layout={controller.saved.settings.value.keyboard}
        lookOf={(letter) => lookOfMark(letter, undefined)}
        enter={solver.addShort}
        enterLabel={solver.add}
        isEnterOff={!isReady}
        onLetter={(letter) => controller.type(letter)}
        onErase={() => controller.erase()}
        onEnter={() => controller.submit()}
      />
      <div class="actions word-steps">
        <p class="reason">{controller.draftReason()}</p>
        {isBegun && (
          <>
            <Button quiet data-once onPress={() => controller.undo()}>
              {messages().play.undo}
            </Button>
            <Button quiet data-once onPress={() => controller.redo()}>
              {messages().play.redo}
            </Button>
            <Button quiet onPress={() => controller.clear()}>
              {solver.clear}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

const MARK_NAMES: readonly (readonly [mark: Mark, name: 'exact' | 'near' | 'absent'])[] = [
  [2, 'exact'],
  [1, 'near'],
  [0, 'absent'],
];

function DraftRow({ number }: { readonly number: number }): VNode {
  const { session } = useSolver();
  const { solver } = solverMessages();
  const { letters, marks, place } = session.draft;
  return (
    <div class="round">
      <span class="bar-number">{number}</span>
      {letters.length > 0 ? (
        <MarkedLetters
          label={solver.draft(number)}
          letters={letters}
          marks={marks}
          current={place}
          onCycle={(at) => {
            session.draft = cycleMark(session.draft, at);
          }}
          onMark={(at, mark) => {
            session.draft = setMark(session.draft, mark, at);
          }}
        />
      ) : (
        <p class="draft-empty">{solver.empty}</p>
      )}
    </div>
  );
}

/** A box that accepts rounds in any form. Invalid input stays in it, so that the user can correct it. */
function PasteBox(): VNode {
  const controller = useSolver();
  const { solver } = solverMessages();
  const box = useRef<HTMLTextAreaElement>(null);
  return (
    <Form
      class="paste"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        const picture = pictureIn(event.dataTransfer);
        if (!picture) return;
        event.preventDefault();
        void takePicture(controller, picture);
      }}
      onSubmit={() => {
        if (box.current && controller.paste(box.current.value)) box.current.value = '';
      }}
    >
      <label for="paste">{solver.paste}</label>
      <textarea
        id="paste"
        ref={box}
        rows={3}
        spellcheck={false}
        aria-describedby="paste-fault paste-help"
        aria-invalid={controller.remark.value !== ''}
        onInput={() => {
          controller.remark.value = '';
        }}
        onPaste={(event) => {
          const picture = pictureIn(event.clipboardData);
          if (picture) {
            event.preventDefault();
            void takePicture(controller, picture);
            return;
          }
          // The box would take seconds to lay out a long text, which is going to be refused anyway.
          const text = event.clipboardData?.getData('text/plain') ?? '';
          if (text.length <= PASTE_LENGTH_MAX) return;
          event.preventDefault();
          controller.paste(text);
        }}
      />
      <p class="paste-fault" id="paste-fault">
        {controller.remark.value}
      </p>
      <p class="aside" id="paste-help">
        {solver.pasteHelp}
      </p>
      <div class="actions">
        <Button submits>{solver.pasteAdd}</Button>
        <FileButton
          label={solver.picture}
          accept="image/*"
          onFiles={([file]) => {
            if (file) void takePicture(controller, file);
          }}
        />
      </div>
    </Form>
  );
}
