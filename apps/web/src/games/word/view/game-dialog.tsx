import { ENGLISH_WORD_LENGTHS } from '@inkling/lists/english';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { SEED_LENGTH_MAX } from '../../../shell/seed.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { wordWords } from '../messages/language.ts';
import { useWordDesk } from './word-desk-context.ts';

/** A new game: its length, whether it is hard, and its seed if the person has one in mind. */
export function GameDialog(): VNode {
  const desk = useWordDesk();
  const { play } = wordWords();
  const [length, setLength] = useState(desk.play.params.length);
  const [hard, setHard] = useState(desk.play.params.hard);
  const [seed, setSeed] = useState('');
  const close = () => {
    desk.dialog.value = undefined;
  };
  return (
    <Dialog heading={play.newGame} onClose={close}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          close();
          desk.begin({ length, hard }, seed);
        }}
      >
        <label class="setting">
          {play.letters}
          <select onChange={(event) => setLength(Number(event.currentTarget.value))}>
            {ENGLISH_WORD_LENGTHS.map((count) => (
              <option key={count} value={count} selected={count === length}>
                {count}
              </option>
            ))}
          </select>
        </label>
        <label class="switch">
          <input type="checkbox" checked={hard} onChange={(event) => setHard(event.currentTarget.checked)} />
          {play.hard}
        </label>
        <label class="text-field">
          {play.seed}
          <input
            value={seed}
            maxLength={SEED_LENGTH_MAX}
            autocomplete="off"
            aria-describedby="seed-help"
            onInput={(event) => setSeed(event.currentTarget.value)}
          />
        </label>
        <p class="aside" id="seed-help">
          {play.seedHelp} {play.honest}
        </p>
        <div class="actions">
          <button type="submit" class="press press-main">
            {play.start}
          </button>
          <button type="button" class="press" onClick={close}>
            {play.leave}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
