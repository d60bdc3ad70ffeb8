/** Wagons of the train that grows: a frame on wheels with what it carries, in a box of 200 x 170. */
import { KLEUREN } from '@spelrijk/ui/tokens';
import { PALET } from './palet.ts';

const LIJN = `stroke="${KLEUREN.inkt}" stroke-opacity=".3" stroke-width="3" stroke-linejoin="round"`;
const drawWiel = (x: number): string =>
  `<circle cx="${x}" cy="148" r="19" fill="${PALET.rubber}"/><circle cx="${x}" cy="148" r="11" fill="${PALET.spoorgrind}"/><circle cx="${x}" cy="148" r="4" fill="${PALET.rubber}"/>`;
const drawBak = (kleur: string, hoog: number): string =>
  `<rect x="8" y="${132 - hoog}" width="184" height="${hoog}" rx="12" fill="${kleur}" ${LIJN}/><rect x="16" y="${138 - hoog}" width="168" height="8" rx="4" fill="${PALET.wit}" opacity=".3"/>`;
const drawRaam = (x: number): string => `<rect x="${x}" y="62" width="36" height="34" rx="8" fill="${PALET.ijsblauw}" ${LIJN}/>`;
const drawHuis = (kleur: string, dak: string): string => `${drawBak(kleur, 90)}<path d="M2 48Q100 10 198 48z" fill="${dak}" ${LIJN}/>`;
const drawBol = (x: number, y: number, r: number, kleur: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${kleur}" ${LIJN}/>`;

/** What each carries. */
const LADING: Readonly<Record<string, string>> = {
  post: `${drawHuis(KLEUREN.koraal, PALET.koraalDiep)}<rect x="62" y="60" width="76" height="50" rx="6" fill="${PALET.ivoor}" ${LIJN}/><path d="M62 64l38 26 38-26" fill="none" stroke="${KLEUREN.inkt}" stroke-opacity=".4" stroke-width="4"/>`,
  slaap: `${drawHuis(KLEUREN.druif, PALET.druifDonker)}${drawRaam(32)}${drawRaam(132)}<path d="M104 60a22 22 0 1 0 14 38 18 18 0 0 1-14-38z" fill="${KLEUREN.zon}"/>`,
  bloemen: `${[36, 68, 100, 132, 164].map((x, i) => `<path d="M${x} 96V70" stroke="${PALET.grasDonker}" stroke-width="5"/>${drawBol(x, 58 - (i % 2) * 10, 15, [KLEUREN.koraal, KLEUREN.zon, PALET.rozerood][i % 3] ?? KLEUREN.zon)}${drawBol(x, 58 - (i % 2) * 10, 5, PALET.ivoor)}`).join('')}${drawBak(KLEUREN.gras, 40)}`,
  melk: `<rect x="10" y="48" width="180" height="76" rx="38" fill="${KLEUREN.papier}" ${LIJN}/><path d="M50 62q24-8 28 10t-20 18-22-12 14-16zM120 84q20-8 24 6t-18 18-22-8 16-16z" fill="${PALET.rubber}"/>${drawBak(PALET.zeeDonker, 16)}<rect x="86" y="32" width="28" height="20" rx="6" fill="${PALET.staal}"/>`,
  ijs: `<path d="M70 96l30-80 0 0 30 80z" fill="${PALET.goudRand}" ${LIJN} transform="rotate(180 100 72)"/>${drawBol(76, 40, 26, PALET.rozerood)}${drawBol(124, 40, 26, PALET.ivoor)}${drawBol(100, 22, 22, PALET.hout)}${drawBak(PALET.ijsblauw, 44)}`,
  hout: `${[44, 84, 124, 164].map((x) => drawBol(x - 4, 92, 21, PALET.hout) + drawBol(x - 4, 92, 10, PALET.huiswit)).join('')}${[64, 104, 144].map((x) => drawBol(x - 4, 58, 21, PALET.hout) + drawBol(x - 4, 58, 10, PALET.huiswit)).join('')}${drawBak(PALET.staal, 22)}<path d="M14 120V40M186 120V40" stroke="${PALET.staal}" stroke-width="8" stroke-linecap="round"/>`,
  circus: `${drawBak(PALET.huiswit, 84)}<path d="M2 52L100 4l98 48z" fill="${KLEUREN.koraal}" ${LIJN}/><path d="M52 28L34 52h34L100 4l32 48h34l-18-24L100 4z" fill="${KLEUREN.papier}"/>${[40, 80, 120, 160].map((x) => `<path d="M${x} 54v76" stroke="${KLEUREN.koraal}" stroke-width="14"/>`).join('')}<path d="M100 4v-0" />${drawBol(100, 90, 18, KLEUREN.zon)}`,
  zwembad: `${drawBak(PALET.bordblauw, 60)}<rect x="18" y="70" width="164" height="26" rx="10" fill="${PALET.hemelLicht}"/><path d="M24 80q14-10 28 0t28 0 28 0 28 0 28 0" fill="none" stroke="${PALET.wit}" stroke-width="5"/>${drawBol(72, 58, 22, KLEUREN.koraal)}${drawBol(72, 58, 10, PALET.hemelLicht)}<path d="M150 70V30q0-14 14-14t14 14" fill="none" stroke="${PALET.staalGrijs}" stroke-width="7"/>`,
  muziek: `${drawBak(KLEUREN.zon, 50)}<path d="M40 84V40h52l64-32v100L92 76z" fill="${PALET.goudRand}" ${LIJN}/><ellipse cx="158" cy="58" rx="16" ry="50" fill="${PALET.lampgeel}" ${LIJN}/><circle cx="60" cy="60" r="9" fill="${PALET.ivoor}"/>`,
  giraf: `<path d="M92 90V24q0-18 22-18 26 0 34 18l-4 12q-14 6-28 4v54z" fill="${PALET.lampgeel}" ${LIJN}/><path d="M100 40l12 6-8 12zM98 66l14 4-6 12z" fill="${PALET.goudRand}"/><path d="M108 8V-6M122 8V-6" stroke="${PALET.goudRand}" stroke-width="6" stroke-linecap="round"/><circle cx="126" cy="22" r="5" fill="${KLEUREN.inkt}"/>${drawBak(KLEUREN.zee, 48)}<path d="M40 90v40M72 90v40M128 90v40M160 90v40" stroke="${PALET.ijsblauw}" stroke-width="6"/>`,
  taart: `<rect x="40" y="56" width="120" height="34" rx="10" fill="${PALET.rozerood}" ${LIJN}/><rect x="62" y="28" width="76" height="32" rx="10" fill="${PALET.ivoor}" ${LIJN}/><path d="M40 62q10 16 20 0t20 0 20 0 20 0 20 0 20 0" fill="none" stroke="${PALET.wit}" stroke-width="6"/><path d="M100 28V10" stroke="${KLEUREN.zee}" stroke-width="6"/><circle cx="100" cy="6" r="7" fill="${KLEUREN.zon}"/>${drawBak(PALET.koraalDonker, 44)}`,
  raket: `<path d="M20 74q60-46 130-26 26 8 40 26-14 18-40 26-70 20-130-26z" fill="${KLEUREN.papier}" ${LIJN}/><path d="M150 48q26 8 40 26-14 18-40 26z" fill="${KLEUREN.koraal}" ${LIJN}/><path d="M60 52L26 30l6 34zM60 96l-34 22 6-34z" fill="${KLEUREN.zee}" ${LIJN}/>${drawBol(108, 74, 14, PALET.hemelLicht)}${drawBak(PALET.staal, 20)}`,
  kas: `<path d="M20 92V44Q100-16 180 44v48z" fill="${PALET.ijsblauw}" opacity=".85" ${LIJN}/><path d="M60 92V22M100 92V12M140 92V22" stroke="${PALET.wit}" stroke-width="5"/><path d="M46 92q4-30-14-36M84 92q0-40 16-44M124 92q-4-34 16-42" stroke="${PALET.grasDonker}" stroke-width="6" fill="none" stroke-linecap="round"/>${drawBol(100, 48, 10, KLEUREN.koraal)}${drawBol(34, 56, 9, KLEUREN.zon)}${drawBol(142, 50, 9, PALET.rozerood)}${drawBak(PALET.weideDonker, 44)}`,
  koets: `${drawHuis(PALET.ivoor, KLEUREN.zee)}${drawRaam(24)}${drawRaam(82)}${drawRaam(140)}<rect x="8" y="104" width="184" height="10" fill="${KLEUREN.zon}"/>`,
};

export const LADINGEN: readonly string[] = Object.keys(LADING);

export const drawStukwagon = (toon: string): string =>
  `<g transform="translate(0 14)">${LADING[toon] ?? ''}<rect x="0" y="126" width="200" height="14" rx="6" fill="${PALET.rubber}"/></g>${drawWiel(46)}${drawWiel(154)}`;
