import type { DailyView, RoomView } from '@inkling/client/api';
import type { CallFault } from '@inkling/client/client';
import type { Feedback } from '@inkling/core/feedback';
import type { WrongAnswer } from '@inkling/games/contract/record';
import type { RoomVerdict } from '@inkling/games/record/room-verdict';
import type { Quiz } from '@inkling/games/witch/rules/params';
import type { Level } from '@inkling/games/witch/rules/setting';
import type { KeyWords } from '../../../shell/key-sheet.tsx';
import type { LobbyCommandFault } from '../session/lobby-command.ts';
import type { Order, OrderBreakers, OrderMaker } from '../session/order.ts';
import type { RoomCommandFault } from '../session/room-command.ts';
import type { RoomEntry } from '../session/room-entry.ts';
import type { Server } from '../session/server.ts';
import type { Seat, Sheet, Task } from '../session/task.ts';
import type { Board, DailyGame } from '../session/today-desk.ts';

type Turn = NonNullable<Sheet['turns']>[number];

/** What is said of the challenge of the day. */
export interface TodayWords {
  readonly heading: string;
  readonly lead: string;
  readonly games: Readonly<Record<DailyGame, string>>;
  standing(attempt: DailyView['games'][number]['attempt']): string;
  readonly play: string;
  readonly back: string;
  readonly declare: string;
  readonly declared: string;
  streak(days: number): string;
  paused(days: number): string;
  readonly pause: string;
  readonly pausedNow: string;
  readonly boardOf: string;
  readonly boardKind: string;
  readonly boards: Readonly<Record<Board, string>>;
  readonly showBoard: string;
  noScores(board: string): string;
  readonly columns: readonly [string, string, string];
  readonly you: string;
  time(ms: number): string;
  readonly keys: string;
  readonly keysHelp: string;
  /** What stands before the published end of the year's keys. */
  readonly end: string;
  readonly keysLead: string;
  readonly keysAstray: string;
  readonly saveKeys: string;
  readonly keysSaved: string;
}

/** Everything that is said of playing together, shown or spoken. Turns and places arrive as people count them, from 1. */
export interface OnlineWords {
  title(view: RoomView | undefined): string;
  readonly heading: string;
  readonly lead: string;
  readonly opening: string;
  readonly none: {
    readonly heading: string;
    readonly lead: string;
    readonly away: string;
    readonly duel: string;
    readonly again: string;
  };
  readonly make: {
    readonly heading: string;
    readonly game: string;
    games(game: Order['game']): string;
    readonly places: string;
    readonly symbols: string;
    readonly turns: string;
    readonly repeats: string;
    readonly length: string;
    readonly tries: string;
    readonly hard: string;
    readonly level: string;
    readonly levels: Readonly<Record<Level, string>>;
    readonly quiz: string;
    readonly quizzes: Readonly<Record<Quiz, string>>;
    readonly maker: string;
    makers(maker: OrderMaker): string;
    makerHelp(order: Pick<Order, 'game' | 'maker'>): string;
    readonly breakers: string;
    readonly bot: string;
    breakersOf(breakers: OrderBreakers, order: Pick<Order, 'game' | 'maker'>): string;
    readonly code: string;
    readonly codeHelp: string;
    readonly draw: string;
    readonly open: string;
    readonly watched: string;
  };
  readonly today: TodayWords;
  readonly take: {
    readonly heading: string;
    readonly label: string;
    readonly help: string;
    readonly go: string;
  };
  readonly rooms: {
    readonly heading: string;
    readonly none: string;
    name(view: RoomView): string;
    standing(view: RoomView): string;
    more(rooms: number): string;
  };
  readonly guest: {
    readonly heading: string;
    readonly lead: string;
    readonly nobody: string;
    readonly show: string;
    readonly former: string;
    readonly hide: string;
    code(code: string | undefined): string;
    readonly label: string;
    readonly recoverLabel: string;
    readonly recoverHelp: string;
    readonly recover: string;
    readonly forget: string;
    readonly forgetHeading: string;
    readonly forgetWarning: string;
    readonly forgetYes: string;
    readonly forgetNo: string;
    recovered(rooms: number): string;
    readonly forgotten: string;
  };
  readonly room: {
    readonly back: string;
    readonly heading: (view: RoomView) => string;
    terms(view: RoomView): string;
    readonly link: string;
    readonly linkHelp: string;
    readonly seats: string;
    seat(seat: Seat): string;
    seated(seat: RoomView['seats'][number], you: RoomView['you']): string;
    sit(seat: Seat): string;
    readonly sitHelp: string;
    sheet(seat: Seat, alone: boolean): string;
    rival(sheet: Sheet): string;
    row(turn: number, names: readonly string[], answer: Turn): string;
    readonly noTurns: string;
    pending(names: readonly string[]): string;
    readonly waitingToBeSent: string;
    task(view: RoomView, task: Task): string;
    readonly deposit: string;
    readonly guess: string;
    readonly answer: string;
    readonly exact: string;
    readonly near: string;
    suggested(truth: Feedback): string;
    readonly codeElsewhere: string;
    mend(turn: number): string;
    readonly open: string;
    readonly resign: string;
    readonly resignHeading: string;
    readonly resignWarning: string;
    readonly resignYes: string;
    readonly resignNo: string;
    readonly yourCode: string;
    readonly showCode: string;
    readonly hideCode: string;
    code(names: readonly string[]): string;
    word(text: string): string;
    conflict(turns: readonly number[]): string;
    wrong(wrong: WrongAnswer, game: Order['game']): string;
    readonly again: string;
    readonly saveRecord: string;
    readonly recordHelp: string;
    readonly lost: string;
    readonly unsent: string;
  };
  readonly entry: {
    readonly guess: string;
    readonly code: string;
    slot(place: number, name: string | undefined): string;
    palette(game: Order['game']): string;
    readonly erase: string;
  };
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly noHash: string;
  readonly notKept: string;
  readonly otherGame: string;
  /** How a room stands, or what has happened since it stood as `before`. */
  told(view: RoomView, before: RoomView | undefined): string;
  verdict(verdict: RoomVerdict, game: Order['game']): string;
  /** Where things stand at the front. */
  front(server: Server, rooms: number): string;
  readonly speech: {
    readonly noSeat: string;
    notNow(task: Task): string;
    readonly incomplete: string;
    readonly repeated: string;
    readonly nothingToAnswer: string;
    readonly noSuchAnswer: string;
    readonly codeElsewhere: string;
    readonly stillWaiting: string;
    readonly queued: string;
    readonly lineLost: string;
    readonly lineBack: string;
  };
  readonly command: {
    readonly label: string;
    readonly lobby: string;
    readonly room: string;
    readonly run: string;
  };
  readonly lobbyKeys: KeyWords;
  readonly roomKeys: KeyWords;
  readonly lobbyKeyRows: readonly (readonly [readonly string[], string])[];
  readonly roomKeyRows: readonly (readonly [readonly string[], string])[];
  refused(fault: CallFault): string;
  roomFault(fault: RoomCommandFault, entry: RoomEntry): string;
  lobbyFault(fault: LobbyCommandFault): string;
}
