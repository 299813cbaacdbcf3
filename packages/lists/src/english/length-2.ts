// Made by tools/words.ts; see NOTICE.
import type { PackedWords } from '../packing/packed.ts';

export const words: PackedWords = {
  all: 'AaaBbBdBeBgBhBiBlBmBnBoBrBsBtBwBxByAbaBeBiBoByAchAdaBeBiBoAeaBdBeBfBhBlBmBnBrBsBtBxAfaBeByAgiBoBuAhaBeBiBmBoAidBfBnBoBsBtAjaBoAkaBiBoByAlaBiBoAmaBeBiBmBoBuByAnaBeBoBuByAobBdBeBfBhBiBmBnBoBpBrBsBuBwBxByApaBeBiBoAqiAreAshBiBjBoBtAtaBeBiBoAuaBgBhBkBmBnBpBrBsBtAweBoAxiBuAyaBeBoBuAzaBo',
  common: {
    35: 'AadBhBmBnBsBtBxAbeByAdoAehBmAgoAhaBeBiBoAidBfBnBsBtAmaBeBuByAnoAofBhBnBrBxApaBiAreAsoAtoAupBsAwe',
    50: 'AesBxAfaAlaBoAmiAnuAowAshAtiAuhBmAyeBo',
    60: 'AbiAenBrAoiBmAtaAxiAya',
  },
  withheld: 'AaoAsjAuaBk',
};
