import type { GameArt } from '@spelrijk/game-kit/contract';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { drawVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { drawKnopVlak, drawLach, drawOgen } from '@spelrijk/game-kit/stage';
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

/** What comes by, one in a round. */
const VOORVAL: Readonly<Record<string, string>> = {
  eekhoorn: `<ellipse cx="60" cy="112" rx="36" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M78 108q38-8 30-56-10-24-26-10 12 8 6 24-4 16-14 16z" fill="${PALET.bladOranjeDiep}"/><path d="M28 112q-4-44 28-44t28 44z" fill="${PALET.bladOranje}"/><circle cx="52" cy="50" r="24" fill="${PALET.bladOranje}"/><path d="M34 34l-4-20 16 10zM70 34l4-20-16 10z" fill="${PALET.bladOranje}"/>${drawOgen(52, 48, 10, 6)}<ellipse cx="52" cy="60" rx="12" ry="9" fill="${PALET.blazerLicht}"/><circle cx="52" cy="57" r="4" fill="${PALET.snuit}"/>${drawLach(52, 61, 5)}<ellipse cx="52" cy="90" rx="10" ry="12" fill="${PALET.eikel}"/><path d="M40 82q12-12 24 0z" fill="${PALET.dop}"/>`,
  paraplu: `<path d="M60 36v60q0 12-10 12t-10-10" fill="none" stroke="${PALET.hout}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><path d="M8 58q6-46 52-46t52 46q-12-12-26 0-12-12-26 0-14-12-26 0-14-12-26 0z" fill="${PALET.wantBlauw}"/><path d="M34 58q4-36 26-46 22 10 26 46-12-12-26 0-14-12-26 0z" fill="${PALET.bladGeel}"/>${drawOgen(60, 42, 8, 6)}${drawLach(60, 54, 6)}`,
  vogels: `<ellipse cx="66" cy="34" rx="20" ry="9" fill="${PALET.steenDiep}" transform="rotate(-8 66 34)"/><path d="M84 30q12-2 16-12" fill="none" stroke="${PALET.steenDiep}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><path d="M64 32Q56 6 44 14q6 12 14 22z" fill="${PALET.steen}"/><ellipse cx="26" cy="66" rx="18" ry="8" fill="${PALET.steenDiep}" transform="rotate(-8 26 66)"/><path d="M42 62q10-2 14-10" fill="none" stroke="${PALET.steenDiep}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><path d="M24 64q-8-24-18-16 4 10 12 18z" fill="${PALET.steen}"/><ellipse cx="78" cy="90" rx="18" ry="8" fill="${PALET.steenDiep}" transform="rotate(-8 78 90)"/><path d="M94 86q10-2 14-10" fill="none" stroke="${PALET.steenDiep}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><path d="M76 88q-8-24-18-16 4 10 12 18z" fill="${PALET.steen}"/>${drawOgen(100, 16, 3, 3)}`,
  spook: `<ellipse cx="60" cy="112" rx="42" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M10 84q-2-38 36-38 14-8 28 0 38 0 36 38-4 28-50 28T10 84z" fill="${PALET.pompoen}"/><path d="M42 48q-10 30 0 60M78 48q10 30 0 60" fill="none" stroke="${PALET.pompoenDiep}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M30 70l14-10 8 14zM90 70L76 60l-8 14z" fill="${PALET.snuit}"/>${drawOgen(60, 68, 19, 5)}<path d="M32 86q28 22 56 0l-8 14-8-6-8 8-8-8-8 8-8-8z" fill="${PALET.snuit}"/><path d="M60 46q-2-14 10-20" fill="none" stroke="${PALET.steel}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>`,
  slak: `<ellipse cx="60" cy="112" rx="44" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M10 110q-2-22 16-24h62q22 0 20 24z" fill="${PALET.slak}"/><circle cx="72" cy="72" r="30" fill="${PALET.huisje}"/><circle cx="72" cy="72" r="20" fill="${PALET.huisjeDiep}"/><circle cx="72" cy="72" r="10" fill="${PALET.huisje}"/><path d="M22 90V62M36 88V62" fill="none" stroke="${PALET.slak}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>${drawOgen(30, 58, 7, 6)}${drawLach(28, 100, 6)}<path d="M30 46Q50 8 104 22 100 50 60 54z" fill="${PALET.bladRood}"/><path d="M38 46q30-2 58-22" fill="none" stroke="${PALET.bladRoodDiep}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
  das: `<ellipse cx="60" cy="112" rx="42" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><ellipse cx="54" cy="84" rx="38" ry="26" fill="${PALET.steenDiep}"/><ellipse cx="88" cy="70" rx="22" ry="18" fill="${PALET.steelwit}"/><path d="M74 58q18-8 34 6l-2 8q-18-12-34-6zM72 74q16-4 32 6l-6 6q-16-8-28-4z" fill="${PALET.snuit}"/>${drawOgen(92, 64, 6, 4)}<circle cx="110" cy="72" r="5" fill="${PALET.snuit}"/><circle cx="72" cy="52" r="8" fill="${PALET.snuit}"/><rect x="28" y="100" width="12" height="12" rx="5" fill="${PALET.snuit}"/><rect x="66" y="100" width="12" height="12" rx="5" fill="${PALET.snuit}"/><path d="M8 46q0-20 20-20t20 20z" fill="${PALET.hoed}"/><rect x="24" y="46" width="9" height="20" rx="4" fill="${PALET.steelwit}"/><circle cx="20" cy="38" r="4" fill="${PALET.steelwit}"/><circle cx="34" cy="36" r="4" fill="${PALET.steelwit}"/>`,
  vlieger: `<path d="M64 4l40 40-50 48L30 34z" fill="${PALET.bladRood}"/><path d="M64 4L30 34l74 10z" fill="${PALET.bladGeel}"/><path d="M64 4L54 92M30 34l74 10" fill="none" stroke="${PALET.hout}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M54 92q-24 0-20 12t-22 12" fill="none" stroke="${PALET.hout}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M40 92l-12 0 6 10zM28 104l-4 12 12-4z" fill="${PALET.wantBlauw}"/>${drawOgen(66, 36, 9, 6)}${drawLach(64, 50, 8)}`,
  wind: `<circle cx="64" cy="56" r="40" fill="${PALET.wind}"/><circle cx="34" cy="76" r="18" fill="${PALET.wind}"/><circle cx="94" cy="76" r="16" fill="${PALET.wind}"/>${drawOgen(60, 44, 14, 8)}<circle cx="40" cy="66" r="10" fill="${PALET.blos}"/><circle cx="84" cy="66" r="10" fill="${PALET.blos}"/><ellipse cx="62" cy="76" rx="9" ry="10" fill="${PALET.staalDiep}"/><path d="M30 96q-16 4-22 14M52 104q-8 6-6 14M76 104q4 6 2 12" fill="none" stroke="${PALET.staalLicht}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><path d="M8 40q14-10 20 4-10 8-20-4z" fill="${PALET.bladOranje}"/>`,
  kastanje: `<ellipse cx="60" cy="112" rx="40" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><circle cx="60" cy="72" r="38" fill="${PALET.mos}"/><path d="M24 54L12 46M22 80L8 84M40 36l-6-14M60 32V16M82 36l8-12M98 56l12-8M98 84l14 6" fill="none" stroke="${PALET.mos}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/><path d="M26 78q4-36 34-34 34 0 34 36-30 32-68-2z" fill="${PALET.houtLicht}"/><ellipse cx="60" cy="80" rx="28" ry="24" fill="${PALET.pompoenDiep}"/><ellipse cx="60" cy="94" rx="16" ry="8" fill="${PALET.houtLicht}"/>${drawOgen(60, 74, 10, 7)}${drawLach(60, 84, 6)}`,
  lantaarn: `<ellipse cx="60" cy="112" rx="24" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M34 12L60 28l26-16" fill="none" stroke="${PALET.hout}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><circle cx="60" cy="68" r="50" fill="${PALET.bladGeel}" opacity=".3"/><path d="M40 36h40l12 34-12 34H40L28 70z" fill="${PALET.bladOranje}"/><path d="M50 36h20l4 34-4 34H50l-4-34z" fill="${PALET.bladGeel}"/><rect x="42" y="28" width="36" height="9" rx="4" fill="${PALET.steenDiep}"/><rect x="42" y="102" width="36" height="9" rx="4" fill="${PALET.steenDiep}"/>${drawOgen(60, 66, 10, 7)}${drawLach(60, 80, 8)}`,
};

export const art: GameArt = {
  voorval: drawVoorvallen(VOORVAL),
  'decor-liggend': { vak: [1280, 720], svg: () => drawHerfst(1280, 720, 140) },
  'decor-staand': { vak: [720, 960], svg: () => drawHerfst(720, 960, 220) },
  boek: {
    vak: [1010, 500],
    svg: () =>
      `<rect x="8" y="14" width="994" height="486" rx="22" fill="${KLEUREN.inkt}" opacity=".3"/><rect width="1010" height="492" rx="22" fill="${PALET.houtDiep}"/><rect x="12" y="10" width="986" height="470" rx="14" fill="${KLEUREN.papier}"/><path d="M12 88h986" stroke="${PALET.hout}" stroke-width="6"/>`,
  },
  knop: { vak: [250, 96], svg: () => drawKnopVlak(250, 96, KLEUREN['zee-diep'], KLEUREN.inkt) },
  steen: { vak: [290, 108], tonen: ['hier'], svg: drawSteen },
  gloed: {
    vak: [320, 134],
    svg: () =>
      `<rect x="4" y="4" width="312" height="126" rx="30" fill="${KLEUREN.zon}" opacity=".5"/><rect x="8" y="8" width="304" height="118" rx="26" fill="none" stroke="${KLEUREN.zon}" stroke-width="8" stroke-dasharray="20 12"/>`,
  },
  dek: { vak: [304, 124], tonen: ['0', '1'], svg: (toon) => DEFS + drawBladeren(304, 124, 31, toon === '1' ? 2 : 0) },
  bladschaduw: { vak: [50, 26], svg: () => `<ellipse cx="25" cy="13" rx="22" ry="10" fill="${KLEUREN.inkt}" opacity=".22"/>` },
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
