import type { GameArt } from '@spelrijk/game-kit/contract';
import { drawGloed, drawKnopVlak, drawLach, drawOgen } from '@spelrijk/game-kit/stage';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { drawVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { drawDorp } from './bergen.ts';
import { PALET } from './palet.ts';

/** A letter trodden in the snow, the place that is next, or one that is still smooth. */
const drawAfdruk = (toon: string): string =>
  toon === 'vol'
    ? `<rect x="3" y="3" width="78" height="98" rx="18" fill="${PALET.sneeuwRand}"/><rect x="3" y="9" width="78" height="92" rx="18" fill="${PALET.sneeuwDiep}"/><rect x="9" y="15" width="66" height="80" rx="14" fill="${PALET.sneeuwBlauw}"/>`
    : `<rect x="5" y="6" width="74" height="92" rx="18" fill="${PALET.sneeuwBlauw}" opacity="${toon === 'nu' ? '1' : '.6'}"/><rect x="5" y="6" width="74" height="92" rx="18" fill="none" stroke="${toon === 'nu' ? KLEUREN.zon : PALET.sneeuwRand}" stroke-width="6" stroke-dasharray="14 9"/>`;

const drawBord = (w: number, h: number, inhoud = ''): string =>
  `<path d="M${w * 0.16} ${h * 0.7}v70M${w * 0.84} ${h * 0.7}v70" stroke="${PALET.houtDiep}" stroke-width="12"/><rect y="6" width="${w}" height="${h - 6}" rx="22" fill="${PALET.houtDiep}"/><rect width="${w}" height="${h - 8}" rx="22" fill="${PALET.hout}"/><rect x="8" y="8" width="${w - 16}" height="${h - 25}" rx="16" fill="${PALET.bord}"/><path d="M6 8Q${w * 0.25}-16 ${w * 0.5} 2Q${w * 0.76}-14 ${w - 6} 8Q${w * 0.8} 14 ${w * 0.7} 8Q${w * 0.6} 18 ${w * 0.46} 9Q${w * 0.3} 18 ${w * 0.2} 9Q${w * 0.1} 15 6 8z" fill="${PALET.sneeuw}"/>${inhoud}`;

const OOR = `<g transform="translate(50 20)" fill="none" stroke="${PALET.kanonmond}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"><path d="M4 25h15l19-17v54L19 45H4z" fill="${PALET.kanonmond}"/><path d="M52 22q11 13 0 26M68 12q19 23 0 46"/></g>`;

/** A sign between two flags; `mik` is aimed at, `raak` is full of snow. */
const drawVlag = (toon: string): string =>
  `<path d="M20 4V196M240 4V196" stroke="${PALET.staalDiep}" stroke-width="8" stroke-linecap="round"/><path d="M24 6q18 8 34 2v30q-16 6-34-2zM236 6q-18 8-34 2v30q16 6 34-2z" fill="${PALET.vlagrood}"/><rect x="4" y="36" width="252" height="112" rx="20" fill="${toon === 'mik' ? KLEUREN.zon : PALET.bordRand}"/><rect x="12" y="43" width="236" height="96" rx="14" fill="${PALET.bord}"/><path d="M6 42q60-18 120-4q70-16 128 4q-18 10-38 4q-14 12-40 2q-22 14-50 2q-26 12-52 2q-36 12-68-10z" fill="${PALET.sneeuw}"/>${toon === 'raak' ? `<path d="M40 60q-20-30 30-34q20-26 56-10q44-20 66 8q46 4 32 38q20 34-20 44q-18 30-60 18q-36 20-64-8q-50 0-40-56z" fill="${PALET.sneeuwDiep}"/><path d="M48 62q-14-24 28-28q20-20 50-8q40-16 60 8q38 4 28 32q14 28-20 36q-16 24-52 14q-32 16-56-8q-42-2-38-46z" fill="${PALET.sneeuw}"/>` : ''}`;

const drawBal = (): string =>
  `<defs>${drawGloed('sk-bal', { offset: 0, kleur: PALET.sneeuw }, { offset: 0.62, kleur: PALET.sneeuwBlauw }, { offset: 1, kleur: PALET.sneeuwDiep })}</defs><circle cx="80" cy="80" r="78" fill="${PALET.sneeuwRand}"/><circle cx="80" cy="80" r="74" fill="url(#sk-bal)"/><path d="M36 62q10-26 34-34" fill="none" stroke="${PALET.sneeuw}" stroke-width="10" stroke-linecap="round"/><path d="M112 104q10-8 14-20M58 122q14 6 28 2M104 44l8 6" fill="none" stroke="${PALET.sneeuwDiep}" stroke-width="6" stroke-linecap="round"/>`;

const GEZICHT = `<circle cx="50" cy="42" r="6" fill="${PALET.kool}"/><circle cx="86" cy="42" r="6" fill="${PALET.kool}"/><path d="M68 54L20 64q-6 6 2 10l46-4z" fill="${PALET.wortel}"/><path d="M22 74l46-4V62z" fill="${PALET.wortelDiep}"/><circle cx="44" cy="84" r="4" fill="${PALET.kool}"/><circle cx="58" cy="91" r="4" fill="${PALET.kool}"/><circle cx="74" cy="92" r="4" fill="${PALET.kool}"/><circle cx="89" cy="86" r="4" fill="${PALET.kool}"/>`;
const SJAAL = `<path d="M10 8Q70 34 130 8q8 14 0 24Q70 56 10 32Q2 20 10 8z" fill="${KLEUREN.druif}"/><path d="M96 30l26-6 6 60-26 6z" fill="${PALET.sjaalDiep}"/><path d="M102 92l-2 12M114 90l0 12M126 86l2 12" stroke="${KLEUREN.druif}" stroke-width="5" stroke-linecap="round"/>`;
const ARMEN = `<path d="M40 60L4 26M18 40L2 48M20 42L18 22M200 60L236 22M222 36L238 44M220 38L224 18" stroke="${PALET.houtDiep}" stroke-width="9" stroke-linecap="round" fill="none"/>`;

/** What comes out of the cannon last, in a box of 140 x 110, with its brim at y 100. */
const HOED: readonly string[] = [
  `<rect x="34" y="8" width="72" height="78" rx="6" fill="${PALET.hoed}"/><rect x="34" y="62" width="72" height="18" fill="${PALET.hoedband}"/><rect x="8" y="82" width="124" height="18" rx="9" fill="${PALET.hoed}"/>`,
  `<path d="M30 100L40 18h60l10 82z" fill="${PALET.emmerDiep}"/><path d="M34 100L43 18h40l-6 82z" fill="${PALET.emmer}"/><path d="M28 100h84v-12H29z" fill="${PALET.emmerDiep}"/><path d="M32 92Q8 60 42 24" fill="none" stroke="${PALET.staalDiep}" stroke-width="6"/>`,
  `<path d="M22 100L14 34l32 28L70 14l24 48 32-28-8 66z" fill="${KLEUREN.zon}" stroke="${PALET.kroonDiep}" stroke-width="5" stroke-linejoin="round"/><circle cx="70" cy="78" r="9" fill="${KLEUREN.koraal}"/><circle cx="40" cy="82" r="6" fill="${KLEUREN.zee}"/><circle cx="100" cy="82" r="6" fill="${KLEUREN.zee}"/>`,
  `<path d="M14 66h96q6 34-20 34H34Q8 100 14 66z" fill="${PALET.pan}"/><path d="M12 62h100v14H12z" fill="${PALET.panLicht}"/><path d="M108 68L138 46" stroke="${PALET.houtDiep}" stroke-width="12" stroke-linecap="round"/><ellipse cx="62" cy="62" rx="34" ry="12" fill="${PALET.wit}"/><circle cx="60" cy="60" r="11" fill="${KLEUREN.zon}"/>`,
  `<path d="M36 100L28 50h84l-8 50z" fill="${PALET.pot}"/><rect x="22" y="40" width="96" height="18" rx="6" fill="${PALET.potDiep}"/><path d="M70 42V18M70 32q-20-2-22-16 20 0 22 16z" stroke="${PALET.blad}" stroke-width="6" fill="${PALET.blad}"/>${[0, 72, 144, 216, 288].map((d) => `<circle cx="70" cy="4" r="9" fill="${PALET.bloem}" transform="rotate(${d} 70 14)"/>`).join('')}<circle cx="70" cy="14" r="7" fill="${KLEUREN.zon}"/>`,
];

/** A finished snowman, small beside the piste; its first number says how many balls, its second which hat. */
function drawKleinePop(toon: string): string {
  const ballen = Math.max(1, Number(toon[0] ?? 3));
  const hoed = HOED[Number(toon[1] ?? 0)] ?? '';
  const r = [34, 26, 20].slice(0, ballen);
  let y = 150;
  const lagen = r.map((straal) => {
    y -= straal * 0.9;
    const bal = `<circle cx="50" cy="${y.toFixed(0)}" r="${straal}" fill="${PALET.sneeuwRand}"/><circle cx="49" cy="${(y - 1).toFixed(0)}" r="${straal - 2.5}" fill="${PALET.sneeuw}"/>`;
    const hier = y;
    y -= straal * 0.7;
    return { bal, hier, straal };
  });
  const kop = lagen.at(-1) ?? { hier: 100, straal: 30 };
  return `${lagen.map(({ bal }) => bal).join('')}<g transform="translate(${50 - 68 * 0.3} ${kop.hier - 62 * 0.3}) scale(.3)">${GEZICHT}</g><g transform="translate(${50 - 70 * 0.4} ${kop.hier - kop.straal * 0.7 - 100 * 0.4}) scale(.4)">${hoed}</g>`;
}

const KLEINE = [1, 2, 3].flatMap((ballen) => HOED.map((_, hoed) => `${ballen}${hoed}`));

/** What comes by, one in a round. */
const VOORVAL: Readonly<Record<string, string>> = {
  pinguin: `<ellipse cx="60" cy="112" rx="48" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><ellipse cx="54" cy="88" rx="46" ry="20" fill="${PALET.kool}"/><ellipse cx="54" cy="96" rx="38" ry="11" fill="${PALET.sneeuw}"/><circle cx="92" cy="70" r="20" fill="${PALET.kool}"/><ellipse cx="96" cy="76" rx="13" ry="12" fill="${PALET.sneeuw}"/>${drawOgen(94, 68, 7, 6)}<path d="M106 72l14 4-14 5z" fill="${PALET.wortel}"/><path d="M40 80L22 52l30 20z" fill="${PALET.kool}"/><path d="M10 86L-2 74l4 24z" fill="${PALET.wortel}"/>`,
  hert: `<ellipse cx="60" cy="112" rx="34" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M30 112l4-40q26-16 52 0l4 40H78l-6-26H48l-6 26z" fill="${PALET.hout}"/><circle cx="60" cy="48" r="22" fill="${PALET.hout}"/><path d="M48 30Q36 22 38 4M42 18l-12-6M72 30q12-8 10-26M78 18l12-6" fill="none" stroke="${PALET.houtDiep}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><ellipse cx="38" cy="42" rx="10" ry="6" fill="${PALET.hout}" transform="rotate(24 38 42)"/><ellipse cx="82" cy="42" rx="10" ry="6" fill="${PALET.hout}" transform="rotate(-24 82 42)"/>${drawOgen(60, 46, 9, 6)}<ellipse cx="60" cy="58" rx="9" ry="7" fill="${PALET.kool}"/><path d="M44 74q16 8 32 0v8q-16 8-32 0z" fill="${PALET.vlagrood}"/>`,
  slee: `<ellipse cx="60" cy="112" rx="48" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><rect x="14" y="70" width="92" height="12" rx="4" fill="${PALET.slee}"/><rect x="24" y="56" width="72" height="10" rx="4" fill="${PALET.slee}"/><path d="M22 82v18M50 82v18M82 82v18" fill="none" stroke="${PALET.hout}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><path d="M8 100h92q14 0 14-18" fill="none" stroke="${PALET.dakrood}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><path d="M106 70l10-22" fill="none" stroke="${PALET.hout}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>${drawOgen(60, 61, 9, 4)}${drawLach(60, 74, 7)}`,
  handschoen: `<path d="M34 112V54q0-36 28-36t26 36l-2 14q16-18 22-6 4 14-22 34v16z" fill="${PALET.vlagrood}"/><rect x="28" y="94" width="62" height="18" rx="6" fill="${PALET.wit}"/><path d="M40 46h42M38 58h46" fill="none" stroke="${PALET.wit}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>${drawOgen(60, 72, 10, 6)}${drawLach(60, 84, 7)}`,
  husky: `<ellipse cx="60" cy="112" rx="34" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M34 112q-6-46 26-46t26 46z" fill="${PALET.staalDiep}"/><path d="M48 112q0-34 12-34t12 34z" fill="${PALET.sneeuw}"/><path d="M34 48L32 14l18 14h20l18-14-2 34q0 28-26 28T34 48z" fill="${PALET.staalDiep}"/><path d="M40 50q6-18 20-4 14-14 20 4 0 24-20 26-20-2-20-26z" fill="${PALET.sneeuw}"/>${drawOgen(60, 46, 9, 6)}<ellipse cx="60" cy="58" rx="6" ry="5" fill="${PALET.kool}"/><path d="M55 64h10v10q-5 6-10 0z" fill="${PALET.vlagrood}"/>`,
  sneeuwvlok: `<path d="M60 8v104M15 34l90 52M105 34L15 86" fill="none" stroke="${PALET.wit}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/><path d="M46 16l14 12 14-12M46 104l14-12 14 12M14 50l16-2 4-18M106 50l-16-2-4-18M14 70l16 2 4 18M106 70l-16 2-4 18" fill="none" stroke="${PALET.wit}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><circle cx="60" cy="60" r="20" fill="${PALET.sneeuwBlauw}"/>${drawOgen(60, 58, 7, 6)}${drawLach(60, 67, 6)}`,
  iglo: `<ellipse cx="60" cy="112" rx="48" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M8 110q0-64 52-64t52 64z" fill="${PALET.sneeuw}"/><path d="M14 88h92M24 66h72M40 48v18M76 50v16M30 66v22M60 46v20M90 66v22" fill="none" stroke="${PALET.sneeuwDiep}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M40 110V88q20-26 40 0v22z" fill="${PALET.kool}"/><path d="M48 110V92q12-14 24 0v18z" fill="${PALET.wortel}"/>${drawOgen(60, 98, 6, 4)}`,
  sneeuwhaas: `<ellipse cx="60" cy="112" rx="34" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><ellipse cx="46" cy="24" rx="8" ry="24" fill="${PALET.sneeuw}" transform="rotate(-8 46 24)"/><ellipse cx="74" cy="24" rx="8" ry="24" fill="${PALET.sneeuw}" transform="rotate(8 74 24)"/><rect x="42" y="2" width="8" height="8" rx="3" fill="${PALET.kool}"/><rect x="70" y="2" width="8" height="8" rx="3" fill="${PALET.kool}"/><path d="M30 112q-4-34 30-34t30 34z" fill="${PALET.sneeuw}"/><circle cx="60" cy="62" r="25" fill="${PALET.sneeuw}"/>${drawOgen(60, 58, 10, 7)}<circle cx="60" cy="68" r="4" fill="${PALET.wortel}"/>${drawLach(60, 72, 6)}<ellipse cx="60" cy="98" rx="14" ry="10" fill="${PALET.sneeuwBlauw}"/>`,
  skier: `<path d="M6 98l108 16M10 88l104 16" fill="none" stroke="${PALET.staal}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><ellipse cx="58" cy="74" rx="22" ry="24" fill="${PALET.hout}"/><circle cx="66" cy="44" r="20" fill="${PALET.hout}"/><rect x="46" y="36" width="42" height="13" rx="6" fill="${PALET.wortel}"/>${drawOgen(68, 42, 8, 5)}<path d="M46 32q4-18 22-18 18 2 20 16z" fill="${PALET.dakrood}"/><circle cx="70" cy="12" r="5" fill="${PALET.wit}"/><circle cx="80" cy="54" r="4" fill="${PALET.kool}"/><path d="M44 74L22 60M78 74l20-6M22 60l-8 34" fill="none" stroke="${PALET.houtDiep}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>${drawLach(74, 58, 5)}`,
  chocola: `<ellipse cx="60" cy="112" rx="34" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M26 44h62v46q0 20-20 20H46q-20 0-20-20z" fill="${PALET.vlagrood}"/><path d="M88 56q22-4 20 14t-22 16" fill="none" stroke="${PALET.vlagrood}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/><ellipse cx="57" cy="44" rx="31" ry="9" fill="${PALET.houtDiep}"/><circle cx="46" cy="40" r="9" fill="${PALET.wit}"/><circle cx="62" cy="38" r="10" fill="${PALET.wit}"/><circle cx="74" cy="42" r="7" fill="${PALET.wit}"/><path d="M44 26q-6-8 0-16M62 24q-6-8 0-16M78 28q-6-8 0-16" fill="none" stroke="${PALET.sneeuwDiep}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>${drawOgen(56, 74, 10, 6)}${drawLach(56, 86, 8)}`,
};

export const art: GameArt = {
  voorval: drawVoorvallen(VOORVAL),
  'decor-liggend': { vak: [1280, 720], svg: () => drawDorp('liggend') },
  'decor-staand': { vak: [720, 960], svg: () => drawDorp('staand') },
  vlek: {
    vak: [200, 80],
    svg: () =>
      `<path d="M8 44Q2 16 40 18Q60-2 100 10Q146-4 162 18Q204 20 192 48Q196 74 150 68Q110 86 70 70Q10 78 8 44z" fill="${PALET.sneeuwBlauw}"/><path d="M14 40Q10 18 44 20Q64 4 100 14Q144 2 158 22Q194 24 184 44Q186 62 146 58Q108 72 72 58Q18 64 14 40z" fill="${PALET.sneeuw}"/>`,
  },
  kabel: { vak: [600, 10], svg: () => `<path d="M0 5h600" stroke="${PALET.kabel}" stroke-width="4"/>` },
  paal: {
    vak: [60, 170],
    svg: () =>
      `<path d="M30 10v160" stroke="${PALET.staalDiep}" stroke-width="12"/><path d="M6 14h48" stroke="${PALET.staalDiep}" stroke-width="10" stroke-linecap="round"/><path d="M12 30h36" stroke="${PALET.staal}" stroke-width="6"/>`,
  },
  gondel: {
    vak: [70, 96],
    tonen: ['vol'],
    svg: (toon) =>
      `<path d="M35 0v26" stroke="${PALET.kabel}" stroke-width="5"/><rect x="4" y="24" width="62" height="68" rx="16" fill="${PALET.gondelDiep}"/><rect x="4" y="22" width="62" height="62" rx="16" fill="${PALET.gondel}"/><rect x="12" y="32" width="46" height="26" rx="8" fill="${PALET.luchtLaag}"/>${toon === 'vol' ? `<path d="M16 58q0-20 12-20t12 20zM36 58q0-16 10-16t10 16z" fill="${KLEUREN.druif}"/><circle cx="25" cy="46" r="2.500" fill="${PALET.wit}"/><circle cx="32" cy="46" r="2.500" fill="${PALET.wit}"/>` : ''}`,
  },
  afdruk: { vak: [84, 104], tonen: ['vol', 'nu', 'leeg'], svg: drawAfdruk },
  bal: { vak: [160, 160], svg: drawBal },
  loop: {
    vak: [230, 130],
    svg: () =>
      `<path d="M230 12L60 24Q14 30 14 65t46 41l170 12z" fill="${PALET.kanonDiep}"/><path d="M228 12L62 24Q20 32 18 60h210z" fill="${PALET.kanon}"/><path d="M210 22L76 32" stroke="${PALET.kanonLicht}" stroke-width="10" stroke-linecap="round"/><rect x="0" y="34" width="30" height="62" rx="10" fill="${PALET.staalDiep}"/><rect x="96" y="19" width="18" height="92" rx="6" fill="${PALET.staal}"/><rect x="166" y="14" width="18" height="102" rx="6" fill="${PALET.staal}"/><ellipse cx="226" cy="65" rx="18" ry="56" fill="${PALET.staalLicht}"/><ellipse cx="228" cy="65" rx="12" ry="46" fill="${PALET.kanonmond}"/><path d="M206 6q10-14 26-4q14 0 14 18q-16-8-26 0z" fill="${PALET.sneeuw}"/>`,
  },
  voet: {
    vak: [220, 130],
    svg: () =>
      `<path d="M4 118q100 20 212 0v-8H4z" fill="${PALET.slee}"/><path d="M200 116q18-2 18-22" fill="none" stroke="${PALET.slee}" stroke-width="10" stroke-linecap="round"/><path d="M40 110L96 20h34l54 90z" fill="${PALET.wiel}"/><path d="M58 104L102 30h22l44 74z" fill="${PALET.wielLicht}"/><circle cx="112" cy="40" r="30" fill="${PALET.staalDiep}"/><circle cx="112" cy="40" r="20" fill="${PALET.staal}"/><circle cx="112" cy="40" r="8" fill="${PALET.staalDiep}"/><path d="M0 126q30-16 60-4q40-14 90 0q40-10 70 4z" fill="${PALET.sneeuw}"/>`,
  },
  vlag: { vak: [260, 200], tonen: ['mik', 'raak'], svg: drawVlag },
  gloed: {
    vak: [300, 150],
    svg: () =>
      `<rect x="4" y="4" width="292" height="142" rx="34" fill="${KLEUREN.zon}" opacity=".5"/><rect x="8" y="8" width="284" height="134" rx="30" fill="none" stroke="${KLEUREN.zon}" stroke-width="8" stroke-dasharray="18 11"/>`,
  },
  'bord-woord': { vak: [470, 108], svg: () => drawBord(470, 108) },
  'bord-oor': { vak: [196, 108], tonen: ['leeg'], svg: (toon) => drawBord(196, 108, toon === 'leeg' ? '' : OOR) },
  'bord-liggend': { vak: [760, 108], svg: () => drawBord(760, 108) },
  'bord-staand': { vak: [620, 118], svg: () => drawBord(620, 118) },
  pijl: {
    vak: [80, 90],
    svg: () =>
      `<path d="M40 88L6 44h20V6h28v38h20z" fill="${PALET.kanonDiep}"/><path d="M40 78L16 48h18V14h12v34h18z" fill="${KLEUREN.zon}"/>`,
  },
  gezicht: { vak: [136, 110], svg: () => GEZICHT },
  sjaal: { vak: [140, 106], svg: () => SJAAL },
  armen: { vak: [240, 80], svg: () => ARMEN },
  hoed: { vak: [140, 110], tonen: ['1', '2', '3', '4'], svg: (toon) => HOED[Number(toon)] ?? '' },
  doos: {
    vak: [90, 90],
    svg: () =>
      `<rect x="6" y="14" width="78" height="70" rx="10" fill="${KLEUREN.druif}"/><path d="M45 14v70M6 44h78" stroke="${KLEUREN.zon}" stroke-width="12"/><path d="M45 14Q20-8 22 10q4 10 23 4zM45 14Q70-8 68 10q-4 10-23 4z" fill="${KLEUREN.zon}"/>`,
  },
  klein: { vak: [100, 156], tonen: KLEINE, svg: drawKleinePop },
  berg: {
    vak: [150, 80],
    svg: () =>
      `<path d="M4 80Q14 30 52 34Q70 0 98 22Q138 26 146 80z" fill="${PALET.sneeuwRand}"/><path d="M12 80Q24 38 56 40Q72 10 96 30Q128 34 136 80z" fill="${PALET.sneeuw}"/>`,
  },
  vlok: {
    vak: [20, 20],
    svg: () => `<circle cx="10" cy="10" r="9" fill="${PALET.sneeuwRand}"/><circle cx="9" cy="9" r="7.500" fill="${PALET.sneeuw}"/>`,
  },
  knop: { vak: [180, 92], svg: () => drawKnopVlak(180, 92, KLEUREN.zee, PALET.zeeDonker) },
};
