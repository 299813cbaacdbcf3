import { effect, type ReadonlySignal } from '@preact/signals';
import { fieldsOf } from '../../../shell/saved/saved.ts';

/** The part of a review that opens and ends a practice. */
interface Practising {
  readonly practice: ReadonlySignal<{ readonly turn: number } | undefined>;
  /** The path after `#/review/` that leads back to the selected turn. */
  readonly address: string;
  startPractice(turn: number): void;
  endPractice(): void;
}

/**
 * Gives a practice its own entry in the browser's history, at the address of its review: Back leads to the review,
 * Forward to the practice again, and a reload to whichever was open. The practice of a turn that is due has an address
 * instead, and when it is left, that becomes the address of the review. Returns a function that stops following.
 */
export function followVisits(session: Practising, opensDueTurn: boolean): () => void {
  let isDue = opensDueTurn;
  let address = location.hash;
  let shown: number | undefined;
  const stop = effect(() => {
    const turn = session.practice.value?.turn;
    if (turn === shown) return;
    shown = turn;
    if (isDue) {
      if (turn !== undefined) return;
      isDue = false;
      address = `#/review/${session.address}`;
      history.replaceState(history.state, '', address);
    } else visit(turn);
  });
  const follow = () => {
    // At any other address, another page is about to open.
    if (location.hash !== address) return;
    const turn = practisedTurn();
    if (turn === undefined) session.endPractice();
    else session.startPractice(turn);
  };
  window.addEventListener('popstate', follow);
  return () => {
    stop();
    window.removeEventListener('popstate', follow);
  };
}

/** Returns the zero-based turn that is practised at the current entry of the browser's history. */
export function practisedTurn(): number | undefined {
  const { practice } = fieldsOf(history.state);
  return typeof practice === 'number' ? practice : undefined;
}

/** Goes to the entry of a practice, or back to that of its review. */
function visit(turn: number | undefined): void {
  const before = practisedTurn();
  if (turn === before) return;
  const state = { ...fieldsOf(history.state), practice: turn };
  if (turn === undefined) history.back();
  else if (before === undefined) history.pushState(state, '');
  else history.replaceState(state, '');
}
