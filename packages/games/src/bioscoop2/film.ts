import { KLEUREN } from '@spelrijk/ui/tokens';
import { PALET } from './palet.ts';

interface BloepLook {
  readonly mond?: number;
  readonly rot?: number;
}

/** The pictures of the film, one for every line of it, in a box of 736 x 332. */
/** A small Bloep; `mond` 0 smiles, 1 is open. */
const drawBloep = (x: number, y: number, s: number, { mond = 0, rot = 0 }: BloepLook = {}): string =>
  `<g transform="translate(${x} ${y}) rotate(${rot}) scale(${s})"><ellipse cx="0" cy="0" rx="44" ry="46" fill="${KLEUREN.zon}" stroke="${PALET.goudRand}" stroke-width="4"/><circle cx="-16" cy="-8" r="13" fill="${PALET.wit}"/><circle cx="16" cy="-8" r="13" fill="${PALET.wit}"/><circle cx="-13" cy="-10" r="7" fill="${KLEUREN.inkt}"/><circle cx="19" cy="-10" r="7" fill="${KLEUREN.inkt}"/><path d="M0-46v-16" stroke="${PALET.goudRand}" stroke-width="5"/><circle cx="0" cy="-66" r="8" fill="${PALET.vonk}" stroke="${PALET.goudRand}" stroke-width="3"/>${mond === 0 ? `<path d="M-12 16q12 12 24 0" fill="none" stroke="${KLEUREN.inkt}" stroke-width="5" stroke-linecap="round"/>` : `<ellipse cx="0" cy="20" rx="9" ry="11" fill="${PALET.mond}"/>`}</g>`;

const drawMaan = (x: number, y: number, s: number, lacht = false): string =>
  `<g transform="translate(${x} ${y}) scale(${s})"><circle r="66" fill="${PALET.vonk}" opacity=".35"/><circle r="48" fill="${PALET.boterwit}" stroke="${PALET.maankrater}" stroke-width="4"/><circle cx="-22" cy="-20" r="7" fill="${PALET.maangeel}"/><circle cx="26" cy="24" r="9" fill="${PALET.maangeel}"/>${lacht ? `<path d="M-20-6q6-8 12 0M10-6q6-8 12 0" fill="none" stroke="${KLEUREN.inkt}" stroke-width="4" stroke-linecap="round"/><path d="M-16 10q17 22 34 0z" fill="${PALET.mond}"/>` : `<circle cx="-14" cy="-4" r="4" fill="${KLEUREN.inkt}"/><circle cx="16" cy="-4" r="4" fill="${KLEUREN.inkt}"/><path d="M-8 12q9 7 18 0" fill="none" stroke="${KLEUREN.inkt}" stroke-width="4" stroke-linecap="round"/>`}</g>`;

const sterren = Array.from(
  { length: 26 },
  (_, i) => `<circle cx="${(i * 173) % 736}" cy="${(i * 97) % 210}" r="${1.5 + (i % 3)}" fill="${PALET.wit}" opacity=".8"/>`,
).join('');
const heuvel = `<path d="M0 332V250Q180 170 380 244T736 220V332z" fill="${PALET.bosgroen}"/><path d="M0 332V290Q240 230 470 286T736 270V332z" fill="${KLEUREN.gras}"/>`;
const drawHuis = (x: number, s: number): string =>
  `<g transform="translate(${x} 262) scale(${s})"><path d="M-60 0v-70L0-118l60 48V0z" fill="${KLEUREN.koraal}"/><path d="M-74-62L0-126l74 64" fill="none" stroke="${PALET.steenrood}" stroke-width="12" stroke-linejoin="round"/><rect x="-18" y="-40" width="36" height="40" rx="16" fill="${PALET.dakrood}"/><rect x="-46" y="-58" width="24" height="22" fill="${PALET.lampwit}"/><rect x="22" y="-58" width="24" height="22" fill="${PALET.lampwit}"/></g>`;
const drawLucht = (kleur: string): string => `<rect width="736" height="332" fill="${kleur}"/>${sterren}`;
const buiten = drawLucht(PALET.raamnacht) + heuvel;
const drawBed = (wie: string): string =>
  `<rect width="736" height="332" fill="${PALET.dekenpaars}"/><rect x="60" y="36" width="210" height="180" rx="12" fill="${PALET.hout}"/><rect x="74" y="50" width="182" height="152" fill="${PALET.nachtdeken}"/><path d="M165 50v152M74 126h182" stroke="${PALET.hout}" stroke-width="8"/><rect y="270" width="736" height="62" fill="${PALET.hout}"/><rect x="360" y="150" width="26" height="150" rx="10" fill="${PALET.houtLicht}"/><rect x="660" y="190" width="24" height="110" rx="10" fill="${PALET.houtLicht}"/><ellipse cx="440" cy="206" rx="62" ry="34" fill="${KLEUREN.papier}"/>${wie}<path d="M372 232q150-44 306 0v56H372z" fill="${KLEUREN.zee}"/><path d="M372 236q150-40 306 0" fill="none" stroke="${PALET.zeeBleek}" stroke-width="9"/>`;
const drawLadder = (x: number, y: number, n: number): string =>
  `<g transform="translate(${x} ${y})"><path d="M0 0V${-n * 24}M44 0V${-n * 24}" stroke="${PALET.houtLicht}" stroke-width="9" stroke-linecap="round"/>${Array.from({ length: n }, (_, i) => `<path d="M0 ${-12 - i * 24}h44" stroke="${PALET.houtBleek}" stroke-width="7"/>`).join('')}</g>`;
const drawKoek = (x: number, y: number, rot = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${rot})"><ellipse cx="0" cy="0" rx="58" ry="13" fill="${PALET.plank}"/><ellipse cx="0" cy="-5" rx="58" ry="12" fill="${PALET.houtBleek}"/></g>`;
const drawGans = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-70 0Q-30-50 40-22 66-14 74-60q2-24 22-22 18 2 16 22l18 6-20 8Q104 6 60 28-10 58-70 0z" fill="${KLEUREN.papier}" stroke="${PALET.zilver}" stroke-width="4" stroke-linejoin="round"/><path d="M-20-8q-30-60-6-86 30 30 50 74z" fill="${KLEUREN.nevel}" stroke="${PALET.zilver}" stroke-width="4"/><path d="M112-62l26 8-24 8z" fill="${KLEUREN.koraal}"/><circle cx="98" cy="-66" r="4" fill="${KLEUREN.inkt}"/></g>`;

const SCENES: readonly string[] = [
  drawBed(drawBloep(440, 190, 0.8)) + drawMaan(165, 110, 0.8),
  buiten + drawHuis(150, 0.8) + drawMaan(590, 84, 1) + drawBloep(400, 212, 0.9, { mond: 1 }),
  buiten + drawMaan(600, 80, 1) + drawHuis(120, 0.8) + drawLadder(356, 270, 8) + drawBloep(310, 224, 0.9),
  buiten + drawMaan(600, 60, 1) + drawLadder(540, 276, 5) + drawBloep(562, 118, 0.8, { mond: 1 }),
  buiten +
    drawMaan(610, 60, 1) +
    [0, 1, 2, 3, 4, 5, 6].map((i) => drawKoek(430 + (i % 2) * 8, 276 - i * 17)).join('') +
    drawBloep(434, 124, 0.72) +
    `<g transform="translate(280 250)"><ellipse cx="0" cy="0" rx="46" ry="10" fill="${PALET.staalDiep}"/><path d="M44-2l46-12" stroke="${PALET.staalDiep}" stroke-width="9" stroke-linecap="round"/></g>`,
  buiten +
    drawMaan(610, 70, 1, true) +
    drawKoek(300, 286, -8) +
    drawKoek(390, 262, 22) +
    drawKoek(250, 232, -34) +
    drawKoek(470, 292, 6) +
    drawKoek(540, 250, 40) +
    drawBloep(400, 200, 0.8, { mond: 1, rot: 130 }),
  buiten + drawMaan(620, 70, 0.9) + drawGans(300, 120, 0.9) + drawBloep(470, 232, 0.8, { mond: 1 }),
  drawLucht(PALET.filmnacht) +
    drawMaan(610, 80, 1.1) +
    drawGans(330, 220, 1.15) +
    drawBloep(330, 146, 0.75) +
    `<ellipse cx="140" cy="280" rx="110" ry="24" fill="${PALET.wit}" opacity=".3"/><ellipse cx="620" cy="300" rx="130" ry="22" fill="${PALET.wit}" opacity=".3"/>`,
  drawLucht(PALET.filmnacht) +
    drawMaan(470, 170, 2.3, true) +
    drawBloep(330, 190, 0.95, { mond: 1, rot: -24 }) +
    `<path d="M372 96l-22-28M352 126l-38-14M398 78l-2-38" stroke="${KLEUREN.zon}" stroke-width="9" stroke-linecap="round"/>`,
  buiten +
    drawHuis(600, 1) +
    drawBloep(250, 224, 0.9) +
    drawMaan(390, 214, 1, true) +
    `<path d="M296 226q24 22 46 4" stroke="${PALET.goudRand}" stroke-width="9" fill="none" stroke-linecap="round"/>`,
  drawBed(
    `<g transform="translate(440 184)"><circle r="52" fill="${PALET.boterwit}" stroke="${PALET.maankrater}" stroke-width="4"/><path d="M-24-2q7 8 14 0M10-2q7 8 14 0" fill="none" stroke="${KLEUREN.inkt}" stroke-width="4" stroke-linecap="round"/><path d="M-6 18q6 6 12 0" fill="none" stroke="${KLEUREN.inkt}" stroke-width="4" stroke-linecap="round"/></g>`,
  ) + `<circle cx="165" cy="118" r="60" fill="${PALET.vonk}" opacity=".4"/>${drawBloep(165, 126, 0.76)}`,
];

export const drawFilmScene = (n: number): string => SCENES[n] ?? SCENES[0] ?? '';
