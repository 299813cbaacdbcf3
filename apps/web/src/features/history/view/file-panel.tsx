import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { Button } from '../../../ui/button.tsx';
import type { HistoryController } from '../controller/history-controller.ts';
import { messages } from '../messages/language.ts';
import { ARCHIVE_LENGTH_MAX } from '../session/archive.ts';

/** Buttons to export all games to a file, import games from a file, and delete all games. */
export function FilePanel({
  controller,
  count,
}: {
  readonly controller: HistoryController;
  readonly count: number;
}): VNode {
  const picker = useRef<HTMLInputElement>(null);
  const { file: text } = messages();
  const nothing = count === 0 ? 'true' : undefined;
  const save = () => {
    if (nothing) return controller.sayState();
    saveFile(text.name, controller.exported());
    controller.announcer.say(messages().exported(count));
  };
  controller.saveFile = save;
  return (
    <section class="history-keep" aria-labelledby="keep-heading">
      <h2 id="keep-heading">{text.heading}</h2>
      {controller.isSaving.value && <p class="aside">{text.privacy}</p>}
      <div class="actions">
        <Button aria-disabled={nothing} onPress={save}>
          {text.export}
        </Button>
        <Button onPress={() => picker.current?.click()}>{text.import}</Button>
        <input
          ref={picker}
          type="file"
          hidden
          accept="application/json,.json"
          onChange={async ({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            if (file) await addFrom(controller, file);
            currentTarget.value = '';
          }}
        />
        <Button quiet aria-disabled={nothing} onPress={() => controller.delete('all', false)}>
          {text.deleteAll}
        </Button>
      </div>
    </section>
  );
}

async function addFrom(controller: HistoryController, file: File): Promise<void> {
  if (file.size > ARCHIVE_LENGTH_MAX) {
    controller.announcer.say(messages().importFault({ code: 'too-large' }));
    return;
  }
  const text = await file.text().catch(() => undefined);
  if (text === undefined) controller.announcer.say(messages().unreadableFile);
  else await controller.importText(text);
}

function saveFile(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
