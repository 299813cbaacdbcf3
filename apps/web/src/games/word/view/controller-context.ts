import { useController } from '../../../shell/game/controller-context.ts';
import type { WordController } from '../session/controller.ts';

export const useWord: () => WordController = useController;
