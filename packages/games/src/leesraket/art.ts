import type { GameArt } from '@spelrijk/game-kit/contract';
import { drawGloed, drawKnopVlak, drawVerloop, drawLach, drawOgen } from '@spelrijk/game-kit/stage';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { drawVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { drawBasis, drawMaangrond } from './decor.ts';
import { PALET } from './palet.ts';

const MOND: Readonly<Record<string, string>> = {
  '': `<path d="M180 372q20 16 40 0" fill="none" stroke="${PALET.oog}" stroke-width="7" stroke-linecap="round"/>`,
  blij: `<path d="M172 366q28 44 56 0z" fill="${PALET.oog}"/><path d="M184 384q16 12 32 0z" fill="${PALET.blos}"/>`,
  schrik: `<ellipse cx="200" cy="380" rx="13" ry="16" fill="${PALET.oog}"/>`,
};

/** A chubby rocket with a wide window for a face. */
const drawRaket = (toon: string): string =>
  `<path d="M96 330Q20 380 12 500l84-44zM304 330q76 50 84 170l-84-44z" fill="${PALET.koraalDiep}"/><path d="M96 330Q40 376 26 470l70-38zM304 330q56 46 70 140l-70-38z" fill="${KLEUREN.koraal}"/>` +
  `<path d="M146 470h108l16 40H130z" fill="${PALET.staalDiep}"/><path d="M138 492h124v10H138z" fill="${PALET.staal}"/>` +
  `<path d="M200 4Q330 96 344 270q4 130-54 210H110Q52 400 56 270 70 96 200 4z" fill="${PALET.romp}"/><path d="M200 4q130 92 144 266 4 130-54 210h-44q60-100 46-220Q276 96 200 4z" fill="${PALET.rompSchaduw}"/><path d="M200 4q66 46 102 116H98Q134 50 200 4z" fill="${KLEUREN.koraal}"/><path d="M200 4q66 46 102 116h-40Q244 54 200 4z" fill="${PALET.koraalDiep}" opacity=".55"/><path d="M152 44q-20 24-34 58" stroke="${PALET.koraalLicht}" stroke-width="10" stroke-linecap="round" fill="none"/>` +
  `<path d="M62 236v60M338 236v60" stroke="${KLEUREN.zon}" stroke-width="12" stroke-linecap="round"/><path d="M104 458q96 24 192 0" stroke="${KLEUREN.zon}" stroke-width="12" fill="none"/>` +
  [120, 280].map((x) => `<circle cx="${x}" cy="366" r="17" fill="${PALET.blos}" opacity=".75"/>`).join('') +
  [96, 304].map((x) => `<circle cx="${x}" cy="420" r="6" fill="${PALET.rompDiep}"/>`).join('') +
  (MOND[toon] ?? '');

const RUIT: Readonly<Record<string, string>> = { '': PALET.ruit, dicht: PALET.ruit, open: PALET.ruitLicht, blij: PALET.ruitGoed };

const drawRaam = (toon: string): string =>
  `<rect x="2" y="6" width="356" height="156" rx="78" fill="${PALET.staalDiep}"/><rect x="2" width="356" height="156" rx="78" fill="${PALET.staalLicht}"/><rect x="18" y="16" width="324" height="124" rx="62" fill="${RUIT[toon] ?? PALET.ruit}"/>${toon === 'open' || toon === 'blij' ? '' : `<path d="M40 84q4-46 60-54" stroke="${PALET.wit}" stroke-width="9" stroke-linecap="round" fill="none" opacity=".45"/>`}` +
  [90, 180, 270].map((x) => `<circle cx="${x}" cy="8" r="4" fill="${PALET.staalDiep}"/>`).join('');

/** A tank with a tap; its word stands on a white label. */
const drawTank = (toon: string): string =>
  `<ellipse cx="160" cy="158" rx="130" ry="12" fill="${PALET.nacht}" opacity=".35"/><rect x="10" y="24" width="300" height="132" rx="44" fill="${PALET.tankDiep}"/><rect x="10" y="18" width="300" height="130" rx="44" fill="${PALET.tank}"/><path d="M40 34q120-16 240 0" stroke="${PALET.tankLicht}" stroke-width="10" stroke-linecap="round" fill="none"/><path d="M36 24v120M284 24v120" stroke="${PALET.tankDiep}" stroke-width="9"/><rect x="146" y="2" width="28" height="22" fill="${PALET.staalDiep}"/><rect x="124" width="72" height="13" rx="6" fill="${KLEUREN.koraal}"/>` +
  (toon === 'open'
    ? `<rect x="48" y="44" width="224" height="86" rx="20" fill="${KLEUREN.papier}"/>`
    : `<rect x="48" y="44" width="224" height="86" rx="20" fill="${PALET.tankLicht}" opacity=".6"/><path d="M160 56q26 34 26 48a26 26 0 0 1-52 0q0-14 26-48z" fill="${PALET.tankDiep}" opacity=".7"/>`);

const OGEN = `<circle cx="32" cy="40" r="9" fill="${PALET.wit}"/><circle cx="54" cy="40" r="9" fill="${PALET.wit}"/><circle cx="33" cy="41" r="4.500" fill="${PALET.oog}"/><circle cx="53" cy="41" r="4.500" fill="${PALET.oog}"/>`;
const LACH = `<path d="M34 56q9 10 18 0" fill="none" stroke="${PALET.oog}" stroke-width="4" stroke-linecap="round"/>`;

/** Who lives on the moon. */
const VRIENDEN: readonly string[] = [
  `<path d="M30 22Q22 6 14 8M56 22Q64 6 72 8" stroke="${PALET.groenDiep}" stroke-width="4" fill="none"/><circle cx="13" cy="8" r="6" fill="${PALET.geel}"/><circle cx="73" cy="8" r="6" fill="${PALET.geel}"/><path d="M12 82q-6-62 31-62t31 62q-8 8-15 0-8 8-16 0-8 8-16 0-7 8-15 0z" fill="${PALET.groen}"/>${OGEN}${LACH}`,
  `<path d="M8 60q0-40 35-40t35 40q0 24-35 24T8 60z" fill="${PALET.blauw}"/><path d="M14 70q28 18 58 0-6 14-29 14T14 70z" fill="${PALET.blauwDiep}" opacity=".5"/><circle cx="43" cy="42" r="18" fill="${PALET.wit}"/><circle cx="44" cy="43" r="9" fill="${PALET.oog}"/><circle cx="47" cy="39" r="3" fill="${PALET.wit}"/><path d="M30 68q13 12 26 0" fill="none" stroke="${PALET.oog}" stroke-width="4" stroke-linecap="round"/><path d="M43 20V6M37 8l6-6 6 6" stroke="${PALET.blauwDiep}" stroke-width="4" fill="none"/>`,
  `<path d="M14 26q-8-14-2-20 14 2 18 12 13-4 26 0 4-10 18-12 6 6-2 20 8 14 6 32-4 26-35 26T8 58q-2-18 6-32z" fill="${PALET.oranje}"/><path d="M28 66q15-8 30 0-4 12-15 12T28 66z" fill="${PALET.vlamWit}"/>${OGEN}<path d="M38 52h10l-5 6z" fill="${PALET.oog}"/><path d="M4 50h16M4 58h16M66 50h16M66 58h16" stroke="${PALET.oranjeDiep}" stroke-width="2.500"/>`,
  `<path d="M43 14q34 0 34 36 0 12-6 14 8 8 2 20-10-2-12-12-4 12-18 12T25 72q-2 10-12 12-6-12 2-20-6-2-6-14 0-36 34-36z" fill="${PALET.lila}"/><circle cx="24" cy="26" r="5" fill="${PALET.lilaDiep}" opacity=".5"/><circle cx="62" cy="28" r="7" fill="${PALET.lilaDiep}" opacity=".5"/>${OGEN}<path d="M30 56h26q-2 12-13 12T30 56z" fill="${PALET.oog}"/><path d="M36 56h5v5h-5zM45 56h5v5h-5z" fill="${PALET.wit}"/>`,
  `<rect x="14" y="22" width="58" height="44" rx="10" fill="${PALET.staalLicht}"/><path d="M43 22V8" stroke="${PALET.staalDiep}" stroke-width="4"/><circle cx="43" cy="7" r="6" fill="${KLEUREN.koraal}"/><rect x="24" y="66" width="12" height="16" rx="4" fill="${PALET.staal}"/><rect x="50" y="66" width="12" height="16" rx="4" fill="${PALET.staal}"/><rect x="4" y="36" width="10" height="20" rx="5" fill="${PALET.staal}"/><rect x="72" y="36" width="10" height="20" rx="5" fill="${PALET.staal}"/>${OGEN}<path d="M30 56h26" stroke="${PALET.oog}" stroke-width="5" stroke-dasharray="4 3"/>`,
  `<path d="M43 16q30 4 32 40 2 28-32 28T11 56q2-36 32-40z" fill="${PALET.geel}"/><path d="M43 18q-6-14-18-14 2 14 18 14zM43 18q6-14 18-14-2 14-18 14z" fill="${PALET.groenDiep}"/><path d="M22 70q20 12 42 0" stroke="${PALET.geelDiep}" stroke-width="4" fill="none"/>${OGEN}<path d="M34 54q9 10 18 0" fill="${PALET.koraalDiep}"/><circle cx="22" cy="54" r="6" fill="${PALET.blos}"/><circle cx="64" cy="54" r="6" fill="${PALET.blos}"/>`,
];

const LAMPJE: Readonly<Record<string, readonly [string, string]>> = {
  '': [PALET.staalDiep, PALET.grondDiep],
  aan: [PALET.brandstof, PALET.brandstofDiep],
  nu: [KLEUREN.zon, PALET.geelDiep],
  half: [PALET.perzik, PALET.planeetDiep],
};

const VAKRAND: Readonly<Record<string, string>> = { vol: PALET.tank, nu: KLEUREN.zon };

/** What comes by, one in a round. */
const VOORVAL: Readonly<Record<string, string>> = {
  astronaut: `<rect x="38" y="62" width="44" height="42" rx="16" fill="${PALET.wit}"/><circle cx="60" cy="42" r="28" fill="${PALET.wit}"/><circle cx="60" cy="42" r="20" fill="${PALET.ruit}"/>${drawOgen(60, 40, 8, 6)}${drawLach(60, 50, 6)}<path d="M38 72L20 62M82 72l18-12M46 102l-6 14M74 102l8 14" fill="none" stroke="${PALET.wit}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/><rect x="50" y="74" width="20" height="14" rx="3" fill="${PALET.koraalDiep}"/><circle cx="55" cy="81" r="2" fill="${PALET.groen}"/><circle cx="64" cy="81" r="2" fill="${PALET.geel}"/><path d="M82 84q24 20 30 10" fill="none" stroke="${PALET.staal}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`,
  hond: `<ellipse cx="52" cy="82" rx="34" ry="20" fill="${PALET.wit}"/><circle cx="78" cy="46" r="28" fill="${PALET.wit}"/><circle cx="78" cy="46" r="21" fill="${PALET.ruit}"/><circle cx="78" cy="48" r="15" fill="${PALET.oranje}"/><path d="M66 38q-8 4-4 16 8 0 8-10zM90 38q8 4 4 16-8 0-8-10z" fill="${PALET.oranjeDiep}"/>${drawOgen(78, 46, 6, 4)}<ellipse cx="78" cy="54" rx="4" ry="3" fill="${PALET.oog}"/><path d="M30 94l-6 16M48 98v14M66 96l6 14" fill="none" stroke="${PALET.wit}" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/><path d="M20 74Q6 70 8 56" fill="none" stroke="${PALET.wit}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>`,
  wezen: `<ellipse cx="60" cy="112" rx="42" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M10 112q8-20 50-20t50 20z" fill="${PALET.maanDiep}"/><path d="M30 104q-4-60 30-60t30 60z" fill="${PALET.lila}"/><circle cx="60" cy="56" r="18" fill="${PALET.wit}"/><circle cx="62" cy="58" r="10" fill="${PALET.oog}"/><circle cx="65" cy="54" r="3" fill="${PALET.wit}"/>${drawLach(60, 84, 10)}<path d="M46 46L36 26M74 46l10-20" fill="none" stroke="${PALET.lila}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><circle cx="36" cy="24" r="6" fill="${PALET.geel}"/><circle cx="84" cy="24" r="6" fill="${PALET.geel}"/>`,
  satelliet: `<rect x="42" y="42" width="36" height="36" rx="6" fill="${PALET.staalLicht}"/><rect x="2" y="48" width="34" height="24" rx="3" fill="${PALET.blauw}"/><rect x="84" y="48" width="34" height="24" rx="3" fill="${PALET.blauw}"/><path d="M10 48v24M19 48v24M28 48v24M92 48v24M101 48v24M110 48v24" fill="none" stroke="${PALET.blauwDiep}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/><path d="M36 60h6M78 60h6M60 42V26" fill="none" stroke="${PALET.staal}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M44 26a16 12 0 0 1 32 0z" fill="${PALET.wit}"/>${drawOgen(60, 56, 8, 6)}${drawLach(60, 66, 6)}<path d="M52 12q8-6 16 0" fill="none" stroke="${PALET.geel}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`,
  komeet: `<path d="M118 10Q60 22 34 60l32 26Q94 60 118 10z" fill="${PALET.ruit}" opacity=".5"/><path d="M112 18Q68 38 50 66l14 14Q92 58 112 18z" fill="${PALET.wit}" opacity=".5"/><circle cx="42" cy="80" r="28" fill="${PALET.geel}"/><circle cx="30" cy="88" r="6" fill="${PALET.geelDiep}"/><circle cx="56" cy="92" r="5" fill="${PALET.geelDiep}"/>${drawOgen(42, 76, 10, 7)}${drawLach(42, 90, 8)}`,
  kaas: `<ellipse cx="60" cy="112" rx="42" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M10 94L84 30q28 12 28 46v34H10z" fill="${PALET.geel}"/><path d="M10 94L84 30q18 8 24 30z" fill="${PALET.vlamWit}"/><circle cx="40" cy="98" r="9" fill="${PALET.geelDiep}"/><circle cx="96" cy="64" r="8" fill="${PALET.geelDiep}"/><circle cx="58" cy="70" r="7" fill="${PALET.geelDiep}"/>${drawOgen(74, 84, 11, 7)}${drawLach(74, 98, 8)}<circle cx="104" cy="20" r="10" fill="${PALET.tank}"/><circle cx="97" cy="12" r="5" fill="${PALET.tank}"/><circle cx="111" cy="12" r="5" fill="${PALET.tank}"/>${drawOgen(104, 20, 4, 3)}`,
  ufo: `<path d="M38 78L16 116h88L82 78z" fill="${PALET.geel}" opacity=".35"/><ellipse cx="60" cy="66" rx="54" ry="20" fill="${PALET.staal}"/><ellipse cx="60" cy="60" rx="54" ry="18" fill="${PALET.staalLicht}"/><path d="M32 52q0-36 28-36t28 36q-28 10-56 0z" fill="${PALET.ruitGoed}"/><circle cx="60" cy="42" r="13" fill="${PALET.groen}"/>${drawOgen(60, 40, 6, 5)}<circle cx="22" cy="62" r="5" fill="${PALET.vlamRood}"/><circle cx="44" cy="70" r="5" fill="${PALET.geel}"/><circle cx="76" cy="70" r="5" fill="${PALET.geel}"/><circle cx="98" cy="62" r="5" fill="${PALET.vlamRood}"/>`,
  planeet: `<circle cx="60" cy="60" r="32" fill="${PALET.roze}"/><ellipse cx="60" cy="66" rx="56" ry="12" fill="${PALET.perzik}" opacity=".9" transform="rotate(-14 60 66)"/><path d="M28 60a32 32 0 0 1 64-6q-30 12-64 6z" fill="${PALET.roze}"/><circle cx="46" cy="44" r="6" fill="${PALET.perzik}"/><circle cx="78" cy="46" r="5" fill="${PALET.perzik}"/>${drawOgen(60, 50, 12, 7)}${drawLach(60, 66, 10)}`,
  robot: `<ellipse cx="60" cy="112" rx="46" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><rect x="18" y="62" width="84" height="24" rx="6" fill="${PALET.staalLicht}"/><circle cx="28" cy="98" r="13" fill="${PALET.tank}"/><circle cx="60" cy="98" r="13" fill="${PALET.tank}"/><circle cx="92" cy="98" r="13" fill="${PALET.tank}"/><circle cx="28" cy="98" r="5" fill="${PALET.staal}"/><circle cx="60" cy="98" r="5" fill="${PALET.staal}"/><circle cx="92" cy="98" r="5" fill="${PALET.staal}"/><path d="M40 62V34" fill="none" stroke="${PALET.staal}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><rect x="22" y="16" width="36" height="20" rx="6" fill="${PALET.wit}"/>${drawOgen(40, 26, 8, 6)}<path d="M70 62q0-22 20-28l10 28z" fill="${PALET.blauw}"/><circle cx="104" cy="72" r="5" fill="${PALET.vlamRood}"/>`,
  meteoor: `<ellipse cx="60" cy="112" rx="38" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M24 104q-14-30 6-50 14-26 44-18 32 6 30 36 2 34-18 36-30 6-62-4z" fill="${PALET.maanSchaduw}"/><circle cx="42" cy="62" r="9" fill="${PALET.maanDiep}"/><circle cx="80" cy="58" r="7" fill="${PALET.maanDiep}"/><circle cx="86" cy="88" r="8" fill="${PALET.maanDiep}"/><circle cx="36" cy="90" r="5" fill="${PALET.maanDiep}"/>${drawOgen(60, 72, 10, 7)}${drawLach(60, 86, 8)}<path d="M92 24l12-14M78 18l4-14" fill="none" stroke="${PALET.vlamGeel}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`,
};

export const art: GameArt = {
  voorval: drawVoorvallen(VOORVAL),
  'decor-liggend': {
    vak: [1280, 720],
    svg: () => drawBasis({ w: 1280, h: 720, grond: 540, pad: { x: 640, y: 632, breed: 520 }, mast: [402, 878] }),
  },
  'decor-staand': {
    vak: [720, 960],
    svg: () => drawBasis({ w: 720, h: 960, grond: 470, pad: { x: 360, y: 540, breed: 420 }, mast: [128, 592] }),
  },
  'maan-liggend': {
    vak: [1280, 720],
    svg: () =>
      drawMaangrond({
        w: 1280,
        h: 720,
        grond: 640,
        kraters: [
          [220, 590],
          [640, 626],
          [1040, 570],
        ],
      }),
  },
  'maan-staand': {
    vak: [720, 960],
    svg: () =>
      drawMaangrond({
        w: 720,
        h: 960,
        grond: 880,
        kraters: [
          [120, 830],
          [366, 866],
          [600, 810],
        ],
      }),
  },
  raket: { vak: [400, 520], tonen: ['blij', 'schrik'], svg: drawRaket },
  raam: { vak: [360, 166], tonen: ['dicht', 'open', 'blij'], svg: drawRaam },
  neusraam: {
    vak: [100, 100],
    svg: () =>
      `<circle cx="50" cy="50" r="42" fill="none" stroke="${PALET.staalLicht}" stroke-width="12"/><circle cx="50" cy="50" r="48" fill="none" stroke="${PALET.staalDiep}" stroke-width="3"/><path d="M26 40q6-14 20-16" stroke="${PALET.wit}" stroke-width="6" stroke-linecap="round" fill="none" opacity=".7"/>`,
  },
  vlam: {
    vak: [100, 156],
    svg: () =>
      `<path d="M4 4q46-14 92 0 8 60-46 150Q-4 64 4 4z" fill="${PALET.vlamRood}"/><path d="M18 4q32-8 64 0 6 50-32 112Q12 54 18 4z" fill="${PALET.vlamGeel}"/><path d="M34 4q16-4 32 0 4 34-16 68-20-34-16-68z" fill="${PALET.vlamWit}"/>`,
  },
  rook: {
    vak: [150, 110],
    svg: () =>
      `<g fill="${PALET.rompSchaduw}"><circle cx="44" cy="66" r="38"/><circle cx="96" cy="56" r="46"/><circle cx="124" cy="78" r="26"/></g><g fill="${PALET.romp}"><circle cx="48" cy="56" r="32"/><circle cx="94" cy="46" r="40"/></g>`,
  },
  slang: {
    vak: [300, 34],
    svg: () =>
      `<rect y="4" width="300" height="28" rx="14" fill="${PALET.slangDiep}"/><rect y="2" width="300" height="24" rx="12" fill="${PALET.slang}"/>${Array.from({ length: 14 }, (_, i) => `<path d="M${12 + i * 21} 4v20" stroke="${PALET.slangDiep}" stroke-width="3" opacity=".6"/>`).join('')}`,
  },
  druppel: {
    vak: [24, 28],
    svg: () =>
      `<circle cx="12" cy="15" r="11" fill="${PALET.brandstofDiep}"/><circle cx="12" cy="13" r="10" fill="${PALET.brandstof}"/><circle cx="9" cy="10" r="3" fill="${PALET.wit}"/>`,
  },
  lek: {
    vak: [90, 70],
    svg: () =>
      `<path d="M44 2q-30-2-40-2 18 8 24 20-14-4-22 2 18 2 24 14 6-10 12-10 8 0 14 10 6-14 26-12-10-6-24-4 10-10 30-16-30-6-44-2z" fill="${PALET.brandstof}"/><path d="M24 44q10 14 0 22-12-6 0-22zM60 40q12 16 0 26-14-8 0-26z" fill="${PALET.brandstofDiep}"/>`,
  },
  tank: { vak: [320, 170], tonen: ['open'], svg: drawTank },
  rand: {
    vak: [340, 190],
    tonen: ['kijk'],
    svg: (toon) =>
      `<rect x="5" y="5" width="330" height="180" rx="52" fill="${KLEUREN.zon}" opacity=".35"/><rect x="5" y="5" width="330" height="180" rx="52" fill="none" stroke="${KLEUREN.zon}" stroke-width="9"${toon === 'kijk' ? ' stroke-dasharray="20 12"' : ''}/>`,
  },
  kijker: {
    vak: [108, 100],
    svg: () =>
      `${drawKnopVlak(108, 100, KLEUREN.druif, PALET.grondDiep)}<g transform="translate(54 44) rotate(-18)"><rect x="-36" y="-10" width="26" height="20" rx="4" fill="${KLEUREN.zon}"/><rect x="-12" y="-14" width="28" height="28" rx="4" fill="${PALET.wit}"/><rect x="14" y="-18" width="22" height="36" rx="5" fill="${KLEUREN.zon}"/></g><path d="M52 50l-14 28M56 50l14 28" stroke="${PALET.wit}" stroke-width="6" stroke-linecap="round"/>`,
  },
  oor: {
    vak: [100, 100],
    svg: () =>
      `<path d="M12 38h18l24-20v64L30 62H12z" fill="${PALET.wit}"/><path d="M66 36q10 14 0 28M78 24q20 26 0 52" fill="none" stroke="${PALET.wit}" stroke-width="8" stroke-linecap="round"/>`,
  },
  vraag: {
    vak: [100, 100],
    svg: () =>
      `<path d="M28 34q2-24 24-24 24 2 22 26-2 14-16 20-6 4-6 14" fill="none" stroke="${KLEUREN.zon}" stroke-width="13" stroke-linecap="round"/><circle cx="51" cy="88" r="9" fill="${KLEUREN.zon}"/>`,
  },
  lampje: {
    vak: [40, 40],
    tonen: ['aan', 'nu', 'half'],
    svg: (toon) => {
      const [kern, rand] = LAMPJE[toon] ?? [PALET.staal, PALET.staalDiep];
      return `<circle cx="20" cy="20" r="18" fill="${rand}"/><circle cx="20" cy="20" r="13" fill="${kern}"/><circle cx="15" cy="15" r="4" fill="${PALET.wit}" opacity=".7"/>`;
    },
  },
  vriend: { vak: [86, 88], tonen: VRIENDEN.map((_, i) => String(i)), svg: (toon) => VRIENDEN[Number(toon)] ?? VRIENDEN[0] ?? '' },
  krater: {
    vak: [200, 86],
    tonen: ['mik'],
    svg: (toon) =>
      `<defs>${drawVerloop(`lr-krater${toon}`, { offset: 0, kleur: PALET.wit }, { offset: 0.4, kleur: PALET.maanLicht }, { offset: 1, kleur: PALET.maanLicht, alpha: 0 })}${drawGloed('lr-gat', { offset: 0, kleur: PALET.schemer }, { offset: 1, kleur: PALET.nacht })}</defs><path d="M0 86Q20 10 60 6h80q40 4 60 80z" fill="url(#lr-krater${toon})"/><ellipse cx="100" cy="16" rx="62" ry="14" fill="${PALET.maanSchaduw}"/><ellipse cx="100" cy="18" rx="54" ry="11" fill="url(#lr-gat)"/>${toon === 'mik' ? `<ellipse cx="100" cy="16" rx="76" ry="22" fill="none" stroke="${KLEUREN.zon}" stroke-width="7"/>` : ''}`,
  },
  deksel: {
    vak: [170, 50],
    svg: () =>
      `<ellipse cx="85" cy="30" rx="82" ry="18" fill="${PALET.staalDiep}"/><ellipse cx="85" cy="24" rx="82" ry="18" fill="${KLEUREN.zon}"/><ellipse cx="85" cy="23" rx="62" ry="12" fill="${PALET.vlamWit}" opacity=".7"/>`,
  },
  vak: {
    vak: [84, 104],
    tonen: ['vol', 'nu', 'leeg'],
    svg: (toon) =>
      `<rect x="3" y="3" width="78" height="98" rx="18" fill="${KLEUREN.papier}" stroke="${VAKRAND[toon] ?? PALET.rompDiep}" stroke-width="6"/>`,
  },
  knop: { vak: [220, 98], svg: () => drawKnopVlak(220, 98, KLEUREN['zee-diep'], PALET.nacht) },
};
