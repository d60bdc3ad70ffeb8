/** The meadow as a drawing: sky, hills, a fence, and grass with flowers; and the large flowers in front. */
import { drawBloem, drawBoom, drawHeuvels, drawPluk, drawVerloop, drawWolk } from '@spelrijk/game-kit/stage';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { PALET } from './palet.ts';

const BLOEMEN = [PALET.margriet, PALET.korenbloem, PALET.bloemblad, KLEUREN.koraal] as const;

/** A fence over the whole width. */
function drawHek(w: number, y: number): string {
  const palen = Array.from(
    { length: Math.ceil(w / 96) + 1 },
    (_, i) => `<rect x="${i * 96 - 8}" y="${y - 46}" width="16" height="62" rx="6" fill="${PALET.hek}"/>`,
  );
  return `<path d="M0 ${y - 28}H${w}M0 ${y - 4}H${w}" stroke="${PALET.hekDiep}" stroke-width="13"/><path d="M0 ${y - 31}H${w}M0 ${y - 7}H${w}" stroke="${PALET.hek}" stroke-width="9"/>${palen.join('')}`;
}

export function drawWei(w: number, h: number, horizon: number): string {
  const spikkels = Array.from({ length: 38 }, (_, i) => {
    const x = (i * 197 + 60) % w;
    const y = horizon + 50 + ((i * 131) % (h - horizon - 60));
    const s = 0.5 + ((y - horizon) / (h - horizon)) * 0.8;
    return i % 3 === 0
      ? drawBloem(x, y, BLOEMEN[i % 4] ?? PALET.margriet, s)
      : drawPluk(x, y, i % 2 === 0 ? PALET.weiDiep : PALET.weiLicht, s);
  }).join('');
  return (
    `<defs>${drawVerloop(`bv-lucht${w}`, { offset: 0, kleur: PALET.lucht }, { offset: 1, kleur: PALET.luchtLaag })}${drawVerloop(`bv-wei${w}`, { offset: 0, kleur: PALET.weiLicht }, { offset: 1, kleur: PALET.wei })}</defs>` +
    `<rect width="${w}" height="${horizon + 20}" fill="url(#bv-lucht${w})"/><circle cx="${w * 0.88}" cy="${h * 0.1}" r="86" fill="${PALET.zon}" opacity=".5"/><circle cx="${w * 0.88}" cy="${h * 0.1}" r="50" fill="${PALET.zon}"/>` +
    drawWolk(w * 0.12, h * 0.09, 1) +
    drawWolk(w * 0.72, h * 0.2, 0.7) +
    drawHeuvels({ breed: w, bodem: horizon + 6, top: 74, n: 3, kleur: PALET.heuvelVer, schuif: 0.2 }) +
    drawHeuvels({ breed: w, bodem: horizon + 10, top: 44, n: 5, kleur: PALET.heuvel, schuif: 0.5 }) +
    drawBoom(w * 0.06, horizon + 8, 0.9) +
    drawBoom(w * 0.16, horizon + 2, 0.6) +
    drawBoom(w * 0.95, horizon + 8, 0.8) +
    drawBoom(w * 0.56, horizon + 2, 0.5) +
    `<rect y="${horizon}" width="${w}" height="${h - horizon}" fill="url(#bv-wei${w})"/>` +
    drawHek(w, horizon + 14) +
    `<path d="M0 ${horizon + 130}Q${w * 0.3} ${horizon + 84} ${w * 0.6} ${horizon + 128}T${w} ${horizon + 104}V${h}H0z" fill="${PALET.wei}"/><path d="M0 ${horizon + 240}Q${w * 0.34} ${horizon + 190} ${w * 0.64} ${horizon + 236}T${w} ${horizon + 214}V${h}H0z" fill="${PALET.weiDiep}" opacity=".35"/>` +
    spikkels
  );
}

const drawKlaproos = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M0 0q-6-40 2-74" stroke="${PALET.grasDiep}" stroke-width="6" fill="none"/><path d="M2-76q-40 6-36-30q30-18 36 6q6-24 36-6q4 36-36 30z" fill="${PALET.klaproosDiep}"/><path d="M2-78q-30 0-30-24q24-12 30 6q6-18 30-6q0 24-30 24z" fill="${PALET.klaproos}"/><circle cx="2" cy="-84" r="8" fill="${PALET.hart}"/></g>`;

/** Grass and poppies close by, along the lower edge. */
export const drawVoorgrond = (): string =>
  `<path d="M0 100V70${Array.from({ length: 40 }, (_, i) => `q8-${30 + ((i * 7) % 5) * 9} 14-${36 + ((i * 5) % 4) * 10}q4 30 2 ${36 + ((i * 5) % 4) * 10}q8-16 16 ${(i * 3) % 5}v${-((i * 3) % 5)}`).join('')}V100z" fill="${PALET.grasDiep}"/>${drawKlaproos(70, 112, 0.9)}${drawKlaproos(1196, 116, 1)}${drawKlaproos(1120, 116, 0.7)}${drawKlaproos(420, 118, 0.7)}`;

/** A flower as tall as a child, to sit on. */
export const drawGroteBloem = (): string =>
  `<path d="M80 250q-8-90 0-150" stroke="${PALET.stengel}" stroke-width="12" fill="none" stroke-linecap="round"/><path d="M78 206q-50-6-60-46q52-2 60 46zM80 178q44-10 52-44q-46 2-52 44z" fill="${PALET.stengel}"/>${Array.from({ length: 10 }, (_, i) => `<ellipse cx="80" cy="36" rx="17" ry="34" fill="${i % 2 === 0 ? PALET.bloembladDiep : PALET.bloemblad}" transform="rotate(${i * 36} 80 74)"/>`).join('')}<ellipse cx="80" cy="74" rx="30" ry="28" fill="${PALET.geelDiep}"/><ellipse cx="78" cy="71" rx="26" ry="24" fill="${PALET.bloemgeel}"/>`;
