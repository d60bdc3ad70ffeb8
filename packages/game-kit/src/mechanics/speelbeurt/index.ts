export { isKort, isOpen, startBeurten, ticksInBeurt, wasOpen, withBeurt } from './beurt.ts';
export type { Beurtspel, Spelend } from './beurt.ts';
export { drawBeurtbord } from './bord.ts';
export { drawVoorvallen, withVoorvallen } from './voorval.ts';
export type { Voorvallen } from './voorval.ts';
