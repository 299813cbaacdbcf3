import type { RoomView } from '@inkling/client/generated/api';
import { mayEnd } from '@inkling/games/contract/room-rights';
import type { VNode } from 'preact';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { OpenGame } from '../controller/open-game.ts';
import { askToEnd } from '../controller/room-command-handlers.ts';
import type { RoomController } from '../controller/room-controller.ts';
import { messages } from '../messages/language.ts';
import { pageMessages } from '../messages/page/language.ts';
import { areOthersAway } from '../session/presence.ts';
import { Sheets } from './sheets.tsx';

interface EndProps {
  readonly controller: RoomController;
  readonly view: RoomView;
}

/** The button that ends the game for everybody, while all others are away. */
export function EndButton({ controller, view }: EndProps): VNode | null {
  if (!mayEnd(view) || !areOthersAway(view, controller.line.presence.value)) return null;
  return (
    <button
      type="button"
      class="quiet online-end"
      disabled={controller.waiting.value !== undefined}
      onClick={() => askToEnd(controller)}
    >
      {pageMessages().end.button}
    </button>
  );
}

export function EndDialog({ controller }: { readonly controller: RoomController }): VNode {
  const { end, resignNo } = pageMessages();
  return (
    <ConfirmDialog
      heading={end.heading}
      yes={end.yes}
      no={resignNo}
      onYes={() => {
        controller.closeDialog();
        controller.send('end', '');
      }}
      onNo={() => controller.closeDialog()}
    >
      {end.warning}
    </ConfirmDialog>
  );
}

/** A game that was ended early: its turns, and the secret if the server knows it. */
export function EndedGame({ controller, view, open }: EndProps & { readonly open: OpenGame }): VNode {
  const { secret, sheets = [] } = view;
  const isSheets = open.kind === 'sheets';
  return (
    <div class="online-withdrawn">
      <p class="result match-result">{messages().room.task(view, open.game)}</p>
      {isSheets && secret !== undefined && (
        <div>
          <p>{open.sheets.saySecret(secret)}</p>
          <open.sheets.Guess guess={secret} />
        </div>
      )}
      <div class="actions">
        <a class="press press-main" href="#/online">
          {pageMessages().again}
        </a>
      </div>
      {isSheets && <Sheets controller={controller} view={view} open={open} shown={sheets} />}
    </div>
  );
}
