import type { GameArt } from '@spelrijk/game-kit/contract';
import { drawKnopVlak, traceSter } from '@spelrijk/game-kit/stage';
import { KLEUREN } from '@spelrijk/ui/tokens';
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

export const art: GameArt = {
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
