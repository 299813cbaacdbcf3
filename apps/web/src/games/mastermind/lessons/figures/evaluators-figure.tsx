import { feedbackOf } from '@inkling/core/feedback';
import type { VNode } from 'preact';
import { Button } from '../../../../ui/button.tsx';
import { DataTable } from '../../../../ui/data-table.tsx';
import { Segments } from '../../../../ui/fields.tsx';
import type { EvaluatorsController } from '../controllers/evaluators-controller.ts';
import { messages } from '../messages/language.ts';
import { EVALUATORS } from '../model/evaluators.ts';
import { agree, LAPS, type RaceState, SPEED_NAMES, type Track } from '../model/race.ts';
import { AnswerSign } from './answer-sign.tsx';

/** The tracks with their buttons, and a table of the answers. */
export function EvaluatorsFigure({ controller }: { readonly controller: EvaluatorsController }): VNode {
  const labels = messages().evaluators;
  const state = controller.state.value;
  const phase = controller.phase.value;
  return (
    <>
      <h3>
        {labels.raceHeading} <small>{labels.raceCaption}</small>
      </h3>
      <ol class="tracks">
        {EVALUATORS.map((runner, at) => (
          <Lane key={runner} track={state?.tracks[at] ?? { runner, laps: 0, time: 0, histogram: [] }} />
        ))}
      </ol>
      <div class="actions">
        <Button keycap="P" onPress={() => controller.toggle()}>
          {labels.toggle[phase]}
        </Button>
        <Button keycap="N" onPress={() => controller.step()}>
          {labels.step}
        </Button>
        <Button keycap="R" onPress={() => controller.restart()}>
          {labels.restart}
        </Button>
        <Segments
          label={labels.speedLabel}
          value={controller.speed.value}
          options={SPEED_NAMES}
          name={(speed) => labels.speeds[speed]}
          onPick={(speed) => controller.setSpeed(speed)}
        />
      </div>
      {phase === 'broken' && <p class="notice">{labels.broken}</p>}
      <p class="aside">{labels.honest}</p>
      {state && <Answers state={state} />}
    </>
  );
}

function Lane({ track }: { readonly track: Track }): VNode {
  const labels = messages().evaluators;
  return (
    <li>
      <span class="track-name">{labels.runners[track.runner]}</span>
      <svg
        class="track"
        viewBox="0 0 1000 30"
        preserveAspectRatio="none"
        role="img"
        aria-label={labels.track(track)}
      >
        <rect class="track-lane" x="1" y="1" width="998" height="28" />
        <rect class="track-run" x="1" y="1" width={(998 * track.laps) / LAPS} height="28" />
        {[250, 500, 750].map((x) => (
          <path key={x} class="track-mark" d={`M${x} 1V29`} />
        ))}
      </svg>
      <span class="track-told">
        <b>{labels.laps(track)}</b>
        <small>{labels.each(track)}</small>
      </span>
    </li>
  );
}

function Answers({ state }: { readonly state: RaceState }): VNode {
  const labels = messages().evaluators;
  const { tracks } = state;
  const classes = Array.from(tracks[0]?.histogram ?? [], (_, cls) => cls).filter((cls) =>
    tracks.some(({ histogram }) => (histogram[cls] ?? 0) > 0),
  );
  return (
    <>
      <DataTable
        class="learn-table"
        label={labels.tableHeading}
        caption={labels.tableHeading}
        heads={[labels.tableHead, ...tracks.map(({ runner }) => labels.runners[runner])]}
        rows={classes.map((cls) => [
          <AnswerSign key={cls} feedback={feedbackOf(cls)} />,
          ...tracks.map(({ histogram }) => histogram[cls]),
        ])}
        foot={[labels.total, ...tracks.map(({ runner, laps }) => <b key={runner}>{laps * LAPS}</b>)]}
      />
      <p>{labels.agreement(agree(tracks), state.isOver)}</p>
    </>
  );
}
