import { useController } from '../../../shell/game/controller-context.ts';
import type { MastermindController } from '../controller/controller.ts';

/** The controller of the game that a component is part of. */
export const useMastermind: () => MastermindController = useController;
