/** Drawings of what goes into the crate, in cells of 96. */
import type { GameArt } from '@spelrijk/game-kit/contract';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { PALET } from './palet.ts';

const GEZICHT = `<circle cx="38" cy="44" r="4.500" fill="${KLEUREN.inkt}"/><circle cx="58" cy="44" r="4.500" fill="${KLEUREN.inkt}"/>`;

/** Who looks out of the box with holes. */
const BEWONER: Readonly<Record<string, string>> = {
  '0': `<circle cx="26" cy="22" r="15" fill="${PALET.muis}"/><circle cx="26" cy="22" r="9" fill="${PALET.muisOor}"/><circle cx="70" cy="22" r="15" fill="${PALET.muis}"/><circle cx="70" cy="22" r="9" fill="${PALET.muisOor}"/><circle cx="48" cy="46" r="28" fill="${PALET.muis}"/>${GEZICHT}<circle cx="48" cy="54" r="4" fill="${PALET.muisOor}"/><path d="M30 56l-14-4M30 60H16M66 56l14-4M66 60h14" stroke="${KLEUREN.inkt}" stroke-width="2"/>`,
  '1': `<path d="M20 40L18 8l22 14zM76 40l2-32-22 14z" fill="${PALET.poesDiep}"/><circle cx="48" cy="46" r="30" fill="${PALET.poes}"/><path d="M48 16v12M38 18l3 10M58 18l-3 10" stroke="${PALET.poesDiep}" stroke-width="4" stroke-linecap="round"/>${GEZICHT}<path d="M44 54h8l-4 5z" fill="${PALET.muisOor}"/><path d="M48 59q-6 8-12 2M48 59q6 8 12 2" fill="none" stroke="${KLEUREN.inkt}" stroke-width="2.500"/>`,
  '2': `<ellipse cx="36" cy="14" rx="9" ry="26" fill="${PALET.konijnDiep}"/><ellipse cx="60" cy="14" rx="9" ry="26" fill="${PALET.konijn}"/><ellipse cx="60" cy="14" rx="4" ry="18" fill="${PALET.muisOor}"/><circle cx="48" cy="48" r="28" fill="${PALET.konijn}"/>${GEZICHT}<path d="M44 54h8l-4 5z" fill="${PALET.muisOor}"/><rect x="43" y="61" width="10" height="9" rx="2" fill="${KLEUREN.wit}"/>`,
};

const GATEN = `<circle cx="26" cy="60" r="6" fill="${PALET.kastBinnen}"/><circle cx="48" cy="60" r="6" fill="${PALET.kastBinnen}"/><circle cx="70" cy="60" r="6" fill="${PALET.kastBinnen}"/><circle cx="37" cy="78" r="6" fill="${PALET.kastBinnen}"/><circle cx="59" cy="78" r="6" fill="${PALET.kastBinnen}"/>`;

const drawGaatjes = (toon: string): string =>
  toon === ''
    ? `<rect x="5" y="14" width="86" height="80" rx="6" fill="${PALET.kartonDiep}"/><rect x="5" y="14" width="86" height="72" rx="6" fill="${PALET.karton}"/><path d="M5 20q0-8 8-8h70q8 0 8 8v18H5z" fill="${PALET.kartonLicht}"/><path d="M42 12h12v26H42z" fill="${PALET.tasLicht}"/>${GATEN}`
    : `<path d="M5 52L-6 34l16-6 12 22zM91 52l11-18-16-6-12 22z" fill="${PALET.kartonLicht}"/>${BEWONER[toon] ?? ''}<path d="M5 52h86v36q0 6-6 6H11q-6 0-6-6z" fill="${PALET.karton}"/><path d="M5 52h86v8H5z" fill="${PALET.kartonDiep}"/>${GATEN}`;

const KORRELS = [
  [18, 26],
  [48, 18],
  [76, 30],
  [28, 52],
  [62, 50],
  [16, 78],
  [46, 80],
  [78, 74],
] as const;

const drawKorrels = (lager = 0, n: number = KORRELS.length): string =>
  KORRELS.slice(0, n)
    .map(
      ([x, y]) =>
        `<g transform="translate(${x} ${y + lager})"><circle cx="-6" cy="2" r="11" fill="${PALET.popcornDiep}"/><circle cx="7" cy="4" r="11" fill="${PALET.popcorn}"/><circle cx="0" cy="-6" r="11" fill="${PALET.popcorn}"/></g>`,
    )
    .join('');

const ZAK = `<path d="M10 26h76l-8 62q-1 6-7 6H25q-6 0-7-6z" fill="${PALET.popWit}"/><path d="M10 26h15l4 68h-4q-6 0-7-6zM40 26h16l-1 68H41zM71 26h15l-8 62q-1 6-7 6h-4z" fill="${PALET.popRood}"/>`;

const drawPopcorn = (toon: string): string =>
  toon === 'los'
    ? drawKorrels()
    : toon === 'open'
      ? drawKorrels(0, 3) + ZAK
      : `${ZAK}<path d="M8 26l10-18 10 12 10-12 10 12 10-12 10 12 10-12 10 18z" fill="${PALET.popRood}"/>`;

const KUIKEN = `<circle cx="96" cy="40" r="24" fill="${PALET.kuikenDiep}"/><circle cx="96" cy="36" r="24" fill="${PALET.kuiken}"/><circle cx="88" cy="32" r="4" fill="${KLEUREN.inkt}"/><circle cx="104" cy="32" r="4" fill="${KLEUREN.inkt}"/><path d="M90 40h12l-6 8z" fill="${PALET.snavel}"/><path d="M78 18l8-8 6 8 6-8 6 8 8-6-2 14H80z" fill="${PALET.ei}"/>`;

const drawEieren = (toon: string): string =>
  `${toon === 'open' ? KUIKEN : ''}${(toon === 'open' ? [32, 160] : [32, 75, 117, 160]).map((x) => `<ellipse cx="${x}" cy="42" rx="19" ry="24" fill="${PALET.eiDiep}"/><ellipse cx="${x - 2}" cy="39" rx="17" ry="22" fill="${PALET.ei}"/>`).join('')}<path d="M6 50q0-4 6-4h168q6 0 6 4l-6 36q-1 8-9 8H21q-8 0-9-8z" fill="${PALET.eierdoosDiep}"/><path d="M6 50q21 16 43 0 22 16 47 0 25 16 47 0 22 16 43 0l-5 28H11z" fill="${PALET.eierdoos}"/>`;

export const WARENKUNST: GameArt = {
  blik: {
    vak: [96, 96],
    svg: () =>
      `<path d="M8 14h80v66q0 12-40 12T8 80z" fill="${PALET.blikDiep}"/><path d="M8 26h80v48q0 10-40 10T8 74z" fill="${PALET.tomaat}"/><path d="M8 26h16v52Q8 76 8 72z" fill="${PALET.tomaatDiep}" opacity=".5"/><ellipse cx="48" cy="15" rx="40" ry="10" fill="${PALET.blikDiep}"/><ellipse cx="48" cy="13" rx="36" ry="8" fill="${PALET.blik}"/><circle cx="50" cy="54" r="17" fill="${PALET.papier}"/><circle cx="50" cy="56" r="11" fill="${PALET.tomaat}"/><path d="M44 46q6-6 12 0l-6 3z" fill="${PALET.slaDiep}"/>`,
  },
  melk: {
    vak: [96, 192],
    svg: () =>
      `<path d="M10 60L30 16h36l20 44v120q0 8-8 8H18q-8 0-8-8z" fill="${PALET.melkDiep}"/><path d="M10 60h62v128H18q-8 0-8-8z" fill="${PALET.melk}"/><path d="M10 60L30 16h36L72 60z" fill="${PALET.melk}"/><rect x="30" y="4" width="36" height="16" rx="4" fill="${PALET.melkBlauw}"/><path d="M10 92q16-14 32 0t30 0v74H10z" fill="${PALET.melkBlauw}"/><ellipse cx="41" cy="126" rx="22" ry="18" fill="${PALET.papier}"/><circle cx="34" cy="120" r="4" fill="${KLEUREN.inkt}"/><circle cx="48" cy="120" r="4" fill="${KLEUREN.inkt}"/><ellipse cx="41" cy="134" rx="11" ry="7" fill="${PALET.muisOor}"/><path d="M18 114q-8-8 2-12M64 114q8-8-2-12" fill="none" stroke="${PALET.papier}" stroke-width="8" stroke-linecap="round"/>`,
  },
  brood: {
    vak: [192, 96],
    svg: () =>
      `<path d="M8 52Q6 18 50 18h92q44 0 42 34v30q0 10-10 10H18Q8 92 8 82z" fill="${PALET.broodDiep}"/><path d="M8 50Q6 16 50 16h92q44 0 42 34-2 14-20 14H28Q10 64 8 50z" fill="${PALET.brood}"/><path d="M46 24q-10 14-2 32M86 22q-10 14-2 34M126 22q-10 14-2 34" stroke="${PALET.broodLicht}" stroke-width="9" fill="none" stroke-linecap="round"/>`,
  },
  meloen: {
    vak: [192, 192],
    svg: () =>
      `<circle cx="96" cy="98" r="90" fill="${PALET.meloenDiep}"/><circle cx="92" cy="92" r="84" fill="${PALET.meloen}"/><path d="M92 8q-60 80 0 170M92 8q60 80 0 170M60 16Q-20 96 60 168M124 16q80 80 0 152" fill="none" stroke="${PALET.meloenStreep}" stroke-width="9"/><path d="M92 12q4-12 18-10" stroke="${PALET.kastDiep}" stroke-width="8" fill="none" stroke-linecap="round"/><path d="M38 60q8-22 26-30" stroke="${KLEUREN.wit}" stroke-width="8" stroke-linecap="round" fill="none" opacity=".45"/>`,
  },
  eieren: { vak: [192, 96], tonen: ['open'], svg: drawEieren },
  pizza: {
    vak: [288, 96],
    svg: () =>
      `<rect x="4" y="30" width="280" height="62" rx="7" fill="${PALET.pizzadoosDiep}"/><path d="M4 30L22 10h244l18 20z" fill="${PALET.pizzadoos}"/><rect x="4" y="30" width="280" height="50" rx="6" fill="${PALET.pizzadoos}"/><path d="M4 36q0-8 8-8h264q8 0 8 8v4H4z" fill="${PALET.pakRood}"/><path d="M112 76l32-30 32 30q-32 10-64 0z" fill="${KLEUREN.zon}"/><path d="M110 76q34 12 68 0l-3-7q-31 10-62 0z" fill="${PALET.broodDiep}"/><circle cx="138" cy="66" r="5" fill="${PALET.tomaat}"/><circle cx="152" cy="68" r="5" fill="${PALET.tomaat}"/><path d="M30 58h54M204 58h54" stroke="${PALET.inktlijn}" stroke-width="6" stroke-linecap="round"/>`,
  },
  popcorn: { vak: [96, 96], tonen: ['open', 'los'], svg: drawPopcorn },
  gaatjes: { vak: [96, 96], tonen: ['0', '1', '2'], svg: drawGaatjes },
};
