import type { ScoredTurn } from '@inkling/games/mastermind/rules/game';
import { placesFor, symbolsAt } from '../engine/evidence.ts';
import { messages } from '../messages/language.ts';
import { nameOf, namesOf } from '../messages/names.ts';
import { forksOf } from '../session/branches.ts';
import { type Command, isSeatFault, parseCommand } from '../session/command.ts';
import { grant } from '../session/new-game-request.ts';
import type { Desk } from './controller.ts';

/** Does what a typed line says; says what is wrong with it otherwise. True when it was understood. */
export function runLine(desk: Desk, line: string): boolean {
  const { rules, asks } = desk.session;
  const command = parseCommand(line, rules, desk.skin, asks.value);
  if (command.ok) perform(desk, command.value);
  else if (isSeatFault(command.error)) desk.say(messages().command.fault(command.error));
  else desk.say(messages().command.fault(command.error));
  return command.ok;
}

function perform(desk: Desk, command: Command): void {
  const { session, explainer } = desk;
  switch (command.kind) {
    case 'guess':
      desk.submit(command.code);
      break;
    case 'answer':
      desk.hand.score(command.answer);
      break;
    case 'turn':
      desk.hand.record(command.code, command.answer);
      break;
    case 'why':
      void explainer.explain(command);
      break;
    case 'where':
      desk.say(whereSentence(desk, command.symbol));
      break;
    case 'new': {
      const { rules, turnsMax } = session.view.value;
      const { seat, player } = session.seating.value;
      desk.begin(grant(command, { rules, turnsMax, seat, player }), command.seed ?? '');
      break;
    }
    case 'rescore':
      desk.hand.rescore(command.turn, command.answer);
      break;
    case 'edit':
      revise(desk, command.turn, { guess: command.code, feedback: command.answer });
      break;
    case 'drop':
      revise(desk, command.turn, undefined);
      break;
    case 'repair':
      repair(desk, command.choice);
      break;
    case 'branch':
      branch(desk, command.choice);
      break;
    case 'code':
      if (command.code) deposit(desk, command.code);
      else showCode(desk);
      break;
    case 'step':
      if (command.player) setPlayer(desk, command.player);
      void desk.autoplay.step();
      break;
    case 'play':
      if (command.player) setPlayer(desk, command.player);
      void desk.autoplay.play();
      break;
    case 'pause':
      desk.autoplay.pause();
      desk.say(messages().autoplay.paused);
      break;
    case 'true':
      void desk.hand.scoreTruly();
      break;
    case 'skin':
      desk.settings.value = { ...desk.settings.value, skin: command.skin };
      desk.say(messages().skin.now(command.skin, desk.skin.id));
      break;
    case 'aids':
      desk.preferences.value = { ...desk.preferences.value, aids: command.on };
      desk.say(messages().aids.now(command.on));
      break;
    case 'hint':
      void explainer.hintMore();
      break;
    case 'undo':
      desk.undo();
      break;
    case 'redo':
      desk.redo();
      break;
    case 'choices':
      desk.say(choicesSentence(desk));
      break;
    case 'codes':
      desk.say(codesSentence(desk));
      break;
    case 'suggest':
      void explainer.suggest();
      break;
    case 'state':
      desk.sayState();
      break;
    case 'link':
    case 'command':
      desk.copying.value = command.kind;
      break;
    case 'help':
      desk.dialog.value = 'keys';
  }
}

/** Writes a maker's code down, behind the cover or beside the guess that waits. */
function deposit(desk: Desk, code: ArrayLike<number>): void {
  const { session } = desk;
  if (session.seating.value.seat === 'maker' && !session.hasCode) session.depositing.value = true;
  if (session.asks.value === 'code') desk.submit(Array.from(code));
  else desk.say(messages().maker.noDeposit);
}

/** The maker's own code, shown or hidden again; it is said by nobody. */
export function showCode(desk: Desk): void {
  const { maker } = messages();
  if (desk.session.ownCode) {
    desk.isCodeShown.value = !desk.isCodeShown.value;
    desk.say(desk.isCodeShown.value ? maker.codeShown : maker.codeHidden);
  } else desk.say(maker.noCode);
}

function setPlayer(desk: Desk, player: Desk['session']['seating']['value']['player']): void {
  desk.session.seating.value = { ...desk.session.seating.value, player };
}

/** Goes on with the other branch of the last fork, or the one with that number; says which there are. */
export function branch(desk: Desk, choice: number | undefined): void {
  const fork = forksOf(desk.session.sheet.value).at(-1);
  const { branches } = messages();
  const next = choice ?? ((fork?.taken ?? -1) + 1) % (fork?.branches.length ?? 1);
  const chosen = fork?.branches[next];
  if (chosen) desk.follow(chosen.node);
  else desk.say(fork ? branches.noSuch(fork.branches.length) : branches.none);
}

function revise(desk: Desk, turn: number, by: ScoredTurn | undefined): void {
  if (desk.session.seating.value.seat === 'solver') desk.hand.revise(turn, by);
  else desk.say(messages().solver.only);
}

function repair(desk: Desk, choice: number | undefined): void {
  const { contradiction } = messages();
  const found = desk.contradiction.value;
  const mend = choice === undefined ? undefined : found?.repairs[choice];
  if (mend) desk.hand.rescore(mend.turn, mend);
  else desk.say(found ? contradiction.sentence(found) : contradiction.none);
}

function whereSentence(desk: Desk, symbol: number): string {
  const findings = desk.findings.value;
  const { aids, where, large } = messages();
  if (!desk.gives('evidence')) return aids.off('evidence');
  if (!findings || !desk.isCounted) return large.unanswered;
  const places = placesFor(findings, symbol).map((place) => place + 1);
  return where(nameOf(desk.skin, symbol), places);
}

function choicesSentence(desk: Desk): string {
  const findings = desk.findings.value;
  if (!desk.gives('evidence')) return messages().aids.off('evidence');
  if (!findings) return messages().evidence.thinking;
  if (!desk.isCounted) return messages().large.unanswered;
  return messages().speech.choices(
    findings.places.map((_, place) => namesOf(desk.skin, symbolsAt(findings, place))),
  );
}

function codesSentence(desk: Desk): string {
  const { codes, lefts } = desk.findings.value ?? { codes: [], lefts: [] };
  if (!desk.gives('list')) return messages().aids.off('list');
  const listed = codes.map((code) => namesOf(desk.skin, code).join(' '));
  return messages().listedCodes(listed, lefts.at(-1));
}
