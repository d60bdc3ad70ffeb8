import { sceneOf } from './state.ts';
import type { BioscoopState } from './state.ts';

/** The film: what happens when Bloep wants the moon. A line to read for every scene. */
export const BIJSCHRIFTEN = [
  'Bloep ligt in bed. Daar is de maan.',
  'Bloep wil de maan pakken.',
  'Hij haalt een ladder.',
  'De ladder is te kort.',
  'Hij bakt een toren van pannenkoeken.',
  'Oei! De toren valt om.',
  'Daar komt een gans voorbij.',
  'De gans neemt Bloep mee omhoog.',
  'Boem! De maan moet lachen.',
  'De maan gaat mee naar huis.',
  'Nu ligt de maan in bed. En Bloep schijnt.',
] as const;

/** The number of the scene that runs now. */
export const currentFilm = (state: BioscoopState): number => Math.max(0, sceneOf(state, BIJSCHRIFTEN.length));
export const currentBijschrift = (state: BioscoopState): string => BIJSCHRIFTEN[currentFilm(state)] ?? '';
