import type { GameArt } from '@spelrijk/game-kit/contract';
import { drawBloem, drawPluk, drawLach, drawOgen } from '@spelrijk/game-kit/stage';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { drawVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { DIERKUNST } from './dieren-art.ts';
import { drawLandschap } from './landschap.ts';
import { PALET } from './palet.ts';

const OOR = `<g transform="translate(74 30)" fill="none" stroke="${KLEUREN.inkt}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"><path d="M4 25h13l17-15v46L17 41H4z" fill="${KLEUREN.inkt}"/><path d="M46 22q9 11 0 22"/></g>`;

/** A sheet of sailcloth with eyelets. */
const drawBord = (w: number, h: number, inhoud = ''): string =>
  `<rect y="6" width="${w}" height="${h - 6}" rx="20" fill="${KLEUREN.inkt}" opacity=".2"/><rect width="${w}" height="${h - 8}" rx="20" fill="${PALET.heli}"/><rect x="8" y="8" width="${w - 16}" height="${h - 24}" rx="14" fill="${PALET.paneel}"/>${[
    [20, 20],
    [w - 20, 20],
    [20, h - 28],
    [w - 20, h - 28],
  ]
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="6" fill="${PALET.staalDiep}"/><circle cx="${x}" cy="${y}" r="3" fill="${PALET.paneelDiep}"/>`,
    )
    .join('')}${inhoud}`;

/** A crate with iron corners, an eye to lift it by, and a panel for what is on it. */
const drawKist = (toon: string): string =>
  `<ellipse cx="150" cy="144" rx="146" ry="7" fill="${KLEUREN.inkt}" opacity=".2"/><path d="M136 16q0-14 14-14t14 14" fill="none" stroke="${PALET.beslag}" stroke-width="7"/><rect y="14" width="300" height="130" rx="10" fill="${PALET.kistDiep}"/><rect y="14" width="300" height="122" rx="10" fill="${PALET.kist}"/><path d="M0 24q0-10 10-10h280q10 0 10 10v6H0zM0 118h300v10q0 8-10 8H10q-10 0-10-8z" fill="${PALET.kistLicht}"/><path d="M0 28V24q0-10 10-10h22v10H10v18H0zM300 28V24q0-10-10-10h-22v10h22v18h10zM0 108v18q0 10 10 10h22v-10H10v-18zM300 108v18q0 10-10 10h-22v-10h22v-18z" fill="${PALET.beslag}"/><rect x="20" y="30" width="260" height="92" rx="10" fill="${toon === 'hier' ? KLEUREN.zon : PALET.kistDiep}"/><rect x="27" y="36" width="246" height="80" rx="7" fill="${PALET.paneel}"/>`;

const drawKade = (): string =>
  `<rect width="1280" height="150" fill="${PALET.kade}"/><path d="M0 62h1280M0 106h1280M90 20v42M290 20v42M490 20v42M690 20v42M890 20v42M1090 20v42M190 62v44M390 62v44M590 62v44M790 62v44M990 62v44M1190 62v44M90 106v44M290 106v44M490 106v44M690 106v44M890 106v44M1090 106v44" stroke="${PALET.kadeDiep}" stroke-width="4"/><rect width="1280" height="24" fill="${PALET.kadeLicht}"/><rect y="20" width="1280" height="6" fill="${PALET.kadeDiep}"/>`;

const HELI = `<path d="M8 52q50 4 96-8v26Q60 72 14 62z" fill="${PALET.heliDiep}"/><path d="M6 30l20 22-8 10-14-4z" fill="${PALET.heliDiep}"/><path fill-rule="evenodd" d="M86 62q0-46 62-46 46 0 72 44 8 18-10 26-24 10-66 10-58 0-58-34zM142 24q16-6 30-2 28 10 40 40 2 12-10 12h-60q-10-28 0-50z" fill="${PALET.heliDiep}"/><path fill-rule="evenodd" d="M86 58q0-44 62-44 46 0 72 44 6 16-10 22-24 9-66 9-58 0-58-31zM142 24q16-6 30-2 28 10 40 40 2 12-10 12h-60q-10-28 0-50z" fill="${PALET.heli}"/><path d="M90 68q20 6 46 8 44 4 82-6-2 7-12 11-24 9-62 9-46 0-54-22z" fill="${PALET.helibuik}"/><path d="M142 24q16-6 30-2 28 10 40 40 2 12-10 12h-60q-10-28 0-50z" fill="${PALET.glas}" opacity=".28"/><path d="M142 24q16-6 30-2 28 10 40 40 2 12-10 12h-60q-10-28 0-50z" fill="none" stroke="${PALET.heliDiep}" stroke-width="4"/><path d="M176 30q18 8 26 26" stroke="${PALET.glasLicht}" stroke-width="6" stroke-linecap="round" fill="none"/><path d="M104 104h100M120 92v12M182 92v12" stroke="${PALET.staalDiep}" stroke-width="7" stroke-linecap="round"/><path d="M204 104q10 0 12-8" fill="none" stroke="${PALET.staalDiep}" stroke-width="7" stroke-linecap="round"/><rect x="112" y="2" width="20" height="18" rx="5" fill="${PALET.wiekDonker}"/><circle cx="104" cy="58" r="8" fill="${KLEUREN.zon}"/><rect x="108" y="90" width="24" height="12" rx="4" fill="${PALET.wiekDonker}"/>`;

const drawVlakWater = (): string =>
  `<path d="M0 12q40-16 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0v118H0z" fill="${PALET.water}"/><path d="M0 62q60-14 120 0t120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0v68H0z" fill="${PALET.waterDiep}"/>`;

const drawErf = (): string =>
  `<path d="M0 190V96Q60 44 170 52q110 6 160 138z" fill="${PALET.grasDiep}"/><path d="M0 190v-82q60-50 166-42 100 8 148 124z" fill="${PALET.gras}"/><path d="M14 84V38l50-32 50 32v46z" fill="${PALET.schuur}"/><path d="M4 44L64 2l60 42-8 10-52-36-52 36z" fill="${PALET.schuurdak}"/><path d="M44 84V52h40v32M44 52l40 32M84 52L44 84" fill="none" stroke="${PALET.muur}" stroke-width="5"/><path d="M116 96q6-40 44-42 40 0 52 40-46 14-96 2z" fill="${PALET.hooiDiep}"/><path d="M122 90q8-34 38-34 34 0 44 32-40 12-82 2z" fill="${PALET.hooi}"/><path d="M138 78l14-10M158 84l6-16M178 80l-10-12" stroke="${PALET.hooiLicht}" stroke-width="4" stroke-linecap="round"/>${drawPluk(30, 120, PALET.grasDiep)}${drawPluk(210, 140, PALET.grasDiep)}${drawBloem(250, 158, KLEUREN.koraal, 0.8)}${drawBloem(56, 150, KLEUREN.zon, 0.8)}`;

/** What comes by, one in a round. */
const VOORVAL: Readonly<Record<string, string>> = {
  meeuw: `<ellipse cx="58" cy="68" rx="30" ry="18" fill="${PALET.wol}"/><circle cx="86" cy="54" r="16" fill="${PALET.wol}"/><path d="M100 52l18 6-18 6z" fill="${PALET.snavel}"/><path d="M50 64Q24 22 4 38q18 8 24 34zM62 62q2-40 38-48-6 28-24 50z" fill="${PALET.staal}"/><path d="M32 74L8 86l22 4z" fill="${PALET.wol}"/><circle cx="89" cy="50" r="4" fill="${KLEUREN.inkt}"/>`,
  ballon: `<path d="M60 4q46 2 44 46-8 28-30 44H46Q24 78 16 50 14 6 60 4z" fill="${PALET.hooi}"/><path d="M60 4q20 6 20 46 0 28-10 44H50q-10-16-10-44 0-40 20-46z" fill="${PALET.heli}"/><path d="M48 94v8M72 94v8" fill="none" stroke="${PALET.kabel}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><rect x="44" y="100" width="32" height="18" rx="5" fill="${PALET.kist}"/>${drawOgen(60, 44, 9, 7)}${drawLach(60, 60, 8)}`,
  regen: `<circle cx="34" cy="44" r="20" fill="${PALET.staal}"/><circle cx="62" cy="32" r="28" fill="${PALET.staal}"/><circle cx="90" cy="46" r="18" fill="${PALET.staal}"/><rect x="18" y="46" width="86" height="22" rx="11" fill="${PALET.staal}"/>${drawOgen(62, 40, 12, 7)}${drawLach(62, 52, 8)}<path d="M30 80l-6 16M50 80l-6 24M70 80l-6 16M90 80l-6 24" fill="none" stroke="${PALET.waterLicht}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`,
  koe: `<path d="M6 46q6-44 54-44t54 44q-12-10-26 0-14-10-28 0-14-10-28 0-12-10-26 0z" fill="${PALET.heli}"/><path d="M32 46q6-36 28-44 22 8 28 44-14-10-28 0-14-10-28 0z" fill="${PALET.wol}"/><path d="M8 46l42 28M60 46v22M112 46L70 74" fill="none" stroke="${PALET.kabel}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><ellipse cx="60" cy="86" rx="28" ry="18" fill="${PALET.koe}"/><circle cx="44" cy="84" r="8" fill="${PALET.koeVlek}"/><circle cx="76" cy="92" r="7" fill="${PALET.koeVlek}"/><circle cx="60" cy="76" r="13" fill="${PALET.koe}"/><ellipse cx="60" cy="84" rx="10" ry="7" fill="${PALET.koeSnuit}"/>${drawOgen(60, 72, 6, 5)}<rect x="42" y="98" width="7" height="14" rx="3" fill="${PALET.koe}"/><rect x="70" y="98" width="7" height="14" rx="3" fill="${PALET.koe}"/>`,
  vliegtuig: `<path d="M6 62q2-12 20-14l60 2q26 4 28 14-2 8-20 8H24Q8 72 6 62z" fill="${PALET.wol}"/><path d="M50 54L30 24h14l36 30zM50 66L24 100h14l40-32z" fill="${PALET.heli}"/><path d="M14 52L4 30h12l14 20z" fill="${PALET.heli}"/><path d="M84 52q18 0 24 8H86z" fill="${PALET.glas}"/>${drawOgen(96, 60, 5, 4)}${drawLach(96, 67, 5)}`,
  ooievaar: `<ellipse cx="54" cy="58" rx="30" ry="18" fill="${PALET.wol}"/><path d="M46 58Q20 20 4 40q18 8 28 26z" fill="${PALET.wiekDonker}"/><path d="M78 54q10-6 16-20" fill="none" stroke="${PALET.wol}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><circle cx="96" cy="30" r="11" fill="${PALET.wol}"/><path d="M104 26l14 10-16 2z" fill="${PALET.varken}"/><circle cx="97" cy="28" r="3" fill="${KLEUREN.inkt}"/><path d="M30 66L6 80M36 70L10 90" fill="none" stroke="${PALET.varken}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M112 38v14" fill="none" stroke="${PALET.touw}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M98 70q0-18 12-18 10 2 8 20-10 8-20-2z" fill="${PALET.hoepel}"/>`,
  vlieger: `<path d="M60 6l36 38-36 44-36-44z" fill="${PALET.waterLicht}"/><path d="M60 6l36 38H24z" fill="${PALET.hooi}"/><path d="M60 6v82M24 44h72" fill="none" stroke="${PALET.kabel}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M60 88q-16 8 0 14t-4 14" fill="none" stroke="${PALET.kabel}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M44 100l12-4v10zM66 112l12-2-6 10z" fill="${PALET.heli}"/>${drawOgen(60, 34, 10, 6)}${drawLach(60, 52, 9)}`,
  eenden: `<ellipse cx="92" cy="32" rx="18" ry="12" fill="${PALET.kuiken}"/><circle cx="108" cy="22" r="9" fill="${PALET.kuiken}"/><ellipse cx="56" cy="58" rx="18" ry="12" fill="${PALET.kuiken}"/><circle cx="72" cy="48" r="9" fill="${PALET.kuiken}"/><ellipse cx="22" cy="86" rx="18" ry="12" fill="${PALET.kuiken}"/><circle cx="38" cy="76" r="9" fill="${PALET.kuiken}"/><path d="M114 20l6 4-6 3zM78 46l7 4-7 3zM44 74l7 4-7 3z" fill="${PALET.snavel}"/><path d="M92 30Q86 12 76 18q4 10 10 14zM56 56q-6-18-16-12 4 10 10 14zM22 84Q16 66 6 72q4 10 10 14z" fill="${PALET.hooi}"/><circle cx="110" cy="20" r="2" fill="${KLEUREN.inkt}"/><circle cx="74" cy="46" r="2" fill="${KLEUREN.inkt}"/><circle cx="40" cy="74" r="2" fill="${KLEUREN.inkt}"/>`,
  boot: `<ellipse cx="60" cy="106" rx="52" ry="9" fill="${PALET.waterLicht}"/><path d="M8 80h104l-14 24H24z" fill="${PALET.heli}"/><rect x="34" y="52" width="40" height="28" rx="4" fill="${PALET.wol}"/><rect x="40" y="58" width="12" height="12" rx="2" fill="${PALET.glas}"/><rect x="56" y="58" width="12" height="12" rx="2" fill="${PALET.glas}"/><rect x="78" y="44" width="14" height="36" rx="3" fill="${PALET.hooi}"/><rect x="78" y="50" width="14" height="8" rx="0" fill="${PALET.wiekDonker}"/><circle cx="92" cy="28" r="9" fill="${PALET.wol}"/><circle cx="104" cy="18" r="7" fill="${PALET.wol}"/>${drawOgen(60, 92, 12, 6)}`,
  bij: `<ellipse cx="46" cy="34" rx="14" ry="26" fill="${PALET.wol}" transform="rotate(-24 46 34)"/><ellipse cx="72" cy="34" rx="14" ry="26" fill="${PALET.wol}" transform="rotate(20 72 34)"/><ellipse cx="60" cy="72" rx="38" ry="27" fill="${PALET.hooi}"/><path d="M46 48h12v50H46zM70 48h12v46H70z" fill="${PALET.wiekDonker}"/>${drawOgen(34, 66, 8, 6)}${drawLach(33, 78, 6)}<path d="M28 52L16 40M40 48l-6-14" fill="none" stroke="${PALET.wiekDonker}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M98 72l14 1-14 6z" fill="${PALET.wiekDonker}"/>`,
};

export const art: GameArt = {
  voorval: drawVoorvallen(VOORVAL),
  ...DIERKUNST,
  'decor-liggend': { vak: [1280, 720], svg: () => drawLandschap(1280, 720, 470) },
  'decor-staand': { vak: [720, 960], svg: () => drawLandschap(720, 960, 620) },
  'bord-woord': { vak: [500, 112], svg: () => drawBord(500, 112) },
  'bord-oor': { vak: [210, 112], tonen: ['leeg'], svg: (toon) => drawBord(210, 112, toon === 'leeg' ? '' : OOR) },
  'bord-liggend': { vak: [780, 112], svg: () => drawBord(780, 112) },
  'bord-staand': { vak: [690, 150], svg: () => drawBord(690, 150) },
  kade: { vak: [1280, 150], svg: drawKade },
  kist: { vak: [300, 150], tonen: ['hier'], svg: drawKist },
  gloed: {
    vak: [332, 178],
    svg: () =>
      `<rect x="4" y="4" width="324" height="170" rx="26" fill="${KLEUREN.zon}" opacity=".5"/><rect x="8" y="8" width="316" height="162" rx="22" fill="none" stroke="${KLEUREN.zon}" stroke-width="8" stroke-dasharray="20 12"/>`,
  },
  heli: {
    vak: [236, 124],
    tonen: ['links'],
    svg: (toon) => (toon === 'links' ? `<g transform="translate(236 0) scale(-1 1)">${HELI}</g>` : HELI),
  },
  rotor: {
    vak: [250, 26],
    svg: () =>
      `<rect x="2" y="6" width="246" height="10" rx="5" fill="${PALET.wiekDonker}"/><path d="M2 11q0-5 8-5h40v10H10q-8 0-8-5zM248 11q0-5-8-5h-40v10h40q8 0 8-5z" fill="${KLEUREN.zon}"/><circle cx="125" cy="12" r="11" fill="${PALET.staalDiep}"/>`,
  },
  staart: {
    vak: [58, 58],
    svg: () =>
      `<path d="M29 4v50M4 29h50" stroke="${PALET.wiekDonker}" stroke-width="8" stroke-linecap="round"/><circle cx="29" cy="29" r="7" fill="${PALET.staal}"/>`,
  },
  // Dark by day and light by night: a core of the colour of rope in it.
  kabel: {
    vak: [8, 100],
    svg: () =>
      `<rect x="1" width="6" height="100" rx="2" fill="${PALET.kabel}"/><rect x="2.500" width="3" height="100" fill="${PALET.touw}"/>`,
  },
  haak: {
    vak: [46, 56],
    svg: () =>
      `<rect x="14" width="18" height="16" rx="5" fill="${PALET.kabel}"/><path d="M23 14v14q14 2 14 12 0 11-14 11T9 40" fill="none" stroke="${PALET.haakDiep}" stroke-width="10" stroke-linecap="round"/><path d="M23 14v13q14 2 14 12 0 10-14 10T9 39" fill="none" stroke="${PALET.haak}" stroke-width="6" stroke-linecap="round"/>`,
  },
  water: { vak: [1280, 130], svg: drawVlakWater },
  golf: {
    vak: [220, 26],
    svg: () =>
      `<path d="M6 16q26-16 52 0t52 0 52 0 52 0" fill="none" stroke="${PALET.waterLicht}" stroke-width="6" stroke-linecap="round"/>`,
  },
  erf: { vak: [330, 190], svg: drawErf },
  dak: {
    vak: [172, 190],
    svg: () =>
      `<rect x="20" y="84" width="132" height="106" fill="${PALET.muur}"/><rect x="112" y="84" width="40" height="106" fill="${PALET.muurDiep}"/><path d="M34 24h104l34 66H0z" fill="${PALET.dakDiep}"/><path d="M34 18h104l32 62H2z" fill="${PALET.dak}"/><path d="M26 38h120M16 58h140" stroke="${PALET.dakDiep}" stroke-width="4"/><rect x="28" y="18" width="116" height="10" rx="5" fill="${PALET.dakDiep}"/><rect x="44" y="102" width="36" height="44" rx="4" fill="${PALET.raam}"/><path d="M62 102v44M44 124h36" stroke="${PALET.muurDiep}" stroke-width="5"/>`,
  },
  boom: {
    vak: [172, 230],
    svg: () =>
      `<path d="M74 120h24l8 110H66z" fill="${PALET.stam}"/><circle cx="46" cy="92" r="44" fill="${PALET.bladDiep}"/><circle cx="126" cy="92" r="44" fill="${PALET.bladDiep}"/><circle cx="86" cy="118" r="44" fill="${PALET.bladDiep}"/><circle cx="86" cy="66" r="46" fill="${PALET.blad}"/><circle cx="50" cy="84" r="36" fill="${PALET.blad}"/><circle cx="122" cy="84" r="36" fill="${PALET.blad}"/><circle cx="68" cy="58" r="17" fill="${PALET.bladLicht}"/><circle cx="120" cy="104" r="7" fill="${KLEUREN.koraal}"/><circle cx="56" cy="112" r="7" fill="${KLEUREN.koraal}"/><circle cx="92" cy="98" r="7" fill="${KLEUREN.koraal}"/>`,
  },
  hooi: {
    vak: [150, 104],
    svg: () =>
      `<rect y="26" width="150" height="78" rx="16" fill="${PALET.hooiDiep}"/><rect y="22" width="150" height="70" rx="16" fill="${PALET.hooi}"/><path d="M0 44h150M0 68h150" stroke="${PALET.hooiLicht}" stroke-width="5"/><path d="M44 22v78M106 22v78" stroke="${PALET.schuur}" stroke-width="6"/>`,
  },
  vlot: {
    vak: [160, 76],
    svg: () =>
      `<rect y="22" width="160" height="26" rx="10" fill="${PALET.vlotDiep}"/><rect y="18" width="160" height="22" rx="10" fill="${PALET.vlot}"/><path d="M40 18v28M80 18v28M120 18v28" stroke="${PALET.vlotDiep}" stroke-width="5"/><path d="M20 16v32M140 16v32" stroke="${PALET.touw}" stroke-width="6"/>`,
  },
  ton: {
    vak: [84, 96],
    svg: () =>
      `<path d="M12 8h60q14 40 0 82H12Q-2 48 12 8z" fill="${PALET.ton}"/><path d="M12 8h16q-10 40 0 82H12Q-2 48 12 8z" fill="${PALET.tonDiep}"/><ellipse cx="42" cy="10" rx="31" ry="8" fill="${PALET.tonDiep}"/><path d="M6 30h72M6 68h72" stroke="${PALET.hoepel}" stroke-width="7"/><circle cx="34" cy="50" r="5" fill="${KLEUREN.inkt}"/><circle cx="52" cy="50" r="5" fill="${KLEUREN.inkt}"/><circle cx="35.500" cy="48.500" r="1.700" fill="${KLEUREN.wit}"/><circle cx="53.500" cy="48.500" r="1.700" fill="${KLEUREN.wit}"/>`,
  },
  mik: {
    vak: [120, 120],
    svg: () => `<circle cx="60" cy="60" r="54" fill="none" stroke="${KLEUREN.zon}" stroke-width="9" stroke-dasharray="26 14"/>`,
  },
};
