import type { VNode } from 'preact';
import { Panel } from '../../../ui/panel.tsx';
import { messages } from '../messages/language.ts';
import { useNull } from '../session/controller.ts';

/** The remaining numbers, as a sentence and as a segment of the number line. */
export function Side(): VNode | null {
  const controller = useNull();
  if (!controller.wantsHelp) return null;
  const { side, left } = messages();
  const numbers = controller.left.value;
  const { most } = controller.view.value.params;
  const [first = 1, last = first] = [numbers[0], numbers.at(-1)];
  return (
    <div class="findings">
      <Panel name="null-range" heading={side.heading} aside={numbers.length}>
        <svg class="null-line" viewBox={`0 0 ${most} 4`} preserveAspectRatio="none" aria-hidden="true">
          <rect class="null-line-all" width={most} height="4" />
          {numbers.length > 0 && (
            <rect class="null-line-left" x={first - 1} width={last - first + 1} height="4" />
          )}
        </svg>
        <p>{left(numbers)}</p>
      </Panel>
    </div>
  );
}
