export type { Drawing, GameArt, Tooi } from './art.ts';
export type { GameEffect, SoundId } from './effect.ts';
export { paneelFor, uitlegFor } from './game.ts';
export type {
  Game,
  GameEvent,
  GameInput,
  GameLogic,
  GameManifest,
  GameStart,
  GameState,
  Item,
  Manier,
  Paneel,
  Spel,
  Speluitleg,
  Stand,
  Verzamelblik,
  Verzameling,
} from './game.ts';
export type { RunFase, RunState } from './run-state.ts';
