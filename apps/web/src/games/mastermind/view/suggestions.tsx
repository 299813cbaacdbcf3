import type { VNode } from 'preact';
import { Press } from '../../../ui/press.tsx';
import { useMastermind } from '../controller/controller.ts';
import { messages } from '../messages/language.ts';
import { namesOf } from '../pieces/names.ts';
import { Pegs } from './pegs.tsx';

/** The best few guesses with their reasons, when they are asked for. */
export function Suggestions(): VNode | null {
  const controller = useMastermind();
  const { suggestions: told } = messages();
  const { value: asked } = controller.session.asks;
  const { value: best } = controller.explainer.suggestions;
  if (asked !== 'guess' && asked !== 'turn') return null;
  return (
    <section class="suggestions" aria-labelledby="suggestions-heading">
      <h3 id="suggestions-heading">
        {told.heading}
        <Press onPress={() => controller.dispatch({ kind: 'suggest' })} keycap=";">
          {told.ask}
        </Press>
      </h3>
      {best && best.length === 0 && <p>{messages().speech.noSuggestion}</p>}
      {best && best.length > 0 && (
        <ol class="suggestion-list">
          {best.map((suggestion) => (
            <li key={suggestion.guess.join()}>
              <button
                type="button"
                class="suggestion"
                aria-label={told.row(namesOf(controller.skin, suggestion.guess), suggestion)}
                onClick={() => controller.dispatch({ kind: 'copy', code: suggestion.guess })}
              >
                <span class="pegs" aria-hidden="true">
                  <Pegs code={suggestion.guess} />
                </span>
                <span class="suggestion-why">{told.reasons(suggestion)}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
