import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import { emptyDraft } from '../session/draft.ts';
import { codeField } from './code-field.ts';
import { type CodeTerms, termsOf } from './code-game.ts';

function openField() {
  const terms = termsOf('p4c6r/12') as CodeTerms;
  const draft = signal(emptyDraft(terms.rules.places));
  const field = codeField(terms, draft);
  const type = (keys: string) => {
    for (const key of keys) field.press({ key, code: `Key${key.toUpperCase()}` } as KeyboardEvent);
  };
  return { field, draft, type };
}

it('starts a new row with the first piece after a guess that was given back', () => {
  const { field, draft, type } = openField();
  field.fill('aabc');
  expect(field.read()).toEqual({ ok: true, value: 'aabc' });
  type('t');
  expect(draft.value).toEqual({ symbols: [2, undefined, undefined, undefined], place: 1 });
});

it('keeps what the user has set, also across a reload', () => {
  const { field, type } = openField();
  type('sspp');
  const other = openField();
  other.field.fill(field.begun());
  other.type('t');
  expect(other.field.read()).toEqual({ ok: true, value: 'aabb' });
  other.field.fill('aabc');
  const third = openField();
  third.field.fill(other.field.begun());
  third.type('t');
  expect(third.field.read().ok).toBe(false);
});
