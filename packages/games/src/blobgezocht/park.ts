/** The park as a drawing: hills with a mill, a wood, a pond, a winding path, and flowers in front. */
import { drawBloem, drawBoom, drawHeuvels, drawPluk, drawVerloop, drawWolk } from '@spelrijk/game-kit/stage';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { PALET } from './palet.ts';

const drawMolen = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-34 0L-22-92h44L34 0z" fill="${PALET.molen}"/><path d="M6-92h16L34 0H14z" fill="${PALET.molenDiep}"/><path d="M-26-90q4-34 26-36 22 2 26 36z" fill="${PALET.molenkap}"/><rect x="-9" y="-30" width="18" height="30" rx="8" fill="${PALET.molenkap}"/><circle cx="-2" cy="-60" r="7" fill="${KLEUREN.zee}"/><g transform="translate(0 -100) rotate(22)" fill="${PALET.wiek}">${[
    0, 90, 180, 270,
  ]
    .map((hoek) => `<path d="M-3 0V-86h6V0z M3-30h16v-54H3z" transform="rotate(${hoek})"/>`)
    .join('')}<circle r="8"/></g></g>`;

/** A row of round crowns behind the grass. */
const drawBos = (w: number, y: number): string =>
  Array.from({ length: Math.round(w / 62) + 1 }, (_, i) => {
    const r = 34 + ((i * 37) % 20);
    return `<circle cx="${i * 62}" cy="${y - (i % 3) * 9}" r="${r}" fill="${i % 2 === 0 ? PALET.bos : PALET.bosDiep}"/>`;
  }).join('');

interface ParkOpties {
  readonly w: number;
  readonly h: number;
  /** Where the grass begins. */
  readonly gras: number;
  readonly molen: number;
  readonly vijver: readonly [x: number, y: number, rx: number];
}

export function drawPark({ w, h, gras, molen, vijver: [vx, vy, rx] }: ParkOpties): string {
  const bloemen = [KLEUREN.koraal, KLEUREN.zon, KLEUREN.papier, KLEUREN.druif];
  const pollen = Array.from({ length: Math.round(w / 54) }, (_, i) =>
    drawPluk(
      (i * 211 + 40) % w,
      gras + 60 + ((i * 149) % (h - gras - 110)),
      i % 2 === 0 ? PALET.grasDiep : PALET.grasLicht,
      0.8 + (i % 3) * 0.2,
    ),
  ).join('');
  const perk = Array.from({ length: Math.round(w / 90) }, (_, i) =>
    drawBloem((i * 277 + 96) % w, gras + 96 + ((i * 191) % (h - gras - 130)), bloemen[i % bloemen.length] ?? KLEUREN.zon, 0.72),
  ).join('');
  return (
    `<defs>${drawVerloop(`bg-lucht${w}`, { offset: 0, kleur: PALET.lucht }, { offset: 1, kleur: PALET.luchtLaag })}${drawVerloop(`bg-gras${w}`, { offset: 0, kleur: PALET.grasLicht }, { offset: 1, kleur: PALET.gras })}</defs>` +
    `<rect width="${w}" height="${gras + 30}" fill="url(#bg-lucht${w})"/><circle cx="${w * 0.93}" cy="${gras * 0.62}" r="52" fill="${PALET.zon}"/>` +
    drawWolk(w * 0.08, gras * 0.3, 0.9) +
    drawWolk(w * 0.86, gras * 0.24, 0.8) +
    drawHeuvels({ breed: w, bodem: gras + 10, top: 66, n: 3, kleur: PALET.heuvelVer, schuif: 0.3 }) +
    drawMolen(molen, gras - 12, 0.72) +
    drawHeuvels({ breed: w, bodem: gras + 14, top: 40, n: 4, kleur: PALET.heuvel }) +
    drawBos(w, gras + 2) +
    `<rect y="${gras + 8}" width="${w}" height="${h - gras}" fill="url(#bg-gras${w})"/>` +
    `<path d="M${w * 0.46} ${gras + 8}Q${w * 0.56} ${gras + 70} ${w * 0.42} ${h * 0.5}T${w * 0.5} ${h * 0.78}T${w * 0.4} ${h}H${w * 0.62}Q${w * 0.66} ${h * 0.84} ${w * 0.6} ${h * 0.74}T${w * 0.56} ${h * 0.46}Q${w * 0.66} ${gras + 66} ${w * 0.52} ${gras + 8}z" fill="${PALET.pad}" stroke="${PALET.padRand}" stroke-width="6"/>` +
    `<ellipse cx="${vx}" cy="${vy + 4}" rx="${rx + 10}" ry="${rx * 0.36 + 8}" fill="${PALET.grasDiep}"/><ellipse cx="${vx}" cy="${vy}" rx="${rx}" ry="${rx * 0.36}" fill="${PALET.vijver}"/><path d="M${vx - rx * 0.6} ${vy - 8}h${rx * 0.5}M${vx - rx * 0.1} ${vy + 12}h${rx * 0.6}" stroke="${PALET.vijverLicht}" stroke-width="6" stroke-linecap="round"/><path d="M${vx + rx * 0.7} ${vy + 14}v-46M${vx + rx * 0.82} ${vy + 10}v-36M${vx + rx * 0.58} ${vy + 20}v-34" stroke="${PALET.riet}" stroke-width="6" stroke-linecap="round"/>` +
    pollen +
    perk +
    drawBoom(w * 0.02, h * 0.56, 1.3) +
    drawBoom(w * 0.99, h * 0.62, 1.4)
  );
}
