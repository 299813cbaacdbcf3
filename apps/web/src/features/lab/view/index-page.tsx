import type { VNode } from 'preact';
import type { LabPart } from '../../../shell/parts/lab-part.ts';
import { messages } from '../messages/language.ts';
import { PagePicture } from './page-picture.tsx';

/** The pages of the Lab. */
const ENTRIES = ['tree', 'compare', 'partition', 'proofs', 'own'] as const;

/** The front page of the Lab: what there is, and something to begin with. */
export function IndexPage(props: {
  readonly parts: readonly LabPart[];
  /** Why the address did not lead further. */
  readonly fault: string | undefined;
}): VNode {
  const { index } = messages();
  return (
    <section class="lab-index" aria-labelledby="lab-heading">
      <h2 id="lab-heading">{index.heading}</h2>
      {props.fault !== undefined && (
        <p class="notice" role="alert">
          {props.fault}
        </p>
      )}
      <p class="lab-lead">{index.lead}</p>
      <ul class="lab-entries">
        {ENTRIES.map((page) => (
          <li key={page}>
            <PagePicture page={page} />
            <h3>
              <a href={`#/lab/${page}`}>{index.entries[page].name}</a>
            </h3>
            <p>{index.entries[page].does}</p>
            <p class="actions">
              {(page === 'own' || page === 'proofs'
                ? [[`lab/${page}`, index.entries[page].open] as const]
                : props.parts.flatMap((part) => part.examples(page))
              ).map(([address, example]) => (
                <a key={address} class="press" href={`#/${address}`}>
                  {example}
                </a>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
