import type { VNode } from 'preact';
import { Button } from '../../../ui/button.tsx';
import { messages } from '../messages/language.ts';
import type { TreeModel } from '../model/tree-model.ts';
import type { TreeWalk } from './tree-walk.ts';

const SECRETS_SHOWN = 40;
const ANSWERS_SHOWN = 40;

type Props = { readonly walk: TreeWalk; readonly model: TreeModel };

/** The current node: its figures, and buttons to move from it. */
export function NodeFacts({ walk, model }: Props): VNode {
  const { tree: labels, number, figure } = messages();
  const node = walk.at.value;
  const { left, depth, average, worst, possible } = model.factsOf(node);
  const { Guess } = model.game.part.views;
  const facts = {
    guess: <Guess rules={model.game.rules} guess={model.tree.guesses[node] as string} />,
    turn: depth + 1,
    left: number(left),
    average: figure(average, 4),
    worst,
  };
  return (
    <section class="lab-facts-box" aria-labelledby="node-heading">
      <h2 id="node-heading">
        {labels.facts} <small>{possible ? labels.possible : labels.impossible}</small>
      </h2>
      <dl class="lab-facts">
        {Object.entries(facts).map(([name, fact]) => (
          <div key={name}>
            <dt>{labels.factNames[name as keyof typeof facts]}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <div class="actions">
        <Button keycap="Esc" onPress={() => walk.up()}>
          {labels.up}
        </Button>
        <Button keycap="Enter" onPress={() => walk.descend()}>
          {labels.zoom}
        </Button>
      </div>
    </section>
  );
}

/** The first of the remaining secrets at the current node. */
export function SecretsLeft({ walk, model }: Props): VNode {
  const labels = messages().tree;
  const secrets = model.secretsAt(walk.at.value, SECRETS_SHOWN);
  const hidden = model.leftAt(walk.at.value) - secrets.length;
  return (
    <section aria-labelledby="secrets-heading">
      <h2 id="secrets-heading">{labels.codes}</h2>
      <p class="lab-codes">
        {secrets.map((secret) => (
          <span key={secret} class="lab-written">
            {model.game.write(secret)}
          </span>
        ))}
        {hidden > 0 && <span class="lab-more">{labels.more(hidden)}</span>}
      </p>
    </section>
  );
}

/** The answer that leads to a node, as a drawing. Renders nothing for the root. */
export function CameBy(props: { readonly model: TreeModel; readonly node: number }): VNode | null {
  const { game, tree } = props.model;
  const answer = tree.answers[props.node] as string;
  const { Answer } = game.part.views;
  return answer === '' ? null : <Answer rules={game.rules} answer={answer} />;
}

/** The answers below the current node. A click on one goes to its node. */
export function NodeAnswers({ walk, model }: Props): VNode | null {
  const { tree: labels, number } = messages();
  const children = model.largestFirst(walk.at.value);
  if (children.length === 0) return null;
  const shown = children.slice(0, ANSWERS_SHOWN);
  return (
    <section aria-labelledby="answers-heading">
      <h2 id="answers-heading">
        {labels.answers} <small>{number(children.length)}</small>
      </h2>
      <ol class="lab-answers">
        {shown.map((child, at) => {
          const guess = model.writeGuess(child);
          const left = model.leftAt(child);
          return (
            <li key={child}>
              <button type="button" class="lab-cell" onClick={() => walk.look(child)}>
                <span class="lab-number" aria-hidden="true">
                  {at + 1}
                </span>
                <CameBy model={model} node={child} />
                <b aria-hidden="true">{guess}</b>
                <span class="lab-line-left" aria-hidden="true">
                  {number(left)}
                </span>
                <span class="unseen">{`${at + 1}. ${labels.item(model.sayAnswer(child), guess, left)}`}</span>
              </button>
            </li>
          );
        })}
      </ol>
      {children.length > shown.length && <p class="aside">{labels.more(children.length - shown.length)}</p>}
    </section>
  );
}
