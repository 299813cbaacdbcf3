import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { savedReviewAddress } from '../../../shell/review-address.ts';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form.tsx';
import { useFreeFocus } from '../../../ui/free-focus.ts';
import { Panel } from '../../../ui/panel.tsx';
import { messages } from '../messages/language.ts';
import { useNull } from '../session/controller.ts';

/** The guesses with their answers, and the next one. */
export function Board(): VNode {
  const controller = useNull();
  const { board } = messages();
  const { turns, params } = controller.view.value;
  return (
    <div class="board" id="board" tabIndex={-1}>
      <Panel name="null-board" heading={board.heading} aside={board.turnOf(turns.length, params.turnsMax)}>
        {turns.length === 0 && <p>{board.task(params.most)}</p>}
        <ol class="null-turns">
          {turns.map(({ guess, answer }, index) => (
            <li key={index}>
              <b>{guess}</b> {board.answers[answer]}
            </li>
          ))}
        </ol>
      </Panel>
      <Shared />
      {controller.isOver ? <Ending /> : <GuessForm />}
    </div>
  );
}

function GuessForm(): VNode {
  const controller = useNull();
  const { board } = messages();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Form
      class="dock null-dock"
      onSubmit={() => {
        if (input.current && controller.play(input.current.value)) input.current.value = '';
      }}
    >
      <label class="text-field">
        {board.number}
        <input id="number" ref={input} inputMode="numeric" autocomplete="off" maxLength={3} />
      </label>
      <div class="actions">
        <Button main submits>
          {board.guess}
        </Button>
        <Button keycap="U" onPress={() => controller.undo()}>
          {board.undo}
        </Button>
        <Button keycap="R" onPress={() => controller.redo()}>
          {board.redo}
        </Button>
      </div>
    </Form>
  );
}

/** The address that the user asked for, in case the browser does not let the page write to the clipboard. */
function Shared(): VNode | null {
  const address = useNull().shared.value;
  const { share } = messages();
  if (address === undefined) return null;
  return (
    <section class="finding" aria-label={share.label}>
      <input class="link-text" readOnly aria-label={share.label} value={address} />
    </section>
  );
}

/** How the game ended, and what to do next. */
function Ending(): VNode {
  const controller = useNull();
  const heading = useFreeFocus<HTMLHeadingElement>();
  const { state, board, review } = messages();
  return (
    <section class="ending" aria-labelledby="ending-heading">
      <h2 id="ending-heading" class="result" tabIndex={-1} ref={heading}>
        {state(controller.view.value)}
      </h2>
      <div class="actions">
        <Button main onPress={() => controller.begin(controller.view.value.params, '')}>
          {board.again}
        </Button>
        <a class="press" href={savedReviewAddress(controller.sheet)}>
          {review.open}
        </a>
        <Button keycap="U" onPress={() => controller.undo()}>
          {board.undo}
        </Button>
      </div>
    </section>
  );
}
