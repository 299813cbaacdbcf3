import type { VNode } from 'preact';
import { AnswerMarks } from '../../view/answer-marks.tsx';
import { GuessText } from '../../view/guess-text.tsx';
import { words } from '../../words/language.ts';
import type { ShownTree } from '../grown.ts';
import type { TreeDesk } from '../tree-desk.ts';

const CODES_SHOWN = 40;
const ANSWERS_SHOWN = 40;

/** The node that is looked at: the way to it, its figures, and the codes left there. */
export function NodeFacts({ desk, tree }: { readonly desk: TreeDesk; readonly tree: ShownTree }): VNode {
  const { tree: told, count, figure } = words();
  const { model } = tree;
  const node = desk.at.value;
  const { left, depth, average, worst, possible } = model.factsOf(node);
  const notation = desk.context.notation.value;
  const codes = model.codesAt(node, CODES_SHOWN);
  return (
    <section class="lab-facts-box" aria-labelledby="node-heading">
      <h2 id="node-heading">
        {told.facts} <small>{possible ? told.possible : told.impossible}</small>
      </h2>
      <Way desk={desk} tree={tree} />
      <dl class="lab-facts">
        <div>
          <dt>{told.factNames.guess}</dt>
          <dd>
            <GuessText text={model.data.guesses[node] as string} game={model.game} notation={notation} />
          </dd>
        </div>
        <div>
          <dt>{told.factNames.turn}</dt>
          <dd>{depth + 1}</dd>
        </div>
        <div>
          <dt>{told.factNames.left}</dt>
          <dd>{count(left)}</dd>
        </div>
        <div>
          <dt>{told.factNames.average}</dt>
          <dd>{figure(average, 4)}</dd>
        </div>
        <div>
          <dt>{told.factNames.worst}</dt>
          <dd>{worst}</dd>
        </div>
      </dl>
      <div class="actions">
        <button type="button" class="press" onClick={() => desk.up()}>
          {told.up} <span class="keycap">Esc</span>
        </button>
        <button type="button" class="press" onClick={() => desk.descend()}>
          {told.zoom} <span class="keycap">Enter</span>
        </button>
      </div>
      <h3>{told.codes}</h3>
      <p class="lab-codes">
        {codes.map((code) => (
          <span key={code} class="lab-written">
            {desk.write(code)}
          </span>
        ))}
        {left > codes.length && <span class="lab-more">{told.more(left - codes.length)}</span>}
      </p>
    </section>
  );
}

/** Guesses and answers from the first guess to here; each leads back. */
function Way({ desk, tree }: { readonly desk: TreeDesk; readonly tree: ShownTree }): VNode {
  const { tree: told, answer } = words();
  const { model } = tree;
  const line = model.lineTo(desk.at.value);
  return (
    <nav aria-label={told.line}>
      <ol class="lab-way">
        {line.map((node) => {
          const came = model.data.answers[node] as string;
          const guess = desk.write(model.data.guesses[node] as string);
          const isHere = node === desk.at.value;
          return (
            <li key={node}>
              <button
                type="button"
                class="lab-step"
                aria-current={isHere ? 'step' : undefined}
                onClick={() => desk.look(node)}
              >
                {came && <AnswerMarks answer={came} game={model.game} />}
                <span class="unseen">{came === '' ? told.first : answer(came)}: </span>
                <b>{guess}</b>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** The answers below the node, each a way down. */
export function NodeAnswers(props: { readonly desk: TreeDesk; readonly tree: ShownTree }): VNode | null {
  const { desk, tree } = props;
  const { tree: told, count } = words();
  const { model } = tree;
  const children = model.childrenOf(desk.at.value);
  if (children.length === 0) return null;
  const shown = children.slice(0, ANSWERS_SHOWN);
  return (
    <section aria-labelledby="answers-heading">
      <h2 id="answers-heading">
        {told.answers} <small>{count(children.length)}</small>
      </h2>
      <ol class="lab-answers">
        {shown.map((child, at) => {
          const answer = model.data.answers[child] as string;
          const guess = desk.write(model.data.guesses[child] as string);
          const left = model.leftAt(child);
          return (
            <li key={child}>
              <button type="button" class="lab-cell" onClick={() => desk.look(child)}>
                <span class="lab-number" aria-hidden="true">
                  {at + 1}
                </span>
                <AnswerMarks answer={answer} game={model.game} />
                <b aria-hidden="true">{guess}</b>
                <span class="lab-line-left" aria-hidden="true">
                  {count(left)}
                </span>
                <span class="unseen">{`${at + 1}. ${told.item(answer, guess, left)}`}</span>
              </button>
            </li>
          );
        })}
      </ol>
      {children.length > shown.length && <p class="aside">{told.more(children.length - shown.length)}</p>}
    </section>
  );
}
