/** Treasures of the castle, each in a box of 140 x 140. */
import { KLEUREN } from '@spelrijk/ui/tokens';
import { PALET } from './palet.ts';

const LIJN = `stroke="${PALET.goudRand}" stroke-width="5" stroke-linejoin="round"`;
const GOUD = `fill="${KLEUREN.zon}" ${LIJN}`;
const steen = (x: number, y: number, kleur: string, r = 9): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${kleur}"/><circle cx="${x - r / 3}" cy="${y - r / 3}" r="${r / 3}" fill="${PALET.wit}" opacity=".7"/>`;

const TEKENING: Readonly<Record<string, string>> = {
  kroon: `<path d="M18 108L10 42l32 26 28-44 28 44 32-26-8 66z" ${GOUD}/><path d="M18 112h104v14H18z" ${GOUD}/>${steen(70, 86, KLEUREN.koraal, 12)}${steen(36, 92, KLEUREN.zee)}${steen(104, 92, KLEUREN.druif)}`,
  ring: `<circle cx="70" cy="90" r="38" fill="none" stroke="${KLEUREN.zon}" stroke-width="16"/><circle cx="70" cy="90" r="46" fill="none" stroke="${PALET.goudRand}" stroke-width="4"/><path d="M70 60L42 36l12-20h32l12 20z" fill="${KLEUREN.zee}" stroke="${KLEUREN.inkt}" stroke-opacity=".3" stroke-width="4"/><path d="M54 16l16 20 16-20M42 36h56" fill="none" stroke="${PALET.wit}" stroke-width="4" opacity=".6"/>`,
  beker: `<path d="M34 18h72v34q0 34-36 36-36-2-36-36z" ${GOUD}/><path d="M34 28q-26 0-22 22 6 18 26 16M106 28q26 0 22 22-6 18-26 16" fill="none" stroke="${KLEUREN.zon}" stroke-width="10"/><path d="M62 88h16v24H62z" ${GOUD}/><path d="M38 112h64v16H38z" ${GOUD}/>${steen(70, 50, KLEUREN.koraal, 12)}`,
  zwaard: `<path d="M64 8h12l6 12v70H58V20z" fill="${PALET.ijsblauw}" stroke="${PALET.leisteen}" stroke-width="4"/><path d="M70 20v66" stroke="${PALET.wit}" stroke-width="5"/><path d="M32 88h76v12H32z" ${GOUD}/><path d="M63 100h14v28H63z" fill="${PALET.hout}"/>${steen(70, 130, KLEUREN.koraal)}`,
  harp: `<path d="M36 126V24q54-20 70 30-30-2-40 20-8 26-30 52z" fill="none" stroke="${KLEUREN.zon}" stroke-width="14" stroke-linejoin="round"/><path d="M50 36v74M62 34v54M74 36v36M86 40v20" stroke="${PALET.wit}" stroke-width="3"/>`,
  masker: `<path d="M16 40q54-30 108 0 0 60-54 88-54-28-54-88z" ${GOUD}/><path d="M34 62q14-16 28 0-14 14-28 0zM78 62q14-16 28 0-14 14-28 0z" fill="${KLEUREN.inkt}"/><path d="M48 98q22 14 44 0" fill="none" stroke="${KLEUREN.inkt}" stroke-width="6" stroke-linecap="round"/><path d="M70 30l-8-24h16z" fill="${KLEUREN.koraal}"/>`,
  lamp: `<path d="M14 84q60 44 92 0l24-20-4 26q-20 34-58 34Q24 122 14 84z" ${GOUD}/><path d="M40 78q26-26 60 0z" ${GOUD}/><circle cx="70" cy="58" r="8" ${GOUD}/><path d="M126 56q-16-16 0-30 10-12-2-22" fill="none" stroke="${PALET.ijsblauw}" stroke-width="8" stroke-linecap="round"/>`,
  boek: `<path d="M22 20h84q14 0 14 14v92H36q-14 0-14-14z" fill="${KLEUREN.druif}" stroke="${KLEUREN.inkt}" stroke-opacity=".4" stroke-width="5"/><path d="M34 108h86v14H36z" fill="${PALET.roomwit}"/><path d="M70 34l8 18 20 2-15 13 4 20-17-10-17 10 4-20-15-13 20-2z" fill="${KLEUREN.zon}"/>`,
  kompas: `<circle cx="70" cy="74" r="54" ${GOUD}/><circle cx="70" cy="74" r="40" fill="${PALET.roomwit}"/><path d="M70 42l12 32H58z" fill="${KLEUREN.koraal}"/><path d="M70 106L58 74h24z" fill="${PALET.leisteen}"/><path d="M60 14h20v10H60z" ${GOUD}/>`,
  ei: `<path d="M70 12q44 22 44 72 0 44-44 44T26 84q0-50 44-72z" fill="${KLEUREN.gras}" stroke="${PALET.bladDiep}" stroke-width="5"/><path d="M40 60l14 16 16-16 16 16 16-16M34 92l18 16 18-16 18 16 18-16" fill="none" stroke="${PALET.heggroen}" stroke-width="8" stroke-linejoin="round"/><ellipse cx="54" cy="44" rx="8" ry="14" fill="${PALET.wit}" opacity=".5"/>`,
  draakje: `<path d="M30 118q-16-60 34-66 10-34 40-34 26 4 24 30-8 14-30 12 22 24 8 58z" fill="${KLEUREN.gras}" stroke="${PALET.bladDiep}" stroke-width="5" stroke-linejoin="round"/><path d="M40 74Q4 60 8 20q34 8 50 40z" fill="${PALET.heggroen}" stroke="${PALET.bladDiep}" stroke-width="4"/><circle cx="104" cy="40" r="9" fill="${PALET.wit}"/><circle cx="107" cy="41" r="5" fill="${KLEUREN.inkt}"/><path d="M116 54q8 2 12-2" stroke="${KLEUREN.inkt}" stroke-width="4" stroke-linecap="round" fill="none"/><path d="M56 84q22-6 34 6v28H56z" fill="${PALET.vonk}"/>`,
  spiegel: `<ellipse cx="70" cy="52" rx="40" ry="46" ${GOUD}/><ellipse cx="70" cy="52" rx="28" ry="34" fill="${PALET.ijsblauw}"/><path d="M54 40q8-16 22-18" fill="none" stroke="${PALET.wit}" stroke-width="7" stroke-linecap="round"/><path d="M62 96h16v34H62z" ${GOUD}/>${steen(70, 8, KLEUREN.koraal)}`,
  robijn: `<path d="M36 26h68l26 34-60 70L10 60z" fill="${KLEUREN.koraal}" stroke="${PALET.koraalDonker}" stroke-width="5" stroke-linejoin="round"/><path d="M10 60h120M36 26l18 34 16-34 16 34 18-34M54 60l16 70 16-70" fill="none" stroke="${PALET.rozerood}" stroke-width="4" stroke-linejoin="round"/>`,
  fluit: `<path d="M18 112L104 26l14 14L32 126z" ${GOUD}/><path d="M104 26l12-12 14 14-12 12z" fill="${KLEUREN.koraal}"/>${[0, 1, 2, 3].map((i) => `<circle cx="${46 + i * 15}" cy="${98 - i * 15}" r="5" fill="${KLEUREN.inkt}"/>`).join('')}`,
};

export const SCHATTEN: readonly string[] = Object.keys(TEKENING);

export const drawSchat = (toon: string): string => TEKENING[toon] ?? '';
