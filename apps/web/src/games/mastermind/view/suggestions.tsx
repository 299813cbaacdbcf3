import type { VNode } from 'preact';
import { appMessages } from '../../../shell/messages/language.ts';
import { namesOf } from '../../../shell/messages/names.ts';
import { Keycap } from '../../../ui/keycap.tsx';
import { seatWords } from '../messages/language.ts';
import { draftOf } from '../session/draft.ts';
import { useDesk } from './desk-context.ts';
import { Pegs } from './pegs.tsx';

/** The best few guesses with their reasons, when they are asked for. */
export function Suggestions(): VNode | null {
  const desk = useDesk();
  const { suggestions: told } = seatWords();
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
      {best && best.length === 0 && <p>{appMessages().speech.noSuggestion}</p>}
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
