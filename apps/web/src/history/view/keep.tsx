import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { ARCHIVE_LENGTH_MAX } from '../archive.ts';
import type { HistoryDesk } from '../history-desk.ts';
import { words } from '../words/language.ts';

/** Out to a file, in from a file, and away. */
export function Keep({ desk, count }: { readonly desk: HistoryDesk; readonly count: number }): VNode {
  const picker = useRef<HTMLInputElement>(null);
  const { keep } = words();
  const nothing = count === 0 ? 'true' : undefined;
  const save = () => {
    if (nothing) return;
    saveFile(keep.fileName, desk.exported());
    desk.say(words().exported(count));
  };
  desk.saveFile = save;
  return (
    <section class="history-keep" aria-labelledby="keep-heading">
      <h2 id="keep-heading">{keep.heading}</h2>
      <p class="aside">{keep.privacy}</p>
      <div class="actions">
        <button type="button" class="press" aria-disabled={nothing} onClick={save}>
          {keep.export}
        </button>
        <button type="button" class="press" onClick={() => picker.current?.click()}>
          {keep.import}
        </button>
        <input
          ref={picker}
          type="file"
          hidden
          accept="application/json,.json"
          onChange={async ({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            if (file) await takeIn(desk, file);
            currentTarget.value = '';
          }}
        />
        <button
          type="button"
          class="press"
          aria-disabled={nothing}
          onClick={() => {
            if (!nothing) desk.doomed.value = 'all';
          }}
        >
          {keep.deleteAll}
        </button>
      </div>
    </section>
  );
}

async function takeIn(desk: HistoryDesk, file: File): Promise<void> {
  if (file.size > ARCHIVE_LENGTH_MAX) {
    desk.say(words().importFault('too-large'));
    return;
  }
  const text = await file.text().catch(() => undefined);
  if (text === undefined) desk.say(words().unreadableFile);
  else await desk.importText(text);
}

function saveFile(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
