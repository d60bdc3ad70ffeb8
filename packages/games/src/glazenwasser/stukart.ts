/** Neighbours at their windows, each in a box of 180 x 200. */
import { KLEUREN } from '@spelrijk/ui/tokens';
import { PALET } from './palet.ts';

const LIJN = `stroke="${KLEUREN.inkt}" stroke-opacity=".35" stroke-width="4" stroke-linejoin="round"`;
interface Buur {
  readonly kamer: string;
  readonly gordijn: string;
  readonly wie: string;
}

const gezicht = (huid: string, haar: string, boven = ''): string =>
  `<path d="M46 184q0-50 44-50t44 50z" fill="${KLEUREN.zee}"/><circle cx="90" cy="100" r="40" fill="${huid}" ${LIJN}/><path d="M50 96q0-46 40-46t40 46q-14-22-40-22T50 96z" fill="${haar}"/><circle cx="76" cy="102" r="5" fill="${KLEUREN.inkt}"/><circle cx="104" cy="102" r="5" fill="${KLEUREN.inkt}"/><path d="M76 120q14 12 28 0" fill="none" stroke="${KLEUREN.inkt}" stroke-width="4" stroke-linecap="round"/>${boven}`;

const BUREN: Readonly<Record<string, Buur>> = {
  oma: {
    kamer: PALET.kamerCreme,
    gordijn: KLEUREN.koraal,
    wie: gezicht(
      PALET.huidLicht,
      PALET.zilver,
      `<circle cx="90" cy="48" r="18" fill="${PALET.zilver}"/><g fill="none" stroke="${KLEUREN.inkt}" stroke-width="4"><circle cx="76" cy="102" r="13"/><circle cx="104" cy="102" r="13"/></g>`,
    ),
  },
  kok: {
    kamer: PALET.kamerMint,
    gordijn: KLEUREN.zon,
    wie: gezicht(
      PALET.huidBruin,
      PALET.haarDonker,
      `<path d="M54 70q-16-42 20-40 16-22 32 0 36-2 20 40z" fill="${PALET.wit}" ${LIJN}/><path d="M70 116q20-10 40 0-20 12-40 0z" fill="${PALET.haarDonker}"/>`,
    ),
  },
  kat: {
    kamer: PALET.kamerlila,
    gordijn: KLEUREN.druif,
    wie: `<path d="M40 184q0-64 50-64t50 64z" fill="${PALET.houtLicht}" ${LIJN}/><path d="M52 84L44 36l32 22h28l32-22-8 48q-4 36-38 36T52 84z" fill="${PALET.houtLicht}" ${LIJN}/><circle cx="74" cy="82" r="7" fill="${KLEUREN.inkt}"/><circle cx="106" cy="82" r="7" fill="${KLEUREN.inkt}"/><path d="M84 96h12l-6 8zM60 98H36M60 104l-22 6M120 98h24M120 104l22 6" fill="${PALET.zalm}" stroke="${KLEUREN.inkt}" stroke-width="3" stroke-linecap="round"/>`,
  },
  clown: {
    kamer: PALET.kamergeel,
    gordijn: KLEUREN.zee,
    wie: gezicht(
      PALET.huidLicht,
      KLEUREN.koraal,
      `<circle cx="48" cy="84" r="20" fill="${KLEUREN.koraal}"/><circle cx="132" cy="84" r="20" fill="${KLEUREN.koraal}"/><circle cx="90" cy="110" r="10" fill="${KLEUREN.koraal}"/><path d="M90 14l24 44H66z" fill="${KLEUREN.gras}" ${LIJN}/>`,
    ),
  },
  papegaai: {
    kamer: PALET.kamerMint,
    gordijn: KLEUREN.koraal,
    wie: `<path d="M30 168h120" stroke="${PALET.hout}" stroke-width="10" stroke-linecap="round"/><path d="M62 164q-10-112 40-116 36 6 26 66-4 40-40 50z" fill="${KLEUREN.gras}" ${LIJN}/><path d="M84 84q34 0 36 44-22 22-36 10z" fill="${KLEUREN.zon}"/><path d="M70 66q-32-2-28 22 22 2 28-8z" fill="${PALET.kamergeel}" ${LIJN}/><circle cx="86" cy="68" r="8" fill="${PALET.wit}"/><circle cx="85" cy="69" r="4" fill="${KLEUREN.inkt}"/><path d="M96 48q10-24 24-20-4 16-14 24z" fill="${KLEUREN.koraal}"/>`,
  },
  ridder: {
    kamer: PALET.kamerCreme,
    gordijn: KLEUREN.druif,
    wie: `<path d="M44 184q0-50 46-50t46 50z" fill="${PALET.aluminium}"/><path d="M48 130V84q0-44 42-44t42 44v46z" fill="${PALET.chroom}" ${LIJN}/><path d="M58 84h64v18H58z" fill="${KLEUREN.inkt}"/><circle cx="76" cy="93" r="5" fill="${PALET.wit}"/><circle cx="104" cy="93" r="5" fill="${PALET.wit}"/><path d="M90 40q-6-28 26-30-2 20-20 30z" fill="${KLEUREN.koraal}"/>`,
  },
  muzikant: {
    kamer: PALET.kamerlila,
    gordijn: KLEUREN.zon,
    wie: gezicht(
      PALET.huidPerzik,
      PALET.haarRood,
      `<path d="M84 128l72 26-8 26-68-34z" fill="${KLEUREN.zon}" ${LIJN}/><path d="M148 26v30M148 26l18 6v10l-18-6" stroke="${KLEUREN.inkt}" stroke-width="4" fill="${KLEUREN.inkt}"/><circle cx="141" cy="58" r="8" fill="${KLEUREN.inkt}"/>`,
    ),
  },
  spook: {
    kamer: KLEUREN.inkt,
    gordijn: PALET.druifDiep,
    wie: `<path d="M44 176V92q0-50 46-50t46 50v84l-16-14-14 14-16-14-16 14-14-14z" fill="${PALET.sopwit}" ${LIJN}/><circle cx="74" cy="92" r="8" fill="${KLEUREN.inkt}"/><circle cx="106" cy="92" r="8" fill="${KLEUREN.inkt}"/><ellipse cx="90" cy="116" rx="10" ry="13" fill="${PALET.mond}"/>`,
  },
  schilder: {
    kamer: PALET.kamergroen,
    gordijn: KLEUREN.zee,
    wie: gezicht(
      PALET.huidDiep,
      PALET.haarDonker,
      `<path d="M46 66q10-34 60-26 30 4 24 22-40 12-84 4z" fill="${KLEUREN.koraal}" ${LIJN}/><path d="M128 176q-10-36 26-36 20 8 14 28-16 16-40 8z" fill="${PALET.houtBleek}" ${LIJN}/><circle cx="146" cy="152" r="5" fill="${KLEUREN.koraal}"/><circle cx="158" cy="162" r="5" fill="${KLEUREN.zee}"/>`,
    ),
  },
  planten: {
    kamer: PALET.kamerMint,
    gordijn: PALET.kikkerLicht,
    wie: [36, 90, 144]
      .map(
        (x, i) =>
          `<path d="M${x - 20} 138h40l-6 46h-28z" fill="${KLEUREN.koraal}"/><path d="M${x} 138q-26-${50 + i * 12} -6-${80 - i * 8} 30 30 6 ${80 - i * 8}z" fill="${PALET.kikkerLicht}"/><path d="M${x} 138q24-50 20-70-28 20-20 70z" fill="${KLEUREN.gras}"/>`,
      )
      .join(''),
  },
  ruimte: {
    kamer: KLEUREN.inkt,
    gordijn: KLEUREN.zon,
    wie: `<path d="M40 184q0-46 50-46t50 46z" fill="${PALET.wit}" ${LIJN}/><circle cx="90" cy="94" r="50" fill="${PALET.wit}" ${LIJN}/><circle cx="90" cy="94" r="36" fill="${PALET.ruit}"/><circle cx="78" cy="94" r="5" fill="${KLEUREN.inkt}"/><circle cx="104" cy="94" r="5" fill="${KLEUREN.inkt}"/><path d="M80 110q11 9 22 0" fill="none" stroke="${KLEUREN.inkt}" stroke-width="4" stroke-linecap="round"/>`,
  },
  hond: {
    kamer: PALET.kamergeel,
    gordijn: KLEUREN.gras,
    wie: `<path d="M42 184q0-60 48-60t48 60z" fill="${PALET.haarBlond}" ${LIJN}/><circle cx="90" cy="92" r="42" fill="${PALET.haarBlond}" ${LIJN}/><path d="M52 70q-26 10-20 54 22 2 26-30zM128 70q26 10 20 54-22 2-26-30z" fill="${PALET.kastanje}" ${LIJN}/><circle cx="76" cy="86" r="6" fill="${KLEUREN.inkt}"/><circle cx="104" cy="86" r="6" fill="${KLEUREN.inkt}"/><ellipse cx="90" cy="104" rx="10" ry="7" fill="${KLEUREN.inkt}"/><path d="M84 114h14v14q-7 10-14 0z" fill="${PALET.zalm}"/>`,
  },
};

export const STUKKEN: readonly string[] = Object.keys(BUREN);

export function drawStuk(toon: string): string {
  const { kamer, gordijn, wie } = BUREN[toon] ?? { kamer: PALET.ruit, gordijn: KLEUREN.zee, wie: '' };
  return `<rect width="180" height="200" rx="10" fill="${PALET.kozijn}"/><rect x="10" y="10" width="160" height="176" fill="${kamer}"/><g transform="translate(0 2)">${wie}</g><path d="M10 10h40q-6 60-40 90zM170 10h-40q6 60 40 90z" fill="${gordijn}" ${LIJN}/><rect x="-2" y="184" width="184" height="16" rx="6" fill="${PALET.houtLicht}"/>`;
}

/** The front of the street: dark windows that wait. */
export function drawStraat(): string {
  const stenen = Array.from(
    { length: 60 },
    (_, i) =>
      `<rect x="${(i * 173) % 1240}" y="${(i * 89) % 700}" width="44" height="18" rx="4" fill="${PALET.baksteenMidden}" opacity=".55"/>`,
  ).join('');
  const ramen = Array.from({ length: 12 }, (_, i) => {
    const [x, y] = [58 + (i % 6) * 200, 84 + Math.floor(i / 6) * 316];
    return `<rect x="${x}" y="${y}" width="164" height="210" rx="10" fill="${PALET.kozijn}"/><rect x="${x + 10}" y="${y + 10}" width="144" height="186" fill="${PALET.staalDiep}"/><path d="M${x + 82} ${y + 10}v186M${x + 10} ${y + 100}h144" stroke="${PALET.kozijn}" stroke-width="7"/>`;
  }).join('');
  return `<rect width="1280" height="720" fill="${PALET.baksteen}"/>${stenen}${ramen}<rect width="1280" height="30" fill="${PALET.houtDonker}"/><rect y="686" width="1280" height="34" fill="${PALET.aluminium}"/>`;
}
