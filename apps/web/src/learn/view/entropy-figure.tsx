import type { VNode } from 'preact';
import { WideBox } from '../../view/wide-box.tsx';
import { areasOf } from '../session/areas.ts';
import { digitsOf } from '../session/board-rules.ts';
import { answersToFirst, type EntropyDesk } from '../session/entropy-desk.ts';
import type { Parted } from '../session/partition.ts';
import { PLAYERS } from '../session/players.ts';
import { words } from '../words/language.ts';
import { AnswerSign } from './answer-sign.tsx';
import { CodeRow, ElementPalette } from './code-row.tsx';
import { EntropyAreas } from './entropy-areas.tsx';

/** A position, a guess, its bits as areas, and the two rules side by side. */
export function EntropyFigure({ desk }: { readonly desk: EntropyDesk }): VNode {
  const told = words().entropy;
  const parted = desk.parted.value;
  const after = desk.after.value;
  const answers = answersToFirst();
  const at = answers.findIndex((answer) => answer.exact === after?.exact && answer.near === after.near);
  return (
    <>
      <label class="setting">
        {told.positionLabel}
        <select
          value={at}
          onChange={({ currentTarget }) => desk.goAfter(answers[Number(currentTarget.value)])}
        >
          <option value={-1}>{told.start}</option>
          {answers.map((answer, index) => (
            <option key={index} value={index}>
              {told.after(answer)}
            </option>
          ))}
        </select>
      </label>
      <CodeRow entry={desk.entry} row={0} label={told.guess} />
      <ElementPalette onPut={(symbol) => desk.entry.put(symbol)} />
      <p class="learn-sum">{told.figures(parted)}</p>
      <h3>
        {told.areasHeading} <small>{told.areasCaption}</small>
      </h3>
      <EntropyAreas parted={parted} />
      <Contrast desk={desk} />
      <Areas parted={parted} />
    </>
  );
}

function Contrast({ desk }: { readonly desk: EntropyDesk }): VNode {
  const told = words().entropy;
  const choices = desk.choices.value;
  return (
    <>
      <WideBox label={told.contrastHeading}>
        <table class="learn-table">
          <caption>{told.contrastHeading}</caption>
          <thead>
            <tr>
              {told.contrastHeads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {PLAYERS.map((player) => {
              const { guess, figures } = choices[player];
              return (
                <tr key={player}>
                  <th scope="row">{told.players[player]}</th>
                  <td>
                    <button
                      type="button"
                      class="press"
                      aria-label={told.use(digitsOf(guess))}
                      onClick={() => desk.follow(player)}
                    >
                      {digitsOf(guess)}
                    </button>
                  </td>
                  <td>{told.bits(figures.bits)}</td>
                  <td>{figures.worst}</td>
                  <td>{figures.parts}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </WideBox>
      <p>{told.contrast(choices.entropy, choices.knuth)}</p>
    </>
  );
}

function Areas({ parted }: { readonly parted: Parted }): VNode {
  const told = words().entropy;
  return (
    <WideBox label={told.tableHeading}>
      <table class="learn-table">
        <caption>{told.tableHeading}</caption>
        <thead>
          <tr>
            {told.tableHeads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {areasOf(parted.cells).map((area) => (
            <tr key={area.from}>
              <th scope="row">
                <AnswerSign feedback={area.cell.feedback} />
              </th>
              {told.areaRow(area).map((text, at) => (
                <td key={at}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={4}>
              {told.sum}
            </th>
            <td>
              <b>{told.bits(parted.figures.bits)}</b>
            </td>
          </tr>
        </tfoot>
      </table>
    </WideBox>
  );
}
