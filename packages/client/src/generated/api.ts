/** Made from `apps/server/openapi.json` by `tools/api.ts`; a test compares. */
export interface RoomView {
  readonly id: string;
  readonly version: number;
  readonly game: string;
  readonly rules: string;
  readonly maker: 'drawn' | 'deposited' | 'kept';
  readonly you: 'maker' | 'breaker' | 'first' | 'second' | 'spectator';
  readonly seats: readonly ({
    readonly seat: 'maker' | 'breaker' | 'first' | 'second';
    readonly taken: boolean;
    readonly computer?: string;
    /** An empty seat reserved for a player of the previous game: for you, or for another. */
    readonly reserved?: 'you' | 'other';
    readonly name?: 'badger' | 'bear' | 'crane' | 'deer' | 'fox' | 'frog' | 'goat' | 'hare' | 'hedgehog' | 'lynx' | 'mole' | 'marten' | 'owl' | 'raven' | 'seal' | 'squirrel';
    readonly mark?: 'circle' | 'triangle' | 'square' | 'diamond' | 'star' | 'moon';
  })[];
  readonly phase: 'waiting' | 'playing' | 'over' | 'withdrawn' | 'ended';
  readonly turn: readonly ('maker' | 'breaker' | 'first' | 'second')[];
  readonly winner?: 'maker' | 'breaker' | 'first' | 'second' | null;
  /** 32 bytes in base64url. */
  readonly commitment?: string;
  readonly sheets?: readonly ({
    readonly seat: 'maker' | 'breaker' | 'first' | 'second';
    readonly turnsUsed: number;
    readonly over: boolean;
    readonly solved: boolean;
    readonly resigned: boolean;
    readonly turns?: readonly ({
      readonly guess: string;
      readonly exact?: number;
      readonly near?: number;
      readonly marks?: readonly (0 | 1 | 2)[];
    })[];
    readonly pending?: string;
  })[];
  readonly table?: {
    readonly params: {
      readonly board: {
        readonly shape: {
          readonly rows: number;
          readonly cols: number;
        };
        readonly bonuses: number;
        readonly bombs: number;
        readonly rule: 'king' | 'rook';
        readonly touching: number;
      };
      readonly opponent: 'nobody' | 'person' | 'lru2' | 'lru4' | 'lru6' | 'perfect' | 'expert';
      readonly quiz: 'names' | 'typed' | 'off';
      readonly calm: boolean;
      readonly timed: boolean;
      readonly passing: boolean;
      readonly coven?: number;
    };
    readonly status: {
      readonly phase: 'playing' | 'over';
      readonly turn?: 'first' | 'second';
      readonly winner?: 'first' | 'second';
    };
    readonly phase: 'flip' | 'peek' | 'quiz' | 'over';
    readonly seat: 'first' | 'second';
    readonly tiles: readonly ({
      readonly lie: 'down' | 'shown' | 'first' | 'kept';
      readonly type?: 'gameTile' | 'bonus' | 'bomb';
      readonly witch?: number;
    })[];
    readonly tonight: readonly (number)[];
    readonly found: readonly ({
      readonly witch: number;
      readonly squares: readonly (number)[];
      readonly seat: 'first' | 'second';
    })[];
    readonly points: {
      readonly first: number;
      readonly second: number;
    };
    readonly moves: {
      readonly first: number;
      readonly second: number;
    };
    readonly quiz?: {
      readonly witch: number;
      readonly options?: readonly (number)[];
      readonly hint?: string;
    };
    readonly log: readonly ({
      readonly turn: number;
      readonly seat: 'first' | 'second';
      readonly kind: 'flip' | 'peek' | 'match' | 'miss' | 'bomb' | 'bonus' | 'dud' | 'pass' | 'quiz';
      readonly square?: number;
      readonly face?: {
        readonly type: 'gameTile' | 'bonus' | 'bomb';
        readonly witch?: number;
      };
      readonly squares?: readonly (number)[];
      readonly covered?: {
        readonly witch: number;
        readonly squares: readonly (number)[];
        readonly seat: 'first' | 'second';
      };
      readonly witch?: number;
      readonly answer?: 'right' | 'slip' | 'wrong' | 'skipped';
      readonly hinted?: boolean;
      readonly said?: string;
    })[];
  };
  readonly conflict?: readonly (number)[];
  readonly secret?: string;
  /** 32 bytes in base64url. */
  readonly salt?: string;
  readonly nonces?: readonly ({
    readonly seat: 'maker' | 'breaker' | 'first' | 'second';
    /** 32 bytes in base64url. */
    readonly nonce: string;
  })[];
  /** 32 bytes in base64url. */
  readonly seed?: string;
  /** The day whose challenge this is. */
  readonly daily?: string;
  readonly wrong?: readonly ({
    readonly turn: number;
    readonly exact?: number;
    readonly near?: number;
  })[];
  readonly next?: string;
  /** For `/api/watch/…`; there when you sit in the room. */
  readonly watch?: string;
  /** You came by the link that only watches. */
  readonly watching?: true;
  readonly reactions?: readonly ({
    readonly seat: 'maker' | 'breaker' | 'first' | 'second';
    readonly reaction: 'hello' | 'nice' | 'thinking' | 'oops' | 'wow' | 'thanks';
    readonly at: number;
  })[];
  /** The vote of a class on its next guess. It names nobody. */
  readonly classroom?: {
    /** For `/api/classrooms/…`. Left out for those who only watch. */
    readonly name?: string;
    readonly vote: 'open' | 'paused' | 'revealed';
    readonly voters: number;
    readonly guesses: readonly ({
      readonly guess: string;
      readonly votes: number;
    })[];
  };
}

export interface Refusal {
  readonly code: 'not-a-move' | 'not-your-move' | 'game-over' | 'answer-first' | 'nothing-to-answer' | 'no-code-yet' | 'no-such-turn' | 'impossible-feedback' | 'unknown-symbol' | 'wrong-length' | 'repeated-symbol' | 'not-a-word' | 'length' | 'unknown-letter' | 'not-in-list' | 'hard-place' | 'hard-copies' | 'not-your-turn' | 'unreadable-move' | 'off-board' | 'face-up' | 'quiz-first' | 'peek-first' | 'no-peek' | 'no-quiz' | 'already-hinted' | 'not-an-option' | 'nothing-to-cover' | 'nothing-to-skip' | 'no-passing' | 'mid-turn' | 'bad-request' | 'bad-json' | 'no-guest' | 'bad-token' | 'expired-token' | 'cross-origin' | 'wrong-host' | 'not-your-seat' | 'not-yet-shown' | 'not-found' | 'no-such-room' | 'no-such-game' | 'no-such-recovery' | 'no-record' | 'no-attempt' | 'no-such-puzzle' | 'stale' | 'seat-taken' | 'seat-reserved' | 'already-seated' | 'request-reused' | 'too-large' | 'not-json' | 'too-many-requests' | 'too-many-rooms' | 'too-many-streams' | 'too-many-watchers' | 'unavailable' | 'busy' | 'overloaded' | 'fault' | 'bad-rules' | 'rules-too-large' | 'maker-not-for-this-game' | 'no-race-by-hand' | 'computer-not-for-this-game' | 'commitment-missing' | 'bad-commitment' | 'nothing-to-draw' | 'not-for-a-class' | 'no-such-seat' | 'waiting-for-players' | 'nonce-first' | 'bad-nonce' | 'already-over' | 'bad-pause' | 'clock-behind' | 'not-for-programs' | 'nothing-to-open' | 'not-over' | 'already-open' | 'bad-opening' | 'promise-broken' | 'enough-said' | 'nobody-to-tell' | 'already-followed' | 'room-withdrawn' | 'nothing-to-withdraw' | 'nobody-awaited' | 'no-such-classroom' | 'no-vote-here' | 'vote-closed' | 'class-full' | 'too-many-votes' | 'too-many-moves';
  readonly place?: number;
  readonly letter?: string;
  readonly count?: number;
  readonly now?: RoomView;
}

export interface Pass {
  readonly recovery?: string;
  readonly token?: string;
}

export interface RoomList {
  readonly rooms: readonly (string)[];
}

export interface DailyView {
  /** A day in UTC, `2026-11-21`. */
  readonly day: string;
  readonly msLeft: number;
  /** SHA-256 of the key of the first day of this year, in base64url. */
  readonly end: string;
  readonly games: readonly ({
    readonly game: string;
    readonly rules: string;
    readonly attempt?: {
      readonly room: string;
      readonly kind: 'unassisted' | 'assisted' | 'bot';
      readonly over: boolean;
      readonly solved: boolean;
      readonly turns?: number;
    };
  })[];
  readonly streak: number;
  readonly week: readonly ({
    /** A day in UTC, `2026-11-21`. */
    readonly day: string;
    readonly mark: 'played' | 'rest' | 'paused' | 'missed' | 'open' | 'before';
  })[];
  readonly paused: readonly (string)[];
  readonly past: readonly ({
    /** A day in UTC, `2026-11-21`. */
    readonly day: string;
    /** 32 bytes in base64url. */
    readonly key: string;
    /** 32 bytes in base64url. */
    readonly end: string;
  })[];
}

export interface BoardView {
  /** A day in UTC, `2026-11-21`. */
  readonly day: string;
  readonly game: string;
  readonly kind: 'unassisted' | 'assisted' | 'bot';
  readonly rows: readonly ({
    readonly rank: number;
    readonly turns: number;
    readonly ms: number;
    readonly you: boolean;
  })[];
  readonly own?: {
    readonly rank?: number;
    readonly turns: number;
    readonly ms: number;
  };
}

export interface ResultsView {
  /** A day in UTC, `2026-11-21`. */
  readonly day: string;
  readonly game: string;
  readonly found: readonly ({
    readonly turns: number;
    readonly n: number;
  })[];
  readonly missed: number;
}

export interface RatingView {
  readonly rating: number;
  readonly deviation: number;
  readonly tries: number;
  readonly puzzle?: {
    readonly rating: number;
    readonly deviation: number;
    readonly tries: number;
  };
}

/** What each operation takes and gives. */
export interface Operations {
  /** Become a guest. The recovery code is shown this once. A page whose cookie is still valid stays the guest that it is, and gets no code. */
  readonly beginGuest: {
    readonly input: {
      readonly body: {
        /** A browser keeps a cookie that scripts cannot read; programs get the token itself. */
        readonly keep: 'cookie' | 'token';
      };
    };
    readonly output: Pass;
  };
  /** Come back with a recovery code. */
  readonly recoverGuest: {
    readonly input: {
      readonly body: {
        /** A browser keeps a cookie that scripts cannot read; programs get the token itself. */
        readonly keep: 'cookie' | 'token';
        readonly recovery: string;
      };
    };
    readonly output: Pass;
  };
  /** A new token for one that is still valid. Each is valid for 90 days; a cookie is renewed without a request. */
  readonly renewToken: {
    readonly input: {
      readonly body: {
        /** A browser keeps a cookie that scripts cannot read; programs get the token itself. */
        readonly keep: 'cookie' | 'token';
      };
    };
    readonly output: Pass;
  };
  /** The rooms where you have a seat, newest first; an empty list if the server does not know you. */
  readonly myRooms: {
    readonly input: object;
    readonly output: RoomList;
  };
  /** Delete your guest. Nothing refers to you any more; your games stay, with your seat empty. */
  readonly forgetMe: {
    readonly input: object;
    readonly output: undefined;
  };
  /** Open a room and sit down in it. */
  readonly openRoom: {
    readonly input: {
      readonly body: {
        /** Your own name for this request. Sent again, it changes nothing and gets the first answer; in a long game and in the room of a class, the room as it is now. */
        readonly req: string;
        readonly game: string;
        /** In the notation of the game: `p4c6r/12`, `w5t6@english`, `5x5 bonus=1 bombs=2 rule=king touching=0 against=nobody quiz=names`. */
        readonly rules: string;
        readonly maker: 'drawn' | 'deposited' | 'kept';
        readonly breakers: 1 | 2;
        readonly computer?: 'knuth' | 'expected' | 'entropy' | 'parts' | 'sampled' | 'random' | 'states';
        /** 32 bytes in base64url. */
        readonly commitment?: string;
        /** With `drawn`: everybody who plays adds 32 random bytes (the move `nonce …`) before the first guess, after the server has promised its own. */
        readonly joint?: boolean;
        /** With `drawn`, for one breaker: a class plays. Everybody who looks on may vote for the next guess, and whoever sits here makes it. */
        readonly classroom?: boolean;
        readonly seat: 'maker' | 'breaker' | 'first' | 'second';
      };
    };
    readonly output: RoomView;
  };
  /** How a room stands, as you may see it; anybody with the link may look. */
  readonly lookAtRoom: {
    readonly input: {
      readonly id: string;
    };
    readonly output: RoomView;
  };
  /** Take a free seat. */
  readonly sitDown: {
    readonly input: {
      readonly id: string;
      readonly body: {
        /** Your own name for this request. Sent again, it changes nothing and gets the first answer; in a long game and in the room of a class, the room as it is now. */
        readonly req: string;
        readonly seat: 'maker' | 'breaker' | 'first' | 'second';
      };
    };
    readonly output: RoomView;
  };
  /** Free the seats that are kept for people of the game before: anybody with the link may take them. */
  readonly inviteAnybody: {
    readonly input: {
      readonly id: string;
      readonly body: {
        /** Your own name for this request. Sent again, it changes nothing and gets the first answer; in a long game and in the room of a class, the room as it is now. */
        readonly req: string;
        /** The version that you saw. */
        readonly version: number;
      };
    };
    readonly output: RoomView;
  };
  /** Call a game off in which you sit, while somebody is missing. */
  readonly withdrawRoom: {
    readonly input: {
      readonly id: string;
      readonly body: {
        /** Your own name for this request. Sent again, it changes nothing and gets the first answer; in a long game and in the room of a class, the room as it is now. */
        readonly req: string;
        /** The version that you saw. */
        readonly version: number;
      };
    };
    readonly output: RoomView;
  };
  /** End a game for everybody before it is over. A breaker who is still guessing resigns instead. The secret is shown, and nobody wins. */
  readonly endRoom: {
    readonly input: {
      readonly id: string;
      readonly body: {
        /** Your own name for this request. Sent again, it changes nothing and gets the first answer; in a long game and in the room of a class, the room as it is now. */
        readonly req: string;
        /** The version that you saw. */
        readonly version: number;
      };
    };
    readonly output: RoomView;
  };
  /** The room of a class, by the name that is on its wall. */
  readonly findClassroom: {
    readonly input: {
      readonly name: string;
    };
    readonly output: {
      readonly id: string;
    };
  };
  /** In a class, vote for the next guess. Your latest vote counts. */
  readonly vote: {
    readonly input: {
      readonly id: string;
      readonly body: {
        /** Your own name for this request. Sent again, it changes nothing and gets the first answer; in a long game and in the room of a class, the room as it is now. */
        readonly req: string;
        /** As in a move, without the word `guess`. */
        readonly guess: string;
      };
    };
    readonly output: RoomView;
  };
  /** In a class that you lead: stop the vote, let it go on, reveal what can be, or vote again. */
  readonly directVote: {
    readonly input: {
      readonly id: string;
      readonly body: {
        /** Your own name for this request. Sent again, it changes nothing and gets the first answer; in a long game and in the room of a class, the room as it is now. */
        readonly req: string;
        readonly step: 'pause' | 'resume' | 'reveal' | 'again';
      };
    };
    readonly output: RoomView;
  };
  /** How a room stands, by the link that only watches. Nobody can take a seat with it. */
  readonly watchRoom: {
    readonly input: {
      readonly id: string;
    };
    readonly output: RoomView;
  };
  /** Make a move. It is written to the disk before you hear of it. */
  readonly move: {
    readonly input: {
      readonly id: string;
      readonly body: {
        /** Your own name for this request. Sent again, it changes nothing and gets the first answer; in a long game and in the room of a class, the room as it is now. */
        readonly req: string;
        /** The version that you saw. */
        readonly version: number;
        /** mastermind: `deposit aabb`, `guess aabb`, `score 1,0`, `rescore 2 1,0`. word: `deposit crane`, `guess crane`. witch: `flip 1,2`, `peek 1,2`, `name Agnes`, `hint`, `skip`, `cover`, `pass`. With a sheet: `resign`. In a joint draw, first: `nonce ` and 32 bytes in base64url. */
        readonly move: string;
      };
    };
    readonly output: RoomView;
  };
  /** Show the code that you kept, with the salt of your promise, after the game. */
  readonly openPromise: {
    readonly input: {
      readonly id: string;
      readonly body: {
        /** Your own name for this request. Sent again, it changes nothing and gets the first answer; in a long game and in the room of a class, the room as it is now. */
        readonly req: string;
        /** The version that you saw. */
        readonly version: number;
        /** 32 bytes in base64url. */
        readonly salt: string;
        readonly code: string;
      };
    };
    readonly output: RoomView;
  };
  /** Say one of six things to those who play with you. */
  readonly react: {
    readonly input: {
      readonly id: string;
      readonly body: {
        /** Your own name for this request. Sent again, it changes nothing and gets the first answer; in a long game and in the room of a class, the room as it is now. */
        readonly req: string;
        readonly reaction: 'hello' | 'nice' | 'thinking' | 'oops' | 'wow' | 'thanks';
      };
    };
    readonly output: RoomView;
  };
  /** Choose your name in this room, from two lists. */
  readonly takeName: {
    readonly input: {
      readonly id: string;
      readonly body: {
        /** Your own name for this request. Sent again, it changes nothing and gets the first answer; in a long game and in the room of a class, the room as it is now. */
        readonly req: string;
        readonly name: 'badger' | 'bear' | 'crane' | 'deer' | 'fox' | 'frog' | 'goat' | 'hare' | 'hedgehog' | 'lynx' | 'mole' | 'marten' | 'owl' | 'raven' | 'seal' | 'squirrel';
        readonly mark: 'circle' | 'triangle' | 'square' | 'diamond' | 'star' | 'moon';
      };
    };
    readonly output: RoomView;
  };
  /** After a game, tell the others which room you have opened for the next one. */
  readonly playOn: {
    readonly input: {
      readonly id: string;
      readonly body: {
        /** Your own name for this request. Sent again, it changes nothing and gets the first answer; in a long game and in the room of a class, the room as it is now. */
        readonly req: string;
        /** The version that you saw. */
        readonly version: number;
        readonly next: string;
      };
    };
    readonly output: RoomView;
  };
  /** A finished game as a file for `inkling verify`, once the secret is shown. */
  readonly recordOfRoom: {
    readonly input: {
      readonly id: string;
    };
    readonly output: Readonly<Record<string, unknown>>;
  };
  /** Follow a room that you only watch. */
  readonly watchEvents: {
    readonly input: {
      readonly id: string;
    };
    readonly output: undefined;
  };
  /** What is played today, your attempts and streak, and the keys of the days that are over. */
  readonly today: {
    readonly input: object;
    readonly output: DailyView;
  };
  /** Start today's only attempt; its time runs from now. Asked again, it says how the attempt stands. */
  readonly openDaily: {
    readonly input: {
      readonly game: string;
    };
    readonly output: RoomView;
  };
  /** Mark today's attempt as helped, by a hint or a solver. This cannot be undone. */
  readonly declareAssistance: {
    readonly input: {
      readonly game: string;
    };
    readonly output: undefined;
  };
  /** Set days off, from tomorrow at the earliest. They do not break your streak. */
  readonly pauseStreak: {
    readonly input: {
      readonly body: {
        /** A day in UTC, `2026-11-21`. */
        readonly first: string;
        /** A day in UTC, `2026-11-21`. */
        readonly last: string;
      };
    };
    readonly output: undefined;
  };
  /** The fifty best of a day, fewest turns first and then least time, and your own rank. */
  readonly dailyBoard: {
    readonly input: {
      readonly kind: 'unassisted' | 'assisted' | 'bot';
      readonly day?: string;
      readonly game: string;
    };
    readonly output: BoardView;
  };
  /** How many have found it in how many turns: of today, only when your own attempt has ended. */
  readonly dailyResults: {
    readonly input: {
      readonly day?: string;
      readonly game: string;
    };
    readonly output: ResultsView;
  };
  /** Your rating by the puzzles that you have tried; that of a beginner before the first. */
  readonly myRating: {
    readonly input: object;
    readonly output: RatingView;
  };
  /** Take part no more. Nothing of your tries and your rating stays. */
  readonly leaveRating: {
    readonly input: object;
    readonly output: undefined;
  };
  /** Your first try at a puzzle that ships rates you and the puzzle; later ones change nothing. */
  readonly tryPuzzle: {
    readonly input: {
      readonly body: {
        /** As in its address: `GAME/RULES/CLUES`. */
        readonly puzzle: string;
        /** Your first answer; left out where you had it shown. */
        readonly guess?: string;
      };
    };
    readonly output: RatingView;
  };
}

export const PATHS: { readonly [Name in keyof Operations]: { readonly method: string; readonly path: string } } = {
  beginGuest: { method: 'POST', path: '/api/guests' },
  recoverGuest: { method: 'POST', path: '/api/guests/recovery' },
  renewToken: { method: 'POST', path: '/api/guests/me/token' },
  myRooms: { method: 'GET', path: '/api/guests/me/rooms' },
  forgetMe: { method: 'DELETE', path: '/api/guests/me' },
  openRoom: { method: 'POST', path: '/api/rooms' },
  lookAtRoom: { method: 'GET', path: '/api/rooms/{id}' },
  sitDown: { method: 'POST', path: '/api/rooms/{id}/seats' },
  inviteAnybody: { method: 'POST', path: '/api/rooms/{id}/invitation' },
  withdrawRoom: { method: 'POST', path: '/api/rooms/{id}/withdrawal' },
  endRoom: { method: 'POST', path: '/api/rooms/{id}/end' },
  findClassroom: { method: 'GET', path: '/api/classrooms/{name}' },
  vote: { method: 'POST', path: '/api/rooms/{id}/votes' },
  directVote: { method: 'POST', path: '/api/rooms/{id}/voting' },
  watchRoom: { method: 'GET', path: '/api/watch/{id}' },
  move: { method: 'POST', path: '/api/rooms/{id}/moves' },
  openPromise: { method: 'POST', path: '/api/rooms/{id}/opening' },
  react: { method: 'POST', path: '/api/rooms/{id}/reactions' },
  takeName: { method: 'POST', path: '/api/rooms/{id}/name' },
  playOn: { method: 'POST', path: '/api/rooms/{id}/next' },
  recordOfRoom: { method: 'GET', path: '/api/rooms/{id}/record' },
  watchEvents: { method: 'GET', path: '/api/watch/{id}/events' },
  today: { method: 'GET', path: '/api/daily' },
  openDaily: { method: 'POST', path: '/api/daily/{game}' },
  declareAssistance: { method: 'POST', path: '/api/daily/{game}/assistance' },
  pauseStreak: { method: 'POST', path: '/api/daily/pauses' },
  dailyBoard: { method: 'GET', path: '/api/daily/{game}/board' },
  dailyResults: { method: 'GET', path: '/api/daily/{game}/results' },
  myRating: { method: 'GET', path: '/api/puzzles/rating' },
  leaveRating: { method: 'DELETE', path: '/api/puzzles/rating' },
  tryPuzzle: { method: 'POST', path: '/api/puzzles/tries' },
};
