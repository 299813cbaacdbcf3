import type { WitchView } from '@inkling/games/witch/rules/view';
import { eraseSymbol, moveTo, placeSymbol } from '../../../games/mastermind/session/draft.ts';
import { typeOnSheet } from '../../../ui/typing-focus.ts';
import type { LobbyDesk } from '../session/lobby-desk.ts';
import type { RoomDesk } from '../session/room-desk.ts';
import type { RoomEntry } from '../session/room-entry.ts';
import { runRoomLine } from '../session/room-performing.ts';
import { taskOf } from '../session/task.ts';

/** The keys of the front; where a code is to be kept, its elements and letters too. */
export function pressAtLobby(desk: LobbyDesk, event: KeyboardEvent, page: Document): boolean {
  if (desk.dialog.value) return false;
  const entry = desk.order.value.maker === 'kept' ? desk.entry.value : undefined;
  return (entry && edit(desk, entry, event)) || pressAnywhere(desk, event, page);
}

/** The keys of a room; the shell has left out text fields, dialogs, modifiers and shortcuts that are off. */
export function pressInRoom(desk: RoomDesk, event: KeyboardEvent, target: Element, page: Document): boolean {
  if (desk.dialog.value) return false;
  const view = desk.view.value;
  const entry = desk.entry.value;
  const task = view && !desk.waiting.value ? taskOf(view) : undefined;
  if (entry && (task === 'guess' || task === 'deposit') && edit(desk, entry, event)) {
    typeOnSheet(target, page);
    return true;
  }
  if (desk.table.value && task === 'guess' && pressAtTable(desk, desk.table.value, event, target, page))
    return true;
  if (event.key === 'Enter' && task && ['guess', 'deposit', 'answer', 'open'].includes(task)) {
    if (target.closest('button, a, summary')) return false;
    desk.submit();
    return true;
  }
  return pressAnywhere(desk, event, page);
}

function pressAtTable(
  desk: RoomDesk,
  { quiz, phase, tiles }: WitchView,
  event: KeyboardEvent,
  target: Element,
  page: Document,
): boolean {
  const key = event.key.toLowerCase();
  if (/^[1-9]$/.test(key) && quiz?.options) return runRoomLine(desk, key);
  if (key === 'escape' && phase === 'flip' && tiles.some(({ lie }) => lie === 'shown')) desk.play('cover');
  else if (key === 'h' && quiz) desk.play('hint');
  else if (key === 's' && phase !== 'flip') desk.play('skip');
  else if (key.startsWith('arrow') && !target.closest('button, a'))
    page.querySelector<HTMLElement>('.tile[tabindex="0"]')?.focus();
  else return false;
  return true;
}

function edit({ draft }: Pick<RoomDesk, 'draft'>, entry: RoomEntry, event: KeyboardEvent): boolean {
  const symbol = symbolOf(entry, event);
  const { key } = event;
  if (symbol !== undefined) draft.value = placeSymbol(draft.value, symbol);
  else if (key === 'Backspace') draft.value = eraseSymbol(draft.value);
  else if (key === 'ArrowLeft' || key === 'ArrowRight')
    draft.value = moveTo(draft.value, draft.value.place + (key === 'ArrowLeft' ? -1 : 1));
  else return false;
  return true;
}

function symbolOf({ game, rules, skin }: RoomEntry, event: KeyboardEvent): number | undefined {
  const digit = game === 'word' ? null : /^(?:Digit|Numpad)([1-9])$/.exec(event.code);
  const letter = skin.id === 'letters' ? event.key.toLowerCase() : event.key.toUpperCase();
  const symbol = digit ? Number(digit[1]) - 1 : skin.letters.indexOf(letter);
  return symbol >= 0 && symbol < rules.symbols ? symbol : undefined;
}

function pressAnywhere(desk: LobbyDesk | RoomDesk, event: KeyboardEvent, page: Document): boolean {
  if (event.key === '?') desk.dialog.value = 'keys';
  else if (event.key === '/') page.getElementById('command')?.focus();
  else return false;
  return true;
}
