import type { VNode } from 'preact';
import type { WordFindings } from '../../engine/questions.ts';
import { messages } from '../../messages/language.ts';
import { useSolver } from '../session/controller.ts';

/** The words that fit: likely ones first, the list when it is short, a count otherwise. */
export function WordsLeft({ findings }: { readonly findings: WordFindings }): VNode {
  const controller = useSolver();
  const { left } = messages();
  const { words, hints, check } = findings;
  const none = words?.allCount === 0 && words.withheldCount === 0 && check.consistent;
  return (
    <section class="words-left" aria-labelledby="words-heading">
      <h2 id="words-heading">
        {left.heading} <small>{words ? left.count(words.allCount, words.likelyCount) : left.noList}</small>
      </h2>
      {none && <p class="no-word">{left.noWord(hints.strings)}</p>}
      {words && words.listed.length > 0 && (
        <ul class="word-list" style={{ '--letters': String(hints.length) }}>
          {words.listed.map((word, index) => (
            <li key={word}>
              <button
                type="button"
                class={`word${index < words.likelyCount ? ' word-likely' : ''}`}
                aria-label={left.use(word, index < words.likelyCount)}
                onClick={() => controller.take(word)}
              >
                {word.toUpperCase()}
              </button>
            </li>
          ))}
        </ul>
      )}
      {words && (
        <p class="aside">
          {words.listed.length > 0 && left.legend}{' '}
          {words.allCount > words.listed.length && `${left.more(words.allCount - words.listed.length)}.`}{' '}
          {words.withheldCount > 0 && left.withheld(words.withheldCount)}
        </p>
      )}
    </section>
  );
}
