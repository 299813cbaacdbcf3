import type { VNode } from 'preact';
import { Pieces } from '../board/pieces.tsx';
import { useMastermind } from '../controller/controller.ts';

/** A whole code as pieces, in the skin of the controller. Hidden from screen readers. */
export function Pegs({ code }: { readonly code: ArrayLike<number> }): VNode {
  return <Pieces skin={useMastermind().skin} code={code} />;
}
