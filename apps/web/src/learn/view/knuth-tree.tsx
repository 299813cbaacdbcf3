import type { VNode } from 'preact';
import { WideBox } from '../../view/wide-box.tsx';
import { digitsOf } from '../session/board-rules.ts';
import type { KnuthDesk } from '../session/knuth-desk.ts';
import type { Branch, PlayedOut } from '../session/play-out.ts';
import { words } from '../words/language.ts';
import { AnswerSign } from './answer-sign.tsx';
import { PartitionBar } from './partition-bar.tsx';

/** The first two levels of the whole tree, and when the codes are found. */
export function KnuthTree({ desk }: { readonly desk: KnuthDesk }): VNode {
  const told = words().knuth;
  const tree = desk.tree.value;
  return (
    <div class="learn-part">
      <h3>{told.treeHeading}</h3>
      <div class="actions">
        <button type="button" class="press" onClick={() => desk.play()}>
          {told.play} <kbd class="keycap">P</kbd>
        </button>
      </div>
      {tree === 'broken' && <p class="notice">{told.broken}</p>}
      {tree !== 'broken' && tree && (
        <>
          <p class="learn-sum">
            {tree.isOver ? told.played(tree) : told.progress(tree, digitsOf(tree.guess))}
          </p>
          <Turns tree={tree} />
          <WideBox label={told.treeHeading}>
            <table class="learn-table tree-table">
              <thead>
                <tr>
                  {told.treeHeads.map((head) => (
                    <th key={head} scope="col">
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {tree.branches.map((branch) => (
                  <BranchRow key={`${branch.feedback.exact} ${branch.feedback.near}`} branch={branch} />
                ))}
              </tbody>
            </table>
          </WideBox>
        </>
      )}
    </div>
  );
}

function BranchRow({ branch }: { readonly branch: Branch }): VNode {
  const told = words().knuth;
  const { feedback, codes, second, worst } = branch;
  return (
    <tr>
      <th scope="row">
        <AnswerSign feedback={feedback} />
      </th>
      <td>{codes}</td>
      <td>{second ? digitsOf(second.guess) : told.isCode}</td>
      <td>{second && <PartitionBar cells={second.cells} label={told.second(branch)} />}</td>
      <td>{worst}</td>
    </tr>
  );
}

function Turns({ tree }: { readonly tree: PlayedOut }): VNode {
  const most = Math.max(1, ...tree.histogram);
  return (
    <ol class="turns-found" aria-label={words().knuth.turnsHeading}>
      {tree.histogram.map((codes, at) => (
        <li key={at}>
          <span>{words().knuth.turn(at + 1, codes)}</span>
          <svg class="cell-bar" viewBox="0 0 200 16" preserveAspectRatio="none" aria-hidden="true">
            <rect class="piece piece-largest" y="1" width={(198 * codes) / most} height="14" />
          </svg>
        </li>
      ))}
    </ol>
  );
}
