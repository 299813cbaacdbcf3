import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sourceFiles } from './source-files.mjs';
import { ROOT } from './step.mjs';

/** Finds folders that import each other in a cycle, inside each package and app: `[['shell', 'ui'], …]`. */
export function folderCycles(files = sourceFiles()) {
  const rooms = new Set(files.map((file) => file.split('/').slice(0, 3).join('/')));
  const within = (room) => files.filter((file) => file.startsWith(`${room}/`));
  return [...rooms].flatMap((room) => cyclesOf(arrowsOf(room, within(room))));
}

/** Maps each folder of a workspace to the folders whose files it imports. */
function arrowsOf(room, files) {
  const arrows = new Map();
  for (const file of files) {
    const from = dirname(file);
    const targets = arrows.get(from) ?? arrows.set(from, new Set()).get(from);
    for (const [, path] of readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT)) {
      const to = dirname(normalize(join(from, path)));
      if (to !== from && to.startsWith(room)) targets.add(to);
    }
  }
  return arrows;
}

const IMPORT = /(?:from\s+|import\()'(\.[^']+)'/g;

/** Tarjan's strongly connected components with more than one folder. */
function cyclesOf(arrows) {
  const found = [];
  const order = new Map();
  const lowest = new Map();
  const stack = [];
  const visit = (folder) => {
    order.set(folder, order.size);
    lowest.set(folder, order.get(folder));
    stack.push(folder);
    for (const next of arrows.get(folder) ?? []) {
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) lowest.set(folder, Math.min(lowest.get(folder), lowest.get(next)));
    }
    if (lowest.get(folder) !== order.get(folder)) return;
    const knot = stack.splice(stack.indexOf(folder));
    if (knot.length > 1) found.push(knot.toSorted());
  };
  for (const folder of arrows.keys()) if (!order.has(folder)) visit(folder);
  return found;
}

/** Known cycles, each identified by one of its folders. Remove an entry together with its cycle; never add one. */
const REMAINING = [];

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const all = folderCycles();
  const found = all.filter((knot) => !REMAINING.some((folder) => knot.includes(folder)));
  for (const folder of REMAINING)
    if (!all.some((knot) => knot.includes(folder))) {
      console.error(`${folder} is in no circle any more: take it off the list in tools/folder-cycles.mjs.`);
      process.exitCode = 1;
    }
  for (const knot of found) console.error(`Folders import each other in a circle: ${knot.join(', ')}`);
  if (found.length > 0) process.exitCode = 1;
}
