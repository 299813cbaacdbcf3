import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { NumberPick, Pick } from '../../../ui/fields.tsx';
import { messages } from '../messages/language.ts';
import { GradeDots } from './grade-dots.tsx';

/** A form for the number and the grade of the puzzles to print. */
export function BookForm(): VNode {
  const { heading, notes, count, grade, see, title } = messages().book;
  const [wanted, setWanted] = useState(12);
  const [hardness, setHardness] = useState(2);
  return (
    <section aria-labelledby="book-heading">
      <h3 id="book-heading">{heading}</h3>
      <div class="book-form">
        <span class="book-cover" aria-hidden="true">
          <span class="wordmark">
            Inkl<span class="dotless">ı</span>ng
          </span>
          <GradeDots grade={hardness} />
          <b>{title(wanted)}</b>
        </span>
        <p>{notes}</p>
        <div class="actions">
          <Pick label={count} value={wanted} options={[6, 12, 24, 48]} name={String} onPick={setWanted} />
          <NumberPick label={grade} value={hardness} from={1} to={5} onPick={setHardness} />
          <a class="press" href={`#/puzzles/book/${wanted}/${hardness}`}>
            {see}
          </a>
        </div>
      </div>
    </section>
  );
}
