import { feedbackOf } from '@inkling/core/feedback';
import type { VNode } from 'preact';
import { WideBox } from '../../view/wide-box.tsx';
import { agree, type RaceState, RUNNERS, SPEED_NAMES, type Track } from '../session/race.ts';
import type { RaceDesk } from '../session/race-desk.ts';
import { words } from '../words/language.ts';
import { AnswerSign } from './answer-sign.tsx';

/** The tracks with their buttons, what was answered, and how each runner works. */
export function EvaluatorsFigure({ desk }: { readonly desk: RaceDesk }): VNode {
  const told = words().evaluators;
  const state = desk.state.value;
  const phase = desk.phase.value;
  return (
    <>
      <h3>
        {told.raceHeading} <small>{told.raceCaption}</small>
      </h3>
      <ol class="tracks">
        {RUNNERS.map((runner, at) => (
          <Lane
            key={runner}
            track={state?.tracks[at] ?? { runner, laps: 0, time: 0, histogram: [] }}
            lapsMax={state?.lapsMax ?? 1296}
          />
        ))}
      </ol>
      <div class="actions">
        <button type="button" class="press press-main" onClick={() => desk.toggle()}>
          {told.toggle[phase]} <kbd class="keycap">P</kbd>
        </button>
        <button type="button" class="press" onClick={() => desk.step()}>
          {told.step} <kbd class="keycap">N</kbd>
        </button>
        <button type="button" class="press" onClick={() => desk.restart()}>
          {told.restart} <kbd class="keycap">R</kbd>
        </button>
        <fieldset class="segments" aria-label={told.speedLabel}>
          {SPEED_NAMES.map((speed) => (
            <button
              key={speed}
              type="button"
              class="press"
              aria-pressed={speed === desk.speed.value}
              onClick={() => desk.setSpeed(speed)}
            >
              {told.speeds[speed]}
            </button>
          ))}
        </fieldset>
      </div>
      {phase === 'broken' && <p class="notice">{told.broken}</p>}
      <p class="aside">{told.honest}</p>
      {state && <Answers state={state} />}
      <h3>{told.howHeading}</h3>
      <dl class="how">
        {RUNNERS.map((runner) => (
          <div key={runner}>
            <dt>{told.runners[runner]}</dt>
            <dd>{told.how[runner]}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Lane({ track, lapsMax }: { readonly track: Track; readonly lapsMax: number }): VNode {
  const told = words().evaluators;
  return (
    <li>
      <span class="track-name">{told.runners[track.runner]}</span>
      <svg
        class="track"
        viewBox="0 0 1000 30"
        preserveAspectRatio="none"
        role="img"
        aria-label={told.track(track, lapsMax)}
      >
        <rect class="track-lane" x="1" y="1" width="998" height="28" />
        <rect class="track-run" x="1" y="1" width={(998 * track.laps) / lapsMax} height="28" />
        {[250, 500, 750].map((x) => (
          <path key={x} class="track-mark" d={`M${x} 1V29`} />
        ))}
      </svg>
      <span class="track-told">
        <b>{told.laps(track, lapsMax)}</b>
        <small>{told.each(track, 1296)}</small>
      </span>
    </li>
  );
}

function Answers({ state }: { readonly state: RaceState }): VNode {
  const told = words().evaluators;
  const classes = state.tracks[0]?.histogram.flatMap((_, cls) =>
    state.tracks.some(({ histogram }) => (histogram[cls] ?? 0) > 0) ? [cls] : [],
  );
  return (
    <>
      <WideBox label={told.tableHeading}>
        <table class="learn-table">
          <caption>{told.tableHeading}</caption>
          <thead>
            <tr>
              <th scope="col">{told.tableHead}</th>
              {state.tracks.map(({ runner }) => (
                <th key={runner} scope="col">
                  {told.runners[runner]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {classes?.map((cls) => (
              <tr key={cls}>
                <th scope="row">
                  <AnswerSign feedback={feedbackOf(cls)} />
                </th>
                {state.tracks.map(({ runner, histogram }) => (
                  <td key={runner}>{histogram[cls]}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{told.total}</th>
              {state.tracks.map(({ runner, laps }) => (
                <td key={runner}>
                  <b>{laps * state.secrets}</b>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </WideBox>
      <p>{told.agreement(agree(state.tracks), state.isOver)}</p>
    </>
  );
}
