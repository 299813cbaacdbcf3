import type { VNode } from 'preact';
import { Button } from '../../../../ui/button.tsx';
import { DataTable } from '../../../../ui/data-table.tsx';
import { Pick } from '../../../../ui/fields.tsx';
import { answersToFirst, type Chooser, type EntropyController } from '../controllers/entropy-controller.ts';
import { messages } from '../messages/language.ts';
import { areasOf } from '../model/areas.ts';
import type { Partition } from '../model/partition.ts';
import { digitsOf } from '../model/usual-board.ts';
import { AnswerSign } from './answer-sign.tsx';
import { CodeRow, ElementPalette } from './code-row.tsx';

type Props = { readonly controller: EntropyController };

/** A position, a guess, its bits as areas, and the two rules side by side. */
export function EntropyFigure({ controller }: Props): VNode {
  const labels = messages().entropy;
  const partition = controller.partition.value;
  const answers = answersToFirst();
  return (
    <>
      <Pick
        label={labels.positionLabel}
        value={controller.after.value}
        options={[-1, ...answers.keys()]}
        name={(at) => {
          const answer = answers[at];
          return answer ? labels.after(answer) : labels.start;
        }}
        onPick={(answer) => controller.goAfter(answer)}
      />
      <CodeRow entry={controller.entry} row={0} label={labels.guess} />
      <ElementPalette onPut={(symbol) => controller.entry.put(symbol)} />
      <p class="learn-sum">{labels.figures(partition)}</p>
      <h3>
        {labels.areasHeading} <small>{labels.areasCaption}</small>
      </h3>
      <EntropyAreas partition={partition} />
      <Contrast controller={controller} />
      <Areas partition={partition} />
    </>
  );
}

function Contrast({ controller }: Props): VNode {
  const labels = messages().entropy;
  const choices = controller.choices.value;
  const row = (chooser: Chooser) => {
    const { guess, figures } = choices[chooser];
    return [
      labels.players[chooser],
      <Button
        key={chooser}
        aria-label={labels.use(digitsOf(guess))}
        onPress={() => controller.follow(chooser)}
      >
        {digitsOf(guess)}
      </Button>,
      labels.bits(figures.bits),
      figures.worst,
      figures.parts,
    ];
  };
  return (
    <>
      <DataTable
        class="learn-table"
        label={labels.contrastHeading}
        caption={labels.contrastHeading}
        heads={labels.contrastHeads}
        rows={[row('entropy'), row('knuth')]}
      />
      <p>{labels.contrast(choices.entropy, choices.knuth)}</p>
    </>
  );
}

function Areas({ partition }: { readonly partition: Partition }): VNode {
  const labels = messages().entropy;
  return (
    <DataTable
      class="learn-table"
      label={labels.tableHeading}
      caption={labels.tableHeading}
      heads={labels.tableHeads}
      rows={areasOf(partition.cells).map((area) => [
        <AnswerSign key={area.from} feedback={area.cell.feedback} />,
        ...labels.areaRow(area),
      ])}
      foot={[labels.sum, <b key="sum">{labels.bits(partition.figures.bits)}</b>]}
    />
  );
}

/** Each answer is a rectangle: chance wide, bits high. The dashed line marks the expected bits: the total area. */
function EntropyAreas({ partition }: { readonly partition: Partition }): VNode {
  const labels = messages().entropy;
  const areas = areasOf(partition.cells);
  const most = Math.max(1, ...areas.map(({ bits }) => Math.ceil(bits)));
  const y = (bits: number) => TOP + HEIGHT * (1 - bits / most);
  const ticks = Array.from({ length: most + 1 }, (_, bits) => bits).filter(
    (bits) => most < 6 || bits % 2 === 0,
  );
  const expected = y(partition.figures.bits);
  return (
    <svg class="entropy-areas" viewBox="0 0 360 220" role="img" aria-label={labels.drawing(partition)}>
      {ticks.map((bits) => (
        <g key={bits}>
          <path class="area-tick" d={`M${LEFT} ${y(bits)}H${LEFT + WIDTH}`} />
          <text class="area-label" x={LEFT - 6} y={y(bits) + 4} text-anchor="end">
            {bits}
          </text>
        </g>
      ))}
      {areas.map(({ cell, from, bits }) => (
        <rect
          key={from}
          class="area"
          x={LEFT + WIDTH * from}
          y={y(bits)}
          width={WIDTH * cell.chance}
          height={y(0) - y(bits)}
        />
      ))}
      <path class="area-axis" d={`M${LEFT} ${TOP}V${y(0)}H${LEFT + WIDTH}`} />
      <path class="area-expected-back" d={`M${LEFT} ${expected}H${LEFT + WIDTH}`} />
      <path class="area-expected" d={`M${LEFT} ${expected}H${LEFT + WIDTH}`} />
      <text class="area-label" x={LEFT + 4} y={Math.max(expected - 7, TOP + 8)}>
        {labels.expected(partition.figures.bits)}
      </text>
      <text class="area-label" x="2" y="12">
        {labels.axisBits}
      </text>
      <text class="area-label" x={LEFT + WIDTH} y="214" text-anchor="end">
        {labels.axisChance} 1
      </text>
      <text class="area-label" x={LEFT} y="214">
        0
      </text>
    </svg>
  );
}

const LEFT = 26;
const WIDTH = 330;
const TOP = 20;
const HEIGHT = 178;
