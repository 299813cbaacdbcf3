import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { PLACES } from '../session/mastermind-session.ts';
import { SEED_LENGTH_MAX } from '../session/seed.ts';
import { words } from '../words/language.ts';
import { useDesk } from './desk-context.ts';
import { Dialog } from './dialog.tsx';

/** A new sheet: its places, and its seed if the person has one in mind. */
export function SheetDialog(): VNode {
  const desk = useDesk();
  const [places, setPlaces] = useState(desk.session.rules.places);
  const [seed, setSeed] = useState('');
  const { sheet } = words();
  const close = () => {
    desk.dialog.value = undefined;
  };
  return (
    <Dialog heading={sheet.newSheet} onClose={close}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          close();
          desk.begin(places, seed);
        }}
      >
        <fieldset class="choice">
          <legend>{sheet.placesChoice}</legend>
          {PLACES.map((count) => (
            <label key={count}>
              <input
                type="radio"
                name="places"
                checked={places === count}
                onChange={() => setPlaces(count)}
              />
              {count}
            </label>
          ))}
        </fieldset>
        <label class="text-field">
          {sheet.seed}
          <input
            value={seed}
            maxLength={SEED_LENGTH_MAX}
            autocomplete="off"
            aria-describedby="seed-help"
            onInput={(event) => setSeed(event.currentTarget.value)}
          />
        </label>
        <p class="aside" id="seed-help">
          {sheet.seedHelp} {sheet.seedHonest}
        </p>
        <div class="actions">
          <button type="submit" class="press press-main">
            {sheet.start}
          </button>
          <button type="button" class="press" onClick={close}>
            {sheet.leave}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
