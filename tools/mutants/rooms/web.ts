import { type Mutant, mutantsOf } from '../mutant.ts';

/** What users type in the web app, what they may play, and what is saved. */
export const WEB: readonly Mutant[] = [
  ...mutantsOf('mastermind/session/draft.ts', [
    [
      'place === draft.place ? symbol : (held ?? symbol)',
      'held ?? symbol',
      'Filling the rest leaves the current place as it is.',
    ],
    ['(held ?? symbol)', 'symbol', 'Filling the rest overwrites what was typed.'],
    ['>= symbols.length && !isGiven', '>= symbols.length', 'After an undo every piece is refused.'],
    [
      'draft.isGiven ? emptyDraft(draft.symbols.length) : draft',
      'draft',
      'The first piece after an undo does not start a new row.',
    ],
    ['draft.isGiven ? code : ', '', 'After a reload an undone guess counts as one that the user set.'],
  ]),
  ...mutantsOf('mastermind/session/submission.ts', [
    ["if (over) return { ready: false, why: 'over' };", '', 'A guess can be printed after the end.'],
    [
      '!rules.repeats && repeated !== undefined',
      'rules.symbols < 0 && repeated !== undefined',
      'A symbol can be repeated where the rules forbid it.',
    ],
    ['? [] : [at]', '? [at] : []', 'The turns that a guess fits count as those that it contradicts.'],
  ]),
  ...mutantsOf('shell/saved/saved.ts', [
    ['await this.putAside(key, value);', '', 'What cannot be read is lost.'],
  ]),
  ...mutantsOf(
    'shell/saved/saved-game.ts',
    [['if (isNew) write(known);', 'write(known);', 'Opening a game counts as a change of it.']],
    ['mastermind/session/opening.test.ts'],
  ),
  ...mutantsOf(
    'mastermind/controller/controller.ts',
    [
      [
        "asks.value === 'code' ? emptyDraft(draft.value.symbols.length) : draft.value",
        'draft.value',
        'A secret that is being typed is written to storage.',
      ],
    ],
    ['mastermind/session/opening.test.ts'],
  ),
  ...mutantsOf(
    'mastermind/session/session.ts',
    [
      [
        "if (!guess || this.asks.value !== 'guess') return false;",
        'if (!guess) return false;',
        'A guess is taken where none is asked for.',
      ],
    ],
    ['mastermind/session/opening.test.ts'],
  ),
  ...mutantsOf(
    'together/session/room-request.ts',
    [
      [
        "return checked.error === 'rules-too-large';",
        'return true;',
        'A race is offered where answers are given by hand.',
      ],
    ],
    ['together/game/rooms.test.ts'],
  ),
  ...mutantsOf(
    'games/src/contract/rematch.ts',
    [
      [
        "if (maker === 'kept' || room.daily !== undefined) return undefined;",
        "if (maker === 'kept') return undefined;",
        'The challenge of a day is played again by a press.',
      ],
    ],
    ['together/game/rooms.test.ts'],
  ),
  ...mutantsOf('link-duel/session/turn-links.ts', [
    [
      "isSameGuess(duel, link) ? ok(duel) : fail('misfit')",
      'ok(duel)',
      'A guess that differs from the one at its turn is passed over.',
    ],
    [
      "if (link.turn > turns.length + 1) return fail('turn-missing');\n  return isOpen",
      'return isOpen',
      'A guess is entered at another turn than its own.',
    ],
    [
      'before ? isRevealed(duel) : !isOpen(duel)',
      '!before && !isOpen(duel)',
      'An answer is changed after the code was shown.',
    ],
  ]),
  ...mutantsOf('together/session/outbox.ts', [
    [
      'this.#following.peek() || before.precondition === precondition',
      'this.#following.peek()',
      'A second guess can be sent while the first one is still on its way.',
    ],
    [
      'this.#following.peek() || before.precondition === precondition',
      'before.precondition === precondition',
      'A third guess replaces one that waits.',
    ],
    ['this.#following.value = undefined;\n', '', 'A guess that waited is sent again and again.'],
    [
      'sent?.precondition === preconditionOf(view) ? sent : undefined',
      'sent',
      'The letters of the next word are lost while the server is answering.',
    ],
    [
      'next !== this.#following.peek()',
      'this.#closed',
      'A guess made while the answer is being saved is lost.',
    ],
  ]),
  ...mutantsOf('together/controller/kept-draft.ts', [
    [
      "else if (roomTask(now) === 'move' || mayVote(now)) {",
      'else {',
      'A secret that is being set in a room is written to storage.',
    ],
    [
      "(roomTask(now) === 'move' || mayVote(now))",
      "(roomTask(now) === 'move')",
      'What a pupil has set is lost when the page is loaded again.',
    ],
    [
      "if (field.begun() === '') field.fill(kept);",
      'field.fill(kept);',
      'A guess that was kept takes the place of what is set meanwhile.',
    ],
  ]),
  ...mutantsOf('together/controller/classroom.ts', [
    [
      'this.room.say(pageMessages().speech.stillSending);',
      '',
      'A press while another request is under way is ignored without a word.',
    ],
    [
      'return this.isSending.value;',
      'return false;',
      'A second request is sent while the first one is under way.',
    ],
  ]),
  ...mutantsOf('together/classroom/setup-controller.ts', [
    [
      'await this.#arrival;',
      '',
      'What a teacher types before the games have been loaded is refused as unknown.',
    ],
    [
      " || (word === 'open' && !this.game.value)",
      '',
      'Without a server, opening a class does nothing and says nothing.',
    ],
  ]),
  ...mutantsOf(
    'together/controller/room-controller.ts',
    [
      [
        'else this.say(pageMessages().speech.stillSending);',
        '',
        'A guess while the last action of a player is still being sent is ignored without a word.',
      ],
    ],
    ['together/controller/next-room.test.ts'],
  ),
  ...mutantsOf(
    'history/controller/history-controller.ts',
    [
      [
        'this.#imports.then(async () => {',
        'Promise.resolve().then(async () => {',
        'Of two files that are chosen at once, one overwrites what the other has added.',
      ],
      [
        'this.#imports = added.catch(() => undefined);',
        '',
        'A second file does not wait until the first one is added.',
      ],
    ],
    ['history/controller/import-games.test.ts'],
  ),
];
