import type { ReviewedTurn, TurnFact } from '@inkling/games/mastermind/analysis/review';
import { toldNothing } from '../../../../shell/game/result/model/story.ts';
import { grammarOf } from '../../../../shell/language/grammar.ts';
import type { Messages } from './english.ts';
import { practice } from './german-practice.ts';

const { counted, listed, percent } = grammarOf('de');

const FACTS: Readonly<Record<Exclude<TurnFact, 'impossible'>, string>> = {
  best: 'Kein Versuch ist besser: Das ist bewiesen.',
  'beat-reference': 'Besser, als der Maßstab gespielt hätte.',
  'found-by-logic': 'Nur dieser Code war noch möglich, und du hast ihn gefunden.',
  'lucky-hit': 'Ein Treffer, als noch andere Codes möglich waren.',
  // The review itself says how lucky an answer was, for every game.
  lucky: '',
  unlucky: '',
  'told-all-apart': 'Bei jeder Antwort wäre nur ein Code übrig geblieben.',
  'told-nothing': 'Die Antwort stand vorher fest und hat deshalb nichts verraten.',
  'was-certain': 'Nur ein Code war noch möglich, und zwar ein anderer.',
  repeated: 'Derselbe Versuch wie zuvor.',
  contradiction: 'Von hier an passt kein Code mehr zu den Antworten; deshalb gibt es keine Zahlen.',
};

function impossible({ ruledOut, information }: ReviewedTurn): string {
  if (!ruledOut) return '';
  const tellsSome = information !== undefined && !toldNothing(information);
  const { kind, places, turns } = ruledOut;
  const where = `auf ${places.length === 1 ? 'Platz' : 'den Plätzen'} ${listed(places.map((place) => String(place + 1)))}`;
  const why = {
    'absent-symbol': `${where} lag ein Stein, der in keinem Code mehr vorkommt`,
    'settled-place': `${where} stand schon etwas anderes fest`,
    'excluded-place': `in keinem Code steht dieser Stein noch ${where}`,
    combination: 'jeder Stein war einzeln möglich, wo er lag, aber nicht alle zusammen',
  }[kind];
  const shown =
    turns.length === 0
      ? ''
      : ` (siehe ${turns.length === 1 ? 'Zug' : 'Züge'} ${listed(turns.map((turn) => String(turn + 1)))})`;
  return `Es konnte nicht der Code sein: ${why}${shown}.${tellsSome ? ' Ein solcher Versuch kann trotzdem mehr verraten.' : ''}`;
}

const facts = (turn: ReviewedTurn) =>
  turn.facts
    .map((fact) => (fact === 'impossible' ? impossible(turn) : FACTS[fact]))
    .filter((sentence) => sentence !== '');

export const german: Messages = {
  counted: (codes) => counted(codes, 'Code', 'Codes'),
  references: {
    unrestricted: 'beliebigen Versuchen',
    'consistent-only': 'Versuchen, die der Code sein können',
  },
  unjudged: 'Eine Antwort muss falsch sein; so lässt sich das Spiel als Ganzes nicht beurteilen.',
  noChance: (before) =>
    `Es konnte nicht der Code sein. Jeder der ${counted(before, 'Code', 'Codes')}, die noch passten, hätte mit ${percent(1 / before)} Wahrscheinlichkeit gestimmt.`,
  facts,
  practice,
};
