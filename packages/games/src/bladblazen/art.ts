import type { GameArt } from '@spelrijk/game-kit/contract';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { drawHerfst } from './herfst.ts';
import { PALET } from './palet.ts';

const BLAD: readonly (readonly [kleur: string, diep: string])[] = [
  [PALET.bladRood, PALET.bladRoodDiep],
  [PALET.bladOranje, PALET.bladOranjeDiep],
  [PALET.bladGeel, PALET.bladGeelDiep],
  [PALET.bladBruin, PALET.bladBruinDiep],
];

/** Two kinds by turns: of a maple and of a beech; about 54 wide around 0,0. */
function drawBlad(i: number): string {
  const [kleur, diep] = BLAD[i % BLAD.length] ?? ['', ''];
  return i % 2 === 0
    ? `<path d="M0 24L-5 12-20 16-16 4-26-4-14-8-16-20-5-14 0-27 5-14 16-20 14-8 26-4 16 4 20 16 5 12z" fill="${kleur}" stroke="${diep}" stroke-width="3" stroke-linejoin="round"/><path d="M0 26V-14M0 8L-14-2M0 8L14-2" stroke="${diep}" stroke-width="3" stroke-linecap="round"/>`
    : `<path d="M0 25Q-24 8-14-12Q-6-24 0-27Q6-24 14-12Q24 8 0 25z" fill="${kleur}" stroke="${diep}" stroke-width="3" stroke-linejoin="round"/><path d="M0 27V-18M0 10L-10 0M0 10L10 0M0-2L-8-10M0-2L8-10" stroke="${diep}" stroke-width="3" stroke-linecap="round"/>`;
}

/** Leaves over an area, laid in rows that overlap, none of them straight. */
const drawBladeren = (w: number, h: number, stap: number, begin: number): string => {
  const [cols, rijen] = [Math.ceil(w / stap), Math.ceil(h / stap)];
  return Array.from({ length: cols * rijen }, (_, n) => {
    const [k, r] = [n % cols, Math.floor(n / cols)];
    const x = ((k + 0.5 + (r % 2) * 0.4) / (cols + 0.4)) * w + (((n * 37) % 13) - 6);
    const y = ((r + 0.5) / rijen) * h + (((n * 53) % 13) - 6);
    return `<use href="#bb-b${(n * 3 + begin) % 4}" transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${(n * 67) % 360})"/>`;
  }).join('');
};

const DEFS = `<defs>${BLAD.map((_, i) => `<g id="bb-b${i}">${drawBlad(i)}</g>`).join('')}</defs>`;

const drawSteen = (toon: string): string =>
  `<path d="M6 20Q8 4 30 4L258 2Q284 2 286 24L288 84Q288 106 262 106L26 107Q4 107 3 86z" fill="${PALET.steenDiep}"/><path d="M8 18Q10 3 30 3L258 1Q282 1 283 22L285 78Q285 98 261 98L28 99Q7 99 6 80z" fill="${toon === 'hier' ? KLEUREN.zon : PALET.steen}"/><path d="M26 9L250 7" stroke="${PALET.steenLicht}" stroke-width="5" stroke-linecap="round"/><rect x="15" y="14" width="260" height="77" rx="12" fill="${PALET.paneel}"/><path d="M6 84q14-12 22 2 12-4 10 12H14zM284 26q-12 2-12-10 6-12 12-4z" fill="${PALET.mos}"/>`;

const STEKELS = 'M6 78Q0 40 22 26L18 10l16 6L40 2l10 12L62 2l6 14 16-6-2 16Q104 40 96 78z';

const drawEgel = (toon: string): string =>
  `<path d="${STEKELS}" fill="${PALET.egelDiep}"/><path d="M14 78Q10 46 30 34q20-12 44 0 18 14 14 44z" fill="${PALET.egel}"/><path d="M26 36l4-10M40 28l2-10M56 28l2-10M70 32l6-8" stroke="${PALET.egelLicht}" stroke-width="4" stroke-linecap="round"/><ellipse cx="51" cy="60" rx="30" ry="24" fill="${PALET.snuit}"/><ellipse cx="22" cy="42" rx="8" ry="9" fill="${PALET.egelLicht}"/><ellipse cx="80" cy="42" rx="8" ry="9" fill="${PALET.egelLicht}"/>${toon === 'blij' ? `<path d="M34 54q6-8 12 0M56 54q6-8 12 0" fill="none" stroke="${KLEUREN.inkt}" stroke-width="4" stroke-linecap="round"/>` : `<circle cx="40" cy="54" r="5" fill="${KLEUREN.inkt}"/><circle cx="62" cy="54" r="5" fill="${KLEUREN.inkt}"/>`}<ellipse cx="51" cy="66" rx="7" ry="5" fill="${KLEUREN.inkt}"/><path d="M44 74q7 6 14 0" fill="none" stroke="${PALET.egelDiep}" stroke-width="3" stroke-linecap="round"/><circle cx="32" cy="66" r="5" fill="${PALET.blos}" opacity=".7"/><circle cx="70" cy="66" r="5" fill="${PALET.blos}" opacity=".7"/>`;

const VONDST: readonly string[] = [
  `<path d="M16 30Q16 58 35 64Q54 58 54 30z" fill="${PALET.eikel}" stroke="${PALET.eikelDiep}" stroke-width="3"/><path d="M10 30Q12 12 35 12T60 30Q48 36 35 36T10 30z" fill="${PALET.dop}"/><path d="M35 12V3" stroke="${PALET.dop}" stroke-width="6" stroke-linecap="round"/><path d="M26 40q0 10 6 16" stroke="${PALET.wit}" stroke-width="4" stroke-linecap="round" fill="none" opacity=".5"/>`,
  `<path d="M26 34h18l4 26q-13 6-26 0z" fill="${PALET.steelwit}"/><path d="M4 36Q6 6 35 6T66 36Q50 42 35 42T4 36z" fill="${PALET.hoed}"/><circle cx="22" cy="24" r="6" fill="${PALET.wit}"/><circle cx="42" cy="18" r="5" fill="${PALET.wit}"/><circle cx="52" cy="30" r="4" fill="${PALET.wit}"/>`,
  `<path d="M18 62V26Q18 6 36 6T52 26v6q12-8 14 2 0 10-14 18v10z" fill="${PALET.wantBlauw}" stroke="${PALET.wantDiep}" stroke-width="3"/><rect x="14" y="52" width="42" height="12" rx="5" fill="${PALET.wit}" stroke="${PALET.wantDiep}" stroke-width="3"/><path d="M26 30l8 8 8-8" fill="none" stroke="${PALET.wit}" stroke-width="4" stroke-linecap="round"/>`,
  `<circle cx="35" cy="34" r="29" fill="${PALET.balDiep}"/><circle cx="35" cy="33" r="28" fill="${PALET.bal}"/><path d="M8 30q27 14 54 0M35 5q-18 28 0 56" fill="none" stroke="${PALET.wit}" stroke-width="6"/><path d="M16 20q4-8 12-10" stroke="${PALET.wit}" stroke-width="4" stroke-linecap="round" opacity=".7"/>`,
  `<path d="M4 56Q2 40 14 40v-18M14 40q6 2 6-16M4 58Q30 66 66 58 60 46 40 48Q20 50 14 44z" fill="${PALET.slak}" stroke="${PALET.slakDiep}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><circle cx="40" cy="32" r="22" fill="${PALET.huisje}" stroke="${PALET.huisjeDiep}" stroke-width="3"/><path d="M40 32a6 6 0 1 1-6 6 12 12 0 1 1 14 6" fill="none" stroke="${PALET.huisjeDiep}" stroke-width="4" stroke-linecap="round"/><circle cx="14" cy="20" r="4" fill="${KLEUREN.inkt}"/><circle cx="21" cy="22" r="4" fill="${KLEUREN.inkt}"/>`,
];

const drawBord = (w: number, h: number, inhoud = ''): string =>
  `<path d="M${w * 0.2} ${h - 8}v22M${w * 0.8} ${h - 8}v22" stroke="${PALET.houtDiep}" stroke-width="13"/><rect y="6" width="${w}" height="${h - 6}" rx="18" fill="${PALET.houtDiep}"/><rect width="${w}" height="${h - 8}" rx="18" fill="${PALET.hout}"/><path d="M14 13h${w - 28}" stroke="${PALET.houtLicht}" stroke-width="6" stroke-linecap="round"/><rect x="14" y="12" width="${w - 28}" height="${h - 34}" rx="11" fill="${PALET.paneel}"/><g transform="translate(${w - 20} 12) scale(.8)">${drawBlad(0)}</g><g transform="translate(${w - 44} 4) scale(.62) rotate(40)">${drawBlad(1)}</g>${inhoud}`;

const OOR = `<g transform="translate(62 28)" fill="none" stroke="${KLEUREN.inkt}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"><path d="M4 25h15l19-17v54L19 45H4z" fill="${KLEUREN.inkt}"/><path d="M52 22q11 13 0 26M68 12q19 23 0 46"/></g>`;

export const art: GameArt = {
  'decor-liggend': { vak: [1280, 720], svg: () => drawHerfst(1280, 720, 140) },
  'decor-staand': { vak: [720, 960], svg: () => drawHerfst(720, 960, 220) },
  steen: { vak: [290, 108], tonen: ['hier'], svg: drawSteen },
  gloed: {
    vak: [320, 134],
    svg: () =>
      `<rect x="4" y="4" width="312" height="126" rx="30" fill="${KLEUREN.zon}" opacity=".5"/><rect x="8" y="8" width="304" height="118" rx="26" fill="none" stroke="${KLEUREN.zon}" stroke-width="8" stroke-dasharray="20 12"/>`,
  },
  dek: { vak: [304, 124], tonen: ['0', '1'], svg: (toon) => DEFS + drawBladeren(304, 124, 31, toon === '1' ? 2 : 0) },
  blad: { vak: [54, 54], tonen: ['0', '1', '2', '3'], svg: (toon) => `<g transform="translate(27 27)">${drawBlad(Number(toon))}</g>` },
  hoopje: {
    vak: [150, 110],
    svg: () =>
      `${DEFS}<ellipse cx="75" cy="98" rx="66" ry="10" fill="${KLEUREN.inkt}" opacity=".16"/><g transform="translate(20 46)">${drawBladeren(110, 54, 30, 1)}</g><g transform="translate(40 18)">${drawBladeren(70, 40, 30, 2)}</g>`,
  },
  hoop: {
    vak: [300, 190],
    svg: () =>
      `${DEFS}<ellipse cx="150" cy="176" rx="146" ry="14" fill="${KLEUREN.inkt}" opacity=".18"/><path d="M6 170Q20 110 80 86Q110 20 160 28Q210 26 226 88Q286 110 294 170z" fill="${PALET.bladBruinDiep}"/><g transform="translate(96 36)">${drawBladeren(110, 50, 32, 0)}</g><g transform="translate(54 80)">${drawBladeren(196, 46, 34, 1)}</g><g transform="translate(14 122)">${drawBladeren(272, 50, 34, 2)}</g>`,
  },
  egel: { vak: [102, 84], tonen: ['blij'], svg: drawEgel },
  vondst: { vak: [70, 66], tonen: ['0', '1', '2', '3', '4'], svg: (toon) => VONDST[Number(toon)] ?? '' },
  wind: {
    vak: [240, 60],
    svg: () =>
      `<path d="M6 20H170q24 0 22-14-10-8-18 4M30 36H214q20 2 18 14-10 8-18-4M60 50h70" fill="none" stroke="${PALET.wind}" stroke-width="7" stroke-linecap="round" opacity=".9"/>`,
  },
  slurf: {
    vak: [150, 84],
    svg: () =>
      `<path d="M60 44L140 20l8 28-80 14z" fill="${PALET.staal}"/><path d="M64 46L140 24l3 10-78 20z" fill="${PALET.staalLicht}"/><path d="M136 14q12 16 12 38" fill="none" stroke="${PALET.staalDiep}" stroke-width="8" stroke-linecap="round"/><rect x="8" y="24" width="62" height="54" rx="18" fill="${PALET.blazerDiep}"/><rect x="8" y="20" width="62" height="52" rx="18" fill="${PALET.blazer}"/><path d="M18 32q10-8 26-6" fill="none" stroke="${PALET.blazerLicht}" stroke-width="6" stroke-linecap="round"/><circle cx="40" cy="50" r="13" fill="${PALET.staalDiep}"/><path d="M40 40v20M30 50h20" stroke="${PALET.staalLicht}" stroke-width="4"/><path d="M22 22q14-22 36-4" fill="none" stroke="${PALET.staalDiep}" stroke-width="8" stroke-linecap="round"/>`,
  },
  blazer: {
    vak: [170, 96],
    svg: () =>
      `<ellipse cx="85" cy="78" rx="82" ry="16" fill="${PALET.staalDiep}"/><path d="M6 62Q10 26 85 26t79 36q0 16-79 18T6 62z" fill="${PALET.blazerDiep}"/><path d="M8 54Q14 20 85 20t77 34q-4 14-77 14T8 54z" fill="${PALET.blazer}"/><ellipse cx="85" cy="30" rx="44" ry="12" fill="${PALET.staalDiep}"/><ellipse cx="85" cy="28" rx="36" ry="8" fill="${PALET.staal}"/><path d="M20 48q6-14 26-18" fill="none" stroke="${PALET.blazerLicht}" stroke-width="6" stroke-linecap="round"/><path d="M36 70v12M60 74v12M85 75v13M110 74v12M134 70v12" stroke="${PALET.staalLicht}" stroke-width="5" stroke-linecap="round"/><circle cx="140" cy="52" r="7" fill="${KLEUREN.zon}"/>`,
  },
  lucht: {
    vak: [300, 200],
    svg: () =>
      `<ellipse cx="150" cy="100" rx="142" ry="92" fill="${PALET.wind}" opacity=".22"/><ellipse cx="150" cy="100" rx="142" ry="92" fill="none" stroke="${PALET.wind}" stroke-width="7" stroke-dasharray="40 22" stroke-linecap="round"/>`,
  },
  'bord-woord': { vak: [520, 120], svg: () => drawBord(520, 120) },
  'bord-oor': { vak: [210, 120], tonen: ['leeg'], svg: (toon) => drawBord(210, 120, toon === 'leeg' ? '' : OOR) },
  'bord-liggend': { vak: [900, 120], svg: () => drawBord(900, 120) },
  'bord-staand': { vak: [690, 184], svg: () => drawBord(690, 184) },
};
