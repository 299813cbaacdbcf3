import type { Signal } from '@preact/signals';
import type { VNode } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { useDialog } from '../../../shell/game/controller-context.ts';
import { textFileFault } from '../../../shell/text-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FileButton } from '../../../ui/file-button.tsx';
import { Form } from '../../../ui/form.tsx';
import { messages } from '../messages/language.ts';
import {
  NO_OWN_LIST,
  OWN_LIST_SIZE_MAX,
  type OwnList,
  type OwnListFault,
  readOwnList,
} from '../model/own-list.ts';

/** The dialog for the user's own words: typed, pasted or from a file, checked, and saved on this device. */
export function OwnListDialog(props: { readonly list: Signal<OwnList>; readonly onUse: () => void }): VNode {
  const { list, onUse } = props;
  const { close } = useDialog();
  const { ownList } = messages();
  const box = useRef<HTMLTextAreaElement>(null);
  const { words, id } = list.value;
  const [notice, setNotice] = useState<string>();
  const count = words === '' ? 0 : words.split(' ').length;
  const keep = (text: string) => {
    const read = readOwnList(text);
    if (read.ok) list.value = read.value.list;
    setNotice(read.ok ? ownList.kept(read.value.count, read.value.leftOut) : ownList.fault(read.error));
  };
  const keepFile = async ([file]: readonly File[]) => {
    if (!file) return;
    const text = await textOf(file);
    if (typeof text === 'string') keep(text);
    else setNotice(ownList.fault(text));
  };
  return (
    <Dialog heading={ownList.heading} onClose={close}>
      <Form class="paste" onSubmit={() => keep(box.current?.value ?? '')}>
        <label for="own-list">{ownList.text}</label>
        <textarea
          id="own-list"
          ref={box}
          rows={6}
          spellcheck={false}
          maxLength={OWN_LIST_SIZE_MAX + 1}
          aria-describedby="own-list-help"
        />
        <p class="aside" id="own-list-help">
          {ownList.help}
        </p>
        <div class="actions">
          <FileButton label={ownList.file} accept="text/plain,.txt,.csv" onFiles={keepFile} />
        </div>
        <p role="status">{notice ?? (id ? ownList.holds(count) : ownList.none)}</p>
        <div class="actions">
          <Button main submits>
            {ownList.keep}
          </Button>
          {id && (
            <Button
              onPress={() => {
                close();
                onUse();
              }}
            >
              {ownList.play}
            </Button>
          )}
          {id && (
            <Button
              onPress={() => {
                list.value = NO_OWN_LIST;
                setNotice(ownList.removed);
              }}
            >
              {ownList.remove}
            </Button>
          )}
          <Button onPress={close}>{ownList.leave}</Button>
        </div>
      </Form>
    </Dialog>
  );
}

/** Reads a file, or returns why it cannot be used. A character takes up to four bytes. */
async function textOf(file: File): Promise<string | OwnListFault> {
  const fault = await textFileFault(file, 4 * OWN_LIST_SIZE_MAX);
  return fault ? { code: fault === 'not-text' ? 'binary' : fault } : file.text();
}
