import type { VNode } from 'preact';
import { CommandBox } from './command-box.tsx';
import { StatusLive } from './status-live.tsx';

/** The last line that was said, and the line to answer it. */
export function Console(): VNode {
  return (
    <div class="console">
      <StatusLive />
      <CommandBox />
    </div>
  );
}
