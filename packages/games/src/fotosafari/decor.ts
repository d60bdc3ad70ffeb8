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

/** A mountain so high that there is snow on it in the heat, with its foot in the haze. */
const drawVulkaan = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-330 0Q-170-20-88-158 -40-182 0-176q46-8 88 18Q170-20 330 0z" fill="${PALET.vulkaan}"/><path d="M20-176q36-2 68 18Q170-20 330 0H120Q60-90 20-176z" fill="${PALET.vulkaanDiep}" opacity=".55"/><path d="M-104-132q8-16 16-26 48-24 88-18 46-8 88 18 8 12 14 24-16 14-26-6-14 34-30 4-14 42-34 2-18 34-32-2-16 30-34 0-16 26-50 4z" fill="${PALET.sneeuw}"/></g>`;

/** A tree that looks as if it stands upside down. */
const drawBaobab = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})"><ellipse cy="2" rx="74" ry="11" fill="${PALET.grasDiep}"/><path d="M-44 2q12-20 8-74-2-30-34-50l8-8q26 8 38 22-6-34-22-52l10-6q22 22 28 50 2-34 12-54l11 2q-4 28-2 52 14-26 36-44l8 8q-20 24-26 46 18-14 42-18l4 11q-36 16-40 48-2 46 10 67z" fill="${PALET.stam}"/><path d="M-16 0q8-50 2-92M12-2q-6-46 2-80" fill="none" stroke="${PALET.hol}" stroke-width="5" stroke-linecap="round" opacity=".35"/><g fill="${PALET.acacia}"><ellipse cx="-66" cy="-134" rx="34" ry="17"/><ellipse cx="-30" cy="-166" rx="36" ry="18"/><ellipse cx="16" cy="-174" rx="38" ry="18"/><ellipse cx="62" cy="-148" rx="36" ry="17"/></g><g fill="${PALET.acaciaDiep}"><ellipse cx="-62" cy="-126" rx="28" ry="9"/><ellipse cx="18" cy="-164" rx="30" ry="9"/><ellipse cx="64" cy="-140" rx="28" ry="9"/></g></g>`;

/** Far away: elephants and giraffes on their way to the water, as one sees them against the light. */
const drawKudde = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})" fill="${PALET.stam}" opacity=".75"><path d="M0 0v-20q-2-18 16-18h18q12 0 14 12 6 2 6 12v12h-5v-10q-2-4-4 0V0h-9v-14H12V0z"/><path d="M66 0v-14q-2-12 11-12h12q9 0 10 9 4 1 4 8v8h-4v-6l-3 7h-6v-9H74v9z"/><path d="M130 0l2-30q-2-8 6-10h12l14-36q-2-6 4-8l12 6-8 6-10 38q2 4-2 8l-2 26h-5l-2-22h-12l-2 22z"/><path d="M196 0l2-24q-2-6 5-8h9l11-28q-2-5 3-6l9 5-6 4-8 30q2 3-2 6l-1 21h-4l-2-18h-9l-2 18z"/></g>`;

/** A plant with thick leaves and a red plume. */
const drawAloe = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s.toFixed(2)})"><path d="M-3-10V-52h6v42z" fill="${PALET.struikDiep}"/><path d="M0-74q12 12 8 34h-16q-4-22 8-34z" fill="${PALET.rood}"/><path d="M0-74q12 12 8 34H0z" fill="${PALET.roodDiep}"/><path d="M0 0Q-8-30-34-34-22-10-8 0zM0 0Q8-30 34-34 22-10 8 0z" fill="${PALET.struik}"/><path d="M-8 0Q-10-30 0-44 10-30 8 0z" fill="${PALET.struikLicht}"/></g>`;

/** A flock in the evening sky. */
const drawVogels = (x: number, y: number): string =>
  `<path d="${[
    [0, 0],
    [34, -14],
    [66, 4],
    [40, 22],
    [96, -18],
  ]
    .map(([dx = 0, dy = 0]) => `M${x + dx - 11} ${y + dy - 4}q8-7 11 4 3-11 11-4`)
    .join('')}" fill="none" stroke="${PALET.stam}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Clouds that lie in the light of the sun. */
const drawSliert = (x: number, y: number, s: number): string =>
  `<path transform="translate(${x} ${y}) scale(${s})" d="M-120 0q-4-16 22-16 10-18 40-14 22-14 48 2 30-6 38 10 40-2 44 18z" fill="${PALET.wolk}" opacity=".85"/>`;

/** A stretch of grass in front of the one before: lighter along its top. */
const drawStrook = (w: number, y: number, h: number, kleur: string): string =>
  `<path d="M0 ${y}q${w * 0.18}-22 ${w * 0.36}-4t${w * 0.34} 0 ${w * 0.3}-2V${y + h}H0z" fill="${kleur}"/>`;

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
    // Steps that never come back to the same place: no rows.
    const diep = (i * 0.755) % 1;
    const x = Math.round(((i * 0.618) % 1) * w);
    const y = Math.round(einder + 30 + diep * (spoor - einder - 44));
    return (
      drawPluk(x, y, i % 3 === 0 ? PALET.grasLicht : PALET.grasDiep, 0.7 + diep * 0.7) +
      (i % 5 === 2 ? drawAloe(x + 26, y, 0.5 + diep * 0.5) : '')
    );
  }).join('');
  return (
    `<defs>${drawVerloop(id, { offset: 0, kleur: PALET.hemelHoog }, { offset: 1, kleur: PALET.hemel })}</defs><rect width="${w}" height="${h}" fill="url(#${id})"/><circle cx="${w * 0.8}" cy="${einder - 60}" r="62" fill="${PALET.zon}" opacity=".4"/><circle cx="${w * 0.8}" cy="${einder - 60}" r="44" fill="${PALET.zon}"/>` +
    drawSliert(w * 0.17, einder - 150, 1) +
    drawSliert(w * 0.93, einder - 66, 0.6) +
    drawVulkaan(w * (w > h ? 0.27 : 0.4), einder + 6, w > h ? 0.98 : 0.52) +
    drawVogels(w * (w > h ? 0.86 : 0.5), einder - (w > h ? 150 : 62)) +
    drawHeuvels({ breed: w, bodem: einder + 4, top: 46, n: 4, kleur: PALET.berg }) +
    drawHeuvels({ breed: w, bodem: einder + 4, top: 24, n: 7, kleur: PALET.bergDiep, schuif: 0.3 }) +
    `<rect y="${einder}" width="${w}" height="${h - einder}" fill="${PALET.gras}"/><rect y="${einder}" width="${w}" height="14" fill="${PALET.grasLicht}"/>` +
    drawKudde(w * (w > h ? 0.47 : 0.4), einder + 9, w > h ? 0.8 : 0.6) +
    drawStrook(w, einder + (spoor - einder) * 0.2, spoor - einder, PALET.grasWarm) +
    drawStrook(w, einder + (spoor - einder) * 0.5, spoor - einder, PALET.gras) +
    drawStrook(w, einder + (spoor - einder) * 0.8, spoor - einder, PALET.grasWarm) +
    drawBaobab(w * 0.1, einder + 44, w > h ? 0.95 : 0.8) +
    drawAcacia(w * 0.92, einder + 12, 0.6) +
    drawAcacia(w * 0.27, einder + 8, 0.42) +
    drawAcacia(w * 0.8, einder + 6, 0.34) +
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
