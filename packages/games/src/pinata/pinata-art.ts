/** The piñatas themselves: three animals of fringed paper that tear, wince and stick out their tongue. */
import { traceSter } from '@spelrijk/game-kit/stage';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { PALET } from './palet.ts';

interface Soort {
  /** Outline in a box of 270 x 240. */
  readonly vorm: string;
  readonly kleuren: readonly string[];
  /** Middle of the face. */
  readonly gezicht: readonly [number, number];
  /** Drawn over the fringe: ears, tassels, tail. */
  readonly los: string;
  /** Holes, from the first tear to the last. */
  readonly gaten: readonly (readonly [number, number, number])[];
}

const drawKwast = (x: number, y: number, hoek: number, kleur: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${hoek})"><path d="M-7 0h14l7 26-7-4-3 8-4-8-4 8-3-8-7 4z" fill="${kleur}"/><circle r="8" fill="${KLEUREN.papier}"/></g>`;

const EZEL =
  'M96 96q40-12 84-2q42 4 42 44q0 14-4 24v56q0 8-8 8h-14q-8 0-8-8v-38h-14v38q0 8-8 8h-14q-8 0-8-8v-38h-22v38q0 8-8 8h-14q-8 0-8-8v-44q-6 6-12 0v44q0 8-8 8h-8q-8 0-8-8v-70q0-14 8-26q-30 2-42-18q-12-22 8-42q22-22 54-12q26 8 32 34z';
const VIS = 'M18 128q6-70 92-72q58 0 88 44q28-34 56-34q8 0 4 8q-14 26-14 54t14 54q4 8-4 8q-28 0-56-34q-30 44-88 44q-86-2-92-72z';
const STER = traceSter(7, 118, 66);

const SOORTEN: readonly Soort[] = [
  {
    vorm: EZEL,
    kleuren: [KLEUREN.koraal, KLEUREN.zon, KLEUREN.zee, PALET.blos, KLEUREN.druif],
    gezicht: [62, 84],
    los:
      `<path d="M66 48q-8-40 8-46q12 10 10 44zM92 52q4-38 20-42q8 14-4 48z" fill="${PALET.koraalDonker}"/><path d="M70 44q-4-26 5-32q5 10 4 30zM97 48q4-22 12-27q2 11-5 28z" fill="${PALET.roze}"/><path d="M112 58q10 10 10 34q12-6 16-20q-4-18-26-14z" fill="${KLEUREN.druif}"/>` +
      drawKwast(226, 116, -24, KLEUREN.druif),
    gaten: [
      [168, 128, 22],
      [132, 152, 26],
      [196, 158, 20],
    ],
  },
  {
    vorm: STER,
    kleuren: [KLEUREN.zon, KLEUREN.koraal, KLEUREN.druif, KLEUREN.zee, KLEUREN.gras],
    gezicht: [135, 112],
    los: Array.from({ length: 7 }, (_, i) =>
      drawKwast(
        135 + Math.sin((i / 7) * Math.PI * 2) * 112,
        122 - Math.cos((i / 7) * Math.PI * 2) * 112,
        (i / 7) * 360 + 180 + (i < 4 ? -30 : 30),
        [KLEUREN.koraal, KLEUREN.zee, KLEUREN.druif, KLEUREN.gras][i % 4] ?? KLEUREN.koraal,
      ),
    ).join(''),
    gaten: [
      [182, 148, 22],
      [92, 152, 22],
      [138, 176, 24],
    ],
  },
  {
    vorm: VIS,
    kleuren: [KLEUREN.zee, KLEUREN.gras, KLEUREN.zon, PALET.blos, KLEUREN.koraal],
    gezicht: [72, 116],
    los: `<path d="M96 58q28-46 70-30q-18 14-20 36q-24-10-50-6z" fill="${KLEUREN.koraal}"/><path d="M116 134q34-4 40 18q-22 20-46 4z" fill="${PALET.stipzee}"/><path d="M112 198q14 30 42 26q-8-14-6-32z" fill="${KLEUREN.koraal}"/>`,
    gaten: [
      [160, 104, 22],
      [128, 176, 22],
      [188, 146, 20],
    ],
  },
];

/** A row of fringe with a scalloped lower edge. */
function drawFranje(y: number, kleur: string): string {
  const lobben = Array.from({ length: 18 }, () => 'q8 15 16 0').join('');
  return `<path d="M-6 ${y - 22}h288v22H-6z" fill="${kleur}"/><path d="M-6 ${y}${lobben}z" fill="${kleur}"/><path d="M-6 ${y}${lobben}" fill="none" stroke="${KLEUREN.inkt}" stroke-width="2" opacity=".16"/>`;
}

function drawGat(x: number, y: number, r: number, i: number): string {
  const rand = Array.from({ length: 14 }, (_, n) => {
    const hoek = (n / 14) * Math.PI * 2;
    const straal = n % 2 === 0 ? r : r * 0.66;
    return `${(x + Math.cos(hoek) * straal).toFixed(1)} ${(y + Math.sin(hoek) * straal * 0.8).toFixed(1)}`;
  }).join('L');
  const slierten = `<path d="M${x - 8} ${y + r * 0.5}q-8 18 2 30M${x + 8} ${y + r * 0.6}q8 14-2 26" fill="none" stroke="${[KLEUREN.zon, PALET.blos, KLEUREN.koraal][i % 3]}" stroke-width="5" stroke-linecap="round"/>`;
  return `<path d="M${rand}z" fill="${PALET.kastanje}" stroke="${PALET.gatrand}" stroke-width="4" stroke-linejoin="round"/><circle cx="${x + 3}" cy="${y}" r="5" fill="${KLEUREN.zon}"/><circle cx="${x - 7}" cy="${y + 3}" r="4" fill="${PALET.blos}"/>${slierten}`;
}

const OGEN: Readonly<Record<string, string>> = {
  blij: `<circle cx="-17" cy="-8" r="12" fill="${PALET.wit}"/><circle cx="17" cy="-8" r="12" fill="${PALET.wit}"/><circle cx="-15" cy="-6" r="6.500" fill="${KLEUREN.inkt}"/><circle cx="15" cy="-6" r="6.500" fill="${KLEUREN.inkt}"/><circle cx="-13" cy="-9" r="2.200" fill="${PALET.wit}"/><circle cx="17" cy="-9" r="2.200" fill="${PALET.wit}"/><path d="M-12 14q12 12 24 0" fill="none" stroke="${KLEUREN.inkt}" stroke-width="5" stroke-linecap="round"/>`,
  au: `<path d="M-26-16l14 8-14 8M26-16l-14 8 14 8" fill="none" stroke="${KLEUREN.inkt}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><ellipse cx="0" cy="18" rx="8" ry="9" fill="${KLEUREN.inkt}"/>`,
  tong: `<circle cx="-17" cy="-8" r="12" fill="${PALET.wit}"/><path d="M6-8h22" stroke="${KLEUREN.inkt}" stroke-width="5" stroke-linecap="round"/><circle cx="-15" cy="-6" r="6.500" fill="${KLEUREN.inkt}"/><path d="M-14 12q14 10 28 0q0 8-4 10q2 16-9 16t-9-15q-6-3-6-11z" fill="${KLEUREN.inkt}"/><path d="M-6 20q8 5 14 1q2 14-6 14t-8-15z" fill="${PALET.tong}"/>`,
};

const soortFor = (n: string): Soort =>
  SOORTEN[Number(n)] ?? SOORTEN[0] ?? { vorm: EZEL, kleuren: [], gezicht: [60, 80], los: '', gaten: [] };

/** All there are: `<soort> <scheuren 0-3>`. */
export const LIJVEN = SOORTEN.flatMap((_, soort) => [0, 1, 2, 3].map((torn) => `${soort} ${torn}`));

/** The animal without its face. */
export function drawLijf(toon: string): string {
  const [soort = '0', torn = '0'] = toon.split(' ');
  const { vorm, kleuren, los, gaten } = soortFor(soort);
  const schuif = soort === '1' ? ' transform="translate(135 122)"' : '';
  const rijen = Array.from({ length: 11 }, (_, i) => drawFranje((i + 1) * 23, kleuren[i % kleuren.length] ?? KLEUREN.zon))
    .toReversed()
    .join('');
  const holes = gaten
    .slice(0, Number(torn))
    .map(([x, y, r], i) => drawGat(x, y, r, i))
    .join('');
  return (
    `<path d="M135 0v${soort === '1' ? 20 : 100}" stroke="${PALET.hout}" stroke-width="6"/>` +
    `<clipPath id="pl-vorm${soort}"><path${schuif} d="${vorm}"/></clipPath><g clip-path="url(#pl-vorm${soort})">${rijen}<path d="M-10 150q140 60 300-30v140H-10z" fill="${KLEUREN.inkt}" opacity=".13"/><path d="M10 40q60-40 150-24q-90 10-130 70z" fill="${PALET.wit}" opacity=".22"/></g>` +
    `<path${schuif} d="${vorm}" fill="none" stroke="${KLEUREN.inkt}" stroke-opacity=".35" stroke-width="3.500" stroke-linejoin="round"/>${los}${holes}`
  );
}

/** All there are: `<soort> <gezicht> <gaaf of pleister>`. */
export const GEZICHTEN = SOORTEN.flatMap((_, soort) =>
  Object.keys(OGEN).flatMap((face) => ['gaaf', 'pleister'].map((plaster) => `${soort} ${face} ${plaster}`)),
);

/** Its face, in the same box: it changes more often than the paper tears. */
export function drawGezicht(toon: string): string {
  const [soort = '0', face = 'blij', plaster = ''] = toon.split(' ');
  const [x, y] = soortFor(soort).gezicht;
  const stuk =
    plaster === 'pleister'
      ? `<g transform="translate(${x + 30} ${y - 30}) rotate(38)"><rect x="-20" y="-8" width="40" height="16" rx="8" fill="${PALET.gezichtLicht}" stroke="${PALET.gezichtSchaduw}" stroke-width="2"/><rect x="-7" y="-8" width="14" height="16" fill="${PALET.gezicht}"/></g>`
      : '';
  return `<g transform="translate(${x} ${y})"><ellipse cx="0" cy="2" rx="40" ry="34" fill="${KLEUREN.papier}" opacity=".9"/><circle cx="-28" cy="10" r="7" fill="${PALET.blos}" opacity=".7"/><circle cx="28" cy="10" r="7" fill="${PALET.blos}" opacity=".7"/>${OGEN[face] ?? OGEN['blij']}</g>${stuk}`;
}
