/// <reference types="vite/client" />
import counting from '@inkling/codes/reference/counting?raw';
import linked from '@inkling/codes/reference/linked-removal?raw';
import flags from '@inkling/codes/reference/used-flags?raw';
import engine from '@inkling/core/feedback?raw';
import type { Evaluator } from '../model/evaluators.ts';

/** The source of each evaluator, from the file that actually runs, without its imports and the comment above it. */
export const EVALUATOR_SOURCES: Readonly<Record<Evaluator, string>> = {
  linked: sourceFrom(linked, 'scoreByLinkedRemoval'),
  flags: sourceFrom(flags, 'usedFlagsEvaluator'),
  counting: sourceFrom(counting, 'countingEvaluator'),
  engine: sourceFrom(engine, 'scoreCode'),
};

/** Returns the source from the head of a function to the next export or the end of the file. */
function sourceFrom(file: string, name: string): string {
  const [, rest = ''] = file.split(`export function ${name}`);
  const [own = ''] = rest.split(/\n(?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?export /);
  return `function ${name}${own.trimEnd()}`;
}
