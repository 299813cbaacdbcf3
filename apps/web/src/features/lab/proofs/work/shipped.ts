/** The URLs of the proofs that ship with the app, by name. These are the small ones in `proofs/`. */
export const SHIPPED: Readonly<Record<string, URL>> = {
  'p3c4r-206': new URL('../../../../../../../proofs/p3c4r-206.bound', import.meta.url),
  'p4c4r-905': new URL('../../../../../../../proofs/p4c4r-905.bound', import.meta.url),
  'p4c5r-2463': new URL('../../../../../../../proofs/p4c5r-2463.bound', import.meta.url),
  'p4c6r-none-in-4': new URL('../../../../../../../proofs/p4c6r-none-in-4.bound', import.meta.url),
  'p4c6r-5626-in-5': new URL('../../../../../../../proofs/p4c6r-5626-in-5.bound', import.meta.url),
  'p4c6r-5625': new URL('../../../../../../../proofs/p4c6r-5625.bound', import.meta.url),
  'p4c7r-11228': new URL('../../../../../../../proofs/p4c7r-11228.bound', import.meta.url),
  'p4c7r-abcd-11269': new URL('../../../../../../../proofs/p4c7r-abcd-11269.bound', import.meta.url),
  'p5c5r-13496': new URL('../../../../../../../proofs/p5c5r-13496.bound', import.meta.url),
  'word5-salet-7920': new URL('../../../../../../../proofs/word5-salet-7920.bound', import.meta.url),
};
