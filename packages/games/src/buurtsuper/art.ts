import type { GameArt } from '@spelrijk/game-kit/contract';
import { drawKnopVlak, traceSter, drawLach, drawOgen } from '@spelrijk/game-kit/stage';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { drawVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { PALET } from './palet.ts';
import { WARENKUNST } from './waren-art.ts';
import { drawWinkel } from './winkel.ts';

const OOR = `<g transform="translate(74 32)" fill="none" stroke="${KLEUREN.inkt}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"><path d="M4 25h13l17-15v46L17 41H4z" fill="${KLEUREN.inkt}"/><path d="M46 22q9 11 0 22"/></g>`;

/** A paper sign on two cords, with the wavy lower edge of something torn off. */
function drawBord(w: number, h: number, inhoud = ''): string {
  const tand = w / Math.round(w / 30);
  const rand = Array.from({ length: Math.round(w / tand) }, () => `l${(-tand / 2).toFixed(2)} 10 ${(-tand / 2).toFixed(2)}-10`).join('');
  return `<path d="M40-20v30M${w - 40}-20v30" stroke="${PALET.kastDiep}" stroke-width="6"/><path d="M0 8h${w}v${h - 22}${rand}z" fill="${KLEUREN.inkt}" opacity=".2"/><path d="M0 2h${w}v${h - 22}${rand}z" fill="${PALET.papier}"/><path d="M0 2h${w}v10H0z" fill="${PALET.luifel}"/>${inhoud}`;
}

const PAKKLEUREN: Readonly<Record<string, readonly [string, string]>> = {
  '0': [PALET.pakRood, PALET.pakRoodDiep],
  '1': [PALET.pakBlauw, PALET.pakBlauwDiep],
  '2': [PALET.pakGroen, PALET.pakGroenDiep],
  '3': [PALET.pakPaars, PALET.pakPaarsDiep],
  hier: [KLEUREN.zon, PALET.goudDiep],
};

/** A pack with a label over nearly all of it. */
function drawPak(toon: string): string {
  const [kleur, diep] = PAKKLEUREN[toon] ?? [PALET.pakRood, PALET.pakRoodDiep];
  return `<rect y="4" width="300" height="104" rx="12" fill="${diep}"/><rect width="300" height="100" rx="12" fill="${kleur}"/><path d="M0 12Q0 0 12 0h276q12 0 12 12v4H0z" fill="${KLEUREN.wit}" opacity=".3"/><rect x="14" y="12" width="272" height="80" rx="10" fill="${PALET.papier}"/>`;
}

const drawBon = (): string => {
  const rand = Array.from({ length: 40 }, () => 'l-12.500 10-12.500-10').join('');
  return `<path d="M0 0h1000v178${rand}z" fill="${KLEUREN.inkt}" opacity=".18"/><path d="M6 0h988v172${rand.replaceAll('12.500', '12.350')}z" fill="${PALET.papier}"/><path d="M40 164h920" stroke="${PALET.papierDiep}" stroke-width="4" stroke-dasharray="16 10"/>`;
};

const drawVak = (toon: string): string =>
  `<rect x="1" y="1" width="78" height="102" rx="12" fill="${toon === 'nu' ? KLEUREN.zon : PALET.papierDiep}"/><rect x="6" y="6" width="68" height="90" rx="9" fill="${PALET.papier}"/>${toon === 'vol' ? '' : `<path d="M18 82h44" stroke="${PALET.inktlijn}" stroke-width="5" stroke-linecap="round"/>`}`;

const STRAAL: Readonly<Record<string, string>> = { '': PALET.rood, goed: PALET.groen, fout: KLEUREN.zon };

const drawScanner = (toon: string): string =>
  `${toon === '' ? '' : `<path d="M30 44L-6-60h248L206 44z" fill="${STRAAL[toon] ?? ''}" opacity=".35"/>`}<rect y="12" width="236" height="72" rx="16" fill="${PALET.staalDiep}"/><rect y="6" width="236" height="66" rx="16" fill="${PALET.staal}"/><rect x="18" y="16" width="200" height="46" rx="9" fill="${PALET.glas}"/><path d="M34 39h168M52 26l-14 26M118 22v34M184 26l14 26" stroke="${STRAAL[toon] ?? PALET.rood}" stroke-width="5" stroke-linecap="round"/>`;

const TOONBANK = `<path d="M0 18h1280v152H0z" fill="${PALET.bank}"/><path d="M0 40h1280v14H0z" fill="${PALET.bankDiep}" opacity=".5"/>${[0, 1, 2, 3, 4, 5, 6, 7].map((i) => `<rect x="${14 + i * 160}" y="66" width="132" height="92" rx="10" fill="${PALET.bankDiep}" opacity=".55"/><rect x="${20 + i * 160}" y="70" width="120" height="80" rx="8" fill="${PALET.bank}"/>`).join('')}<rect width="1280" height="40" rx="8" fill="${PALET.bankLicht}"/><rect x="0" y="6" width="1280" height="24" fill="${PALET.rubber}"/><path d="M20 12h1240M20 24h1240" stroke="${PALET.rubberLicht}" stroke-width="3" stroke-dasharray="40 26"/>`;

const latten = [8, 112, 216, 320]
  .map((y) => `<rect x="14" y="${y}" width="496" height="84" rx="8" fill="${PALET.houtBinnen}" opacity=".55"/>`)
  .join('');

/** What comes by, one in a round. */
const VOORVAL: Readonly<Record<string, string>> = {
  kat: `<ellipse cx="60" cy="112" rx="34" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M34 112q-6-46 26-46t26 46z" fill="${PALET.poes}"/><path d="M36 46L30 14l20 14h20l20-14-6 32q0 26-24 26T36 46z" fill="${PALET.poes}"/>${drawOgen(60, 44, 11, 7)}<path d="M56 54h8l-4 5z" fill="${PALET.pakRood}"/>${drawLach(60, 58, 6)}<path d="M44 28h6M44 34h8M76 28h-6M76 34h-8" fill="none" stroke="${PALET.poesDiep}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><rect x="44" y="76" width="32" height="6" rx="3" fill="${PALET.pakRood}"/><circle cx="60" cy="86" r="6" fill="${PALET.goud}"/>`,
  kar: `<ellipse cx="60" cy="112" rx="42" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M8 30h14l10 56h60" fill="none" stroke="${PALET.staalDiep}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><path d="M24 40h84L96 78H32z" fill="${PALET.staal}"/><path d="M44 42l4 34M62 42v34M82 42l-4 34M28 58h74" fill="none" stroke="${PALET.staalDiep}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><circle cx="42" cy="100" r="9" fill="${PALET.rubber}"/><circle cx="86" cy="100" r="9" fill="${PALET.rubber}"/><circle cx="48" cy="32" r="13" fill="${PALET.pakGroen}"/><rect x="64" y="14" width="20" height="28" rx="4" fill="${PALET.pakBlauw}"/><path d="M86 40q8-24 20-10-2 8-10 10z" fill="${PALET.goud}"/>${drawOgen(62, 58, 12, 7)}`,
  banaan: `<path d="M22 26Q20 92 84 106q8-6 2-14-44-14-50-68z" fill="${PALET.goudDiep}"/><path d="M36 22Q40 80 100 92q8-8 2-16-42-8-50-58z" fill="${PALET.goud}"/><path d="M50 18q8 44 54 52 8-6 4-14-30-4-42-42z" fill="${PALET.goud}"/><rect x="28" y="10" width="28" height="16" rx="5" fill="${PALET.hout}"/>${drawOgen(64, 64, 9, 6)}${drawLach(68, 76, 7)}`,
  vis: `<ellipse cx="60" cy="112" rx="30" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M36 24q34-20 46 22 8 36-22 66-30-30-32-60 0-20 8-28z" fill="${PALET.pakBlauw}"/><path d="M60 108l-22 8 6-20zM60 108l22 8-6-20z" fill="${PALET.pakBlauwDiep}"/>${drawOgen(56, 42, 10, 8)}<ellipse cx="56" cy="66" rx="8" ry="6" fill="${PALET.pakRoodDiep}"/><path d="M84 58q20-4 22 12-14 4-22-4z" fill="${PALET.pakBlauwDiep}"/><path d="M96 18q10 16 0 20-10-4 0-20z" fill="${PALET.melkBlauw}"/><ellipse cx="60" cy="92" rx="10" ry="4" fill="${PALET.tasLicht}"/>`,
  ijs: `<ellipse cx="60" cy="112" rx="32" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><circle cx="60" cy="86" r="26" fill="${PALET.melk}"/><circle cx="60" cy="44" r="20" fill="${PALET.melk}"/><rect x="44" y="14" width="32" height="16" rx="3" fill="${PALET.kast}"/><rect x="36" y="28" width="48" height="6" rx="3" fill="${PALET.kast}"/>${drawOgen(60, 42, 8, 5)}<path d="M60 48l16 5-16 5z" fill="${PALET.wortel}"/>${drawLach(60, 58, 6)}<path d="M40 62q20 10 40 0" fill="none" stroke="${PALET.pakPaars}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/><circle cx="60" cy="82" r="3" fill="${PALET.kast}"/><circle cx="60" cy="94" r="3" fill="${PALET.kast}"/><path d="M14 30l8 8M106 30l-8 8M12 70h10M108 70H98" fill="none" stroke="${PALET.melkBlauw}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
  bloemkool: `<ellipse cx="60" cy="112" rx="38" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><circle cx="36" cy="48" r="18" fill="${PALET.melk}"/><circle cx="60" cy="36" r="22" fill="${PALET.melk}"/><circle cx="84" cy="48" r="18" fill="${PALET.melk}"/><circle cx="48" cy="60" r="20" fill="${PALET.melk}"/><circle cx="74" cy="60" r="20" fill="${PALET.melk}"/><path d="M20 62q-14 40 40 50 54-10 40-50-10 20-22 12-6 14-18 4-12 10-18-4-12 8-22-12z" fill="${PALET.slaDiep}"/>${drawOgen(60, 56, 11, 7)}${drawLach(60, 70, 9)}`,
  melk: `<ellipse cx="60" cy="112" rx="28" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M36 44l12-26h24l12 26z" fill="${PALET.melkBlauw}"/><rect x="46" y="8" width="28" height="12" rx="2" fill="${PALET.melkBlauw}"/><rect x="36" y="44" width="48" height="68" rx="3" fill="${PALET.melk}"/><rect x="36" y="44" width="48" height="22" rx="0" fill="${PALET.melkBlauw}"/><path d="M36 98q12-10 24 0t24 0v14H36z" fill="${PALET.melkBlauw}"/>${drawOgen(60, 78, 10, 7)}${drawLach(60, 90, 8)}`,
  ballon: `<ellipse cx="60" cy="44" rx="32" ry="38" fill="${PALET.pakRood}"/><ellipse cx="48" cy="30" rx="8" ry="13" fill="${PALET.popWit}" transform="rotate(24 48 30)"/><path d="M53 80h14l3 9H50z" fill="${PALET.pakRood}"/><path d="M60 90q-10 12 0 24" fill="none" stroke="${PALET.rubber}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M60 30l5 10 11 2-8 8 2 11-10-5-10 5 2-11-8-8 11-2z" fill="${PALET.goud}"/>${drawOgen(60, 44, 6, 4)}${drawLach(60, 52, 4)}`,
  mier: `<ellipse cx="60" cy="112" rx="44" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><rect x="30" y="44" width="60" height="44" rx="6" fill="${PALET.melk}"/><rect x="30" y="44" width="60" height="10" rx="4" fill="${PALET.popWit}"/>${drawOgen(60, 64, 11, 6)}${drawLach(60, 76, 8)}<circle cx="24" cy="98" r="8" fill="${PALET.rubber}"/><circle cx="36" cy="96" r="9" fill="${PALET.rubber}"/><circle cx="50" cy="98" r="8" fill="${PALET.rubber}"/><circle cx="72" cy="98" r="8" fill="${PALET.rubber}"/><circle cx="84" cy="96" r="9" fill="${PALET.rubber}"/><circle cx="98" cy="98" r="8" fill="${PALET.rubber}"/><path d="M24 104v8M50 104v8M72 104v8M98 104v8" fill="none" stroke="${PALET.rubber}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>${drawOgen(20, 96, 3, 3)}${drawOgen(100, 96, 3, 3)}`,
  kreeft: `<ellipse cx="60" cy="112" rx="44" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><rect x="12" y="56" width="96" height="56" rx="8" fill="${PALET.glas}"/><path d="M12 74q16-8 32 0t32 0 32 0v30q0 8-8 8H20q-8 0-8-8z" fill="${PALET.melkBlauw}"/><ellipse cx="60" cy="62" rx="22" ry="24" fill="${PALET.tomaat}"/><path d="M34 44Q16 44 20 22q8 8 14 6 0-12 8-14 4 20-8 30zM86 44q18 0 14-22-8 8-14 6 0-12-8-14-4 20 8 30z" fill="${PALET.tomaat}"/>${drawOgen(60, 50, 8, 7)}${drawLach(60, 66, 8)}<rect x="12" y="104" width="96" height="8" rx="4" fill="${PALET.staalDiep}"/>`,
};

export const art: GameArt = {
  voorval: drawVoorvallen(VOORVAL),
  ...WARENKUNST,
  'decor-liggend': { vak: [1280, 720], svg: () => drawWinkel(1280, 720, 560) },
  'decor-staand': { vak: [720, 960], svg: () => drawWinkel(720, 960, 740) },
  'bord-woord': { vak: [520, 120], svg: () => drawBord(520, 120) },
  'bord-oor': { vak: [210, 120], tonen: ['leeg'], svg: (toon) => drawBord(210, 120, toon === 'leeg' ? '' : OOR) },
  'bord-liggend': { vak: [920, 120], svg: () => drawBord(920, 120) },
  'bord-staand': { vak: [690, 184], svg: () => drawBord(690, 184) },
  kast: {
    vak: [1240, 400],
    svg: () =>
      `<rect width="1240" height="400" rx="14" fill="${PALET.kast}"/><rect x="14" y="12" width="1212" height="376" rx="8" fill="${PALET.kastBinnen}" opacity=".55"/><path d="M14 20q0-8 8-8h1196q8 0 8 8v10H14z" fill="${KLEUREN.inkt}" opacity=".18"/><path d="M310 30v358M620 30v358M930 30v358" stroke="${PALET.kastDiep}" stroke-width="4" opacity=".6"/><rect width="1240" height="8" rx="4" fill="${PALET.kastLicht}"/>`,
  },
  plank: {
    vak: [1220, 34],
    svg: () =>
      `<rect y="14" width="1220" height="20" fill="${KLEUREN.inkt}" opacity=".14"/><rect width="1220" height="24" rx="6" fill="${PALET.kast}"/><rect width="1220" height="8" rx="4" fill="${PALET.kastLicht}"/><rect y="20" width="1220" height="5" fill="${PALET.kastDiep}"/>`,
  },
  pak: { vak: [300, 108], tonen: ['0', '1', '2', '3', 'hier'], svg: drawPak },
  gloed: {
    vak: [330, 134],
    svg: () =>
      `<rect x="4" y="4" width="322" height="126" rx="26" fill="${KLEUREN.zon}" opacity=".5"/><rect x="8" y="8" width="314" height="118" rx="22" fill="none" stroke="${KLEUREN.zon}" stroke-width="8" stroke-dasharray="20 12"/>`,
  },
  toonbank: { vak: [1280, 170], svg: () => TOONBANK },
  scanner: { vak: [236, 84], tonen: ['goed', 'fout'], svg: drawScanner },
  tas: {
    vak: [128, 150],
    svg: () =>
      `<path d="M36 40q0-34 28-34t28 34" fill="none" stroke="${PALET.tasDiep}" stroke-width="9"/><path d="M8 38h112l-8 104q-1 8-9 8H25q-8 0-9-8z" fill="${PALET.tasDiep}"/><path d="M8 38h112l-7 94q-1 8-9 8H25q-9 0-9-8z" fill="${PALET.tas}"/><path d="M8 38h112l-1 14H9z" fill="${PALET.tasLicht}"/><path d="M42 84q22-30 44 0-22 34-44 0z" fill="${PALET.sla}"/><path d="M64 74v34" stroke="${PALET.slaDiep}" stroke-width="5" stroke-linecap="round"/>`,
  },
  doos: {
    vak: [178, 150],
    tonen: ['oor'],
    svg: (toon) =>
      `<rect x="4" y="12" width="170" height="136" rx="12" fill="${PALET.kartonDiep}"/><rect x="4" y="8" width="170" height="132" rx="12" fill="${PALET.karton}"/><path d="M4 20q0-12 12-12h146q12 0 12 12v10H4z" fill="${PALET.kartonLicht}"/><rect x="32" y="32" width="114" height="104" rx="12" fill="${PALET.papier}"/>${toon === 'oor' ? `<g transform="translate(-4 24) scale(.94)">${OOR}</g>` : ''}`,
  },
  printer: {
    vak: [320, 74],
    svg: () =>
      `<rect y="8" width="320" height="66" rx="18" fill="${PALET.rubberDiep}"/><rect width="320" height="64" rx="18" fill="${PALET.rubber}"/><rect x="14" y="8" width="292" height="12" rx="6" fill="${PALET.rubberLicht}"/><rect x="22" y="46" width="276" height="12" rx="6" fill="${PALET.glas}"/><circle cx="282" cy="33" r="8" fill="${PALET.groen}"/><circle cx="258" cy="33" r="8" fill="${KLEUREN.zon}"/>`,
  },
  bon: { vak: [1000, 190], svg: drawBon },
  vak: { vak: [80, 104], tonen: ['vol', 'nu', 'leeg'], svg: drawVak },
  boek: {
    vak: [1010, 500],
    svg: () =>
      `<rect x="8" y="14" width="994" height="486" rx="22" fill="${KLEUREN.inkt}" opacity=".3"/><rect width="1010" height="492" rx="22" fill="${PALET.luifel}"/><rect x="12" y="10" width="986" height="470" rx="14" fill="${KLEUREN.papier}"/><path d="M12 88h986" stroke="${PALET.luifel}" stroke-width="6" stroke-dasharray="22 12"/>`,
  },
  knop: { vak: [210, 96], svg: () => drawKnopVlak(210, 96, KLEUREN.zee, KLEUREN['zee-diep']) },
  band: {
    vak: [380, 78],
    svg: () =>
      `<rect y="6" width="380" height="72" rx="20" fill="${PALET.rubberDiep}"/><rect width="380" height="34" rx="17" fill="${PALET.rubber}"/><path d="M20 17h340" stroke="${PALET.rubberLicht}" stroke-width="6" stroke-dasharray="30 20"/><circle cx="40" cy="54" r="13" fill="${PALET.staal}"/><circle cx="190" cy="54" r="13" fill="${PALET.staal}"/><circle cx="340" cy="54" r="13" fill="${PALET.staal}"/>`,
  },
  kar: {
    vak: [560, 96],
    svg: () =>
      `<circle cx="90" cy="66" r="24" fill="${PALET.wiel}"/><circle cx="90" cy="66" r="10" fill="${PALET.staal}"/><circle cx="470" cy="66" r="24" fill="${PALET.wiel}"/><circle cx="470" cy="66" r="10" fill="${PALET.staal}"/><rect x="4" y="34" width="552" height="26" rx="10" fill="${PALET.pakRoodDiep}"/><rect x="4" y="30" width="552" height="22" rx="10" fill="${PALET.pakRood}"/>`,
  },
  krat: { vak: [524, 424], svg: () => `<rect x="8" y="2" width="508" height="420" rx="12" fill="${PALET.houtDiep}"/>${latten}` },
  rand: {
    vak: [524, 424],
    svg: () =>
      `<path d="M0 10q0-8 8-8h14v398h480V2h14q8 0 8 8v404q0 8-8 8H8q-8 0-8-8z" fill="${PALET.hout}"/><path d="M0 10q0-8 8-8h6v408h496V2h6q8 0 8 8v404q0 8-8 8H8q-8 0-8-8z" fill="${PALET.houtDiep}" opacity=".4"/><circle cx="11" cy="30" r="4" fill="${PALET.houtDiep}"/><circle cx="513" cy="30" r="4" fill="${PALET.houtDiep}"/><rect x="2" y="402" width="520" height="6" fill="${PALET.houtLicht}"/>`,
  },
  laag: {
    vak: [480, 92],
    svg: () =>
      `<rect x="3" y="3" width="474" height="86" rx="16" fill="${PALET.goud}" opacity=".28"/><rect x="4" y="4" width="472" height="84" rx="16" fill="none" stroke="${PALET.goud}" stroke-width="7"/>`,
  },
  kolom: { vak: [96, 384], svg: () => `<rect width="96" height="384" fill="${KLEUREN.wit}" opacity=".01"/>` },
  schim: {
    vak: [96, 96],
    svg: () =>
      `<rect x="4" y="4" width="88" height="88" rx="14" fill="${KLEUREN.wit}" opacity=".35"/><rect x="4" y="4" width="88" height="88" rx="14" fill="none" stroke="${KLEUREN.wit}" stroke-width="5" stroke-dasharray="16 10"/>`,
  },
  kaart: {
    vak: [268, 214],
    svg: () =>
      `<rect y="6" width="268" height="208" rx="18" fill="${KLEUREN.inkt}" opacity=".2"/><rect width="268" height="206" rx="18" fill="${PALET.papier}"/><path d="M0 18Q0 0 18 0h232q18 0 18 18v26H0z" fill="${PALET.pakBlauw}"/><path d="M30 22h100M30 32h60" stroke="${PALET.papier}" stroke-width="6" stroke-linecap="round"/>${[0, 1, 2, 3, 4, 5].map((i) => `<rect x="${26 + (i % 3) * 78}" y="${62 + Math.floor(i / 3) * 68}" width="60" height="60" rx="8" fill="none" stroke="${PALET.inktlijn}" stroke-width="3" stroke-dasharray="8 6"/>`).join('')}`,
  },
  zegel: {
    vak: [66, 66],
    svg: () =>
      `<path d="${traceSter(14, 32, 27)}" transform="translate(33 33)" fill="${PALET.goudDiep}"/><circle cx="33" cy="32" r="26" fill="${PALET.goud}"/><path d="${traceSter(5, 18, 8)}" transform="translate(33 34)" fill="${PALET.papier}"/>`,
  },
  knuffel: {
    vak: [84, 92],
    svg: () =>
      `<circle cx="20" cy="18" r="14" fill="${PALET.beerDiep}"/><circle cx="64" cy="18" r="14" fill="${PALET.beerDiep}"/><ellipse cx="42" cy="70" rx="28" ry="22" fill="${PALET.beerDiep}"/><ellipse cx="42" cy="72" rx="16" ry="14" fill="${PALET.beerLicht}"/><circle cx="42" cy="34" r="28" fill="${PALET.beer}"/><ellipse cx="42" cy="42" rx="14" ry="11" fill="${PALET.beerLicht}"/><circle cx="32" cy="29" r="4" fill="${KLEUREN.inkt}"/><circle cx="52" cy="29" r="4" fill="${KLEUREN.inkt}"/><path d="M37 38h10l-5 6z" fill="${KLEUREN.inkt}"/><path d="M30 58l12 6 12-6v12l-12-5-12 5z" fill="${PALET.pakRood}"/>`,
  },
  vol: {
    vak: [118, 92],
    svg: () =>
      `<circle cx="30" cy="26" r="18" fill="${PALET.meloen}"/><rect x="48" y="6" width="24" height="40" rx="4" fill="${PALET.melk}"/><rect x="48" y="20" width="24" height="14" fill="${PALET.melkBlauw}"/><circle cx="90" cy="28" r="15" fill="${PALET.brood}"/><rect y="34" width="118" height="58" rx="8" fill="${PALET.houtDiep}"/><path d="M0 42q0-8 8-8h102q8 0 8 8v8H0zM0 60h118v14H0z" fill="${PALET.hout}"/><path d="${traceSter(5, 15, 7)}" transform="translate(59 66)" fill="${PALET.goud}"/>`,
  },
};
