import type { Code } from '@inkling/core/feedback';
import { hintFor } from '@inkling/games/mastermind/analysis/hint';
import { nextGuess } from '@inkling/games/mastermind/analysis/players';
import type { Position } from '@inkling/games/mastermind/analysis/position';
import { parseFeedback, parseSymbol } from '@inkling/games/mastermind/rules/notation';
import { quoted } from '../../../messages/numbers.ts';
import { sayScored } from '../../../messages/progress.ts';
import { type HintStep, HintSteps } from '../../../play/hint-steps.ts';
import type { Command } from '../../../play/played-game.ts';
import { runInSteps } from '../../../shell/long-work.ts';
import type { World } from '../../../shell/world.ts';
import { codesLeft, codeText, symbolText } from '../messages/codes.ts';
import { sayFeedbackFault, sayNoSuchPlace, sayNoSuchSymbol } from '../messages/faults.ts';
import { sayGoodGuess, sayHints } from '../messages/hints.ts';
import {
  ALL_EVEN,
  COMPARE_BY_HAND,
  GAME_OVER,
  NO_CODE_FITS,
  NOTHING_KNOWN_YET,
  sayCodes,
  sayCorrected,
  sayTrueAnswer,
  UNCOUNTED,
} from '../messages/play.ts';
import { sayReason } from '../messages/reasons.ts';
import { choicesTable } from '../position/choices-table.ts';
import { readPlace } from '../position/problem.ts';
import type { Match } from './match.ts';

/** The commands of both seats. */
export function commandsOf(match: Match, world: World): readonly Command[] {
  const steps = new HintSteps();
  return [
    {
      name: 'hint',
      text: 'one placement worth knowing; ask again for more, at last a good guess',
      run: async () => [await steps.next(situationOf(match), hintsOf(match, world))],
    },
    { name: 'check', text: 'can all answers so far be true?', run: () => [check(match)] },
    { name: 'suggest', text: 'a guess that tells a lot', run: async () => [await suggestion(match, world)] },
    { name: 'solve', text: 'let the computer finish', run: () => finishGame(match, world) },
    { name: 'choices', text: 'what is still possible, place by place', run: () => choices(match, world) },
    {
      name: 'why',
      usage: `why 2 ${(match.skin.letters[0] ?? '').toLowerCase()}`,
      text: `why ${symbolText(0, match.skin)} can or cannot stand at place 2`,
      run: (rest) => [why(match, rest)],
    },
    { name: 'codes', text: 'the first codes that are left', run: () => [codes(match)] },
    {
      name: 'rescore',
      usage: 'rescore 2 1,0',
      text: 'as maker: correct your answer to turn 2',
      run: (rest) => rescore(match, rest),
    },
    {
      name: 'resign',
      text: 'end the game and see the code',
      run: () => match.say({ kind: 'resign' }, () => []),
    },
  ];
}

/** Returns a string that identifies the situation; hints start over when it changes. */
function situationOf({ view }: Match): string {
  return JSON.stringify([view.turns, view.pending]);
}

/** Shows the position after an undo or a redo. */
export function placeLines(match: Match): readonly string[] {
  const { turns, turnsMax } = match.view;
  const at = `You are at turn ${Math.min(turns.length + 1, turnsMax)} of ${turnsMax}.`;
  return match.isPlain || turns.length === 0 ? [at] : match.boardLines();
}

/** Returns the steps of a hint: where to look, which turns imply it, what follows, and a good guess. */
function hintsOf(match: Match, world: World): readonly HintStep[] {
  const { view, seat, position, skin, trueAnswer } = match;
  if (seat === 'maker')
    return [() => (trueAnswer === undefined ? COMPARE_BY_HAND : sayTrueAnswer(trueAnswer))];
  if (!position) return [() => UNCOUNTED];
  const guess = () => suggestion(match, world);
  if (view.turns.length === 0) return [() => NOTHING_KNOWN_YET, guess];
  const hint = hintFor(position);
  if (hint) return [...sayHints(hint, skin), guess];
  return position.count() === 0n ? [() => NO_CODE_FITS] : [() => ALL_EVEN, guess];
}

async function suggestion({ position, seat, skin }: Match, world: World): Promise<string> {
  if (seat === 'maker') return COMPARE_BY_HAND;
  if (!position) return UNCOUNTED;
  const guess = await goodGuess(position, world);
  return guess ? sayGoodGuess(codeText(guess, skin)) : NO_CODE_FITS;
}

/** Returns the guess of a fast player, which compares all codes only if there are few. */
async function goodGuess(position: Position, world: World): Promise<Code | undefined> {
  const name = position.count() <= CODES_WEIGHED_MAX ? 'expected' : 'sampled';
  const guess = await runInSteps(nextGuess({ name, seed: 'hint' }, position), world, sayScored);
  return guess.ok ? guess.value : undefined;
}

/** Plays good guesses until the game is over. */
async function finishGame(match: Match, world: World): Promise<readonly string[]> {
  const lines: string[] = [];
  match.own.handOver(match.view.turns.length);
  while (!match.isOver) {
    const { position } = match;
    const guess = position && (await goodGuess(position, world));
    if (!guess) return [...lines, position ? NO_CODE_FITS : UNCOUNTED];
    lines.push(...match.say({ kind: 'guess', code: Array.from(guess) }, () => match.lastTurnLines()));
  }
  return lines.length > 0 ? lines : [GAME_OVER];
}

const CODES_WEIGHED_MAX = 300n;

function choices({ position, isPlain, skin, style }: Match, { out }: World): readonly string[] {
  if (!position) return [UNCOUNTED];
  if (position.count() === 0n) return [NO_CODE_FITS];
  if (!isPlain) return choicesTable(position, skin, style, out.columns);
  return position.places().map((row, place) => {
    const possible = row.flatMap((count, symbol) => (count > 0n ? [skin.names[symbol] ?? '?'] : []));
    return `Place ${place + 1}: ${possible.join(', ')}.`;
  });
}

function check({ position }: Match): string {
  if (!position) return UNCOUNTED;
  return position.count() === 0n ? NO_CODE_FITS : `All answers can be true: ${codesLeft(position.count())}.`;
}

function codes({ position, skin }: Match): string {
  if (!position) return UNCOUNTED;
  const shown = position.codes(CODES_SHOWN).map((code) => codeText(code, skin));
  return shown.length === 0 ? NO_CODE_FITS : sayCodes(shown, position.count());
}

function why({ position, view, skin }: Match, rest: string): string {
  const [placeText = '', ...others] = rest.split(' ');
  const symbolText = others.join(' ');
  if (!position) return UNCOUNTED;
  const place = readPlace(placeText, view.rules);
  if (place === undefined) return sayNoSuchPlace(placeText, view.rules);
  const symbol = parseSymbol(symbolText, view.rules, skin);
  if (symbol === undefined) return sayNoSuchSymbol(symbolText, view.rules, skin);
  if (view.turns.length === 0) return 'No turn has been played: every symbol is possible everywhere.';
  return sayReason(place, symbol, position.why(place, symbol), skin);
}

function rescore(match: Match, rest: string): readonly string[] {
  const [turnText = '', ...others] = rest.split(' ');
  const turn = /^\d{1,2}$/.test(turnText) ? Number(turnText) - 1 : -1;
  if (turn < 0) return [`${quoted(turnText)} is not a turn: write rescore 2 1,0 to correct turn 2.`];
  const { places } = match.view.rules;
  const answer = parseFeedback(others.join(' '), places);
  if (!answer.ok) return [sayFeedbackFault(answer.error, places)];
  const { exact, near } = answer.value;
  return match.say({ kind: 'rescore', turn, exact, near }, () => [sayCorrected(turn, answer.value)]);
}

const CODES_SHOWN = 20;
