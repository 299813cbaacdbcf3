import type { VNode } from 'preact';
import { words } from '../../words/language.ts';
import type { TreeDesk } from '../tree-desk.ts';
import { TREE_PLAYERS } from '../tree-source.ts';

/** Whose tree to make. */
export function SourceForm({ desk }: { readonly desk: TreeDesk }): VNode {
  const { tree: told } = words();
  return (
    <form
      class="lab-form"
      onSubmit={(event) => {
        event.preventDefault();
        desk.grow();
      }}
    >
      <label class="setting">
        {told.source}
        <select
          onChange={({ currentTarget }) => {
            desk.source.value = TREE_PLAYERS.find((name) => name === currentTarget.value) ?? 'optimal';
          }}
        >
          {(['optimal', ...TREE_PLAYERS] as const).map((name) => (
            <option key={name} value={name} selected={name === desk.source.value}>
              {told.sources[name]}
            </option>
          ))}
        </select>
      </label>
      <div class="actions">
        <button type="submit" class="press press-main">
          {told.grow}
        </button>
      </div>
    </form>
  );
}

/** How far the tree is that is being made, in true counters. */
export function TreeProgress({ desk }: { readonly desk: TreeDesk }): VNode | null {
  const { tree: told } = words();
  const state = desk.state.value;
  if (state.kind !== 'growing') return null;
  const { progress } = state;
  const counted = progress?.kind === 'played' ? { value: progress.done, max: progress.total } : {};
  return (
    <div class="lab-progress">
      <progress {...counted} aria-label={told.progress(progress)} />
      <span>{told.progress(progress)}</span>
      <button type="button" class="press" onClick={() => desk.stop()}>
        {told.stop}
      </button>
    </div>
  );
}
