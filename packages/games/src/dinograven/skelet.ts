/** The skeleton, bone by bone, each in the box of the whole animal: so every bone is put in the same place. */
import { BOTTEN } from './state.ts';
import { PALET } from './palet.ts';

export const SKELET_VAK = [500, 340] as const;

/** Lines along which the bones lie, with their widths; the animal looks to the left. */
type Lijn = readonly [d: string, breed: number];

const STAART = [0, 1, 2, 3, 4, 5, 6, 7].map((i): Lijn => {
  const t = i / 7;
  const x = (1 - t) ** 2 * 322 + 2 * t * (1 - t) * 410 + t * t * 486;
  const y = (1 - t) ** 2 * 136 + 2 * t * (1 - t) * 122 + t * t * 204;
  return [`M${x.toFixed(0)} ${(y - 9 + t * 7).toFixed(0)}v${(18 - t * 14).toFixed(0)}`, 17 - t * 8];
});

const BOTLIJNEN: readonly (readonly Lijn[])[] = [
  STAART,
  [
    ['M168 112Q236 96 306 132', 20],
    ['M296 128Q322 134 318 168M300 138Q286 160 292 176', 18],
  ],
  [188, 210, 232, 254].map((x, i): Lijn => [`M${x} ${112 + i * 3}q${-22 + i * 2} 34 ${-2 + i * 3} ${74 - i * 8}`, 11]),
  [
    ['M298 162L262 222', 20],
    ['M262 222L290 284', 15],
    ['M290 284L262 322h-30M262 322l-8-10', 13],
  ],
  [
    ['M314 164L338 232', 22],
    ['M338 232L312 294', 17],
    ['M312 294L292 326h-34M292 326l-12-12', 14],
  ],
  [
    ['M182 168L154 196', 12],
    ['M154 196l14 22M154 196l-4 22', 8],
  ],
  [
    ['M164 110l-8-4', 19],
    ['M146 100l-7-5', 18],
    ['M130 88l-6-7', 17],
  ],
];

function drawLijnen(lijnen: readonly Lijn[]): string {
  return (
    lijnen.map(([d, b]) => `<path d="${d}" stroke="${PALET.botRand}" stroke-width="${b + 6}"/>`).join('') +
    lijnen.map(([d, b]) => `<path d="${d}" stroke="${PALET.bot}" stroke-width="${b}"/>`).join('') +
    lijnen
      .map(
        ([d, b]) =>
          `<path d="${d}" stroke="${PALET.botSchaduw}" stroke-width="${(b * 0.3).toFixed(1)}" transform="translate(${(b * 0.2).toFixed(1)} ${(b * 0.24).toFixed(1)})"/>`,
      )
      .join('')
  );
}

/** The skull, with its teeth; in the end an eye lights up in it. */
function drawSchedel(toon: string): string {
  const oog =
    toon === 'leeft' ? `<circle cx="84" cy="58" r="10" fill="${PALET.gloed}"/><circle cx="81" cy="58" r="4" fill="${PALET.bord}"/>` : '';
  const kaak = toon === 'leeft' ? 'rotate(12 110 84)' : '';
  return (
    `<g stroke="${PALET.botRand}" stroke-width="5" stroke-linejoin="round"><g transform="${kaak}"><path d="M122 84Q112 112 76 112Q34 112 18 100Q16 92 22 90Q60 98 100 84z" fill="${PALET.botSchaduw}"/><path d="M30 92l6-12 7 13 7-12 7 12 7-13 7 12 7-13 5 11" fill="${PALET.wit}"/></g>` +
    `<path d="M128 80Q136 34 96 26Q62 20 42 44Q14 52 10 70Q8 84 22 84Q70 92 110 82z" fill="${PALET.bot}"/><path d="M24 84l6 13 7-13 7 13 8-13 7 13 8-13 7 12 8-13" fill="${PALET.wit}"/><circle cx="84" cy="58" r="15" fill="${PALET.kuil}"/><path d="M108 50q12 4 8 20" fill="none"/><ellipse cx="28" cy="64" rx="6" ry="4" fill="${PALET.kuil}"/></g>${oog}`
  );
}

/** Bone `i`. */
export const drawBot = (i: number, toon = ''): string =>
  i === BOTTEN - 1
    ? drawSchedel(toon)
    : `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${drawLijnen(BOTLIJNEN[i] ?? [])}</g>`;

/** The stand in the museum tent, with the whole animal sketched on it. */
export const drawSteiger = (): string =>
  `<path d="M40 334h430v-12H40z" fill="${PALET.plank}"/><path d="M40 340h430v-8H40z" fill="${PALET.plankDiep}"/><path d="M420 322V196M150 322V128" stroke="${PALET.staalDiep}" stroke-width="7"/><path d="M404 196h32M134 128h32" stroke="${PALET.staal}" stroke-width="7" stroke-linecap="round"/>` +
  `<g fill="none" stroke="${PALET.schets}" stroke-width="3.500" stroke-dasharray="9 8" stroke-linecap="round" opacity=".85">${BOTLIJNEN.flat()
    .map(([d]) => `<path d="${d}"/>`)
    .join('')}<path d="M128 80Q136 34 96 26Q62 20 42 44Q14 52 10 70Q8 84 22 84Q70 92 110 82zM122 84Q112 112 76 112Q34 112 18 100"/></g>`;
