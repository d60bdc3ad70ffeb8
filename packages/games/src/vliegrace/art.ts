import type { GameArt } from '@spelrijk/game-kit/contract';
import { drawBoom, drawKnopVlak, drawLach, drawOgen } from '@spelrijk/game-kit/stage';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { drawVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { drawDecor } from './decor.ts';
import { PALET } from './palet.ts';

const OOR = `<g fill="none" stroke="${KLEUREN.zee}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"><path d="M-44-11h15l19-17v56l-19-17h-15z" fill="${KLEUREN.zee}"/><path d="M10-15q10 15 0 30M27-26q19 26 0 52"/></g>`;

/** A banner that hangs from two small balloons. */
const drawBanier = (w: number, inhoud = ''): string =>
  [24, w - 24]
    .map(
      (x, i) =>
        `<path d="M${x} 26v10" stroke="${PALET.houtDiep}" stroke-width="3"/><ellipse cx="${x}" cy="6" rx="18" ry="22" fill="${i === 0 ? KLEUREN.koraal : KLEUREN.zon}"/><ellipse cx="${x - 6}" cy="-1" rx="5" ry="8" fill="${PALET.wit}" opacity=".5"/>`,
    )
    .join('') +
  `<path d="M4 30Q${w / 2} 14 ${w - 4} 30v76Q${w / 2} 92 4 106z" fill="${PALET.roodDiep}" transform="translate(0 5)"/><path d="M4 30Q${w / 2} 14 ${w - 4} 30v76Q${w / 2} 92 4 106z" fill="${PALET.rood}"/><path d="M14 36Q${w / 2} 21 ${w - 14} 36v60Q${w / 2} 82 14 96z" fill="${KLEUREN.papier}"/>${inhoud}`;

const drawWolk = (toon: string): string => {
  const [vol, schaduw] = toon !== '' ? [PALET.donder, PALET.donderDiep] : [PALET.wolk, PALET.wolkSchaduw];
  return `<g fill="${schaduw}" transform="translate(0 8)"><ellipse cx="80" cy="78" rx="74" ry="28"/><circle cx="48" cy="60" r="32"/><circle cx="92" cy="48" r="42"/><circle cx="128" cy="66" r="26"/></g><g fill="${vol}"><ellipse cx="80" cy="74" rx="74" ry="27"/><circle cx="48" cy="56" r="32"/><circle cx="92" cy="44" r="42"/><circle cx="128" cy="62" r="26"/></g>${toon === 'donder' ? `<path d="M58 62l14 6M104 62l-14 6" stroke="${PALET.zwart}" stroke-width="5" stroke-linecap="round"/><path d="M70 86q10-9 20 0" stroke="${PALET.zwart}" stroke-width="4" fill="none" stroke-linecap="round"/>` : toon === 'grijs' ? '' : `<path d="M34 44q6-16 22-18" stroke="${PALET.wolkSchaduw}" stroke-width="5" fill="none" stroke-linecap="round" opacity=".7"/>`}`;
};

/** A red biplane; its pilot looks out of the middle. */
const drawVliegtuig = (toon: string): string =>
  `<path d="M8 40q-8-26 4-32 16 4 26 34z" fill="${PALET.roodDiep}"/><path d="M12 38q-4-18 2-24 10 6 16 24z" fill="${KLEUREN.zon}"/>` +
  `<path d="M10 48Q30 34 74 36h66q40 2 42 26-2 24-42 26H92Q30 86 10 58z" fill="${PALET.roodDiep}"/><path d="M10 46Q30 32 74 34h66q40 2 42 24-2 20-42 22H92Q30 78 10 56z" fill="${PALET.rood}"/><path d="M22 48q40-12 120-8" stroke="${PALET.roodLicht}" stroke-width="6" stroke-linecap="round" fill="none"/>` +
  `<path d="M160 38q22 6 22 22t-22 22q-12-22 0-44z" fill="${PALET.staal}"/><path d="M62 40q14-14 40 0z" fill="${PALET.zwart}" opacity=".4"/><path d="M108 36q4-18 18-18l-4 20z" fill="${PALET.glas}" stroke="${PALET.staalDiep}" stroke-width="3"/>` +
  `<path d="M58 74h84l14 10H46z" fill="${PALET.roodDiep}"/><path d="M58 70h84l14 10H46z" fill="${KLEUREN.zon}"/><path d="M96 80v22M126 80v22" stroke="${PALET.houtDiep}" stroke-width="6"/><circle cx="98" cy="106" r="13" fill="${PALET.band}"/><circle cx="98" cy="106" r="5" fill="${PALET.staal}"/><circle cx="130" cy="106" r="13" fill="${PALET.band}"/><circle cx="130" cy="106" r="5" fill="${PALET.staal}"/>` +
  `<circle cx="52" cy="58" r="14" fill="${PALET.room}"/><path d="M46 64V52l12 6z" fill="${KLEUREN.zee}"/>${toon === 'nat' ? `<path d="M150 56l10 6M150 66l10-6" stroke="${PALET.zwart}" stroke-width="4" stroke-linecap="round"/>` : `<circle cx="156" cy="56" r="5" fill="${PALET.zwart}"/><circle cx="158" cy="54" r="1.500" fill="${PALET.wit}"/>`}<path d="M150 ${toon === 'nat' ? 78 : 72}q10 ${toon === 'nat' ? -7 : 8} 20 0" stroke="${PALET.zwart}" stroke-width="4" fill="none" stroke-linecap="round"/>`;

const BRIL = (x: number, y: number): string =>
  `<path d="M${x - 22} ${y}h44" stroke="${PALET.bril}" stroke-width="5"/><circle cx="${x - 8}" cy="${y}" r="9" fill="${PALET.glas}" stroke="${PALET.bril}" stroke-width="4"/><circle cx="${x + 10}" cy="${y}" r="9" fill="${PALET.glas}" stroke="${PALET.bril}" stroke-width="4"/><circle cx="${x - 6}" cy="${y}" r="3" fill="${PALET.zwart}"/><circle cx="${x + 12}" cy="${y}" r="3" fill="${PALET.zwart}"/>`;

/** Who comes along, all of them with flying goggles. */
const MAATJES: readonly string[] = [
  `<path d="M6 44Q2 30 20 30q14-2 22 6 4-22 20-24 16 0 18 16-2 20-20 22-4 18-28 18Q10 68 6 44z" fill="${PALET.veer}"/><path d="M14 40q14-26 30-30-2 26-14 38z" fill="${PALET.veerDiep}"/><path d="M78 26l18 5-18 7z" fill="${PALET.snavel}"/>${BRIL(66, 24)}`,
  `<path d="M2 60Q14 30 40 30q6-20 24-20t18 18q0 22-22 26-8 16-28 16-20 2-30-10z" fill="${PALET.groen}"/><path d="M0 62q-8-2-10 6 12 6 22-2z" fill="${PALET.blauw}"/><path d="M16 48q10-28 28-34 2 28-10 40z" fill="${PALET.geel}"/><path d="M78 22q16 0 14 16-10 2-16-6z" fill="${KLEUREN.zon}"/><path d="M56 10q4-12 14-10-2 6-4 10z" fill="${KLEUREN.koraal}"/>${BRIL(66, 24)}`,
  `<path d="M10 48q0-22 28-24l6-14 10 8h16l10-8 4 16q8 8 6 22-4 24-40 24T10 48z" fill="${PALET.uil}"/><path d="M36 50q14-12 28 0-2 18-14 20-12-2-14-20z" fill="${PALET.uilLicht}"/><path d="M8 44q-2-22 14-30 8 20 4 36z" fill="${PALET.houtDiep}"/><path d="M66 36l5 9-9 0z" fill="${PALET.snavel}"/>${BRIL(66, 28)}`,
  `<path d="M18 26Q20 2 40 0q4 18-8 32z" fill="${PALET.wit}"/><path d="M22 28Q14 6 4 8q0 18 12 26z" fill="${PALET.veerDiep}"/><path d="M10 46q0-22 36-22 40 0 42 22 0 24-42 24-36 0-36-24z" fill="${PALET.varken}"/><path d="M52 24l4-14 12 10zM74 24l10-8 2 14z" fill="${PALET.varkenDiep}"/><ellipse cx="84" cy="46" rx="11" ry="9" fill="${PALET.varkenDiep}"/><circle cx="81" cy="46" r="2.500" fill="${PALET.zwart}"/><circle cx="88" cy="46" r="2.500" fill="${PALET.zwart}"/><path d="M10 44q-12-4-8-12" stroke="${PALET.varkenDiep}" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M26 66v10M40 68v10M60 68v10" stroke="${PALET.varkenDiep}" stroke-width="8" stroke-linecap="round"/>${BRIL(66, 32)}`,
  `<path d="M4 22Q22 14 38 36q14-8 24 0 4-6 8-6-14 30-30 30-16 0-18-14Q8 46 4 22z" fill="${PALET.vleermuisDiep}"/><path d="M38 46q-2-28 26-28t26 26q-2 22-26 22t-26-20z" fill="${PALET.vleermuis}"/><path d="M46 22l2-18 12 14zM84 22l2-16-14 12z" fill="${PALET.vleermuisDiep}"/><path d="M60 54q6 6 12 0" stroke="${PALET.zwart}" stroke-width="3" fill="none"/><path d="M62 55l2 6 3-5z" fill="${PALET.wit}"/>${BRIL(66, 40)}`,
];

const LAMP: Readonly<Record<string, string>> = { '': PALET.heuvelDiep, aan: KLEUREN.zon, nu: PALET.wit, half: PALET.donder };

const VAK: Readonly<Record<string, string>> = {
  '': `<rect x="3" y="10" width="90" height="58" rx="26" fill="${PALET.wit}" opacity=".35" stroke="${PALET.wit}" stroke-width="5" stroke-dasharray="10 8"/>`,
  nu: `<rect x="3" y="10" width="90" height="58" rx="26" fill="${PALET.wit}" opacity=".85" stroke="${KLEUREN.zon}" stroke-width="6"/>`,
  vol: `<ellipse cx="48" cy="44" rx="47" ry="31" fill="${PALET.rookSchaduw}"/><ellipse cx="48" cy="39" rx="47" ry="31" fill="${PALET.rook}"/>`,
  breuk: `<ellipse cx="48" cy="44" rx="47" ry="31" fill="${PALET.donder}"/><ellipse cx="48" cy="39" rx="47" ry="31" fill="${PALET.donderLicht}"/>`,
};

const randOm = (kijk: boolean): string =>
  `<ellipse cx="88" cy="64" rx="82" ry="58" fill="${KLEUREN.zon}" opacity=".5"/><ellipse cx="88" cy="64" rx="82" ry="58" fill="none" stroke="${kijk ? PALET.amber : KLEUREN.zon}" stroke-width="8"${kijk ? ' stroke-dasharray="18 11"' : ''}/>`;

const drawMand = (toon: string): string =>
  `${toon === 'mik' ? `<ellipse cx="52" cy="76" rx="50" ry="72" fill="none" stroke="${KLEUREN.zon}" stroke-width="6"/>` : ''}<path d="M30 66l8 42M74 66l-8 42" stroke="${PALET.houtDiep}" stroke-width="3"/><path d="M52 4q38 2 38 38-2 22-24 34H38Q16 64 14 42 14 6 52 4z" fill="${KLEUREN.druif}"/><path d="M52 4q16 4 16 38-2 24-8 34H44q-8-10-8-34Q36 8 52 4z" fill="${KLEUREN.zon}"/><path d="M24 22q6-12 16-14" stroke="${PALET.wit}" stroke-width="6" stroke-linecap="round" fill="none" opacity=".5"/><path d="M32 106h40l-5 36q-15 8-30 0z" fill="${PALET.mandDiep}"/><path d="M32 104h40l-5 34q-15 8-30 0z" fill="${PALET.mand}"/><path d="M34 116h36M36 128h32" stroke="${PALET.mandDiep}" stroke-width="3"/><rect x="28" y="100" width="48" height="10" rx="5" fill="${PALET.mandDiep}"/>`;

/** What comes by, one in a round. */
const VOORVAL: Readonly<Record<string, string>> = {
  gans: `<ellipse cx="52" cy="68" rx="32" ry="18" fill="${PALET.wit}"/><path d="M78 62q14-4 22-14" fill="none" stroke="${PALET.wit}" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/><circle cx="104" cy="44" r="11" fill="${PALET.wit}"/><path d="M110 40l10 6-10 4z" fill="${PALET.amber}"/><circle cx="106" cy="42" r="3" fill="${KLEUREN.inkt}"/><path d="M48 66Q28 22 6 36q14 10 22 34zM58 64Q62 22 96 14 88 44 72 68z" fill="${PALET.wolkSchaduw}"/><path d="M30 78L14 88M36 82L20 94" fill="none" stroke="${PALET.amber}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
  zeppelin: `<ellipse cx="58" cy="50" rx="52" ry="28" fill="${PALET.hout}"/><path d="M8 50q20-12 100 0-80 14-100 0z" fill="${PALET.room}"/><path d="M98 36l18-14v56L98 64z" fill="${PALET.rood}"/><rect x="38" y="78" width="40" height="18" rx="7" fill="${PALET.houtDiep}"/><circle cx="48" cy="87" r="5" fill="${PALET.glas}"/><circle cx="60" cy="87" r="5" fill="${PALET.glas}"/><circle cx="72" cy="87" r="5" fill="${PALET.glas}"/>${drawOgen(34, 42, 10, 7)}${drawLach(34, 56, 8)}`,
  pinguin: `<path d="M8 44q6-42 52-42t52 42q-12-10-26 0-14-10-26 0-14-10-26 0-14-10-26 0z" fill="${PALET.geel}"/><path d="M34 44q6-36 26-42 20 6 26 42-14-10-26 0-14-10-26 0z" fill="${PALET.rood}"/><path d="M10 44l38 32M60 44v24M110 44L72 76" fill="none" stroke="${PALET.staalDiep}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><ellipse cx="60" cy="90" rx="20" ry="26" fill="${PALET.zwart}"/><ellipse cx="60" cy="96" rx="13" ry="18" fill="${PALET.wit}"/>${drawOgen(60, 78, 6, 5)}<path d="M55 84h10l-5 7z" fill="${PALET.amber}"/><ellipse cx="50" cy="114" rx="8" ry="4" fill="${PALET.amber}"/><ellipse cx="70" cy="114" rx="8" ry="4" fill="${PALET.amber}"/>`,
  regenboog: `<path d="M14 94a46 46 0 0 1 92 0" fill="none" stroke="${PALET.rood}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><path d="M23 94a37 37 0 0 1 74 0" fill="none" stroke="${PALET.geel}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><path d="M32 94a28 28 0 0 1 56 0" fill="none" stroke="${PALET.groen}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><path d="M41 94a19 19 0 0 1 38 0" fill="none" stroke="${PALET.blauw}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><circle cx="20" cy="98" r="18" fill="${PALET.wolk}"/><circle cx="42" cy="104" r="14" fill="${PALET.wolk}"/><circle cx="100" cy="98" r="18" fill="${PALET.wolk}"/><circle cx="80" cy="104" r="14" fill="${PALET.wolk}"/>${drawOgen(22, 96, 6, 5)}${drawLach(22, 104, 5)}`,
  heks: `<path d="M6 86L96 66" fill="none" stroke="${PALET.hout}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><path d="M4 72L30 78l-4 16L2 104z" fill="${PALET.mand}"/><path d="M44 78q4-30 22-30t18 26l-10 6z" fill="${PALET.uil}"/><circle cx="70" cy="42" r="17" fill="${PALET.room}"/><path d="M50 38h42l-14-8-6-24-14 26z" fill="${PALET.zwart}"/>${drawOgen(72, 42, 7, 5)}${drawLach(72, 52, 6)}<path d="M62 62l22 8" fill="none" stroke="${PALET.zwart}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>`,
  vlieger: `<path d="M60 6l36 38-36 44-36-44z" fill="${PALET.blauw}"/><path d="M60 6l36 38H24z" fill="${PALET.geel}"/><path d="M60 6v82M24 44h72" fill="none" stroke="${PALET.wit}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M60 88q-16 8 0 14t-4 14" fill="none" stroke="${PALET.hout}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M44 100l12-4v10zM66 112l12-2-6 10z" fill="${PALET.rood}"/>${drawOgen(60, 34, 10, 6)}${drawLach(60, 52, 9)}`,
  draak: `<ellipse cx="52" cy="72" rx="30" ry="22" fill="${PALET.groen}"/><circle cx="86" cy="52" r="20" fill="${PALET.groen}"/><ellipse cx="100" cy="58" rx="12" ry="9" fill="${PALET.groen}"/><path d="M44 64Q20 20 4 34q10 12 10 24 14-2 26 14zM54 60Q56 18 88 12 78 34 72 56z" fill="${KLEUREN['gras-diep']}"/><path d="M28 82L2 98l22 6z" fill="${PALET.groen}"/>${drawOgen(84, 46, 7, 6)}<path d="M80 34l2-14 8 12z" fill="${PALET.geel}"/><path d="M112 62h6M110 70l6 6" fill="none" stroke="${PALET.rood}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>${drawLach(98, 64, 5)}<path d="M40 92v12M60 92v12" fill="none" stroke="${KLEUREN['gras-diep']}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`,
  ballonnen: `<circle cx="34" cy="28" r="14" fill="${PALET.rood}"/><circle cx="60" cy="18" r="15" fill="${PALET.geel}"/><circle cx="86" cy="28" r="14" fill="${PALET.blauw}"/><circle cx="46" cy="42" r="13" fill="${PALET.groen}"/><circle cx="74" cy="42" r="13" fill="${PALET.amber}"/><path d="M34 42L54 76M60 34v42M86 42L66 76M46 54l10 22M74 54L64 76" fill="none" stroke="${PALET.staalDiep}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/><rect x="42" y="76" width="8" height="38" rx="2" fill="${PALET.hout}"/><rect x="42" y="92" width="36" height="8" rx="2" fill="${PALET.hout}"/><rect x="70" y="92" width="8" height="22" rx="2" fill="${PALET.hout}"/><circle cx="62" cy="78" r="12" fill="${PALET.uil}"/>${drawOgen(62, 77, 5, 4)}${drawLach(62, 84, 4)}`,
  wolkschaap: `<circle cx="40" cy="58" r="20" fill="${PALET.wolk}"/><circle cx="64" cy="50" r="24" fill="${PALET.wolk}"/><circle cx="86" cy="62" r="18" fill="${PALET.wolk}"/><circle cx="52" cy="76" r="18" fill="${PALET.wolk}"/><circle cx="76" cy="78" r="18" fill="${PALET.wolk}"/><ellipse cx="28" cy="62" rx="15" ry="18" fill="${PALET.wolkSchaduw}"/><ellipse cx="16" cy="52" rx="9" ry="5" fill="${PALET.wolkSchaduw}"/>${drawOgen(28, 60, 6, 5)}${drawLach(28, 70, 5)}<rect x="48" y="90" width="8" height="16" rx="4" fill="${PALET.wolkSchaduw}"/><rect x="72" y="90" width="8" height="16" rx="4" fill="${PALET.wolkSchaduw}"/>`,
  ster: `<path d="M112 14L70 50M98 6L60 38M116 36L82 64" fill="none" stroke="${PALET.zonGloed}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><path d="M46 38l12 25 28 4-20 20 5 27-25-13-25 13 5-27L6 67l28-4z" fill="${PALET.geel}"/>${drawOgen(46, 74, 9, 6)}${drawLach(46, 86, 7)}`,
};

export const art: GameArt = {
  voorval: drawVoorvallen(VOORVAL),
  'decor-liggend': { vak: [1280, 720], svg: () => drawDecor({ w: 1280, h: 720, grond: 640 }) },
  'decor-staand': { vak: [720, 960], svg: () => drawDecor({ w: 720, h: 960, grond: 850 }) },
  verwolk: {
    vak: [130, 70],
    svg: () =>
      `<g fill="${PALET.wit}" opacity=".55"><ellipse cx="64" cy="48" rx="60" ry="17"/><circle cx="42" cy="38" r="22"/><circle cx="74" cy="29" r="28"/><circle cx="100" cy="42" r="17"/></g>`,
  },
  ballon: {
    vak: [110, 160],
    svg: () =>
      `<path d="M36 108l8 24M74 108l-8 24" stroke="${PALET.houtDiep}" stroke-width="3"/><path d="M55 4q50 2 50 52-2 34-34 56H39Q7 90 5 56 5 6 55 4z" fill="${KLEUREN.koraal}"/><path d="M55 4q22 6 22 52-2 36-10 56H43q-10-20-10-56Q33 10 55 4z" fill="${PALET.room}"/><path d="M55 4q8 10 8 52t-3 56H50q-3-14-3-56t8-52z" fill="${KLEUREN.koraal}"/><rect x="40" y="130" width="30" height="24" rx="6" fill="${PALET.mand}"/><rect x="37" y="128" width="36" height="8" rx="4" fill="${PALET.mandDiep}"/>`,
  },
  kerk: {
    vak: [130, 130],
    svg: () =>
      `<path d="M66 128V62l18-18 18 18v66z" fill="${PALET.steen}"/><rect x="36" y="86" width="60" height="42" fill="${PALET.room}"/><path d="M28 88l36-26 38 26z" fill="${PALET.dak}"/><path d="M64 64l20-54 20 54z" fill="${PALET.dakDiep}"/><path d="M84 10V0M79 4h10" stroke="${PALET.houtDiep}" stroke-width="4"/><circle cx="84" cy="72" r="8" fill="${PALET.wit}" stroke="${PALET.houtDiep}" stroke-width="3"/><rect x="50" y="102" width="16" height="26" rx="8" fill="${PALET.houtDiep}"/>`,
  },
  boerderij: {
    vak: [130, 130],
    svg: () =>
      `<rect x="22" y="78" width="90" height="50" fill="${PALET.rood}"/><path d="M12 82l24-34h62l24 34z" fill="${PALET.dakDiep}"/><rect x="54" y="92" width="28" height="36" fill="${PALET.room}"/><path d="M54 92l28 36M82 92l-28 36" stroke="${PALET.roodDiep}" stroke-width="4"/><rect x="30" y="90" width="16" height="16" fill="${PALET.glas}" stroke="${PALET.room}" stroke-width="3"/><rect x="90" y="90" width="16" height="16" fill="${PALET.glas}" stroke="${PALET.room}" stroke-width="3"/>`,
  },
  vuurtoren: {
    vak: [130, 130],
    svg: () =>
      `<path d="M50 128l8-86h20l8 86z" fill="${PALET.wit}"/><path d="M53 98h30l1.500 16H51.500zM56 66h24l1.500 16H54.500z" fill="${PALET.rood}"/><rect x="52" y="34" width="32" height="9" rx="3" fill="${PALET.zwart}"/><rect x="57" y="18" width="22" height="17" fill="${KLEUREN.zon}"/><path d="M53 19l15-15 15 15z" fill="${PALET.rood}"/>`,
  },
  boom: { vak: [130, 130], svg: () => drawBoom(65, 128, 1) },
  wolk: { vak: [160, 112], tonen: ['donder', 'grijs'], svg: drawWolk },
  gloed: { vak: [176, 128], svg: () => randOm(true) },
  rand: { vak: [176, 128], tonen: ['kijk'], svg: (toon) => randOm(toon === 'kijk') },
  maatje: { vak: [96, 80], tonen: MAATJES.map((_, i) => String(i)), svg: (toon) => MAATJES[Number(toon)] ?? MAATJES[0] ?? '' },
  vliegtuig: { vak: [190, 122], tonen: ['nat'], svg: drawVliegtuig },
  prop: {
    vak: [20, 104],
    svg: () =>
      `<ellipse cx="10" cy="26" rx="8" ry="26" fill="${PALET.hout}"/><ellipse cx="10" cy="78" rx="8" ry="26" fill="${PALET.hout}"/><circle cx="10" cy="52" r="9" fill="${PALET.staalDiep}"/>`,
  },
  sjaal: {
    vak: [70, 30],
    svg: () =>
      `<path d="M68 8Q50-2 34 8T2 6q4 10 2 18 16 4 32-4t32 2z" fill="${PALET.room}"/><path d="M54 4v16M34 8v14M14 8v14" stroke="${KLEUREN.koraal}" stroke-width="6"/>`,
  },
  bliksem: {
    vak: [90, 130],
    svg: () =>
      `<path d="M52 2L10 74h28l-12 54 54-78H50l22-48z" fill="${PALET.bliksem}" stroke="${PALET.bliksemDiep}" stroke-width="5" stroke-linejoin="round"/>`,
  },
  vak: { vak: [96, 78], tonen: ['nu', 'vol', 'breuk'], svg: (toon) => VAK[toon] ?? VAK[''] ?? '' },
  rook: {
    vak: [110, 96],
    svg: () =>
      `<g fill="${PALET.rookSchaduw}" transform="translate(0 6)"><circle cx="34" cy="52" r="30"/><circle cx="72" cy="46" r="36"/><circle cx="54" cy="62" r="28"/></g><g fill="${PALET.rook}"><circle cx="34" cy="50" r="30"/><circle cx="72" cy="44" r="36"/><circle cx="54" cy="60" r="28"/></g>`,
  },
  ring: {
    vak: [96, 132],
    svg: () =>
      `<ellipse cx="52" cy="66" rx="38" ry="58" fill="none" stroke="${PALET.ringDiep}" stroke-width="14"/><ellipse cx="46" cy="66" rx="38" ry="58" fill="none" stroke="${KLEUREN.zon}" stroke-width="12"/><path d="M16 44q6-26 20-32" stroke="${PALET.wit}" stroke-width="5" fill="none" stroke-linecap="round"/>`,
  },
  mand: { vak: [104, 150], tonen: ['mik'], svg: drawMand },
  lampje: {
    vak: [28, 28],
    tonen: ['aan', 'nu', 'half'],
    svg: (toon) =>
      `<circle cx="14" cy="14" r="13" fill="${PALET.wit}"/><circle cx="14" cy="14" r="9" fill="${LAMP[toon] ?? PALET.heuvelDiep}"/>`,
  },
  knop: {
    vak: [178, 92],
    tonen: ['stil'],
    svg: (toon) =>
      toon === 'stil'
        ? drawKnopVlak(178, 92, KLEUREN['inkt-zacht'], KLEUREN.inkt)
        : drawKnopVlak(178, 92, KLEUREN['zee-diep'], KLEUREN.inkt),
  },
  'bord-woord': { vak: [430, 112], tonen: ['leeg'], svg: () => drawBanier(430) },
  'bord-oor': {
    vak: [196, 112],
    tonen: ['leeg'],
    svg: (toon) => drawBanier(196, toon === 'leeg' ? '' : `<g transform="translate(98 57)">${OOR}</g>`),
  },
  'bord-liggend': { vak: [640, 112], svg: () => drawBanier(640) },
  'bord-staand': { vak: [640, 112], svg: () => drawBanier(640) },
};
