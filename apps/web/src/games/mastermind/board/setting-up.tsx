import './setting-up.css';
import type { ComponentChildren, VNode } from 'preact';
import { BoardRemark } from '../../../ui/board-remark.tsx';

/**
 * The controls for setting a guess. A remark lies above the pieces, over the status line or the handle of the drawer, so
 * that nothing moves under the finger.
 */
export function SettingUp(props: {
  readonly remark: string;
  readonly onDismiss: () => void;
  readonly children: ComponentChildren;
}): VNode {
  return (
    <div class="setting-up">
      <div class="remark-place">
        <BoardRemark onDismiss={props.onDismiss}>{props.remark}</BoardRemark>
      </div>
      {props.children}
    </div>
  );
}
