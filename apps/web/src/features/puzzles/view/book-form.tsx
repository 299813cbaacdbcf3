import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { Choice } from '../../../ui/choice.tsx';
import { messages } from '../messages/language.ts';

/** How many puzzles of which grade to print. */
export function BookForm(): VNode {
  const { heading, notes, count, grade, see } = messages().book;
  const [wanted, setWanted] = useState(12);
  const [hardness, setHardness] = useState(2);
  const counts = [6, 12, 24, 48].map((one) => [one, String(one)] as const);
  const grades = [1, 2, 3, 4, 5].map((one) => [one, String(one)] as const);
  return (
    <section aria-labelledby="book-heading">
      <h3 id="book-heading">{heading}</h3>
      <p class="quiet">{notes}</p>
      <div class="book-form">
        <Choice label={count} value={wanted} options={counts} onChoose={setWanted} />
        <Choice label={grade} value={hardness} options={grades} onChoose={setHardness} />
        <a class="press" href={`#/puzzles/book/${wanted}/${hardness}`}>
          {see}
        </a>
      </div>
    </section>
  );
}
