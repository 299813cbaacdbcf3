import { useController } from '../../../shell/game/controller-context.ts';
import type { Desk } from '../session/desk.ts';

/** The desk that the page stands on. */
export const useDesk: () => Desk = useController;
