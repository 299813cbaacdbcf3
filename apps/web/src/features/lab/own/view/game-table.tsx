import type { VNode } from 'preact';
import { WideBox } from '../../../../ui/wide-box.tsx';
import type { OpenedGame } from '../game/questions.ts';
import { messages } from '../messages/language.ts';
import { AnswerMark, type YesAndNo, yesAndNo } from './answer-mark.tsx';

/** The parsed table, with a row for each secret. Problems are outlined where they occur. */
export function GameTable({ game }: { readonly game: OpenedGame }): VNode {
  const { table: labels } = messages();
  const isAlike = new Set(game.alike.flat());
  const isNeedless = new Set([...game.useless, ...game.same.flatMap((group) => group.slice(1))]);
  const isNeverFound = new Set(game.neverFound);
  const shown = game.table[0]?.length ?? 0;
  const marks = yesAndNo(game);
  const hidden = [game.secrets.length - game.table.length, game.guesses.length - shown] as const;
  const isMarked = isAlike.size + isNeedless.size + isNeverFound.size > 0;
  return (
    <div class="own-game">
      <WideBox class="own-frame" label={labels.caption}>
        <table class="own-table">
          <caption class="unseen">{labels.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{labels.secret}</th>
              {game.guesses.slice(0, shown).map((guess, at) => (
                <th key={guess} scope="col" class={isNeedless.has(at) ? 'own-look' : undefined}>
                  {guess}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {game.table.map((row, secret) => (
              <tr
                key={game.secrets[secret]}
                class={isAlike.has(secret) || isNeverFound.has(secret) ? 'own-look' : undefined}
              >
                <th scope="row">{game.secrets[secret]}</th>
                {row.map((answer, guess) => (
                  <td key={guess}>
                    <AnswerMark game={game} answer={answer} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{marks && game.answers.length === 2 ? yesToNo(game, marks) : labels.parts}</th>
              {game.splits.map((split, guess) => (
                <td key={guess}>
                  <SplitText game={game} split={split} marks={marks} />
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </WideBox>
      <p class="aside own-legend">
        {marks &&
          [marks.yes, marks.no].map((answer) => (
            <span key={answer} class="own-legend-mark" aria-hidden="true">
              <AnswerMark game={game} answer={answer} /> {game.answers[answer]}
            </span>
          ))}
        {isMarked && <span>{labels.look}</span>}
        {(hidden[0] > 0 || hidden[1] > 0) && <span>{labels.more(...hidden)}</span>}
      </p>
    </div>
  );
}

function yesToNo({ answers }: OpenedGame, { yes, no }: YesAndNo): string {
  return `${answers[yes]} : ${answers[no]}`;
}

/** How a question divides the secrets: yes and no as a bar, other answers as a number of parts. */
function SplitText(props: {
  readonly game: OpenedGame;
  readonly split: OpenedGame['splits'][number];
  readonly marks: YesAndNo | undefined;
}): VNode {
  const { game, split, marks } = props;
  const { number } = messages();
  const isMarked = split.every(([answer]) => answer === marks?.yes || answer === marks?.no);
  if (!isMarked) return <>{number(split.length)}</>;
  const count = split.find(([answer]) => answer === marks?.yes)?.[1] ?? 0;
  const all = game.secrets.length;
  return (
    <>
      <svg class="own-split" viewBox="0 0 60 10" aria-hidden="true">
        <rect class="own-split-yes" x="0.5" y="0.5" width={(59 * count) / all} height="9" rx="1.5" />
        <rect class="own-split-no" x="0.5" y="0.5" width="59" height="9" rx="1.5" />
      </svg>
      {number(count)}:{number(all - count)}
    </>
  );
}
