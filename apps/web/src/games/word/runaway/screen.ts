import type { Page, PageServices } from '../../../shell/page.ts';
import { openWords } from '../screen.tsx';
import { RUNAWAY_KIND } from './kind.ts';
import { RunawayStory } from './runaway-story.tsx';

export const openRunawayWord: (services: PageServices) => Promise<Page> = openWords({
  kind: RUNAWAY_KIND,
  Story: RunawayStory,
});
