import type { VNode } from 'preact';
import { Press } from '../../../../ui/press.tsx';
import type { ProofsController } from '../controller/proofs-controller.ts';
import { messages } from '../messages/language.ts';

/** The way down to where one stands; each place on it leads back. */
export function Trail({ controller }: { readonly controller: ProofsController }): VNode | null {
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
              <Press onPress={() => void controller.goBack(trail.length - 1 - at)}>
                {lemmaName(lemma)}
                {guess !== undefined && (
                  <>
                    {' · '}
                    <code>{guess}</code>
                  </>
                )}
              </Press>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
