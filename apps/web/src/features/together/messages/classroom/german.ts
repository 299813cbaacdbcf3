import { capitalised, grammarOf } from '../../../../shell/language/grammar.ts';
import type { GameNouns } from '../../../../shell/parts/room-nouns.ts';
import { CODE } from '../german-game.ts';
import { articlesOf, dativePlural } from '../german-noun.ts';
import type { english } from './english.ts';

const { counted, form, number } = grammarOf('de');

export const german: typeof english = {
  plate: 'Inkling',
  join: { before: 'Mach mit:', after: 'unter Zusammen auf' },
  square: {
    open: 'QR-Code zeigen',
    heading: 'Scannen und mitmachen',
    label: 'Der Link zu dieser Klasse als QR-Code',
    help: (name, site) => `Oder öffne ${site}, wähle Zusammen und tippe ${name} ein.`,
    close: 'Schließen',
  },
  joined: (people) => [number(people), 'dabei'],
  voted: (people) => [number(people), form(people, 'Stimme', 'Stimmen')],
  board: 'Unser Brett',
  ask: 'Was probieren wir?',
  canItBe: 'Kann es das sein?',
  none: 'Noch keine Vorschläge. Hier erscheint jeder, sobald er da ist.',
  noneNow: 'Niemand hat abgestimmt.',
  asTheyCome: 'Die Vorschläge erscheinen ohne Namen, sobald sie da sind.',
  hidden: 'Die Zahlen sind verdeckt, damit niemand der Mehrheit nachläuft.',
  more: (guesses) => `und ${counted(guesses, 'weiterer Vorschlag', 'weitere Vorschläge')}`,
  showAll: 'Alle zeigen',
  showFirst: 'Nur die ersten zeigen',
  left: (count) => `${counted(count, 'Möglichkeit bleibt', 'Möglichkeiten bleiben')}.`,
  votes: (guess, votes) => `${guess}: ${counted(votes, 'Stimme', 'Stimmen')}.`,
  playThis: 'Den nehmen wir',
  playThisGuess: (guess) => `Den nehmen wir: ${guess}`,
  controls: 'Die Abstimmung',
  reveal: 'Zeigen, was sein kann',
  pause: 'Anhalten',
  resume: 'Weiter abstimmen',
  again: 'Neu abstimmen',
  playFirst: 'Den ersten nehmen',
  hide: 'Zahlen verdecken',
  show: 'Zahlen zeigen',
  end: 'Stunde beenden',
  endHeading: 'Stunde beenden?',
  endNo: 'Weiterspielen',
  noReveal: 'Bevor jemand abgestimmt hat, gibt es nichts zu zeigen.',
  noSuchGuess: 'So weit geht die Liste nicht.',
  leaderOnly: 'Das kann nur, wer die Klasse leitet.',
  watchOnly: 'Dieser Link ist nur zum Zuschauen. Wer abstimmen will, kommt mit dem Namen der Klasse herein.',
  vote: 'Abstimmen',
  voteForThis: 'Dafür stimmen',
  yourGuess: 'Dein Vorschlag',
  yourVote: 'Deine Stimme:',
  yourVoteIs: (guess) => `Deine Stimme: ${guess}.`,
  noVoteYet: 'Du hast noch nicht abgestimmt.',
  unsent: 'Noch keine Antwort. Deine Stimme geht ab, sobald der Server antwortet.',
  tooLate: 'Deine Stimme kam zu spät an.',
  answering: 'Der Versuch ist unterwegs.',
  shown: 'Die Zahlen sind zu sehen.',
  refusals: {
    'no-vote-here': 'In diesem Raum wird nicht abgestimmt.',
    'vote-closed': 'Gerade wird nicht abgestimmt.',
    'class-full': 'Diese Klasse ist voll.',
    'too-many-votes': 'Du hast dich zu oft umentschieden. Beim nächsten Mal kannst du wieder abstimmen.',
  },
  inNounsOf: (part) => inNouns(part?.nouns?.de),
  leader: {
    placeholder: 'pause, reveal, play, ?',
    rows: [
      ['pause', 'hält die Abstimmung kurz an'],
      ['go on', 'setzt die Abstimmung fort'],
      ['reveal', 'zeigt, welche Vorschläge richtig sein können'],
      ['again', 'beginnt die Abstimmung neu'],
      ['play 2', 'nimmt den zweiten Vorschlag der Liste'],
      ['numbers', 'verdeckt die Zahlen oder zeigt sie wieder'],
      ['qr', 'zeigt den QR-Code'],
      ['end', 'fragt nach und beendet dann die Stunde'],
      ['state', 'sagt, wie es steht'],
    ],
  },
  pupil: {
    placeholder: 'state, ?',
    guessRow: 'stimmt dafür',
    rows: [
      ['state', 'sagt, wie es steht'],
      ['back', 'führt zu allen Räumen'],
    ],
  },
};

function inNouns({ secret, turn }: GameNouns = CODE): ReturnType<(typeof english)['inNounsOf']> {
  const word = secret.one;
  const { der, den, ein } = articlesOf(secret);
  return {
    next: `${NEXT[turn.gender ?? 'masculine']} ${turn.one}`,
    state: {
      open: (at) => `${turn.one} ${at}, stimmt ab!`,
      paused: (at) => `${turn.one} ${at}, angehalten`,
    },
    open: (at) => `${turn.one} ${at}. Such dir etwas aus und stimm dafür.`,
    voted: (at) => `${turn.one} ${at}. Du kannst deine Stimme noch ändern.`,
    paused: 'Die Abstimmung ist angehalten. Warte, bis es weitergeht.',
    goesOn: 'Die Abstimmung geht weiter.',
    anew: 'Die Abstimmung beginnt neu: Such dir etwas aus.',
    revealed: 'Schau an die Wand: Dort siehst du, was sein kann.',
    turn: (at, answer) => `${turn.one} ${at}: ${answer}.`,
    votingFor: (at) => `${turn.one} ${at}: Stimmt ab!`,
    can: `kann ${der} ${word} sein`,
    cannot: (clue) => `geht nicht: siehe Hinweis\u00a0${clue}`,
    never: `ist k${ein} ${word}, ${der} versteckt sein kann`,
    share: (possible, all) => [
      `${number(possible)} von ${number(all)}`,
      `${form(all, 'Vorschlag', 'Vorschlägen')} ${form(possible, 'kann', 'können')} ${der} ${word} sein.`,
    ],
    yoursCan: `Dein Vorschlag kann ${der} ${word} sein.`,
    yoursCannot: (clue) =>
      `Dein Vorschlag kann nicht ${der} ${word} sein: Hinweis\u00a0${clue} spricht dagegen.`,
    yoursNever: `Dein Vorschlag passt zu den Hinweisen, ist aber k${ein} ${word}, ${der} versteckt sein kann.`,
    endWarning: `Dann sehen alle ${den} ${word}. Das lässt sich nicht zurücknehmen.`,
    found: (turns) =>
      `Die Klasse hat ${den} ${word} in ${counted(turns, turn.one, dativePlural(turn))} gefunden.`,
    notFound: `Die Klasse hat ${den} ${word} nicht gefunden.`,
    ended: `Die Stunde ist zu Ende. ${capitalised(der)} ${word} wurde nicht gefunden.`,
  };
}

const NEXT = { masculine: 'Unser nächster', feminine: 'Unsere nächste', neuter: 'Unser nächstes' } as const;
