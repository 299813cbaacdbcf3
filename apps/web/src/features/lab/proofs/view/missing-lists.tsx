import type { VNode } from 'preact';
import { FilePress } from '../../../../ui/file-press.tsx';
import type { ProofsController } from '../controller/proofs-controller.ts';
import { messages } from '../messages/language.ts';

/** Says which word lists a proof is of and does not hold, and asks for them. */
export function MissingLists({ controller }: { readonly controller: ProofsController }): VNode | null {
  const { value: state } = controller.state;
  const { lists } = messages();
  if (state.kind !== 'refused' || !state.fault.lists) return null;
  const { value: trouble } = controller.listTrouble;
  return (
    <section class="proofs-file" aria-labelledby="lists-heading">
      <h3 id="lists-heading">{lists.heading}</h3>
      <p role="alert">{lists.wanted(state.name)}</p>
      <ul>
        {state.fault.lists.map(({ name, count }) => (
          <li key={name}>{lists.missing(name, count)}</li>
        ))}
      </ul>
      <p id="lists-help">{lists.help}</p>
      <FilePress
        multiple
        label={lists.open}
        describedBy="lists-help"
        accept=".txt,text/plain"
        onFiles={(files) => void controller.openLists(files)}
      />
      {trouble !== '' && (
        <p class="notice" role="alert">
          {trouble}
        </p>
      )}
    </section>
  );
}
