import { KLEUREN } from '@spelrijk/ui/tokens';
import { PALET } from './palet.ts';

const LIJN = `stroke="${KLEUREN.inkt}" stroke-opacity=".35" stroke-width="4" stroke-linejoin="round"`;
const drawBloep = (x: number, y: number, s: number, mond = 'lach'): string =>
  `<g transform="translate(${x} ${y}) scale(${s})"><ellipse rx="44" ry="46" fill="${KLEUREN.zon}" stroke="${PALET.goudRand}" stroke-width="4"/><circle cx="-16" cy="-8" r="13" fill="${PALET.wit}"/><circle cx="16" cy="-8" r="13" fill="${PALET.wit}"/><circle cx="-13" cy="-10" r="7" fill="${KLEUREN.inkt}"/><circle cx="19" cy="-10" r="7" fill="${KLEUREN.inkt}"/><path d="M0-46v-16" stroke="${PALET.goudRand}" stroke-width="5"/><circle cy="-66" r="8" fill="${PALET.vonk}" stroke="${PALET.goudRand}" stroke-width="3"/>${mond === 'lach' ? `<path d="M-12 16q12 12 24 0" fill="none" stroke="${KLEUREN.inkt}" stroke-width="5" stroke-linecap="round"/>` : `<ellipse cy="20" rx="9" ry="11" fill="${PALET.mond}"/>`}</g>`;

interface Poster {
  readonly grond: string;
  readonly beeld: string;
}

const POSTER: readonly Poster[] = [
  {
    grond: PALET.zeeLicht,
    beeld: `<path d="M40 60l60-14 60 14v92l-60 14-60-14z" fill="${PALET.vanille}" ${LIJN}/><path d="M56 132q20-40 44-20t44-34" fill="none" stroke="${PALET.koraalDonker}" stroke-width="6" stroke-dasharray="10 8"/><path d="M132 64l20 20M152 64l-20 20" stroke="${PALET.koraalDonker}" stroke-width="8" stroke-linecap="round"/>${drawBloep(100, 196, 0.62)}`,
  },
  {
    grond: PALET.zilverBleek,
    beeld: `<path d="M20 150h160q-14 50-50 50H70q-36 0-50-50z" fill="${PALET.hout}" ${LIJN}/><path d="M100 150V56l62 76h-62z" fill="${KLEUREN.papier}" ${LIJN}/><path d="M56 176q-8 14 0 26M150 176q10 14 2 28" stroke="${KLEUREN.zee}" stroke-width="8" stroke-linecap="round" fill="none"/><path d="M0 206q20-14 40 0t40 0 40 0 40 0 40 0v34H0z" fill="${KLEUREN.zee}"/>${drawBloep(62, 118, 0.6, 'o')}`,
  },
  {
    grond: PALET.lampwit,
    beeld: `<path d="M10 206q90-70 180 0v34H10z" fill="${PALET.houtBleek}"/>${[46, 100, 154].map((x, i) => `<path d="M${x - 26} ${150 + (i % 2) * 14}q0-34 26-34t30 30q10-2 12-14 12 44-26 50-40 2-42-32z" fill="${KLEUREN.papier}" ${LIJN}/><path d="M${x - 6} ${114 + (i % 2) * 14}q2-14 10-8 8-10 10 4" fill="${KLEUREN.koraal}"/><circle cx="${x - 6}" cy="${138 + (i % 2) * 14}" r="4" fill="${KLEUREN.inkt}"/>`).join('')}${drawBloep(100, 78, 0.56, 'o')}`,
  },
  {
    grond: PALET.zilver,
    beeld: `<path d="M0 240L70 70l30 40 34-60 66 190z" fill="${PALET.staalMidden}"/><path d="M66 206v-70q34-34 68 0v70z" fill="${PALET.hout}" ${LIJN}/><circle cx="122" cy="172" r="6" fill="${KLEUREN.zon}"/><path d="M132 206h14v-66" stroke="${PALET.vonk}" stroke-width="6" fill="none"/>${drawBloep(44, 206, 0.5)}`,
  },
  {
    grond: PALET.filmzwart,
    beeld: `<circle cx="66" cy="84" r="20" fill="${PALET.vonk}"/><circle cx="134" cy="84" r="20" fill="${PALET.vonk}"/><circle cx="70" cy="88" r="8" fill="${KLEUREN.inkt}"/><circle cx="138" cy="88" r="8" fill="${KLEUREN.inkt}"/><path d="M64 128q36 26 72 0" fill="none" stroke="${PALET.vonk}" stroke-width="6" stroke-linecap="round"/>${drawBloep(100, 196, 0.56, 'o')}`,
  },
  {
    grond: PALET.lampgeel,
    beeld: `<path d="M20 190Q16 92 92 84q10-44 54-40 40 8 34 46-14 18-44 14 24 40 4 86z" fill="${KLEUREN.gras}" ${LIJN}/><circle cx="148" cy="66" r="9" fill="${PALET.wit}"/><circle cx="151" cy="67" r="5" fill="${KLEUREN.inkt}"/><path d="M176 92l22 12-14 6 12 14-26-10z" fill="${KLEUREN.koraal}"/><path d="M40 96L26 66l28 18 4-30 18 28" fill="${PALET.bosgroen}"/>${drawBloep(58, 206, 0.5, 'o')}`,
  },
  {
    grond: PALET.zeeBleek,
    beeld: `<path d="M70 50h46v84q36 8 54 34 4 24-20 26-60 4-80-40z" fill="${KLEUREN.koraal}" ${LIJN}/><path d="M70 74h46M70 98h46" stroke="${KLEUREN.papier}" stroke-width="12"/><path d="M52 44q-18-10-10-26 16 4 16 18" fill="none" stroke="${KLEUREN.papier}" stroke-width="6" stroke-linecap="round"/>${drawBloep(48, 196, 0.5, 'o')}`,
  },
  {
    grond: PALET.raamnacht,
    beeld: `<ellipse cx="100" cy="82" rx="52" ry="60" fill="${KLEUREN.koraal}" ${LIJN}/><path d="M80 30q-24 52 0 106M120 30q24 52 0 106" fill="none" stroke="${KLEUREN.zon}" stroke-width="9"/><path d="M76 138l8 34M124 138l-8 34" stroke="${PALET.vanille}" stroke-width="4"/>${drawBloep(100, 186, 0.5)}<path d="M76 196h48v26H76z" fill="${PALET.houtLicht}" ${LIJN}/>`,
  },
  {
    grond: PALET.zeeBleek,
    beeld: `<g fill="${KLEUREN.papier}"><ellipse cx="100" cy="178" rx="92" ry="34"/><circle cx="56" cy="150" r="36"/><circle cx="114" cy="140" r="44"/><circle cx="156" cy="160" r="28"/></g><path d="M20 60q80 30 160 0" fill="none" stroke="${KLEUREN.papier}" stroke-width="4"/>${[36, 68, 100, 132, 164].map((x, i) => `<path d="M${x - 12} ${66 + Math.sin(i) * 6}h24l-12 24z" fill="${[KLEUREN.koraal, KLEUREN.zon, KLEUREN.druif][i % 3] ?? KLEUREN.zon}"/>`).join('')}${drawBloep(96, 128, 0.62)}`,
  },
  {
    grond: PALET.dekenpaars,
    beeld: `<circle cx="66" cy="86" r="34" fill="none" stroke="${PALET.lampgeel}" stroke-width="22"/><path d="M90 108l66 66M136 152l-20 20M156 174l-18 18" stroke="${PALET.lampgeel}" stroke-width="20" stroke-linecap="round"/><circle cx="42" cy="70" r="5" fill="${PALET.goudRand}"/><circle cx="90" cy="78" r="4" fill="${PALET.goudRand}"/><circle cx="126" cy="142" r="6" fill="${PALET.goudRand}"/>${drawBloep(58, 196, 0.5)}`,
  },
  {
    grond: PALET.zaalroos,
    beeld: `<path d="M20 206V110L100 58l80 52v96z" fill="${PALET.gordijn}" ${LIJN}/><rect x="40" y="120" width="120" height="50" rx="6" fill="${KLEUREN.papier}"/><path d="M20 206h160v20H20z" fill="${PALET.goudRand}"/>${[48, 74, 100, 126, 152].map((x) => `<circle cx="${x}" cy="108" r="6" fill="${KLEUREN.zon}"/>`).join('')}${drawBloep(100, 190, 0.5, 'o')}`,
  },
  {
    grond: PALET.nachtdeken,
    beeld: `<path d="M100 24l20 44 48 6-35 33 9 48-42-24-42 24 9-48-35-33 48-6z" fill="${KLEUREN.zon}" ${LIJN}/><path d="M30 200q70-40 140 0" fill="none" stroke="${PALET.vonk}" stroke-width="5" stroke-dasharray="3 12" stroke-linecap="round"/>${drawBloep(66, 196, 0.5)}<g transform="translate(136 196) scale(.5)"><circle r="46" fill="${PALET.zeeLicht}" ${LIJN}/><circle cx="-14" cy="-8" r="9" fill="${KLEUREN.inkt}"/><circle cx="14" cy="-8" r="9" fill="${KLEUREN.inkt}"/><path d="M-14 14q14 14 28 0" fill="none" stroke="${KLEUREN.inkt}" stroke-width="6" stroke-linecap="round"/></g>`,
  },
];

/** @param toon `deel1` and on */
export function drawPoster(toon: string): string {
  const { grond, beeld } = POSTER[Number(toon.replace('deel', '')) - 1] ?? { grond: PALET.zilver, beeld: '' };
  return `<rect x="2" y="6" width="198" height="276" rx="12" fill="${PALET.filmzwart}" opacity=".4"/><rect width="196" height="274" rx="12" fill="${PALET.goudRand}"/><rect x="8" y="8" width="180" height="258" rx="6" fill="${grond}"/><g transform="translate(-2 12)">${beeld}</g>`;
}

export const drawBinnenkort = (): string =>
  `<rect width="196" height="274" rx="12" fill="none" stroke="${PALET.goudRand}" stroke-width="6" stroke-dasharray="16 12"/><path d="M72 108q4-34 32-34 30 2 30 30 0 18-18 28-14 8-14 24" fill="none" stroke="${KLEUREN.zon}" stroke-width="14" stroke-linecap="round"/><circle cx="102" cy="190" r="10" fill="${KLEUREN.zon}"/>`;

/** The wall of the foyer, with lamps over two rows of posters. */
export const drawFoyer = (): string =>
  `<rect width="1280" height="720" fill="${PALET.zaalroos}"/>${Array.from({ length: 16 }, (_, i) => `<rect x="${i * 80}" width="40" height="720" fill="${PALET.zaalwijn}" opacity=".35"/>`).join('')}<rect y="690" width="1280" height="30" fill="${PALET.goudRand}"/><rect width="1280" height="36" fill="${PALET.gordijnDonker}"/>${Array.from({ length: 20 }, (_, i) => `<circle cx="${32 + i * 64}" cy="36" r="11" fill="${PALET.lampgeel}"/>`).join('')}`;

/** Three sets: a street, a beach, the moon; each in a box of 736 x 332. */
export function drawSet(toon: string): string {
  const vloer = { '0': PALET.tegel, '1': PALET.houtBleek, '2': PALET.zilver }[toon] ?? PALET.tegel;
  const lucht = { '0': PALET.zeeBleek, '1': PALET.lampgeel, '2': PALET.filmnacht }[toon] ?? PALET.zeeBleek;
  const achter =
    toon === '0'
      ? [60, 220, 380, 540]
          .map(
            (x, i) =>
              `<rect x="${x}" y="${90 + (i % 2) * 30}" width="130" height="170" fill="${[KLEUREN.koraal, PALET.vanille, KLEUREN.druif, KLEUREN.zon][i] ?? KLEUREN.zon}"/><rect x="${x + 24}" y="${120 + (i % 2) * 30}" width="34" height="40" fill="${PALET.raamnacht}"/><rect x="${x + 74}" y="${120 + (i % 2) * 30}" width="34" height="40" fill="${PALET.lampgeel}"/>`,
          )
          .join('')
      : toon === '1'
        ? `<circle cx="560" cy="92" r="52" fill="${KLEUREN.papier}" opacity=".7"/><rect y="170" width="736" height="80" fill="${PALET.zeeLicht}"/><path d="M96 250q10-90-6-150M90 104q-50-10-70 20 40-6 70-20M90 104q40-30 80 0-44-4-80 0" fill="none" stroke="${PALET.bosgroen}" stroke-width="16" stroke-linecap="round"/>`
        : `<circle cx="600" cy="80" r="44" fill="${PALET.zeeLicht}"/><path d="M570 70q20-20 50 6" stroke="${KLEUREN.gras}" stroke-width="14" fill="none" stroke-linecap="round"/>${[
            [60, 60],
            [180, 110],
            [300, 40],
            [430, 90],
            [690, 160],
          ]
            .map(([x = 0, y = 0]) => `<circle cx="${x}" cy="${y}" r="5" fill="${PALET.vonk}"/>`)
            .join('')}<ellipse cx="200" cy="270" rx="70" ry="20" fill="${PALET.staalBleek}"/>`;
  return `<rect width="736" height="332" fill="${lucht}"/>${achter}<rect y="246" width="736" height="86" fill="${vloer}"/><path d="M0 250h736" stroke="${KLEUREN.inkt}" stroke-opacity=".15" stroke-width="8"/>`;
}

/** Bloep on the set, in a box of 110 x 140. */
export function drawHeld(toon: string): string {
  const mond =
    toon === 'schrik'
      ? `<ellipse cx="55" cy="92" rx="11" ry="13" fill="${PALET.mond}"/>`
      : `<path d="M40 88q15 16 30 0" fill="none" stroke="${KLEUREN.inkt}" stroke-width="6" stroke-linecap="round"/>`;
  const taart = `<path d="M16 60q10-30 40-26t40 24q0 26-40 30T16 60z" fill="${KLEUREN.papier}" ${LIJN}/><circle cx="40" cy="58" r="6" fill="${KLEUREN.inkt}"/><circle cx="70" cy="58" r="6" fill="${KLEUREN.inkt}"/><circle cx="56" cy="40" r="8" fill="${KLEUREN.koraal}"/>`;
  const nat = `<path d="M20 20q8 12 0 20-10-6 0-20zM90 26q8 12 0 20-10-6 0-20zM55 0q8 12 0 20-10-6 0-20z" fill="${KLEUREN.zee}"/>`;
  return `<path d="M36 124v14M74 124v14" stroke="${PALET.goudRand}" stroke-width="12" stroke-linecap="round"/><path d="M55 32V16" stroke="${PALET.goudRand}" stroke-width="6"/><circle cx="55" cy="12" r="9" fill="${PALET.vonk}" stroke="${PALET.goudRand}" stroke-width="3"/><ellipse cx="55" cy="78" rx="47" ry="50" fill="${KLEUREN.zon}" stroke="${PALET.goudRand}" stroke-width="4"/>${toon === 'taart' ? taart : `<circle cx="38" cy="66" r="14" fill="${PALET.wit}"/><circle cx="72" cy="66" r="14" fill="${PALET.wit}"/><circle cx="41" cy="66" r="7" fill="${KLEUREN.inkt}"/><circle cx="75" cy="66" r="7" fill="${KLEUREN.inkt}"/>`}${mond}${toon === 'nat' ? nat : ''}`;
}

const REKWISIET: Readonly<Record<string, string>> = {
  banaan: `<path d="M12 66q30 10 40-24l10-30 10 4-6 34q12 14 26 16-4 14-30 8-10 22-34 16-12-8-16-24z" fill="${KLEUREN.zon}" ${LIJN}/><path d="M62 12l10 4" stroke="${PALET.hout}" stroke-width="8" stroke-linecap="round"/>`,
  trampoline: `<path d="M20 48l-8 34M80 48l8 34M50 50v32" stroke="${PALET.staalMidden}" stroke-width="7" stroke-linecap="round"/><ellipse cx="50" cy="44" rx="46" ry="16" fill="${KLEUREN.koraal}" ${LIJN}/><ellipse cx="50" cy="42" rx="34" ry="10" fill="${KLEUREN.inkt}"/>`,
  taart: `<path d="M10 46h80l-8 36H18z" fill="${PALET.houtLicht}" ${LIJN}/><path d="M8 46q8-26 42-24t42 24q-10 12-20 0-10 12-22 0-10 12-22 0-10 12-20 0z" fill="${KLEUREN.papier}" ${LIJN}/><circle cx="50" cy="16" r="9" fill="${KLEUREN.koraal}"/>`,
  wolk: `<g fill="${PALET.staalBleek}" ${LIJN}><ellipse cx="50" cy="46" rx="44" ry="18"/><circle cx="32" cy="36" r="18"/><circle cx="60" cy="30" r="22"/></g><path d="M26 68l-6 18M50 70l-6 18M74 68l-6 18" stroke="${KLEUREN.zee}" stroke-width="7" stroke-linecap="round"/>`,
  ballon: `<ellipse cx="50" cy="36" rx="28" ry="34" fill="${KLEUREN.druif}" ${LIJN}/><path d="M50 70l-6 8h12z" fill="${KLEUREN.druif}"/><path d="M50 78q-10 10 0 20" fill="none" stroke="${KLEUREN.inkt}" stroke-width="3"/><ellipse cx="40" cy="24" rx="6" ry="10" fill="${PALET.wit}" opacity=".6"/>`,
  spin: `<path d="M22 44L4 30M20 54L2 56M24 66L10 82M78 44l18-14M80 54l18 2M76 66l14 16" stroke="${KLEUREN.inkt}" stroke-width="6" stroke-linecap="round"/><circle cx="50" cy="54" r="30" fill="${PALET.dekenpaars}" ${LIJN}/><circle cx="40" cy="48" r="9" fill="${PALET.wit}"/><circle cx="60" cy="48" r="9" fill="${PALET.wit}"/><circle cx="41" cy="50" r="4" fill="${KLEUREN.inkt}"/><circle cx="61" cy="50" r="4" fill="${KLEUREN.inkt}"/><path d="M40 66q10 8 20 0" fill="none" stroke="${PALET.wit}" stroke-width="4" stroke-linecap="round"/>`,
};
export const drawRekwisiet = (toon: string): string => REKWISIET[toon] ?? '';
