import './style/proofs.css';
import type { VNode } from 'preact';
import { settled } from '../../../shell/language/language.ts';
import { Button } from '../../../ui/button.tsx';
import type { ProofAddress } from '../model/address.ts';
import type { LabContext } from '../model/lab-context.ts';
import type { OpenPage } from '../model/page-controller.ts';
import { ProofsController } from './controller/proofs-controller.ts';
import { messages } from './messages/language.ts';
import { CheckPanel } from './view/check-panel.tsx';
import { GuessView } from './view/guess-view.tsx';
import { LemmaView } from './view/lemma-view.tsx';
import { ProofList } from './view/proof-list.tsx';

/** Opens the page for proofs of lower bounds. */
export async function openProofs(context: LabContext, asked: ProofAddress | undefined): Promise<OpenPage> {
  await settled();
  const controller = new ProofsController(context);
  if (asked) void controller.reach(asked);
  return { page: 'proofs', controller, View: () => <ProofsPage controller={controller} /> };
}

function ProofsPage({ controller }: { readonly controller: ProofsController }): VNode {
  const { value: state } = controller.state;
  const { heading, lead, claim, size, upper, openTree } = messages();
  const opened = state.kind === 'open' ? state : undefined;
  return (
    <div class="proofs">
      <div class="proofs-title">
        <h2>{opened ? claim(opened.proof) : heading}</h2>
        <p>{opened ? size(opened.name, controller.inWords(opened.proof)) : lead}</p>
        {opened && opened.proof.within === undefined && controller.hasTree(opened.proof.rules) && (
          <p>
            {upper} <a href={`#/lab/tree/1/optimal/${opened.proof.rules}`}>{openTree}</a>
          </p>
        )}
      </div>
      {opened ? <CheckPanel controller={controller} /> : <ProofList controller={controller} />}
      {opened && (
        <>
          <Trail controller={controller} />
          <div class="proofs-walk">
            <LemmaView controller={controller} />
            <GuessView controller={controller} />
          </div>
        </>
      )}
    </div>
  );
}

/** The path to the current lemma. Each step links back. */
function Trail({ controller }: { readonly controller: ProofsController }): VNode | null {
  const { value: trail } = controller.trail;
  const { trail: labels, lemmaName } = messages();
  if (trail.length < 2) return null;
  return (
    <nav class="proofs-trail" aria-label={labels}>
      <ol>
        {trail.map(({ lemma, guess }, at) => (
          <li key={at}>
            {at === trail.length - 1 ? (
              <span aria-current="step">{lemmaName(lemma)}</span>
            ) : (
              <Button onPress={() => void controller.goBack(trail.length - 1 - at)}>
                {lemmaName(lemma)}
                {guess !== undefined && (
                  <>
                    {' · '}
                    <code>{guess}</code>
                  </>
                )}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
