import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { messages } from '../messages/language.ts';
import type { TreeModel } from '../model/tree-model.ts';
import { certaintyOf, type IcicleBox, icicleOf } from './icicle.ts';
import type { TreeWalk } from './tree-walk.ts';

type Props = { readonly walk: TreeWalk; readonly model: TreeModel };

const ROW = 46;
/** Boxes narrower than this, in pixels, become crumbs. */
const LEAST = 4;
/** Coverage of the halftone screens, from blank towards solid. A node where the code is found is printed solid. */
const SCREENS = [0, 0.1, 0.18, 0.28, 0.4] as const;
const DOT = 8;

/**
 * The tree as an icicle plot: rows are guesses, widths are numbers of codes, and darkness is certainty. It is
 * one tab stop; arrow keys move within it.
 */
export function IcicleView({ walk, model }: Props): VNode {
  const labels = messages().tree;
  const box = useRef<HTMLDivElement>(null);
  const width = useSignal(800);
  useEffect(() => {
    const watched = box.current;
    if (!watched) return undefined;
    const watch = new ResizeObserver(() => {
      width.value = Math.max(watched.clientWidth, 200);
    });
    watch.observe(watched);
    return () => watch.disconnect();
  }, [width]);
  const icicle = icicleOf(model, walk.top.value, width.value, LEAST);
  const height = icicle.levels * ROW;
  return (
    <div class="lab-icicle">
      {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: an application is walked by its own keys. */}
      <div
        ref={box}
        class="lab-icicle-box"
        role="application"
        tabIndex={0}
        aria-label={labels.icicle(icicle.levels)}
        aria-describedby="icicle-help"
        onKeyDown={(event) => {
          if (event.ctrlKey || event.metaKey || event.altKey) return;
          if (walk.press(event.key)) event.preventDefault();
        }}
      >
        <svg viewBox={`0 0 ${width.value} ${height}`} width={width.value} height={height} aria-hidden="true">
          <defs>
            {SCREENS.map((cover, at) => (
              <pattern
                key={at}
                id={`lab-screen-${at}`}
                width={DOT}
                height={DOT}
                patternUnits="userSpaceOnUse"
              >
                <circle class="lab-dot" cx={DOT / 2} cy={DOT / 2} r={DOT * Math.sqrt(cover / Math.PI)} />
              </pattern>
            ))}
          </defs>
          {icicle.crumbs.map(({ x, width: wide, level }) => (
            <path
              key={`${level} ${x}`}
              class="lab-crumbs"
              d={`M${x + 1} ${level * ROW + ROW / 2}h${Math.max(wide - 2, 1)}`}
            />
          ))}
          {icicle.boxes.map((each) => (
            <Node key={each.node} walk={walk} model={model} box={each} />
          ))}
        </svg>
      </div>
      {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: an application is walked by its own keys. */}
      <p class="aside" id="icicle-help">
        {labels.icicleHelp}
      </p>
    </div>
  );
}

function Node({ walk, model, box }: Props & { readonly box: IcicleBox }): VNode {
  const { node, x, width, level } = box;
  const isFound = walk.found.value.has(node);
  const isHere = walk.at.value === node;
  const isEnd = model.childrenOf(node).length === 0;
  const certainty = certaintyOf(model.leftAt(node), model.leftAt(0));
  const screen = Math.min(Math.floor(certainty * SCREENS.length), SCREENS.length - 1);
  const guess = model.writeGuess(node);
  const answer = (model.tree.answers[node] as string).replace(',', '·');
  const fits = width >= guess.length * LETTER + 8;
  const y = level * ROW;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys do the same on the whole, and the answers are buttons.
    <g
      class={`lab-node${isEnd ? ' lab-node-end' : ''}`}
      data-node={node}
      onClick={() => (isHere ? walk.descend() : walk.look(node))}
    >
      <rect class="lab-node-stock" x={x + 0.5} y={y + 1} width={Math.max(width - 1, 1)} height={ROW - 2} />
      {!isEnd && screen > 0 && (
        <rect
          fill={`url(#lab-screen-${screen})`}
          x={x + 0.5}
          y={y + 1}
          width={Math.max(width - 1, 1)}
          height={ROW - 2}
        />
      )}
      {isFound && (
        <rect class="lab-node-found" x={x + 0.5} y={y + 1} width={Math.max(width - 1, 1)} height={8} />
      )}
      {fits && !isEnd && screen > 0 && (
        <rect
          class="lab-node-plate"
          x={x + width / 2 - (guess.length * LETTER) / 2 - 3}
          y={y + (answer ? 9 : 22)}
          width={guess.length * LETTER + 6}
          height={answer ? 33 : 20}
        />
      )}
      {fits && (
        <text class="lab-node-guess" x={x + width / 2} y={y + 37}>
          {guess}
        </text>
      )}
      {fits && answer && width >= answer.length * SMALL_LETTER + 6 && (
        <text class="lab-node-answer" x={x + width / 2} y={y + 21}>
          {answer}
        </text>
      )}
      {isHere && (
        <rect class="lab-node-frame" x={x + 1.5} y={y + 2} width={Math.max(width - 3, 1)} height={ROW - 4} />
      )}
    </g>
  );
}

/** Widths of a letter in the two font sizes, in pixels. */
const LETTER = 9;
const SMALL_LETTER = 7.5;
