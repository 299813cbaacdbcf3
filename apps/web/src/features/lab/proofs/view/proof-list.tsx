import { parseCost } from '@inkling/deduction/check/bound-lines';
import type { VNode } from 'preact';
import { FileButton, fileDrop } from '../../../../ui/file-button.tsx';
import { Row, Rows } from '../../../../ui/rows.tsx';
import type { ProofsController } from '../controller/proofs-controller.ts';
import { messages } from '../messages/language.ts';
import type { ProofClaim } from '../work/questions.ts';
import { SHIPPED } from '../work/shipped.ts';
import { CheckPanel } from './check-panel.tsx';

/** The proofs that ship with the app, and a button to open one from a file. */
export function ProofList({ controller }: { readonly controller: ProofsController }): VNode {
  const { list, fault, broken, unreachable, unknown, opening, strategies, openTrees } = messages();
  const { value: state } = controller.state;
  // The form that asks for missing lists reports them.
  const trouble =
    state.kind !== 'refused'
      ? { broken, unreachable, unknown, none: '', opening: '', open: '' }[state.kind]
      : state.fault.lists
        ? ''
        : `${state.name}: ${fault(state.fault)}`;
  return (
    <>
      {trouble !== '' && (
        <p class="notice" role="alert">
          {trouble}
        </p>
      )}
      <MissingLists controller={controller} />
      {state.kind === 'opening' && <p>{opening(state.name)}</p>}
      {state.kind === 'refused' && state.fault.code === 'too-long' && <CheckPanel controller={controller} />}
      <Rows heading={list.shipped} inPairs>
        {Object.keys(SHIPPED).map((name) => {
          const claim = controller.inWords(partsOf(name));
          return (
            <Row
              key={name}
              name={list.shippedName(claim)}
              note={list.shippedClaim(claim)}
              act={list.walk}
              address={`#/lab/proofs/1/${name}`}
              onOpen={() => void controller.openShipped(name)}
            />
          );
        })}
      </Rows>
      <section
        aria-labelledby="file-heading"
        class="proofs-file"
        {...fileDrop((file) => void controller.openFile(file))}
      >
        <h3 id="file-heading">{list.file}</h3>
        <p id="file-help">{list.fileHelp}</p>
        <FileButton
          label={list.open}
          describedBy="file-help"
          onFiles={([file]) => file && void controller.openFile(file)}
        />
        <p class="aside">
          {strategies} <a href="#/lab/tree">{openTrees}</a>
        </p>
      </section>
    </>
  );
}

/**
 * Parses the name of a proof. `p4c7r-abcd-11269` contains the rules, the first guess and the total;
 * `p4c6r-none-in-4` means that no strategy always needs at most four guesses.
 */
function partsOf(name: string): ProofClaim {
  const [, rules = '', opening, total = '', within] =
    /^([^-]+)(?:-(?!none)([a-z]+))?-(\d+|none)(?:-in-(\d+))?$/.exec(name) ?? [];
  return {
    rules,
    opening,
    total: parseCost(total) ?? 0,
    within: within === undefined ? undefined : Number(within),
  };
}

/** A form that lists the word lists that a proof requires but does not contain, and asks for them. */
function MissingLists({ controller }: { readonly controller: ProofsController }): VNode | null {
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
      <FileButton
        multiple
        label={lists.open}
        describedBy="lists-help"
        accept=".txt,text/plain"
        onFiles={(files) => void controller.openLists(files)}
      />
      {trouble !== '' && <p class="notice">{trouble}</p>}
    </section>
  );
}
