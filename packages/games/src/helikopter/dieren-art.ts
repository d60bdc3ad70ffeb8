/** Drawings of who is rescued, each on 92 x 84. */
import type { Drawing } from '@spelrijk/game-kit/contract';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { PALET } from './palet.ts';
import type { Diersoort } from './redding.ts';

const drawOgen = (x1: number, x2: number, y: number): string =>
  `<circle cx="${x1}" cy="${y}" r="4" fill="${KLEUREN.inkt}"/><circle cx="${x2}" cy="${y}" r="4" fill="${KLEUREN.inkt}"/><circle cx="${x1 + 1.5}" cy="${y - 1.5}" r="1.300" fill="${KLEUREN.wit}"/><circle cx="${x2 + 1.5}" cy="${y - 1.5}" r="1.300" fill="${KLEUREN.wit}"/>`;

const POTEN = (kleur: string): string =>
  `<path d="M28 62v20M40 66v16M58 66v16M70 62v20" stroke="${kleur}" stroke-width="9" stroke-linecap="round"/>`;

const DIER: Readonly<Record<Diersoort, string>> = {
  schaap: `${POTEN(PALET.snoet)}<circle cx="26" cy="46" r="17" fill="${PALET.wolDiep}"/><circle cx="70" cy="46" r="17" fill="${PALET.wolDiep}"/><circle cx="36" cy="34" r="19" fill="${PALET.wol}"/><circle cx="62" cy="34" r="19" fill="${PALET.wol}"/><ellipse cx="48" cy="50" rx="32" ry="20" fill="${PALET.wol}"/><ellipse cx="48" cy="36" rx="16" ry="19" fill="${PALET.snoet}"/><path d="M33 28q-14-2-16 8 12 6 18-2zM63 28q14-2 16 8-12 6-18-2z" fill="${PALET.snoet}"/><circle cx="48" cy="18" r="11" fill="${PALET.wol}"/><circle cx="42" cy="34" r="5" fill="${KLEUREN.wit}"/><circle cx="54" cy="34" r="5" fill="${KLEUREN.wit}"/>${drawOgen(42, 54, 34)}`,
  koe: `${POTEN(PALET.koeVlek)}<rect x="14" y="32" width="66" height="36" rx="17" fill="${PALET.koe}"/><path d="M58 32h10q12 2 12 16-10 10-20 2-8-8-2-18zM20 36q12-2 14 8-2 12-14 10-6-8 0-18z" fill="${PALET.koeVlek}"/><ellipse cx="40" cy="70" rx="9" ry="5" fill="${PALET.koeSnuit}"/><path d="M22 16q-10-8-4-14 8 0 10 10zM50 16q10-8 4-14-8 0-10 10z" fill="${PALET.touw}"/><ellipse cx="36" cy="28" rx="19" ry="22" fill="${PALET.koe}"/><path d="M36 6q16 0 18 16-12 6-18-4z" fill="${PALET.koeVlek}"/><path d="M18 20q-14 0-14 8 8 6 16 0zM54 20q14 0 14 8-8 6-16 0z" fill="${PALET.koe}"/><ellipse cx="36" cy="42" rx="17" ry="11" fill="${PALET.koeSnuit}"/><circle cx="30" cy="41" r="2.500" fill="${PALET.koeVlek}"/><circle cx="42" cy="41" r="2.500" fill="${PALET.koeVlek}"/>${drawOgen(29, 44, 25)}`,
  varken: `${POTEN(PALET.varkenDiep)}<path d="M80 44q12-2 8-12-6-4-6 4" fill="none" stroke="${PALET.varkenDiep}" stroke-width="4" stroke-linecap="round"/><ellipse cx="50" cy="48" rx="34" ry="24" fill="${PALET.varkenDiep}"/><ellipse cx="48" cy="46" rx="33" ry="23" fill="${PALET.varken}"/><path d="M20 22l-4-14 16 6zM52 22l4-14-16 6z" fill="${PALET.varkenDiep}"/><circle cx="36" cy="34" r="22" fill="${PALET.varken}"/><ellipse cx="36" cy="42" rx="12" ry="9" fill="${PALET.varkenDiep}"/><circle cx="32" cy="42" r="2.500" fill="${KLEUREN.inkt}"/><circle cx="40" cy="42" r="2.500" fill="${KLEUREN.inkt}"/>${drawOgen(27, 45, 28)}`,
  kip: `<path d="M38 66v16M54 66v16M32 82h12M48 82h12" stroke="${PALET.snavel}" stroke-width="4" stroke-linecap="round"/><path d="M84 22q6 14-4 30l-14-4z" fill="${PALET.kipDiep}"/><ellipse cx="50" cy="48" rx="30" ry="22" fill="${PALET.kip}"/><path d="M46 42q20-4 26 10-16 14-30 0z" fill="${PALET.kipDiep}"/><circle cx="30" cy="26" r="17" fill="${PALET.kip}"/><path d="M22 12q-2-10 6-8 2-6 8-2 6-2 4 8z" fill="${PALET.kam}"/><path d="M15 26L2 30l13 6z" fill="${PALET.snavel}"/><path d="M16 36q2 10 8 4z" fill="${PALET.kam}"/>${drawOgen(24, 36, 24)}`,
  poes: `<path d="M74 62q20-8 12-34" fill="none" stroke="${PALET.poesDiep}" stroke-width="9" stroke-linecap="round"/><path d="M24 82Q18 44 46 44t30 38z" fill="${PALET.poes}"/><path d="M38 82V66M58 82V66" stroke="${PALET.poesDiep}" stroke-width="4" stroke-linecap="round"/><path d="M20 26L18 2l20 12zM66 26l2-24-20 12z" fill="${PALET.poesDiep}"/><circle cx="43" cy="32" r="25" fill="${PALET.poes}"/><path d="M43 7v10M34 9l3 8M52 9l-3 8" stroke="${PALET.poesDiep}" stroke-width="4" stroke-linecap="round"/>${drawOgen(34, 52, 30)}<path d="M39 39h8l-4 5z" fill="${PALET.koeSnuit}"/><path d="M43 44q-5 7-10 2M43 44q5 7 10 2" fill="none" stroke="${KLEUREN.inkt}" stroke-width="2.500"/>`,
  kuiken: `<circle cx="46" cy="54" r="27" fill="${PALET.kuikenDiep}"/><circle cx="46" cy="51" r="27" fill="${PALET.kuiken}"/><circle cx="46" cy="26" r="20" fill="${PALET.kuiken}"/><path d="M40 8q6-10 12 0" fill="none" stroke="${PALET.kuikenDiep}" stroke-width="4" stroke-linecap="round"/>${drawOgen(38, 54, 23)}<path d="M39 31h14l-7 8z" fill="${PALET.snavel}"/><path d="M19 50q-12 8-6 18 10-2 12-10zM73 50q12 8 6 18-10-2-12-10z" fill="${PALET.kuikenDiep}"/>`,
  kikker: `<ellipse cx="46" cy="58" rx="33" ry="22" fill="${PALET.kikkerDiep}"/><ellipse cx="46" cy="54" rx="31" ry="21" fill="${PALET.kikker}"/><circle cx="30" cy="26" r="14" fill="${PALET.kikker}"/><circle cx="62" cy="26" r="14" fill="${PALET.kikker}"/><ellipse cx="46" cy="38" rx="29" ry="17" fill="${PALET.kikker}"/><circle cx="30" cy="24" r="8" fill="${KLEUREN.wit}"/><circle cx="62" cy="24" r="8" fill="${KLEUREN.wit}"/>${drawOgen(31, 61, 24)}<path d="M28 42q18 14 36 0" fill="none" stroke="${PALET.kikkerDiep}" stroke-width="4" stroke-linecap="round"/><path d="M32 10l5-10 9 8 9-8 5 10-4 6H36z" fill="${KLEUREN.zon}"/>`,
  egel: `<path d="M12 60Q8 20 46 14q34 0 38 40-6 18-36 18-30 0-36-12z" fill="${PALET.egelDiep}"/><path d="M20 30l-8-8 14 2zM32 20l-4-12 12 8zM50 16l2-12 8 12zM66 22l8-10 2 14zM78 36l12-4-6 12z" fill="${PALET.egelDiep}"/><path d="M16 62q6-32 34-30 24 4 24 32-10 12-30 12T16 62z" fill="${PALET.egelSnuit}"/><circle cx="45" cy="58" r="6" fill="${KLEUREN.inkt}"/>${drawOgen(34, 58, 48)}<path d="M38 68q7 5 14 0" fill="none" stroke="${PALET.egelDiep}" stroke-width="3" stroke-linecap="round"/>`,
};

const makeDier = (soort: Diersoort): Drawing => ({ vak: [92, 84], svg: () => DIER[soort] });

export const DIERKUNST: Readonly<Record<Diersoort, Drawing>> = {
  schaap: makeDier('schaap'),
  koe: makeDier('koe'),
  varken: makeDier('varken'),
  kip: makeDier('kip'),
  poes: makeDier('poes'),
  kuiken: makeDier('kuiken'),
  kikker: makeDier('kikker'),
  egel: makeDier('egel'),
};
