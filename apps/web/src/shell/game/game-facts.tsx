import type { ComponentChildren, VNode } from 'preact';
import { appMessages } from '../messages/language.ts';

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
