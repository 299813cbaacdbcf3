import type { Reply } from '@inkling/client/client';
import type { RoomView } from '@inkling/client/generated/api';
import type { RoomGame } from '../contract/game-room.ts';
import type { Conversation } from '../play/conversation.ts';
import type { HandAnswers } from './hand-answers.ts';
import type { RoomAddress } from './room-address.ts';
import type { ServerLine } from './server-line.ts';

export interface RoomTalkParts {
  readonly address: RoomAddress;
  readonly link: string;
  readonly line: ServerLine;
  readonly game: RoomGame;
  readonly talk: Conversation;
  /** Only set if the maker keeps the secret. */
  readonly hand: HandAnswers | undefined;
}

/** A room that the user is in. */
export interface OpenRoom {
  readonly parts: RoomTalkParts;
  readonly view: RoomView;
  move(move: string): Promise<void>;
  answered(reply: Reply<RoomView>): void;
  take(view: RoomView): void;
}
