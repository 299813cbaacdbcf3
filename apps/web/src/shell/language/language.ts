import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';

/**
 * One language for the whole app, and a catalogue for each page. A page provides three files: `english.ts`, which is
 * loaded with the page and shown until another language is available, and `german.ts` and `spanish.ts`, which are
 * loaded when needed. Its `language.ts` then contains
 *
 *     export const messages: () => typeof english = catalogue('lab', english, {
 *       de: async () => (await import('./german.ts')).german,
 *       es: async () => (await import('./spanish.ts')).spanish,
 *     });
 *
 * A page without one of the translations stays English, and its `lang` attribute says so. Reading `messages()` in a
 * view subscribes the view, so that it is redrawn immediately when the language changes.
 */
export const LANGUAGES = ['en', 'de', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The user's options; `auto` follows the browser. */
export const LANGUAGE_CHOICES = ['auto', 'en', 'de', 'es'] as const;
export type LanguageChoice = (typeof LANGUAGE_CHOICES)[number];

/** The name of each language in that language. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
};

/** The requested language. Set only by the shell. */
export const language: Signal<Language> = signal('en');

/** Returns the chosen language; for `auto` the first supported one of `navigator.languages`, or else English. */
export function languageOf(choice: LanguageChoice, asked: readonly string[]): Language {
  if (choice !== 'auto') return choice;
  const primary = asked.map((tag) => tag.toLowerCase().split('-')[0]);
  return primary.flatMap((tag) => LANGUAGES.find((known) => known === tag) ?? [])[0] ?? 'en';
}

/** Parses the typed command `language de`. Returns undefined for any other line. */
export function parseLanguageLine(line: string): LanguageChoice | undefined {
  const word = /^\s*language\s+([a-z]+)\s*$/i.exec(line)?.[1]?.toLowerCase();
  return LANGUAGE_CHOICES.find((choice) => choice === word);
}

/** Translations that are already available, or functions that load them. */
export type Translations<Messages> = {
  readonly [Other in Exclude<Language, 'en'>]?: Messages | Load<Messages>;
};

type Load<Messages> = () => Promise<Messages>;

/** Returns a getter for a page's messages in the requested language, or in English while that is unavailable. */
export function catalogue<Messages>(
  page: string,
  english: Messages,
  translations: Translations<Messages> = {},
): () => Messages {
  const shown = signal<readonly [shownIn: Language, messages: Messages]>(['en', english]);
  spoken[page] = computed(() => shown.value[0]);
  effect(() => {
    const wanted = language.value;
    const messages = wanted === 'en' ? undefined : translations[wanted];
    const show = (messages: Messages, shownIn: Language) => {
      if (language.peek() === wanted) shown.value = [shownIn, messages];
    };
    if (messages === undefined) show(english, 'en');
    else if (isLoad(messages))
      wait(
        messages().then(
          (loaded) => show(loaded, wanted),
          () => show(english, 'en'),
        ),
      );
    else show(messages, wanted);
  });
  return () => shown.value[1];
}

function isLoad<Messages>(messages: Messages | Load<Messages>): messages is Load<Messages> {
  return typeof messages === 'function';
}

/** Returns the language in which a page is shown: English as long as it has no catalogue in the requested one. */
export function languageIn(page: string): Language {
  return spoken[page]?.value ?? 'en';
}

/** Resolves once no catalogue is loading any more. */
export async function settled(): Promise<void> {
  do await Promise.all(pending);
  while (pending.size > 0);
}

const spoken: Partial<Record<string, ReadonlySignal<Language>>> = {};
const pending = new Set<Promise<void>>();

function wait(load: Promise<void>): void {
  const done = load.finally(() => pending.delete(done));
  pending.add(done);
}
