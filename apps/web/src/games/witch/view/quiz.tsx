import { MATCH_POINTS, quizPoints } from '@inkling/games/witch/rules/points';
import { NAME_LENGTH_MAX } from '@inkling/games/witch/rules/spelling';
import type { QuizView } from '@inkling/games/witch/rules/view';
import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form.tsx';
import { useInSight } from '../../../ui/in-sight.ts';
import { Keycap } from '../../../ui/keycap.tsx';
import { messages } from '../messages/language.ts';
import { descriptionOf, nameOf } from '../session/roster.ts';
import { useBoard } from './board-context.ts';
import { Picture } from './picture.tsx';

/** Her portrait, with four names or an empty field; no name stands out from the others. */
export function Quiz(): VNode | null {
  const model = useBoard();
  const { quiz: text, table } = messages();
  const { quiz, params } = model.session.view.value;
  const hinted = quiz?.hint !== undefined;
  const box = useInSight<HTMLElement>(`${quiz?.witch} ${hinted}`);
  useBoardBack();
  if (!quiz) return null;
  return (
    <section class="quiz" aria-labelledby="quiz-heading" ref={box}>
      <div class="quiz-head">
        <Picture face={{ type: 'gameTile', witch: quiz.witch }} id="quiz" />
        <div>
          <h3 id="quiz-heading">{text.heading}</h3>
          <p>{table.askWorth(MATCH_POINTS, quizPoints(params.quiz, 'right', hinted))}</p>
        </div>
      </div>
      {quiz.options ? <Names options={quiz.options} /> : <NameLine />}
      {hinted && <p class="quiz-hint">{descriptionOf(quiz.witch)}</p>}
      <div class="quiz-further">
        {!hinted && (
          <Button quiet keycap="H" onPress={() => model.play({ kind: 'hint' })}>
            {text.hint(quizPoints(params.quiz, 'right', true))}
          </Button>
        )}
        <Button quiet keycap="S" onPress={() => model.play({ kind: 'skip' })}>
          {text.skip}
        </Button>
      </div>
    </section>
  );
}

/**
 * Once the question is answered, returns the focus to the tile that had it before; at the end of the game, the
 * focus is left for the result to take.
 */
function useFocusBack(): void {
  const model = useBoard();
  useLayoutEffect(() => {
    const before = document.activeElement;
    return () => {
      const active = document.activeElement;
      const isLost = active === document.body || active?.closest('.quiz');
      if (isLost && !model.session.isOver && before instanceof HTMLElement && before.isConnected)
        before.focus();
    };
  }, []);
}

/** Scrolls the board back into view after a question: one below the window has scrolled the board out of it. */
function useBoardBack(): void {
  useLayoutEffect(
    () => () => {
      if (document.activeElement?.closest('.console')) return;
      document.getElementById('board')?.scrollIntoView({ block: 'nearest' });
    },
    [],
  );
}

function Names({ options }: { readonly options: NonNullable<QuizView['options']> }): VNode {
  const model = useBoard();
  useFocusBack();
  return (
    <ol class="quiz-names">
      {options.map((witch, index) => (
        <li key={witch}>
          <Button onPress={() => model.answer(index + 1)}>
            <Keycap>{index + 1}</Keycap>
            {nameOf(witch)}
          </Button>
        </li>
      ))}
    </ol>
  );
}

/** A field for the name. Takes the focus unless the user is typing commands. */
function NameLine(): VNode {
  const model = useBoard();
  const input = useRef<HTMLInputElement>(null);
  const { quiz } = messages();
  useFocusBack();
  useLayoutEffect(() => {
    if (!(document.activeElement instanceof HTMLInputElement)) input.current?.focus();
  }, []);
  return (
    <Form
      class="quiz-line"
      onSubmit={() => {
        const name = input.current?.value.trim() ?? '';
        if (name !== '') model.play({ kind: 'name', text: name });
      }}
    >
      <input
        ref={input}
        class="caption-line"
        aria-label={quiz.type}
        autocomplete="off"
        autocapitalize="words"
        spellcheck={false}
        maxLength={NAME_LENGTH_MAX}
      />
      <Button submits main>
        {quiz.answer}
      </Button>
    </Form>
  );
}
