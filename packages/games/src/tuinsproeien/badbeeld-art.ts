/** Drawings of the paddling pool and of who is in it. */
import { PALET } from './palet.ts';
import { KLEUREN } from '@spelrijk/ui/tokens';

/** An inflatable pool from above, its rim in two colours. */
export function drawBad(w: number, h: number): string {
  const banden = Array.from({ length: Math.round((w + h) / 130) }, (_, i) => {
    const x = 120 + (i * (w - 240)) / (Math.round((w + h) / 130) - 1);
    return `<path d="M${x} 6v44M${x} ${h - 54}v44" stroke="${PALET.badrandWit}" stroke-width="26" opacity=".9"/>`;
  }).join('');
  const golfjes = Array.from(
    { length: 12 },
    (_, i) =>
      `<path d="M${110 + ((i * 197) % (w - 260))} ${100 + ((i * 83) % (h - 200))}q14-10 28 0t28 0" fill="none" stroke="${PALET.wit}" stroke-width="5" stroke-linecap="round" opacity=".45"/>`,
  ).join('');
  return `<rect x="4" y="12" width="${w - 8}" height="${h - 12}" rx="120" fill="${PALET.zwart}" opacity=".18"/><rect x="4" y="4" width="${w - 8}" height="${h - 14}" rx="118" fill="${PALET.badrandDiep}"/><rect x="4" y="0" width="${w - 8}" height="${h - 18}" rx="116" fill="${PALET.badrand}"/>${banden}<rect x="48" y="46" width="${w - 96}" height="${h - 104}" rx="82" fill="${PALET.waterDiep}"/><rect x="48" y="54" width="${w - 96}" height="${h - 112}" rx="80" fill="${PALET.water}"/><rect x="76" y="76" width="${w - 152}" height="${h - 160}" rx="60" fill="${PALET.waterLicht}" opacity=".4"/>${golfjes}<path d="M70 34Q${w * 0.3} 10 ${w * 0.6} 18" fill="none" stroke="${PALET.wit}" stroke-width="9" stroke-linecap="round" opacity=".45"/>`;
}

/** A bath duck with a shower cap. */
export const drawEend = (): string =>
  `<ellipse cx="62" cy="104" rx="58" ry="13" fill="${PALET.waterDiep}" opacity=".5"/><path d="M6 62q-2-18 14-16 20 10 36 4-10-36 26-44 38-2 38 34 0 14-10 20 6 42-44 44Q10 106 6 62z" fill="${PALET.eendDiep}"/><path d="M8 60q0-14 12-12 22 10 40 2-12-34 22-42 34-2 34 32 0 14-12 20 6 38-38 40Q14 100 8 60z" fill="${PALET.eend}"/><path d="M30 70q20 18 42 2-4 22-24 20-16-2-18-22z" fill="${PALET.eendDiep}"/><path d="M112 38q16-4 18 6-4 12-20 8z" fill="${PALET.snavel}"/><circle cx="98" cy="34" r="7" fill="${PALET.zwart}"/><circle cx="100" cy="31" r="2.500" fill="${PALET.wit}"/><path d="M54 26q-6-24 26-28 36-2 36 26-30-12-62 2z" fill="${PALET.mutsDiep}"/><path d="M56 22q-2-20 24-24 32 0 34 22-28-10-58 2z" fill="${PALET.muts}"/><circle cx="72" cy="8" r="4" fill="${PALET.wit}" opacity=".8"/><circle cx="92" cy="4" r="4" fill="${PALET.wit}" opacity=".8"/><circle cx="104" cy="14" r="3" fill="${PALET.wit}" opacity=".8"/>`;

export const SCHUIM = [
  [30, 66, 28],
  [98, 66, 28],
  [64, 74, 30],
  [46, 42, 28],
  [82, 40, 28],
  [64, 26, 22],
]
  .map(
    ([x = 0, y = 0, r = 0]) =>
      `<circle cx="${x}" cy="${y}" r="${r}" fill="${PALET.schuimDiep}"/><circle cx="${x - 2}" cy="${y - 3}" r="${r - 3}" fill="${PALET.schuim}"/><circle cx="${x - r * 0.35}" cy="${y - r * 0.45}" r="${r * 0.2}" fill="${PALET.wit}"/>`,
  )
  .join('');

const drawOgen = (x: number, y: number, ver: number): string =>
  `<circle cx="${x - ver}" cy="${y}" r="5" fill="${PALET.zwart}"/><circle cx="${x + ver}" cy="${y}" r="5" fill="${PALET.zwart}"/><circle cx="${x - ver + 2}" cy="${y - 2}" r="1.800" fill="${PALET.wit}"/><circle cx="${x + ver + 2}" cy="${y - 2}" r="1.800" fill="${PALET.wit}"/>`;

/** Who sits under the foam: a duckling, a frog with goggles, a boat, a whale, a crab. */
export const VRIENDEN: readonly string[] = [
  `<path d="M12 52q-2-22 20-26 0-18 18-18t18 20q8 24-8 40-40 16-48-16z" fill="${PALET.eendDiep}"/><path d="M14 50q0-20 20-23-2-16 16-16t16 18q8 20-8 35-38 12-44-14z" fill="${PALET.eend}"/><path d="M62 28l16 4-14 8z" fill="${PALET.snavel}"/><circle cx="56" cy="26" r="4.500" fill="${PALET.zwart}"/><path d="M46 10q-2-10 6-8" stroke="${PALET.eendDiep}" stroke-width="4" fill="none" stroke-linecap="round"/>`,
  `<path d="M8 56q0-28 33-28t33 28q0 22-33 22T8 56z" fill="${PALET.kikkerDiep}"/><path d="M10 53q0-25 31-25t31 25q0 18-31 18T10 53z" fill="${PALET.kikker}"/><circle cx="24" cy="26" r="15" fill="${PALET.kikker}"/><circle cx="58" cy="26" r="15" fill="${PALET.kikker}"/><circle cx="24" cy="26" r="11" fill="${PALET.waterLicht}" stroke="${KLEUREN.koraal}" stroke-width="4"/><circle cx="58" cy="26" r="11" fill="${PALET.waterLicht}" stroke="${KLEUREN.koraal}" stroke-width="4"/><path d="M35 26h12" stroke="${KLEUREN.koraal}" stroke-width="4"/>${drawOgen(41, 27, 17)}<path d="M26 54q15 14 30 0" stroke="${PALET.zwart}" stroke-width="4" fill="none" stroke-linecap="round"/>`,
  `<path d="M4 52h74L64 76H18z" fill="${PALET.badrandDiep}"/><path d="M4 50h74L65 70H17z" fill="${PALET.badrand}"/><path d="M38 8v42H10z" fill="${PALET.wit}" stroke="${PALET.schuimDiep}" stroke-width="3"/><path d="M44 16v34h24z" fill="${KLEUREN.zon}"/>${drawOgen(41, 58, 12)}<path d="M35 65q6 5 12 0" stroke="${PALET.zwart}" stroke-width="3" fill="none" stroke-linecap="round"/>`,
  `<path d="M4 48q4-26 36-26 32 2 34 26 0 4-2 8 8-2 8-14 4 22-14 26-12 10-32 10Q4 76 4 48z" fill="${PALET.walvisDiep}"/><path d="M6 46q4-22 34-22t32 24q-6 22-34 24Q6 70 6 46z" fill="${PALET.walvis}"/><path d="M8 54q14 12 40 8-8 12-20 12Q12 72 8 54z" fill="${PALET.wit}"/><path d="M34 22q-2-14-12-14M36 22q0-16 12-16" stroke="${PALET.waterLicht}" stroke-width="6" fill="none" stroke-linecap="round"/><circle cx="26" cy="44" r="5" fill="${PALET.zwart}"/><circle cx="28" cy="42" r="1.800" fill="${PALET.wit}"/>`,
  `<path d="M14 40q-14-4-10-20 6-2 10 6 2-8 10-6 2 14-8 18zM68 40q14-4 10-20-6-2-10 6-2-8-10-6-2 14 8 18z" fill="${PALET.krab}"/><path d="M8 62l-6 10M16 70l-4 10M74 62l6 10M66 70l4 10" stroke="${PALET.krabDiep}" stroke-width="5" stroke-linecap="round"/><ellipse cx="41" cy="56" rx="31" ry="22" fill="${PALET.krabDiep}"/><ellipse cx="41" cy="53" rx="30" ry="20" fill="${PALET.krab}"/><path d="M32 36v-8M50 36v-8" stroke="${PALET.krab}" stroke-width="5"/><circle cx="32" cy="26" r="8" fill="${PALET.wit}"/><circle cx="50" cy="26" r="8" fill="${PALET.wit}"/><circle cx="33" cy="27" r="4" fill="${PALET.zwart}"/><circle cx="51" cy="27" r="4" fill="${PALET.zwart}"/><path d="M30 58q11 10 22 0" stroke="${PALET.zwart}" stroke-width="4" fill="none" stroke-linecap="round"/>`,
];
