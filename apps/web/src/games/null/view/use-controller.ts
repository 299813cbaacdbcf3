import { useController } from '../../../shell/game/controller-context.ts';
import type { NullController } from '../session/controller.ts';

export const useNull: () => NullController = useController;
