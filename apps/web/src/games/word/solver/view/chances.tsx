import { halftone } from '@inkling/art/halftone';
import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { rove } from '../../../../ui/roving.ts';
import type { WordFindings } from '../../engine/questions.ts';
import { solverMessages } from '../messages/language.ts';
import { useSolver } from '../session/controller.ts';

/** A grid of places by letters: the more ink, the likelier. Every letter, ruled out or not, explains why on a press. */
export function Chances({ findings }: { readonly findings: WordFindings }): VNode {
  const controller = useSolver();
  const { chances } = solverMessages();
  const grid = useRef<HTMLDivElement>(null);
  const { letters } = controller.session.alphabet;
  const onKeyDown = (event: KeyboardEvent) => {
    const { place, letter } = controller.cell.value;
    const next = rove(event.key, place * letters.length + letter, letters.length, findings.hints.length);
    if (next === undefined) return;
    event.preventDefault();
    grid.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <section class="evidence" aria-labelledby="evidence-heading">
      <h2 id="evidence-heading">
        {chances.heading} <small>{chances.caption}</small>
      </h2>
      <div class="chances" ref={grid}>
        {Array.from({ length: findings.hints.length }, (_, place) => (
          <div
            key={place}
            class="chance-row"
            role="toolbar"
            aria-label={chances.place(place + 1)}
            onKeyDown={onKeyDown}
          >
            <span class="chance-place" aria-hidden="true">
              {place + 1}
            </span>
            {letters.map((_, letter) => (
              <Chance key={letter} findings={findings} place={place} letter={letter} />
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}

function Chance(props: {
  readonly findings: WordFindings;
  readonly place: number;
  readonly letter: number;
}): VNode {
  const controller = useSolver();
  const { findings, place, letter } = props;
  const name = controller.session.alphabet.letters[letter] as string;
  const live = findings.hints.places[place]?.includes(name) ?? false;
  const share = findings.words?.shares[place]?.[letter];
  const at = controller.cell.value;
  const explanation = controller.why.value;
  const explained = explanation?.place === place && explanation.letter === letter;
  return (
    <button
      type="button"
      class={`chance${live ? '' : ' chance-out'}${explained ? ' chance-explained' : ''}`}
      tabIndex={at.place === place && at.letter === letter ? 0 : -1}
      aria-label={solverMessages().chances.cell(place + 1, name, live, share)}
      onFocus={() => {
        controller.cell.value = { place, letter };
      }}
      onClick={() => void controller.explain({ place, letter })}
    >
      <Plate name={name} share={live ? (share ?? 0) : 0} live={live} id={`ink-${place}-${letter}`} />
    </button>
  );
}

/** A plate that is filled with ink up to the share, with a rim of paper around its letter. */
function Plate(props: {
  readonly name: string;
  readonly share: number;
  readonly live: boolean;
  readonly id: string;
}): VNode {
  const { name, share, live, id } = props;
  const screen = share > 0 && share < 1 ? halftone(share, 2, 4) : undefined;
  return (
    <svg class="plate" viewBox="0 0 36 36" aria-hidden="true">
      {screen && (
        <pattern
          id={id}
          width={screen.cell}
          height={screen.cell}
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${screen.angleDegrees})`}
        >
          {[0, 1].flatMap((x) =>
            [0, 1].map((y) => (
              <circle
                key={`${x}${y}`}
                class="plate-ink"
                cx={x * screen.cell}
                cy={y * screen.cell}
                r={screen.radius}
              />
            )),
          )}
        </pattern>
      )}
      <rect
        class={share === 1 ? 'plate-ink' : live ? 'plate-live' : 'plate-die'}
        x="2"
        y="2"
        width="32"
        height="32"
        rx="2"
      />
      {screen && <rect x="2" y="2" width="32" height="32" rx="2" fill={`url(#${id})`} />}
      <text class={share === 1 ? 'plate-letter plate-letter-sure' : 'plate-letter'} x="18" y="24.5">
        {name.toUpperCase()}
      </text>
      {!live && <path class="plate-strike" d="M7 29 29 7" />}
    </svg>
  );
}
