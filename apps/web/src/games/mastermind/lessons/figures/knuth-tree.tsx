import type { VNode } from 'preact';
import { Button } from '../../../../ui/button.tsx';
import { DataTable } from '../../../../ui/data-table.tsx';
import type { KnuthController } from '../controllers/knuth-controller.ts';
import { messages } from '../messages/language.ts';
import type { PlayedOut } from '../model/play-out.ts';
import { digitsOf } from '../model/usual-board.ts';
import { AnswerSign } from './answer-sign.tsx';
import { PartitionBar } from './partition-bar.tsx';

/** The first two levels of the complete tree, and the turns in which the codes are found. */
export function KnuthTree({ controller }: { readonly controller: KnuthController }): VNode {
  const labels = messages().knuth;
  const tree = controller.tree.value;
  return (
    <div class="learn-part">
      <h3>{labels.treeHeading}</h3>
      <div class="actions">
        <Button keycap="P" onPress={() => controller.play()}>
          {labels.play}
        </Button>
      </div>
      {tree === 'broken' && <p class="notice">{labels.broken}</p>}
      {tree !== 'broken' && tree && (
        <>
          <p class="learn-sum">
            {tree.isOver ? labels.played(tree) : labels.progress(tree, digitsOf(tree.guess))}
          </p>
          <Turns tree={tree} />
          <DataTable
            class="learn-table tree-table"
            label={labels.treeHeading}
            heads={labels.treeHeads}
            rows={tree.branches.map((branch) => [
              <AnswerSign key="answer" feedback={branch.feedback} />,
              branch.codes,
              branch.second ? digitsOf(branch.second.guess) : labels.isCode,
              branch.second && (
                <PartitionBar key="bar" cells={branch.second.cells} label={labels.second(branch)} />
              ),
              branch.worst,
            ])}
          />
        </>
      )}
    </div>
  );
}

function Turns({ tree }: { readonly tree: PlayedOut }): VNode {
  const labels = messages().knuth;
  const most = Math.max(1, ...tree.histogram);
  return (
    <ol class="turns-found" aria-label={labels.turnsHeading}>
      {tree.histogram.map((codes, at) => (
        <li key={at}>
          <span>{labels.turn(at + 1, codes)}</span>
          <CellBar share={codes / most} isLargest />
        </li>
      ))}
    </ol>
  );
}

/** A bar that fills a share of its width, from 0 to 1. */
export function CellBar(props: { readonly share: number; readonly isLargest: boolean }): VNode {
  return (
    <svg class="cell-bar" viewBox="0 0 200 16" preserveAspectRatio="none" aria-hidden="true">
      <rect
        class={props.isLargest ? 'piece piece-largest' : 'piece'}
        y="1"
        width={198 * props.share}
        height="14"
      />
    </svg>
  );
}
