import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { words } from '../../words/language.ts';
import { readFiles } from '../dropped.ts';
import type { TreeDesk } from '../tree-desk.ts';

/** A strategy from outside: a file, or text pasted in. */
export function OpenForm({ desk }: { readonly desk: TreeDesk }): VNode {
  const { tree: told } = words();
  const pasted = useSignal('');
  return (
    <div class="lab-open">
      <label class="press lab-file">
        {told.open}
        <input
          type="file"
          multiple
          class="unseen"
          onChange={({ currentTarget }) => {
            void openFiles(desk, currentTarget.files).then(() => {
              currentTarget.value = '';
            });
          }}
        />
      </label>
      <details>
        <summary>{told.paste}</summary>
        <p class="aside" id="paste-help">
          {told.pasteHelp}
        </p>
        <form
          class="lab-form"
          onSubmit={(event) => {
            event.preventDefault();
            desk.open(pasted.value);
          }}
        >
          <textarea
            class="lab-text"
            rows={5}
            aria-label={told.paste}
            aria-describedby="paste-help"
            spellcheck={false}
            value={pasted.value}
            onInput={({ currentTarget }) => {
              pasted.value = currentTarget.value;
            }}
          />
          <div class="actions">
            <button type="submit" class="press">
              {told.read}
            </button>
          </div>
        </form>
      </details>
    </div>
  );
}

/** Opens the strategy among some files; the others are word lists that it may need. */
export async function openFiles(desk: TreeDesk, files: FileList | null | undefined): Promise<void> {
  const read = await readFiles(Array.from(files ?? []));
  if (read === undefined) return;
  if (read === 'too-long') desk.refuse({ code: 'strategy', fault: { code: 'too-long', line: 1 } });
  else if (read === 'unreadable') desk.refuse({ code: 'unknown-form' });
  else desk.open(read.text, read.lists);
}
