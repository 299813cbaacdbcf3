import type { VNode } from 'preact';
import { messages } from '../messages/language.ts';
import { STATES, type StateName, type StateStep } from '../model/state-run.ts';

/** The states as boxes and the transitions between them. The current state is filled, the last transition is thick. */
export function StateDiagram(props: {
  readonly state: StateName;
  readonly last: StateStep | undefined;
}): VNode {
  const { state, last } = props;
  const labels = messages().states;
  return (
    <svg class="state-diagram" viewBox="0 0 360 192" role="img" aria-label={labels.diagram(state)}>
      <defs>
        <marker
          id="way-end"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="8"
          markerHeight="8"
          orient="auto"
          markerUnits="userSpaceOnUse"
        >
          <path class="way-head" d="M0 0L8 4L0 8Z" />
        </marker>
      </defs>
      {WAYS.map(([from, to, path]) => (
        <path
          key={`${from} ${to}`}
          class={last?.from === from && last.to === to ? 'way way-taken' : 'way'}
          d={path}
          marker-end="url(#way-end)"
        />
      ))}
      {STATES.map((name) => {
        const [x, y] = BOXES[name];
        return (
          <g key={name} class={name === state ? 'state state-now' : 'state'}>
            <rect x={x - 52} y={y - 19} width="104" height="38" rx={name === 'Found' ? 19 : 4} />
            <text x={x} y={y + 5} text-anchor="middle">
              {labels.states[name]}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

const BOXES: Readonly<Record<StateName, readonly [number, number]>> = {
  GuessOne: [56, 52],
  GuessTwo: [180, 52],
  GuessCompute: [304, 52],
  GuessPermute: [180, 146],
  Found: [304, 146],
};

/** All transitions that can occur in a game. */
export const WAYS: readonly (readonly [from: StateName, to: StateName, path: string])[] = [
  ['GuessOne', 'GuessTwo', 'M108 52H127'],
  ['GuessTwo', 'GuessCompute', 'M232 52H251'],
  ['GuessCompute', 'GuessCompute', 'M284 33C278 4 330 4 324 32'],
  ['GuessOne', 'GuessPermute', 'M72 71L140 126'],
  ['GuessTwo', 'GuessPermute', 'M180 71V126'],
  ['GuessCompute', 'GuessPermute', 'M272 71L216 126'],
  ['GuessPermute', 'GuessPermute', 'M128 138C96 130 96 164 127 156'],
  ['GuessOne', 'Found', 'M40 71C40 205 264 205 292 167'],
  ['GuessTwo', 'Found', 'M216 71L272 126'],
  ['GuessPermute', 'Found', 'M232 146H251'],
  ['GuessCompute', 'Found', 'M304 71V126'],
];
