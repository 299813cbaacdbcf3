import { type Code, feedbackOf } from '@inkling/core/feedback';
import { lineOf, playLine, playMove, type Sheet } from '@inkling/core/sheet';
import {
  type LiarSplit,
  type ReviewedTurn,
  reviewLiar,
} from '@inkling/games/mastermind/liar/analysis/review';
import { type LiarView, liarGame } from '@inkling/games/mastermind/liar/rules/game';
import type { Skin } from '@inkling/games/mastermind/rules/skins';
import type { DeviceServices } from '../../../../shell/device-services.ts';
import { choicesByShare, shareOfBest } from '../../../../shell/game/result/model/story.ts';
import { type Helps, NO_HELPS } from '../../../../shell/parts/helps.ts';
import { phaseOf } from '../../../../shell/parts/phase.ts';
import type { ShareSpec } from '../../../../shell/parts/share-spec.ts';
import type {
  JudgedGame,
  JudgedTurn,
  PlayedTurn,
  ReviewedGame,
  Split,
} from '../../../../shell/review-part.ts';
import { ReviewedSheet } from '../../../../shell/reviewed-sheet.ts';
import { saveAsCurrent } from '../../../../shell/saved/save-as-current.ts';
import { KeySquare } from '../../../../ui/key-square.tsx';
import { winterSkin } from '../../board/chosen-skin.ts';
import { messages as codeMessages } from '../../messages/language.ts';
import { namesOf } from '../../pieces/names.ts';
import { CodePieces, CodeRow } from '../../review/view/code-row.tsx';
import { messages } from '../messages/language.ts';
import { shareOfGame } from '../result/share.ts';
import { FORMAT } from '../session/format.ts';

/** A finished game with possibly false answers, as Review shows it. Codes are counted with the lies taken into account. */
export class ReviewedLiarGame extends ReviewedSheet implements ReviewedGame {
  readonly turns: readonly PlayedTurn[];
  readonly #view: LiarView;
  readonly #services: Pick<DeviceServices, 'saved' | 'stamp'>;
  readonly #skin: Skin;

  /** `view` must be that of a game that is over. */
  constructor(
    view: LiarView,
    sheet: Sheet,
    helps: Helps | undefined,
    services: Pick<DeviceServices, 'saved' | 'stamp'>,
  ) {
    super(sheet, helps);
    this.#view = view;
    this.#services = services;
    const skin = winterSkin(view.params.rules.symbols);
    this.#skin = skin;
    this.turns = view.turns.map(({ guess, feedback }, turn) => ({
      Row: () => <CodeRow skin={skin} guess={guess} answer={feedback} />,
      text: () => {
        const row = codeMessages().turns.row(turn + 1, namesOf(skin, guess), feedback.exact, feedback.near);
        return this.#isFalse(turn) ? `${row} ${messages().review.wasFalse}` : row;
      },
    }));
  }

  get outcome(): ReviewedGame['outcome'] {
    return phaseOf(this.#view.status);
  }

  name(): string {
    return messages().game(this.#view.params.liesMax);
  }

  counted(count: number): string {
    return messages().review.counted(count);
  }

  limits(): readonly string[] {
    return [messages().review.limits];
  }

  share(): ShareSpec {
    return shareOfGame(this.#view, this);
  }

  /** Judges one turn at a time, so that the page stays responsive. Returns a function that stops it. */
  judge(_: string | undefined, onJudged: (judged: JudgedGame | undefined) => void): () => void {
    const { params, turns } = this.#view;
    const work = reviewLiar(params, turns);
    const total = turns.length;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const next = () => {
      const { value, done } = work.next();
      onJudged({
        turns: value.map((turn, at) => this.#judged(turn, at)),
        done: value.length,
        total,
        isOver: done === true,
      });
      if (!done) timer = setTimeout(next);
    };
    timer = setTimeout(next);
    return () => clearTimeout(timer);
  }

  async playOn(turn: number, guess: unknown): Promise<string | undefined> {
    const { sheet, helps = NO_HELPS } = this;
    const before = playLine(sheet, lineOf(sheet).slice(0, turn));
    const code = isCode(guess) ? guess : undefined;
    const opened = code ? playMove(before, liarGame.makeMove({ kind: 'guess', code })) : before;
    const state = FORMAT.parse(opened, { ...helps, ...(code && { withHints: true }) });
    return state && (await saveAsCurrent(FORMAT, state, this.#services)) ? '#/liar' : undefined;
  }

  #isFalse(turn: number): boolean {
    return this.#view.lies?.includes(turn) ?? false;
  }

  #judged(turn: ReviewedTurn, at: number): JudgedTurn {
    const { before, after, isFound, gained, played, best, unmasked } = turn;
    const share = before > 1 ? shareOfBest(played.bits, best?.bits) : undefined;
    const choice = share === undefined ? undefined : choicesByShare([share]);
    const isOpen = before > 1;
    return {
      before,
      after,
      isFound,
      information: isOpen ? { gained, expected: played.bits } : undefined,
      choice,
      yours: isOpen ? this.#split(played) : undefined,
      better: isOpen && best && choice !== 'best' ? this.#split(best) : undefined,
      facts: () => [
        ...(this.#isFalse(at) ? [messages().review.wasFalse] : []),
        ...(unmasked.length > 0 ? [messages().review.unmasked(unmasked.map((own) => own + 1))] : []),
      ],
    };
  }

  #split({ guess, bits, cells }: LiarSplit): Split {
    const skin = this.#skin;
    const code = Array.from(guess);
    const all = cells.reduce((sum, { codes }) => sum + codes.length, 0);
    return {
      guess: code,
      Guess: () => <CodePieces skin={skin} code={code} />,
      text: () => namesOf(skin, code).join(', '),
      measured: { left: all / 2 ** bits, bits },
      cells: cells.map(({ answer, codes }) => {
        const { exact, near } = feedbackOf(answer);
        return {
          count: codes.length,
          answer: <KeySquare feedback={{ exact, near }} places={code.length} />,
          members:
            all > SHOWN_MAX ? [] : codes.map((own, at) => <CodePieces key={at} skin={skin} code={own} />),
          text: () => `${codeMessages().turns.key(exact, near)}: ${messages().review.counted(codes.length)}`,
        };
      }),
    };
  }
}

function isCode(guess: unknown): guess is Code & number[] {
  return Array.isArray(guess) && guess.every((symbol) => Number.isInteger(symbol));
}

const SHOWN_MAX = 12;
