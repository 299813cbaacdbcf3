/** The id of the page of Bulls and Cows, and its name in each language. */
export const BULLS_GAME = {
  id: 'bulls',
  name: { en: 'Bulls and Cows', de: 'Bullen und Kühe', es: 'Toros y vacas' },
} as const;
