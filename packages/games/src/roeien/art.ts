import type { GameArt } from '@spelrijk/game-kit/contract';
import { drawKnopVlak, drawPluk, traceSter, drawLach, drawOgen } from '@spelrijk/game-kit/stage';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { drawVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { drawDecor } from './decor.ts';
import { PALET } from './palet.ts';

const OOR = `<g fill="none" stroke="${KLEUREN.zee}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"><path d="M-44-11h15l19-17v56l-19-17h-15z" fill="${KLEUREN.zee}"/><path d="M10-15q10 15 0 30M27-26q19 26 0 52"/></g>`;

/** A banner between two poles, with a pennant at each end. */
const drawSpandoek = (w: number, inhoud = ''): string =>
  `<path d="M10-4V116M${w - 10}-4V116" stroke="${PALET.houtDiep}" stroke-width="9" stroke-linecap="round"/><path d="M14 4L-18 16 14 28zM${w - 14} 4l32 12-32 12z" fill="${KLEUREN.zon}"/><path d="M10 12Q${w / 2} 26 ${w - 10} 12V98Q${w / 2} 114 10 98z" fill="${PALET.koraalDiep}"/><path d="M10 8Q${w / 2} 22 ${w - 10} 8V92Q${w / 2} 108 10 92z" fill="${KLEUREN.koraal}"/><path d="M22 20Q${w / 2} 33 ${w - 22} 20V82Q${w / 2} 96 22 82z" fill="${KLEUREN.papier}"/>${inhoud}`;

const ROMP =
  `<path d="M8 52q60 62 220 66h520q120-6 148-62z" fill="${PALET.nachtblauw}" opacity=".2" transform="translate(0 10)"/>` +
  `<path d="M2 40q30 76 190 78h540q124-4 166-84-80 20-210 20H150Q60 54 2 40z" fill="${PALET.koraalDiep}"/><path d="M2 40q22 54 150 58h580q106-4 166-64-80 20-210 20H150Q60 54 2 40z" fill="${KLEUREN.koraal}"/>` +
  `<path d="M2 40q14 26 60 36h770q40-16 66-42-80 20-210 20H150Q60 54 2 40z" fill="${PALET.koraalLicht}"/><path d="M46 74q20 10 60 12h690q20-3 40-12l-18 0H70z" fill="${PALET.wit}" opacity=".9"/>` +
  `<path d="M2 40Q60 56 150 58h540q120 0 208-24l-14-6q-90 18-194 18H150Q70 46 14 30z" fill="${PALET.houtLicht}"/><circle cx="816" cy="70" r="15" fill="${PALET.wit}"/><path transform="translate(816 71)" d="${traceSter(5, 12, 5)}" fill="${KLEUREN.zon}"/>`;

const KOE_OGEN: Readonly<Record<string, string>> = {
  '': `<circle cx="42" cy="56" r="3.500" fill="${PALET.oog}"/><circle cx="60" cy="56" r="3.500" fill="${PALET.oog}"/>`,
  schrik: `<circle cx="42" cy="55" r="7" fill="${PALET.wit}"/><circle cx="60" cy="55" r="7" fill="${PALET.wit}"/><circle cx="42" cy="56" r="3.500" fill="${PALET.oog}"/><circle cx="60" cy="56" r="3.500" fill="${PALET.oog}"/>`,
  blij: `<path d="M36 57q6-8 12 0M54 57q6-8 12 0" fill="none" stroke="${PALET.oog}" stroke-width="3.500" stroke-linecap="round"/>`,
};
const KOE_BEK: Readonly<Record<string, string>> = {
  '': `<path d="M44 80q8 4 15 0" fill="none" stroke="${PALET.oog}" stroke-width="2.500" stroke-linecap="round"/><path d="M60 79q14 2 20-8" fill="none" stroke="${KLEUREN.gras}" stroke-width="3"/>`,
  schrik: `<ellipse cx="51" cy="81" rx="6" ry="7" fill="${PALET.koeVlek}"/>`,
  blij: `<path d="M40 77q11 14 22 0z" fill="${PALET.koeVlek}"/><path d="M45 82q6 5 12 0z" fill="${PALET.roze}"/>`,
};

const drawKoe = (toon: string): string =>
  `<ellipse cx="84" cy="138" rx="58" ry="8" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M58 96v40h12V104M74 104v32h11v-30M112 104v32h11v-32M126 96v40h12V92" fill="${PALET.wit}" stroke="${PALET.grijs}" stroke-width="2"/><path d="M138 74q12 14 6 40" fill="none" stroke="${PALET.grijs}" stroke-width="4"/><rect x="52" y="58" width="90" height="54" rx="24" fill="${PALET.wit}"/><path d="M84 58q26-4 24 18t-26 16-10-34zM122 84q20-4 20 14t-16 12-4-26z" fill="${PALET.koeVlek}"/><path d="M88 110q4 8 16 2" fill="${PALET.koeSnuit}"/>` +
  `<path d="M30 46q-18-4-20 8 12 8 22 0zM72 46q18-4 20 8-12 8-22 0z" fill="${PALET.koeVlek}"/><path d="M36 38q-6-10 0-16M66 38q6-10 0-16" stroke="${PALET.eendLicht}" stroke-width="6" stroke-linecap="round" fill="none"/><path d="M30 50q0-18 21-18t21 18v26q-4 14-21 14T30 76z" fill="${PALET.wit}"/><path d="M52 32q20 0 20 22-10 4-16-4-6-8-4-18z" fill="${PALET.koeVlek}"/><ellipse cx="51" cy="76" rx="22" ry="15" fill="${PALET.koeSnuit}"/><circle cx="43" cy="71" r="2.500" fill="${PALET.rozeDiep}"/><circle cx="59" cy="71" r="2.500" fill="${PALET.rozeDiep}"/>${KOE_OGEN[toon] ?? ''}${KOE_BEK[toon] ?? ''}`;

const drawEend = (toon: string): string =>
  `<path d="M4 40q-4-10 4-16 8 12 22 10 4-14 18-12 20 2 22 18 0 22-34 22Q8 62 4 40z" fill="${PALET.eendBruin}"/><path d="M18 42q14-10 28 0-4 12-16 12-10 0-12-12z" fill="${PALET.eendLicht}"/><circle cx="54" cy="20" r="16" fill="${KLEUREN['gras-diep']}"/><path d="M42 32q12 8 24 0l-2 7q-10 5-20 0z" fill="${PALET.wit}"/><circle cx="58" cy="16" r="3.500" fill="${PALET.wit}"/><circle cx="59" cy="16" r="2" fill="${PALET.oog}"/>${toon === 'kwaak' ? `<path d="M66 14l12-5-2 8zM66 22l12 6-3-8z" fill="${PALET.snavel}"/>` : `<path d="M66 16q10 0 12 5-6 4-13 3z" fill="${PALET.snavel}"/>`}<path d="M44 6h20l-4-8H48z" fill="${KLEUREN.koraal}"/><path d="M40 8h28" stroke="${PALET.koraalDiep}" stroke-width="4" stroke-linecap="round"/><path d="M-4 62q40 8 84 0" stroke="${PALET.schuim}" stroke-width="4" fill="none" stroke-linecap="round" opacity=".8"/>`;

/** Hats out of bottles, each on a head of 100 wide. */
const HOEDEN: readonly string[] = [
  `<path d="M14 94L50 8l36 86q-36 12-72 0z" fill="${KLEUREN.druif}"/><path d="M30 62l36 8-5-16-24-8zM22 82l58 6-5-10-48-8z" fill="${KLEUREN.zon}"/><circle cx="50" cy="10" r="10" fill="${KLEUREN.koraal}"/>`,
  `<path d="M6 92q10-14 18-16 0-44 28-44t28 44q10 2 16 16-46 14-90 0z" fill="${PALET.geelDiep}"/><path d="M10 88q8-12 16-14 2-40 26-40t26 40q8 2 14 14-42 12-82 0z" fill="${KLEUREN.zon}"/>`,
  `<path d="M14 92V40l20 22 16-34 16 34 20-22v52z" fill="${KLEUREN.zon}" stroke="${PALET.geelDiep}" stroke-width="4" stroke-linejoin="round"/><circle cx="50" cy="78" r="7" fill="${KLEUREN.koraal}"/><circle cx="28" cy="80" r="5" fill="${KLEUREN.zee}"/><circle cx="72" cy="80" r="5" fill="${KLEUREN.zee}"/>`,
  `<path d="M12 90q0-40 38-40t38 40z" fill="${KLEUREN.koraal}"/><path d="M50 50q-20 10-20 40h14q-2-30 6-40zM50 50q20 10 20 40H56q2-30-6-40z" fill="${KLEUREN.zon}"/><path d="M50 50V32" stroke="${KLEUREN.inkt}" stroke-width="5"/><path d="M50 32q-22-16-34-4 14 12 34 4q22 14 34 2-16-14-34 2z" fill="${KLEUREN.gras}"/>`,
  `<path d="M8 90h84l-8-12H16z" fill="${KLEUREN.inkt}"/><path d="M24 80l4-60q22-8 44 0l4 60z" fill="${PALET.nachtblauw}"/><path d="M25 74l1-14h48l1 14z" fill="${KLEUREN.koraal}"/><path d="M70 24q22-18 18-22-18 2-22 20z" fill="${PALET.roze}"/>`,
];

const drawVlag = (toon: string): string =>
  `<path d="M14 10V124" stroke="${PALET.houtDiep}" stroke-width="8" stroke-linecap="round"/><circle cx="14" cy="8" r="7" fill="${KLEUREN.zon}"/>${toon === 'mis' ? `<path d="M18 18q18 16 8 34t10 34l-18-6z" fill="${PALET.grijs}"/>` : `<path d="M18 14q24 12 46 2-8 16 0 30-22 10-46-2z" fill="${KLEUREN.koraal}"/><path d="M18 14q24 12 46 2-3 5-4 10-22 8-42-4z" fill="${PALET.koraalLicht}"/>`}<path d="M2 124q12-8 24 0" stroke="${PALET.schuim}" stroke-width="5" fill="none" stroke-linecap="round"/>`;

const PLEK: Readonly<Record<string, string>> = {
  '': `<circle cx="48" cy="126" r="9" fill="${PALET.wit}" opacity=".75"/><circle cx="48" cy="126" r="4" fill="${KLEUREN.zee}"/>`,
  hier: `<rect x="30" y="18" width="36" height="124" rx="18" fill="${KLEUREN.zon}" opacity=".45" stroke="${KLEUREN.zon}" stroke-width="5"/><circle cx="48" cy="126" r="9" fill="${PALET.wit}"/><circle cx="48" cy="126" r="4" fill="${KLEUREN.zee}"/>`,
  tip: `<rect x="30" y="18" width="36" height="124" rx="18" fill="${PALET.wit}" opacity=".7" stroke="${KLEUREN.zon}" stroke-width="6" stroke-dasharray="12 9"/><path d="M48 30v60" stroke="${KLEUREN.koraal}" stroke-width="6" stroke-linecap="round"/><path d="M50 30l26 10-26 12z" fill="${KLEUREN.koraal}"/>`,
};

const ZIT: Readonly<Record<string, string>> = {
  '': `<rect x="3" y="3" width="84" height="60" rx="14" fill="${PALET.wit}" opacity=".35" stroke="${PALET.wit}" stroke-width="5" stroke-dasharray="10 8"/>`,
  nu: `<rect x="3" y="3" width="84" height="60" rx="14" fill="${PALET.wit}" opacity=".8" stroke="${KLEUREN.zon}" stroke-width="6"/>`,
  vol: `<rect x="3" y="3" width="84" height="60" rx="14" fill="${KLEUREN.papier}" stroke="${PALET.houtDiep}" stroke-width="4"/>`,
};

const drawVlot = (w: number): string =>
  `<rect y="8" width="${w}" height="96" rx="18" fill="${PALET.nachtblauw}" opacity=".22" transform="translate(0 8)"/><rect width="${w}" height="88" rx="16" fill="${PALET.houtDiep}"/><rect width="${w}" height="78" rx="16" fill="${PALET.houtLicht}"/>${Array.from({ length: Math.floor(w / 92) }, (_, i) => `<path d="M${(i + 1) * 92} 2v74" stroke="${PALET.hout}" stroke-width="4"/>`).join('')}<rect x="20" y="8" width="${w - 40}" height="7" rx="3" fill="${PALET.wit}" opacity=".3"/>`;

const drawTrom = (toon: string): string =>
  `<path d="M10 36v26q0 18 32 18t32-18V36z" fill="${PALET.koraalDiep}"/><path d="M10 40l16 34 16-30 16 30 16-34" fill="none" stroke="${KLEUREN.zon}" stroke-width="4" stroke-linejoin="round"/><ellipse cx="42" cy="34" rx="34" ry="17" fill="${toon === 'nu' ? KLEUREN.zon : PALET.room}" stroke="${KLEUREN.koraal}" stroke-width="5"/><path d="M14 4l22 26M70 4L48 30" stroke="${PALET.houtDiep}" stroke-width="5" stroke-linecap="round"/><circle cx="36" cy="30" r="6" fill="${PALET.wit}"/><circle cx="48" cy="30" r="6" fill="${PALET.wit}"/>`;

/** What comes by, one in a round. */
const VOORVAL: Readonly<Record<string, string>> = {
  otter: `<ellipse cx="60" cy="104" rx="54" ry="10" fill="${PALET.schuim}"/><ellipse cx="62" cy="86" rx="42" ry="17" fill="${PALET.hout}"/><ellipse cx="66" cy="84" rx="28" ry="10" fill="${PALET.room}"/><circle cx="26" cy="74" r="19" fill="${PALET.hout}"/><circle cx="14" cy="60" r="6" fill="${PALET.hout}"/><circle cx="38" cy="58" r="6" fill="${PALET.hout}"/>${drawOgen(26, 70, 7, 6)}<circle cx="26" cy="79" r="4" fill="${PALET.oog}"/>${drawLach(26, 82, 5)}<ellipse cx="106" cy="80" rx="12" ry="6" fill="${PALET.hout}"/><path d="M58 74q14-16 28 0-14 10-28 0z" fill="${PALET.waterLicht}"/><circle cx="80" cy="72" r="2" fill="${KLEUREN.inkt}"/>`,
  reiger: `<ellipse cx="60" cy="112" rx="24" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><ellipse cx="52" cy="62" rx="24" ry="18" fill="${PALET.grijs}"/><path d="M66 54q16-14 6-34" fill="none" stroke="${PALET.grijs}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/><circle cx="72" cy="18" r="11" fill="${PALET.grijs}"/><path d="M82 14l30 6-30 6z" fill="${PALET.geelDiep}"/><circle cx="74" cy="16" r="3" fill="${KLEUREN.inkt}"/><path d="M64 12Q46 2 40 10l24 6z" fill="${PALET.nachtblauw}"/><path d="M32 58L12 80l28-8z" fill="${PALET.nachtblauw}"/><path d="M48 78v34h8M60 78v34h8" fill="none" stroke="${PALET.geelDiep}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
  karper: `<path d="M106 34Q72 14 34 48q-18 20 0 38 36 6 58-26 12-16 14-26z" fill="${PALET.amber}"/><path d="M34 86L8 96l8-26z" fill="${PALET.geelDiep}"/><path d="M60 38q6-22 26-22l-4 22z" fill="${PALET.geelDiep}"/><path d="M78 42q-8 12 2 22M62 50q-6 10 2 18" fill="none" stroke="${PALET.geelDiep}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>${drawOgen(90, 42, 5, 6)}${drawLach(96, 52, 5)}<circle cx="24" cy="110" r="5" fill="${PALET.schuim}"/><circle cx="44" cy="112" r="6" fill="${PALET.schuim}"/>`,
  zwanen: `<ellipse cx="60" cy="106" rx="50" ry="8" fill="${PALET.schuim}"/><path d="M12 86q-4-18 12-16 22-20 52-8 18 6 24 22-4 20-44 20T12 86z" fill="${PALET.wit}"/><path d="M88 82q16-32-2-54" fill="none" stroke="${PALET.wit}" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"/><circle cx="82" cy="26" r="12" fill="${PALET.wit}"/><path d="M72 22L56 30l16 6z" fill="${PALET.koraalLicht}"/><circle cx="80" cy="24" r="4" fill="${KLEUREN.inkt}"/><circle cx="46" cy="54" r="14" fill="${PALET.grijs}"/>${drawOgen(46, 52, 5, 4)}<path d="M40 58l-8 3 8 3z" fill="${PALET.oog}"/>`,
  boei: `<ellipse cx="60" cy="104" rx="46" ry="8" fill="${PALET.schuim}"/><path d="M30 100l8-44h44l8 44z" fill="${PALET.koraalLicht}"/><path d="M35 76h50l3 12H32z" fill="${PALET.wit}"/><rect x="50" y="30" width="20" height="28" rx="3" fill="${PALET.koraalDiep}"/><circle cx="60" cy="24" r="11" fill="${PALET.geel}"/>${drawOgen(60, 66, 9, 6)}${drawLach(60, 92, 7)}<path d="M36 18l-10-8M84 18l10-8" fill="none" stroke="${PALET.geel}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
  kikkers: `<ellipse cx="60" cy="112" rx="46" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><ellipse cx="60" cy="96" rx="54" ry="14" fill="${PALET.lelie}"/><ellipse cx="28" cy="78" rx="14" ry="16" fill="${PALET.wilgBlad}"/><ellipse cx="60" cy="74" rx="15" ry="18" fill="${PALET.wilgLicht}"/><ellipse cx="92" cy="78" rx="14" ry="16" fill="${PALET.wilgBlad}"/><circle cx="22" cy="62" r="6" fill="${PALET.wilgBlad}"/><circle cx="34" cy="62" r="6" fill="${PALET.wilgBlad}"/><circle cx="54" cy="56" r="7" fill="${PALET.wilgLicht}"/><circle cx="66" cy="56" r="7" fill="${PALET.wilgLicht}"/><circle cx="86" cy="62" r="6" fill="${PALET.wilgBlad}"/><circle cx="98" cy="62" r="6" fill="${PALET.wilgBlad}"/>${drawOgen(28, 62, 6, 4)}${drawOgen(60, 56, 6, 4)}${drawOgen(92, 62, 6, 4)}${drawLach(28, 78, 5)}${drawLach(60, 76, 6)}${drawLach(92, 78, 5)}<path d="M12 70L2 104M108 70l10 34" fill="none" stroke="${PALET.hout}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
  libel: `<ellipse cx="30" cy="44" rx="30" ry="9" fill="${PALET.glasLicht}" transform="rotate(14 30 44)"/><ellipse cx="90" cy="44" rx="30" ry="9" fill="${PALET.glasLicht}" transform="rotate(-14 90 44)"/><ellipse cx="34" cy="62" rx="26" ry="8" fill="${PALET.glasLicht}" transform="rotate(-10 34 62)"/><ellipse cx="86" cy="62" rx="26" ry="8" fill="${PALET.glasLicht}" transform="rotate(10 86 62)"/><rect x="55" y="42" width="10" height="70" rx="5" fill="${PALET.koraalDiep}"/><path d="M56 62h8M56 76h8M56 90h8" fill="none" stroke="${PALET.koraalLicht}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><circle cx="60" cy="32" r="15" fill="${PALET.koraalDiep}"/>${drawOgen(60, 30, 9, 7)}${drawLach(60, 39, 4)}`,
  klomp: `<ellipse cx="60" cy="104" rx="52" ry="8" fill="${PALET.schuim}"/><path d="M6 74q4-8 20-4 20 2 34-14 26-8 50 20 6 20-14 24H28Q6 98 6 74z" fill="${PALET.geel}"/><ellipse cx="44" cy="72" rx="20" ry="8" fill="${PALET.kurk}"/>${drawOgen(82, 78, 9, 6)}${drawLach(82, 88, 7)}<path d="M44 70V34" fill="none" stroke="${PALET.hout}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M44 34l34 14-34 12z" fill="${PALET.wit}"/>`,
  waterrat: `<ellipse cx="60" cy="104" rx="46" ry="8" fill="${PALET.schuim}"/><ellipse cx="54" cy="82" rx="36" ry="22" fill="${PALET.eendBruin}"/><circle cx="86" cy="68" r="20" fill="${PALET.eendBruin}"/><circle cx="78" cy="50" r="8" fill="${PALET.eendBruin}"/><circle cx="94" cy="50" r="8" fill="${PALET.eendBruin}"/>${drawOgen(90, 64, 7, 6)}<circle cx="104" cy="72" r="4" fill="${PALET.koeSnuit}"/>${drawLach(94, 78, 5)}<path d="M92 82L118 44" fill="none" stroke="${PALET.zeil}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M20 88Q2 90 6 70" fill="none" stroke="${PALET.eendBruin}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`,
  mist: `<path d="M16 84q-8-18 10-24 4-24 32-22 30 2 32 24 20 4 14 24 4 14-14 14H30q-16 0-14-16z" fill="${PALET.wit}" opacity=".85"/><path d="M20 106h80M34 114h52" fill="none" stroke="${PALET.wit}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" opacity=".7"/>${drawOgen(58, 64, 13, 8)}${drawLach(58, 80, 10)}`,
};

export const art: GameArt = {
  voorval: drawVoorvallen(VOORVAL),
  'decor-liggend': { vak: [1280, 720], svg: () => drawDecor({ w: 1280, h: 720, oever: 262, molen: [1060, 148] }) },
  'decor-staand': { vak: [720, 960], svg: () => drawDecor({ w: 720, h: 960, oever: 330, molen: [566, 206] }) },
  wieken: {
    vak: [150, 150],
    svg: () =>
      [0, 90, 180, 270]
        .map(
          (hoek) =>
            `<g transform="rotate(${hoek} 75 75)"><path d="M75 75V4" stroke="${PALET.molenKap}" stroke-width="5"/><path d="M78 8h16v54H78z" fill="${PALET.zeil}" stroke="${PALET.molenDonker}" stroke-width="2"/></g>`,
        )
        .join('') + `<circle cx="75" cy="75" r="6" fill="${PALET.molenKap}"/>`,
  },
  koe: { vak: [150, 150], tonen: ['schrik', 'blij'], svg: drawKoe },
  wilg: {
    vak: [150, 150],
    svg: () =>
      `<ellipse cx="76" cy="143" rx="40" ry="7" fill="${KLEUREN.inkt}" opacity=".14"/>` +
      Array.from({ length: 11 }, (_, i) => {
        const hoek = -62 + i * 12.4;
        return `<g transform="rotate(${hoek.toFixed(0)} 75 78)"><path d="M75 78V${20 + (i % 3) * 8}" stroke="${PALET.hout}" stroke-width="4"/><path d="M75 ${66 - (i % 2) * 6}q-12-22 0-${44 + (i % 3) * 5}q12 22 0 ${44 + (i % 3) * 5}z" fill="${i % 2 === 0 ? PALET.wilgBlad : PALET.wilgLicht}"/></g>`;
      }).join('') +
      `<path d="M54 146q10-34 0-58-2-22 22-24 24 0 22 22-8 26 2 60z" fill="${PALET.houtDiep}"/><path d="M58 88q16-16 36-2M66 142q6-24 2-46M84 140q-4-22 0-40" stroke="${PALET.hout}" stroke-width="5" fill="none" stroke-linecap="round"/><circle cx="76" cy="108" r="7" fill="${PALET.oog}" opacity=".55"/>`,
  },
  hek: {
    vak: [150, 150],
    svg: () =>
      `<path d="M16 92v52M74 92v52M132 92v52" stroke="${PALET.houtDiep}" stroke-width="10" stroke-linecap="round"/><path d="M8 104h134M8 126h134M20 128l50-24" stroke="${PALET.hout}" stroke-width="8" stroke-linecap="round"/>${drawPluk(30, 148, PALET.dijk)}${drawPluk(108, 148, PALET.dijkDonker, 1.2)}`,
  },
  riet: {
    vak: [150, 150],
    svg: () =>
      [20, 42, 62, 86, 108, 130]
        .map((x, i) => {
          const top = 34 + ((i * 29) % 34);
          return `<path d="M${x} 150q${i % 2 ? 6 : -6}-50 0-${150 - top}" stroke="${PALET.rietHalm}" stroke-width="5" fill="none" stroke-linecap="round"/><rect x="${x - 6}" y="${top - 12}" width="12" height="38" rx="6" fill="${PALET.rietSigaar}"/><path d="M${x} 150q14-34 26-44-4 26-26 44z" fill="${PALET.wilgLicht}"/>`;
        })
        .join(''),
  },
  huis: {
    vak: [150, 150],
    svg: () =>
      `<ellipse cx="76" cy="144" rx="62" ry="7" fill="${KLEUREN.inkt}" opacity=".14"/><rect x="26" y="78" width="100" height="66" fill="${PALET.room}"/><path d="M12 84L76 30l62 54z" fill="${PALET.dak}"/><path d="M12 84L76 30v12L26 84z" fill="${PALET.wit}" opacity=".2"/><rect x="104" y="36" width="14" height="30" fill="${PALET.molenDonker}"/><rect x="64" y="102" width="26" height="42" rx="3" fill="${KLEUREN.zee}"/><rect x="36" y="96" width="22" height="22" fill="${PALET.waterLicht}" stroke="${PALET.wit}" stroke-width="4"/><rect x="98" y="96" width="20" height="22" fill="${PALET.waterLicht}" stroke="${PALET.wit}" stroke-width="4"/>`,
  },
  eend: { vak: [80, 70], tonen: ['kwaak'], svg: drawEend },
  pul: {
    vak: [44, 40],
    svg: () =>
      `<path d="M4 24q-2-6 3-9 4 7 11 6 10-4 18 4 2 12-16 12Q6 36 4 24z" fill="${PALET.geel}"/><circle cx="30" cy="14" r="10" fill="${PALET.geel}"/><circle cx="33" cy="12" r="2" fill="${PALET.oog}"/><path d="M38 13l6 3-6 3z" fill="${PALET.snavel}"/><path d="M10 26q6-5 12 0-3 5-7 5-4 0-5-5z" fill="${PALET.geelDiep}" opacity=".5"/><path d="M0 37q20 4 40 0" stroke="${PALET.schuim}" stroke-width="3" fill="none" opacity=".8"/>`,
  },
  romp: { vak: [900, 130], svg: () => ROMP },
  toeter: {
    vak: [90, 66],
    svg: () =>
      `<path d="M6 24h18L80 2q8 31 0 62L24 42H6z" fill="${KLEUREN.zon}" stroke="${PALET.geelDiep}" stroke-width="4" stroke-linejoin="round"/><ellipse cx="80" cy="33" rx="7" ry="30" fill="${PALET.amber}"/>`,
  },
  riem: {
    vak: [44, 200],
    svg: () =>
      `<rect x="17" width="10" height="150" rx="5" fill="${PALET.houtLicht}"/><rect x="17" width="10" height="30" rx="5" fill="${PALET.houtDiep}"/><path d="M22 136q18 6 18 36 0 26-18 26t-18-26q0-30 18-36z" fill="${PALET.wit}"/><path d="M22 160q16 0 18 12 0 26-18 26T4 172q2-12 18-12z" fill="${KLEUREN.zon}"/>`,
  },
  plons: {
    vak: [120, 84],
    svg: () =>
      `<path d="M4 76q14-40 24-44 2 20 10 24 4-44 22-54 14 10 18 52 8-4 14-26 14 12 24 48-56 14-112 0z" fill="${PALET.schuim}" opacity=".92"/><circle cx="18" cy="18" r="6" fill="${PALET.schuim}"/><circle cx="98" cy="10" r="7" fill="${PALET.schuim}"/><circle cx="44" cy="4" r="4" fill="${PALET.schuim}"/>`,
  },
  hoed: { vak: [100, 100], tonen: HOEDEN.map((_, i) => String(i)), svg: (toon) => HOEDEN[Number(toon)] ?? HOEDEN[0] ?? '' },
  zit: { vak: [90, 66], tonen: ['nu', 'vol'], svg: (toon) => ZIT[toon] ?? ZIT[''] ?? '' },
  kolk: {
    vak: [88, 66],
    svg: () =>
      `<ellipse cx="44" cy="36" rx="42" ry="28" fill="${PALET.waterDiep}" opacity=".5"/><ellipse cx="44" cy="33" rx="40" ry="27" fill="${PALET.schuim}"/><ellipse cx="44" cy="33" rx="30" ry="19" fill="none" stroke="${PALET.waterLicht}" stroke-width="5"/>`,
  },
  boei: {
    vak: [96, 108],
    svg: () =>
      `<ellipse cx="48" cy="96" rx="44" ry="10" fill="${PALET.nachtblauw}" opacity=".25"/><rect x="4" y="6" width="88" height="92" rx="30" fill="${PALET.koraalDiep}"/><rect x="4" y="2" width="88" height="90" rx="30" fill="${KLEUREN.koraal}"/><rect x="12" y="14" width="72" height="66" rx="20" fill="${KLEUREN.papier}"/><path d="M20 10q28-8 56 0" stroke="${PALET.wit}" stroke-width="5" fill="none" stroke-linecap="round" opacity=".5"/><path d="M0 98q24-8 48 0t48 0" stroke="${PALET.schuim}" stroke-width="5" fill="none" stroke-linecap="round"/>`,
  },
  plek: { vak: [96, 150], tonen: ['hier', 'tip'], svg: (toon) => PLEK[toon] ?? PLEK[''] ?? '' },
  vlag: { vak: [68, 132], tonen: ['mis'], svg: drawVlag },
  plank: {
    vak: [220, 92],
    svg: () =>
      `<rect y="10" width="220" height="78" rx="30" fill="${PALET.waterDiep}" opacity=".5"/><rect width="220" height="80" rx="30" fill="${KLEUREN.papier}"/><rect x="6" y="6" width="208" height="68" rx="26" fill="none" stroke="${KLEUREN.gras}" stroke-width="5"/><path d="M0 86q28-8 55 0t55 0 55 0 55 0" stroke="${PALET.schuim}" stroke-width="6" fill="none"/>`,
  },
  'vlot-liggend': { vak: [1280, 110], svg: () => drawVlot(1280) },
  'vlot-staand': { vak: [740, 110], svg: () => drawVlot(740) },
  bordje: {
    vak: [90, 104],
    svg: () =>
      `<rect x="4" y="26" width="82" height="56" rx="14" fill="${PALET.houtDiep}"/><rect x="4" y="22" width="82" height="56" rx="14" fill="${KLEUREN.papier}" stroke="${PALET.houtDiep}" stroke-width="4"/>`,
  },
  rand: {
    vak: [100, 136],
    tonen: ['kijk'],
    svg: (toon) =>
      `<rect x="4" y="4" width="92" height="128" rx="22" fill="${KLEUREN.zon}" opacity=".4"/><rect x="4" y="4" width="92" height="128" rx="22" fill="none" stroke="${toon === 'kijk' ? PALET.amber : KLEUREN.zon}" stroke-width="7"${toon === 'kijk' ? ' stroke-dasharray="16 10"' : ''}/>`,
  },
  knop: {
    vak: [236, 96],
    tonen: ['stil'],
    svg: (toon) =>
      toon === 'stil'
        ? drawKnopVlak(236, 96, KLEUREN['inkt-zacht'], KLEUREN.inkt)
        : drawKnopVlak(236, 96, KLEUREN['zee-diep'], PALET.nachtblauw),
  },
  fles: {
    vak: [96, 96],
    svg: () =>
      `<g transform="rotate(-24 48 48)"><rect x="40" y="2" width="16" height="14" rx="4" fill="${PALET.kurk}"/><path d="M40 14h16v18q16 8 16 24v20q0 10-10 10H34q-10 0-10-10V56q0-16 16-24z" fill="${PALET.glas}" opacity=".9"/><rect x="34" y="48" width="28" height="28" rx="4" fill="${KLEUREN.papier}"/><path d="M38 70l10-18 10 18z" fill="${KLEUREN.druif}"/><path d="M32 56q-2 10 0 20" stroke="${PALET.glasLicht}" stroke-width="5" fill="none" stroke-linecap="round"/></g><path d="M8 84q20-8 40 0t40 0" stroke="${PALET.schuim}" stroke-width="6" fill="none" stroke-linecap="round"/>`,
  },
  stroom: {
    vak: [96, 96],
    svg: () =>
      `<path d="M8 30l30 18L8 66l8-18zM36 24l34 24-34 24 8-24zM66 30l26 18-26 18 8-18z" fill="${PALET.schuim}" stroke="${PALET.waterDiep}" stroke-width="3" stroke-linejoin="round"/><path d="M0 84q24-8 48 0t48 0" stroke="${PALET.schuim}" stroke-width="5" fill="none" opacity=".7"/>`,
  },
  blad: {
    vak: [96, 96],
    svg: () =>
      `<ellipse cx="36" cy="66" rx="34" ry="17" fill="${PALET.lelieDonker}"/><path d="M36 62L70 54v16z" fill="${PALET.water}"/><ellipse cx="34" cy="62" rx="32" ry="15" fill="${PALET.lelie}"/><ellipse cx="68" cy="44" rx="26" ry="13" fill="${PALET.lelie}"/><path d="M24 54q-14-14-4-24 10 6 12 16 0-18 10-22 8 8 4 22 6-10 16-8 2 14-14 20z" fill="${PALET.roze}"/><circle cx="35" cy="48" r="5" fill="${KLEUREN.zon}"/>`,
  },
  baan: {
    vak: [900, 96],
    tonen: ['mik'],
    svg: (toon) =>
      `<rect x="4" y="4" width="892" height="88" rx="40" fill="${PALET.wit}" opacity="${toon === 'mik' ? 0.4 : 0.18}"/><rect x="4" y="4" width="892" height="88" rx="40" fill="none" stroke="${toon === 'mik' ? KLEUREN.zon : PALET.wit}" stroke-width="${toon === 'mik' ? 8 : 4}"/>`,
  },
  finish: {
    vak: [60, 150],
    svg: () =>
      `<path d="M14 10V140" stroke="${PALET.houtDiep}" stroke-width="8" stroke-linecap="round"/><path d="M16 12h42v42H16z" fill="${PALET.wit}"/><path d="M16 12h14v14H16zM44 12h14v14H44zM30 26h14v14H30zM16 40h14v14H16zM44 40h14v14H44z" fill="${KLEUREN.inkt}"/><path d="M0 142q14-8 28 0" stroke="${PALET.schuim}" stroke-width="6" fill="none"/>`,
  },
  trom: { vak: [84, 84], tonen: ['nu'], svg: drawTrom },
  tromring: {
    vak: [118, 118],
    tonen: ['nu'],
    svg: (toon) => `<circle cx="59" cy="59" r="52" fill="none" stroke="${toon === 'nu' ? KLEUREN.zon : PALET.wit}" stroke-width="9"/>`,
  },
  'bord-woord': { vak: [440, 116], tonen: ['leeg'], svg: () => drawSpandoek(440) },
  'bord-oor': {
    vak: [190, 116],
    tonen: ['leeg'],
    svg: (toon) => drawSpandoek(190, toon === 'leeg' ? '' : `<g transform="translate(95 57)">${OOR}</g>`),
  },
  'bord-liggend': { vak: [640, 116], svg: () => drawSpandoek(640) },
  'bord-staand': { vak: [640, 116], svg: () => drawSpandoek(640) },
};
