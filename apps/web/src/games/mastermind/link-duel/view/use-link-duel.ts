import { useController } from '../../../../shell/game/controller-context.ts';
import type { LinkDuelController } from '../controller/link-duel-controller.ts';

/** The controller of the duel that a component is part of. */
export const useLinkDuel: () => LinkDuelController = useController;
