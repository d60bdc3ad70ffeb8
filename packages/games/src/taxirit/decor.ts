/** Two places: a square with houses around its roundabout, and the town from above with its streets. */
import { drawBloem, drawBoom, drawWolk } from '@spelrijk/game-kit/stage';
import type { Plek } from '@spelrijk/game-kit/stage';
import { PALET } from './palet.ts';

const GEVELS = [PALET.gevelGeel, PALET.gevelRoze, PALET.gevelBlauw, PALET.gevelGroen, PALET.steenLicht] as const;
const DAKEN = [PALET.dak, PALET.dakBlauw, PALET.steenDiep] as const;

/** A house from the front: stepped, bell-shaped or plain. */
function drawHuis(x: number, y: number, w: number, i: number): string {
  const h = 96 + ((i * 37) % 44);
  const gevel = GEVELS[i % GEVELS.length] ?? PALET.gevelGeel;
  const dak = DAKEN[i % DAKEN.length] ?? PALET.dak;
  const top =
    i % 3 === 0
      ? `<path d="M${x} ${y - h}h${w * 0.2}v-16h${w * 0.2}v-16h${w * 0.2}v16h${w * 0.2}v16h${w * 0.2}z" fill="${gevel}"/>`
      : i % 3 === 1
        ? `<path d="M${x - 4} ${y - h}L${x + w / 2} ${y - h - 44}L${x + w + 4} ${y - h}z" fill="${dak}"/>`
        : `<path d="M${x} ${y - h}q${w * 0.16}-4 ${w * 0.2}-26 ${w * 0.3}-24 ${w * 0.6} 0 4 22 ${w * 0.2} 26z" fill="${gevel}"/>`;
  const ramen = [0, 1]
    .flatMap((rij) =>
      [0.14, 0.58].map(
        (p) =>
          `<rect x="${(x + w * p).toFixed(0)}" y="${y - h + 14 + rij * 40}" width="${(w * 0.28).toFixed(0)}" height="28" rx="3" fill="${(i + rij) % 3 === 0 ? PALET.raam : PALET.ruit}" stroke="${PALET.wit}" stroke-width="4"/>`,
      ),
    )
    .join('');
  return `${top}<rect x="${x}" y="${y - h}" width="${w}" height="${h}" fill="${gevel}"/><rect x="${x + w - 10}" y="${y - h}" width="10" height="${h}" fill="${PALET.zwart}" opacity=".08"/>${ramen}<rect x="${x + w * 0.36}" y="${y - 34}" width="${w * 0.28}" height="34" rx="3" fill="${dak}"/>`;
}

const BOMEN = [
  [0.04, 0.5],
  [0.965, 0.5],
  [0.05, 0.82],
  [0.955, 0.8],
] as const;
/** Beds and terraces, as shares of the stage: beside the roads, wherever these go. */
const PERKEN = {
  liggend: [
    [0.14, 0.7],
    [0.86, 0.7],
    [0.3, 0.92],
    [0.7, 0.92],
  ],
  staand: [
    [0.2, 0.74],
    [0.8, 0.74],
    [0.36, 0.8],
    [0.64, 0.8],
  ],
} as const;
const TERRASSEN = {
  liggend: [
    [0.16, 0.42],
    [0.84, 0.42],
  ],
  staand: [
    [0.15, 0.33],
    [0.85, 0.33],
  ],
} as const;

/** A bed of flowers in the grass. */
const drawPerk = (x: number, y: number, kleur: string): string =>
  `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)})"><ellipse cy="5" rx="66" ry="22" fill="${PALET.grasDiep}"/><ellipse rx="66" ry="22" fill="${PALET.stoepDiep}"/><ellipse rx="56" ry="16" fill="${PALET.gras}"/>${[-36, -12, 12, 36].map((dx, i) => drawBloem(dx, i % 2 === 0 ? 2 : -6, i % 2 === 0 ? kleur : PALET.wit, 1.1)).join('')}</g>`;

/** Where one sits under a parasol, with a glass. */
const drawTerras = (x: number, y: number, kleur: string): string =>
  `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)})"><ellipse cy="64" rx="60" ry="11" fill="${PALET.pleinDiep}"/><path d="M-40 62V40h-16M40 62V40h16M-56 20v42M56 20v42" fill="none" stroke="${PALET.kofferDiep}" stroke-width="6" stroke-linecap="round"/><path d="M0-34V62" stroke="${PALET.koffer}" stroke-width="7"/><ellipse cy="28" rx="32" ry="8" fill="${PALET.koffer}"/><path d="M8 10h14l-3 16h-8z" fill="${PALET.waterLicht}"/><path d="M-74-22Q-56-70 0-76q56 6 74 54-12-10-24 0-13-10-25 0-12-10-25 0-12-10-25 0-12-10-25 0-12-10-24 0z" fill="${kleur}"/><path d="M-25-22Q-22-64 0-76q22 12 25 54-12-10-25 0-12-10-25 0z" fill="${PALET.wit}"/></g>`;

/** A lamp along the pavement, with a basket of flowers. */
const drawLantaarn = (x: number, y: number): string =>
  `<g transform="translate(${x.toFixed(0)} ${y})"><path d="M0 0v-74" stroke="${PALET.asfaltDiep}" stroke-width="6" stroke-linecap="round"/><path d="M-9-76h18l-3-24h-12z" fill="${PALET.raam}" stroke="${PALET.asfaltDiep}" stroke-width="4"/><path d="M-13-100h26L0-112z" fill="${PALET.asfaltDiep}"/><circle cx="-15" cy="-46" r="8" fill="${PALET.grasDiep}"/><circle cx="-19" cy="-51" r="5" fill="${PALET.roze}"/><circle cx="-11" cy="-50" r="5" fill="${PALET.munt}"/></g>`;

/** The hedge between the pavement and the grass. */
const drawHaag = (w: number, y: number): string =>
  `<path d="M0 ${y + 30}V${y + 6}${'q14-16 28 0'.repeat(Math.ceil(w / 28))}V${y + 30}z" fill="${PALET.grasDiep}"/><path d="M0 ${y + 24}V${y + 4}${'q14-15 28 0'.repeat(Math.ceil(w / 28))}V${y + 24}z" fill="${PALET.gras}"/>`;

/** Mown around and around: rings of lighter grass. */
const drawGazon = (w: number, h: number): string =>
  [0.62, 0.5, 0.38]
    .map(
      (deel, i) =>
        `<ellipse cx="${w / 2}" cy="${h * 0.56}" rx="${(w * deel).toFixed(0)}" ry="${(h * deel).toFixed(0)}" fill="${i % 2 === 0 ? PALET.grasZacht : PALET.plein}"/>`,
    )
    .join('');

export function drawPleinDecor(w: number, h: number): string {
  const straat = w > h ? 176 : 226;
  const stand = w > h ? 'liggend' : 'staand';
  const huizen = Array.from({ length: Math.ceil(w / 92) }, (_, i) => drawHuis(i * 92 - 12, straat, 88, i)).join('');
  return (
    `<rect width="${w}" height="${h}" fill="${PALET.plein}"/>${drawGazon(w, h)}<rect width="${w}" height="${straat}" fill="${PALET.ruit}"/>${drawWolk(w * 0.2, straat - 120, 0.8)}${drawWolk(w * 0.72, straat - 132, 0.9)}${huizen}<rect y="${straat}" width="${w}" height="16" fill="${PALET.stoepDiep}"/><rect y="${straat}" width="${w}" height="10" fill="${PALET.stoep}"/>` +
    drawHaag(w, straat + 14) +
    Array.from({ length: Math.ceil(w / 184) }, (_, i) => drawLantaarn(i * 184 + 80, straat + 12)).join('') +
    Array.from({ length: 34 }, (_, i) => {
      const x = (i * 0.618) % 1;
      const y = (i * 0.755) % 1;
      return `<ellipse cx="${(x * w).toFixed(0)}" cy="${(straat + 62 + y * (h - straat - 80)).toFixed(0)}" rx="16" ry="5" fill="${PALET.pleinDiep}" opacity=".7"/>`;
    }).join('') +
    BOMEN.map(([px, py], i) => drawBoom(w * px, h * py, 0.8 + (i % 2) * 0.14, { kleur: PALET.boomLicht, donker: PALET.grasDiep })).join(
      '',
    ) +
    PERKEN[stand].map(([px, py], i) => drawPerk(w * px, h * py, i % 2 === 0 ? PALET.roze : PALET.munt)).join('') +
    TERRASSEN[stand].map(([px, py], i) => drawTerras(w * px, h * py, i % 2 === 0 ? PALET.rood : PALET.bordblauw)).join('')
  );
}

interface Gebied {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The fountain of the square, as it is seen from the air. */
const drawFontein = (x: number, y: number, r: number): string =>
  `<ellipse cx="${x}" cy="${y + 3}" rx="${r}" ry="${r * 0.62}" fill="${PALET.stoepDiep}"/><ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.62}" fill="${PALET.stoep}"/><ellipse cx="${x}" cy="${y}" rx="${r * 0.8}" ry="${r * 0.46}" fill="${PALET.water}"/><path d="M${x} ${y}q-${r * 0.1}-${r * 0.7}-${r * 0.5}-${r * 0.6}M${x} ${y}q${r * 0.1}-${r * 0.7} ${r * 0.5}-${r * 0.6}M${x} ${y}v-${r * 0.9}" stroke="${PALET.waterLicht}" stroke-width="4" stroke-linecap="round" fill="none"/>`;

/** A block of the town from above, on the green of the square: its houses, or its fountain with a tree. */
function drawBlok(i: number, { x, y, w, h }: Gebied): string {
  const rand = `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="18" fill="${PALET.stoepDiep}"/><rect x="${x}" y="${y - 3}" width="${w}" height="${h}" rx="18" fill="${PALET.plein}" stroke="${PALET.stoep}" stroke-width="6"/>`;
  if (i % 4 === 2)
    return `${rand}<rect x="${x + 9}" y="${y + 6}" width="${w - 18}" height="${h - 18}" rx="14" fill="${PALET.gras}"/>${drawFontein(x + w * 0.62, y + h * 0.56, w * 0.24)}${drawBoom(x + w * 0.28, y + h * 0.74, 0.5, { kleur: PALET.boomLicht, donker: PALET.grasDiep })}`;
  return (
    rand +
    [0, 1]
      .map((n) => {
        const hx = x + 12 + n * (w / 2 - 4);
        const hw = w / 2 - 18;
        const dak = DAKEN[(i + n) % DAKEN.length] ?? PALET.dak;
        return `<rect x="${hx}" y="${y + 10}" width="${hw}" height="${h - 26}" rx="6" fill="${GEVELS[(i + n) % GEVELS.length]}"/><path d="M${hx - 4} ${y + h * 0.46}L${hx + hw / 2} ${y + 2}l${hw / 2 + 4} ${h * 0.44}z" fill="${dak}"/><rect x="${hx + 8}" y="${y + h * 0.52}" width="${hw * 0.3}" height="${h * 0.2}" fill="${PALET.raam}"/><rect x="${hx + hw - 8 - hw * 0.3}" y="${y + h * 0.52}" width="${hw * 0.3}" height="${h * 0.2}" fill="${PALET.ruit}"/>`;
      })
      .join('')
  );
}

interface StadOpties {
  readonly w: number;
  readonly h: number;
  readonly kolommen: number;
  readonly rijen: number;
  readonly eerste: Plek;
  readonly stap: Plek;
}

export function drawStadDecor({ w, h, kolommen, rijen, eerste: [x0, y0], stap: [dx, dy] }: StadOpties): string {
  const straat = 62;
  const xs = Array.from({ length: kolommen }, (_, i) => x0 + i * dx);
  const ys = Array.from({ length: rijen }, (_, i) => y0 + i * dy);
  const links = [x0 - dx * 2, x0 - dx, ...xs];
  const boven = [y0 - dy * 2, y0 - dy, ...ys];
  const blokken = boven.flatMap((by, r) =>
    links.map((bx, k) => {
      const rechts = bx + dx;
      const onder = by + dy;
      return drawBlok(r * 3 + k * 2 + 1, {
        x: bx + straat / 2 + 4,
        y: by + straat / 2 + 4,
        w: rechts - bx - straat - 8,
        h: onder - by - straat - 8,
      });
    }),
  );
  const lijnen = `M${xs.map((x) => `${x} 0V${h}`).join('M')}M${ys.map((y) => `0 ${y}H${w}`).join('M')}`;
  return `<rect width="${w}" height="${h}" fill="${PALET.asfalt}"/>${blokken.join('')}<path d="${lijnen}" stroke="${PALET.lijn}" stroke-width="4" stroke-dasharray="20 18" opacity=".75" fill="none"/>${xs.flatMap((x) => ys.map((y) => `<circle cx="${x}" cy="${y}" r="34" fill="${PALET.asfaltLicht}"/>`)).join('')}`;
}
