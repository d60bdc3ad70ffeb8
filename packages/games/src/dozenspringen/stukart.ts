/** What stands on the tower, each in a box of 160 x 160 and standing on its lower edge. */
import { KLEUREN } from '@spelrijk/ui/tokens';
import { PALET } from './palet.ts';

const LIJN = `stroke="${KLEUREN.inkt}" stroke-opacity=".35" stroke-width="4" stroke-linejoin="round"`;
const oog = (x: number, y: number): string => `<circle cx="${x}" cy="${y}" r="6" fill="${KLEUREN.inkt}"/>`;

const STUK: Readonly<Record<string, string>> = {
  beer: `<circle cx="50" cy="40" r="20" fill="${PALET.hout}" ${LIJN}/><circle cx="110" cy="40" r="20" fill="${PALET.hout}" ${LIJN}/><ellipse cx="80" cy="122" rx="46" ry="38" fill="${PALET.hout}" ${LIJN}/><circle cx="80" cy="66" r="42" fill="${PALET.hout}" ${LIJN}/><ellipse cx="80" cy="80" rx="20" ry="15" fill="${PALET.doosDeksel}"/>${oog(64, 58)}${oog(96, 58)}<ellipse cx="80" cy="74" rx="7" ry="5" fill="${KLEUREN.inkt}"/>`,
  robot: `<rect x="44" y="70" width="72" height="66" rx="10" fill="${PALET.vat}" ${LIJN}/><rect x="48" y="20" width="64" height="50" rx="12" fill="${PALET.glasblauw}" ${LIJN}/><path d="M80 20V6M44 92H22v26M116 92h22v26M60 136v22M100 136v22" stroke="${PALET.staal}" stroke-width="10" stroke-linecap="round"/><circle cx="80" cy="6" r="6" fill="${KLEUREN.koraal}"/><circle cx="66" cy="44" r="9" fill="${KLEUREN.zon}"/><circle cx="94" cy="44" r="9" fill="${KLEUREN.zon}"/>`,
  trommel: `<path d="M24 66h112v70q-56 34-112 0z" fill="${KLEUREN.koraal}" ${LIJN}/><ellipse cx="80" cy="66" rx="56" ry="20" fill="${PALET.ivoor}" ${LIJN}/><path d="M24 84l28 58 28-46 28 46 28-58" fill="none" stroke="${KLEUREN.zon}" stroke-width="6"/><path d="M50 52L18 14M112 52l32-38" stroke="${PALET.hout}" stroke-width="9" stroke-linecap="round"/>`,
  bal: `<circle cx="80" cy="98" r="60" fill="${KLEUREN.zon}" ${LIJN}/><path d="M80 38q-40 60 0 120M80 38q40 60 0 120M20 98q60-24 120 0" fill="none" stroke="${KLEUREN.zee}" stroke-width="10"/>`,
  eend: `<path d="M22 104q0 52 62 52 62-4 60-60-24 8-42-4-40-14-80 12z" fill="${KLEUREN.zon}" ${LIJN}/><circle cx="60" cy="66" r="36" fill="${KLEUREN.zon}" ${LIJN}/><path d="M28 70q-28 0-26 10 18 12 34 2z" fill="${KLEUREN.koraal}" ${LIJN}/>${oog(52, 58)}`,
  huis: `<rect x="30" y="76" width="100" height="82" fill="${PALET.ivoor}" ${LIJN}/><path d="M16 80L80 22l64 58z" fill="${KLEUREN.koraal}" ${LIJN}/><rect x="44" y="92" width="30" height="28" fill="${PALET.glasblauw}"/><rect x="90" y="98" width="28" height="60" fill="${PALET.hout}"/>`,
  vlieger: `<path d="M80 8l50 56-50 62-50-62z" fill="${KLEUREN.druif}" ${LIJN}/><path d="M80 8v118M30 64h100" stroke="${KLEUREN.zon}" stroke-width="6"/><path d="M80 126q-18 10 0 18t0 16" fill="none" stroke="${PALET.staal}" stroke-width="5"/>`,
  kasteel: `<path d="M20 158V70h18v-16h16v16h12V40h14V24h16v16h14v30h12v-16h16v16h18v88z" fill="${PALET.muurgrijs}" ${LIJN}/><path d="M62 158v-40q18-20 36 0v40z" fill="${PALET.houtDonker}"/><path d="M88 24V4l24 8-24 8" fill="${KLEUREN.koraal}"/>`,
  plant: `<path d="M46 108h68l-10 50H56z" fill="${KLEUREN.koraal}" ${LIJN}/><path d="M80 108q-6-50-44-60 0 40 44 60zM80 108q4-60 46-72 4 48-46 72zM80 108q-16-60 2-96 22 40-2 96z" fill="${KLEUREN.gras}" ${LIJN}/>`,
  klok: `<circle cx="80" cy="92" r="56" fill="${KLEUREN.zee}" ${LIJN}/><circle cx="80" cy="92" r="42" fill="${PALET.ivoor}"/><path d="M80 92V62M80 92l22 12" stroke="${KLEUREN.inkt}" stroke-width="7" stroke-linecap="round"/><circle cx="44" cy="34" r="18" fill="${KLEUREN.zon}" ${LIJN}/><circle cx="116" cy="34" r="18" fill="${KLEUREN.zon}" ${LIJN}/>`,
  paard: `<path d="M12 150q68 22 136 0" fill="none" stroke="${KLEUREN.koraal}" stroke-width="10" stroke-linecap="round"/><path d="M40 148l6-62q10-18 44-14l16-44 30 4 6 24-22 6-6 40 4 46" fill="${PALET.ivoor}" stroke="${PALET.doosNaad}" stroke-width="5" stroke-linejoin="round"/><path d="M104 30q-16 18-18 44" stroke="${PALET.hout}" stroke-width="11" fill="none"/><path d="M60 72h36v22H60z" fill="${KLEUREN.druif}"/>${oog(122, 42)}`,
  lamp: `<path d="M46 20h68l22 62H24z" fill="${PALET.lampgeel}" ${LIJN}/><path d="M80 82v62" stroke="${PALET.staal}" stroke-width="9"/><path d="M46 144h68v14H46z" fill="${PALET.staal}" ${LIJN}/><circle cx="80" cy="92" r="10" fill="${PALET.lampionlicht}"/>`,
};

export const STUKKEN: readonly string[] = Object.keys(STUK);
export const drawStuk = (toon: string): string => STUK[toon] ?? '';

/** The tower of boxes that it all stands on: from low at the left to high at the right. */
export function drawTrap(): string {
  const dozen = Array.from({ length: 6 }, (_, k) =>
    Array.from({ length: k + 1 }, (_, r) => {
      const [x, y] = [44 + k * 200, 712 - (r + 1) * 84];
      return `<rect x="${x}" y="${y}" width="192" height="82" rx="8" fill="${(k + r) % 2 === 0 ? PALET.doosBruin : PALET.doosLicht}" stroke="${PALET.doosNaad}" stroke-width="5"/><path d="M${x + 80} ${y}h32v26h-32z" fill="${PALET.doosDeksel}"/>`;
    }).join(''),
  ).join('');
  return `<rect width="1280" height="720" fill="${PALET.stadshemel}"/><rect y="240" width="1280" height="480" fill="${PALET.avondpaars}" opacity=".6"/><circle cx="180" cy="120" r="60" fill="${PALET.maan}"/>${Array.from({ length: 26 }, (_, i) => `<circle cx="${(i * 271) % 1280}" cy="${(i * 113) % 300}" r="${2 + (i % 3)}" fill="${PALET.nachtster}"/>`).join('')}${dozen}`;
}
