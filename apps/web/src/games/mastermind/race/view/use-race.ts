import { useController } from '../../../../shell/game/controller-context.ts';
import type { RaceController } from '../controller/race-controller.ts';

/** The controller of the race that a component is part of. */
export const useRace: () => RaceController = useController;
