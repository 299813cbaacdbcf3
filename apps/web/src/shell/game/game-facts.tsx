import type { ComponentChildren, VNode } from 'preact';
import { Button } from '../../ui/button.tsx';
import { appMessages } from '../messages/language.ts';
import { type Helps, usedHelp } from '../parts/helps.ts';
import { messages } from '../share/messages/language.ts';
import { useDialog } from './controller-context.ts';

/** The button that opens the new-game dialog; `dialog` is the dialog's name on this page. */
export function NewGameButton({ dialog }: { readonly dialog: string }): VNode {
  const { open } = useDialog();
  return (
    <Button quiet onPress={() => open(dialog)}>
      {appMessages().newGame.heading}
    </Button>
  );
}

/** The facts that identify a game, and the seed with which somebody else can play it. */
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

/** Returns the help used, for the header of a game, worded as when sharing it; undefined while none was used. */
export function helpsFact(helps: Helps): VNode | undefined {
  return usedHelp(helps) ? <b>{messages().helps(helps)}</b> : undefined;
}
