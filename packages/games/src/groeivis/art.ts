import type { GameArt } from '@spelrijk/game-kit/contract';
import { drawGloed, drawVerloop, traceSter, drawLach, drawOgen } from '@spelrijk/game-kit/stage';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { drawVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { PALET } from './palet.ts';
import { drawAquarium, drawKat } from './aquarium.ts';

/** The wavy rim of a biscuit of seaweed. */
const RAND =
  'M22 26Q30 6 52 14Q70-2 92 10Q116-4 136 10Q158-4 180 10Q202-4 224 10Q246-2 264 14Q288 6 294 28Q316 40 306 60Q322 82 306 104Q316 126 294 136Q288 158 264 150Q246 166 224 154Q202 168 180 154Q158 168 136 154Q116 168 92 154Q70 166 52 150Q28 158 22 138Q0 126 10 104Q-6 82 10 60Q0 38 22 26z';

const SESAM = [
  [16, 52],
  [300, 108],
  [18, 116],
  [60, 20],
  [250, 146],
  [150, 148],
  [298, 54],
  [200, 18],
] as const;

/** `links` and `rechts`: bitten at that end. */
function drawKoek(toon: string): string {
  const knip = `gv-hap-${toon}`;
  const beet = `<defs><clipPath id="${knip}"><path d="M70-10Q34 14 64 36Q26 62 60 84Q26 106 64 130Q36 152 70 176H330V-10z"${toon === 'rechts' ? ' transform="translate(316 0) scale(-1 1)"' : ''}/></clipPath></defs>`;
  const sesam = SESAM.map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="5" ry="3.500" fill="${PALET.sesam}"/>`).join('');
  const koek = `<path d="${RAND}" fill="${PALET.koekDiep}" transform="translate(0 5)"/><path d="${RAND}" fill="${PALET.koek}"/><path d="M40 30Q158 14 276 30" fill="none" stroke="${PALET.koekLicht}" stroke-width="7" stroke-linecap="round"/><rect x="24" y="29" width="268" height="106" rx="18" fill="${PALET.koekDiep}"/><rect x="29" y="33" width="258" height="98" rx="14" fill="${PALET.paneel}"/>${sesam}`;
  return toon === '' ? koek : `${beet}<g clip-path="url(#${knip})">${koek}</g>`;
}

const OOG = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${PALET.wit}"/><circle cx="${x - r * 0.2}" cy="${y + 1}" r="${r * 0.6}" fill="${KLEUREN.inkt}"/><circle cx="${x - r * 0.4}" cy="${y - r * 0.3}" r="${r * 0.2}" fill="${PALET.wit}"/>`;

const VISMOND: Readonly<Record<string, string>> = {
  '': `<path d="M14 70q14 8 26 2" fill="none" stroke="${PALET.mond}" stroke-width="5" stroke-linecap="round"/>`,
  open: `<path d="M2 54Q30 44 38 66Q32 88 8 82Q-4 68 2 54z" fill="${PALET.mond}"/><path d="M8 76q14-6 24 2-8 8-24-2z" fill="${PALET.blos}"/>`,
  blij: `<path d="M12 64q16 24 34 6z" fill="${PALET.mond}"/>`,
  bol: `<circle cx="20" cy="70" r="9" fill="${PALET.mond}"/>`,
};

/** The fish, looking to the left; its tail is a thing of its own. */
function drawVis(toon: string): string {
  const lijf =
    toon === 'bol'
      ? 'M4 58Q4 4 74 2Q146 2 148 56Q146 112 74 110Q4 110 4 58z'
      : 'M4 60Q12 16 74 14Q132 18 148 58Q130 98 74 100Q14 102 4 60z';
  const ogen =
    toon === 'blij'
      ? `<path d="M30 46q10-12 22 0" fill="none" stroke="${KLEUREN.inkt}" stroke-width="5" stroke-linecap="round"/>`
      : OOG(42, 44, toon === 'bol' ? 15 : 13);
  return `<defs>${drawVerloop(`gv-vis${toon}`, { offset: 0, kleur: PALET.visLicht }, { offset: 0.55, kleur: PALET.vis }, { offset: 1, kleur: PALET.visDiep })}</defs><path d="M56 22Q70-8 106 0Q98 12 104 26zM66 96q4 18 26 16 0-12-4-20z" fill="${PALET.visDiep}"/><path d="${lijf}" fill="url(#gv-vis${toon})" stroke="${PALET.visDiep}" stroke-width="4"/><path d="M82 16Q70 56 82 99Q94 99 100 96Q90 56 102 19Q92 15 82 16zM120 30Q112 58 120 86Q128 80 132 76Q128 58 132 40z" fill="${PALET.visStreep}"/><path d="M20 82Q50 100 78 92Q50 78 20 82z" fill="${PALET.visBuik}"/><path d="M72 58q22-8 26 8-10 14-26 4z" fill="${PALET.visDiep}"/><circle cx="52" cy="68" r="7" fill="${PALET.blos}" opacity=".7"/>${ogen}${VISMOND[toon] ?? ''}`;
}

const drawGroot = (toon: string): string =>
  `<path d="M282 84Q300 40 328 26Q322 60 326 84Q322 116 328 146Q298 130 282 92z" fill="${PALET.grootDiep}"/><path d="M130 26Q150-10 190 2Q178 18 184 34zM120 134q10 30 50 30-10-16-6-30z" fill="${PALET.grootDiep}"/><path d="M6 92Q14 22 130 20Q250 22 294 84Q250 148 130 150Q20 150 6 92z" fill="${PALET.groot}" stroke="${PALET.grootDiep}" stroke-width="4"/><path d="M10 100Q70 122 150 112Q230 104 282 92Q236 142 130 146Q30 146 10 100z" fill="${PALET.grootBuik}"/>${[
    [120, 46, 12],
    [160, 60, 9],
    [200, 48, 11],
    [236, 68, 9],
    [180, 86, 8],
    [138, 78, 7],
  ]
    .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${PALET.grootVlek}"/>`)
    .join(
      '',
    )}${toon === 'slaapt' ? `<path d="M48 64q14 10 28 0" fill="none" stroke="${KLEUREN.inkt}" stroke-width="6" stroke-linecap="round"/>` : OOG(62, 60, 16)}${toon === 'spuugt' ? `<ellipse cx="24" cy="98" rx="22" ry="18" fill="${PALET.mond}"/>` : `<path d="M12 100q34 18 66 4" fill="none" stroke="${PALET.grootDiep}" stroke-width="6" stroke-linecap="round"/>`}`;

const SCHAT: readonly string[] = [
  `<defs>${drawGloed('gv-parel', { offset: 0, kleur: PALET.wit }, { offset: 0.6, kleur: PALET.parel }, { offset: 1, kleur: PALET.parelDiep })}</defs><circle cx="30" cy="32" r="24" fill="url(#gv-parel)" stroke="${PALET.parelDiep}" stroke-width="2"/>`,
  `<circle cx="30" cy="32" r="26" fill="${PALET.goudDiep}"/><circle cx="30" cy="30" r="25" fill="${PALET.goud}"/><circle cx="30" cy="30" r="18" fill="none" stroke="${PALET.goudDiep}" stroke-width="3"/><path transform="translate(30 30)" d="${traceSter(5, 12, 5)}" fill="${PALET.goudDiep}"/>`,
  `<path d="M10 40q-10-6-8-18 8 0 12 10zM50 40q10-6 8-18-8 0-12 10zM14 52l-8 6M46 52l8 6" fill="${PALET.krab}" stroke="${PALET.krabDiep}" stroke-width="4" stroke-linecap="round"/><ellipse cx="30" cy="42" rx="22" ry="15" fill="${PALET.krab}" stroke="${PALET.krabDiep}" stroke-width="3"/><circle cx="22" cy="36" r="5" fill="${PALET.wit}"/><circle cx="38" cy="36" r="5" fill="${PALET.wit}"/><circle cx="22" cy="37" r="2.500" fill="${KLEUREN.inkt}"/><circle cx="38" cy="37" r="2.500" fill="${KLEUREN.inkt}"/><path d="M24 46q6 5 12 0" fill="none" stroke="${PALET.krabDiep}" stroke-width="3" stroke-linecap="round"/><rect x="19" y="6" width="22" height="18" rx="3" fill="${PALET.hoed}"/><rect x="11" y="21" width="38" height="6" rx="3" fill="${PALET.hoed}"/><rect x="19" y="16" width="22" height="5" fill="${KLEUREN.koraal}"/>`,
  `<path d="M16 4h24v34q16 2 16 14v4H14z" fill="${PALET.laars}"/><path d="M12 52h46v7H12zM16 4h24v8H16z" fill="${PALET.laarsDiep}"/><path d="M22 22l12 8" stroke="${PALET.laarsDiep}" stroke-width="4"/>`,
  `<path d="M8 52L4 16l14 14L30 8l12 22 14-14-4 36z" fill="${PALET.goud}" stroke="${PALET.goudDiep}" stroke-width="4" stroke-linejoin="round"/><circle cx="30" cy="40" r="5" fill="${KLEUREN.koraal}"/><circle cx="16" cy="42" r="4" fill="${KLEUREN.zee}"/><circle cx="44" cy="42" r="4" fill="${KLEUREN.zee}"/>`,
];

const WAAIER = (kleur: string, rand: string): string =>
  `<path d="M64 92Q8 84 6 44Q14 16 34 18Q48 2 64 10Q80 2 94 18Q114 16 122 44Q120 84 64 92z" fill="${kleur}" stroke="${rand}" stroke-width="4"/><path d="M64 90V14M64 90L36 20M64 90L92 20M64 90L14 42M64 90L114 42" stroke="${rand}" stroke-width="4"/>`;

const drawBord = (w: number, h: number, inhoud = ''): string =>
  `<rect y="8" width="${w}" height="${h - 8}" rx="20" fill="${PALET.houtDiep}"/><rect width="${w}" height="${h - 8}" rx="20" fill="${PALET.hout}"/><path d="M14 14h${w - 28}M14 ${h - 20}h${w - 28}" stroke="${PALET.houtLicht}" stroke-width="5" stroke-linecap="round"/><rect x="16" y="13" width="${w - 32}" height="${h - 35}" rx="12" fill="${PALET.paneel}"/><path d="M28 0v${h - 8}M${w - 28} 0v${h - 8}" stroke="${PALET.touw}" stroke-width="9"/>${inhoud}`;

const OOR = `<g transform="translate(62 22)" fill="none" stroke="${KLEUREN.inkt}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"><path d="M4 25h15l19-17v54L19 45H4z" fill="${KLEUREN.inkt}"/><path d="M52 22q11 13 0 26M68 12q19 23 0 46"/></g>`;

const drawWier = (kleur: string, diep: string): string =>
  `<path d="M36 168Q8 130 30 96T26 30Q28 14 36 4Q46 18 42 36T46 96Q56 130 44 168z" fill="${diep}"/><path d="M38 168Q16 130 34 96T30 34Q32 20 36 12Q40 24 38 38T40 98Q48 132 40 168z" fill="${kleur}"/><path d="M12 168Q-2 140 8 112Q20 136 20 168zM54 168Q52 132 66 106Q74 140 62 168z" fill="${diep}"/>`;

/** What comes by, one in a round. */
const VOORVAL: Readonly<Record<string, string>> = {
  zeester: `<path d="M60 8l14 32 36 4-27 24 9 36-32-18-32 18 9-36L10 44l36-4z" fill="${PALET.koraalGeel}"/><circle cx="60" cy="32" r="4" fill="${PALET.koek}"/><circle cx="38" cy="52" r="4" fill="${PALET.koek}"/><circle cx="82" cy="52" r="4" fill="${PALET.koek}"/><circle cx="48" cy="84" r="4" fill="${PALET.koek}"/><circle cx="72" cy="84" r="4" fill="${PALET.koek}"/>${drawOgen(60, 56, 9, 7)}${drawLach(60, 70, 9)}`,
  duikboot: `<path d="M92 56l28-22v56z" fill="${PALET.lamp}" opacity=".35"/><ellipse cx="56" cy="70" rx="46" ry="28" fill="${PALET.goud}"/><rect x="44" y="30" width="22" height="20" rx="5" fill="${PALET.goudDiep}"/><path d="M60 30V12h14" fill="none" stroke="${PALET.goudDiep}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><circle cx="38" cy="70" r="11" fill="${PALET.straal}"/><circle cx="64" cy="70" r="11" fill="${PALET.straal}"/><circle cx="88" cy="64" r="7" fill="${PALET.lamp}"/>${drawOgen(38, 70, 5, 4)}${drawLach(50, 88, 8)}<path d="M14 60L2 46v48l12-12z" fill="${PALET.goudDiep}"/>`,
  egelvis: `<path d="M60 14V4M28 28l-8-8M92 28l8-8M14 60H4M106 60h10M28 94l-8 8M92 94l8 8M60 106v10" fill="none" stroke="${PALET.koekDiep}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><circle cx="60" cy="60" r="46" fill="${PALET.koekLicht}"/><path d="M18 72q42 50 84 0-14 34-42 34T18 72z" fill="${PALET.wit}"/>${drawOgen(60, 50, 18, 10)}<ellipse cx="60" cy="76" rx="7" ry="8" fill="${PALET.mond}"/><circle cx="36" cy="34" r="4" fill="${PALET.koek}"/><circle cx="60" cy="28" r="4" fill="${PALET.koek}"/><circle cx="84" cy="34" r="4" fill="${PALET.koek}"/>`,
  rog: `<path d="M60 14Q116 40 118 66q-30-2-44 22-6 16-14 30-8-14-14-30Q32 64 2 66 4 40 60 14z" fill="${PALET.grootDiep}"/><path d="M60 40q18 20 0 46-18-26 0-46z" fill="${PALET.grootVlek}"/>${drawOgen(60, 30, 11, 6)}${drawLach(60, 42, 7)}<circle cx="34" cy="54" r="4" fill="${PALET.grootBuik}"/><circle cx="86" cy="54" r="4" fill="${PALET.grootBuik}"/><circle cx="44" cy="66" r="3" fill="${PALET.grootBuik}"/><circle cx="76" cy="66" r="3" fill="${PALET.grootBuik}"/>`,
  schat: `<ellipse cx="60" cy="112" rx="40" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><ellipse cx="60" cy="102" rx="46" ry="12" fill="${PALET.zandLicht}"/><circle cx="60" cy="66" r="36" fill="${PALET.goudDiep}"/><circle cx="60" cy="62" r="36" fill="${PALET.goud}"/><circle cx="60" cy="62" r="26" fill="${PALET.lamp}"/><path d="M60 44l6 12 13 2-9 9 2 13-12-6-12 6 2-13-9-9 13-2z" fill="${PALET.goud}"/><path d="M98 26l8-8M106 40h8M84 16l2-10" fill="none" stroke="${PALET.lamp}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
  heremietkreeft: `<ellipse cx="60" cy="112" rx="42" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M46 104q-30-2-30-32 4-40 44-46 30 4 32 30-20 2-24 22 6 22 24 26z" fill="${PALET.schelp}"/><path d="M24 60q20-20 44-22M22 80q16-14 36-14" fill="none" stroke="${PALET.schelpDiep}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><ellipse cx="86" cy="88" rx="22" ry="18" fill="${PALET.krab}"/><path d="M80 72V58M94 72V58" fill="none" stroke="${PALET.krab}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>${drawOgen(87, 56, 7, 6)}${drawLach(88, 90, 7)}<path d="M72 100l-6 10M90 104v8M104 98l8 10" fill="none" stroke="${PALET.krabDiep}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`,
  zeehond: `<ellipse cx="54" cy="82" rx="46" ry="22" fill="${PALET.grootVlek}"/><circle cx="86" cy="50" r="24" fill="${PALET.grootVlek}"/><path d="M10 86L-2 66l8 44z" fill="${PALET.grootVlek}"/>${drawOgen(88, 46, 8, 6)}<ellipse cx="96" cy="58" rx="11" ry="8" fill="${PALET.wit}"/><circle cx="98" cy="54" r="4" fill="${KLEUREN.inkt}"/>${drawLach(97, 59, 4)}<path d="M54 94l-6 22 26-14z" fill="${PALET.grootDiep}"/><circle cx="24" cy="26" r="4" fill="${PALET.bel}"/><circle cx="36" cy="16" r="5" fill="${PALET.bel}"/><circle cx="50" cy="28" r="4" fill="${PALET.bel}"/>`,
  lampvis: `<circle cx="98" cy="22" r="20" fill="${PALET.lamp}" opacity=".4"/><circle cx="98" cy="22" r="8" fill="${PALET.lamp}"/><path d="M60 34q8-26 36-14" fill="none" stroke="${PALET.lampvisDiep}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><ellipse cx="56" cy="72" rx="42" ry="34" fill="${PALET.lampvis}"/><path d="M18 66L2 46v50z" fill="${PALET.lampvisDiep}"/>${drawOgen(66, 58, 11, 9)}<path d="M44 82h50l-6 12-6-8-6 8-6-8-6 8-6-8-6 8z" fill="${PALET.wit}"/>`,
  wiermannetje: `<ellipse cx="60" cy="112" rx="34" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M52 112Q30 90 46 70 30 50 50 30 44 18 56 6q10 20-2 34 14 16 0 34 10 18 4 38z" fill="${PALET.wier}"/><path d="M74 112q-6-20 8-34-12-16 4-32 2-14 10-18 10 16-4 30 10 18-4 30 4 14 0 24z" fill="${PALET.wierDiep}"/>${drawOgen(54, 44, 7, 6)}${drawLach(54, 56, 5)}`,
  inktvis: `<path d="M28 66q-4-40 32-40t32 40q0 8-6 10H34q-6-2-6-10z" fill="${PALET.kwal}"/><path d="M36 78q-14 18-22 14M48 80q-2 20-12 26M60 80v28M72 80q2 20 12 26M84 78q14 18 22 14" fill="none" stroke="${PALET.kwal}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>${drawOgen(60, 54, 12, 8)}${drawLach(60, 68, 8)}<path d="M34 30h52l-8-22H42z" fill="${PALET.hoed}"/><rect x="24" y="26" width="72" height="8" rx="4" fill="${PALET.hoed}"/>`,
};

export const art: GameArt = {
  voorval: drawVoorvallen(VOORVAL),
  'decor-liggend': { vak: [1280, 720], svg: () => drawAquarium(1280, 720) },
  'decor-staand': { vak: [720, 960], svg: () => drawAquarium(720, 960) },
  'avond-liggend': { vak: [1280, 720], svg: () => drawAvond(1280, 720) },
  'avond-staand': { vak: [720, 960], svg: () => drawAvond(720, 960) },
  koek: { vak: [316, 164], tonen: ['links', 'rechts'], svg: drawKoek },
  gloed: {
    vak: [356, 200],
    svg: () =>
      `<rect x="4" y="4" width="348" height="192" rx="60" fill="${KLEUREN.zon}" opacity=".5"/><rect x="8" y="8" width="340" height="184" rx="56" fill="none" stroke="${KLEUREN.zon}" stroke-width="8" stroke-dasharray="20 12"/>`,
  },
  vis: { vak: [150, 112], tonen: ['open', 'blij', 'bol'], svg: drawVis },
  staart: {
    vak: [66, 84],
    svg: () =>
      `<path d="M2 42Q22 26 60 2Q56 24 48 42Q58 62 60 82Q22 60 2 42z" fill="${PALET.vis}" stroke="${PALET.visDiep}" stroke-width="4" stroke-linejoin="round"/><path d="M18 42l30-20M20 46l30 18" stroke="${PALET.visLicht}" stroke-width="5" stroke-linecap="round"/>`,
  },
  groot: { vak: [330, 170], tonen: ['slaapt', 'spuugt'], svg: drawGroot },
  garnaal: {
    vak: [62, 50],
    svg: () =>
      `<path d="M10 18Q30-2 50 14Q62 30 46 42Q50 26 36 22Q28 30 16 30Q4 28 10 18z" fill="${PALET.garnaal}" stroke="${PALET.garnaalDiep}" stroke-width="3" stroke-linejoin="round"/><path d="M30 8l2 14M42 12l-4 12M46 42l10 4-4-12" stroke="${PALET.garnaalDiep}" stroke-width="3" stroke-linecap="round" fill="none"/><path d="M12 18Q2 12 0 2M14 16Q10 6 14 0" stroke="${PALET.garnaalDiep}" stroke-width="3" fill="none" stroke-linecap="round"/><circle cx="18" cy="19" r="4" fill="${KLEUREN.inkt}"/>`,
  },
  goud: {
    vak: [74, 64],
    svg: () =>
      `<circle cx="37" cy="32" r="31" fill="${PALET.lamp}" opacity=".45"/><path transform="translate(37 33)" d="${traceSter(5, 28, 14)}" fill="${PALET.goud}" stroke="${PALET.goudDiep}" stroke-width="4" stroke-linejoin="round"/><circle cx="31" cy="31" r="3" fill="${KLEUREN.inkt}"/><circle cx="43" cy="31" r="3" fill="${KLEUREN.inkt}"/><path d="M32 39q5 5 10 0" fill="none" stroke="${PALET.goudDiep}" stroke-width="3" stroke-linecap="round"/>`,
  },
  schelp: {
    vak: [128, 104],
    tonen: ['open'],
    svg: (toon) =>
      toon === 'open'
        ? `<g transform="translate(0 -34) rotate(-8 64 90)">${WAAIER(PALET.schelp, PALET.schelpDiep)}</g><ellipse cx="64" cy="84" rx="52" ry="16" fill="${PALET.schelpBinnen}"/><path d="M6 78Q20 104 64 104T122 78Q104 96 64 96T6 78z" fill="${PALET.schelpDiep}"/>`
        : `<ellipse cx="64" cy="94" rx="56" ry="9" fill="${KLEUREN.inkt}" opacity=".18"/>${WAAIER(PALET.schelp, PALET.schelpDiep)}<circle cx="46" cy="56" r="8" fill="${PALET.wit}"/><circle cx="82" cy="56" r="8" fill="${PALET.wit}"/><circle cx="47" cy="57" r="4" fill="${KLEUREN.inkt}"/><circle cx="81" cy="57" r="4" fill="${KLEUREN.inkt}"/>`,
  },
  schat: { vak: [60, 62], tonen: ['0', '1', '2', '3', '4'], svg: (toon) => SCHAT[Number(toon)] ?? '' },
  prik: {
    vak: [44, 44],
    svg: () =>
      `<path d="M22 2L36 40Q22 46 8 40z" fill="${PALET.prik}" stroke="${PALET.prikDiep}" stroke-width="4" stroke-linejoin="round"/>`,
  },
  sterretjes: {
    vak: [60, 60],
    svg: () =>
      [0, 120, 240]
        .map(
          (hoek) =>
            `<path transform="rotate(${hoek} 30 30) translate(30 10)" d="${traceSter(5, 10, 4.5)}" fill="${PALET.goud}" stroke="${PALET.goudDiep}" stroke-width="2"/>`,
        )
        .join(''),
  },
  kruimel: {
    vak: [18, 16],
    svg: () =>
      `<path d="M2 8Q4 0 10 2Q18 4 16 10Q12 18 6 14Q0 14 2 8z" fill="${PALET.kruimel}" stroke="${PALET.koekDiep}" stroke-width="2"/>`,
  },
  luchtbel: {
    vak: [34, 34],
    svg: () =>
      `<circle cx="17" cy="17" r="15" fill="${PALET.bel}" opacity=".45"/><circle cx="17" cy="17" r="15" fill="none" stroke="${PALET.wit}" stroke-width="2.500" opacity=".85"/><path d="M9 14q2-6 8-7" fill="none" stroke="${PALET.wit}" stroke-width="3" stroke-linecap="round"/>`,
  },
  helm: {
    vak: [150, 158],
    svg: () =>
      `<rect x="66" y="0" width="18" height="16" rx="5" fill="${PALET.helmDiep}"/><circle cx="75" cy="80" r="66" fill="${PALET.bel}" opacity=".3"/><circle cx="75" cy="80" r="67" fill="none" stroke="${PALET.helmDiep}" stroke-width="10"/><circle cx="75" cy="79" r="67" fill="none" stroke="${PALET.helm}" stroke-width="6"/><path d="M30 62q6-24 28-32" fill="none" stroke="${PALET.wit}" stroke-width="8" stroke-linecap="round" opacity=".8"/><path d="M22 132h106l10 24H12z" fill="${PALET.helmDiep}"/><path d="M24 130h102l8 18H16z" fill="${PALET.helm}"/>`,
  },
  kat: { vak: [220, 190], svg: drawKat },
  pupil: {
    vak: [30, 30],
    svg: () => `<circle cx="15" cy="15" r="13" fill="${KLEUREN.inkt}"/><circle cx="10" cy="10" r="4" fill="${PALET.wit}"/>`,
  },
  slak: {
    vak: [120, 92],
    svg: () =>
      `<path d="M6 84Q4 62 26 66L88 70Q112 66 116 84z" fill="${PALET.slakLijf}"/><path d="M16 66L10 34M28 66l2-34" stroke="${PALET.slakLijf}" stroke-width="7" stroke-linecap="round"/>${OOG(10, 30, 9)}${OOG(30, 28, 9)}<circle cx="72" cy="46" r="36" fill="${PALET.slak}" stroke="${PALET.slakDiep}" stroke-width="4"/><path d="M72 46q0-10 9-8t8 14-17 14-22-20 22-26 28 18" fill="none" stroke="${PALET.slakDiep}" stroke-width="5" stroke-linecap="round"/><path d="M12 74q8 6 16 0" fill="none" stroke="${PALET.slakDiep}" stroke-width="4" stroke-linecap="round"/>`,
  },
  lampvis: {
    vak: [110, 92],
    svg: () =>
      `<circle cx="14" cy="16" r="14" fill="${PALET.lamp}" opacity=".5"/><circle cx="14" cy="16" r="8" fill="${PALET.lamp}"/><path d="M18 14Q40-8 56 24" fill="none" stroke="${PALET.lampvisDiep}" stroke-width="4"/><path d="M92 52l18-16v34z" fill="${PALET.lampvisDiep}"/><path d="M14 56Q20 22 58 22T98 54Q90 88 56 88T14 56z" fill="${PALET.lampvis}" stroke="${PALET.lampvisDiep}" stroke-width="3"/>${OOG(40, 46, 10)}<path d="M18 66l8-6 6 8 8-7 6 8" fill="none" stroke="${PALET.wit}" stroke-width="4" stroke-linejoin="round"/>`,
  },
  wrak: {
    vak: [330, 200],
    svg: () =>
      `<path d="M150 120L132 10M220 116l22-84" stroke="${PALET.wrakDiep}" stroke-width="14" stroke-linecap="round"/><path d="M134 24l70 20-62 34z" fill="${PALET.touw}" opacity=".6"/><path d="M10 110L320 92Q318 180 250 198H84Q20 180 10 110z" fill="${PALET.wrak}"/><path d="M12 122L320 104M20 146l294-14M38 172l262-6" stroke="${PALET.wrakDiep}" stroke-width="5"/><circle cx="110" cy="146" r="14" fill="${PALET.wrakDiep}"/><circle cx="170" cy="142" r="14" fill="${PALET.wrakDiep}"/><circle cx="230" cy="138" r="14" fill="${PALET.lamp}"/>`,
  },
  wier: {
    vak: [72, 170],
    tonen: ['rood'],
    svg: (toon) => (toon === 'rood' ? drawWier(PALET.wierRood, PALET.wierRoodDiep) : drawWier(PALET.wier, PALET.wierDiep)),
  },
  'bord-woord': { vak: [500, 112], svg: () => drawBord(500, 112) },
  'bord-oor': { vak: [210, 112], tonen: ['leeg'], svg: (toon) => drawBord(210, 112, toon === 'leeg' ? '' : OOR) },
  'bord-liggend': { vak: [800, 112], svg: () => drawBord(800, 112) },
  'bord-staand': { vak: [690, 150], svg: () => drawBord(690, 150) },
};

function drawAvond(w: number, h: number): string {
  return `<defs>${drawVerloop(`gv-avond${w}`, { offset: 0, kleur: PALET.avond }, { offset: 1, kleur: PALET.avondDiep })}</defs><rect width="${w}" height="${h}" fill="url(#gv-avond${w})"/>`;
}
