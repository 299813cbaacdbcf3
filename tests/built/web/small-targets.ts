import type { Locator } from 'playwright-core';

/** Returns the visible targets that a finger may miss: less than 44 px wide or high, apart from rounding. */
export function smallTargets(targets: Locator): Promise<readonly string[]> {
  return targets.evaluateAll((all) =>
    all.flatMap((target) => {
      const { width, height } = target.getBoundingClientRect();
      return target.checkVisibility() && (width < 43.5 || height < 43.5)
        ? [`${target.outerHTML.slice(0, 80)} ${width}×${height}`]
        : [];
    }),
  );
}
