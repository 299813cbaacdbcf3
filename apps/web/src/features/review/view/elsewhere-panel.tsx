import '../style/elsewhere.css';
import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import type { GameEntry } from '../../../shell/page.ts';
import { textFileFault } from '../../../shell/text-file.ts';
import { Button } from '../../../ui/button.tsx';
import { FileButton } from '../../../ui/file-button.tsx';
import { messages } from '../messages/language.ts';
import { type ElsewhereFault, readElsewhere, TEXT_LENGTH_MAX } from '../model/elsewhere.ts';

/** The path after `#/review/` for a game that was played elsewhere. */
export const FROM_ELSEWHERE = 'elsewhere';

/**
 * A text field for the turns of a game played elsewhere, and a button to read them from a file. Errors are
 * shown below the field.
 */
export function ElsewherePanel(props: {
  readonly games: readonly GameEntry[];
  /** Whether this panel is the main purpose of the page. */
  readonly isMain?: boolean;
}): VNode {
  const { elsewhere } = messages();
  const text = useSignal('');
  const fault = useSignal<ElsewhereFault | undefined>(undefined);
  const open = async (given: string) => {
    const found = await readElsewhere(given, props.games);
    if (typeof found === 'string') location.hash = found;
    else fault.value = found;
  };
  const take = async (file: File) => {
    const wrong = await textFileFault(file, 4 * TEXT_LENGTH_MAX);
    if (wrong) fault.value = { code: wrong };
    else {
      text.value = await file.text().catch(() => '');
      await open(text.value);
    }
  };
  return (
    <section class="review-elsewhere" aria-labelledby="elsewhere-heading">
      <h3 id="elsewhere-heading">{elsewhere.heading}</h3>
      <label>
        {elsewhere.label}
        <textarea
          rows={8}
          placeholder={elsewhere.example}
          value={text.value}
          spellcheck={false}
          maxLength={TEXT_LENGTH_MAX + 1}
          aria-describedby="elsewhere-help"
          onInput={(event) => {
            text.value = event.currentTarget.value;
            fault.value = undefined;
          }}
          onPaste={(event) => {
            const [file] = event.clipboardData?.files ?? [];
            if (file) void take(file);
          }}
        />
      </label>
      <p class="elsewhere-fault" role="status">
        {fault.value && (
          <>
            {fault.value.line === undefined
              ? elsewhere.fault[fault.value.code]
              : elsewhere.unread(fault.value.line)}{' '}
            {fault.value.address && <a href={fault.value.address}>{elsewhere.toSolver}</a>}
          </>
        )}
      </p>
      <div class="actions">
        <Button main={props.isMain === true} onPress={() => void open(text.value)}>
          {elsewhere.submit}
        </Button>
        <FileButton
          label={elsewhere.file}
          accept=".txt,.csv,text/plain,text/csv"
          onFiles={([file]) => file && void take(file)}
        />
      </div>
      <Ways />
    </section>
  );
}

/** The supported formats, with examples. */
function Ways(): VNode {
  const { ways, local } = messages().elsewhere;
  return (
    <div class="elsewhere-help" id="elsewhere-help">
      <dl>
        {ways.map(([what, how]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{how}</dd>
          </div>
        ))}
      </dl>
      <p class="aside">{local}</p>
    </div>
  );
}
