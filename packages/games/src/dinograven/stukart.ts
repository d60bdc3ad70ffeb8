/** What lies in the museum, each in a box of 180 x 150. */
import { KLEUREN } from '@spelrijk/ui/tokens';
import { PALET } from './palet.ts';

const BOT = `fill="${PALET.bot}" stroke="${PALET.botRand}" stroke-width="4" stroke-linejoin="round"`;
const LIJN = `stroke="${PALET.botRand}" stroke-width="4" stroke-linejoin="round"`;

const STUK: Readonly<Record<string, string>> = {
  schedel: `<path d="M20 92Q14 34 84 26q70-4 86 50l-22 8 14 18-26 4-8 18H74l-8-20q-34 6-46-12z" ${BOT}/><circle cx="84" cy="66" r="16" fill="${PALET.kuilDiep}"/><circle cx="148" cy="66" r="6" fill="${PALET.kuilDiep}"/><path d="M90 116l8-14 10 14 10-14 8 14" fill="${PALET.wit}" ${LIJN}/>`,
  ei: `<path d="M90 10q52 30 52 84 0 44-52 44t-52-44q0-54 52-84z" fill="${PALET.ei}" ${LIJN}/><circle cx="72" cy="70" r="10" fill="${PALET.eivlek}"/><circle cx="108" cy="94" r="12" fill="${PALET.eivlek}"/><circle cx="80" cy="112" r="7" fill="${PALET.eivlek}"/><path d="M44 62l18 12 12-16 16 18 14-18" fill="none" stroke="${PALET.botRand}" stroke-width="4"/>`,
  poot: `<path d="M10 132Q6 20 90 14q84 6 80 118z" fill="${PALET.steentje}" ${LIJN}/><path d="M66 116q-6-40 24-44 32 4 26 44-24 14-50 0zM60 66L40 34l34 24zM90 60l-2-38 18 34zM120 70l28-22-14 36z" fill="${PALET.steentjeDonker}"/>`,
  ammoniet: `<circle cx="90" cy="78" r="60" fill="${PALET.schelp}" ${LIJN}/><path d="M90 78q14-12-4-20-26-2-26 26 4 30 40 28 36-10 30-46-16-34-54-28" fill="none" stroke="${PALET.schelpDiep}" stroke-width="9" stroke-linecap="round"/>`,
  tand: `<path d="M52 26q38-18 76 0 12 60-34 112Q40 84 52 26z" ${BOT}/><path d="M52 26q38-18 76 0-2 26-38 28T52 26z" fill="${PALET.laagTwee}"/>`,
  langnek: `<path d="M40 132v-44q-10-16 8-26 30-10 62 2 22-8 26-46l-14-4q4-18 26-12 16 6 10 20-8 62-36 78v32h-14v-26H60v26z" ${BOT}/><path d="M40 84Q10 84 6 120" fill="none" stroke="${PALET.bot}" stroke-width="10" stroke-linecap="round"/><circle cx="146" cy="12" r="3.500" fill="${KLEUREN.inkt}"/>`,
  drihoorn: `<path d="M30 80q10-60 74-58 60 8 58 60-10 46-62 44-56 2-70-46z" ${BOT}/><path d="M120 60l48-44-20 56zM96 54l32-50-4 54zM152 96l24-14-14 30z" fill="${PALET.botSchaduw}" ${LIJN}/><circle cx="110" cy="78" r="8" fill="${PALET.kuilDiep}"/>`,
  varen: `<rect x="16" y="12" width="148" height="126" rx="22" fill="${PALET.laagTwee}"/><path d="M90 130V26" stroke="${PALET.laagVier}" stroke-width="6" stroke-linecap="round"/>${[40, 58, 76, 94, 112].map((y, i) => `<path d="M90 ${y}q-${24 + i * 6}-22-${34 + i * 5} 6 20 8 ${34 + i * 5}-6zM90 ${y}q${24 + i * 6}-22 ${34 + i * 5} 6-20 8-${34 + i * 5}-6z" fill="${PALET.laagVier}"/>`).join('')}`,
  barnsteen: `<path d="M90 8q66 24 60 80-10 50-60 54-54-4-60-54Q24 32 90 8z" fill="${PALET.zonnegloed}" ${LIJN}/><ellipse cx="90" cy="84" rx="12" ry="22" fill="${PALET.kuilDiep}"/><circle cx="90" cy="58" r="9" fill="${PALET.kuilDiep}"/><path d="M80 74L56 62M80 88l-26 4M82 100l-18 18M100 74l24-12M100 88l26 4M98 100l18 18" stroke="${PALET.kuilDiep}" stroke-width="4" stroke-linecap="round"/><path d="M58 38q12-14 26-16" stroke="${PALET.wit}" stroke-width="7" stroke-linecap="round"/>`,
  visfossiel: `<rect x="6" y="24" width="168" height="104" rx="26" fill="${PALET.rotsLicht}"/><path d="M30 76h100" stroke="${PALET.bot}" stroke-width="7" stroke-linecap="round"/>${[54, 72, 90, 108].map((x) => `<path d="M${x} 76l-10-26M${x} 76l-10 26" stroke="${PALET.bot}" stroke-width="6" stroke-linecap="round"/>`).join('')}<path d="M126 52q32 0 32 24t-32 24z" ${BOT}/><path d="M34 76L14 52v48z" ${BOT}/><circle cx="140" cy="70" r="5" fill="${PALET.kuilDiep}"/>`,
  veer: `<path d="M36 132Q24 60 84 28q50-24 66-16-6 60-44 88-30 22-56 18" fill="${PALET.ei}" ${LIJN}/><path d="M28 142Q60 80 140 24M64 98l-14-24M84 78L74 50M78 86l34-2M98 64l28-4" fill="none" stroke="${PALET.botRand}" stroke-width="5" stroke-linecap="round"/>`,
  babydino: `<path d="M30 134q-6-30 12-38-22-6-26-34 22 2 32 16 12-18 38-16-4-40 32-44 34 2 34 36-10 16-34 12 18 18 12 68z" fill="${PALET.dino}" stroke="${PALET.dinoDiep}" stroke-width="5" stroke-linejoin="round"/><path d="M64 134q-4-34 24-38 28 4 26 38z" fill="${PALET.dinoBuik}"/><circle cx="126" cy="46" r="8" fill="${PALET.wit}"/><circle cx="128" cy="47" r="4.500" fill="${KLEUREN.inkt}"/><path d="M134 62q8 2 12-3" fill="none" stroke="${PALET.dinoDiep}" stroke-width="4" stroke-linecap="round"/>`,
};

export const STUKKEN: readonly string[] = Object.keys(STUK);
export const drawStuk = (toon: string): string => STUK[toon] ?? '';

/** A hall with twelve stands. */
export function drawMuseum(): string {
  const zuilen = [0, 1, 2, 3, 4]
    .map(
      (i) =>
        `<rect x="${i * 310 - 8}" y="40" width="56" height="640" fill="${PALET.tent}"/><rect x="${i * 310 - 20}" y="40" width="80" height="26" fill="${PALET.tentDiep}"/>`,
    )
    .join('');
  const sokkels = Array.from({ length: 12 }, (_, i) => {
    const [x, y] = [96 + (i % 4) * 310, 196 + Math.floor(i / 4) * 210];
    return `<rect x="${x - 10}" y="${y}" width="180" height="18" rx="6" fill="${PALET.plankLicht}"/><rect x="${x}" y="${y + 16}" width="160" height="34" fill="${PALET.plank}"/><rect x="${x + 44}" y="${y + 22}" width="72" height="20" rx="5" fill="${PALET.touw}"/>`;
  }).join('');
  return `<rect width="1280" height="720" fill="${PALET.luchtLaag}"/>${zuilen}<rect width="1280" height="40" fill="${PALET.plankDiep}"/><rect y="676" width="1280" height="44" fill="${PALET.zandDiep}"/>${sokkels}`;
}
