import type { GameArt } from '@spelrijk/game-kit/contract';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { drawVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { drawLach, drawOgen } from '@spelrijk/game-kit/stage';
import { PALET } from './palet.ts';
import { drawHuis, drawStraat, HUIS_ART } from './straat.ts';

/** A cardboard label with string over its corner. */
const drawLabel = (w: number, h: number, inhoud = ''): string =>
  `<rect y="7" width="${w}" height="${h - 7}" rx="14" fill="${KLEUREN.inkt}" opacity=".22"/><rect width="${w}" height="${h - 8}" rx="14" fill="${PALET.karton}"/><path d="M0 ${h - 26}h${w}v4q0 14-14 14H14q-14 0-14-14z" fill="${PALET.kartonDiep}"/><path d="M30 0v${h - 8}M0 26h${w}" stroke="${PALET.touw}" stroke-width="7"/><path d="M30 26q-24-26-22-8t22 8q22-28 24-8t-24 8" fill="none" stroke="${PALET.touw}" stroke-width="6"/><rect x="48" y="12" width="${w - 62}" height="${h - 36}" rx="8" fill="${PALET.papier}"/><rect x="${w - 50}" y="18" width="28" height="32" rx="3" fill="${KLEUREN.zee}"/><circle cx="${w - 36}" cy="34" r="8" fill="${KLEUREN.zon}"/>${inhoud}`;

const OOR = `<g transform="translate(74 26)" fill="none" stroke="${KLEUREN.inkt}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"><path d="M4 25h13l17-15v46L17 41H4z" fill="${KLEUREN.inkt}"/><path d="M46 22q9 11 0 22"/></g>`;

/** A letterbox on a post, with room for a word or a picture. */
const drawBus = (toon: string): string =>
  `<ellipse cx="150" cy="170" rx="70" ry="7" fill="${KLEUREN.inkt}" opacity=".2"/><path d="M138 130h24v40h-24z" fill="${PALET.paal}"/><path d="M2 54Q2 4 52 4h196q50 0 50 50v74q0 10-10 10H12q-10 0-10-10z" fill="${PALET.busDiep}"/><path d="M2 52Q2 2 52 2h196q50 0 50 50v66q0 10-10 10H12q-10 0-10-10z" fill="${PALET.bus}"/><path d="M18 40Q22 12 56 12h188q26 0 36 18" fill="none" stroke="${PALET.busLicht}" stroke-width="7" stroke-linecap="round"/><rect x="84" y="20" width="132" height="14" rx="7" fill="${PALET.gleuf}"/><rect x="12" y="42" width="276" height="92" rx="12" fill="${toon === 'hier' ? KLEUREN.zon : PALET.busDiep}"/><rect x="19" y="48" width="262" height="80" rx="8" fill="${PALET.paneel}"/>`;

const LUIK: Readonly<Record<string, string>> = {
  '': `<rect x="4" y="2" width="96" height="92" rx="6" fill="${PALET.lijst}"/><rect x="12" y="10" width="80" height="76" fill="${PALET.raam}"/><path d="M12 10h36q0 50-36 76zM92 10H56q0 50 36 76z" fill="${PALET.gordijn}"/><path d="M22 12q2 40-6 66M82 12q-2 40 6 66" stroke="${PALET.gordijnDiep}" stroke-width="4" fill="none"/><rect x="0" y="88" width="104" height="12" rx="4" fill="${PALET.lijstDiep}"/>`,
  open: `<path d="M14 4L-6 12v74l20 6zM90 4l20 8v74l-20 6z" fill="${PALET.lijst}" stroke="${PALET.lijstDiep}" stroke-width="4" stroke-linejoin="round"/><rect x="10" y="2" width="84" height="92" rx="6" fill="${PALET.lijst}"/><rect x="17" y="9" width="70" height="80" fill="${PALET.raamLicht}"/><path d="M17 9h70v14q-36 12-70 0z" fill="${PALET.gordijn}"/><rect x="2" y="84" width="100" height="18" rx="5" fill="${PALET.bloembak}"/><path d="M8 86q4-14 12-6 6-12 14-2 8-10 16 0 8-10 16 0 8-10 14 2 8-8 14 6z" fill="${PALET.blad}"/><circle cx="24" cy="80" r="5" fill="${PALET.bloem}"/><circle cx="52" cy="78" r="5" fill="${KLEUREN.zon}"/><circle cx="80" cy="80" r="5" fill="${PALET.bloem}"/>`,
};

const KRANT = `<rect x="2" y="8" width="56" height="25" rx="11" fill="${PALET.krantDiep}"/><rect x="2" y="6" width="56" height="23" rx="11" fill="${PALET.krant}"/><path d="M14 12h16M38 12h12M12 19h14M36 19h14" stroke="${PALET.inktlijn}" stroke-width="3" stroke-linecap="round"/><rect x="27" y="5" width="7" height="26" fill="${PALET.elastiek}"/>`;

const drawMat = (toon: string): string =>
  `<path d="M14 4h100l12 34H2z" fill="${PALET.matDiep}"/><path d="M16 4h96l9 28H7z" fill="${PALET.mat}"/><path d="M24 10h80l5 16H19z" fill="none" stroke="${PALET.matRand}" stroke-width="4"/>${toon === 'krant' ? `<g transform="translate(34 -6)">${KRANT}</g>` : ''}`;

const drawHond = (toon: string): string =>
  `<path d="M92 60q18-8 12-28" fill="none" stroke="${PALET.hondDiep}" stroke-width="9" stroke-linecap="round"/><path d="M20 88Q14 48 44 46h34q22 4 20 42z" fill="${PALET.hond}"/><path d="M36 88q0-24 20-24t20 24z" fill="${PALET.hondBuik}"/><circle cx="44" cy="36" r="30" fill="${PALET.hond}"/><path d="M18 16q-18 8-10 36 12 4 16-14zM66 14q22 4 18 32-10 6-16-10z" fill="${PALET.hondDiep}"/><circle cx="35" cy="32" r="5" fill="${PALET.neus}"/><circle cx="55" cy="32" r="5" fill="${PALET.neus}"/><ellipse cx="44" cy="46" rx="15" ry="11" fill="${PALET.hondBuik}"/><path d="M38 40h12l-6 7z" fill="${PALET.neus}"/>${toon === 'krant' ? `<g transform="translate(14 38)">${KRANT}</g>` : `<path d="M40 52q4 12 8 0z" fill="${PALET.tong}"/>`}`;

const BEDANKJE: readonly string[] = [
  `<path d="M30 58V30" stroke="${PALET.blad}" stroke-width="5" stroke-linecap="round"/><path d="M30 50q-16 0-16-14 14 0 16 14z" fill="${PALET.blad}"/>${[0, 60, 120, 180, 240, 300].map((hoek) => `<ellipse cx="30" cy="9" rx="7" ry="10" fill="${PALET.bloem}" transform="rotate(${hoek} 30 20)"/>`).join('')}<circle cx="30" cy="20" r="7" fill="${KLEUREN.zon}"/>`,
  `<path d="M30 20Q6 6 6 32q2 24 18 26 6 0 6-2 0 2 6 2 16-2 18-26 0-26-24-12z" fill="${PALET.appel}"/><path d="M30 20q0-10 6-16" stroke="${PALET.matDiep}" stroke-width="4" stroke-linecap="round" fill="none"/><path d="M34 12q8-12 18-6-4 12-18 6z" fill="${PALET.blad}"/><path d="M14 28q2-8 8-10" stroke="${PALET.wit}" stroke-width="4" stroke-linecap="round" fill="none" opacity=".7"/>`,
  `<circle cx="30" cy="32" r="27" fill="${PALET.koekDiep}"/><circle cx="30" cy="30" r="26" fill="${PALET.koek}"/>${[
    [20, 20],
    [38, 18],
    [44, 34],
    [28, 34],
    [18, 42],
    [36, 46],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="4.500" fill="${PALET.chocola}"/>`)
    .join('')}`,
  `<rect x="6" y="6" width="48" height="52" rx="4" fill="${PALET.krantDiep}"/><rect x="6" y="4" width="48" height="52" rx="4" fill="${PALET.papier}"/><path d="M14 44l12-16 8 10 6-6 8 12z" fill="${KLEUREN.gras}"/><circle cx="40" cy="18" r="6" fill="${KLEUREN.zon}"/><path d="M14 44h34" stroke="${KLEUREN.zee}" stroke-width="4"/>`,
  `<path d="M30 4Q54 26 52 42T30 58 8 42 30 4z" fill="${PALET.eiDiep}"/><path d="M29 6Q49 28 47 42T29 55 11 42 29 6z" fill="${PALET.ei}"/><path d="M14 36l8-6 8 6 8-6 8 6" fill="none" stroke="${KLEUREN.koraal}" stroke-width="4"/>`,
  `<circle cx="30" cy="38" r="20" fill="${PALET.kuikenDiep}"/><circle cx="30" cy="36" r="20" fill="${PALET.kuiken}"/><circle cx="30" cy="19" r="14" fill="${PALET.kuiken}"/><circle cx="25" cy="17" r="3" fill="${KLEUREN.inkt}"/><circle cx="36" cy="17" r="3" fill="${KLEUREN.inkt}"/><path d="M26 22h10l-5 7z" fill="${PALET.snavel}"/><path d="M12 36q-8-6-6-12 8 2 10 8zM48 36q8-6 6-12-8 2-10 8z" fill="${PALET.kuikenDiep}"/><path d="M24 56v5M37 56v5" stroke="${PALET.snavel}" stroke-width="4" stroke-linecap="round"/>`,
];

/** What comes by, one in a round. */
const VOORVAL: Readonly<Record<string, string>> = {
  postduif: `<ellipse cx="54" cy="70" rx="32" ry="20" fill="${PALET.spaak}"/><circle cx="84" cy="50" r="17" fill="${PALET.spaak}"/><path d="M98 48l14 6-14 6z" fill="${PALET.snavel}"/><path d="M48 66Q26 20 6 34q14 12 22 34zM58 62Q62 18 92 10 86 38 72 64z" fill="${PALET.stoep}"/><circle cx="87" cy="48" r="4" fill="${KLEUREN.inkt}"/><rect x="92" y="66" width="26" height="18" rx="3" fill="${PALET.papier}"/><path d="M92 66l13 10 13-10" fill="none" stroke="${PALET.inktlijn}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`,
  kat: `<ellipse cx="60" cy="112" rx="34" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M34 112q-6-46 26-46t26 46z" fill="${PALET.rietenDiep}"/><path d="M36 48L30 14l20 14h20l20-14-6 34q0 26-24 26T36 48z" fill="${PALET.rietenDiep}"/>${drawOgen(60, 46, 11, 7)}<path d="M56 56h8l-4 5z" fill="${PALET.tong}"/>${drawLach(60, 60, 6)}<path d="M86 84q14-8 22-22" fill="none" stroke="${PALET.rietenDiep}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><circle cx="104" cy="54" r="10" fill="${PALET.elastiek}"/><circle cx="104" cy="54" r="6" fill="${PALET.gras}"/>`,
  pakket: `<rect x="30" y="46" width="60" height="52" rx="5" fill="${PALET.karton}"/><rect x="54" y="46" width="12" height="52" rx="0" fill="${PALET.kartonLicht}"/><path d="M28 58Q2 48 2 18q22 6 30 28zM92 58q26-10 26-40-22 6-30 28z" fill="${PALET.papier}"/><path d="M60 46q-18-4-18-16 12-4 18 16 6-20 18-16 0 12-18 16" fill="none" stroke="${PALET.bus}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>${drawOgen(60, 68, 13, 7)}${drawLach(60, 82, 8)}`,
  egel: `<ellipse cx="60" cy="112" rx="42" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M14 104q-2-52 46-54 30 2 38 34l12 12q0 8-12 8z" fill="${PALET.band}"/><path d="M26 80l-10-8M38 64l-8-12M54 54l-4-14M72 56l6-12" fill="none" stroke="${PALET.band}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/><path d="M70 70q26-2 40 26 0 8-12 8H62q-6-24 8-34z" fill="${PALET.hondBuik}"/><circle cx="110" cy="94" r="5" fill="${PALET.neus}"/>${drawOgen(88, 80, 7, 6)}${drawLach(90, 92, 6)}<rect x="28" y="26" width="40" height="26" rx="3" fill="${PALET.papier}" transform="rotate(-10 48 39)"/><circle cx="58" cy="34" r="4" fill="${PALET.appel}"/>`,
  fanfare: `<ellipse cx="60" cy="112" rx="32" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><circle cx="60" cy="44" r="24" fill="${PALET.hondBuik}"/><path d="M36 40q0-26 24-26t24 26z" fill="${PALET.deurRood}"/><rect x="32" y="38" width="56" height="7" rx="3" fill="${PALET.deurRood}"/><circle cx="60" cy="12" r="6" fill="${PALET.deurGeel}"/>${drawOgen(60, 48, 8, 6)}${drawLach(60, 58, 8)}<path d="M34 112V80q26-14 52 0v32z" fill="${PALET.deurRood}"/><rect x="34" y="76" width="52" height="36" rx="18" fill="${PALET.deurGeel}"/><ellipse cx="60" cy="78" rx="26" ry="8" fill="${PALET.papier}"/><path d="M36 92l12 14 12-14 12 14 12-14" fill="none" stroke="${PALET.deurRood}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
  slak: `<ellipse cx="60" cy="112" rx="44" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M10 110q-2-22 16-24h62q22 0 20 24z" fill="${PALET.steenGeel}"/><circle cx="74" cy="72" r="30" fill="${PALET.bus}"/><circle cx="74" cy="72" r="20" fill="${PALET.busLicht}"/><circle cx="74" cy="72" r="10" fill="${PALET.bus}"/><path d="M22 90V62M36 88V62" fill="none" stroke="${PALET.steenGeel}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>${drawOgen(30, 58, 7, 6)}${drawLach(28, 100, 6)}<rect x="56" y="28" width="36" height="24" rx="3" fill="${PALET.papier}"/><path d="M56 28l18 14 18-14" fill="none" stroke="${PALET.inktlijn}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`,
  krant: `<path d="M10 40Q36 18 60 34t50-6l-6 62Q82 78 60 94T16 98z" fill="${PALET.krant}"/><path d="M26 48q14-8 28-4M24 60q16-8 30-4M22 72q16-8 30-4" fill="none" stroke="${PALET.inktlijn}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><rect x="70" y="42" width="26" height="20" rx="2" fill="${PALET.krantDiep}"/><path d="M60 34v58" fill="none" stroke="${PALET.krantDiep}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>${drawOgen(82, 72, 7, 5)}${drawLach(82, 80, 5)}`,
  eend: `<ellipse cx="60" cy="112" rx="36" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><ellipse cx="54" cy="80" rx="34" ry="24" fill="${PALET.papier}"/><circle cx="82" cy="46" r="19" fill="${PALET.papier}"/><path d="M98 44l18 6-16 8z" fill="${PALET.snavel}"/><ellipse cx="46" cy="78" rx="20" ry="13" fill="${PALET.matRand}"/><circle cx="86" cy="42" r="4" fill="${KLEUREN.inkt}"/><path d="M22 76L6 62l6 26z" fill="${PALET.papier}"/><ellipse cx="42" cy="108" rx="10" ry="4" fill="${PALET.snavel}"/><ellipse cx="66" cy="108" rx="10" ry="4" fill="${PALET.snavel}"/><path d="M68 32q14-16 28 0z" fill="${PALET.fiets}"/>`,
  bij: `<ellipse cx="48" cy="34" rx="15" ry="25" fill="${PALET.raamLicht}" transform="rotate(-24 48 34)"/><ellipse cx="74" cy="34" rx="15" ry="25" fill="${PALET.raamLicht}" transform="rotate(20 74 34)"/><ellipse cx="60" cy="72" rx="38" ry="28" fill="${PALET.deurGeel}"/><path d="M46 47h11v50H46zM70 47h11v50H70z" fill="${PALET.band}"/>${drawOgen(34, 66, 7, 6)}${drawLach(33, 78, 6)}<path d="M98 72l14 2-14 6z" fill="${PALET.band}"/><circle cx="96" cy="102" r="9" fill="${PALET.bloem}"/><circle cx="96" cy="102" r="4" fill="${PALET.deurGeel}"/>`,
  ballon: `<ellipse cx="60" cy="40" rx="32" ry="36" fill="${PALET.deurRood}"/><ellipse cx="48" cy="28" rx="8" ry="12" fill="${PALET.papier}" opacity=".5" transform="rotate(24 48 28)"/><path d="M54 74h12l4 8H50z" fill="${PALET.deurRood}"/><path d="M60 82v14" fill="none" stroke="${PALET.touw}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><rect x="38" y="92" width="44" height="24" rx="3" fill="${PALET.papier}"/><path d="M46 100h28M46 108h18" fill="none" stroke="${PALET.inktlijn}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>${drawOgen(60, 40, 11, 7)}${drawLach(60, 54, 9)}`,
};

export const art: GameArt = {
  voorval: drawVoorvallen(VOORVAL),
  ...HUIS_ART,
  'decor-liggend': { vak: [1280, 720], svg: () => drawStraat({ w: 1280, h: 720, stoep: 430, weg: 560 }) },
  'decor-staand': { vak: [720, 960], svg: () => drawStraat({ w: 720, h: 960, stoep: 440, weg: 756 }) },
  huis: { vak: [300, 280], tonen: ['0', '1', '2', '3'], svg: (toon) => drawHuis(toon === '' ? '0' : toon) },
  luik: { vak: [104, 104], tonen: ['open'], svg: (toon) => LUIK[toon] ?? '' },
  mat: { vak: [128, 44], tonen: ['krant'], svg: drawMat },
  hond: { vak: [108, 92], tonen: ['krant'], svg: drawHond },
  streep: { vak: [90, 12], svg: () => `<rect width="90" height="12" rx="4" fill="${PALET.streep}" opacity=".85"/>` },
  bus: { vak: [300, 176], tonen: ['hier'], svg: drawBus },
  gloed: {
    vak: [334, 202],
    svg: () =>
      `<rect x="4" y="4" width="326" height="194" rx="40" fill="${KLEUREN.zon}" opacity=".5"/><rect x="8" y="8" width="318" height="186" rx="36" fill="none" stroke="${KLEUREN.zon}" stroke-width="8" stroke-dasharray="20 12"/>`,
  },
  vlag: {
    vak: [44, 66],
    svg: () =>
      `<path d="M12 64V6" stroke="${PALET.paal}" stroke-width="8" stroke-linecap="round"/><path d="M14 4h28l-8 12 8 12H14z" fill="${KLEUREN.zon}" stroke="${PALET.vlagDiep}" stroke-width="4" stroke-linejoin="round"/>`,
  },
  ring: {
    vak: [150, 150],
    tonen: ['raak'],
    svg: (toon) =>
      toon === 'raak'
        ? `<circle cx="75" cy="75" r="64" fill="${KLEUREN.zon}" opacity=".35"/><circle cx="75" cy="75" r="66" fill="none" stroke="${PALET.vlagDiep}" stroke-width="14"/><circle cx="75" cy="75" r="66" fill="none" stroke="${KLEUREN.zon}" stroke-width="9"/>`
        : `<circle cx="75" cy="75" r="66" fill="none" stroke="${KLEUREN.inkt}" stroke-width="11" opacity=".35"/><circle cx="75" cy="75" r="66" fill="none" stroke="${PALET.ring}" stroke-width="7" stroke-dasharray="26 15"/>`,
  },
  kar: {
    vak: [230, 108],
    svg: () =>
      `<path d="M206 70h40l10-10" fill="none" stroke="${PALET.band}" stroke-width="9" stroke-linecap="round"/><path d="M6 22h206l-12 56H20z" fill="${PALET.rietenDiep}"/><path d="M6 18h206l-11 50H18z" fill="${PALET.rieten}"/><path d="M12 34h194M16 50h188M52 20l6 48M109 20v48M166 20l-6 48" stroke="${PALET.rietenDiep}" stroke-width="4"/><rect x="0" y="10" width="218" height="16" rx="8" fill="${PALET.rietenDiep}"/><rect x="0" y="7" width="218" height="13" rx="6" fill="${PALET.kartonLicht}"/><circle cx="108" cy="76" r="30" fill="${PALET.band}"/><circle cx="108" cy="76" r="21" fill="${PALET.velg}"/><circle cx="108" cy="76" r="7" fill="${PALET.band}"/>`,
  },
  bedankje: { vak: [60, 62], tonen: ['0', '1', '2', '3', '4', '5'], svg: (toon) => BEDANKJE[Number(toon)] ?? '' },
  fiets: {
    vak: [226, 150],
    svg: () =>
      `<path d="M47 113L84 54h72l-44 59zM84 54l28 59H47M156 54l23 59" fill="none" stroke="${PALET.fietsDiep}" stroke-width="13" stroke-linejoin="round" stroke-linecap="round"/><path d="M47 111L84 52h72l-44 59zM84 52l28 59H47M156 52l23 59" fill="none" stroke="${PALET.fiets}" stroke-width="8" stroke-linejoin="round" stroke-linecap="round"/><path d="M156 54l-6-34q10-6 24-2" fill="none" stroke="${PALET.band}" stroke-width="8" stroke-linecap="round"/><path d="M64 44q22-8 44 0l-4 12H70z" fill="${PALET.zadel}"/><circle cx="112" cy="113" r="13" fill="${PALET.band}"/><path d="M112 113l18 14M112 113L94 99" stroke="${PALET.band}" stroke-width="7" stroke-linecap="round"/><path d="M10 62h62v42H22q-12 0-12-12z" fill="${PALET.tasDiep}"/><path d="M10 58h62v36H22q-12 0-12-12z" fill="${PALET.tas}"/><path d="M8 56h66v16q-32 12-66 0z" fill="${PALET.tasDiep}"/><rect x="35" y="66" width="14" height="16" rx="3" fill="${KLEUREN.zon}"/><path d="M162 26h58l-8 42h-42z" fill="${PALET.rietenDiep}"/><path d="M162 24h58l-7 36h-44z" fill="${PALET.rieten}"/><path d="M166 38h50M168 50h46M180 26l4 34M202 26l-3 34" stroke="${PALET.rietenDiep}" stroke-width="4"/>`,
  },
  wiel: {
    vak: [92, 92],
    svg: () =>
      `<circle cx="46" cy="46" r="40" fill="none" stroke="${PALET.band}" stroke-width="11"/><circle cx="46" cy="46" r="32" fill="none" stroke="${PALET.velg}" stroke-width="5"/><path d="M46 14v64M14 46h64M23 23l46 46M69 23L23 69" stroke="${PALET.spaak}" stroke-width="3"/><circle cx="46" cy="46" r="7" fill="${PALET.band}"/>`,
  },
  pakje: {
    vak: [74, 66],
    svg: () =>
      `<rect x="3" y="8" width="68" height="56" rx="6" fill="${PALET.kartonDiep}"/><rect x="3" y="4" width="68" height="52" rx="6" fill="${PALET.karton}"/><path d="M3 12q0-8 8-8h52q8 0 8 8v8H3z" fill="${PALET.kartonLicht}"/><path d="M37 4v54M3 32h68" stroke="${PALET.touw}" stroke-width="6"/><path d="M37 32q-18-18-16-4t16 4q16-18 18-4t-18 4" fill="none" stroke="${PALET.touw}" stroke-width="5"/>`,
  },
  retour: {
    vak: [92, 76],
    svg: () =>
      `<rect x="4" y="4" width="84" height="68" rx="12" fill="${PALET.papier}" stroke="${PALET.stempel}" stroke-width="6"/><path d="M70 54V40q0-12-12-12H26" fill="none" stroke="${PALET.stempel}" stroke-width="9" stroke-linecap="round"/><path d="M38 14L22 28l16 14" fill="none" stroke="${PALET.stempel}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>`,
  },
  krant: { vak: [60, 40], svg: () => KRANT },
  'label-woord': { vak: [500, 112], svg: () => drawLabel(500, 112) },
  'label-oor': { vak: [210, 112], tonen: ['leeg'], svg: (toon) => drawLabel(210, 112, toon === 'leeg' ? '' : OOR) },
  'label-liggend': { vak: [780, 112], svg: () => drawLabel(780, 112) },
  'label-staand': { vak: [690, 150], svg: () => drawLabel(690, 150) },
};
