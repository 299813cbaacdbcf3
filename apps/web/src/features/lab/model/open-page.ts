import type { ComponentType } from 'preact';
import type { LabPage } from './address.ts';
import type { PageController } from './page-controller.ts';

/** The page of the Lab that is open. The front page has no controller. */
export interface OpenPage {
  readonly page: LabPage;
  readonly controller?: PageController;
  readonly View: ComponentType;
}
