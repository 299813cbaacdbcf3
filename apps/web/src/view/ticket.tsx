import type { VNode } from 'preact';
import { PLACES } from '../session/mastermind-session.ts';
import { words } from '../words/language.ts';
import { useDesk } from './desk-context.ts';

/** The line that says which sheet this is. */
export function Ticket(): VNode {
  const desk = useDesk();
  const { sheet, keys } = words();
  const { seed } = desk.session.sheet.value;
  return (
    <section class="ticket" aria-label={sheet.ticket}>
      <span class="ticket-facts">
        <span>{sheet.skin}</span>
        <span>
          {sheet.seed} <b>{seed}</b>
        </span>
      </span>
      <PlacesSwitch />
      <button
        type="button"
        class="press"
        onClick={() => {
          desk.dialog.value = 'sheet';
        }}
      >
        {sheet.newSheet}
      </button>
      <a class="press" href="#/race">
        {sheet.race}
      </a>
      <button
        type="button"
        class="press"
        onClick={() => {
          desk.dialog.value = 'keys';
        }}
      >
        {keys.open}
        <span class="keycap" aria-hidden="true">
          ?
        </span>
      </button>
    </section>
  );
}

/** Another number of places is another sheet, with a solver of its own. */
function PlacesSwitch(): VNode {
  const desk = useDesk();
  const { sheet } = words();
  const { places } = desk.session.rules;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend on screen.
    <div class="segments" role="group" aria-label={sheet.placesChoice}>
      {PLACES.map((count) => (
        <button
          key={count}
          type="button"
          class="press"
          aria-pressed={count === places}
          onClick={() => {
            if (count !== places) desk.begin(count, '');
          }}
        >
          {sheet.places(count)}
        </button>
      ))}
    </div>
  );
}
