import type { Choice, ReviewedTurn, TurnFact } from '@inkling/games/mastermind/analysis/review';
import { grammarOf } from '../../../../shell/language/grammar.ts';
import { pageName } from '../../../../shell/page.ts';
import type { ReviewCommandFault } from '../session/command.ts';
import type { Messages } from './english.ts';
import { drill } from './german-drill.ts';
import { hasFound, luckOf } from './review-figures.ts';

const { counted, figure: figureOf, listed, number } = grammarOf('de');

const figure = (value: number) => figureOf(value, 2);

const FACTS: Readonly<Record<Exclude<TurnFact, 'impossible'>, string>> = {
  best: 'Kein Versuch ist besser: Das ist bewiesen.',
  'beat-reference': 'Besser, als der Maßstab gespielt hätte.',
  'found-by-logic': 'Nur dieser Code war noch möglich, und du hast ihn gedruckt.',
  'lucky-hit': 'Ein Treffer, als noch andere Codes möglich waren.',
  lucky: 'Die Antwort hat mehr verraten, als zu erwarten war.',
  unlucky: 'Die Antwort hat weniger verraten, als zu erwarten war.',
  'told-all-apart': 'Bei jeder Antwort wäre nur ein Code übrig geblieben.',
  'told-nothing': 'Die Antwort stand vorher fest und hat deshalb nichts verraten.',
  'was-certain': 'Nur ein Code war noch möglich, und zwar ein anderer.',
  repeated: 'Derselbe Versuch wie zuvor.',
  contradiction: 'Von hier an passt kein Code mehr zu den Antworten; deshalb gibt es keine Zahlen.',
};

function impossible({ ruledOut }: ReviewedTurn): string {
  if (!ruledOut) return '';
  const { kind, places, turns } = ruledOut;
  const where = `auf ${places.length === 1 ? 'Platz' : 'den Plätzen'} ${listed(places.map((place) => String(place + 1)))}`;
  const why = {
    'absent-symbol': `${where} lag ein Element, das in keinem Code mehr vorkommt`,
    'settled-place': `${where} stand schon etwas anderes fest`,
    'excluded-place': `in keinem Code steht dieses Element noch ${where}`,
    combination: 'jedes Element war einzeln möglich, wo es lag, aber nicht alle zusammen',
  }[kind];
  const shown =
    turns.length === 0
      ? ''
      : ` (siehe ${turns.length === 1 ? 'Zug' : 'Züge'} ${listed(turns.map((turn) => String(turn + 1)))})`;
  return `Es konnte nicht der Code sein: ${why}${shown}. Ein solcher Versuch kann trotzdem mehr verraten.`;
}

function cost(choice: Choice | undefined): string {
  if (!choice) return 'Noch nicht bewertet';
  const { cost, basis } = choice;
  if (basis === 'exact') return cost === 0 ? 'Kosten 0, bewiesen' : `Kosten ${figure(cost)} Züge, bewiesen`;
  return `Kosten ≈ ${figure(cost)} Züge, geschätzt`;
}

const facts = (turn: ReviewedTurn) =>
  turn.facts
    .map((fact) => (fact === 'impossible' ? impossible(turn) : FACTS[fact]))
    .filter((sentence) => sentence !== '');

function bits(turn: ReviewedTurn): string {
  if (!turn.information) return 'keine Zahlen';
  if (hasFound(turn) && turn.before === 1) return 'gefunden';
  const { gained, expected } = turn.information;
  const luck = luckOf(gained, expected);
  return `${figure(gained)} Bit = ${figure(expected)} erwartet ${luck < 0 ? '−' : '+'} ${figure(Math.abs(luck))} Glück`;
}

function fault(fault: ReviewCommandFault): string {
  switch (fault.code) {
    case 'nothing':
      return 'Tippe einen Befehl wie next costly oder turn 2. Mit ? siehst du alle.';
    case 'no-such-turn':
      return `${fault.text === '' ? 'Das' : fault.text} ist kein Zug dieses Spiels: Es gibt die Züge 1 bis ${fault.turns}.`;
    case 'no-such-share':
      return 'Teilen lassen sich: turns, link, command.';
    case 'not-understood':
      return `${fault.text} ist hier kein Befehl. Mit ? siehst du alle.`;
  }
}

export const german: Messages = {
  title: (seed) => `Analyse von ${seed} · Inkling`,
  heading: 'Zug um Zug',
  none: 'Noch gibt es kein Spiel zum Analysieren. Mach zuerst einen Versuch in Mastermind.',
  missing:
    'Dieses Spiel liegt nicht in diesem Browser oder lässt sich nicht lesen. Es wurde nichts geändert.',
  lastGame: ({ entry, part }) =>
    `Dein letztes Spiel war ${pageName(entry, 'de')}; ${part.isReviewedAtEnd ? 'es wird dort am Ende selbst analysiert' : 'dafür gibt es keine Analyse'}.`,
  lastSheet: 'Dies ist dein letztes Spiel Mastermind.',
  noTurns: 'In diesem Spiel ist noch kein Versuch gemacht, also gibt es nichts zu sehen.',
  tooLarge:
    'Die Analyse wägt jeden Code ab, und dieses Spiel hat zu viele, um sie aufzulisten. Mastermind zählt und erklärt trotzdem jeden Zug.',
  toGame: 'Mastermind spielen',
  toHistory: 'Zu deinen Spielen',
  seed: 'Seed',
  progress: (done, total) => `${done} von ${counted(total, 'Zug', 'Zügen')} bewertet`,
  judged: 'alle Züge bewertet',
  broken:
    'Der Teil, der bewertet, ist stehen geblieben. Wähle einen Maßstab, um ihn neu zu starten; deinem Spiel ist nichts passiert.',
  reference: 'Gemessen an',
  references: {
    unrestricted: 'beliebigen Versuchen',
    'consistent-only': 'Versuchen, die der Code sein können',
  },
  turn: (turn) => `Zug ${turn}`,
  row: (turn, guess, exact, near) => `Zug ${turn}: ${guess.join(', ')}. ${exact} genau, ${near} versetzt`,
  change: (turn) => (hasFound(turn) ? 'gefunden' : `${number(turn.before)} → ${number(turn.after)}`),
  bits,
  cost,
  best: ({ best, played, cost }, namesOf) =>
    cost === 0 && best.guess === played.guess
      ? `Gut gespielt dauert es von hier ${figure(played.turns)} Züge, diesen mitgezählt.`
      : `Dein Versuch: von hier im Mittel ${figure(played.turns)} Züge, er selbst mitgezählt. ${namesOf(best.guess).join(', ')}: ${figure(best.turns)}${best.possible ? '' : ', auch wenn es selbst nicht der Code sein kann'}.`,
  facts,
  turnSentence: (turn, reviewed, namesOf) =>
    `Zug ${turn}: ${namesOf(reviewed.guess).join(', ')}. Vorher ${counted(reviewed.before, 'Code', 'Codes')}, ${hasFound(reviewed) ? 'gefunden' : `nachher ${number(reviewed.after)}`}. ${cost(reviewed.choice)}. ${facts(reviewed).join(' ')}`.trim(),
  bitsInAll: ({ gained, expected }) =>
    `Zusammen ${figure(gained)} Bit: ${figure(expected)} durch die Wahl, ${figure(luckOf(gained, expected))} durch Glück.`,
  costInAll: ({ cost, basis }) =>
    `Die Wahl hat ${basis === 'exact' ? '' : 'etwa '}${figure(cost)} Züge gekostet.`,
  noneCostly: (isOver) =>
    isOver
      ? 'Kein Zug hat so viel gekostet, dass sich ein zweiter Blick lohnt.'
      : 'Kein bisher bewerteter Zug hat viel gekostet.',
  previous: 'Voriger',
  next: 'Nächster',
  costly: 'Nächster teurer Zug',
  tryAgain: 'Ab hier noch einmal',
  playBest: 'Den Vorschlag spielen',
  nothingBetter: (isJudged) =>
    isJudged ? 'Für diesen Zug ist kein besserer Versuch bekannt.' : 'Dieser Zug ist noch nicht bewertet.',
  fault,
  placeholder: 'next costly, turn 3, again 3, play best, share, drill',
  keyRows: [
    [['←', '→'], 'von Zug zu Zug'],
    [['C'], 'der nächste teure Zug'],
    [['A'], 'ab diesem Zug noch einmal'],
    [['B'], 'den Vorschlag spielen'],
    [['D'], 'aus deinem Spiel lernen'],
    [['L'], 'sagen, was man von diesem Zug weiß'],
    [['/'], 'zur Befehlszeile'],
    [['?'], 'diese Seite'],
  ],
  commandRows: [
    ['turn 3', 'diesen Zug ansehen'],
    ['next, previous', 'der Zug danach, der Zug davor'],
    ['next costly', 'der nächste Zug, der etwas gekostet hat'],
    ['again 3', 'ab Zug 3 noch einmal; allein: ab diesem'],
    ['play best', 'statt dieses Zugs den Vorschlag spielen'],
    ['share', 'den Link mit deinen Zügen kopieren; auch share link, share command'],
    ['drill', 'für jeden teuren Zug einen besseren Versuch suchen'],
  ],
  drill,
  terms:
    'Ein Bit halbiert die Zahl der möglichen Codes. Kosten sind, was die Wahl gegen den besten Versuch an Zügen verliert, im Mittel über die möglichen Codes; Pech kostet nichts.',
  notOpened: 'Dieser Browser lässt die Seite nichts speichern, deshalb lässt sich das Spiel nicht öffnen.',
  share: {
    heading: 'Teilen',
    copy: {
      command: 'Als Befehl kopieren',
      fresh: 'Link zu diesem Code kopieren',
      turns: 'Link mit meinen Zügen kopieren',
    },
    copied: {
      command: 'Der Befehl ist kopiert: Er spielt denselben Code im Terminal.',
      fresh: 'Der Link ist kopiert: Er öffnet denselben Code vom ersten Zug an.',
      turns: 'Der Link ist kopiert: Er zeigt deine Versuche.',
    },
    notCopied:
      'Dieser Browser lässt die Seite nicht kopieren. Der Text steht unter den Knöpfen: Markiere und kopiere ihn.',
    tooLong: 'Dieses Spiel ist zu lang für einen Link. Die Datei, die du unter „Du“ sicherst, nimmt es mit.',
    text: 'Text zum Teilen',
    honest:
      'Das Bild und sein Text nennen Antworten, keinen Versuch. Links und Befehle nennen den Seed; wer es darauf anlegt, könnte daraus den Code ausrechnen.',
  },
};
