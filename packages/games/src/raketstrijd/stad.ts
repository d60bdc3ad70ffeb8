/** The city by night as drawings: the sky with its northern lights, the skyline, the roofs in front and the deck of the rocket. */
import { drawVerloop } from '@spelrijk/game-kit/stage';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { PALET } from './palet.ts';

/** A number in [0, 1) that goes with `i`: what looks drawn at random is the same each time. */
const los = (i: number): number => ((Math.imul(i + 7, 2654435761) >>> 8) % 1000) / 1000;

const drawSterretjes = (w: number, tot: number): string =>
  Array.from(
    { length: 54 },
    (_, i) =>
      `<circle cx="${(los(i * 3) * w).toFixed(0)}" cy="${(los(i * 5 + 1) ** 1.3 * tot).toFixed(0)}" r="${(0.9 + (i % 3) * 0.6).toFixed(1)}" fill="${PALET.sterwit}" opacity="${(0.3 + (i % 4) * 0.16).toFixed(2)}"/>`,
  ).join('');

/** A curtain of northern light. */
const drawGordijn = (w: number, y: number, hoog: number, id: string): string => {
  const golf = (dy: number): string =>
    `Q${w * 0.18} ${y + dy - 60} ${w * 0.38} ${y + dy}T${w * 0.72} ${y + dy - 26}T${w * 1.04} ${y + dy - 70}`;
  return `<path d="M${-w * 0.04} ${y + 20}${golf(0)}V${y - hoog}H${-w * 0.04}z" fill="url(#${id})"/>`;
};

/** The moon in its nightcap. */
const drawMaan = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><circle r="92" fill="${PALET.maan}" opacity=".1"/><circle r="58" fill="${PALET.maan}"/><circle cx="20" cy="26" r="11" fill="${PALET.maanvlek}"/><circle cx="-26" cy="30" r="7" fill="${PALET.maanvlek}"/><circle cx="36" cy="-2" r="6" fill="${PALET.maanvlek}"/>` +
  `<path d="M-24 2q7 8 14 0M8 2q7 8 14 0" fill="none" stroke="${KLEUREN.inkt}" stroke-width="4" stroke-linecap="round"/><ellipse cx="-1" cy="20" rx="6" ry="5" fill="${KLEUREN.inkt}"/>` +
  `<path d="M-56-20Q-40-78 16-84q52-4 74 34q-30-14-46-6q10 18 8 38q-50-26-108-2z" fill="${PALET.muts}"/><path d="M-58-14q54-30 116 0l-4 16q-54-26-108 0z" fill="${PALET.wit}"/><path d="M44-56q-10 4-18 4" fill="none" stroke="${PALET.mutsDonker}" stroke-width="4" stroke-linecap="round"/><circle cx="92" cy="-46" r="12" fill="${PALET.wit}"/></g>`;

interface RijOpties {
  readonly w: number;
  readonly bodem: number;
  /** Height of the houses, and how much it varies. */
  readonly hoog: number;
  readonly wissel: number;
  readonly breed: number;
  readonly kleur: string;
  readonly raam: string;
  readonly zaad: number;
}

/** A row of tall houses with lit windows: one path for the walls, one for the windows. */
function drawRij({ w, bodem, hoog, wissel, breed, kleur, raam, zaad }: RijOpties): string {
  let muren = '';
  let ramen = '';
  for (let i = 0, x = -20; x < w; i++) {
    const b = breed * (0.7 + los(zaad + i) * 0.7);
    const h = hoog + (los(zaad + i * 3 + 1) - 0.4) * wissel;
    const top = Math.round(bodem - h);
    const dak = i % 4 === 0 ? `L${(x + b / 2).toFixed(0)} ${top - 26}` : i % 4 === 2 ? `V${top - 14}h${(b / 3).toFixed(0)}v14` : '';
    muren += `M${x.toFixed(0)} ${bodem}V${top}${dak}L${(x + b).toFixed(0)} ${top}V${bodem}z`;
    for (let r = 0; r < h / 30 - 1; r++)
      for (let k = 0; k < b / 24 - 1; k++)
        if (los(zaad + i * 17 + r * 5 + k) > 0.5) ramen += `M${(x + 11 + k * 22).toFixed(0)} ${top + 16 + r * 27}h9v13h-9z`;
    x += b + 3;
  }
  return `<path d="${muren}" fill="${kleur}"/><path d="${ramen}" fill="${raam}" opacity=".8"/>`;
}

/** The sky and the city far away. */
export function drawLucht(w: number, h: number, bodem: number): string {
  return (
    `<defs>${drawVerloop(`rs-lucht${w}`, { offset: 0, kleur: PALET.nacht }, { offset: 0.42, kleur: PALET.nachtblauw }, { offset: 0.72, kleur: PALET.noordzee }, { offset: 0.9, kleur: PALET.zeegroen }, { offset: 1, kleur: PALET.dageraad })}${drawVerloop(`rs-licht${w}`, { offset: 0, kleur: PALET.licht, alpha: 0 }, { offset: 0.75, kleur: PALET.licht, alpha: 0.22 }, { offset: 1, kleur: PALET.lichtDiep, alpha: 0.42 })}</defs>` +
    `<rect width="${w}" height="${h}" fill="url(#rs-lucht${w})"/>${drawSterretjes(w, bodem * 0.7)}` +
    drawGordijn(w, bodem * 0.42, bodem * 0.36, `rs-licht${w}`) +
    drawGordijn(w, bodem * 0.62, bodem * 0.3, `rs-licht${w}`) +
    drawMaan(w * 0.1 + 26, h * 0.15) +
    drawRij({ w, bodem: bodem + 40, hoog: 120, wissel: 90, breed: 74, kleur: PALET.stadVer, raam: PALET.raamDof, zaad: 3 }) +
    drawRij({ w, bodem: bodem + 60, hoog: 96, wissel: 80, breed: 92, kleur: PALET.stadMidden, raam: PALET.raam, zaad: 40 }) +
    `<rect y="${bodem + 58}" width="${w}" height="${h - bodem - 58}" fill="${PALET.stadVoor}"/>`
  );
}

/** A house in front: its wall, a roof of tiles, windows with somebody up late behind one. */
function drawHuis(x: number, w: number, h: number, soort: number): string {
  const [muur, licht] = soort % 2 === 0 ? [PALET.muur, PALET.muurLicht] : [PALET.muurZandDiep, PALET.muurZand];
  const nok =
    soort % 3 === 0
      ? `<path d="M${x - 8} ${-h}L${x + w / 2} ${-h - 46}L${x + w + 8} ${-h}z" fill="${PALET.dak}"/><path d="M${x - 8} ${-h}L${x + w / 2} ${-h - 46}l6 5L${x + 8} ${-h}z" fill="${PALET.dakLicht}"/><rect x="${x + w * 0.68}" y="${-h - 44}" width="14" height="30" fill="${PALET.dak}"/>`
      : soort % 3 === 1
        ? `<path d="M${x - 4} ${-h}h${w + 8}v-14h-${w + 8}z" fill="${PALET.dakLicht}"/><path d="M${x + w * 0.3} ${-h - 14}v-44m-14 12h28m-20-9h12" stroke="${PALET.rails}" stroke-width="4" stroke-linecap="round"/>`
        : `<path d="M${x} ${-h}v-12h16v12h12v-12h16v12h${w - 88}v-12h16v12h12v-12h16v12z" fill="${licht}"/><path d="M${x + w * 0.5 - 22} ${-h - 10}a22 20 0 0 1 44 0z" fill="${PALET.rails}"/><path d="M${x + w * 0.5} ${-h - 24}l16-18" stroke="${PALET.rails}" stroke-width="5" stroke-linecap="round"/>`;
  const rij = Math.floor((h - 30) / 52);
  const kol = Math.max(1, Math.floor((w - 16) / 44));
  const stap = w / kol;
  let ramen = '';
  let dof = '';
  for (let r = 0; r < rij; r++)
    for (let k = 0; k < kol; k++) {
      const hier = `M${(x + stap * (k + 0.5) - 12).toFixed(0)} ${-h + 22 + r * 52}h24v30h-24z`;
      if (los(soort * 13 + r * 3 + k) > 0.4) ramen += hier;
      else dof += hier;
    }
  return `<rect x="${x}" y="${-h}" width="${w}" height="${h}" fill="${muur}"/><rect x="${x}" y="${-h}" width="10" height="${h}" fill="${licht}"/>${nok}<path d="${ramen}" fill="${PALET.raam}"/><path d="${dof}" fill="${PALET.stadVoor}" opacity=".55"/>`;
}

/** The roofs in front, on the lower edge of a drawing of this size. */
export function drawDaken(w: number, h: number, huizen: readonly (readonly [x: number, w: number, h: number])[]): string {
  return `<g transform="translate(0 ${h})">${huizen.map(([x, b, hoog], i) => drawHuis(x, b, hoog, i)).join('')}<rect x="0" y="-10" width="${w}" height="10" fill="${PALET.stadVoorRand}"/></g>`;
}

/** The deck with its rails on which the rocket lies. */
export function drawDek(w: number, h: number, rails: number): string {
  const strepen = Array.from({ length: Math.ceil(w / 44) }, (_, i) => `M${i * 44} 22l22-22h22l-22 22z`).join('');
  const stutten = Array.from(
    { length: Math.ceil(w / 120) },
    (_, i) => `M${40 + i * 120} ${rails + 64}l-18 ${h - rails}M${56 + i * 120} ${rails + 64}l18 ${h - rails}`,
  ).join('');
  return (
    `<rect width="${w}" height="${h}" fill="${PALET.dek}"/><rect width="${w}" height="22" fill="${PALET.dekRand}"/><path d="${strepen}" fill="${PALET.waarschuwing}" opacity=".9"/><rect y="22" width="${w}" height="10" fill="${PALET.dekLicht}"/>` +
    `<path d="${stutten}" stroke="${PALET.dekRand}" stroke-width="9"/><rect y="${rails + 54}" width="${w}" height="14" fill="${PALET.rails}"/><rect y="${rails + 68}" width="${w}" height="7" fill="${PALET.railsDiep}"/>`
  );
}
