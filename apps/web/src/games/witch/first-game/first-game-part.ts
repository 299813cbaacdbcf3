import './first-game.css';
import type { FirstGamePart } from '../../../shell/parts/first-game-part.ts';
import { Figure } from './figure.tsx';
import { text } from './messages/language.ts';

export const firstGame: FirstGamePart = { Figure, text };
