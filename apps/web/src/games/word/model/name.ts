/** What the game is called. */
export const WORD_NAME = { en: 'Word', de: 'Wort', es: 'Palabra' } as const;
