import type { VNode } from 'preact';
import type { WordFindings } from '../engine/questions.ts';
import { wordWords } from '../messages/language.ts';
import { Sort } from './sort.tsx';

/** What follows from the marks alone, without any list: places, copies, letters that are out. */
export function KnownPanel({ findings }: { readonly findings: WordFindings }): VNode {
  const { known } = wordWords();
  const { hints } = findings;
  const hinted = Object.keys(hints.direct);
  return (
    <section class="known" aria-labelledby="known-heading">
      <h2 id="known-heading">
        {known.heading} <small>{known.strings(hints.strings)}</small>
      </h2>
      <div class="forme" role="img" aria-label={`${known.patternLabel}: ${known.pattern(hints.green)}`}>
        {Array.from(hints.green, (letter, place) => (
          <Sort key={place} letter={letter === '.' ? undefined : letter} mark={undefined} />
        ))}
      </div>
      {hinted.length > 0 && (
        <table class="copies">
          <caption class="unseen">{known.copies}</caption>
          <thead>
            <tr>
              {[known.letter, known.tight, known.direct, known.excluded].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {hinted.map((letter) => (
              <tr key={letter}>
                <th scope="row">{letter}</th>
                <td>{hints.bounds[letter] ? known.range(...hints.bounds[letter]) : '—'}</td>
                <td>{hints.direct[letter] && known.range(...hints.direct[letter])}</td>
                <td>{hints.excluded[letter]?.join(', ') || '—'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <dl class="letters-out">
        <div>
          <dt>{known.absent}</dt>
          <dd>{[...hints.absent].join(' ') || known.none}</dd>
        </div>
        <div>
          <dt>{known.blind}</dt>
          <dd>{[...hints.blindExcluded].join(' ') || known.none}</dd>
        </div>
      </dl>
    </section>
  );
}
