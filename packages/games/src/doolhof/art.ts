import type { GameArt, Stand } from '@spelrijk/game-kit/contract';
import { drawGloed, drawKnopVlak, maatOf, drawVerloop, drawLach, drawOgen } from '@spelrijk/game-kit/stage';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { drawVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { deurenIn } from './kamer.ts';
import { drawSchat, SCHATTEN } from './schatten.ts';
import { PALET } from './palet.ts';
import { tuinOf } from './tuin.ts';

const BLAD = [PALET.bosgroen, PALET.blad, PALET.bladDiep] as const;

interface BlaadjesOpties {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly n: number;
}

/** Leaves over a hedge block, the same for ever. */
const drawBlaadjes = ({ x, y, w, h, n }: BlaadjesOpties): string =>
  Array.from(
    { length: n },
    (_, i) =>
      `<circle cx="${(x + 8 + ((i * 47.7) % (w - 16))).toFixed(0)}" cy="${(y + 6 + ((i * 29.3) % (h - 12))).toFixed(0)}" r="${5 + (i % 3) * 2}" fill="${BLAD[i % 3]}"/>`,
  ).join('');

const drawHeg = (x: number, y: number, w: number, h: number): string =>
  `<rect x="${x}" y="${y + 8}" width="${w}" height="${h - 4}" rx="16" fill="${PALET.hegDiep}"/><rect x="${x}" y="${y - 8}" width="${w}" height="${h - 6}" rx="16" fill="${PALET.bosgroen}"/>${drawBlaadjes({ x, y: y - 8, w, h: h - 10, n: Math.round((w * h) / 420) })}<rect x="${x + 6}" y="${y - 5}" width="${w - 12}" height="10" rx="5" fill="${PALET.heggroen}" opacity=".35"/>`;

const drawRoos = (x: number, y: number, kleur: string): string =>
  `<circle cx="${x}" cy="${y}" r="8" fill="${kleur}"/><path d="M${x - 4} ${y}q4-6 8 0t-6 3" fill="none" stroke="${PALET.wit}" stroke-width="2" opacity=".7"/>`;

/** Gravel, hedges all round, roses, dusk over it. */
function drawDecor(stand: Stand): string {
  const { w, h } = maatOf(stand);
  const { raster, x, y, cel } = tuinOf({ stand });
  const [breed, hoog] = [raster.kolommen * cel, raster.rijen * cel];
  const steentjes = Array.from(
    { length: 90 },
    (_, i) =>
      `<ellipse cx="${(x + ((i * 137.5) % breed)).toFixed(0)}" cy="${(y + ((i * 83.3) % hoog)).toFixed(0)}" rx="${3 + (i % 3)}" ry="${2 + (i % 2)}" fill="${i % 2 === 0 ? PALET.padRand : PALET.padLicht}"/>`,
  ).join('');
  const tegels = Array.from({ length: raster.kolommen * (raster.rijen - 1) }, (_, i) => {
    const [k, r] = [i % raster.kolommen, Math.floor(i / raster.kolommen) + 1];
    return (k + r) % 2 === 0
      ? `<rect x="${x + k * cel}" y="${y + r * cel}" width="${cel}" height="${cel}" rx="10" fill="${PALET.wit}" opacity=".09"/>`
      : '';
  }).join('');
  const onder = y + hoog;
  const gat = x + Math.floor(raster.kolommen / 2) * cel;
  return (
    `<defs>${drawVerloop(`dh-tuin${w}`, { offset: 0, kleur: PALET.nachtVer }, { offset: 0.28, kleur: PALET.schemerpaars }, { offset: 1, kleur: PALET.grasschemer })}${drawVerloop(`dh-pad${w}`, { offset: 0, kleur: PALET.padKiezel }, { offset: 1, kleur: PALET.pad })}</defs><rect width="${w}" height="${h}" fill="url(#dh-tuin${w})"/>` +
    Array.from(
      { length: 24 },
      (_, i) =>
        `<circle cx="${(i * 173) % w}" cy="${(i * 61) % Math.max(120, y - 100)}" r="${1.4 + (i % 3) * 0.8}" fill="${PALET.nachtster}" opacity=".75"/>`,
    ).join('') +
    `<path d="M0 ${y - 6}${Array.from({ length: Math.ceil(w / 64) }, () => 'q32-54 64 0').join('')}V${y + 30}H0z" fill="${PALET.grasnacht}"/><rect x="${x}" y="${y}" width="${breed}" height="${hoog}" fill="url(#dh-pad${w})"/>${tegels}${steentjes}` +
    drawHeg(-20, y, x + 16, hoog + 40) +
    drawHeg(x + breed + 4, y, w - x - breed + 20, hoog + 40) +
    drawHeg(-20, onder + 4, gat + 16, h - onder + 20) +
    drawHeg(gat + cel + 4, onder + 4, w - gat - cel + 20, h - onder + 20) +
    `<rect x="${gat}" y="${onder}" width="${cel}" height="${h - onder}" fill="${PALET.pad}"/>` +
    [0.06, 0.22, 0.38, 0.7, 0.86]
      .map((p, i) => drawRoos(w * p, onder + 14 + (i % 2) * 8, [PALET.rozerood, KLEUREN.zon, KLEUREN.koraal][i % 3] ?? PALET.rozerood))
      .join('') +
    `<rect width="${w}" height="${h}" fill="${PALET.nachthemel}" opacity=".1"/>`
  );
}

/** The top hedge with its openings. */
function drawBovenheg(stand: Stand, n: number): string {
  const { raster, cel } = tuinOf({ stand });
  const deuren = deurenIn(raster, n);
  const stukken = [-1, ...deuren].map((van, i) => [van + 1, deuren[i] ?? raster.kolommen] as const).filter(([van, tot]) => tot > van);
  return (
    deuren
      .map(
        (deur) =>
          `<rect x="${deur * cel}" y="-8" width="${cel}" height="${cel + 8}" fill="${PALET.heggenacht}"/><path d="M${deur * cel} ${cel}L${deur * cel + cel * 0.28} 0H${deur * cel + cel * 0.72}L${(deur + 1) * cel} ${cel}z" fill="${PALET.heide}"/>`,
      )
      .join('') + stukken.map(([van, tot]) => drawHeg(van * cel, 0, (tot - van) * cel, cel)).join('')
  );
}

const MOL = (blij: boolean): string =>
  `<ellipse cx="60" cy="104" rx="58" ry="14" fill="${PALET.houtDonker}"/><path d="M6 104q10-26 24-20 6-14 30-12 24-2 30 12 14-6 24 20z" fill="${PALET.hout}"/><path d="M28 92q-4-62 32-64 36 2 32 64z" fill="${PALET.molvacht}"/><ellipse cx="60" cy="62" rx="15" ry="11" fill="${PALET.snuit}"/><circle cx="60" cy="56" r="6" fill="${KLEUREN.koraal}"/><circle cx="46" cy="46" r="12" fill="${PALET.ijsblauw}" stroke="${KLEUREN.inkt}" stroke-width="4"/><circle cx="74" cy="46" r="12" fill="${PALET.ijsblauw}" stroke="${KLEUREN.inkt}" stroke-width="4"/><path d="M58 46h4" stroke="${KLEUREN.inkt}" stroke-width="4"/><circle cx="46" cy="47" r="4" fill="${KLEUREN.inkt}"/><circle cx="74" cy="47" r="4" fill="${KLEUREN.inkt}"/>` +
  (blij
    ? `<path d="M48 74q12 12 24 0z" fill="${PALET.mond}"/><path d="M26 24h68l-10-14H36z" fill="${KLEUREN.zon}" stroke="${PALET.goudRand}" stroke-width="3"/><path d="M36 12l8-14 10 12 8-16 8 16 10-12 6 14" fill="${KLEUREN.zon}" stroke="${PALET.goudRand}" stroke-width="3" stroke-linejoin="round"/>`
    : `<path d="M50 76q10-6 20 0" fill="none" stroke="${KLEUREN.inkt}" stroke-width="4" stroke-linecap="round"/><g transform="rotate(180 60 92)"><path d="M22 76l20 5 18-5 20 5 18-5v30l-18 5-20-5-18 5-20-5z" fill="${PALET.roomwit}" stroke="${PALET.plankhout}" stroke-width="3" stroke-linejoin="round"/><path d="M30 98q10-12 20-4t18-2 16 2" fill="none" stroke="${KLEUREN.koraal}" stroke-width="3" stroke-dasharray="6 4"/><path d="M84 84l8 8M92 84l-8 8" stroke="${PALET.koraalDonker}" stroke-width="4" stroke-linecap="round"/></g>`) +
  `<path d="M22 92q-8-12 2-18 10 2 12 14zM98 92q8-12-2-18-10 2-12 14z" fill="${PALET.snuit}"/>`;

const drawSteen = (w: number, h: number, inhoud = ''): string =>
  `<rect y="7" width="${w}" height="${h - 7}" rx="20" fill="${PALET.leisteen}"/><rect width="${w}" height="${h - 8}" rx="20" fill="${PALET.leisteenLicht}"/><rect x="9" y="8" width="${w - 18}" height="${h - 25}" rx="14" fill="${KLEUREN.papier}"/><path d="M16 ${h - 16}q-12-20 4-34M${w - 16} ${h - 16}q12-20-4-34" fill="none" stroke="${PALET.blad}" stroke-width="6" stroke-linecap="round"/>${inhoud}`;

const OOR = `<g transform="translate(100 50)" fill="none" stroke="${KLEUREN.zee}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"><path d="M-42-10h14l18-16v52l-18-16h-14z" fill="${KLEUREN.zee}"/><path d="M8-14q10 14 0 28M24-24q18 24 0 48"/></g>`;

const drawLantaarn = (x: number, aan: boolean): string =>
  `${aan ? `<circle cx="${x}" cy="36" r="26" fill="${PALET.lampgeel}" opacity=".5"/>` : ''}<path d="M${x} 108V46" stroke="${PALET.leisteen}" stroke-width="8" stroke-linecap="round"/><rect x="${x - 12}" y="22" width="24" height="28" rx="6" fill="${aan ? PALET.lantaarnlicht : PALET.lantaarnpaal}" stroke="${PALET.leisteen}" stroke-width="4"/><path d="M${x - 14} 22q14-20 28 0z" fill="${PALET.leisteen}"/>`;

/** What comes by, one in a round. */
const VOORVAL: Readonly<Record<string, string>> = {
  spookje: `<path d="M26 106V56q0-42 34-42t34 42v50l-11-11-12 11-11-11-12 11-11-11z" fill="${PALET.wit}"/>${drawOgen(60, 52, 12, 8)}<ellipse cx="60" cy="74" rx="7" ry="9" fill="${PALET.mond}"/>`,
  rat: `<ellipse cx="60" cy="112" rx="36" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><ellipse cx="52" cy="84" rx="34" ry="22" fill="${PALET.leisteen}"/><circle cx="84" cy="70" r="19" fill="${PALET.leisteen}"/><circle cx="74" cy="54" r="9" fill="${PALET.rozerood}"/>${drawOgen(86, 66, 7, 6)}<circle cx="102" cy="74" r="4" fill="${PALET.mond}"/><path d="M20 90Q0 90 8 64" fill="none" stroke="${PALET.rozerood}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`,
  kaars: `<ellipse cx="60" cy="112" rx="24" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><circle cx="60" cy="24" r="26" fill="${PALET.lampgeel}" opacity=".4"/><path d="M60 4q16 22 8 32H52q-8-12 8-32z" fill="${PALET.vonk}"/><rect x="42" y="40" width="36" height="66" rx="8" fill="${PALET.roomwit}"/><path d="M42 48q8 20 14 0 6 30 12 0h10v-8H42z" fill="${PALET.wit}"/>${drawOgen(60, 72, 9, 6)}${drawLach(60, 84, 7)}`,
  spin: `<path d="M60 0v46" fill="none" stroke="${PALET.leisteenLicht}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M40 60L16 48M38 70H10M42 82L20 98M80 60l24-12M82 70h28M78 82l22 16" fill="none" stroke="${PALET.ebben}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><circle cx="60" cy="70" r="26" fill="${PALET.ebben}"/>${drawOgen(60, 66, 11, 8)}${drawLach(60, 82, 8)}`,
  ridder: `<ellipse cx="60" cy="112" rx="30" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M34 112q-2-40 26-40t26 40z" fill="${PALET.leisteen}"/><path d="M36 66V46q0-32 24-32t24 32v20z" fill="${PALET.leisteenLicht}"/><rect x="38" y="44" width="44" height="14" rx="4" fill="${PALET.ebben}"/>${drawOgen(60, 51, 9, 5)}<path d="M60 14q-4-18 20-12-2 14-14 18z" fill="${PALET.rozerood}"/>`,
  boek: `<path d="M60 40Q30 16 6 34v60q28-16 54 6 26-22 54-6V34Q90 16 60 40z" fill="${PALET.roomwit}"/><path d="M60 40v58" fill="none" stroke="${PALET.houtLicht}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M18 50q16-8 30 2M18 64q16-8 30 2" fill="none" stroke="${PALET.houtLicht}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>${drawOgen(86, 58, 8, 6)}${drawLach(86, 72, 7)}`,
  vleermuis: `<path d="M60 62Q36 24 4 40q14 10 10 30 16-10 24 6 12-6 22 10 10-16 22-10 8-16 24-6-4-20 10-30-32-16-56 22z" fill="${PALET.schemerpaars}"/><circle cx="60" cy="54" r="19" fill="${PALET.schemerpaars}"/>${drawOgen(60, 52, 8, 6)}${drawLach(60, 62, 6)}`,
  slak: `<ellipse cx="60" cy="112" rx="44" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M10 110q-2-22 16-24h62q22 0 20 24z" fill="${PALET.roomwit}"/><circle cx="74" cy="72" r="30" fill="${PALET.heide}"/><circle cx="74" cy="72" r="18" fill="${PALET.houtLicht}"/><path d="M22 90V62M36 88V62" fill="none" stroke="${PALET.roomwit}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>${drawOgen(30, 58, 7, 6)}${drawLach(28, 100, 6)}`,
  kikkerkoning: `<ellipse cx="60" cy="112" rx="40" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M22 110q-4-44 38-44t38 44z" fill="${PALET.heggroen}"/><circle cx="42" cy="58" r="15" fill="${PALET.heggroen}"/><circle cx="78" cy="58" r="15" fill="${PALET.heggroen}"/>${drawOgen(60, 56, 18, 9)}${drawLach(60, 84, 18)}<path d="M42 40L38 16l14 10 8-16 8 16 14-10-4 24z" fill="${PALET.goudRand}"/>`,
  steen: `<ellipse cx="60" cy="112" rx="42" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><rect x="12" y="40" width="96" height="68" rx="8" fill="${PALET.leisteen}"/><path d="M12 74h96M44 40v34M76 74v34" fill="none" stroke="${PALET.leisteenLicht}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><circle cx="46" cy="60" r="6" fill="${KLEUREN.inkt}"/><path d="M70 60q7 6 14 0" fill="none" stroke="${KLEUREN.inkt}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>${drawLach(60, 88, 11)}`,
};

export const art: GameArt = {
  voorval: drawVoorvallen(VOORVAL),
  'decor-liggend': { vak: [1280, 720], svg: () => drawDecor('liggend') },
  'decor-staand': { vak: [720, 960], svg: () => drawDecor('staand') },
  'heg-liggend': { vak: [13 * 88, 88], tonen: ['2', '3', '4'], svg: (toon) => drawBovenheg('liggend', Number(toon)) },
  'heg-staand': { vak: [7 * 96, 96], tonen: ['2', '3', '4'], svg: (toon) => drawBovenheg('staand', Number(toon)) },
  struik: {
    vak: [94, 106],
    tonen: ['0', '1'],
    svg: (toon) =>
      `<ellipse cx="47" cy="98" rx="44" ry="9" fill="${KLEUREN.inkt}" opacity=".2"/>${drawHeg(2, 16, 90, 82)}${toon === '0' ? drawRoos(28, 40, PALET.rozerood) + drawRoos(62, 58, KLEUREN.zon) : toon === '1' ? drawRoos(60, 34, KLEUREN.koraal) : ''}`,
  },
  boog: {
    vak: [132, 109],
    tonen: ['aan'],
    svg: (toon) =>
      `<path d="M20 104V56Q20 8 66 8t46 48v48" fill="none" stroke="${PALET.boogDonker}" stroke-width="15"/><path d="M20 104V56Q20 8 66 8t46 48v48" fill="none" stroke="${PALET.boog}" stroke-width="7"/>${drawLantaarn(10, toon === 'aan')}${drawLantaarn(122, toon === 'aan')}`,
  },
  boek: {
    vak: [1010, 500],
    svg: () =>
      `<rect x="8" y="14" width="994" height="486" rx="22" fill="${KLEUREN.inkt}" opacity=".35"/><rect width="1010" height="492" rx="22" fill="${PALET.houtDonker}"/><rect x="12" y="10" width="986" height="470" rx="14" fill="${PALET.roomwit}"/><path d="M12 88h986" stroke="${PALET.goudRand}" stroke-width="6"/><path d="M4 40V4h36M970 4h36v36M4 452v36h36M970 488h36v-36" fill="none" stroke="${KLEUREN.zon}" stroke-width="9" stroke-linejoin="round"/>`,
  },
  knop: { vak: [250, 96], svg: () => drawKnopVlak(250, 96, KLEUREN['zee-diep'], KLEUREN.inkt) },
  licht: {
    vak: [264, 264],
    svg: () =>
      `<defs>${drawGloed('dh-licht', { offset: 0, kleur: PALET.lampwit, alpha: 0.85 }, { offset: 0.5, kleur: PALET.lampgeel, alpha: 0.35 }, { offset: 1, kleur: PALET.lampgeel, alpha: 0 })}</defs><circle cx="132" cy="132" r="130" fill="url(#dh-licht)"/>`,
  },
  schat: { vak: [140, 140], tonen: SCHATTEN, svg: drawSchat },
  kamer: {
    vak: [150, 116],
    tonen: ['donker', 'kan'],
    svg: (toon) =>
      toon === ''
        ? `<rect y="6" width="150" height="110" rx="18" fill="${PALET.leisteen}"/><rect width="150" height="108" rx="18" fill="${PALET.boog}"/><rect x="8" y="8" width="134" height="92" rx="12" fill="${PALET.pad}"/><path d="M8 40h134M8 72h134M52 8v32M104 40v32M40 72v28M96 8v32" stroke="${PALET.padKiezel}" stroke-width="4"/>`
        : `<rect y="6" width="150" height="110" rx="18" fill="${PALET.nachthemel}"/><rect width="150" height="108" rx="18" fill="${PALET.leisteen}"/><path d="M58 42q2-18 18-18 17 1 17 16 0 10-10 15-8 4-8 12" fill="none" stroke="${toon === 'kan' ? KLEUREN.zon : PALET.lantaarnpaal}" stroke-width="10" stroke-linecap="round"/><circle cx="75" cy="84" r="7" fill="${toon === 'kan' ? KLEUREN.zon : PALET.lantaarnpaal}"/>${toon === 'kan' ? `<rect x="5" y="5" width="140" height="98" rx="14" fill="none" stroke="${KLEUREN.zon}" stroke-width="7" stroke-dasharray="18 11" stroke-linecap="round"/>` : ''}`,
  },
  gang: {
    vak: [78, 34],
    svg: () =>
      `<rect width="78" height="34" fill="${PALET.boogDonker}"/><rect y="6" width="78" height="22" fill="${PALET.pad}"/><path d="M20 6v22M46 6v22" stroke="${PALET.padKiezel}" stroke-width="4"/>`,
  },
  slot: { vak: [58, 66], tonen: ['rood', 'blauw', 'rood-open', 'blauw-open'], svg: drawHangslot },
  vondst: { vak: [60, 60], tonen: ['rood', 'blauw', 'munt', 'mol'], svg: drawVondst },
  lantaarn: {
    vak: [46, 64],
    tonen: ['uit'],
    svg: (toon) =>
      `${toon === 'uit' ? '' : `<circle cx="23" cy="38" r="23" fill="${PALET.lantaarnlicht}" opacity=".45"/>`}<path d="M13 14q10-16 20 0" fill="none" stroke="${PALET.lantaarnpaal}" stroke-width="4"/><rect x="9" y="16" width="28" height="44" rx="8" fill="${toon === 'uit' ? PALET.leisteenLicht : PALET.lampgeel}" stroke="${PALET.leisteen}" stroke-width="5"/>`,
  },
  'perkament-liggend': { vak: [1230, 600], svg: () => drawPerkament(1230, 600) },
  'perkament-staand': { vak: [690, 850], svg: () => drawPerkament(690, 850) },
  plank: {
    vak: [1140, 40],
    svg: () =>
      `<rect y="8" width="1140" height="32" rx="10" fill="${PALET.houtDonker}"/><rect width="1140" height="26" rx="10" fill="${PALET.plankhout}"/>`,
  },
  paal: { vak: [14, 60], svg: () => `<rect width="14" height="60" rx="6" fill="${PALET.houtDonker}"/>` },
  bord: {
    vak: [340, 90],
    tonen: ['kies'],
    svg: (toon) =>
      `<rect y="6" width="340" height="84" rx="18" fill="${PALET.houtDonker}"/><rect width="340" height="82" rx="18" fill="${PALET.plankhout}"/><rect x="8" y="7" width="324" height="67" rx="12" fill="${PALET.roomwit}"/>${toon === 'kies' ? `<rect x="8" y="7" width="324" height="67" rx="12" fill="none" stroke="${KLEUREN.zee}" stroke-width="7"/>` : ''}`,
  },
  gloed: {
    vak: [366, 116],
    svg: () =>
      `<rect x="4" y="4" width="358" height="108" rx="28" fill="${KLEUREN.zon}" opacity=".55"/><rect x="4" y="4" width="358" height="108" rx="28" fill="none" stroke="${KLEUREN.zon}" stroke-width="8" stroke-dasharray="22 12" stroke-linecap="round"/>`,
  },
  schaduw: { vak: [70, 20], svg: () => `<ellipse cx="35" cy="10" rx="34" ry="9" fill="${KLEUREN.inkt}" opacity=".28"/>` },
  mol: { vak: [120, 116], tonen: ['blij'], svg: (toon) => MOL(toon === 'blij') },
  'vraag-woord': { vak: [480, 108], svg: () => drawSteen(480, 108) },
  'vraag-oor': { vak: [200, 108], tonen: ['leeg'], svg: (toon) => drawSteen(200, 108, toon === 'leeg' ? '' : OOR) },
  'vraag-liggend': { vak: [780, 108], svg: () => drawSteen(780, 108) },
  'vraag-staand': { vak: [680, 118], svg: () => drawSteen(680, 118) },
  kaart: {
    vak: [380, 108],
    svg: () =>
      `<path d="M16 8q90 8 174 0t174 0q12 40 0 92-90-8-174 0T16 100Q4 50 16 8z" fill="${PALET.hout}" opacity=".6" transform="translate(0 5)"/><path d="M16 6q90 8 174 0t174 0q12 40 0 92-90-8-174 0T16 98Q4 48 16 6z" fill="${PALET.kaartpapier}"/><path d="M22 14q84 8 168 0t168 0" fill="none" stroke="${PALET.houtLicht}" stroke-width="3" stroke-dasharray="8 7"/><path d="M22 90q84-8 168 0t168 0" fill="none" stroke="${PALET.houtLicht}" stroke-width="3" stroke-dasharray="8 7"/>`,
  },
  sleutel: {
    vak: [84, 84],
    svg: () =>
      `<circle cx="42" cy="42" r="40" fill="${PALET.goudRand}"/><circle cx="42" cy="40" r="38" fill="${KLEUREN.zon}"/><circle cx="42" cy="40" r="28" fill="${PALET.sterwit}"/>`,
  },
  vonk: {
    vak: [30, 30],
    svg: () =>
      `<circle cx="15" cy="15" r="14" fill="${PALET.lantaarnlicht}" opacity=".35"/><circle cx="15" cy="15" r="6" fill="${PALET.vonk}"/>`,
  },
  munt: {
    vak: [34, 34],
    tonen: ['g', 'p'],
    svg: (toon) =>
      toon === ''
        ? `<circle cx="17" cy="17" r="16" fill="${PALET.goudRand}"/><circle cx="17" cy="16" r="14" fill="${KLEUREN.zon}"/><circle cx="17" cy="16" r="8" fill="${PALET.lantaarnlicht}"/>`
        : `<path d="M17 1l14 12-14 20L3 13z" fill="${toon === 'g' ? KLEUREN.gras : KLEUREN.druif}"/><path d="M17 1l6 12-6 20-6-20z" fill="${PALET.wit}" opacity=".35"/>`,
  },
  kist: {
    vak: [300, 250],
    tonen: ['open'],
    svg: (toon) =>
      `<ellipse cx="150" cy="240" rx="150" ry="14" fill="${KLEUREN.inkt}" opacity=".3"/>` +
      (toon === 'open'
        ? `<path d="M20 110L44 20q106-40 212 0l24 90z" fill="${PALET.houtDonker}"/><path d="M34 104L54 30q96-32 192 0l20 74z" fill="${PALET.ebben}"/><path d="M40 130q20-50 60-34 30-34 60-4 34-28 56 4 36-8 44 34z" fill="${KLEUREN.zon}"/><circle cx="110" cy="96" r="14" fill="${PALET.lantaarnlicht}"/><circle cx="190" cy="100" r="12" fill="${PALET.lantaarnlicht}"/><path d="M150 78l14 14-14 20-14-20z" fill="${KLEUREN.druif}"/>`
        : `<path d="M20 120q0-80 130-80t130 80z" fill="${PALET.hout}"/><path d="M20 120q0-80 130-80t130 80" fill="none" stroke="${PALET.goudRand}" stroke-width="12"/>`) +
      `<rect x="16" y="112" width="268" height="126" rx="14" fill="${PALET.hout}"/><path d="M16 134h268M16 214h268" stroke="${PALET.houtDonker}" stroke-width="7"/><path d="M50 112v126M250 112v126" stroke="${PALET.goudRand}" stroke-width="16"/><rect x="124" y="118" width="52" height="60" rx="10" fill="${KLEUREN.zon}" stroke="${PALET.goudRand}" stroke-width="5"/><circle cx="150" cy="142" r="9" fill="${PALET.houtDonker}"/><path d="M146 146h8v20h-8z" fill="${PALET.houtDonker}"/>`,
  },
};

const SLEUTELKLEUR: Readonly<Record<string, string>> = { rood: KLEUREN.koraal, blauw: KLEUREN.zee };

const drawPerkament = (w: number, h: number): string =>
  `<rect x="4" y="10" width="${w - 8}" height="${h - 10}" rx="44" fill="${KLEUREN.inkt}" opacity=".4"/><rect width="${w}" height="${h - 8}" rx="44" fill="${PALET.kaartpapier}"/><rect x="14" y="14" width="${w - 28}" height="${h - 36}" rx="34" fill="none" stroke="${PALET.houtLicht}" stroke-width="5" stroke-dasharray="4 14" stroke-linecap="round"/>`;

function drawHangslot(toon: string): string {
  const [kleur = '', open] = toon.split('-');
  const beugel = open === undefined ? 'M15 32V20q0-14 14-14t14 14v12' : 'M15 32V16q0-14 14-14t14 10';
  return `<path d="${beugel}" fill="none" stroke="${PALET.lantaarnpaal}" stroke-width="8"/><rect x="5" y="28" width="48" height="36" rx="10" fill="${SLEUTELKLEUR[kleur] ?? KLEUREN.zon}" stroke="${KLEUREN.inkt}" stroke-opacity=".4" stroke-width="4"/><circle cx="29" cy="43" r="6" fill="${KLEUREN.inkt}"/><path d="M26 44h6v12h-6z" fill="${KLEUREN.inkt}"/>`;
}

function drawVondst(toon: string): string {
  if (toon === 'munt')
    return `<circle cx="30" cy="30" r="26" fill="${PALET.goudRand}"/><circle cx="30" cy="28" r="23" fill="${KLEUREN.zon}"/><circle cx="30" cy="28" r="13" fill="${PALET.lantaarnlicht}"/>`;
  if (toon === 'mol')
    return `<path d="M4 52q0-40 26-40t26 40z" fill="${PALET.molvacht}"/><ellipse cx="30" cy="36" rx="14" ry="9" fill="${PALET.snuit}"/><path d="M14 26q5 4 9 0M37 26q5 4 9 0" fill="none" stroke="${PALET.wit}" stroke-width="3" stroke-linecap="round"/><path d="M44 10h10l-10 10h10" fill="none" stroke="${PALET.leisteen}" stroke-width="4" stroke-linejoin="round"/>`;
  const kleur = SLEUTELKLEUR[toon] ?? KLEUREN.zon;
  return `<circle cx="20" cy="20" r="13" fill="none" stroke="${kleur}" stroke-width="10"/><path d="M28 28l24 24M44 44l-8 8M52 36l-8 8" stroke="${kleur}" stroke-width="9" stroke-linecap="round"/><circle cx="20" cy="20" r="19" fill="none" stroke="${KLEUREN.inkt}" stroke-opacity=".3" stroke-width="2.500"/>`;
}
