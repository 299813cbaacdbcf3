import { afterEach, describe, expect, it } from 'vitest';
import { catalogue, language, languageIn, languageOf, parseLanguageLine, settled } from './language.ts';

afterEach(() => {
  language.value = 'en';
});

describe('the language of the app', () => {
  it('is the chosen one, or the first of the browser’s languages that the app supports', () => {
    expect(languageOf('es', ['de-AT'])).toBe('es');
    expect(languageOf('auto', ['fr-FR', 'de-AT', 'en'])).toBe('de');
    expect(languageOf('auto', ['ES-419'])).toBe('es');
    expect(languageOf('auto', ['fr', 'ja'])).toBe('en');
    expect(languageOf('auto', [])).toBe('en');
  });

  it('is set by a typed line only if the line is a valid language command', () => {
    expect(parseLanguageLine(' Language DE ')).toBe('de');
    expect(parseLanguageLine('language auto')).toBe('auto');
    for (const line of ['language', 'language fr', 'languages de', 'guess language de', 'language de es'])
      expect(parseLanguageLine(line)).toBeUndefined();
  });
});

describe('a catalogue', () => {
  it('is English until the other language has loaded', async () => {
    const messages = catalogue('lab', 'laboratory', { de: async () => 'Labor' });
    expect(messages()).toBe('laboratory');
    language.value = 'de';
    expect([messages(), languageIn('lab')]).toEqual(['laboratory', 'en']);
    await settled();
    expect([messages(), languageIn('lab')]).toEqual(['Labor', 'de']);
    language.value = 'en';
    expect([messages(), languageIn('lab')]).toEqual(['laboratory', 'en']);
  });

  it('switches immediately if the other language is already loaded', () => {
    const messages = catalogue('lab', 'laboratory', { de: 'Labor' });
    language.value = 'de';
    expect([messages(), languageIn('lab')]).toEqual(['Labor', 'de']);
  });

  it('stays English in a language that it lacks or cannot load, and reports English', async () => {
    const messages = catalogue('lab', 'laboratory', { de: () => Promise.reject(new Error('offline')) });
    for (const wanted of ['es', 'de'] as const) {
      language.value = wanted;
      await settled();
      expect([messages(), languageIn('lab')]).toEqual(['laboratory', 'en']);
    }
  });

  it('shows the language chosen last, in whatever order the languages arrive', async () => {
    const arrive: (() => void)[] = [];
    let isOver = false;
    // Catalogues stay subscribed: if a later test changes the language, this one must not keep it waiting.
    const late = (messages: string) => () =>
      new Promise<string>((resolve) => {
        if (isOver) resolve(messages);
        else arrive.push(() => resolve(messages));
      });
    const messages = catalogue('lab', 'laboratory', { de: late('Labor'), es: late('laboratorio') });
    language.value = 'de';
    language.value = 'es';
    for (const one of arrive.toReversed()) one();
    await settled();
    expect(messages()).toBe('laboratorio');
    isOver = true;
  });
});
