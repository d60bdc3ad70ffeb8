import type { GameArt, Stand } from '@spelrijk/game-kit/contract';
import {
  drawBloem,
  drawBoom,
  drawHeuvels,
  drawKnopVlak,
  drawPluk,
  drawVerloop,
  drawWolk,
  drawLach,
  drawOgen,
} from '@spelrijk/game-kit/stage';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { drawVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { bufferPlek, railY, spoorTo, yardOf } from './emplacement.ts';
import { PALET } from './palet.ts';
import { drawStukwagon, LADINGEN } from './wagons.ts';
import { traceRails, traceSpoor } from './spoor.ts';

const drawMolen = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-30 0l10-96h40l10 96z" fill="${PALET.molenwit}"/><path d="M8-96h12l10 96H14z" fill="${KLEUREN.inkt}" opacity=".08"/><path d="M-24-96q24-34 48 0z" fill="${PALET.koraalDonker}"/><rect x="-8" y="-30" width="16" height="30" rx="8" fill="${PALET.hout}"/><g transform="rotate(18 0 -100)">` +
  [0, 90, 180, 270]
    .map(
      (a) =>
        `<path d="M-3-100h6V-24l18 0v-56H3" fill="${KLEUREN.papier}" stroke="${PALET.hout}" stroke-width="3" transform="translate(0 -100) rotate(${a}) translate(0 100)"/>`,
    )
    .join('') +
  `</g><circle cx="0" cy="-100" r="6" fill="${PALET.hout}"/></g>`;

const drawHuis = (x: number, y: number, s: number, dak: string): string =>
  `<g transform="translate(${x} ${y}) scale(${s})"><rect x="-34" y="-46" width="68" height="46" fill="${PALET.huiswit}"/><path d="M-44-44L0-86l44 42z" fill="${dak}"/><rect x="-24" y="-34" width="18" height="16" fill="${PALET.ruitblauw}"/><rect x="6" y="-30" width="16" height="30" fill="${PALET.hout}"/></g>`;

/** Polder in spring: sky, a mill, a village, tulips in rows. */
function drawDecor(w: number, h: number, grond: number): string {
  const rijen = Array.from({ length: 4 }, (_, i) => {
    const kleur = [KLEUREN.koraal, KLEUREN.zon, PALET.rozerood, KLEUREN.druif][i] ?? KLEUREN.koraal;
    return `<rect y="${grond + 26 + i * 15}" width="${w}" height="9" fill="${kleur}" opacity=".75"/>`;
  }).join('');
  const plukken = Array.from({ length: Math.round(w / 44) }, (_, i) =>
    drawPluk((i * 197) % w, grond + 120 + ((i * 131) % (h - grond - 110)), PALET.weideDonker, 0.8),
  ).join('');
  return (
    `<defs>${drawVerloop(`tm-lucht${w}`, { offset: 0, kleur: PALET.hemelLicht }, { offset: 0.75, kleur: PALET.ijsblauw }, { offset: 1, kleur: PALET.nevelgeel })}${drawVerloop(`tm-gras${w}`, { offset: 0, kleur: PALET.weideLicht }, { offset: 1, kleur: PALET.weide })}</defs>` +
    `<rect width="${w}" height="${grond + 6}" fill="url(#tm-lucht${w})"/>${drawWolk(w * 0.16, grond * 0.4, 1)}${drawWolk(w * 0.62, grond * 0.28, 0.8)}${drawWolk(w * 0.9, grond * 0.6, 0.7)}` +
    drawHeuvels({ breed: w, bodem: grond + 4, top: 46, n: 4, kleur: PALET.duin, schuif: 0.2 }) +
    drawMolen(w * 0.3, grond + 4, grond / 210) +
    [0.44, 0.5, 0.54]
      .map((p, i) =>
        drawHuis(w * p, grond + 6, 0.5 + (i % 2) * 0.15, [KLEUREN.koraal, PALET.koraalDonker, KLEUREN.druif][i] ?? KLEUREN.koraal),
      )
      .join('') +
    drawBoom(w * 0.05, grond + 14, 0.8) +
    drawBoom(w * 0.11, grond + 10, 0.6, { kleur: PALET.loof, donker: PALET.loofDonker }) +
    drawBoom(w * 0.95, grond + 12, 0.7) +
    `<rect y="${grond}" width="${w}" height="${h - grond}" fill="url(#tm-gras${w})"/>${rijen}${plukken}` +
    drawBloem(w * 0.05, h - 20, KLEUREN.papier, 1.1) +
    drawBloem(w * 0.4, h - 16, PALET.rozerood) +
    drawBloem(w * 0.44, h - 26, KLEUREN.zon, 0.8)
  );
}

const drawStootblok = (x: number, y: number, kant: number): string =>
  `<g transform="translate(${x} ${y}) scale(${kant} 1)"><path d="M-4-34v46M-4-20l-22 30" stroke="${PALET.staal}" stroke-width="9" stroke-linecap="round"/><rect x="-12" y="-42" width="14" height="34" rx="4" fill="${KLEUREN.koraal}"/><path d="M-12-34h14M-12-20h14" stroke="${KLEUREN.papier}" stroke-width="6"/></g>`;

/** The main line and all branches. */
function drawSporen(stand: Stand, n: number): string {
  const yard = yardOf({ stand });
  const { wissel } = yard;
  const takken = Array.from({ length: n }, (_, i) => {
    const einde = bufferPlek(yard, i, n);
    return (
      traceRails(traceSpoor(spoorTo(yard, i, n), einde)) +
      drawStootblok(einde[0] + (stand === 'liggend' ? -6 : 6), railY(yard, i, n), stand === 'liggend' ? 1 : -1)
    );
  }).join('');
  return takken + traceRails(`M-20 ${wissel[1]}H${wissel[0]}`);
}

/** Where the points are set to: a bright line with arrow heads. */
function drawTong(stand: Stand, toon: string): string {
  const [n = 2, i = 0] = toon.split(' ').map(Number);
  const spoor = spoorTo(yardOf({ stand }), i, n);
  const [, , uit] = spoor.bocht;
  const kant = stand === 'liggend' ? 1 : -1;
  const [x, y] = [uit[0] + 10 * kant, uit[1]];
  const pijl = `<path d="M${x} ${y - 16}L${x + 24 * kant} ${y}L${x} ${y + 16}" fill="none" stroke="${KLEUREN.zon}" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/>`;
  const pad = traceSpoor(spoor, uit);
  return `<path d="${pad}" fill="none" stroke="${KLEUREN.papier}" stroke-width="18" stroke-linecap="round"/><path d="${pad}" fill="none" stroke="${KLEUREN.zon}" stroke-width="10" stroke-linecap="round"/>${pijl}`;
}

const LAKKEN = [
  [KLEUREN.zee, PALET.zeeDonker],
  [KLEUREN.druif, PALET.druifDonker],
  [PALET.koraalDonker, PALET.koraalDiep],
] as const;

const drawWiel = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${PALET.rubber}"/><circle cx="${x}" cy="${y}" r="${r * 0.62}" fill="${PALET.spoorgrind}"/><circle cx="${x}" cy="${y}" r="${r * 0.24}" fill="${PALET.rubber}"/>`;

function drawWagon(toon: string): string {
  const [lak, donker] = LAKKEN[Number(toon)] ?? LAKKEN[0];
  return (
    `<path d="M-14 92h28M250 92h28" stroke="${PALET.rubber}" stroke-width="8" stroke-linecap="round"/><rect x="4" y="84" width="256" height="18" rx="6" fill="${PALET.rubber}"/><rect x="0" y="4" width="264" height="86" rx="14" fill="${donker}"/><rect x="0" y="0" width="264" height="82" rx="14" fill="${lak}"/>` +
    `<rect x="14" y="11" width="236" height="64" rx="10" fill="${PALET.ivoor}"/><path d="M20 18h224" stroke="${PALET.wit}" stroke-width="5" stroke-linecap="round"/>${drawWiel(54, 104, 19)}${drawWiel(210, 104, 19)}`
  );
}

const KOE: Readonly<Record<string, string>> = {
  '': `<circle cx="38" cy="44" r="5" fill="${KLEUREN.inkt}"/><circle cx="62" cy="44" r="5" fill="${KLEUREN.inkt}"/><path d="M40 76q10 5 20 0" fill="none" stroke="${PALET.hout}" stroke-width="4" stroke-linecap="round"/>`,
  kauw: `<circle cx="38" cy="44" r="5" fill="${KLEUREN.inkt}"/><circle cx="62" cy="44" r="5" fill="${KLEUREN.inkt}"/><ellipse cx="53" cy="77" rx="10" ry="4" fill="${PALET.hout}"/><path d="M62 78q12 4 18 14" fill="none" stroke="${KLEUREN.gras}" stroke-width="4" stroke-linecap="round"/>`,
  schrik: `<circle cx="36" cy="42" r="11" fill="${PALET.wit}" stroke="${KLEUREN.inkt}" stroke-width="3"/><circle cx="64" cy="42" r="11" fill="${PALET.wit}" stroke="${KLEUREN.inkt}" stroke-width="3"/><circle cx="38" cy="42" r="4" fill="${KLEUREN.inkt}"/><circle cx="62" cy="42" r="4" fill="${KLEUREN.inkt}"/><ellipse cx="50" cy="78" rx="9" ry="8" fill="${PALET.mond}"/>`,
  hoed: `<path d="M30 46q8-8 14 0M56 46q8-8 14 0" fill="none" stroke="${KLEUREN.inkt}" stroke-width="5" stroke-linecap="round"/><path d="M36 74q14 14 28 0" fill="${PALET.mond}"/><path d="M26 18h48l-6-22H32z" fill="${KLEUREN.zee}"/><rect x="20" y="14" width="60" height="9" rx="4" fill="${PALET.zeeDonker}"/>`,
};

const drawKoe = (toon: string): string =>
  `<ellipse cx="104" cy="134" rx="80" ry="8" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M66 100v32M92 104v28M140 104v28M164 98v34" stroke="${PALET.koewit}" stroke-width="15" stroke-linecap="round"/><path d="M66 126v8M92 126v8M140 126v8M164 126v8" stroke="${PALET.staal}" stroke-width="15" stroke-linecap="round"/><path d="M174 52q18 16 10 50" fill="none" stroke="${PALET.koewit}" stroke-width="7" stroke-linecap="round"/><circle cx="184" cy="104" r="8" fill="${PALET.rubber}"/>` +
  `<rect x="48" y="40" width="132" height="76" rx="34" fill="${KLEUREN.papier}" stroke="${PALET.koevlek}" stroke-width="4"/><path d="M110 42q28-2 30 18t-24 22-28-16 22-24zM158 84q16-8 20 4t-14 22-22-2 16-24z" fill="${PALET.rubber}"/><ellipse cx="138" cy="116" rx="15" ry="9" fill="${PALET.rozerood}"/>` +
  `<path d="M26 24Q6 18 8 34q10 8 22 2zM74 24q20-6 18 10-10 8-22 2z" fill="${PALET.koewit}" stroke="${PALET.koevlek}" stroke-width="3"/><path d="M32 14q-6-10 0-16M68 14q6-10 0-16" stroke="${PALET.goudRand}" stroke-width="7" stroke-linecap="round" fill="none"/>` +
  `<path d="M50 10q28 0 26 34-1 22-4 30H28q-3-8-4-30-2-34 26-34z" fill="${KLEUREN.papier}" stroke="${PALET.koevlek}" stroke-width="4"/><path d="M56 11q22 2 20 32-12 4-18-8t-2-24z" fill="${PALET.rubber}"/><ellipse cx="50" cy="74" rx="28" ry="19" fill="${PALET.uier}" stroke="${PALET.koeroze}" stroke-width="3"/><circle cx="40" cy="68" r="4" fill="${PALET.koeneus}"/><circle cx="60" cy="68" r="4" fill="${PALET.koeneus}"/>${KOE[toon] ?? KOE['']}`;

const LAMP = (x: number, aan: boolean): string =>
  aan
    ? `<circle cx="${x}" cy="18" r="17" fill="${KLEUREN.zon}" opacity=".35"/><circle cx="${x}" cy="18" r="11" fill="${PALET.lampgeel}" stroke="${PALET.goudRand}" stroke-width="3"/><circle cx="${x - 3}" cy="14" r="3" fill="${PALET.wit}"/>`
    : `<circle cx="${x}" cy="18" r="10" fill="${PALET.lichtstaal}" stroke="${PALET.staalGrijs}" stroke-width="3"/>`;

/** So many tracks, and which of them the points lie to. */
const STANDEN = [2, 3, 4].flatMap((n) => Array.from({ length: n }, (_, i) => `${n} ${i}`));

/** What comes by, one in a round. */
const VOORVAL: Readonly<Record<string, string>> = {
  koe: `<ellipse cx="60" cy="112" rx="40" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><ellipse cx="54" cy="76" rx="38" ry="26" fill="${PALET.koewit}"/><ellipse cx="44" cy="70" rx="13" ry="11" fill="${PALET.koevlek}"/><ellipse cx="68" cy="84" rx="10" ry="8" fill="${PALET.koevlek}"/><circle cx="88" cy="54" r="20" fill="${PALET.koewit}"/><ellipse cx="96" cy="64" rx="13" ry="10" fill="${PALET.koeroze}"/>${drawOgen(86, 48, 7, 5)}<circle cx="92" cy="63" r="2" fill="${KLEUREN.inkt}"/><circle cx="100" cy="63" r="2" fill="${KLEUREN.inkt}"/><path d="M76 38L70 28M98 36l6-10" fill="none" stroke="${PALET.molenwit}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><rect x="28" y="94" width="9" height="18" rx="3" fill="${PALET.koewit}"/><rect x="66" y="94" width="9" height="18" rx="3" fill="${PALET.koewit}"/><ellipse cx="50" cy="100" rx="9" ry="6" fill="${PALET.uier}"/>`,
  ooievaar: `<ellipse cx="54" cy="60" rx="30" ry="18" fill="${PALET.wit}"/><path d="M46 60Q20 22 4 42q18 8 28 26z" fill="${PALET.rubber}"/><path d="M78 56q10-6 16-22" fill="none" stroke="${PALET.wit}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><circle cx="96" cy="30" r="11" fill="${PALET.wit}"/><path d="M104 26l16 10-18 2z" fill="${KLEUREN.koraal}"/><circle cx="97" cy="28" r="3" fill="${KLEUREN.inkt}"/><path d="M30 68L6 82M36 72L10 92" fill="none" stroke="${KLEUREN.koraal}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M52 58Q50 18 84 8 80 38 66 62z" fill="${PALET.rubber}"/>`,
  wisselwachter: `<ellipse cx="60" cy="112" rx="30" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M34 112V84q26-18 52 0v28z" fill="${PALET.bordblauw}"/><circle cx="60" cy="56" r="24" fill="${PALET.koeroze}"/><path d="M36 48q2-24 24-24t24 24z" fill="${PALET.bordblauw}"/><rect x="32" y="44" width="56" height="7" rx="3" fill="${PALET.goudRand}"/>${drawOgen(60, 58, 8, 6)}<path d="M46 68q14-8 28 0-14 8-28 0z" fill="${PALET.huiswit}"/><path d="M86 92l16-30" fill="none" stroke="${PALET.bordblauw}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><rect x="94" y="36" width="20" height="26" rx="6" fill="${PALET.rubber}"/><circle cx="104" cy="49" r="8" fill="${PALET.lampgeel}"/>`,
  hooi: `<ellipse cx="60" cy="112" rx="44" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><rect x="10" y="62" width="88" height="46" rx="10" fill="${PALET.goudRand}"/><path d="M18 74h70M18 86h70M18 98h70" fill="none" stroke="${PALET.lampgeel}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M26 64q0-36 34-38 22 0 30 24l8 14z" fill="${PALET.biels}"/><path d="M34 46l-8-6M44 34l-4-10M60 28l0-12M74 34l6-8" fill="none" stroke="${PALET.biels}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><path d="M66 46q20-2 30 18H62q-4-12 4-18z" fill="${PALET.koeroze}"/><circle cx="97" cy="62" r="4" fill="${KLEUREN.inkt}"/>${drawOgen(80, 52, 5, 5)}`,
  mol: `<ellipse cx="60" cy="112" rx="46" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M6 112q6-54 54-54t54 54z" fill="${PALET.weideDonker}"/><path d="M30 112q0-34 30-34t30 34z" fill="${PALET.rubber}"/><circle cx="60" cy="94" r="19" fill="${PALET.biels}"/><ellipse cx="60" cy="100" rx="12" ry="8" fill="${PALET.koeroze}"/><circle cx="60" cy="95" r="4" fill="${KLEUREN.koraal}"/>${drawOgen(60, 86, 7, 5)}<rect x="28" y="104" width="64" height="6" rx="2" fill="${PALET.staal}"/>`,
  lok: `<ellipse cx="60" cy="112" rx="46" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><rect x="50" y="56" width="52" height="36" rx="6" fill="${PALET.rozerood}"/><rect x="18" y="40" width="34" height="52" rx="5" fill="${PALET.bordblauw}"/><rect x="26" y="48" width="18" height="18" rx="3" fill="${PALET.ruitblauw}"/><path d="M80 56l-4-24h20l-4 24z" fill="${PALET.rubber}"/><circle cx="86" cy="22" r="9" fill="${PALET.wit}"/><circle cx="98" cy="12" r="6" fill="${PALET.wit}"/><circle cx="34" cy="98" r="13" fill="${PALET.goudRand}"/><circle cx="66" cy="100" r="10" fill="${PALET.goudRand}"/><circle cx="92" cy="100" r="10" fill="${PALET.goudRand}"/>${drawOgen(78, 72, 8, 6)}${drawLach(78, 84, 7)}`,
  schaap: `<ellipse cx="60" cy="112" rx="36" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><circle cx="40" cy="66" r="18" fill="${PALET.wit}"/><circle cx="62" cy="58" r="21" fill="${PALET.wit}"/><circle cx="84" cy="68" r="18" fill="${PALET.wit}"/><circle cx="52" cy="80" r="18" fill="${PALET.wit}"/><circle cx="74" cy="82" r="18" fill="${PALET.wit}"/><ellipse cx="32" cy="56" rx="15" ry="18" fill="${PALET.rubber}"/><ellipse cx="18" cy="50" rx="8" ry="5" fill="${PALET.rubber}"/>${drawOgen(32, 52, 6, 5)}${drawLach(32, 64, 5)}<rect x="46" y="92" width="7" height="20" rx="2" fill="${PALET.rubber}"/><rect x="72" y="92" width="7" height="20" rx="2" fill="${PALET.rubber}"/>`,
  zakdoek: `<ellipse cx="60" cy="112" rx="30" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M34 112V88q26-16 52 0v24z" fill="${PALET.rozerood}"/><circle cx="60" cy="60" r="24" fill="${PALET.koeroze}"/><path d="M34 62q-2-34 26-34t26 34q-6-16-26-18-20 2-26 18z" fill="${PALET.biels}"/>${drawOgen(60, 62, 8, 6)}${drawLach(60, 72, 8)}<path d="M84 94l20-46" fill="none" stroke="${PALET.koeroze}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><path d="M104 46q-10-18 6-36 6 10 12 8 0 20-18 28z" fill="${PALET.huiswit}"/>`,
  paard: `<ellipse cx="60" cy="112" rx="42" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><ellipse cx="50" cy="70" rx="34" ry="20" fill="${PALET.biels}"/><path d="M72 66q4-34 24-42l8-12 2 16 12 18-10 8-12-4-6 26z" fill="${PALET.biels}"/><path d="M80 56q0-26 18-34l-16-2q-16 16-12 40z" fill="${PALET.rubber}"/>${drawOgen(102, 32, 4, 5)}<path d="M28 84L12 108M44 88l4 22M62 86l-4 24M74 82l18 22" fill="none" stroke="${PALET.biels}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/><path d="M18 62Q2 64 4 86" fill="none" stroke="${PALET.rubber}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>`,
  zon: `<ellipse cx="60" cy="44" rx="42" ry="14" fill="${PALET.hemelLicht}"/><ellipse cx="44" cy="62" rx="40" ry="12" fill="${PALET.ijsblauw}"/><ellipse cx="76" cy="78" rx="40" ry="12" fill="${PALET.hemelLicht}"/><circle cx="60" cy="40" r="26" fill="${PALET.lampgeel}"/>${drawOgen(60, 36, 10, 6)}${drawLach(60, 48, 8)}<path d="M20 20l8 6M100 20l-8 6M60 8V0" fill="none" stroke="${PALET.lampgeel}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><ellipse cx="60" cy="100" rx="44" ry="8" fill="${PALET.ijsblauw}"/>`,
};

export const art: GameArt = {
  voorval: drawVoorvallen(VOORVAL),
  'decor-liggend': { vak: [1280, 720], svg: () => drawDecor(1280, 720, 190) },
  'decor-staand': { vak: [720, 960], svg: () => drawDecor(720, 960, 170) },
  'sporen-liggend': { vak: [1280, 720], tonen: ['2', '3', '4'], svg: (toon) => drawSporen('liggend', Number(toon)) },
  'sporen-staand': { vak: [720, 960], tonen: ['2', '3', '4'], svg: (toon) => drawSporen('staand', Number(toon)) },
  'tong-liggend': { vak: [1280, 720], tonen: STANDEN, svg: (toon) => drawTong('liggend', toon) },
  'tong-staand': { vak: [720, 960], tonen: STANDEN, svg: (toon) => drawTong('staand', toon) },
  'door-liggend': { vak: [1280, 36], svg: () => traceRails('M-20 18H1300') },
  'door-staand': { vak: [720, 36], svg: () => traceRails('M-20 18H740') },
  sein: {
    vak: [70, 190],
    tonen: ['groen'],
    svg: (toon) =>
      `<rect x="31" y="60" width="9" height="124" rx="4" fill="${PALET.staal}"/><rect x="14" y="178" width="44" height="10" rx="5" fill="${PALET.staal}"/><rect x="14" y="6" width="42" height="72" rx="14" fill="${PALET.rubber}"/>` +
      (toon === 'groen'
        ? `<circle cx="35" cy="25" r="11" fill="${PALET.seinkop}"/><circle cx="35" cy="58" r="13" fill="${PALET.seingroen}"/><path d="M29 58l5 6 8-11" fill="none" stroke="${KLEUREN.inkt}" stroke-width="4" stroke-linecap="round"/>`
        : `<circle cx="35" cy="25" r="13" fill="${PALET.seinrood}"/><path d="M28 25h14" stroke="${KLEUREN.papier}" stroke-width="5" stroke-linecap="round"/><circle cx="35" cy="58" r="11" fill="${PALET.seinglas}"/>`),
  },
  wagon: { vak: [264, 122], tonen: ['1', '2'], svg: drawWagon },
  loc: {
    vak: [226, 148],
    svg: () =>
      `<rect x="8" y="108" width="214" height="16" rx="6" fill="${PALET.rubber}"/><rect x="86" y="46" width="122" height="64" rx="26" fill="${KLEUREN.gras}"/><rect x="92" y="52" width="104" height="14" rx="7" fill="${PALET.wit}" opacity=".25"/><path d="M150 46v64M178 46v64" stroke="${PALET.grasDonker}" stroke-width="6"/><path d="M152 46l-6-36h34l-6 36z" fill="${PALET.rubber}"/><rect x="140" y="2" width="46" height="14" rx="7" fill="${PALET.goudRand}"/><circle cx="112" cy="44" r="13" fill="${PALET.goudRand}"/>` +
      `<path d="M8 68h86v42H8z" fill="${PALET.grasDonker}"/><path d="M8 68V20M94 68V20" stroke="${PALET.grasDonker}" stroke-width="8"/><rect x="-2" y="8" width="106" height="16" rx="8" fill="${PALET.koraalDonker}"/><rect x="22" y="78" width="58" height="22" rx="6" fill="${PALET.ivoor}"/><circle cx="51" cy="89" r="7" fill="${KLEUREN.zon}"/><path d="M208 96l16 26h-26z" fill="${PALET.koraalDonker}"/><circle cx="206" cy="66" r="11" fill="${PALET.lampwit}" stroke="${PALET.goudRand}" stroke-width="4"/>` +
      drawWiel(42, 126, 21) +
      drawWiel(108, 126, 21) +
      drawWiel(168, 126, 21) +
      `<path d="M42 126h126" stroke="${KLEUREN.koraal}" stroke-width="8" stroke-linecap="round"/>`,
  },
  stukwagon: { vak: [200, 170], tonen: LADINGEN, svg: drawStukwagon },
  perronlang: {
    vak: [330, 44],
    svg: () =>
      `<rect y="8" width="330" height="36" rx="8" fill="${PALET.perron}"/><rect width="330" height="20" rx="8" fill="${PALET.lichtstaal}"/><path d="M10 14h310" stroke="${KLEUREN.zon}" stroke-width="6" stroke-dasharray="20 10"/>`,
  },
  remteken: {
    vak: [74, 120],
    svg: () =>
      `<path d="M37 60v58" stroke="${PALET.staal}" stroke-width="9" stroke-linecap="round"/><path d="M37 2l35 35-35 35L2 37z" fill="${KLEUREN.zon}" stroke="${KLEUREN.inkt}" stroke-width="5" stroke-linejoin="round"/><path d="M24 30h26M24 44h26" stroke="${KLEUREN.inkt}" stroke-width="7" stroke-linecap="round"/>`,
  },
  populier: {
    vak: [90, 190],
    svg: () =>
      `<path d="M40 188V120h12v68z" fill="${PALET.hout}"/><path d="M46 4q36 60 30 110-8 30-30 30t-30-30Q10 64 46 4z" fill="${PALET.loofDonker}"/><path d="M44 20q20 50 14 90-6 20-18 20-20-30 4-110z" fill="${PALET.loof}"/>`,
  },
  stoel: {
    vak: [54, 54],
    tonen: ['bezet'],
    svg: (toon) =>
      `<circle cx="27" cy="27" r="26" fill="${KLEUREN.papier}"/><path d="M16 12h14v20h10v12H16z" fill="${toon === 'bezet' ? KLEUREN.zon : PALET.lichtstaal}" stroke="${toon === 'bezet' ? PALET.goudRand : PALET.staalGrijs}" stroke-width="3" stroke-linejoin="round"/>${toon === 'bezet' ? `<circle cx="36" cy="20" r="8" fill="${KLEUREN.zee}"/>` : ''}`,
  },
  rem: {
    vak: [190, 120],
    tonen: ['rijd'],
    svg: (toon) =>
      `${drawKnopVlak(190, 120, toon === 'rijd' ? PALET.grasDonker : PALET.koraalDonker, toon === 'rijd' ? PALET.rubber : PALET.koraalDiep)}${toon === 'rijd' ? `<path d="M74 30l52 26-52 26z" fill="${KLEUREN.papier}"/>` : `<rect x="66" y="30" width="20" height="52" rx="6" fill="${KLEUREN.papier}"/><rect x="104" y="30" width="20" height="52" rx="6" fill="${KLEUREN.papier}"/>`}`,
  },
  haltekader: {
    vak: [330, 230],
    svg: () =>
      `<rect x="6" y="6" width="318" height="218" rx="40" fill="${KLEUREN.zon}" opacity=".18"/><rect x="6" y="6" width="318" height="218" rx="40" fill="none" stroke="${KLEUREN.zon}" stroke-width="9" stroke-dasharray="24 14" stroke-linecap="round"/>`,
  },
  rook: {
    vak: [46, 40],
    svg: () => `<circle cx="18" cy="22" r="16" fill="${KLEUREN.papier}"/><circle cx="31" cy="18" r="13" fill="${KLEUREN.papier}"/>`,
  },
  naambord: {
    vak: [300, 92],
    tonen: ['gezet'],
    svg: (toon) =>
      `<path d="M40 84v22M260 84v22" stroke="${PALET.staal}" stroke-width="9" stroke-linecap="round"/><rect y="5" width="300" height="87" rx="18" fill="${PALET.bordrand}"/><rect width="300" height="86" rx="18" fill="${PALET.bordblauw}"/><rect x="7" y="7" width="286" height="72" rx="13" fill="none" stroke="${toon === 'gezet' ? KLEUREN.zon : KLEUREN.papier}" stroke-width="${toon === 'gezet' ? 7 : 3}"/>`,
  },
  gloed: {
    vak: [334, 126],
    svg: () =>
      `<rect x="4" y="4" width="326" height="118" rx="30" fill="${KLEUREN.zon}" opacity=".45"/><rect x="4" y="4" width="326" height="118" rx="30" fill="none" stroke="${KLEUREN.zon}" stroke-width="8" stroke-dasharray="22 12" stroke-linecap="round"/>`,
  },
  lampen: {
    vak: [240, 36],
    tonen: ['1', '2', '3', '4', '5', '6'],
    svg: (toon) =>
      `<path d="M10 4q110 16 220 0" fill="none" stroke="${PALET.staal}" stroke-width="3"/>${[0, 1, 2, 3, 4, 5].map((i) => LAMP(22 + i * 39, i < Number(toon))).join('')}`,
  },
  boek: {
    vak: [1010, 500],
    svg: () =>
      `<rect x="8" y="14" width="994" height="486" rx="22" fill="${KLEUREN.inkt}" opacity=".3"/><rect width="1010" height="492" rx="22" fill="${PALET.bordrand}"/><rect x="12" y="10" width="986" height="470" rx="14" fill="${KLEUREN.papier}"/><path d="M12 88h986" stroke="${PALET.bordblauw}" stroke-width="6"/>`,
  },
  knop: { vak: [250, 96], svg: () => drawKnopVlak(250, 96, KLEUREN['zee-diep'], KLEUREN.inkt) },
  perron: {
    vak: [112, 34],
    svg: () =>
      `<rect y="6" width="112" height="28" rx="6" fill="${PALET.perron}"/><rect width="112" height="16" rx="6" fill="${PALET.lichtstaal}"/><path d="M6 12h100" stroke="${KLEUREN.zon}" stroke-width="4" stroke-dasharray="14 8"/>`,
  },
  koe: { vak: [190, 140], tonen: ['hoed', 'kauw', 'schrik'], svg: drawKoe },
  oor: {
    vak: [84, 62],
    svg: () =>
      `<g fill="none" stroke="${KLEUREN.zee}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"><path d="M8 22h13l17-15v48L21 40H8z" fill="${KLEUREN.zee}"/><path d="M52 20q9 11 0 22M65 12q16 19 0 38"/></g>`,
  },
  vraagteken: {
    vak: [84, 62],
    svg: () =>
      `<path d="M28 18q2-14 16-14 16 0 16 14 0 9-9 13-6 3-6 11" fill="none" stroke="${KLEUREN.zee}" stroke-width="8" stroke-linecap="round"/><circle cx="45" cy="56" r="5.500" fill="${KLEUREN.zee}"/>`,
  },
  'bord-liggend': { vak: [664, 108], svg: () => drawVertrekbord(664, 108) },
  'bord-staand': { vak: [680, 118], svg: () => drawVertrekbord(680, 118) },
};

/** The departure board. */
function drawVertrekbord(w: number, h: number): string {
  return `<path d="M60-80V12M${w - 60}-80V12" stroke="${PALET.staal}" stroke-width="8"/><rect y="6" width="${w}" height="${h - 4}" rx="20" fill="${PALET.schermrand}"/><rect width="${w}" height="${h - 4}" rx="20" fill="${KLEUREN.inkt}"/><rect x="8" y="8" width="${w - 16}" height="${h - 20}" rx="14" fill="none" stroke="${KLEUREN.zon}" stroke-width="4"/>`;
}
