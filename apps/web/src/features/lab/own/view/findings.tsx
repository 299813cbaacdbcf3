import type { ComponentChildren, VNode } from 'preact';
import type { OwnSearch } from '../controller/own-search.ts';
import type { OpenedGame } from '../game/questions.ts';
import { messages } from '../messages/language.ts';

/** The verdict on a game, and a sentence for each finding of the audit. */
export function Findings(props: { readonly game: OpenedGame; readonly search: OwnSearch }): VNode {
  const { game, search } = props;
  const { verdict, checked, findings } = messages();
  const { value: state } = search.state;
  const [best] = game.first;
  // A game may end with several secrets that no guess can tell apart; it need not be a single secret.
  const tellsApart = best !== undefined && best.split.length > 1;
  const hasEnd = game.neverFound.length === 0 && (tellsApart || game.depthMin !== undefined);
  const isFair = game.alike.length + game.same.length + game.useless.length === 0;
  const label = (guess: number) => game.guesses[guess] ?? '';
  const proved = state.kind === 'found' && state.optimum.proved ? state.optimum : undefined;
  return (
    <section class="own-findings" aria-labelledby="verdict-heading">
      <p>{checked}</p>
      <h3 id="verdict-heading">{hasEnd ? (isFair ? verdict.fair : verdict.nearly) : verdict.unfair}</h3>
      <ul>
        <Wrong game={game} />
        {tellsApart && (
          <Finding isGood head={findings.first(label(best.guess))}>
            {findings.firstDo(
              game.secrets.length,
              best.split.map(([, count]) => count),
            )}
          </Finding>
        )}
        {proved ? (
          <Finding isGood head={findings.enough(proved.worst)}>
            {findings.enoughDo(proved.average)}
          </Finding>
        ) : (
          game.depthMin !== undefined &&
          hasEnd && (
            <Finding isGood head={findings.depth(game.depthMin)}>
              {findings.depthDo}
            </Finding>
          )
        )}
      </ul>
    </section>
  );
}

/** The problems found, with the secrets or guesses concerned. */
function Wrong({ game }: { readonly game: OpenedGame }): VNode {
  const { findings } = messages();
  const secret = (at: number) => game.secrets[at] ?? '';
  const guess = (at: number) => game.guesses[at] ?? '';
  const hidden = game.alike.length - GROUPS_MAX;
  const some = (labels: readonly string[]) =>
    labels.length > LABELS_MAX
      ? [...labels.slice(0, LABELS_MAX), findings.others(labels.length - LABELS_MAX)]
      : labels;
  const moreThan = (shown: readonly unknown[]) =>
    shown.length > GROUPS_MAX && <Finding head={findings.moreSuch(shown.length - GROUPS_MAX)} />;
  return (
    <>
      {game.alike.slice(0, GROUPS_MAX).map((group, at) => (
        <Finding key={group[0]} head={findings.alike(some(group.map(secret)))}>
          {at === 0 && findings.alikeDo}
        </Finding>
      ))}
      {hidden > 0 && <Finding head={findings.moreAlike(hidden)} />}
      {game.neverFound.length > 0 && (
        <Finding head={findings.neverFound(some(game.neverFound.map(secret)))}>
          {findings.neverFoundDo}
        </Finding>
      )}
      {game.same.slice(0, GROUPS_MAX).map((group, at) => (
        <Finding key={group[0]} head={findings.same(some(group.map(guess).map(findings.quoted)))}>
          {at === 0 && findings.sameDo}
        </Finding>
      ))}
      {moreThan(game.same)}
      {game.useless.slice(0, GROUPS_MAX).map((at) => (
        <Finding key={at} head={findings.useless(guess(at))}>
          {findings.uselessDo}
        </Finding>
      ))}
      {moreThan(game.useless)}
    </>
  );
}

function Finding(props: {
  readonly head: string;
  readonly isGood?: boolean;
  readonly children?: ComponentChildren;
}): VNode {
  return (
    <li>
      <span class={props.isGood ? 'own-mark own-yes' : 'own-mark'} aria-hidden="true" />
      <span>
        <b>{props.head}</b> {props.children}
      </span>
    </li>
  );
}

/** The maximum number of findings of a kind, and of labels in each. */
const GROUPS_MAX = 4;
const LABELS_MAX = 6;
