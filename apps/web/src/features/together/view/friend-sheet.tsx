import type { ComponentChildren, VNode } from 'preact';
import { messages } from '../messages/language.ts';

export type FriendStep = 'game' | 'link' | 'play';

/** The sheet on which a game with a friend begins, with its three steps and a mark on the current one. */
export function FriendSheet(props: {
  readonly step: FriendStep;
  readonly heading: string;
  readonly children: ComponentChildren;
}): VNode {
  const { step, heading, children } = props;
  const { steps } = messages();
  const now = STEPS.indexOf(step);
  return (
    <section class="friend-sheet" aria-labelledby="friend-heading">
      <header>
        <h2 id="friend-heading">{heading}</h2>
        <ol class="friend-steps">
          {STEPS.map((each, at) => (
            <li
              key={each}
              class={at < now ? 'friend-step-done' : undefined}
              aria-current={at === now ? 'step' : undefined}
            >
              {steps[each]}
            </li>
          ))}
        </ol>
      </header>
      <div class="friend-body">{children}</div>
    </section>
  );
}

const STEPS: readonly FriendStep[] = ['game', 'link', 'play'];
