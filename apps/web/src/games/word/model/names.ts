/** What the game is called. */
export const WORD_NAME = { en: 'Word', de: 'Wort', es: 'Palabra' } as const;

/** What the game is called. */
export const RUNAWAY_NAME = { en: 'Runaway Word', de: 'Flüchtiges Wort', es: 'Palabra fugitiva' } as const;
