/** Help pages about topics that no single verb explains. */
export const TOPICS: Readonly<Record<string, readonly string[]>> = {
  turns: [
    'A turn is a guess and its answer, with a colon between: guess:answer.',
    '',
    'mastermind  aabb:1,0 is one exact, none near. 1122:1,0, "aabb 1 0", 1234:1A2B and 1122:1B2W are read too; separate the names of a skin with commas: Santa,Santa,Tree,Bell:1,0.',
    'word        salet:gywww is g in its place, y elsewhere, w not in the word. b . - _ and the squares that people share are read too.',
    'FILE        hat?:yes, by the labels of the file. If there are several colons, the last one between a guess and an answer counts.',
    '',
    'Put a turn that has a space in it in quotation marks. - reads turns from standard input, one a line and without quotation marks; lines that begin with # are skipped.',
  ],
  rules: [
    'The rules of a code are p and the number of places, c and the number of symbols, then r if symbols may repeat or n if not.',
    '',
    'p4c6r  four places, six symbols, repeats: the usual game; mm for short',
    'p4c10n bulls and cows; bc for short',
    '',
    '1 to 16 places, 1 to 20 symbols. Symbols are the letters a, b, c …; --skin gives them names.',
    'Word takes --length, --list and --answers; --hard allows only guesses that the answers so far permit.',
  ],
  json: [
    'With --json a verb prints one object on one line, and nothing else on standard output.',
    '',
    'Counts that can pass 2 to the 53rd are strings of digits. Turns and places count from 1.',
    'What went wrong is an object, too: {"error": {"code", "message", "at"}}, with exit code 2.',
    'Exit codes: 0 done, 1 a bug in the program or an incomplete proof, 2 usage or input that cannot be read, 3 contradictory or impossible, 5 verification failed, 130 interrupted.',
    'codes --format jsonl prints an object a line. Later versions may add fields: ignore those that you do not know.',
  ],
};
