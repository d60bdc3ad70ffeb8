import type { GameArt } from '@spelrijk/game-kit/contract';
import { drawKnopVlak, drawLach, drawOgen } from '@spelrijk/game-kit/stage';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { drawVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { drawBoerderij } from './boerderij.ts';
import { drawKonijn, drawMol, drawWortel, LOOFALLEEN, WORTELTONEN } from './groente.ts';
import { PALET } from './palet.ts';

const GROND = { liggend: 470, staand: 590 } as const;

const OOR = `<g transform="translate(54 28)" fill="none" stroke="${PALET.houtDonker}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"><path d="M4 25h15l19-17v54L19 45H4z" fill="${PALET.houtDonker}"/><path d="M52 22q11 13 0 26M68 12q19 23 0 46"/></g>`;

/** A sign tied to the carrot with string. */
const drawBord = (w: number, h: number, inhoud = ''): string =>
  `<path d="M${w / 2 - 40} 12Q${w / 2} -40 ${w / 2 + 40} 12" fill="none" stroke="${PALET.plankDiep}" stroke-width="6"/><rect y="6" width="${w}" height="${h - 6}" rx="20" fill="${PALET.houtDonker}"/><rect width="${w}" height="${h - 8}" rx="20" fill="${PALET.hout}"/><rect x="9" y="9" width="${w - 18}" height="${h - 26}" rx="14" fill="${PALET.papier}"/>${inhoud}`;

/** A crate of slats; `mik` is aimed at. */
const drawKist = (toon: string): string =>
  `<rect x="2" y="20" width="316" height="128" rx="12" fill="${toon === 'mik' ? KLEUREN.zon : PALET.houtDonker}"/><rect x="10" y="14" width="300" height="126" rx="10" fill="${PALET.houtDiep}"/><path d="M10 22h300v34H10zM10 64h300v34H10zM10 106h300v34H10z" fill="${PALET.hout}"/><path d="M10 22h300v9H10zM10 64h300v9H10zM10 106h300v9H10z" fill="${PALET.houtLicht}"/><rect x="20" y="10" width="22" height="136" rx="5" fill="${PALET.houtDiep}"/><rect x="278" y="10" width="22" height="136" rx="5" fill="${PALET.houtDiep}"/><rect x="34" y="34" width="252" height="88" rx="12" fill="${PALET.houtDonker}"/><rect x="38" y="36" width="244" height="80" rx="10" fill="${PALET.papier}"/>`;

const MES = `<path d="M22 0h26q4 60-6 92H30Q18 60 22 0z" fill="${PALET.staal}" transform="translate(0 40)"/><path d="M36 40h12q4 60-6 92h-6z" fill="${PALET.staalDiep}"/><rect x="26" y="-8" width="18" height="52" rx="8" fill="${PALET.greep}"/>`;
const GAT: Readonly<Record<string, string>> = {
  '': `<path d="M35 34v76" stroke="${PALET.papier}" stroke-width="5" stroke-dasharray="3 10" stroke-linecap="round" opacity=".85"/>`,
  hier: MES,
  tip: `<rect x="15" y="6" width="40" height="126" rx="14" fill="none" stroke="${KLEUREN.zon}" stroke-width="8" stroke-dasharray="14 9"/>`,
};

/** A slice of a carrot that lies on its side; `l` and `r` are its round ends. */
function drawSchijf(toon: string): string {
  const [l, r] = [toon.includes('l') ? 34 : 0, toon.includes('r') ? 34 : 0];
  const vorm = (boven: number, onder: number, zij: number): string =>
    `M${zij + l} ${boven}H${100 - zij - r}${r ? `q${r - zij / 2} 0 ${r - zij / 2} ${(onder - boven) / 2}t-${r - zij / 2} ${(onder - boven) / 2}` : `V${onder}`}H${zij + l}${l ? `q-${l - zij / 2} 0-${l - zij / 2}-${(onder - boven) / 2}t${l - zij / 2}-${(onder - boven) / 2}` : ''}z`;
  return `<path d="${vorm(2, 112, 0)}" fill="${PALET.wortelDiep}"/><path d="${vorm(2, 102, 0)}" fill="${PALET.wortel}"/><path d="M${l ? 34 : 0} 16H${r ? 66 : 100}" stroke="${PALET.wortelLicht}" stroke-width="11" stroke-linecap="${l || r ? 'round' : 'butt'}"/><path d="M24 92v10M70 88v14" stroke="${PALET.wortelDiep}" stroke-width="6" stroke-linecap="round"/>`;
}

const drawHooi = (): string =>
  `<path d="M6 190Q4 100 60 60Q110 10 160 56Q226 90 222 190z" fill="${PALET.hooiDiep}"/><path d="M14 186Q14 106 66 68Q110 22 154 64Q214 96 212 186z" fill="${PALET.hooi}"/><path d="M40 150l30-34M80 172l26-44M130 166l30-50M172 176l16-44M100 90l24-22M60 110l14-20M146 110l20-20" stroke="${PALET.hooiDiep}" stroke-width="6" stroke-linecap="round"/><path d="M56 160l24-30M110 150l20-34M150 150l26-26M110 76l14-16" stroke="${PALET.hooiLicht}" stroke-width="5" stroke-linecap="round"/>`;

const drawKar = (): string =>
  `<rect x="10" y="0" width="1180" height="26" rx="10" fill="${PALET.houtDonker}"/><rect x="10" y="0" width="1180" height="17" rx="8" fill="${PALET.houtDiep}"/>${[230, 970].map((x) => `<circle cx="${x}" cy="66" r="56" fill="${PALET.houtDonker}"/><circle cx="${x}" cy="66" r="44" fill="${PALET.houtLicht}"/><path d="M${x - 40} 66h80M${x} 26v80M${x - 28} 38l56 56M${x + 28} 38l-56 56" stroke="${PALET.wiel}" stroke-width="10"/><circle cx="${x}" cy="66" r="14" fill="${PALET.houtDonker}"/>`).join('')}`;

/** What comes by, one in a round. */
const VOORVAL: Readonly<Record<string, string>> = {
  veldmuis: `<ellipse cx="60" cy="112" rx="36" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><ellipse cx="52" cy="84" rx="30" ry="26" fill="${PALET.konijnBruin}"/><circle cx="78" cy="62" r="20" fill="${PALET.konijnBruin}"/><circle cx="68" cy="44" r="12" fill="${PALET.konijnBruin}"/><circle cx="68" cy="44" r="7" fill="${PALET.oor}"/><circle cx="88" cy="42" r="11" fill="${PALET.konijnBruin}"/><circle cx="88" cy="42" r="6" fill="${PALET.oor}"/>${drawOgen(82, 60, 7, 6)}<circle cx="94" cy="68" r="4" fill="${PALET.neus}"/><path d="M88 84q20-10 24 8-4 16-18 16-10-8-6-24z" fill="${PALET.wit}"/><path d="M92 78q14-6 20 8-10 2-20-8z" fill="${PALET.neus}"/><path d="M24 90Q0 92 8 64" fill="none" stroke="${PALET.konijnBruinDiep}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><ellipse cx="98" cy="74" rx="3" ry="10" fill="${PALET.loof}" transform="rotate(-20 98 74)"/>`,
  vogelverschrikker: `<ellipse cx="60" cy="112" rx="30" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M60 60v50M22 72h76" fill="none" stroke="${PALET.houtDiep}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/><path d="M34 66h52l6 36H28z" fill="${PALET.dak}"/><rect x="44" y="78" width="12" height="12" rx="1" fill="${PALET.hooi}"/><circle cx="60" cy="42" r="22" fill="${PALET.hooiLicht}"/><path d="M30 30h60l-8-6-8-18H46l-8 18z" fill="${PALET.hoed}"/>${drawOgen(60, 42, 9, 6)}<path d="M50 54h20M54 50v8M60 50v8M66 50v8" fill="none" stroke="${PALET.houtDonker}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M22 72l-12-6M22 72l-12 4M98 72l12-6M98 72l12 4" fill="none" stroke="${PALET.hooiDiep}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
  biet: `<ellipse cx="60" cy="112" rx="34" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M60 42q-4-22-18-30M60 42V10M60 42q4-22 18-30" fill="none" stroke="${PALET.loof}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/><ellipse cx="40" cy="14" rx="9" ry="14" fill="${PALET.loofDiep}" transform="rotate(-20 40 14)"/><ellipse cx="60" cy="10" rx="9" ry="14" fill="${PALET.loof}"/><ellipse cx="80" cy="14" rx="9" ry="14" fill="${PALET.loofDiep}" transform="rotate(20 80 14)"/><path d="M60 36q40 0 38 36-4 28-38 42Q26 100 22 72q-2-36 38-36z" fill="${PALET.schuur}"/>${drawOgen(60, 66, 13, 8)}${drawLach(60, 84, 12)}<circle cx="36" cy="78" r="6" fill="${PALET.neus}"/><circle cx="84" cy="78" r="6" fill="${PALET.neus}"/>`,
  regen: `<circle cx="36" cy="40" r="20" fill="${PALET.heuvelVer}"/><circle cx="62" cy="30" r="28" fill="${PALET.heuvelVer}"/><circle cx="88" cy="42" r="20" fill="${PALET.heuvelVer}"/><rect x="20" y="42" width="84" height="22" rx="11" fill="${PALET.heuvelVer}"/>${drawOgen(62, 38, 12, 7)}${drawLach(62, 50, 8)}<path d="M34 76l-6 14M54 76l-6 20M74 76l-6 14M94 76l-6 20" fill="none" stroke="${PALET.staal}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><path d="M40 112q0-12-10-12M40 112q0-12 10-12M82 112q0-12-10-12M82 112q0-12 10-12" fill="none" stroke="${PALET.loof}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`,
  trekker: `<ellipse cx="60" cy="112" rx="46" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M42 70V34h36l6 26h26v34H42z" fill="${PALET.schuur}"/><rect x="50" y="40" width="22" height="22" rx="3" fill="${PALET.lucht}"/><rect x="92" y="40" width="6" height="22" rx="2" fill="${PALET.aardeDonker}"/><circle cx="95" cy="32" r="6" fill="${PALET.papier}"/><circle cx="34" cy="86" r="26" fill="${PALET.aardeDonker}"/><circle cx="34" cy="86" r="12" fill="${PALET.hooi}"/><circle cx="96" cy="98" r="14" fill="${PALET.aardeDonker}"/><circle cx="96" cy="98" r="6" fill="${PALET.hooi}"/>${drawOgen(96, 74, 5, 4)}<rect x="84" y="62" width="26" height="6" rx="2" fill="${PALET.schuurDiep}"/>`,
  uil: `<path d="M60 58Q30 14 4 34q14 8 14 20 16 0 22 16zM60 58q30-44 56-24-14 8-14 20-16 0-22 16z" fill="${PALET.hooi}"/><ellipse cx="60" cy="68" rx="26" ry="34" fill="${PALET.hooiLicht}"/><path d="M60 32q28-8 26 20-6 18-26 20-20-2-26-20-2-28 26-20z" fill="${PALET.wit}"/>${drawOgen(60, 50, 11, 8)}<path d="M56 58h8l-4 9z" fill="${PALET.dak}"/><circle cx="50" cy="86" r="3" fill="${PALET.houtDiep}"/><circle cx="62" cy="92" r="3" fill="${PALET.houtDiep}"/><circle cx="70" cy="82" r="3" fill="${PALET.houtDiep}"/>`,
  ui: `<ellipse cx="60" cy="112" rx="34" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M60 24q10 20 32 34 18 16 4 38-14 16-36 16t-36-16q-14-22 4-38 22-14 32-34z" fill="${PALET.hooi}"/><path d="M60 30q-20 30-14 76M60 30q20 30 14 76" fill="none" stroke="${PALET.hooiDiep}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M60 26q-2-12-10-18M60 26q2-12 10-18" fill="none" stroke="${PALET.loofDiep}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>${drawOgen(60, 68, 13, 7)}<path d="M52 90q8-7 16 0" fill="none" stroke="${KLEUREN.inkt}" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/><ellipse cx="42" cy="82" rx="4" ry="8" fill="${PALET.staal}"/><ellipse cx="78" cy="82" rx="4" ry="8" fill="${PALET.staal}"/>`,
  hamster: `<ellipse cx="60" cy="112" rx="42" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M14 112q4-22 46-22t46 22z" fill="${PALET.aardeLicht}"/><path d="M24 100q-6-58 36-58t36 58z" fill="${PALET.hout}"/><circle cx="34" cy="42" r="10" fill="${PALET.hout}"/><circle cx="86" cy="42" r="10" fill="${PALET.hout}"/>${drawOgen(60, 60, 12, 7)}<ellipse cx="38" cy="80" rx="17" ry="15" fill="${PALET.hooiLicht}"/><ellipse cx="82" cy="80" rx="17" ry="15" fill="${PALET.hooiLicht}"/><circle cx="60" cy="72" r="5" fill="${PALET.neus}"/>${drawLach(60, 77, 6)}<ellipse cx="60" cy="98" rx="14" ry="8" fill="${PALET.wit}"/>`,
  hoefijzer: `<path d="M34 98V56q0-34 26-34t26 34v42" fill="none" stroke="${PALET.staal}" stroke-width="17" stroke-linecap="round" stroke-linejoin="round"/><path d="M34 90V58M86 90V58" fill="none" stroke="${PALET.staalDiep}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><circle cx="46" cy="32" r="3" fill="${PALET.staalDiep}"/><circle cx="74" cy="32" r="3" fill="${PALET.staalDiep}"/><path d="M60 74l6 12 13 2-10 9 3 13-12-6-12 6 3-13-10-9 13-2z" fill="${PALET.zon}"/>${drawOgen(60, 90, 5, 3)}`,
  big: `<ellipse cx="60" cy="112" rx="44" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><ellipse cx="54" cy="78" rx="40" ry="28" fill="${PALET.oor}"/><circle cx="88" cy="62" r="22" fill="${PALET.oor}"/><ellipse cx="100" cy="66" rx="11" ry="9" fill="${PALET.neus}"/><circle cx="97" cy="66" r="2" fill="${KLEUREN.inkt}"/><circle cx="104" cy="66" r="2" fill="${KLEUREN.inkt}"/><path d="M74 44l2-18 14 14zM94 42l10-14 4 18z" fill="${PALET.neus}"/>${drawOgen(88, 54, 7, 5)}<path d="M16 72q-12-4-6-14t8 4" fill="none" stroke="${PALET.neus}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><rect x="26" y="96" width="10" height="14" rx="4" fill="${PALET.oor}"/><rect x="72" y="98" width="10" height="12" rx="4" fill="${PALET.oor}"/><ellipse cx="44" cy="90" rx="16" ry="9" fill="${PALET.aarde}"/><circle cx="62" cy="66" r="7" fill="${PALET.aarde}"/><circle cx="30" cy="72" r="5" fill="${PALET.aarde}"/>`,
};

export const art: GameArt = {
  voorval: drawVoorvallen(VOORVAL),
  'decor-liggend': { vak: [1280, 720], svg: () => drawBoerderij(1280, 720, GROND.liggend) },
  'decor-staand': { vak: [720, 960], svg: () => drawBoerderij(720, 960, GROND.staand) },
  wortel: { vak: [150, 330], tonen: [...WORTELTONEN], svg: drawWortel },
  loof: { vak: [150, 120], svg: () => LOOFALLEEN },
  kuil: {
    vak: [160, 60],
    svg: () =>
      `<ellipse cx="80" cy="30" rx="76" ry="24" fill="${PALET.aardeDiep}"/><ellipse cx="80" cy="32" rx="60" ry="16" fill="${PALET.aardeDonker}"/>`,
  },
  kluit: {
    vak: [20, 20],
    svg: () => `<path d="M3 11Q2 3 10 3t8 8-8 7-7-7z" fill="${PALET.aardeDiep}"/><circle cx="9" cy="9" r="4" fill="${PALET.aarde}"/>`,
  },
  hoop: {
    vak: [150, 80],
    svg: () =>
      `<path d="M4 80Q20 22 60 28Q80 2 100 26Q132 30 146 80z" fill="${PALET.aardeDiep}"/><path d="M14 80Q30 36 64 40Q80 16 96 38Q124 42 134 80z" fill="${PALET.aarde}"/><circle cx="58" cy="54" r="6" fill="${PALET.aardeDiep}"/><circle cx="96" cy="60" r="7" fill="${PALET.aardeDiep}"/>`,
  },
  mol: { vak: [160, 104], tonen: ['hap'], svg: drawMol },
  konijn: { vak: [120, 152], tonen: ['hap', 'bruin', 'bruin hap'], svg: drawKonijn },
  kist: { vak: [320, 150], tonen: ['mik'], svg: drawKist },
  gloed: {
    vak: [360, 190],
    svg: () =>
      `<rect x="4" y="4" width="352" height="182" rx="34" fill="${KLEUREN.zon}" opacity=".5"/><rect x="9" y="9" width="342" height="172" rx="30" fill="none" stroke="${KLEUREN.zon}" stroke-width="9" stroke-dasharray="22 13"/>`,
  },
  kar: { vak: [1200, 124], svg: drawKar },
  hooi: { vak: [228, 194], svg: drawHooi },
  plank: {
    vak: [1100, 190],
    svg: () =>
      `<rect y="8" width="1100" height="182" rx="40" fill="${PALET.plankRand}"/><rect width="1100" height="178" rx="40" fill="${PALET.plank}"/><path d="M60 34h420M560 52h460M90 140h300M500 150h540" stroke="${PALET.plankDiep}" stroke-width="5" stroke-linecap="round" opacity=".5"/><circle cx="1064" cy="89" r="15" fill="${PALET.plankRand}"/>`,
  },
  schijf: { vak: [100, 114], tonen: ['l', 'r', 'lr'], svg: drawSchijf },
  gat: { vak: [70, 140], tonen: ['hier', 'tip'], svg: (toon) => GAT[toon] ?? '' },
  barst: {
    vak: [50, 120],
    svg: () =>
      `<path d="M26 4L12 34l18 16-16 24 18 14-10 28" fill="none" stroke="${PALET.wit}" stroke-width="14" stroke-linecap="round" stroke-linejoin="round"/><path d="M26 4L12 34l18 16-16 24 18 14-10 28" fill="none" stroke="${KLEUREN['koraal-diep']}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>`,
  },
  hoed: {
    vak: [140, 70],
    svg: () =>
      `<path d="M36 46Q36 6 70 6t34 40z" fill="${PALET.hoedDiep}"/><path d="M40 44Q40 10 68 10t30 34z" fill="${PALET.hoed}"/><path d="M37 34q34 10 66 0v12H37z" fill="${KLEUREN.koraal}"/><path d="M4 54q66-26 132 0-66 26-132 0z" fill="${PALET.hoed}"/><path d="M4 54q66 20 132 0-66 30-132 0z" fill="${PALET.hoedDiep}"/>`,
  },
  pijl: {
    vak: [80, 90],
    svg: () =>
      `<path d="M40 88L6 44h20V6h28v38h20z" fill="${PALET.houtDonker}"/><path d="M40 78L16 48h18V14h12v34h18z" fill="${KLEUREN.zon}"/>`,
  },
  wacht: {
    vak: [230, 98],
    svg: () =>
      `${drawKnopVlak(230, 98, PALET.papier, PALET.houtDiep)}<g transform="translate(22 34) scale(.36)">${LOOFALLEEN}</g><g transform="translate(132 6) scale(.56)">${LOOFALLEEN}</g><path d="M86 52h34m-13-12l14 12-14 12" fill="none" stroke="${PALET.houtDonker}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>`,
  },
  'bord-woord': { vak: [480, 118], svg: () => drawBord(480, 118) },
  'bord-oor': { vak: [200, 118], tonen: ['leeg'], svg: (toon) => drawBord(200, 118, toon === 'leeg' ? '' : OOR) },
  'bord-liggend': { vak: [820, 118], svg: () => drawBord(820, 118) },
  'bord-staand': { vak: [660, 122], svg: () => drawBord(660, 122) },
  knop: { vak: [190, 98], svg: () => drawKnopVlak(190, 98, KLEUREN.zee, PALET.zeeDonker) },
};
