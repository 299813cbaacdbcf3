import type { VNode } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { Button } from '../../../../ui/button.tsx';
import { Form } from '../../../../ui/form.tsx';
import type { OpenedGame } from '../game/questions.ts';
import { messages } from '../messages/language.ts';
import type { PlayController } from './play-controller.ts';

type Props = { readonly controller: PlayController; readonly game: OpenedGame };

/** The questions to choose from: buttons, or for many questions a text field with completion. */
export function AskForm({ controller, game }: Props): VNode {
  const { play } = messages();
  const asked = new Set(controller.turns.value.map(([guess]) => guess));
  return (
    <section class="own-ask" aria-labelledby="ask-heading">
      <h3 id="ask-heading">{play.askHeading}</h3>
      {game.guesses.length > BUTTONS_MAX ? (
        <AskField controller={controller} game={game} />
      ) : (
        <div class="own-questions">
          {game.guesses.map((guess, at) => (
            <Button key={guess} off={asked.has(at)} onPress={() => !asked.has(at) && void controller.ask(at)}>
              {guess}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}

function AskField({ controller, game }: Props): VNode {
  const { play } = messages();
  const input = useRef<HTMLInputElement>(null);
  const list = useId();
  return (
    <Form
      class="own-field"
      onSubmit={() => {
        const { current: box } = input;
        if (box && controller.askTyped(box.value)) box.value = '';
      }}
    >
      <label class="text-field">
        {play.askLabel}
        <input ref={input} list={list} autocomplete="off" spellcheck={false} />
      </label>
      <datalist id={list}>
        {game.guesses.slice(0, LISTED_MAX).map((guess) => (
          <option key={guess} value={guess} />
        ))}
      </datalist>
      <Button main submits>
        {play.ask}
      </Button>
    </Form>
  );
}

const BUTTONS_MAX = 40;
const LISTED_MAX = 2000;
