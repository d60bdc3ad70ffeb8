export { isOpen, startBeurten, ticksInBeurt, wasOpen, withBeurt } from './beurt.ts';
export type { Beurtspel, Spelend } from './beurt.ts';
export { drawBeurtbord } from './bord.ts';
