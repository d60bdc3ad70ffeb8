import type { GameArt, Stand } from '@spelrijk/game-kit/contract';
import { drawVerloop, drawWolk, drawLach, drawOgen } from '@spelrijk/game-kit/stage';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { drawVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { DAK, HALHOOGTE } from './hal.ts';
import { PALET } from './palet.ts';
import { drawStuk, STUKKEN, drawTrap } from './stukart.ts';

interface KistOpties {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly kleur: string;
}

const drawKist = ({ x, y, w, h, kleur }: KistOpties): string =>
  `<rect x="${x}" y="${y - h}" width="${w}" height="${h}" rx="5" fill="${kleur}"/><path d="M${x + w / 2} ${y - h}v${h}" stroke="${PALET.wit}" stroke-width="6" opacity=".22"/>`;

const drawVat = (x: number, y: number): string =>
  `<rect x="${x}" y="${y - 84}" width="60" height="84" rx="10" fill="${PALET.vat}"/><path d="M${x} ${y - 60}h60M${x} ${y - 28}h60" stroke="${PALET.vatDonker}" stroke-width="5"/>`;

/** A bay of shelves: beams every 220 units with goods on them. */
function drawStelling(x: number, w: number, van: number, tot: number): string {
  const lagen = Math.floor((tot - van) / 220);
  const planken = Array.from({ length: lagen }, (_, i) => {
    const y = tot - 30 - i * 220;
    const s = (i * 7 + Math.round(x)) % 5;
    return (
      drawKist({ x: x + 24, y, w: 96, h: 76 + s * 6, kleur: PALET.rekplank }) +
      drawKist({ x: x + 126, y, w: 70, h: 60, kleur: PALET.doosRand }) +
      (s % 2 === 0 ? drawVat(x + w - 96, y) : drawKist({ x: x + w - 120, y, w: 92, h: 96, kleur: PALET.rekLicht })) +
      `<rect x="${x}" y="${y}" width="${w}" height="16" fill="${PALET.avondoranje}"/>`
    );
  }).join('');
  return `<path d="M${x} ${van}V${tot}M${x + w} ${van}V${tot}" stroke="${PALET.rekblauw}" stroke-width="16"/>${planken}`;
}

const drawLampion = (x: number, y: number): string =>
  `<path d="M${x} ${y - 90}v60" stroke="${PALET.staal}" stroke-width="5"/><path d="M${x - 70} ${y + 200}L${x - 34} ${y}h68L${x + 70} ${y + 200}z" fill="${PALET.lampionlicht}" opacity=".35"/><path d="M${x - 40} ${y}q40-54 80 0z" fill="${PALET.staal}"/><ellipse cx="${x}" cy="${y}" rx="36" ry="8" fill="${PALET.lampwit}"/>`;

const drawTruck = (x: number, y: number): string =>
  `<rect x="${x}" y="${y - 150}" width="250" height="124" rx="10" fill="${KLEUREN.papier}"/><rect x="${x + 16}" y="${y - 132}" width="218" height="84" rx="8" fill="${KLEUREN.druif}"/><path d="M${x + 60} ${y - 90}l30-24 30 24 30-24 30 24" fill="none" stroke="${KLEUREN.zon}" stroke-width="10" stroke-linejoin="round"/><path d="M${x + 250} ${y - 124}h52q10 0 16 8l26 42v48h-94z" fill="${KLEUREN.koraal}"/><path d="M${x + 264} ${y - 110}h34q6 0 9 6l16 26h-59z" fill="${PALET.glasblauw}"/><circle cx="${x + 62}" cy="${y - 20}" r="24" fill="${PALET.rubber}"/><circle cx="${x + 62}" cy="${y - 20}" r="10" fill="${PALET.lichtstaal}"/><circle cx="${x + 268}" cy="${y - 20}" r="24" fill="${PALET.rubber}"/><circle cx="${x + 268}" cy="${y - 20}" r="10" fill="${PALET.lichtstaal}"/>`;

function drawStad(w: number, y: number): string {
  return Array.from({ length: Math.ceil(w / 62) }, (_, i) => {
    const h = 60 + ((i * 53) % 110);
    const x = i * 62;
    const ramen = Array.from(
      { length: 4 },
      (_r, k) =>
        `<rect x="${x + 12 + (k % 2) * 22}" y="${y - h + 14 + Math.floor(k / 2) * 26}" width="11" height="14" fill="${PALET.lampgeel}" opacity="${(i + k) % 3 === 0 ? 0.9 : 0.25}"/>`,
    ).join('');
    return `<rect x="${x}" y="${y - h}" width="56" height="${h + 10}" fill="${i % 2 === 0 ? PALET.torenDonker : PALET.toren}"/>${ramen}`;
  }).join('');
}

const drawMeeuw = (x: number, y: number, s: number): string =>
  `<path transform="translate(${x} ${y}) scale(${s})" d="M-26-8Q-12-18 0 0 12-18 26-8" fill="none" stroke="${KLEUREN.papier}" stroke-width="6" stroke-linecap="round"/>`;

/** From the loading dock at the bottom, along the shelves, to the roof over the town in the evening. */
function drawHal(stand: Stand): string {
  const [w, h, dak] = [stand === 'liggend' ? 1280 : 720, HALHOOGTE[stand], DAK[stand]];
  const vloer = h - 70;
  const vakken =
    stand === 'liggend'
      ? [
          [30, 300],
          [360, 300],
          [690, 300],
          [1000, 260],
        ]
      : [
          [16, 320],
          [390, 320],
        ];
  const hoogte = [0, 1, 2].map((i) => dak + 250 + i * ((h - dak) / 3));
  return (
    `<defs>${drawVerloop(`ds-lucht${w}`, { offset: 0, kleur: PALET.stadshemel }, { offset: 0.55, kleur: PALET.avondpaars }, { offset: 0.85, kleur: PALET.avondroze }, { offset: 1, kleur: PALET.avondgeel })}${drawVerloop(`ds-muur${w}`, { offset: 0, kleur: PALET.muurLicht }, { offset: 1, kleur: PALET.hallicht })}</defs>` +
    `<rect width="${w}" height="${dak + 20}" fill="url(#ds-lucht${w})"/>${Array.from({ length: 26 }, (_, i) => `<circle cx="${(i * 211) % w}" cy="${(i * 97) % (dak * 0.55)}" r="${1.5 + (i % 3)}" fill="${PALET.nachtster}" opacity=".7"/>`).join('')}` +
    `<circle cx="${w * 0.8}" cy="${dak * 0.24}" r="58" fill="${PALET.maan}"/><circle cx="${w * 0.8 - 18}" cy="${dak * 0.24 - 8}" r="10" fill="${PALET.maanvlek}"/><circle cx="${w * 0.8 + 18}" cy="${dak * 0.24 + 16}" r="13" fill="${PALET.maanvlek}"/>` +
    drawWolk(w * 0.2, dak * 0.42, 1.1, 0.5) +
    drawWolk(w * 0.55, dak * 0.2, 0.8, 0.4) +
    drawMeeuw(w * 0.4, dak * 0.5, 1) +
    drawMeeuw(w * 0.48, dak * 0.44, 0.7) +
    drawStad(w, dak - 6) +
    `<rect y="${dak + 36}" width="${w}" height="${h - dak}" fill="url(#ds-muur${w})"/>` +
    vakken.map(([x = 0, b = 300]) => drawStelling(x, b, dak + 60, vloer)).join('') +
    `<rect y="${dak + 36}" width="${w}" height="${h - dak}" fill="${PALET.halwit}" opacity=".42"/>` +
    hoogte
      .flatMap((y) => (stand === 'liggend' ? [drawLampion(w * 0.17, y), drawLampion(w * 0.83, y)] : [drawLampion(w * 0.5, y)]))
      .join('') +
    `<path d="M0 ${dak + 60}${Array.from({ length: Math.ceil(w / 80) }, (_, i) => `L${i * 80 + 40} ${dak + 130}L${i * 80 + 80} ${dak + 60}`).join('')}" fill="none" stroke="${PALET.staalLicht}" stroke-width="9"/><path d="M0 ${dak + 132}H${w}" stroke="${PALET.staalLicht}" stroke-width="10"/>` +
    `<rect y="${dak}" width="${w}" height="64" fill="${PALET.balk}"/><rect y="${dak}" width="${w}" height="20" fill="${PALET.vloerDonker}"/><path d="M0 ${dak + 62}H${w}" stroke="${PALET.balkDonker}" stroke-width="8"/><rect x="${w * 0.1}" y="${dak - 62}" width="70" height="64" fill="${PALET.koraalDonker}"/><rect x="${w * 0.1 - 6}" y="${dak - 70}" width="82" height="14" fill="${PALET.koraalDiep}"/>` +
    `<rect x="${w * 0.5 - 220}" y="${vloer - 330}" width="440" height="330" fill="${PALET.schuimblauw}"/><rect x="${w * 0.5 - 232}" y="${vloer - 352}" width="464" height="34" rx="8" fill="${PALET.staalLicht}"/><path d="M${w * 0.5 - 224} ${vloer - 330}V${vloer}M${w * 0.5 + 224} ${vloer - 330}V${vloer}" stroke="${KLEUREN.zon}" stroke-width="16" stroke-dasharray="26 16"/>` +
    drawTruck(w * 0.5 - 180, vloer) +
    `<rect y="${vloer}" width="${w}" height="70" fill="${PALET.muurgrijs}"/><path d="M0 ${vloer + 12}H${w}" stroke="${KLEUREN.zon}" stroke-width="8" stroke-dasharray="40 24"/>`
  );
}

/** The lift: a wide platform with a rail, on scissor arms. */
function drawLift(w: number, h: number): string {
  const strepen = Array.from(
    { length: Math.ceil(w / 60) },
    (_, i) => `<path d="M${i * 60} 48l26-26h22l-26 26z" fill="${KLEUREN.inkt}"/>`,
  ).join('');
  const benen = Array.from(
    { length: Math.ceil(w / 240) },
    (_, i) =>
      `<path d="M${i * 240 + 20} 60L${i * 240 + 220} ${h}M${i * 240 + 220} 60L${i * 240 + 20} ${h}" stroke="${PALET.staalGrijs}" stroke-width="13"/><circle cx="${i * 240 + 120}" cy="${(h + 60) / 2}" r="11" fill="${PALET.staal}"/>`,
  ).join('');
  return `${benen}<rect y="0" width="${w}" height="20" rx="6" fill="${PALET.lichtstaal}"/><rect y="16" width="${w}" height="38" fill="${KLEUREN.zon}"/>${strepen}<rect y="52" width="${w}" height="10" fill="${PALET.goudRand}"/>`;
}

const DICHT = `<path d="M6 14h234v40H6z" fill="${PALET.doosRand}" opacity=".35"/><rect x="104" y="0" width="38" height="168" fill="${PALET.doosDeksel}" opacity=".9"/><rect x="104" y="0" width="38" height="14" fill="${PALET.doosZand}"/>`;
const OPEN = `<path d="M10 14L-40-26 70-20 110 14z" fill="${PALET.doosOpen}" stroke="${PALET.doosNaad}" stroke-width="4" stroke-linejoin="round"/><path d="M236 14l50-40-110 6-40 34z" fill="${PALET.doosBinnen}" stroke="${PALET.doosNaad}" stroke-width="4" stroke-linejoin="round"/>`;

const drawDoos = (toon: string): string =>
  `${toon === 'open' ? OPEN : ''}<rect x="0" y="6" width="246" height="162" rx="12" fill="${PALET.doosNaad}"/><rect x="0" y="4" width="246" height="156" rx="12" fill="${PALET.doosBruin}"/><path d="M0 18Q0 4 12 4h222q12 0 12 14v10H0z" fill="${PALET.doosLicht}"/>` +
  (toon === 'dicht' ? DICHT : `<path d="M123 4v24" stroke="${PALET.doosNaad}" stroke-width="4"/>`) +
  `<rect x="18" y="42" width="210" height="106" rx="14" fill="${PALET.ivoor}" stroke="${PALET.doosRand}" stroke-width="3"/>` +
  (toon === 'dicht' ? `<rect x="22" y="46" width="202" height="98" rx="11" fill="none" stroke="${KLEUREN.gras}" stroke-width="5"/>` : '');

const drawBord = (w: number, h: number, inhoud = ''): string =>
  `<path d="M${w / 2}-130V4" stroke="${PALET.staal}" stroke-width="8"/><path d="M${w / 2 - 18} 4q0 18 18 18t18-18" fill="none" stroke="${PALET.staal}" stroke-width="9" stroke-linecap="round"/><path d="M${w * 0.16} 26L${w / 2} 4l${w * 0.34} 22" fill="none" stroke="${PALET.staal}" stroke-width="5"/><rect y="14" width="${w}" height="${h - 12}" rx="20" fill="${PALET.petrol}"/><rect y="8" width="${w}" height="${h - 12}" rx="20" fill="${KLEUREN.zee}"/><rect x="10" y="17" width="${w - 20}" height="${h - 30}" rx="13" fill="${KLEUREN.papier}"/>${inhoud}`;

const OOR = `<g transform="translate(110 58)" fill="none" stroke="${KLEUREN.zee}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"><path d="M-42-10h14l18-16v52l-18-16h-14z" fill="${KLEUREN.zee}"/><path d="M8-14q10 14 0 28M24-24q18 24 0 48"/></g>`;

/** A wide cloth between springs, on the floor of the lift. */
const drawTrampoline = (w: number): string =>
  `<rect y="30" width="${w}" height="60" rx="18" fill="${PALET.staal}"/><rect x="14" y="8" width="${w - 28}" height="34" rx="17" fill="${KLEUREN.zee}"/><rect x="30" y="14" width="${w - 60}" height="18" rx="9" fill="${PALET.petrol}"/>${Array.from({ length: Math.floor(w / 46) }, (_, i) => `<path d="M${26 + i * 46} 40v26" stroke="${PALET.staalLicht}" stroke-width="7" stroke-linecap="round"/>`).join('')}`;

/** A cloud to bounce on: it sleeps until somebody does. */
const drawSpringwolk = (blij: boolean): string =>
  `<g fill="${PALET.wit}" stroke="${PALET.schuimblauw}" stroke-width="4"><path d="M34 84q-30 0-30-26t28-26q8-28 42-28 28 0 38 22 10-8 24-4 22 6 20 30 12 4 10 18-4 14-22 14z"/></g>${blij ? `<path d="M62 44q6-8 12 0M94 44q6-8 12 0M68 58q16 14 30 0" fill="none" stroke="${KLEUREN.inkt}" stroke-width="5" stroke-linecap="round"/>` : `<path d="M60 48q7 6 14 0M92 48q7 6 14 0M78 62h12" fill="none" stroke="${KLEUREN.inkt}" stroke-width="5" stroke-linecap="round"/>`}`;

/** What comes by, one in a round. */
const VOORVAL: Readonly<Record<string, string>> = {
  kat: `<ellipse cx="60" cy="112" rx="44" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M14 70h92v42H14z" fill="${PALET.doosBruin}"/><path d="M14 70L2 84V70l12-14zM106 70l12 14V70l-12-14z" fill="${PALET.doosZand}"/><circle cx="60" cy="60" r="28" fill="${PALET.avondoranje}"/><path d="M36 46L34 20l18 16zM84 46l2-26-18 16z" fill="${PALET.avondoranje}"/><path d="M44 60q6 6 12 0M64 60q6 6 12 0" fill="none" stroke="${KLEUREN.inkt}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M54 70q6 6 12 0" fill="none" stroke="${KLEUREN.inkt}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><rect x="14" y="70" width="92" height="42" rx="3" fill="${PALET.doosBruin}"/><rect x="48" y="70" width="24" height="42" rx="0" fill="${PALET.doosNaad}"/>`,
  robot: `<ellipse cx="60" cy="112" rx="34" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><rect x="30" y="52" width="60" height="46" rx="10" fill="${PALET.staalLicht}"/><rect x="36" y="16" width="48" height="36" rx="10" fill="${PALET.lichtstaal}"/><path d="M60 16V4" fill="none" stroke="${PALET.staal}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><circle cx="60" cy="4" r="5" fill="${KLEUREN.koraal}"/>${drawOgen(60, 32, 11, 8)}<rect x="46" y="42" width="28" height="6" rx="3" fill="${PALET.rekblauw}"/><rect x="40" y="64" width="40" height="22" rx="4" fill="${PALET.torenDonker}"/><path d="M46 76l6-6 6 8 6-10 6 6" fill="none" stroke="${PALET.lampgeel}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M30 62L14 80M90 62l16 18" fill="none" stroke="${PALET.staal}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/><circle cx="42" cy="104" r="9" fill="${PALET.rubber}"/><circle cx="78" cy="104" r="9" fill="${PALET.rubber}"/>`,
  doos: `<rect x="30" y="44" width="60" height="52" rx="5" fill="${PALET.doosBruin}"/><rect x="52" y="44" width="16" height="52" rx="0" fill="${PALET.doosNaad}"/><path d="M30 44l8-12h44l8 12z" fill="${PALET.doosDeksel}"/><path d="M30 56Q2 50 4 20q20 4 28 24zM90 56q28-6 26-36-20 4-28 24z" fill="${PALET.halwit}"/>${drawOgen(60, 64, 12, 7)}${drawLach(60, 80, 9)}`,
  muis: `<ellipse cx="60" cy="112" rx="32" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M30 112q-2-52 30-52t30 52z" fill="${PALET.staalGrijs}"/><circle cx="60" cy="54" r="24" fill="${PALET.staalGrijs}"/><circle cx="36" cy="36" r="14" fill="${PALET.staalGrijs}"/><circle cx="36" cy="36" r="8" fill="${PALET.avondroze}"/><circle cx="84" cy="36" r="14" fill="${PALET.staalGrijs}"/><circle cx="84" cy="36" r="8" fill="${PALET.avondroze}"/>${drawOgen(60, 52, 10, 6)}<circle cx="60" cy="64" r="5" fill="${KLEUREN.koraal}"/><rect x="38" y="84" width="44" height="20" rx="4" fill="${PALET.doosZand}"/><path d="M46 94h28" fill="none" stroke="${PALET.doosNaad}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M88 104q22 0 18-22" fill="none" stroke="${PALET.staalGrijs}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`,
  heftruck: `<ellipse cx="60" cy="112" rx="46" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><rect x="16" y="60" width="56" height="38" rx="8" fill="${KLEUREN.zon}"/><path d="M28 60V30h34l8 30z" fill="${PALET.lichtstaal}"/><rect x="34" y="36" width="22" height="24" rx="3" fill="${PALET.glasblauw}"/><rect x="82" y="20" width="8" height="82" rx="2" fill="${PALET.staal}"/><rect x="82" y="94" width="34" height="7" rx="2" fill="${PALET.staal}"/><rect x="88" y="66" width="28" height="28" rx="3" fill="${PALET.doosLicht}"/><circle cx="30" cy="102" r="13" fill="${PALET.rubber}"/><circle cx="64" cy="102" r="13" fill="${PALET.rubber}"/><circle cx="30" cy="102" r="5" fill="${PALET.staal}"/><circle cx="64" cy="102" r="5" fill="${PALET.staal}"/>${drawOgen(44, 76, 10, 6)}${drawLach(44, 86, 7)}`,
  vleermuis: `<path d="M60 62Q36 26 4 40q14 10 10 30 16-10 24 6 12-6 22 10 10-16 22-10 8-16 24-6-4-20 10-30-32-14-56 22z" fill="${PALET.avondpaars}"/><circle cx="60" cy="54" r="20" fill="${PALET.avondpaars}"/><path d="M46 42l-2-20 14 14zM74 42l2-20-14 14z" fill="${PALET.avondpaars}"/>${drawOgen(60, 52, 8, 6)}${drawLach(60, 62, 7)}<path d="M54 64l3 6 3-6z" fill="${PALET.wit}"/>`,
  teddybeer: `<ellipse cx="60" cy="112" rx="36" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><circle cx="36" cy="26" r="13" fill="${PALET.houtDonker}"/><circle cx="84" cy="26" r="13" fill="${PALET.houtDonker}"/><circle cx="60" cy="44" r="30" fill="${PALET.hout}"/><path d="M32 110q-4-44 28-44t28 44z" fill="${PALET.hout}"/><ellipse cx="60" cy="54" rx="14" ry="11" fill="${PALET.doosZand}"/>${drawOgen(60, 38, 11, 6)}<circle cx="60" cy="50" r="5" fill="${KLEUREN.inkt}"/>${drawLach(60, 54, 6)}<ellipse cx="60" cy="92" rx="16" ry="16" fill="${PALET.doosZand}"/><path d="M34 78L18 92M86 78l16 14" fill="none" stroke="${PALET.hout}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/>`,
  discobol: `<path d="M60 0v20" fill="none" stroke="${PALET.staal}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><circle cx="60" cy="62" r="42" fill="${PALET.lichtstaal}"/><path d="M60 20q-24 20-24 42t24 42q24-20 24-42T60 20z" fill="${PALET.glasblauw}"/><path d="M20 50h80M20 76h80M60 20v84M30 32q30 16 60 0M30 92q30-16 60 0" fill="none" stroke="${PALET.staalGrijs}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><rect x="34" y="52" width="12" height="11" rx="1" fill="${PALET.lampgeel}"/><rect x="74" y="64" width="12" height="11" rx="1" fill="${PALET.avondroze}"/><rect x="50" y="78" width="9" height="12" rx="1" fill="${KLEUREN.gras}"/>${drawOgen(60, 56, 11, 7)}${drawLach(60, 72, 9)}`,
  plant: `<ellipse cx="60" cy="112" rx="30" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><rect x="34" y="78" width="52" height="34" rx="6" fill="${PALET.avondoranje}"/><rect x="28" y="72" width="64" height="12" rx="5" fill="${KLEUREN.koraal}"/><rect x="44" y="22" width="32" height="54" rx="16" fill="${KLEUREN.gras}"/><path d="M44 56H26V38M76 48h18V30" fill="none" stroke="${KLEUREN.gras}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/>${drawOgen(60, 42, 8, 6)}${drawLach(60, 54, 7)}<circle cx="60" cy="18" r="8" fill="${PALET.avondroze}"/><circle cx="26" cy="34" r="5" fill="${PALET.avondroze}"/>`,
  duveltje: `<ellipse cx="60" cy="112" rx="38" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><rect x="26" y="72" width="68" height="40" rx="4" fill="${PALET.petrol}"/><rect x="26" y="72" width="68" height="10" rx="2" fill="${KLEUREN.zon}"/><path d="M60 72l-14-8 28-8-28-8 14-6" fill="none" stroke="${PALET.staalGrijs}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><circle cx="60" cy="30" r="22" fill="${KLEUREN.koraal}"/><path d="M42 18L30 2l22 8zM78 18L90 2 68 10z" fill="${PALET.koraalDiep}"/>${drawOgen(60, 28, 9, 6)}${drawLach(60, 38, 9)}<path d="M56 90h8v12h-8z" fill="${KLEUREN.zon}"/>`,
};

export const art: GameArt = {
  voorval: drawVoorvallen(VOORVAL),
  stuk: { vak: [160, 160], tonen: STUKKEN, svg: drawStuk },
  trap: { vak: [1280, 720], svg: drawTrap },
  'trampoline-liggend': { vak: [1220, 90], svg: () => drawTrampoline(1220) },
  'trampoline-staand': { vak: [660, 90], svg: () => drawTrampoline(660) },
  springwolk: { vak: [170, 92], tonen: ['blij'], svg: (toon) => drawSpringwolk(toon === 'blij') },
  plek: {
    vak: [190, 110],
    svg: () =>
      `<rect x="4" y="4" width="182" height="102" rx="30" fill="${KLEUREN.papier}" stroke="${KLEUREN.zee}" stroke-width="6"/><path d="M64 66l31-34 31 34M95 36v48" fill="none" stroke="${KLEUREN.zee}" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"/>`,
  },
  record: {
    vak: [190, 70],
    svg: () =>
      `<path d="M4 4h182l-22 31 22 31H4z" fill="${PALET.koraalDonker}" stroke="${PALET.koraalDiep}" stroke-width="4" stroke-linejoin="round"/>`,
  },
  geest: {
    vak: [100, 104],
    tonen: ['oei'],
    svg: (toon) =>
      `<path d="M10 96V48Q10 6 50 6t40 42v48l-14-11-13 11-13-11-13 11-13-11z" fill="${KLEUREN.papier}" stroke="${PALET.koraalDiep}" stroke-width="4" stroke-linejoin="round" opacity=".92"/><circle cx="37" cy="44" r="6" fill="${KLEUREN.inkt}"/><circle cx="63" cy="44" r="6" fill="${KLEUREN.inkt}"/>${toon === 'oei' ? `<ellipse cx="50" cy="64" rx="8" ry="10" fill="${KLEUREN.inkt}"/>` : `<path d="M38 60q12 11 24 0" fill="none" stroke="${KLEUREN.inkt}" stroke-width="5" stroke-linecap="round"/>`}`,
  },
  hoogtespook: { vak: [150, 60], svg: () => `<rect width="150" height="60" rx="30" fill="${PALET.koraalDonker}"/>` },
  hoogte: { vak: [150, 60], svg: () => `<rect width="150" height="60" rx="30" fill="${KLEUREN.papier}" opacity=".9"/>` },
  'hal-liggend': { vak: [1280, HALHOOGTE.liggend], svg: () => drawHal('liggend') },
  'hal-staand': { vak: [720, HALHOOGTE.staand], svg: () => drawHal('staand') },
  'lift-liggend': { vak: [1280, 160], svg: () => drawLift(1280, 160) },
  'lift-staand': { vak: [720, 170], svg: () => drawLift(720, 170) },
  doos: { vak: [246, 168], tonen: ['dicht', 'open'], svg: drawDoos },
  rotor: {
    vak: [330, 44],
    svg: () => {
      const drawBlad = (x: number): string =>
        `<ellipse cx="${x}" cy="12" rx="36" ry="6" fill="${PALET.staalLicht}" opacity=".5"/><path d="M${x - 26} 12h52" stroke="${PALET.lichtstaal}" stroke-width="3" stroke-linecap="round" opacity=".8"/>`;
      return `<path d="M22 34h286" stroke="${PALET.staal}" stroke-width="10" stroke-linecap="round"/><path d="M26 34V14M304 34V14" stroke="${PALET.staal}" stroke-width="8" stroke-linecap="round"/>${drawBlad(26)}${drawBlad(304)}<circle cx="26" cy="12" r="6" fill="${KLEUREN.koraal}"/><circle cx="304" cy="12" r="6" fill="${KLEUREN.koraal}"/>`;
    },
  },
  gloed: {
    vak: [316, 228],
    svg: () =>
      `<rect x="5" y="5" width="306" height="218" rx="34" fill="${KLEUREN.zon}" opacity=".45"/><rect x="5" y="5" width="306" height="218" rx="34" fill="none" stroke="${KLEUREN.zon}" stroke-width="9" stroke-dasharray="26 14" stroke-linecap="round"/>`,
  },
  handschoen: {
    vak: [110, 170],
    svg: () =>
      `<path d="M55 170L34 156 76 142 34 128 76 114 40 102" fill="none" stroke="${PALET.staalGrijs}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><rect x="32" y="84" width="46" height="24" rx="9" fill="${KLEUREN.zee}"/><path d="M34 88q-16-20-22-34-2-11 8-10 8 2 14 16-6-30-4-48 4-9 13-6 6 3 6 12l2 26 4-38q3-9 12-7 7 3 6 13l-3 34 9-28q4-8 12-5 6 4 4 14-6 26-12 40-4 16-14 21z" fill="${KLEUREN.papier}" stroke="${KLEUREN.inkt}" stroke-width="4" stroke-linejoin="round"/>`,
  },
  paraplu: {
    vak: [150, 130],
    svg: () =>
      `<path d="M75 14v100q0 14-14 14-12 0-12-12" fill="none" stroke="${PALET.hout}" stroke-width="6" stroke-linecap="round"/><path d="M4 70Q8 12 75 8q67 4 71 62-12-14-24-14t-23 14q-12-14-24-14T51 70Q40 56 28 56T4 70z" fill="${KLEUREN.koraal}"/><path d="M51 70Q52 20 75 8q23 12 24 62-12-14-24-14T51 70z" fill="${KLEUREN.zon}"/><path d="M75 8V0" stroke="${PALET.hout}" stroke-width="6" stroke-linecap="round"/>`,
  },
  stempel: {
    vak: [120, 120],
    svg: () =>
      `<rect x="44" y="0" width="32" height="60" rx="16" fill="${PALET.hout}"/><path d="M30 56h60l10 26H20z" fill="${PALET.houtDonker}"/><rect x="10" y="82" width="100" height="24" rx="8" fill="${KLEUREN.gras}"/>`,
  },
  vlag: {
    vak: [130, 220],
    svg: () =>
      `<path d="M12 216V8" stroke="${PALET.hout}" stroke-width="9" stroke-linecap="round"/><circle cx="12" cy="8" r="8" fill="${KLEUREN.zon}"/><path d="M16 16q28-14 54 0t54 0v66q-28 14-54 0t-54 0z" fill="${KLEUREN.druif}"/><path d="M70 28l6 14 15 1-11 10 3 15-13-8-13 8 3-15-11-10 15-1z" fill="${KLEUREN.zon}"/>`,
  },
  'bord-woord': { vak: [470, 112], svg: () => drawBord(470, 112) },
  'bord-oor': { vak: [220, 112], tonen: ['leeg'], svg: (toon) => drawBord(220, 112, toon === 'leeg' ? '' : OOR) },
  'bord-liggend': { vak: [700, 112], svg: () => drawBord(700, 112) },
  'bord-staand': { vak: [640, 124], svg: () => drawBord(640, 124) },
};
