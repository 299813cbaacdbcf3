import '../style/index.css';
import { fail, ok } from '@inkling/core/result';
import type { RoomFault } from '@inkling/games/contract/room';
import { parseParams, QUIZZES } from '@inkling/games/witch/rules/params';
import { LEVELS } from '@inkling/games/witch/rules/setting';
import type { WitchView } from '@inkling/games/witch/rules/view';
import { computed } from '@preact/signals';
import type { ComponentType, VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type {
  OpenTable,
  RoomTable,
  RulesFieldsProps,
  TablePart,
  TablePeople,
} from '../../../shell/parts/room-part.ts';
import { Pick } from '../../../ui/fields.tsx';
import { messages as boardMessages, messages as gameMessages } from '../messages/language.ts';
import { shareOf } from '../result/share.ts';
import { endSentence, type SeatedView, stateSentence, tell } from '../session/announcements.ts';
import { arrowToBoard, Board, Played } from '../view/board.tsx';
import { BoardContext } from '../view/board-context.ts';
import { FoundRow } from '../view/found-row.tsx';
import { GuestList } from '../view/guest-list.tsx';
import { ScoreSheet } from '../view/score-sheet.tsx';
import { TurnPanel } from '../view/turn-panel.tsx';
import { messages, SEATINGS } from './messages.ts';
import { RoomBoard } from './room-board.ts';
import { COMPUTERS, makeRules, readRules, seated, seatingOf, typedRules, USUAL } from './table-rules.ts';
import { typedMove } from './typed-move.ts';

/** Witch in a room: the board of the solo game, with the server as the dealer. */
export const room: TablePart = {
  kind: 'table',
  usualRules: makeRules(USUAL),
  RulesFields,
  typedRules,
  terms(rules) {
    const params = parseParams(rules);
    if (!params.ok) return rules;
    const { board, opponent } = params.value;
    return messages().terms(board.shape.rows, board.shape.cols, opponent === 'nobody');
  },
  messages: () => ({
    ...messages(),
    refusal,
    wrong: ({ turn, claimed, truth }) => messages().wrong(turn + 1, claimed, truth),
  }),
  help: () => messages().help,
  open: openTable,
  changes(view, before, people) {
    const [now, earlier] = [seatedAt(view, people), before as WitchView | undefined];
    return earlier ? tell(earlier, now, now.log.slice(earlier.log.length)) : stateSentence(now);
  },
  ending: (view, people) => endSentence(seatedAt(view, people)),
};

/** Returns the sentence for a refusal, using those of the board except for the ones that quote what was typed. */
function refusal({ code }: RoomFault): string | undefined {
  return messages().refusals[code] ?? (isOfBoard(code) ? boardMessages().board.fault({ code }) : undefined);
}

const OF_BOARD = [
  'off-board',
  'face-up',
  'quiz-first',
  'peek-first',
  'no-peek',
  'no-quiz',
  'already-hinted',
  'nothing-to-cover',
  'nothing-to-skip',
  'no-passing',
  'mid-turn',
] as const;

function isOfBoard(code: string): code is (typeof OF_BOARD)[number] {
  return (OF_BOARD as readonly string[]).includes(code);
}

/** Adds the people to the server's view. The cast is safe: the server omits undefined fields, and nothing else. */
function seatedAt(view: unknown, people: TablePeople): SeatedView {
  return { ...(view as WitchView), people };
}

function openTable({ room: id, view: seen, people, ...act }: RoomTable): OpenTable {
  const view = computed(() => seatedAt(seen.value, people.value));
  const board = new RoomBoard(id, view, act);
  const onBoard =
    (Part: ComponentType): ComponentType =>
    () => (
      <BoardContext.Provider value={board}>
        <Part />
      </BoardContext.Provider>
    );
  return {
    Board: onBoard(Board),
    Panel: onBoard(() => (
      <div class="coven-findings">
        <TurnPanel />
      </div>
    )),
    Side: onBoard(() => (
      <div class="coven-findings">
        <ScoreSheet />
        <FoundRow />
        <details>
          <summary>{boardMessages().tonight.heading}</summary>
          <GuestList />
        </details>
      </div>
    )),
    readMove(line) {
      const move = typedMove(line, view.value);
      return move === undefined ? fail(messages().notAMove(line.trim().slice(0, 40))) : ok(move);
    },
    press: (event, target) => pressKey(board, event, target),
    end: { Played: onBoard(Played), Figures: onBoard(LateCost), share: () => shareOf(view.value, undefined) },
  };
}

/**
 * Loads the code that computes the cost only at the end, because the page on which rooms are opened does not
 * need it.
 */
function LateCost(): VNode | null {
  const [Cost, show] = useState<ComponentType>();
  useEffect(() => {
    void import('../result/cost.tsx').then(({ RoomCost }) => show(() => RoomCost));
  }, []);
  return Cost ? <Cost /> : null;
}

function pressKey(board: RoomBoard, event: KeyboardEvent, target: Element): boolean {
  const view = board.session.view.value;
  const { quiz, phase } = view;
  const key = event.key.toLowerCase();
  if (/^[1-9]$/.test(key) && quiz?.options) board.answer(Number(key));
  else if (key === 'escape' && board.shown.value) board.cover();
  else if (key === 'h' && quiz) board.play({ kind: 'hint' });
  else if (key === 's' && phase !== 'flip') board.play({ kind: 'skip' });
  else return key.startsWith('arrow') && arrowToBoard(view, target);
  return true;
}

/** The level, what is asked after a match, and the opponent. */
function RulesFields({ rules: text, onChoose }: RulesFieldsProps): VNode {
  const rules = readRules(text) ?? USUAL;
  const words = messages();
  const { settings } = gameMessages();
  const seating = seatingOf(rules);
  return (
    <>
      <Pick
        label={words.level}
        value={rules.level}
        options={LEVELS}
        name={(name) => words.levels[name]}
        onPick={(level) => onChoose(makeRules({ ...rules, level }))}
      />
      <Pick
        label={settings.quiz}
        value={rules.quiz}
        options={QUIZZES}
        name={(name) => settings.quizzes[name]}
        onPick={(quiz) => onChoose(makeRules({ ...rules, quiz }))}
      />
      <Pick
        label={words.seats}
        value={seating}
        options={SEATINGS}
        name={(name) => words.seating[name]}
        onPick={(next) => onChoose(makeRules(seated(rules, next)))}
      />
      {seating === 'player' && (
        <Pick
          label={words.computer}
          value={rules.against}
          options={COMPUTERS}
          name={(name) => settings.opponents[name]}
          onPick={(against) => onChoose(makeRules({ ...rules, against }))}
        />
      )}
    </>
  );
}
