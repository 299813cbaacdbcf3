import type { Mark } from '@inkling/core/marks';
import type { ShareMark } from '../../../shell/parts/share-spec.ts';

/** What a shared game calls the marks of a word. */
export const SHARE_MARKS: Readonly<Record<Mark, ShareMark>> = { 0: 'none', 1: 'near', 2: 'exact' };
