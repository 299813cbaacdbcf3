import type { SeatWords } from './words.ts';

export const seatKeys: SeatWords['keys'] = {
  rows: [
    [[','], 'let the player play on, or pause'],
    [['.'], 'one step by the player'],
    [['V'], 'the next variation'],
    [[';'], 'suggestions'],
    [['C'], 'show or hide the code that you wrote down'],
    [['0', '…', '9'], 'answering: how many exact, then how many near'],
    [['↑', '↓'], 'answering: one more, one less'],
    [['Shift', '←', '→'], 'answering: exact, near'],
  ],
  commandRows: [
    ['1,2', 'answer a guess: 1 exact, 2 near'],
    ['SSTB 1,2', 'enter a turn of a game from elsewhere'],
    ['rescore 2 1,0', 'correct the answer of turn 2'],
    ['edit 2 SSTB 1,0, drop 2', 'change a turn from elsewhere, take it out'],
    ['repair 1', 'take the first correction offered'],
    ['code SSTB, code', 'write your code down, show or hide it'],
    ['true', 'answer as your code does'],
    ['step, play knuth, pause', 'let a player go on'],
    ['branch, branch 2', 'another variation'],
    ['where s', 'where Santa can be'],
    ['codes', 'the codes left, when they are few'],
    ['link', 'a link to this position'],
    ['command', 'the terminal’s command for what you see'],
    ['new maker knuth, new two, new solver', 'a new sheet for other seats'],
    ['new p5c8 10 turns, new bc', 'a new sheet of other rules'],
    ['skin halloween', 'winter, halloween, letters or digits'],
    ['aids off, aids on', 'help on the sheet'],
  ],
};
