import { type Code, feedbackClass } from '@inkling/core/feedback';

/**
 * The essay's first evaluator, with its own linked list: it links both codes, unlinks the exact pairs, then looks for
 * each remaining symbol of the guess in the rest of the secret and unlinks it there. It serves as an oracle that
 * shares nothing with the other two.
 */
export function scoreByLinkedRemoval(guess: Code, secret: Code): number {
  const guesses = link(guess);
  const secrets = link(secret);
  let exact = 0;
  let g = guesses;
  let s = secrets;
  while (g.next && s.next) {
    if (g.next.symbol === s.next.symbol) {
      exact++;
      g.next = g.next.next;
      s.next = s.next.next;
    } else {
      g = g.next;
      s = s.next;
    }
  }
  let near = 0;
  for (let at = guesses.next; at; at = at.next) if (unlink(secrets, at.symbol)) near++;
  return feedbackClass(exact, near);
}

interface Link {
  readonly symbol: number;
  next: Link | undefined;
}

/** Creates a list with a head that holds no symbol. */
function link(code: Code): Link {
  const head: Link = { symbol: -1, next: undefined };
  for (let i = code.length - 1; i >= 0; i--) head.next = { symbol: code[i] as number, next: head.next };
  return head;
}

function unlink(head: Link, symbol: number): boolean {
  for (let at = head; at.next; at = at.next)
    if (at.next.symbol === symbol) {
      at.next = at.next.next;
      return true;
    }
  return false;
}
