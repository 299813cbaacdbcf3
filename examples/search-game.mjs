// The game that both sides of `search.mjs` import.
import { codeGame, defineDeduction } from 'inkling';

export const game = defineDeduction(codeGame({ places: 3, symbols: 5, repeats: true }));
