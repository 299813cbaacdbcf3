import type { VNode } from 'preact';
import { words } from '../words/language.ts';

/** The front page of the Lab: what there is, and something to begin with. */
export function IndexPage({ isDamaged }: { readonly isDamaged: boolean }): VNode {
  const { index, badAddress } = words();
  return (
    <section class="lab-index" aria-labelledby="lab-heading">
      <h2 id="lab-heading">{index.heading}</h2>
      {isDamaged && (
        <p class="notice" role="alert">
          {badAddress}
        </p>
      )}
      <p class="lab-lead">{index.lead}</p>
      <ul class="lab-entries">
        {index.entries.map(({ href, name, does, try: examples }) => (
          <li key={href}>
            <h3>
              <a href={href}>{name}</a>
            </h3>
            <p>{does}</p>
            <p class="actions">
              {examples.map((example) => (
                <a key={example.href} class="press" href={example.href}>
                  {example.name}
                </a>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
