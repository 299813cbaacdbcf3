import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { Button } from '../../../ui/button.tsx';
import { FileButton } from '../../../ui/file-button.tsx';
import { Form } from '../../../ui/form.tsx';
import { messages } from '../messages/language.ts';
import type { TreeController } from './tree-controller.ts';
import { readFiles } from './tree-files.ts';

/** A form for opening a strategy from a file or from pasted text. */
export function OpenForm({ controller }: { readonly controller: TreeController }): VNode {
  const labels = messages().tree;
  const pasted = useSignal('');
  return (
    <div class="lab-open">
      <FileButton label={labels.open} multiple onFiles={(files) => void openFiles(controller, files)} />
      <details>
        <summary>{labels.paste}</summary>
        <p class="aside" id="paste-help">
          {labels.pasteHelp}
        </p>
        <Form class="lab-form" onSubmit={() => controller.open(pasted.value)}>
          <textarea
            class="lab-text"
            rows={5}
            aria-label={labels.paste}
            aria-describedby="paste-help"
            spellcheck={false}
            value={pasted.value}
            onInput={({ currentTarget }) => {
              pasted.value = currentTarget.value;
            }}
          />
          <div class="actions">
            <Button submits>{labels.read}</Button>
          </div>
        </Form>
      </details>
    </div>
  );
}

/** Opens the strategy among the given files. The others are taken as word lists that it may need. */
export async function openFiles(controller: TreeController, files: readonly File[]): Promise<void> {
  const read = await readFiles(files, (text) => controller.isTree(text));
  if (read === undefined) return;
  if (read === 'too-long') controller.refuse({ code: 'strategy', fault: { code: 'too-long', line: 1 } });
  else if (read === 'unreadable') controller.refuse({ code: 'unknown-form' });
  else controller.open(read.text, read.lists);
}
