import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';

/**
 * One language for the whole app, and a catalogue for each page. A page joins with three files and a line:
 * `english.ts`, which is loaded with the page and is what is shown until another language is
 * there, and `german.ts` and `spanish.ts`, which are loaded when they are wanted; and in its `language.ts`
 *
 *     export const messages: () => typeof english = catalogue('lab', english, {
 *       de: async () => (await import('./german.ts')).german,
 *       es: async () => (await import('./spanish.ts')).spanish,
 *     });
 *
 * A page without one of them stays English, and says so by its `lang`. Reading `messages()` in a view subscribes it, so
 * that another language redraws it at once.
 */
export const LANGUAGES = ['en', 'de', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What a person can choose; `auto` is what the browser asks for. */
export const LANGUAGE_CHOICES = ['auto', 'en', 'de', 'es'] as const;
export type LanguageChoice = (typeof LANGUAGE_CHOICES)[number];

/** Each language in its own words. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
};

/** The language that is wanted. Set by the shell alone. */
export const language: Signal<Language> = signal('en');

/** What is chosen, or the first of a browser's languages (`navigator.languages`) that the app speaks. */
export function languageOf(choice: LanguageChoice, asked: readonly string[]): Language {
  if (choice !== 'auto') return choice;
  const primary = asked.map((tag) => tag.toLowerCase().split('-')[0]);
  return primary.flatMap((tag) => LANGUAGES.find((known) => known === tag) ?? [])[0] ?? 'en';
}

/** `language de` as a typed command: its choice; `undefined` for any other line. */
export function parseLanguageLine(line: string): LanguageChoice | undefined {
  const word = /^\s*language\s+([a-z]+)\s*$/i.exec(line)?.[1]?.toLowerCase();
  return LANGUAGE_CHOICES.find((choice) => choice === word);
}

/** Texts that are there already, or what loads them. */
export type Translations<Messages> = {
  readonly [Other in Exclude<Language, 'en'>]?: Messages | Load<Messages>;
};

type Load<Messages> = () => Promise<Messages>;

/** The catalogue of a page in the language that is wanted, or in English while that is missing. */
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

/** The language that a page is shown in: English as long as it has no catalogue in the one that is wanted. */
export function languageIn(page: string): Language {
  return spoken[page]?.value ?? 'en';
}

/** Resolves when no catalogue is on its way any more. */
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
