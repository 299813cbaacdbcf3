import type { VNode } from 'preact';
import type { WordFindings } from '../../engine/questions.ts';
import { LetterTiles } from '../../view/letter-tile.tsx';
import { solverMessages } from '../messages/language.ts';

/** What follows from the marks alone, without any list: places, copies, and excluded letters. */
export function KnownPanel({ findings }: { readonly findings: WordFindings }): VNode {
  const { known } = solverMessages();
  const { hints } = findings;
  const hinted = Object.keys(hints.direct);
  return (
    <section class="known" aria-labelledby="known-heading">
      <h2 id="known-heading">
        {known.heading} <small>{known.strings(hints.strings)}</small>
      </h2>
      <div class="letter-row" role="img" aria-label={`${known.patternLabel}: ${known.pattern(hints.green)}`}>
        <LetterTiles letters={Array.from(hints.green, (letter) => (letter === '.' ? undefined : letter))} />
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
                <th scope="row">{letter.toUpperCase()}</th>
                <td>{hints.bounds[letter] ? known.range(...hints.bounds[letter]) : '—'}</td>
                <td>{hints.direct[letter] && known.range(...hints.direct[letter])}</td>
                <td>{hints.excluded[letter]?.map((place) => place + 1).join(', ') || '—'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <dl class="letters-out">
        <div>
          <dt>{known.absent}</dt>
          <dd>{spaced(hints.absent) || known.none}</dd>
        </div>
        <div>
          <dt>{known.blind}</dt>
          <dd>{spaced(hints.blindExcluded) || known.none}</dd>
        </div>
      </dl>
    </section>
  );
}

function spaced(letters: Iterable<string>): string {
  return [...letters].join(' ').toUpperCase();
}
