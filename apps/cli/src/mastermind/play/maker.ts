import { type Code, feedbackOf } from '@inkling/core/feedback';
import { parseCode, parseFeedback } from '@inkling/games/mastermind/notation';
import type { Repair } from '@inkling/solvers/explain/conflicts';
import { CodeAnalysis } from 'inkling/mastermind/analysis';
import { nextGuess, type PlayerOptions } from 'inkling/mastermind/players';
import type { Position } from 'inkling/mastermind/position';
import { runPatiently, withinTime } from '../../shell/patience.ts';
import { sayConflicts, sayRepair, sayRepairs } from '../../words/contradiction.ts';
import { sayFeedbackFault } from '../../words/faults.ts';
import { quoted } from '../../words/numbers.ts';
import { sayCorrected } from '../../words/play.ts';
import { sayScored, sayStopped } from '../../words/progress.ts';
import type { Table } from './table.ts';
import { readTableWord } from './table-words.ts';

/** The program guesses and the person answers, until the game is over or they leave. */
export async function playMaker(table: Table, player: PlayerOptions): Promise<'over' | 'left'> {
  const { desk } = table;
  for (;;) {
    const { position } = desk;
    if (!position) throw new Error('a game that cannot be listed has no program to guess');
    if (position.count() === 0n && desk.isCorrectable) {
      if ((await mendAnswers(table, position)) === 'left') return 'left';
      continue;
    }
    if (desk.isOver) return 'over';
    if (!desk.view.pending) await guessNext(table, position, player);
    else if ((await takeAnswer(table)) === 'left') return 'left';
  }
}

async function guessNext(table: Table, position: Position, player: PlayerOptions): Promise<void> {
  const { world } = table.talk;
  const search = withinTime(nextGuess(player, position), world, THINKING_MS);
  const outcome = await runPatiently(search, world, sayScored);
  if (!outcome.finished) table.talk.say(sayStopped(outcome.last));
  const code = outcome.finished
    ? outcome.value.ok && outcome.value.value
    : bestSoFar(position, outcome.last.best);
  const guess = code || position.codes(1)[0];
  if (!guess || !table.play({ kind: 'guess', code: Array.from(guess) }))
    throw new Error('a player without a guess');
}

function bestSoFar(position: Position, best: number): Code | undefined {
  return position instanceof CodeAnalysis && best >= 0 ? position.set.space.codes.codeAt(best) : undefined;
}

async function takeAnswer(table: Table): Promise<'left' | undefined> {
  const { desk, screen, skin, talk } = table;
  const { pending, rules, turns } = desk.view;
  if (!pending) return undefined;
  const entry = await talk.ask(...screen.askScore(turns.length + 1, pending));
  if (entry === undefined) return 'left';
  const word = readTableWord(entry);
  if (word?.kind === 'quit') return 'left';
  if (word) {
    table.answer(word);
    return undefined;
  }
  const answer = parseFeedback(entry, rules.places);
  if (answer.ok) {
    if (table.play({ kind: 'score', ...answer.value })) table.sayLastTurn();
    return undefined;
  }
  const mayBeCode = answer.error.code === 'bad-feedback' && turns.length === 0 && !desk.view.secret;
  const code = mayBeCode ? parseCode(entry, rules, skin) : undefined;
  if (!code?.ok) talk.say(sayFeedbackFault(answer.error, rules.places));
  else if (table.play({ kind: 'deposit', code: code.value }))
    talk.say(`Your code is ${screen.code(code.value)}. I guess without looking; your answers are checked.`);
  return undefined;
}

/** Says which answers cannot all be true and what would mend them, until they can or the person leaves. */
async function mendAnswers(table: Table, position: Position): Promise<'left' | undefined> {
  const { talk, desk } = table;
  const check = position.check();
  if (check.consistent) return undefined;
  const offered = check.repairs.slice(0, REPAIRS_OFFERED);
  talk.say(
    ...(talk.isPlain ? [] : ['']),
    sayConflicts(check.conflicts),
    sayRepairs(check.repairs),
    ...offered.map((repair, index) => `${String(index + 1).padStart(3)}. ${sayRepair(repair)}`),
    ...(offered.length < check.repairs.length
      ? [`     and ${check.repairs.length - offered.length} more; rescore takes any of them.`]
      : []),
  );
  for (;;) {
    const before = desk.sheet;
    const entry = await talk.ask(mendQuestion(offered));
    if (entry === undefined) return 'left';
    const word = readTableWord(entry);
    if (word?.kind === 'quit') return 'left';
    const repair = /^\d{1,3}$/.test(entry.trim()) ? offered[Number(entry) - 1] : undefined;
    if (word) table.answer(word);
    else if (repair) mend(table, repair);
    else talk.say(`${quoted(entry)} is not one of the corrections.`);
    if (desk.sheet !== before) return undefined;
  }
}

function mend(table: Table, { turn, feedback }: Repair): void {
  const { exact, near } = feedbackOf(feedback);
  if (table.play({ kind: 'rescore', turn, exact, near })) table.talk.say(sayCorrected(turn, { exact, near }));
}

function mendQuestion(offered: readonly Repair[]): string {
  const pick =
    offered.length === 0 ? '' : offered.length === 1 ? 'type 1, or ' : `type 1 to ${offered.length}, or `;
  return `Which answer was wrong? ${upperFirst(`${pick}rescore TURN EXACT,NEAR, or undo.`)}`;
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** At the table nobody waits longer; the best guess so far is played. */
const THINKING_MS = 10_000;
const REPAIRS_OFFERED = 12;
