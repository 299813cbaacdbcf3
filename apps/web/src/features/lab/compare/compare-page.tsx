import type { VNode } from 'preact';
import type { ContestRow } from '../../../shell/parts/lab-tasks.ts';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { Switch } from '../../../ui/fields.tsx';
import { Form } from '../../../ui/form.tsx';
import { messages } from '../messages/language.ts';
import { type Contest, shownRows } from '../model/contest.ts';
import { RulesForm } from '../view/rules-form.tsx';
import { ShareBox } from '../view/share-box.tsx';
import { Progress, TaskButtons } from '../view/task-buttons.tsx';
import { type CompareController, summaryLines } from './compare-controller.ts';
import { Distribution } from './distribution.tsx';

type Props = { readonly controller: CompareController };

/** The page that compares strategies: the setting, the results, and the results as text to copy. */
export function ComparePage({ controller }: Props): VNode {
  const labels = messages().compare;
  const contest = controller.contest.value;
  const rows = contest ? shownRows(contest) : [];
  return (
    <>
      <Setting controller={controller} />
      <div class="lab-side">
        <section class="lab-result" aria-labelledby="contest-heading">
          <h2 id="contest-heading">{labels.table}</h2>
          {contest?.state === 'playing' && <ContestProgress contest={contest} />}
          {rows.length === 0 && !contest && <p class="lab-empty">{labels.empty}</p>}
          {contest?.state === 'broken' && <p class="notice">{labels.broken}</p>}
          {rows.length > 0 && <ContestTable rows={rows} />}
          {contest && <Notes contest={contest} />}
        </section>
        {rows.length > 0 && <Distribution rows={rows} />}
      </div>
      {rows.length > 0 && (
        <ShareBox
          say={controller.context.say}
          texts={[
            ['command', () => controller.terminalLine()],
            ['summary', () => summaryLines(rows)],
            ['link', () => controller.context.site()],
          ]}
        />
      )}
    </>
  );
}

function Setting({ controller }: Props): VNode {
  const labels = messages().compare;
  const contest = controller.contest.value;
  const { compare } = controller.game.value;
  const note = compare.note();
  return (
    <section class="lab-setting" aria-labelledby="compare-heading">
      <h2 id="compare-heading">
        {labels.heading} {contest && <small>{labels.state(contest)}</small>}
      </h2>
      <Form class="lab-form" onSubmit={() => controller.play()}>
        <RulesForm
          parts={controller.context.parts}
          game={controller.game.value}
          withNotation={false}
          onChoose={(game) => controller.choose(game)}
        />
        <fieldset class="lab-players">
          <legend>{labels.players}</legend>
          {compare.players.map((name) => (
            <Switch
              key={name}
              on={controller.chosen.value.includes(name)}
              onTurn={() => controller.toggle(name)}
            >
              {compare.playerName(name)}
            </Switch>
          ))}
        </fieldset>
        {note !== undefined && <p class="notice">{note}</p>}
        <div class="actions">
          <Button submits main>
            {labels.play}
          </Button>
          <TaskButtons
            state={contest && RUNNING[contest.state]}
            onStop={() => controller.stop()}
            onGoOn={() => controller.goOn()}
          />
        </div>
      </Form>
    </section>
  );
}

const RUNNING = { playing: 'running', stopped: 'stopped', over: undefined, broken: undefined } as const;

function ContestProgress({ contest }: { readonly contest: Contest }): VNode {
  const { progress, players } = contest;
  const labels = messages().compare;
  return (
    <div class="lab-progress">
      <Progress
        text={progress ? labels.progress(progress) : labels.begun(players.length)}
        counted={progress?.kind === 'played' ? progress : undefined}
      />
    </div>
  );
}

/** Notes on what the table does not show: samples, losses, refusals, and unfinished players. */
function Notes({ contest }: { readonly contest: Contest }): VNode {
  const labels = messages().compare;
  const { game, refused, progress } = contest;
  const rows = shownRows(contest);
  const exact = contest.rows.find(({ interval }) => interval === undefined);
  const underWay = contest.state === 'stopped' && progress?.kind === 'played' ? progress : undefined;
  return (
    <>
      {exact && <p class="aside">{labels.exact(exact.secrets)}</p>}
      {game.compare.notes(rows).map((note) => (
        <p key={note} class="notice">
          {note}
        </p>
      ))}
      {underWay && <p class="notice">{labels.unfinished(underWay)}</p>}
      {refused.map(({ player, why }) => (
        <p key={player} class="notice">
          {labels.refused(player, game.compare.refusal(why))}
        </p>
      ))}
    </>
  );
}

/**
 * The totals in the format used in the literature: strategy, total, average, worst case, and the counts by
 * guess.
 */
function ContestTable({ rows }: { readonly rows: readonly ContestRow[] }): VNode {
  const { totals, columns, interval } = messages().compare;
  const guesses = Array.from({ length: Math.max(...rows.map(({ worst }) => worst)) }, (_, i) => i);
  const done = rows.filter(({ unplayed }) => unplayed === undefined);
  const least = Math.min(...done.map(({ average }) => average));
  const isLeast = (row: ContestRow | undefined) => row?.unplayed === undefined && row?.average === least;
  return (
    <DataTable
      class="lab-table"
      label={totals}
      heads={[columns.player, columns.total, columns.average, columns.worst, ...guesses.map((i) => i + 1)]}
      rows={rows.map((row) => [
        <span key="player" class="lab-player">
          {row.unplayed === undefined ? row.player : `${row.player} …`}
        </span>,
        row.total,
        interval(row),
        row.worst,
        ...guesses.map((i) => row.histogram[i] ?? ''),
      ])}
      rowClass={(at) => (isLeast(rows[at]) ? 'lab-least' : undefined)}
    />
  );
}
