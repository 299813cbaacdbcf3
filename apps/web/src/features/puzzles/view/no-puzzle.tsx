import type { VNode } from 'preact';
import { messages } from '../messages/language.ts';
import type { AddressFault } from '../model/open-puzzle.ts';

/** Says why there is no puzzle at this address. */
export function NoPuzzle({ fault }: { readonly fault: AddressFault }): VNode {
  const { bad, all } = messages();
  return (
    <main class="puzzle" id="board" tabIndex={-1}>
      <p role="status">{fault.code === 'clue' ? bad.clue(fault.clue) : bad[fault.code]}</p>
      <a class="press press-main" href="#/puzzles">
        {all}
      </a>
    </main>
  );
}
