/** The plain in the evening sun: hills, acacias, grass in layers, and the track on which the jeep stands. */
import { drawHeuvels, drawPluk, drawVerloop } from '@spelrijk/game-kit/stage';
import { PALET } from './palet.ts';

/** An acacia with its flat crown. */
const drawAcacia = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-5 0q4-40-2-66l-26-24 6-4 26 18 4-30 7 1-1 30 28-18 5 5-28 24q-4 26 0 64z" fill="${PALET.stam}"/><path d="M-86-84q6-26 40-26 12-18 46-14 34-6 44 14 40 0 42 26-84 16-172 0z" fill="${PALET.acaciaDiep}"/><path d="M-78-90q10-18 36-16 14-16 42-12 30-6 42 12 30-2 36 16-78 8-156 0z" fill="${PALET.acacia}"/></g>`;

/** A pool to drink from. */
const drawPoel = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})"><ellipse cy="4" rx="150" ry="30" fill="${PALET.zand}"/><ellipse rx="136" ry="23" fill="${PALET.lens}"/><ellipse cx="-20" cy="-5" rx="80" ry="7" fill="${PALET.fotolucht}"/><path d="M40 8h52M-96 6h30" stroke="${PALET.wit}" stroke-width="4" stroke-linecap="round" opacity=".7"/></g>`;

/** Stones, and a hill of termites. */
const drawHeuvel = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})"><ellipse cy="2" rx="62" ry="9" fill="${PALET.grasDiep}"/><path d="M-46 0q6-40 20-44 2-36 18-38 16 4 16 30 20 2 22 26 16 4 20 26z" fill="${PALET.zandDiep}"/><path d="M-38-2q6-32 18-36 2-30 12-34 10 8 8 34 8 18 2 36z" fill="${PALET.zand}"/></g>`;

interface Vlaktemaat {
  readonly w: number;
  readonly h: number;
  /** Where the plain begins, and where the track. */
  readonly einder: number;
  readonly spoor: number;
  readonly id: string;
}

export function drawVlakte({ w, h, einder, spoor, id }: Vlaktemaat): string {
  const plukken = Array.from({ length: 30 }, (_, i) => {
    const diep = ((i * 37) % 100) / 100;
    const x = ((i * 181.3) % 1000) / 1000;
    return drawPluk(
      Math.round(x * w),
      Math.round(einder + 26 + diep * (spoor - einder - 40)),
      i % 3 === 0 ? PALET.grasLicht : PALET.grasDiep,
      0.7 + diep * 0.7,
    );
  }).join('');
  return (
    `<defs>${drawVerloop(id, { offset: 0, kleur: PALET.hemelHoog }, { offset: 1, kleur: PALET.hemel })}</defs><rect width="${w}" height="${h}" fill="url(#${id})"/><circle cx="${w * 0.8}" cy="${einder - 60}" r="62" fill="${PALET.zon}" opacity=".4"/><circle cx="${w * 0.8}" cy="${einder - 60}" r="44" fill="${PALET.zon}"/>` +
    drawHeuvels({ breed: w, bodem: einder + 4, top: 46, n: 4, kleur: PALET.berg }) +
    drawHeuvels({ breed: w, bodem: einder + 4, top: 24, n: 7, kleur: PALET.bergDiep, schuif: 0.3 }) +
    `<rect y="${einder}" width="${w}" height="${h - einder}" fill="${PALET.gras}"/><rect y="${einder}" width="${w}" height="14" fill="${PALET.grasLicht}"/>` +
    drawAcacia(w * 0.1, einder + 18, 0.9) +
    drawAcacia(w * 0.92, einder + 12, 0.6) +
    drawAcacia(w * 0.34, einder + 6, 0.42) +
    drawPoel(w * 0.62, einder + 54, w > h ? 0.9 : 0.7) +
    drawHeuvel(w * 0.22, einder + (w > h ? 96 : 120), 0.8) +
    drawHeuvel(w * 0.9, einder + (w > h ? 210 : 330), 0.7) +
    plukken +
    `<path d="M0 ${spoor}q${w * 0.25}-16 ${w * 0.5} 0t${w * 0.5} 0v${h - spoor}H0z" fill="${PALET.zandLicht}"/><path d="M0 ${spoor + 34}q${w * 0.25}-12 ${w * 0.5} 0t${w * 0.5} 0v20q${-w * 0.25}-12 ${-w * 0.5} 0t${-w * 0.5} 0z" fill="${PALET.zand}" opacity=".5"/>` +
    Array.from({ length: Math.ceil(w / 90) }, (_, i) =>
      drawPluk(i * 90 + ((i * 31) % 50), spoor + 6 + ((i * 13) % 8), PALET.grasVoor, 1.3),
    ).join('')
  );
}
