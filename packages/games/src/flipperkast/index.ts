import type { Game } from '@spelrijk/game-kit/game';
import { art } from './art.ts';
import { logic } from './logic.ts';

export const game: Game = { logic, art };
