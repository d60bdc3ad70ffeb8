/** The aquarium as a drawing: the living room behind it, the water before that, its lamp above and coloured gravel below. And the cat that looks in. */
import { drawVerloop } from '@spelrijk/game-kit/stage';
import { PALET } from './palet.ts';

const drawBehang = (w: number, h: number): string =>
  `<rect width="${w}" height="${h}" fill="${PALET.muur}"/>` +
  Array.from({ length: Math.ceil(w / 80) }, (_, i) => `<rect x="${i * 80}" width="40" height="${h}" fill="${PALET.muurStreep}"/>`).join('');

/** 300 wide, 250 high: a garden and a sun, and curtains. */
const drawRaam = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})"><rect x="-14" y="-14" width="328" height="278" rx="10" fill="${PALET.kozijn}"/><rect width="300" height="250" fill="${PALET.lucht}"/><circle cx="226" cy="62" r="34" fill="${PALET.lamp}"/><path d="M0 190Q70 150 150 184T300 170V250H0z" fill="${PALET.tuin}"/><path d="M60 196v-40" stroke="${PALET.houtDiep}" stroke-width="10"/><circle cx="60" cy="138" r="34" fill="${PALET.tuinDiep}"/><path d="M145 0h12v250h-12zM0 118h300v10H0z" fill="${PALET.kozijn}"/><path d="M-26-26Q44 90-20 270H-40V-26zM326-26Q256 90 320 270h20V-26z" fill="${PALET.gordijn}"/><rect x="-52" y="-36" width="404" height="16" rx="8" fill="${PALET.houtDiep}"/></g>`;

const BOEKEN = [
  [0, 26, 92, 'koraalRood'],
  [30, 22, 80, 'wier'],
  [56, 30, 100, 'koraalGeel'],
  [90, 20, 84, 'koraalPaars'],
  [114, 26, 94, 'groot'],
] as const satisfies readonly (readonly [number, number, number, keyof typeof PALET])[];

/** 330 wide: books and a cactus in its pot on a board, and a picture of a fish over it. */
const drawPlank = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})">${BOEKEN.map(([bx, bw, bh, kleur]) => `<rect x="${20 + bx}" y="${-bh}" width="${bw}" height="${bh}" rx="4" fill="${PALET[kleur]}"/>`).join('')}<path d="M216-26h76l-10 26h-56z" fill="${PALET.koraalRood}"/><path d="M254-26v-66M254-52q-28 4-28-26M254-44q28 0 28-30" fill="none" stroke="${PALET.wierDiep}" stroke-width="22" stroke-linecap="round"/><rect width="330" height="16" rx="6" fill="${PALET.hout}"/><path d="M40 16v26M290 16v26" stroke="${PALET.houtDiep}" stroke-width="10"/><rect x="40" y="-236" width="150" height="104" rx="6" fill="${PALET.houtDiep}"/><rect x="52" y="-224" width="126" height="80" fill="${PALET.paneel}"/><path d="M78-184q30-32 62 0-32 32-62 0zM140-184l22-18v36z" fill="${PALET.koraalGeel}"/></g>`;

/** 170 wide, 190 high, on its foot: what stands in every aquarium. */
const drawKasteel = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-85 0v-120h14v-16h18v16h16v-16h18v16h16V0zM20 0v-150h12v-18h16v18h14v-18h16v18h10V0z" fill="${PALET.kasteel}"/><path d="M-3 0v-92h26V0z" fill="${PALET.kasteelDiep}"/><path d="M-66 0v-44a22 22 0 0 1 44 0V0z" fill="${PALET.kasteelDiep}"/><circle cx="54" cy="-104" r="14" fill="${PALET.kasteelDiep}"/><path d="M-44-136v-54" stroke="${PALET.houtDiep}" stroke-width="7"/><path d="M-42-190l42 14-42 16z" fill="${PALET.koraalRood}"/><path d="M-76-92h22M-44-108h22M30-60h24M50-132h22" stroke="${PALET.kasteelDiep}" stroke-width="6" stroke-linecap="round"/></g>`;

const STEENTJES = ['grindLicht', 'koraalGeel', 'schelp', 'wit', 'grindDiep'] as const;

function drawGrind(w: number, h: number): string {
  const top = h - 74;
  const stenen = Array.from({ length: Math.round(w / 17) }, (_, i) => {
    const x = (i * 17 + ((i * 37) % 11)) % w;
    const y = top + 14 + ((i * 29) % 38);
    return `<ellipse cx="${x}" cy="${y}" rx="${7 + (i % 3) * 2}" ry="${5 + (i % 2) * 2}" fill="${PALET[STEENTJES[i % STEENTJES.length] ?? 'wit']}"/>`;
  }).join('');
  return `<path d="M0 ${top + 8}q${w * 0.1}-18 ${w * 0.22} 0t${w * 0.24} 0 ${w * 0.26}-4 ${w * 0.28} 2V${h}H0z" fill="${PALET.grind}"/>${stenen}<rect y="${h - 16}" width="${w}" height="16" fill="${PALET.houtDiep}"/><rect y="${h - 16}" width="${w}" height="4" fill="${PALET.houtLicht}"/>`;
}

export function drawAquarium(w: number, h: number): string {
  const staand = h > w;
  const bodem = h - 62;
  const stralen = Array.from({ length: 4 }, (_, i) => {
    const x = w * (0.1 + i * 0.24);
    return `<path d="M${x} 30h${w * 0.07}L${x + w * 0.12} ${h * 0.78}H${x - w * 0.04}z" fill="${PALET.straal}" opacity="${0.16 + (i % 2) * 0.06}"/>`;
  }).join('');
  return (
    `<defs>${drawVerloop(`gv-water${w}`, { offset: 0, kleur: PALET.water }, { offset: 1, kleur: PALET.waterDiep })}</defs>` +
    drawBehang(w, h) +
    drawRaam(w * (staand ? 0.08 : 0.11), h * 0.24, staand ? 0.8 : 1) +
    drawPlank(w * (staand ? 0.56 : 0.68), h * 0.62, staand ? 0.84 : 1) +
    `<rect width="${w}" height="${h}" fill="url(#gv-water${w})" opacity=".5"/>${stralen}` +
    `<path d="M0 40q${w * 0.0625}-14 ${w * 0.125} 0t${w * 0.125} 0 ${w * 0.125} 0 ${w * 0.125} 0 ${w * 0.125} 0 ${w * 0.125} 0 ${w * 0.125} 0 ${w * 0.125} 0V22H0z" fill="${PALET.straal}" opacity=".6"/>` +
    `<rect width="${w}" height="8" fill="${PALET.muur}"/><rect y="6" width="${w}" height="14" fill="${PALET.houtDiep}"/><rect y="20" width="${w}" height="6" fill="${PALET.lamp}"/>` +
    drawKasteel(w * (staand ? 0.17 : 0.13), bodem, staand ? 0.9 : 1) +
    drawGrind(w, h)
  );
}

/** Its head over the edge of the gravel, looking in; its pupils are things of their own. 220 wide, 190 high. */
export const drawKat = (): string =>
  `<path d="M40 172Q-6 130 26 78L20 8 76 42Q110 30 144 42L200 8 194 78Q226 130 180 172Q110 196 40 172z" fill="${PALET.kat}"/><path d="M34 30l30 22-24 22zM186 30l-30 22 24 22z" fill="${PALET.blos}"/><path d="M110 36v34M88 40v24M132 40v24" stroke="${PALET.katDiep}" stroke-width="9" stroke-linecap="round"/><circle cx="70" cy="104" r="27" fill="${PALET.wit}"/><circle cx="150" cy="104" r="27" fill="${PALET.wit}"/><path d="M98 134h24l-12 13z" fill="${PALET.mond}"/><path d="M110 147v8q-12 14-26 4M110 155q12 14 26 4" fill="none" stroke="${PALET.katDiep}" stroke-width="5" stroke-linecap="round"/><path d="M40 140L-2 130M42 154L0 162M180 140l42-10M178 154l42 8" stroke="${PALET.wit}" stroke-width="4" stroke-linecap="round"/><ellipse cx="58" cy="172" rx="34" ry="18" fill="${PALET.kat}" stroke="${PALET.katDiep}" stroke-width="4"/><ellipse cx="162" cy="172" rx="34" ry="18" fill="${PALET.kat}" stroke="${PALET.katDiep}" stroke-width="4"/><path d="M48 164v14M66 164v14M152 164v14M170 164v14" stroke="${PALET.katDiep}" stroke-width="4" stroke-linecap="round"/>`;
