/** Rare fish for the album, each in a box of 220 x 150 and looking to the right: a body with something of its own. */
import { KLEUREN } from '@spelrijk/ui/tokens';
import { PALET } from './palet.ts';

const LIJN = `stroke="${KLEUREN.inkt}" stroke-opacity=".3" stroke-width="3.500" stroke-linejoin="round"`;

interface Bouw {
  readonly lijf: string;
  readonly buik: string;
  readonly vin: string;
  /** Half the length and half the height. */
  readonly maat?: readonly [number, number];
  readonly achter?: string;
  readonly voor?: string;
}

const drawOog = (x: number, y: number, r = 11): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${PALET.wit}"/><circle cx="${x + 3}" cy="${y + 1}" r="${r * 0.56}" fill="${KLEUREN.inkt}"/><circle cx="${x + 5}" cy="${y - 2}" r="${r * 0.2}" fill="${PALET.wit}"/>`;

function drawBouw({ lijf, buik, vin, maat: [rx, ry] = [74, 46], achter = '', voor = '' }: Bouw): string {
  const links = 116 - rx;
  return (
    `${achter}<path d="M${links + 14} 76L${links - 26} 40q-6 36 0 72z" fill="${vin}" ${LIJN}/><path d="M92 ${80 - ry}q20-30 54-14l-8 24z" fill="${vin}" ${LIJN}/><path d="M96 ${72 + ry}q10 22 40 14l-4-20z" fill="${vin}" ${LIJN}/>` +
    `<ellipse cx="116" cy="76" rx="${rx}" ry="${ry}" fill="${lijf}" ${LIJN}/><path d="M${links + 14} 88q${rx} ${ry} ${rx * 1.7} 0-${rx * 0.8} ${ry * 1.2}-${rx * 1.7} 0z" fill="${buik}" opacity=".85"/>` +
    `${drawOog(116 + rx * 0.56, 66)}<path d="M${116 + rx * 0.74} 92q10-2 12-9" fill="none" stroke="${KLEUREN.inkt}" stroke-width="4" stroke-linecap="round"/>${voor}`
  );
}

const stippen = (kleur: string, ...plekken: readonly (readonly [number, number, number])[]): string =>
  plekken.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${kleur}"/>`).join('');
const banden = (kleur: string, ...xs: readonly number[]): string =>
  xs.map((x) => `<path d="M${x} 38q10 38 0 76" fill="none" stroke="${kleur}" stroke-width="13"/>`).join('');

const STEKELS = Array.from({ length: 14 }, (_, i) => {
  const hoek = (i / 14) * Math.PI * 2;
  const [c, s] = [Math.cos(hoek), Math.sin(hoek)];
  return `M${(116 + c * 54).toFixed(0)} ${(76 + s * 52).toFixed(0)}L${(116 + c * 72).toFixed(0)} ${(76 + s * 68).toFixed(0)}`;
}).join('');

const SOORTEN: Readonly<Record<string, string>> = {
  kogelvis: drawBouw({
    lijf: PALET.zandgeel,
    buik: PALET.papierwit,
    vin: PALET.oranje,
    maat: [56, 54],
    achter: `<path d="${STEKELS}" stroke="${PALET.oranjeDonker}" stroke-width="7" stroke-linecap="round"/>`,
  }),
  zaagvis: drawBouw({
    lijf: PALET.meeuwgrijs,
    buik: PALET.papierwit,
    vin: PALET.staalGrijs,
    maat: [64, 32],
    voor: `<path d="M172 70h44v12h-44zM178 70l6-10 6 10M194 70l6-10 6 10M178 82l6 10 6-10M194 82l6 10 6-10" fill="${PALET.lichtstaal}" ${LIJN}/>`,
  }),
  platvis: drawBouw({
    lijf: PALET.houtLicht,
    buik: PALET.strand,
    vin: PALET.hout,
    maat: [84, 28],
    voor: `${drawOog(140, 54, 9)}${stippen(PALET.oranje, [80, 72, 6], [104, 84, 5], [124, 68, 6], [98, 66, 4])}`,
  }),
  zwaardvis: drawBouw({
    lijf: PALET.zeeMidden,
    buik: PALET.nevelblauw,
    vin: PALET.zeeDiep,
    maat: [70, 30],
    voor: `<path d="M180 66L218 74 180 84z" fill="${PALET.lichtstaal}" ${LIJN}/>`,
  }),
  zeepaard: `<path d="M128 26q-34-4-38 30-2 20 18 30 18 10 12 30-6 16-24 10-10-6-4-16" fill="none" stroke="${PALET.visrood}" stroke-width="30" stroke-linecap="round"/><path d="M124 40q28 2 46-4" fill="none" stroke="${PALET.visrood}" stroke-width="18" stroke-linecap="round"/><path d="M84 52L62 40M82 68L60 66M92 84L74 94" stroke="${PALET.visroze}" stroke-width="9" stroke-linecap="round"/><path d="M110 14l6-14M124 12l10-10" stroke="${PALET.visroze}" stroke-width="8" stroke-linecap="round"/>${drawOog(122, 30, 9)}`,
  kaasvis: drawBouw({
    lijf: KLEUREN.zon,
    buik: PALET.lampwit,
    vin: PALET.goudRand,
    voor: stippen(PALET.goudRand, [76, 66, 11], [104, 88, 8], [112, 54, 9], [138, 92, 7], [90, 98, 5]),
  }),
  sokvis: drawBouw({ lijf: PALET.papierwit, buik: PALET.papierwit, vin: KLEUREN.koraal, voor: banden(KLEUREN.koraal, 66, 96, 126) }),
  brilvis: drawBouw({
    lijf: PALET.visgroen,
    buik: PALET.papierwit,
    vin: PALET.struik,
    voor: `<g fill="none" stroke="${KLEUREN.inkt}" stroke-width="5"><circle cx="158" cy="66" r="18"/><circle cx="120" cy="64" r="16"/><path d="M136 64h5M104 62L82 54"/></g>`,
  }),
  snorvis: drawBouw({
    lijf: PALET.vispaars,
    buik: PALET.lilaLicht,
    vin: KLEUREN.druif,
    voor: `<path d="M180 88q-20-12-34 2 10 12 34 2 14 12 34-2-14-14-34-2z" fill="${PALET.hout}" ${LIJN}/><path d="M128 34h52l-6-30h-40z" fill="${KLEUREN.inkt}"/><path d="M118 36h72" stroke="${KLEUREN.inkt}" stroke-width="9" stroke-linecap="round"/>`,
  }),
  taartvis: drawBouw({
    lijf: PALET.rozerood,
    buik: PALET.ivoor,
    vin: PALET.visroze,
    voor: `<path d="M50 66q14 20 28 0 14 20 28 0 14 20 28 0" fill="none" stroke="${PALET.wit}" stroke-width="9" stroke-linecap="round"/><path d="M100 34V6" stroke="${KLEUREN.zee}" stroke-width="7"/><circle cx="100" cy="4" r="7" fill="${KLEUREN.zon}"/>${stippen(KLEUREN.koraal, [72, 50, 5], [120, 46, 5])}`,
  }),
  lampvis: drawBouw({
    lijf: PALET.druifDonker,
    buik: PALET.vispaars,
    vin: KLEUREN.inkt,
    maat: [66, 50],
    voor: `<path d="M122 28Q150-10 186 20" fill="none" stroke="${KLEUREN.inkt}" stroke-width="5"/><circle cx="190" cy="26" r="20" fill="${KLEUREN.zon}" opacity=".4"/><circle cx="190" cy="26" r="11" fill="${PALET.lampwit}"/><path d="M146 96l6 12 6-12 6 12 6-12" fill="${PALET.wit}"/>`,
  }),
  sterrenvis: drawBouw({
    lijf: PALET.zeeDiep,
    buik: PALET.zeeMidden,
    vin: KLEUREN.druif,
    voor: [
      [74, 66],
      [102, 92],
      [112, 50],
      [138, 96],
    ]
      .map(
        ([x = 0, y = 0]) => `<path transform="translate(${x} ${y})" d="M0-11l3 7 8 1-6 5 2 8-7-4-7 4 2-8-6-5 8-1z" fill="${KLEUREN.zon}"/>`,
      )
      .join(''),
  }),
  spookvis: `<g opacity=".75">${drawBouw({ lijf: PALET.papierwit, buik: PALET.nevelblauw, vin: PALET.nevelblauw, voor: `<path d="M70 70q20 12 60 10M84 58l10 34M104 54l10 40" fill="none" stroke="${PALET.staalGrijs}" stroke-width="4" opacity=".6"/>` })}</g>`,
  kroonvis: drawBouw({
    lijf: PALET.oranje,
    buik: PALET.lampwit,
    vin: KLEUREN.koraal,
    voor: `<path d="M98 32l4-30 16 16 14-20 14 20 16-14-2 30q-30 8-62-2z" fill="${KLEUREN.zon}" ${LIJN}/>${stippen(KLEUREN.koraal, [118, 24, 5], [138, 24, 5])}`,
  }),
  regenboogvis: drawBouw({
    lijf: KLEUREN.zee,
    buik: PALET.nevelblauw,
    vin: KLEUREN.druif,
    voor: [KLEUREN.koraal, PALET.oranje, KLEUREN.zon, KLEUREN.gras]
      .map((kleur, i) => `<path d="M${58 + i * 20} 44q12 32 0 64" fill="none" stroke="${kleur}" stroke-width="16"/>`)
      .join(''),
  }),
};

/** What bites on a worm, on cheese and on something that glitters. */
export const AZEN: readonly (readonly string[])[] = [
  ['kogelvis', 'zaagvis', 'platvis', 'zwaardvis', 'zeepaard'],
  ['kaasvis', 'sokvis', 'brilvis', 'snorvis', 'taartvis'],
  ['lampvis', 'sterrenvis', 'spookvis', 'kroonvis', 'regenboogvis'],
];

export const SOORTNAMEN: readonly string[] = Object.keys(SOORTEN);

export const drawSoort = (toon: string): string => SOORTEN[toon] ?? '';
