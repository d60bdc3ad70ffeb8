/** The shop as a drawing: a wall with tiles, an awning, crates of fruit and vegetables, a floor. */
import { drawVerloop } from '@spelrijk/game-kit/stage';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { PALET } from './palet.ts';

const LUIFEL = { hoog: 30, breed: 64 } as const;

const drawLuifel = (w: number): string =>
  Array.from({ length: Math.ceil(w / LUIFEL.breed) }, (_, i) => {
    const x = i * LUIFEL.breed;
    const kleur = i % 2 === 0 ? PALET.luifel : PALET.luifelWit;
    return `<path d="M${x} 0h${LUIFEL.breed}v${LUIFEL.hoog}a${LUIFEL.breed / 2} 22 0 0 1-${LUIFEL.breed} 0z" fill="${kleur}"/>`;
  }).join('');

const drawTegels = (w: number, van: number, tot: number): string => {
  const rijen = Array.from({ length: Math.ceil((tot - van) / 64) }, (_, i) => `M0 ${van + i * 64}h${w}`).join('');
  const kolommen = Array.from({ length: Math.ceil(w / 92) }, (_, i) => `M${i * 92 + 40} ${van}V${tot}`).join('');
  return `<path d="${rijen}${kolommen}" stroke="${PALET.tegel}" stroke-width="3" fill="none"/>`;
};

/** A wooden tray of round things, at its foot. */
const drawBak = (x: number, y: number, kleur: string, diep: string): string =>
  `<g transform="translate(${x} ${y})">${[0, 1, 2, 3].map((i) => `<circle cx="${-48 + i * 32}" cy="${-46 - (i % 2) * 6}" r="21" fill="${i % 2 === 0 ? kleur : diep}"/>`).join('')}<path d="M-78-46h156l-12 46h-132z" fill="${PALET.kast}"/><path d="M-78-46h156l-4 14h-148z" fill="${PALET.kastLicht}"/><path d="M-70-16h140" stroke="${PALET.kastDiep}" stroke-width="4"/></g>`;

export function drawWinkel(w: number, h: number, vloer: number): string {
  const id = `bs-muur${w}`;
  const kruis = Array.from({ length: Math.ceil(w / 130) + 1 }, (_, i) => `M${i * 130} ${vloer}l-90 ${h - vloer}`).join('');
  return (
    `<defs>${drawVerloop(id, { offset: 0, kleur: PALET.muur }, { offset: 1, kleur: PALET.muurLaag })}</defs><rect width="${w}" height="${vloer}" fill="url(#${id})"/>` +
    drawTegels(w, 120, vloer) +
    `<rect y="${vloer - 26}" width="${w}" height="26" fill="${PALET.kastLicht}"/><rect y="${vloer - 8}" width="${w}" height="8" fill="${PALET.kastDiep}"/>` +
    `<rect y="${vloer}" width="${w}" height="${h - vloer}" fill="${PALET.vloer}"/><path d="${kruis}M0 ${vloer + (h - vloer) * 0.45}h${w}" stroke="${PALET.vloerDiep}" stroke-width="3" fill="none"/>` +
    drawBak(w * 0.08, vloer + 26, PALET.tomaat, PALET.tomaatDiep) +
    drawBak(w * 0.24, vloer + 14, PALET.wortel, KLEUREN.zon) +
    drawBak(w * 0.93, vloer + 26, PALET.sla, PALET.slaDiep) +
    drawBak(w * 0.78, vloer + 14, PALET.pakPaars, PALET.pakPaarsDiep) +
    `<rect width="${w}" height="14" fill="${KLEUREN.inkt}" opacity=".12"/>` +
    drawLuifel(w)
  );
}
