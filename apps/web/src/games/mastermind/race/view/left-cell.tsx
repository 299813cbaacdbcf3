import type { VNode } from 'preact';
import { useRace } from '../controller/race-controller.ts';
import { messages } from '../messages/language.ts';
import { hasFound } from '../session/race-session.ts';

/** The number of codes left after a turn of a line (0 is the user's), or that the turn found the code. */
export function LeftCell({ line, index }: { readonly line: number; readonly index: number }): VNode {
  const controller = useRace();
  const { session } = controller;
  const { yours } = messages();
  const turns = line === 0 ? session.turns.value : (session.rivals.value[line - 1]?.turns ?? []);
  const isFound = index === turns.length - 1 && hasFound(turns, session.rules);
  const left = controller.leftAfter(line, index + 1);
  return (
    <span class="change">
      {isFound ? <span>{yours.found}</span> : left !== undefined && <span>{yours.left(left)}</span>}
    </span>
  );
}
