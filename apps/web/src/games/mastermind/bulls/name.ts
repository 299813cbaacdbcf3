/** What the page of Bulls and Cows is called. */
export const BULLS_GAME = {
  id: 'bulls',
  name: { en: 'Bulls and Cows', de: 'Bullen und Kühe', es: 'Toros y vacas' },
} as const;
