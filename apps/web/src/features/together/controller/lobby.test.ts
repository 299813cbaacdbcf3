import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import { Announcer } from '../../../shell/announcer.ts';
import { runLobbyLine } from './lobby-command-handlers.ts';
import { LobbyController } from './lobby-controller.ts';
import type { LobbyParts, OwnLinkGame } from './lobby-parts.ts';

function lobby() {
  const went: string[] = [];
  const controller = new LobbyController({
    announcer: new Announcer(),
    isSaving: signal(true),
    goTo: (address: string) => void went.push(address),
    loadParts: async () => new Map(),
  } as unknown as LobbyParts);
  return { controller, went };
}

function linkGame(isPlayed: boolean, forgotten: string[]): OwnLinkGame {
  const forget = async () => void forgotten.push('forgotten');
  return { id: 'game', name: 'A game', status: '', address: '#/game', isPlayed, forget };
}

it('shows its keys at a typed ? where no server answers', async () => {
  const { controller } = lobby();
  controller.server.value = 'away';
  expect(await runLobbyLine(controller, 'make p4c6r')).toBe(false);
  expect(controller.announcement.value).toBe('No answer from the server.');
  expect(await runLobbyLine(controller, 'state')).toBe(true);
  expect(controller.dialog.value).toBe(undefined);
  expect(await runLobbyLine(controller, ' ? ')).toBe(true);
  expect(controller.dialog.value).toBe('keys');
});

it('asks before it forgets an unfinished game by links', () => {
  const { controller } = lobby();
  const forgotten: string[] = [];
  const game = linkGame(true, forgotten);
  controller.forgetGame(game);
  expect([forgotten, controller.dialog.value]).toEqual([[], 'forget-game']);
  controller.closeDialog();
  controller.forgetGame(game);
  expect([forgotten, controller.dialog.value]).toEqual([[], 'forget-game']);
  controller.forgetGame(game);
  expect([forgotten, controller.dialog.value]).toEqual([['forgotten'], undefined]);
  controller.forgetGame(linkGame(false, forgotten));
  expect(forgotten).toHaveLength(2);
});

it('reports what is wrong with a link next to it, until another is given', () => {
  const { controller, went } = lobby();
  controller.go('');
  expect(controller.linkFault.value).toBe('Paste a link or type a name.');
  controller.go('https://example.org');
  expect(controller.linkFault.value).toBe('This leads to no room or class.');
  expect(controller.announcement.value).toBe('This leads to no room or class.');
  controller.go(`https://example.org/#/online/room/${'A'.repeat(22)} hello`);
  expect([controller.linkFault.value, went]).toEqual([undefined, [`#/online/room/${'A'.repeat(22)}`]]);
  controller.go('Holly 427');
  expect(went.at(-1)).toBe('#/online/class/holly-427');
});
