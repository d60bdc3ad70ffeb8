import type { GameArt } from '@spelrijk/game-kit/contract';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { drawVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { drawLach, drawOgen } from '@spelrijk/game-kit/stage';
import { drawErf } from './erf.ts';
import { PALET } from './palet.ts';

/** Splashes of mud on a chicken of 300 x 230. */
const MODDER = [
  [48, 70, 22],
  [96, 44, 16],
  [262, 66, 20],
  [70, 182, 20],
  [150, 200, 24],
  [226, 186, 18],
  [278, 116, 14],
  [30, 128, 15],
] as const;

/** From the side, her tail to the right until it is mirrored; on her back hangs what can be chosen. */
function drawKip(toon: string): string {
  const vlekken = toon === 'schoon' ? [] : toon === 'half' ? MODDER.filter((_, i) => i % 2 === 0) : MODDER;
  const modder = vlekken
    .map(
      ([x, y, r], i) =>
        `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.8}" fill="${PALET.modder}"/><circle cx="${x + r * 0.8}" cy="${y + r * 0.7}" r="${r * 0.32}" fill="${PALET.modder}"/><ellipse cx="${x - r * 0.2}" cy="${y - r * 0.2}" rx="${r * 0.4}" ry="${r * 0.22}" fill="${i % 2 === 0 ? PALET.modderLicht : PALET.modderDiep}"/>`,
    )
    .join('');
  const glans =
    toon === 'schoon' ? `<path d="M60 60q30-34 84-36" fill="none" stroke="${PALET.wit}" stroke-width="10" stroke-linecap="round"/>` : '';
  return (
    `<path d="M236 74Q250 14 296 6q6 22-8 38 16-2 10 18-6 22-22 34 8 28-8 54z" fill="${PALET.kipDiep}" stroke="${PALET.kipRand}" stroke-width="5" stroke-linejoin="round"/>` +
    `<path d="M10 104Q8 40 70 24Q150-2 232 44Q286 78 280 138Q270 212 152 222Q20 220 10 104z" fill="${PALET.kip}" stroke="${PALET.kipRand}" stroke-width="5"/><path d="M20 140Q40 206 152 212Q262 204 274 136Q262 176 152 184Q48 182 20 140z" fill="${PALET.kipDiep}"/>` +
    glans +
    modder +
    `<path d="M40 64Q24 34 62 26M262 64Q276 40 244 36" fill="none" stroke="${PALET.touw}" stroke-width="8" stroke-linecap="round"/><rect x="22" y="62" width="256" height="108" rx="16" fill="${PALET.paneelRand}"/><rect x="28" y="67" width="244" height="97" rx="11" fill="${PALET.paneel}"/>`
  );
}

const drawKop = (toon: string): string => {
  const oog =
    toon === 'schoon'
      ? `<path d="M30 46q8-10 16 0" fill="none" stroke="${KLEUREN.inkt}" stroke-width="5" stroke-linecap="round"/>`
      : `<circle cx="38" cy="46" r="11" fill="${PALET.wit}" stroke="${PALET.kipRand}" stroke-width="3"/><circle cx="36" cy="47" r="6" fill="${KLEUREN.inkt}"/>`;
  const modder =
    toon === 'schoon'
      ? ''
      : `<ellipse cx="70" cy="38" rx="13" ry="10" fill="${PALET.modder}"/><circle cx="60" cy="92" r="8" fill="${PALET.modder}"/>`;
  return `<path d="M34 26Q28 2 44 6Q50-8 62 6Q80-4 80 16Q92 18 84 34z" fill="${PALET.kam}" stroke="${PALET.kamDiep}" stroke-width="4" stroke-linejoin="round"/><path d="M96 118Q14 112 18 52Q24 22 58 20Q92 22 94 58Q94 88 102 112z" fill="${PALET.kip}" stroke="${PALET.kipRand}" stroke-width="5" stroke-linejoin="round"/><path d="M22 48L0 60l22 12z" fill="${PALET.snavel}" stroke="${PALET.snavelDiep}" stroke-width="4" stroke-linejoin="round"/><path d="M22 72q-10 8-4 24 14 0 16-20z" fill="${PALET.kam}"/>${modder}${oog}`;
};

/** The other way round: her head to the right. */
const mirror = (w: number, svg: string): string => `<g transform="translate(${w} 0) scale(-1 1)">${svg}</g>`;

const drawPoten = (toon: string): string => {
  const [a, b] = toon === '1' ? [22, 88] : [34, 76];
  return `<path d="M36 0L${a} 48l-14 6M${a} 48l12 6M74 0L${b} 48l-14 6M${b} 48l12 6" fill="none" stroke="${PALET.snavelDiep}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>`;
};

const drawHen = (lijf: string, diep: string, kroon = ''): string =>
  `<path d="M58 36Q66 10 82 12q0 18-8 24 8 8-4 24z" fill="${diep}"/><path d="M12 44Q14 20 34 24Q58 24 72 40Q74 66 42 68Q12 66 12 44z" fill="${lijf}" stroke="${PALET.kipRand}" stroke-width="3"/><circle cx="24" cy="26" r="15" fill="${lijf}" stroke="${PALET.kipRand}" stroke-width="3"/><path d="M18 12q-2-10 6-6 6-8 8 2 8 0 2 8z" fill="${PALET.kam}"/><circle cx="20" cy="25" r="3.500" fill="${KLEUREN.inkt}"/><path d="M10 26L0 31l10 5z" fill="${PALET.snavel}"/><path d="M36 44q14 14 28 0-2 16-16 16-12-2-12-16z" fill="${diep}"/>${kroon}`;

/** What can be under the mud; each sits on a fence of which the top is at y 78. */
const DIER: readonly string[] = [
  drawHen(PALET.kip, PALET.kipDiep),
  `<ellipse cx="46" cy="48" rx="32" ry="26" fill="${PALET.big}" stroke="${PALET.bigDiep}" stroke-width="3"/><path d="M76 40q10-6 6-14" fill="none" stroke="${PALET.bigDiep}" stroke-width="4" stroke-linecap="round"/><circle cx="28" cy="38" r="22" fill="${PALET.big}" stroke="${PALET.bigDiep}" stroke-width="3"/><path d="M12 22L6 6l16 8zM40 18l10-12 4 16z" fill="${PALET.bigDiep}"/><ellipse cx="24" cy="44" rx="11" ry="8" fill="${PALET.bigDiep}"/><circle cx="20" cy="44" r="2.500" fill="${PALET.kipRand}"/><circle cx="28" cy="44" r="2.500" fill="${PALET.kipRand}"/><circle cx="18" cy="31" r="3.500" fill="${KLEUREN.inkt}"/><circle cx="36" cy="31" r="3.500" fill="${KLEUREN.inkt}"/>`,
  `${[
    [34, 42, 18],
    [54, 36, 18],
    [68, 48, 16],
    [52, 56, 18],
    [34, 56, 16],
  ]
    .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${PALET.lam}" stroke="${PALET.lamDiep}" stroke-width="3"/>`)
    .join(
      '',
    )}<circle cx="52" cy="48" r="20" fill="${PALET.lam}"/><ellipse cx="22" cy="36" rx="15" ry="18" fill="${PALET.lamkop}"/><path d="M10 28Q-2 24 0 34q6 6 12 2zM32 28q14-6 14 4-6 6-14 2z" fill="${PALET.lamkop}"/><circle cx="24" cy="18" r="11" fill="${PALET.lam}"/><circle cx="17" cy="34" r="4" fill="${PALET.wit}"/><circle cx="28" cy="34" r="4" fill="${PALET.wit}"/><circle cx="17" cy="35" r="2" fill="${KLEUREN.inkt}"/><circle cx="28" cy="35" r="2" fill="${KLEUREN.inkt}"/><path d="M18 45q4 4 8 0" fill="none" stroke="${PALET.wit}" stroke-width="2.500" stroke-linecap="round"/>`,
  `${[-62, -31, 0, 31, 62].map((hoek) => `<g transform="rotate(${hoek} 46 60)"><ellipse cx="46" cy="22" rx="11" ry="24" fill="${PALET.veer}"/><circle cx="46" cy="10" r="7" fill="${KLEUREN.zon}"/><circle cx="46" cy="10" r="4" fill="${PALET.pauwDiep}"/></g>`).join('')}<path d="M30 72Q24 44 38 40Q34 20 48 20Q60 22 56 40Q70 46 62 72z" fill="${PALET.pauw}" stroke="${PALET.pauwDiep}" stroke-width="3"/><circle cx="42" cy="30" r="3.500" fill="${PALET.wit}"/><circle cx="54" cy="30" r="3.500" fill="${PALET.wit}"/><circle cx="42" cy="30" r="2" fill="${KLEUREN.inkt}"/><circle cx="54" cy="30" r="2" fill="${KLEUREN.inkt}"/><path d="M44 35h8l-4 7z" fill="${PALET.snavel}"/><path d="M44 20l-4-10M48 19V7M52 20l4-10" stroke="${PALET.pauwDiep}" stroke-width="3" stroke-linecap="round"/>`,
  drawHen(
    PALET.goud,
    PALET.goudDiep,
    `<path d="M60 8l3 6 6 1-5 4 2 6-6-3-6 3 2-6-5-4 6-1z" fill="${PALET.wit}"/><path d="M74 62l2 4 4 1-3 3 1 4-4-2-4 2 1-4-3-3 4-1z" fill="${PALET.wit}"/>`,
  ),
];

const drawBult = (toon: string): string =>
  `<ellipse cx="75" cy="122" rx="60" ry="8" fill="${KLEUREN.inkt}" opacity=".18"/><path d="M42 108l-6 18M62 112v14M92 112v14M110 106l8 18" stroke="${PALET.modderDiep}" stroke-width="10" stroke-linecap="round"/><path d="M10 84Q4 40 40 32Q54 4 84 16Q126 12 132 52Q152 76 134 100Q118 120 72 118Q18 116 10 84z" fill="${PALET.modderDiep}"/><path d="M16 80Q12 44 46 38Q58 12 84 22Q120 20 125 56Q142 76 127 94Q112 110 72 109Q24 108 16 80z" fill="${PALET.modder}"/><path d="M44 46q10-16 26-16M98 88q14-2 20-14M34 92q10 8 24 8" fill="none" stroke="${PALET.modderLicht}" stroke-width="8" stroke-linecap="round"/><circle cx="46" cy="62" r="14" fill="${PALET.wit}"/><circle cx="78" cy="60" r="14" fill="${PALET.wit}"/><circle cx="${toon === 'staat' ? 46 : 41}" cy="64" r="7" fill="${KLEUREN.inkt}"/><circle cx="${toon === 'staat' ? 78 : 73}" cy="62" r="7" fill="${KLEUREN.inkt}"/>${toon === 'staat' ? `<path d="M52 86q10 8 20 0" fill="none" stroke="${PALET.modderDiep}" stroke-width="6" stroke-linecap="round"/>` : `<ellipse cx="62" cy="88" rx="9" ry="7" fill="${PALET.modderDiep}"/>`}`;

const drawBord = (w: number, h: number, inhoud = ''): string =>
  `<path d="M${w * 0.2} ${h - 8}v24M${w * 0.8} ${h - 8}v24" stroke="${PALET.houtDiep}" stroke-width="14"/><rect y="6" width="${w}" height="${h - 6}" rx="18" fill="${PALET.houtDiep}"/><rect width="${w}" height="${h - 8}" rx="18" fill="${PALET.hout}"/><path d="M14 14h${w - 28}" stroke="${PALET.houtLicht}" stroke-width="6" stroke-linecap="round"/><rect x="14" y="12" width="${w - 28}" height="${h - 34}" rx="11" fill="${PALET.paneel}"/><circle cx="9" cy="${h / 2}" r="4" fill="${PALET.ijzer}"/><circle cx="${w - 9}" cy="${h / 2}" r="4" fill="${PALET.ijzer}"/>${inhoud}`;

const OOR = `<g transform="translate(62 22)" fill="none" stroke="${KLEUREN.inkt}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"><path d="M4 25h15l19-17v54L19 45H4z" fill="${KLEUREN.inkt}"/><path d="M52 22q11 13 0 26M68 12q19 23 0 46"/></g>`;

/** What comes by, one in a round. */
const VOORVAL: Readonly<Record<string, string>> = {
  vos: `<ellipse cx="60" cy="112" rx="42" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M6 84q-2-22 22-22 20 4 20 26-20 16-42-4z" fill="${PALET.hout}"/><path d="M6 84q-2-10 6-16 10 6 10 22-10 0-16-6z" fill="${PALET.wit}"/><ellipse cx="58" cy="86" rx="32" ry="20" fill="${PALET.goudDiep}"/><path d="M70 50l2-24 14 14h12l14-14 2 24q2 28-22 28T70 50z" fill="${PALET.goudDiep}"/><path d="M78 60q14 14 28 0l-14 20z" fill="${PALET.wit}"/>${drawOgen(92, 54, 9, 6)}<circle cx="92" cy="74" r="4" fill="${KLEUREN.inkt}"/><path d="M40 104v8M74 104v8" fill="none" stroke="${PALET.hout}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`,
  ei: `<ellipse cx="60" cy="112" rx="28" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M60 12q36 28 36 62-4 36-36 36T24 74q0-34 36-62z" fill="${PALET.kip}"/><circle cx="42" cy="52" r="5" fill="${PALET.kipRand}"/><circle cx="76" cy="44" r="6" fill="${PALET.kipRand}"/><circle cx="48" cy="94" r="5" fill="${PALET.kipRand}"/><circle cx="82" cy="84" r="5" fill="${PALET.kipRand}"/>${drawOgen(60, 68, 11, 7)}${drawLach(60, 84, 9)}`,
  kat: `<ellipse cx="60" cy="112" rx="34" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M34 112q-6-46 26-46t26 46z" fill="${PALET.houtDiep}"/><path d="M36 48L30 14l20 14h20l20-14-6 34q0 26-24 26T36 48z" fill="${PALET.houtDiep}"/>${drawOgen(60, 46, 11, 7)}<path d="M56 56h8l-4 5z" fill="${PALET.big}"/><path d="M52 68q8-7 16 0" fill="none" stroke="${KLEUREN.inkt}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M86 100q24 0 18-26" fill="none" stroke="${PALET.houtDiep}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><path d="M94 22q8 12 0 16-8-4 0-16z" fill="${PALET.water}"/>`,
  eend: `<ellipse cx="60" cy="106" rx="52" ry="9" fill="${PALET.plas}"/><ellipse cx="54" cy="82" rx="36" ry="22" fill="${PALET.wit}"/><circle cx="84" cy="50" r="18" fill="${PALET.wit}"/><path d="M98 48l18 6-16 8z" fill="${PALET.snavel}"/><ellipse cx="46" cy="80" rx="20" ry="12" fill="${PALET.vleugel}"/><circle cx="88" cy="46" r="4" fill="${KLEUREN.inkt}"/><path d="M22 78L6 64l6 26z" fill="${PALET.wit}"/><ellipse cx="20" cy="100" rx="8" ry="4" fill="${PALET.plasLicht}"/>`,
  tractor: `<ellipse cx="60" cy="112" rx="46" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M42 70V34h36l6 26h26v34H42z" fill="${PALET.gras}"/><rect x="50" y="40" width="22" height="22" rx="3" fill="${PALET.plasLicht}"/><rect x="92" y="40" width="6" height="22" rx="2" fill="${PALET.ijzer}"/><circle cx="34" cy="86" r="26" fill="${PALET.ijzer}"/><circle cx="34" cy="86" r="12" fill="${PALET.goud}"/><circle cx="96" cy="98" r="14" fill="${PALET.ijzer}"/><circle cx="96" cy="98" r="6" fill="${PALET.goud}"/>${drawOgen(96, 76, 6, 5)}${drawLach(96, 86, 5)}`,
  geit: `<ellipse cx="60" cy="112" rx="38" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M30 112q-4-46 30-46t30 46z" fill="${PALET.lam}"/><circle cx="60" cy="50" r="24" fill="${PALET.lam}"/><path d="M46 30Q36 20 42 6M74 30q10-10 4-24" fill="none" stroke="${PALET.ijzer}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><ellipse cx="32" cy="48" rx="13" ry="6" fill="${PALET.lamkop}" transform="rotate(20 32 48)"/><ellipse cx="88" cy="48" rx="13" ry="6" fill="${PALET.lamkop}" transform="rotate(-20 88 48)"/>${drawOgen(60, 46, 9, 6)}${drawLach(60, 58, 8)}<path d="M54 70l6 16 6-16z" fill="${PALET.wit}"/><path d="M68 62q22 4 40-8" fill="none" stroke="${PALET.touw}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M92 58h14v22H92z" fill="${PALET.regenRood}"/>`,
  regenboog: `<path d="M14 100a46 46 0 0 1 92 0" fill="none" stroke="${PALET.regenRood}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><path d="M23 100a37 37 0 0 1 74 0" fill="none" stroke="${PALET.regenGeel}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><path d="M32 100a28 28 0 0 1 56 0" fill="none" stroke="${PALET.regenGroen}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><path d="M41 100a19 19 0 0 1 38 0" fill="none" stroke="${PALET.regenBlauw}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><circle cx="24" cy="110" r="4" fill="${PALET.waterLicht}"/><circle cx="96" cy="110" r="4" fill="${PALET.waterLicht}"/><circle cx="40" cy="22" r="4" fill="${PALET.waterLicht}"/><circle cx="86" cy="26" r="4" fill="${PALET.waterLicht}"/>`,
  mus: `<ellipse cx="60" cy="104" rx="40" ry="9" fill="${PALET.modder}"/><ellipse cx="58" cy="76" rx="32" ry="26" fill="${PALET.houtLicht}"/><ellipse cx="58" cy="86" rx="20" ry="15" fill="${PALET.kipRand}"/><circle cx="62" cy="46" r="22" fill="${PALET.houtLicht}"/><path d="M80 46l18 6-18 6z" fill="${PALET.snavelDiep}"/><ellipse cx="38" cy="74" rx="12" ry="20" fill="${PALET.hout}" transform="rotate(20 38 74)"/>${drawOgen(66, 42, 8, 6)}<circle cx="74" cy="70" r="5" fill="${PALET.modder}"/><circle cx="50" cy="58" r="4" fill="${PALET.modder}"/><circle cx="36" cy="96" r="6" fill="${PALET.modderLicht}"/>`,
  ezel: `<ellipse cx="60" cy="112" rx="38" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M30 112q-4-44 26-44t34 44z" fill="${PALET.ijzerLicht}"/><ellipse cx="66" cy="50" rx="22" ry="26" fill="${PALET.ijzerLicht}"/><ellipse cx="78" cy="64" rx="18" ry="14" fill="${PALET.kipRand}"/><ellipse cx="46" cy="18" rx="8" ry="22" fill="${PALET.ijzerLicht}" transform="rotate(-14 46 18)"/><ellipse cx="72" cy="16" rx="8" ry="22" fill="${PALET.ijzerLicht}" transform="rotate(10 72 16)"/>${drawOgen(64, 42, 9, 7)}<circle cx="74" cy="60" r="4" fill="${KLEUREN.inkt}"/><circle cx="86" cy="60" r="4" fill="${KLEUREN.inkt}"/><ellipse cx="80" cy="72" rx="8" ry="6" fill="${PALET.kamDiep}"/><path d="M104 40V20l12-4" fill="none" stroke="${PALET.goud}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><circle cx="101" cy="41" r="5" fill="${PALET.goud}"/>`,
  haan: `<ellipse cx="60" cy="112" rx="30" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M34 112q-8-52 26-52t26 52z" fill="${PALET.kip}"/><circle cx="60" cy="44" r="22" fill="${PALET.kip}"/><path d="M44 26q2-18 12-6 6-18 12 0 12-10 10 10z" fill="${PALET.kam}"/><path d="M80 42l16-6-10 14zM78 52l14 4-14 4z" fill="${PALET.snavel}"/>${drawOgen(64, 42, 8, 6)}<ellipse cx="66" cy="62" rx="6" ry="9" fill="${PALET.kam}"/><path d="M34 92Q10 82 8 54q20 4 30 26z" fill="${PALET.pauw}"/><path d="M36 100Q12 104 4 86q22-6 34 4z" fill="${PALET.pauwDiep}"/>`,
};

export const art: GameArt = {
  voorval: drawVoorvallen(VOORVAL),
  'decor-liggend': { vak: [1280, 720], svg: () => drawErf({ w: 1280, h: 720, einder: 150 }) },
  'decor-staand': { vak: [720, 960], svg: () => drawErf({ w: 720, h: 960, einder: 206 }) },
  hek: {
    vak: [1100, 92],
    svg: () =>
      Array.from(
        { length: 11 },
        (_, i) =>
          `<path d="M${28 + i * 104} 4l12-8 12 8v86h-24z" fill="${PALET.hek}" stroke="${PALET.hekDiep}" stroke-width="4" stroke-linejoin="round"/>`,
      ).join('') +
      `<rect y="18" width="1100" height="17" rx="6" fill="${PALET.hek}" stroke="${PALET.hekDiep}" stroke-width="4"/><rect y="56" width="1100" height="17" rx="6" fill="${PALET.hek}" stroke="${PALET.hekDiep}" stroke-width="4"/>`,
  },
  kip: { vak: [300, 230], tonen: ['half', 'schoon'], svg: (toon) => mirror(300, drawKip(toon)) },
  kop: { vak: [104, 122], tonen: ['schoon'], svg: (toon) => mirror(104, drawKop(toon)) },
  poten: { vak: [110, 60], tonen: ['0', '1'], svg: drawPoten },
  gloed: {
    vak: [340, 260],
    svg: () =>
      `<rect x="4" y="4" width="332" height="252" rx="90" fill="${KLEUREN.zon}" opacity=".5"/><rect x="8" y="8" width="324" height="244" rx="86" fill="none" stroke="${KLEUREN.zon}" stroke-width="8" stroke-dasharray="20 12"/>`,
  },
  dier: { vak: [84, 78], tonen: ['0', '1', '2', '3', '4'], svg: (toon) => DIER[Number(toon)] ?? '' },
  bult: { vak: [150, 130], tonen: ['staat'], svg: drawBult },
  druppel: {
    vak: [26, 26],
    svg: () =>
      `<path d="M13 1Q24 14 24 17a11 8.500 0 0 1-22 0Q2 14 13 1z" fill="${PALET.waterDiep}"/><path d="M13 4Q21 14 21 17a8 6 0 0 1-16 0Q5 14 13 4z" fill="${PALET.water}"/><path d="M9 15q0-4 3-7" stroke="${PALET.waterLicht}" stroke-width="3" stroke-linecap="round" fill="none"/>`,
  },
  spat: {
    vak: [130, 110],
    svg: () =>
      `<path d="M65 40Q80 4 88 34Q120 18 104 48Q134 58 106 68Q118 96 86 82Q74 112 60 84Q30 104 38 72Q4 70 30 54Q10 24 44 36Q50 4 65 40z" fill="${PALET.water}" opacity=".9"/><path d="M65 52q6-14 10 0 14-4 8 8 10 8-4 10-2 12-12 4-12 8-12-6-14-2-4-10-8-10 14-6z" fill="${PALET.waterLicht}"/>`,
  },
  plas: {
    vak: [190, 44],
    svg: () =>
      `<ellipse cx="95" cy="24" rx="92" ry="18" fill="${PALET.water}"/><path d="M50 20h40M104 28h34" stroke="${PALET.waterLicht}" stroke-width="5" stroke-linecap="round"/>`,
  },
  mikpunt: {
    vak: [92, 92],
    svg: () =>
      `<circle cx="46" cy="46" r="32" fill="none" stroke="${KLEUREN.inkt}" stroke-width="13"/><path d="M46 2v24M46 66v24M2 46h24M66 46h24" stroke="${KLEUREN.inkt}" stroke-width="13" stroke-linecap="round"/><circle cx="46" cy="46" r="32" fill="none" stroke="${KLEUREN.zon}" stroke-width="7"/><path d="M46 4v20M46 68v20M4 46h20M68 46h20" stroke="${KLEUREN.zon}" stroke-width="7" stroke-linecap="round"/>`,
  },
  ton: {
    vak: [130, 150],
    svg: () =>
      `<ellipse cx="65" cy="140" rx="58" ry="9" fill="${KLEUREN.inkt}" opacity=".2"/><path d="M14 20Q-2 76 18 140h94Q132 76 116 20z" fill="${PALET.houtDiep}"/><path d="M18 20Q4 76 22 136h86Q126 76 112 20z" fill="${PALET.hout}"/><path d="M40 20q-8 58 0 116M65 20v116M90 20q8 58 0 116" stroke="${PALET.houtDiep}" stroke-width="4" fill="none"/><path d="M10 44q55 10 110 0M10 112q55 10 110 0" stroke="${PALET.ijzer}" stroke-width="10" fill="none"/><ellipse cx="65" cy="20" rx="51" ry="13" fill="${PALET.houtDiep}"/><ellipse cx="65" cy="20" rx="43" ry="9" fill="${PALET.water}"/><path d="M40 18q24 6 48 0" stroke="${PALET.waterLicht}" stroke-width="4" fill="none" stroke-linecap="round"/>`,
  },
  slang: {
    vak: [520, 70],
    svg: () =>
      `<path d="M8 6Q20 62 120 52T300 56T430 44T512 30" fill="none" stroke="${PALET.slangDiep}" stroke-width="18" stroke-linecap="round"/><path d="M8 4Q20 58 120 48T300 52T430 40T512 26" fill="none" stroke="${PALET.slang}" stroke-width="11" stroke-linecap="round"/>`,
  },
  spuit: {
    vak: [74, 170],
    svg: () =>
      `<path d="M27 2h20l4 56H23z" fill="${PALET.koperDiep}"/><path d="M31 2h9l2 54H27z" fill="${PALET.koper}"/><rect x="22" y="0" width="30" height="12" rx="4" fill="${PALET.koperDiep}"/><rect x="17" y="54" width="40" height="50" rx="10" fill="${PALET.ijzer}"/><rect x="21" y="58" width="14" height="42" rx="6" fill="${PALET.ijzerLicht}"/><path d="M55 64q16 4 12 26" fill="none" stroke="${PALET.kam}" stroke-width="9" stroke-linecap="round"/>`,
  },
  'bord-woord': { vak: [500, 112], svg: () => drawBord(500, 112) },
  'bord-oor': { vak: [210, 112], tonen: ['leeg'], svg: (toon) => drawBord(210, 112, toon === 'leeg' ? '' : OOR) },
  'bord-liggend': { vak: [800, 112], svg: () => drawBord(800, 112) },
  'bord-staand': { vak: [690, 150], svg: () => drawBord(690, 150) },
};
