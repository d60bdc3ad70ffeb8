export { drawPubliek } from './audience.ts';
export type { Rij } from './audience.ts';
export { drawOptiebord, currentVraag, drawVraagbord, isShown } from './boards.ts';
export type { Bordplek, Optielook, Vraaglook } from './boards.ts';
export { drawViering } from './celebration.ts';
export { isOwn, drawKeuze, drawKeuzeKnop, drawKeuzeRand } from './choice-boards.ts';
export type { Vlak } from './choice-boards.ts';
export { growIn, popIn, shake } from './entrance.ts';
export { drawBlob, drawConfetti, hopUp, drawPluim, drawSlotfeest, stemmingOf, drawToeschouwer, sway } from './figures.ts';
export { isGlad, cheer, drawSpeler } from './joy.ts';
export { accentOf, applyAccent } from './dead-keys.ts';
export type { Accent } from './dead-keys.ts';
export { readToets } from './keys.ts';
export { needsHoofdletters, needsSpatie, tekensOf } from './letterbord.ts';
export type { Indeling } from './letterbord.ts';
export { drawKlaarKnop, drawStrook, drawTypveld } from './letterrij.ts';
export { TICK_S, createLoop, replay, runFrames } from './loop.ts';
export type { Loop, LoopBeeld, Opname } from './loop.ts';
export { drawBackdrop, maatOf, standFor } from './measures.ts';
export { arch, clamp01, breathe, easeInOut, bend, progress01, swing, bump, between, easeOut, overshoot } from './motion.ts';
export { makePickable } from './pickable.ts';
export { placeInRijen, kolomX } from './rows.ts';
export type { Rijen } from './rows.ts';
export {
  drawBloem,
  drawBoom,
  drawGloed,
  drawHeuvels,
  drawKnopVlak,
  drawLach,
  drawOgen,
  drawPluk,
  traceSter,
  drawVerloop,
  drawWolk,
} from './scenery.ts';
export { makeBlad } from './sheet.ts';
export { withoutVersiering } from './slow-device.ts';
export { parseSvg } from './svg.ts';
export { fitLabel, fitLetters, fitTekst } from './text-fit.ts';
export { placeInRij, makeDing, pointOnCirkel } from './things.ts';
export type { Plek } from './things.ts';
export { vakbeeldOf } from './vakbeeld.ts';
export { drawRightRing, drawVerdictRing, ownKey, ringOn } from './verdict-ring.ts';
export { drawRijtje } from './word-row.ts';
export type { Rijtje } from './word-row.ts';
