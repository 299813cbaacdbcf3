import type { VNode } from 'preact';
import { Keycap } from '../../../ui/keycap.tsx';
import { messages } from '../messages/language.ts';
import { namesOf } from '../messages/names.ts';
import { draftOf } from '../session/draft.ts';
import { Pegs } from './pegs.tsx';
import { useDesk } from './use-mastermind.ts';

/** The best few guesses with their reasons, when they are asked for. */
export function Suggestions(): VNode | null {
  const desk = useDesk();
  const { suggestions: told } = messages();
  const { value: asked } = desk.session.asks;
  const { value: best } = desk.explainer.suggestions;
  if (asked !== 'guess' && asked !== 'turn') return null;
  return (
    <section class="suggestions" aria-labelledby="suggestions-heading">
      <h2 id="suggestions-heading">
        {told.heading}
        <button type="button" class="press" onClick={() => void desk.explainer.suggest()}>
          {told.ask}
          <Keycap>;</Keycap>
        </button>
      </h2>
      {best && best.length === 0 && <p>{messages().speech.noSuggestion}</p>}
      {best && best.length > 0 && (
        <ol class="suggestion-list">
          {best.map((suggestion) => (
            <li key={suggestion.guess.join()}>
              <button
                type="button"
                class="suggestion"
                aria-label={told.row(namesOf(desk.skin, suggestion.guess), suggestion)}
                onClick={() => {
                  desk.session.draft.value = draftOf(suggestion.guess);
                }}
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
