import type { VNode } from 'preact';
import { Button } from '../../../ui/button.tsx';
import { useMastermind } from '../controller/controller.ts';
import { messages } from '../messages/language.ts';
import { type Fork, forksOf } from '../session/branches.ts';
import { branchName } from './branch-name.ts';

/** Lists the points where the sheet branches, with a button for every variation. */
export function BranchPanel(): VNode | null {
  const controller = useMastermind();
  const { session, isCovered } = controller;
  if (session.asks.value === 'code' || isCovered.value || session.isResultFinal) return null;
  const forks = forksOf(session.sheet.value);
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
  const controller = useMastermind();
  const { branches } = messages();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend on screen.
    <div class="fork" role="group" aria-label={branches.fork(fork.turn + 1)}>
      <span aria-hidden="true">{branches.fork(fork.turn + 1)}</span>
      {fork.branches.map((branch, at) => (
        <Button
          key={branch.node}
          aria-pressed={at === fork.taken}
          onPress={() => controller.dispatch({ kind: 'follow', node: branch.node })}
        >
          {branchName(branch, controller.skin)}
        </Button>
      ))}
    </div>
  );
}
