import { useController } from '../../../shell/game/controller-context.ts';
import type { Desk } from '../controller/controller.ts';

/** The desk that the page stands on. */
export const useDesk: () => Desk = useController;
