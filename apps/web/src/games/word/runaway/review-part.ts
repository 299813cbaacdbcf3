import type { ReviewPart } from '../../../shell/review-part.ts';
import { reviewOf } from '../review/review-part.ts';
import { RUNAWAY_KIND } from './kind.ts';

export const review: ReviewPart = reviewOf(RUNAWAY_KIND);
