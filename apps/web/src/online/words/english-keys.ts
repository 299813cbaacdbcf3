import type { OnlineWords } from './words.ts';

/** The keys and the typed commands of both pages. */
export const keys: Pick<OnlineWords, 'lobbyKeys' | 'roomKeys' | 'lobbyKeyRows' | 'roomKeyRows'> = {
  lobbyKeys: {
    heading: 'Keys and commands',
    shortcuts: 'Keys',
    commands: 'Commands',
    commandRows: [
      ['make p4c6r/12', 'opens a room; you set the code there'],
      ['make w5t6 theirs race', 'Word: another sets it, two race'],
      ['make kept player aabb', 'keeps a code here; the computer looks'],
      ['make computer one', 'the server draws a code'],
      ['make witch hard race', 'a board of witches for two'],
      ['…/#/online/room/…', 'goes to a room'],
      ['today word', "plays today's challenge; mastermind without a name"],
      ['board word assisted', 'shows a board of today'],
      ['pause', 'takes a week off from tomorrow'],
      ['recovery', 'shows the recovery code'],
      ['recover CODE', 'comes back as that guest'],
      ['forget', 'asks, and forgets you'],
      ['state', 'says where things stand'],
    ],
    turnOn: 'Keys are on',
    close: 'Close',
  },
  roomKeys: {
    heading: 'Keys and commands',
    shortcuts: 'Keys',
    commands: 'Commands',
    commandRows: [
      ['aabb', 'guesses, or sets the code'],
      ['answer 1,0', 'answers: exact, near'],
      ['mend 2 1,1', 'mends the answer of turn 2'],
      ['b3', 'Witch: turns the tile in row b, column 3'],
      ['2, hint, skip, cover', 'Witch: the second name, her description, no answer, turns back'],
      ['sit breaker', 'takes a free seat'],
      ['open', 'shows the kept code at the end'],
      ['resign', 'gives up'],
      ['copy', 'copies the link of the room'],
      ['state', 'says where things stand'],
      ['back', 'goes to all rooms'],
    ],
    turnOn: 'Keys are on',
    close: 'Close',
  },
  lobbyKeyRows: [
    [['/'], 'to the command line'],
    [['?'], 'this sheet'],
  ],
  roomKeyRows: [
    [['1', '2', '…'], 'puts an element, as its letter does'],
    [['←', '→'], 'another place'],
    [['Backspace'], 'erases'],
    [['Enter'], 'guesses, answers, or sets the code'],
    [['/'], 'to the command line'],
    [['?'], 'this sheet'],
  ],
};
