import type { GameArt } from '@spelrijk/game-kit/art';

export const art: GameArt = {};
