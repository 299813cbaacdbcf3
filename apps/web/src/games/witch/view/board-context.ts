import { type Context, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { useController } from '../../../shell/game/controller-context.ts';
import type { BoardModel } from '../session/board-model.ts';
import type { WitchController } from '../session/controller.ts';

/** A board that is not played on this device. Undefined for the game's own page. */
export const BoardContext: Context<BoardModel | undefined> = createContext<BoardModel | undefined>(undefined);

export function useBoard(): BoardModel {
  return useContext(BoardContext) ?? useWitch();
}

export const useWitch: () => WitchController = useController;
