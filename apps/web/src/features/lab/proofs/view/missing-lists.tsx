import type { VNode } from 'preact';
import { FilePress } from '../../../../ui/file-press.tsx';
import type { ProofsController } from '../controller/proofs-controller.ts';
import { messages } from '../messages/language.ts';

/** Asks for the word lists that a proof is of and does not hold. */
export function MissingLists({ controller }: { readonly controller: ProofsController }): VNode | null {
  const { value: state } = controller.state;
  const { lists } = messages();
  const missing = state.kind === 'refused' ? state.fault.lists : undefined;
  if (!missing) return null;
  const { value: trouble } = controller.listTrouble;
  return (
    <section class="proofs-file" aria-labelledby="lists-heading">
      <h3 id="lists-heading">{lists.heading}</h3>
      <ul>
        {missing.map(({ name, count }) => (
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
