import type { VNode } from 'preact';
import { codesIn } from '../../session/lab-game.ts';
import { RulesForm } from '../../view/rules-form.tsx';
import { ShareBox } from '../../view/share-box.tsx';
import { words } from '../../words/language.ts';
import type { CompareDesk } from '../compare-desk.ts';
import { compareCommand, summaryLines } from '../comparison-text.ts';
import { EXACT_CODES_MAX, SAMPLE_GAMES } from '../contest-size.ts';
import { contestantsOf } from '../contestants.ts';
import { ContestTable } from './contest-table.tsx';
import { Distribution } from './distribution.tsx';

/** Who plays, what comes of it, and the figures to take away. */
export function ComparePage({ desk }: { readonly desk: CompareDesk }): VNode {
  const { compare: told, share } = words();
  const contest = desk.contest.value;
  const { rows } = desk;
  const asked = contest?.ask ?? { game: desk.game.value, contestants: desk.chosen.value };
  return (
    <>
      <section class="lab-setting" aria-labelledby="compare-heading">
        <h2 id="compare-heading">
          {told.heading} {contest && <small>{told.state(contest)}</small>}
        </h2>
        <form
          class="lab-form"
          onSubmit={(event) => {
            event.preventDefault();
            desk.play();
          }}
        >
          <RulesForm
            context={desk.context}
            game={desk.game.value}
            withWords
            withNotation={false}
            onChoose={(game) => desk.choose(game)}
          />
          <Players desk={desk} />
          <Honest desk={desk} />
          <div class="actions">
            <button type="submit" class="press press-main">
              {told.play}
            </button>
            {contest?.state === 'playing' && (
              <button type="button" class="press" onClick={() => desk.stop()}>
                {told.stop}
              </button>
            )}
          </div>
        </form>
      </section>
      <div class="lab-side">
        <section class="lab-result" aria-labelledby="contest-heading">
          <h2 id="contest-heading">{told.table}</h2>
          <Progress desk={desk} />
          {rows.length === 0 && !contest && <p class="lab-empty">{told.empty}</p>}
          {contest?.state === 'broken' && <p class="notice">{told.broken}</p>}
          {rows.length > 0 && <ContestTable rows={rows} />}
          <Notes desk={desk} />
        </section>
        {rows.length > 0 && <Distribution rows={rows} />}
      </div>
      {rows.length > 0 && (
        <ShareBox
          context={desk.context}
          texts={[
            { name: share.command, text: () => compareCommand(asked.game, asked.contestants) },
            { name: share.summary, text: () => summaryLines(rows) },
            { name: share.link, text: () => location.href },
          ]}
        />
      )}
    </>
  );
}

function Players({ desk }: { readonly desk: CompareDesk }): VNode {
  const { compare: told } = words();
  return (
    <fieldset class="lab-players">
      <legend>{told.players}</legend>
      {contestantsOf(desk.game.value).map((name) => (
        <label key={name} class="switch">
          <input
            type="checkbox"
            checked={desk.chosen.value.includes(name)}
            onChange={() => desk.toggle(name)}
          />
          {told.contestants[name]}
        </label>
      ))}
    </fieldset>
  );
}

/** Says before the game when it will be a sample. */
function Honest({ desk }: { readonly desk: CompareDesk }): VNode | null {
  const codes = codesIn(desk.game.value);
  if (codes === undefined || codes <= BigInt(EXACT_CODES_MAX)) return null;
  return <p class="notice">{words().compare.willSample(SAMPLE_GAMES)}</p>;
}

function Progress({ desk }: { readonly desk: CompareDesk }): VNode | null {
  const contest = desk.contest.value;
  if (contest?.state !== 'playing') return null;
  const { progress } = contest;
  const counted = progress?.kind === 'played' ? { value: progress.done, max: progress.total } : {};
  const text = progress
    ? words().compare.progress(progress)
    : words().compare.begun(contest.ask.contestants.length);
  return (
    <div class="lab-progress">
      <progress {...counted} aria-label={text} />
      <span>{text}</span>
    </div>
  );
}

/** What the table does not say by itself: samples, losses, refusals. */
function Notes({ desk }: { readonly desk: CompareDesk }): VNode | null {
  const { compare: told } = words();
  const contest = desk.contest.value;
  if (!contest) return null;
  const { rows } = desk;
  const sampled = rows.filter(({ interval }) => interval !== undefined);
  const [exact] = rows.filter(({ interval }) => interval === undefined);
  return (
    <>
      {exact && <p class="aside">{told.exact(exact.secrets)}</p>}
      {sampled.length > 0 && <p class="notice">{told.sampled(sampled, codesIn(contest.ask.game))}</p>}
      {rows.map(
        ({ contestant, unsolved = 0 }) =>
          unsolved > 0 && <p key={contestant}>{told.unsolved(contestant, unsolved)}</p>,
      )}
      {contest.refused.map(({ contestant, why }) => (
        <p key={contestant} class="notice">
          {told.refused(contestant, why)}
        </p>
      ))}
    </>
  );
}
