import type { VNode } from 'preact';
import { messages } from '../messages/language.ts';
import { type Branch, type Fork, forksOf } from '../session/branches.ts';
import { useDesk } from './use-mastermind.ts';

/** Where the sheet goes on in more than one way: every variation, one press away. */
export function BranchStrip(): VNode | null {
  const desk = useDesk();
  if (desk.session.asks.value === 'code' || desk.isCovered.value) return null;
  const forks = forksOf(desk.session.sheet.value);
  if (forks.length === 0) return null;
  return (
    <section class="branches" aria-labelledby="branches-heading">
      <h3 id="branches-heading">{messages().branches.heading}</h3>
      {forks.map((fork) => (
        <ForkRow key={fork.from} fork={fork} />
      ))}
    </section>
  );
}

function ForkRow({ fork }: { readonly fork: Fork }): VNode {
  const desk = useDesk();
  const { branches } = messages();
  const name = ({ guess, answer, guesses }: Branch) => {
    const code = guess && Array.from(guess, (symbol) => desk.skin.letters[symbol]).join('');
    return branches.branch(code, answer && `${answer.exact},${answer.near}`, guesses);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend on screen.
    <div class="fork" role="group" aria-label={branches.fork(fork.turn + 1)}>
      <span aria-hidden="true">{branches.fork(fork.turn + 1)}</span>
      {fork.branches.map((branch, at) => (
        <button
          key={branch.node}
          type="button"
          class="press"
          aria-pressed={at === fork.taken}
          onClick={() => desk.follow(branch.node)}
        >
          {name(branch)}
        </button>
      ))}
    </div>
  );
}
