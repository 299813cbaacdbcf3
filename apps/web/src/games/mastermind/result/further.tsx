import type { VNode } from 'preact';
import { BranchPanel } from '../view/branch-panel.tsx';
import { ContradictionPanel } from '../view/contradiction-panel.tsx';
import { CopyPanel } from '../view/copy-panel.tsx';
import { WhyPanel } from '../view/why-panel.tsx';

/** What was asked for by commands. */
export function Further(): VNode {
  return (
    <>
      <ContradictionPanel />
      <WhyPanel />
      <CopyPanel />
      <BranchPanel />
    </>
  );
}
