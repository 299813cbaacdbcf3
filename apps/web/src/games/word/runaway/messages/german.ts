import { grammarOf } from '../../../../shell/language/grammar.ts';
import { spelt } from '../../messages/german-grammar.ts';
import type { RunawayMessages } from './english.ts';

const { counted, number } = grammarOf('de');

export const german: RunawayMessages = {
  hidden: {
    goal: (length, tries) =>
      `Treib ein Wort mit ${counted(length, 'Buchstaben', 'Buchstaben')} in ${counted(tries, 'Versuch', 'Versuchen')} in die Enge. Es ändert sich, sooft es kann.`,
    honest:
      'Es ist kein Wort versteckt. Jede Antwort ist die, nach der die meisten Wörter übrig bleiben, und am Ende siehst du, dass keine falsch war.',
    won: (turns) => `In ${turns} gestellt!`,
    lost: 'Es hätte sein können',
    secret: (word) => `Das Wort hätte ${spelt(word)} sein können.`,
    saidWon: (turns) => `Du hast das Wort in ${counted(turns, 'Versuch', 'Versuchen')} gestellt.`,
    saidLost: (secret) => `Keine Versuche mehr. Das Wort hätte ${spelt(secret)} sein können.`,
  },
  heading: 'Wie es geflohen ist',
  columns: ['Versuch', 'Noch möglich', 'von'],
  count: (count) => number(count),
  checking: 'Die Antworten werden geprüft.',
  honest: (turns) =>
    `${turns === 1 ? 'Die Antwort wurde' : `Alle ${turns} Antworten wurden`} neu geprüft: Keine war falsch, und keine andere hätte mehr Wörter übrig gelassen.`,
  dishonest: 'Eine Antwort war nicht die, nach der die meisten Wörter übrig bleiben. Bitte melde das.',
};
