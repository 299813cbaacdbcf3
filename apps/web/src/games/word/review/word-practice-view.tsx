import { wordOf } from '@inkling/games/word/rules/letters';
import type { VNode } from 'preact';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form.tsx';
import { messages as gameMessages } from '../messages/language.ts';
import { alphabetOfList } from '../model/lists.ts';
import { messages } from './messages/language.ts';
import type { WordPractice } from './word-practice.ts';
import { PlainWord, WordRow } from './word-row.tsx';

/** The earlier tries, the word that was played, the field for a better one, and its result. */
export function WordPracticeView({ practice }: { readonly practice: WordPractice }): VNode {
  const text = messages().practice;
  const { rounds, judged, list, length } = practice.position;
  const alphabet = alphabetOfList(list);
  return (
    <>
      <p>{text.question(rounds.length + 1, judged.before, practice.played)}</p>
      <ol class="practice-turns">
        {rounds.map(({ guess, marks }, turn) => {
          const word = wordOf(alphabet, guess);
          return (
            <li key={turn}>
              <span class="unseen">{gameMessages().play.tried(turn + 1, word, marks)}</span>
              <WordRow word={word} marks={marks} />
            </li>
          );
        })}
        <li class="practice-played">
          <PlainWord word={practice.played} />
          <small>{text.yours}</small>
        </li>
      </ol>
      <Form class="practice-word" onSubmit={() => void practice.tryWord(practice.draft.value)}>
        <label>
          {text.field}
          <input
            value={practice.draft.value}
            maxLength={length * 2}
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            onInput={(event) => {
              practice.draft.value = event.currentTarget.value;
            }}
          />
        </label>
        <Button main submits>
          {text.submit}
        </Button>
      </Form>
      <p class="practice-verdict">{practice.verdict.value}</p>
    </>
  );
}
