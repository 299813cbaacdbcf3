import type { ComponentChildren, VNode } from 'preact';
import { Button } from '../../ui/button.tsx';
import { appMessages } from '../messages/language.ts';
import { type Helps, isHelped } from '../parts/helps.ts';
import { messages } from '../share/messages/language.ts';
import { useDialog } from './controller-context.ts';

/** Opens the sheet of a new game, which the page has under this name. */
export function NewGameButton({ dialog }: { readonly dialog: string }): VNode {
  const { open } = useDialog();
  return (
    <Button quiet onPress={() => open(dialog)}>
      {appMessages().newGame.heading}
    </Button>
  );
}

/** Which game this is, fact by fact, and the seed by which somebody else can play it. */
export function GameFacts(props: {
  readonly facts: readonly ComponentChildren[];
  readonly seed?: string;
}): VNode {
  return (
    <span class="game-facts">
      {props.facts.map((fact, at) => fact && <span key={at}>{fact}</span>)}
      {props.seed !== undefined && (
        <span>
          <Seed seed={props.seed} />
        </span>
      )}
    </span>
  );
}

export function Seed({ seed }: { readonly seed: string }): VNode {
  return (
    <>
      {appMessages().newGame.seed} <b>{seed}</b>
    </>
  );
}

/** What helped, for the header of a game, in the words in which it is shared; `undefined` while nothing did. */
export function helpsFact(helps: Helps): VNode | undefined {
  return isHelped(helps) ? <b>{messages().helps(helps)}</b> : undefined;
}
