import { useController } from '../../../../shell/game/controller-context.ts';
import type { HelperController } from '../session/controller.ts';

export const useHelper: () => HelperController = useController;
