/** The land under water as a drawing: sky, hills, a windmill, and the flood far off. */
import { drawBoom, drawHeuvels, drawVerloop, drawWolk } from '@spelrijk/game-kit/stage';
import { PALET } from './palet.ts';

const drawMolen = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><path d="M-26 0l8-96h36l8 96z" fill="${PALET.molen}"/><path d="M6 0l-2-96h14l8 96z" fill="${PALET.molenDiep}" opacity=".6"/><path d="M-20-94q20-34 40 0z" fill="${PALET.wiek}"/><g transform="translate(0 -96) rotate(24)" stroke="${PALET.wiek}" stroke-width="5"><path d="M0-70V70M-70 0H70"/><path d="M6-66h14v52H6zM-6 66h-14V14h14zM66 6v14H14V6zM-66-6v-14h52v14z" fill="${PALET.molen}" stroke-width="2"/></g></g>`;

const drawGolfjes = (w: number, van: number, tot: number): string =>
  Array.from({ length: 16 }, (_, i) => {
    const x = (i * 197 + 40) % w;
    const y = van + 20 + ((i * 47) % Math.max(1, tot - van - 30));
    return `<path d="M${x} ${y}q14-8 28 0t28 0" stroke="${PALET.waterVerLicht}" stroke-width="4" fill="none" stroke-linecap="round"/>`;
  }).join('');

export function drawLandschap(w: number, h: number, ver: number): string {
  const id = `hk-lucht${w}`;
  return (
    `<defs>${drawVerloop(id, { offset: 0, kleur: PALET.lucht }, { offset: 1, kleur: PALET.luchtLaag })}</defs><rect width="${w}" height="${ver}" fill="url(#${id})"/>` +
    `<circle cx="${w * 0.12}" cy="${h * 0.14}" r="48" fill="${PALET.zon}"/>` +
    drawWolk(w * 0.3, h * 0.3, 1) +
    drawWolk(w * 0.84, h * 0.22, 1.2) +
    drawWolk(w * 0.6, h * 0.4, 0.7) +
    drawHeuvels({ breed: w, bodem: ver, top: 74, n: 4, kleur: PALET.heuvelVer }) +
    drawMolen(w * 0.72, ver - 34) +
    drawHeuvels({ breed: w, bodem: ver, top: 44, n: 3, kleur: PALET.heuvel, schuif: 0.4 }) +
    drawBoom(w * 0.2, ver - 10, 0.7) +
    drawBoom(w * 0.26, ver - 4, 0.55) +
    drawBoom(w * 0.9, ver - 8, 0.8) +
    `<rect y="${ver}" width="${w}" height="${h - ver}" fill="${PALET.waterVer}"/><rect y="${ver}" width="${w}" height="6" fill="${PALET.waterVerLicht}"/>` +
    drawGolfjes(w, ver, h) +
    // Under the water in front: what the screen below the stage is drawn out of.
    `<rect y="${h - 10}" width="${w}" height="10" fill="${PALET.waterDiep}"/>`
  );
}
