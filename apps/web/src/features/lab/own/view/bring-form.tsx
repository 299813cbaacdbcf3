import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { Button } from '../../../../ui/button.tsx';
import { Switch } from '../../../../ui/fields.tsx';
import { FileButton, fileDrop } from '../../../../ui/file-button.tsx';
import { Form } from '../../../../ui/form.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { OwnController } from '../controller/own-controller.ts';
import { placeInText } from '../game/csv-text.ts';
import type { OwnFault } from '../game/questions.ts';
import { messages } from '../messages/language.ts';

type Props = { readonly controller: OwnController };

/** The form for entering a table as text or as a file, with its errors. */
export function BringForm({ controller }: Props): VNode {
  const { bring } = messages();
  const area = useRef<HTMLTextAreaElement>(null);
  const { value: state } = controller.state;
  const { value: kept } = controller.savedGame;
  return (
    <section class="own-bring" aria-labelledby="bring-heading">
      <h3 id="bring-heading">{bring.heading}</h3>
      {kept && (
        <p class="actions">
          <Button onPress={() => void controller.read(kept)}>{bring.goOn(kept.name)}</Button>
        </p>
      )}
      <Form
        class="own-form"
        onSubmit={() => void controller.readForm()}
        {...fileDrop((file) => void controller.readFile(file))}
      >
        <TextField label={bring.name} text={controller.name} />
        <label class="own-table-text">
          {bring.table}
          <textarea
            ref={area}
            class="lab-text"
            rows={9}
            placeholder={bring.example}
            spellcheck={false}
            autocomplete="off"
            aria-describedby="bring-help bring-private"
            aria-invalid={state.kind === 'refused'}
            value={controller.text.value}
            onPaste={(event) => {
              const pasted = event.clipboardData?.getData('text') ?? '';
              if (controller.takeLong(pasted)) event.preventDefault();
            }}
            onInput={({ currentTarget }) => {
              controller.text.value = currentTarget.value;
            }}
          />
        </label>
        <Trouble controller={controller} onShow={(from, to) => showRange(area.current, from, to)} />
        <p class="aside" id="bring-help">
          {bring.help}
        </p>
        <Switch
          on={controller.isTurned.value}
          onTurn={(isOn) => {
            controller.isTurned.value = isOn;
          }}
        >
          {bring.turned}
        </Switch>
        <div class="actions">
          <Button main submits off={state.kind === 'reading'}>
            {bring.read}
          </Button>
          <FileButton
            label={bring.open}
            accept=".csv,.tsv,.txt,.json"
            onFiles={([file]) => file && void controller.readFile(file)}
          />
          {state.kind === 'reading' && <Button onPress={() => controller.cancel()}>{bring.cancel}</Button>}
        </div>
        <p class="aside" id="bring-private">
          {state.kind === 'reading' ? bring.reading : bring.private}
        </p>
      </Form>
    </section>
  );
}

/** The reason why there is no game, with a button that shows the affected cell. */
function Trouble(props: Props & { readonly onShow: (from: number, to: number) => void }): VNode | null {
  const { controller, onShow } = props;
  const { value: state } = controller.state;
  const { bring, damagedLink, broken, faults } = messages();
  if (state.kind === 'damaged-link' || state.kind === 'broken')
    return (
      <p class="notice" role="alert">
        {state.kind === 'broken' ? broken : damagedLink}
      </p>
    );
  if (state.kind !== 'refused') return null;
  const place = rowOf(state.fault);
  const text = controller.text.value;
  return (
    <div class="notice own-fault">
      <p>{faults(state.fault)}</p>
      {place && text !== '' && (
        <Button onPress={() => onShow(...placeInText(text, place.row, place.cell))}>{bring.showPlace}</Button>
      )}
    </div>
  );
}

function rowOf(fault: OwnFault): { readonly row: number; readonly cell?: number } | undefined {
  return 'place' in fault && fault.place && 'row' in fault.place ? fault.place : undefined;
}

/** Selects a range of the text and scrolls it into view. */
function showRange(area: HTMLTextAreaElement | null, from: number, to: number): void {
  if (!area) return;
  const rows = area.value.slice(0, from).split('\n').length - 1;
  area.focus();
  area.setSelectionRange(from, to);
  const lineHeight = Number.parseFloat(getComputedStyle(area).lineHeight) || 20;
  area.scrollTop = Math.max(0, (rows - 2) * lineHeight);
}
