export { AANLOOP, MASKER, countDown, isFlits, toTicks } from './belichting.ts';
export {
  beeldOf,
  beginVertoning,
  countVertoning,
  isAnswerable,
  isVertoning,
  showAgain,
  shownTekst,
  startVertoning,
  tickVertoning,
} from './vertoning.ts';
export type { Vertonend } from './vertoning.ts';
