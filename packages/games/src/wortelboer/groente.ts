/** Carrots as drawings, in the shapes in which they come out of the ground; and who is after them. */
import { PALET } from './palet.ts';

const LOOF = `<path d="M74 112Q40 96 20 40q30 8 44 44Q56 40 66 4q22 30 16 78Q104 44 132 34q-14 56-50 78z" fill="${PALET.loofDiep}"/><path d="M74 108Q50 92 34 54q22 12 36 44Q64 50 70 20q12 34 6 76Q96 60 116 50q-12 38-38 58z" fill="${PALET.loof}"/>`;
const STREPEN = `<path d="M46 142h26M92 172h18M56 204h20M78 238h14" stroke="${PALET.wortelDiep}" stroke-width="7" stroke-linecap="round"/><path d="M52 124q-8 28 0 60" stroke="${PALET.wortelLicht}" stroke-width="9" stroke-linecap="round" fill="none"/>`;

/** The root under the leaves, by shape: plain, on two legs, a heart, a curl. */
const WORTELS: readonly string[] = [
  `<path d="M36 128q2-26 39-26t39 26q0 60-24 132-8 44-15 64-7-20-15-64-24-72-24-132z" fill="${PALET.wortelDiep}"/><path d="M40 128q2-20 34-20t33 20q0 56-22 126-6 36-11 54-6-18-12-54-22-70-22-126z" fill="${PALET.wortel}"/>${STREPEN}`,
  `<path d="M36 128q2-26 39-26t39 26q2 40 2 70 16 70-2 124-22-8-26-44l-13-56-13 56q-4 36-26 44-18-54-2-124 0-30 2-70z" fill="${PALET.wortelDiep}"/><path d="M41 128q2-20 34-20t34 20q2 40 2 72 12 58 0 110-16-10-19-38l-17-66-17 66q-3 28-19 38-12-52 0-110 0-32 2-72z" fill="${PALET.wortel}"/><path d="M58 142a6 6 0 1 0 .1 0M90 142a6 6 0 1 0 .1 0" fill="${PALET.inkt}"/><path d="M60 164q15 14 30 0" fill="none" stroke="${PALET.inkt}" stroke-width="6" stroke-linecap="round"/>`,
  `<path d="M75 136q-10-30-42-24-30 14-20 60 14 62 62 112 48-50 62-112 10-46-20-60-32-6-42 24z" fill="${PALET.wortelDiep}"/><path d="M75 146q-12-32-38-28-24 10-16 50 12 54 54 100 42-46 54-100 8-40-16-50-26-4-38 28z" fill="${PALET.wortel}"/><path d="M34 140q-6 18 2 42" stroke="${PALET.wortelLicht}" stroke-width="10" stroke-linecap="round" fill="none"/><path d="M90 190h22M58 226h16" stroke="${PALET.wortelDiep}" stroke-width="7" stroke-linecap="round"/>`,
  `<path d="M75 124q-4 70 26 84 36 8 30 42-12 30-46 16-22-14-6-30" fill="none" stroke="${PALET.wortelDiep}" stroke-width="50" stroke-linecap="round" stroke-linejoin="round"/><path d="M75 124q-4 70 26 84 36 8 30 42-12 30-46 16-22-14-6-30" fill="none" stroke="${PALET.wortel}" stroke-width="38" stroke-linecap="round" stroke-linejoin="round"/><path d="M66 128q-4 36 6 60" stroke="${PALET.wortelLicht}" stroke-width="8" stroke-linecap="round" fill="none"/>`,
];

export const WORTELTONEN = ['1', '2', '3'] as const;
export const drawWortel = (toon: string): string => `${LOOF}${WORTELS[Number(toon)] ?? ''}`;

/** The leaves alone: what is seen of a carrot that the mole has by its tip. */
export const LOOFALLEEN = LOOF;

/** A rabbit in a box of 120 x 150; `hap` has a carrot in its paws. */
export function drawKonijn(toon: string): string {
  const bruin = toon.startsWith('bruin');
  const [vacht, diep] = bruin ? [PALET.konijnBruin, PALET.konijnBruinDiep] : [PALET.konijn, PALET.konijnDiep];
  const hap = toon.endsWith('hap');
  return `<ellipse cx="60" cy="146" rx="48" ry="6" fill="${PALET.inkt}" opacity=".15"/><path d="M42 60Q22 4 42 2t16 56zM78 60Q98 4 80 2T62 58z" fill="${diep}"/><path d="M44 54Q32 12 42 10t10 44zM76 54Q88 12 79 10t-11 44z" fill="${PALET.oor}"/><ellipse cx="60" cy="112" rx="40" ry="34" fill="${diep}"/><ellipse cx="58" cy="110" rx="36" ry="31" fill="${vacht}"/><circle cx="60" cy="74" r="33" fill="${diep}"/><circle cx="59" cy="72" r="30" fill="${vacht}"/><circle cx="48" cy="68" r="5" fill="${PALET.inkt}"/><circle cx="72" cy="68" r="5" fill="${PALET.inkt}"/><ellipse cx="60" cy="79" rx="6" ry="4" fill="${PALET.neus}"/><path d="M60 83v5M52 88q8 6 16 0" fill="none" stroke="${PALET.inkt}" stroke-width="3.500" stroke-linecap="round"/><rect x="55" y="89" width="10" height="9" rx="2" fill="${PALET.tand}"/><circle cx="38" cy="80" r="6" fill="${PALET.oor}"/><circle cx="82" cy="80" r="6" fill="${PALET.oor}"/>${hap ? `<g transform="translate(34 84) rotate(-62 30 20) scale(.22)">${drawWortel('')}${WORTELS[0] ?? ''}</g>` : ''}<ellipse cx="38" cy="116" rx="12" ry="10" fill="${diep}"/><ellipse cx="82" cy="116" rx="12" ry="10" fill="${diep}"/>`;
}

/** The mole from the side, looking to the right; `hap` has what it was after. */
export const drawMol = (toon: string): string =>
  `${toon === 'hap' ? `<g transform="translate(108 46) rotate(70) scale(.42)"><g transform="translate(-75 -120)">${WORTELS[0] ?? ''}</g></g>` : ''}<ellipse cx="66" cy="54" rx="58" ry="42" fill="${PALET.molDiep}"/><ellipse cx="66" cy="50" rx="54" ry="38" fill="${PALET.mol}"/><path d="M26 34q22-18 50-16" stroke="${PALET.molLicht}" stroke-width="8" stroke-linecap="round" fill="none"/><path d="M104 40q30 2 36 16-8 14-36 12z" fill="${PALET.mol}"/><circle cx="140" cy="56" r="10" fill="${PALET.neus}"/><circle cx="104" cy="42" r="7" fill="${PALET.wit}"/><circle cx="106" cy="43" r="4" fill="${PALET.inkt}"/><path d="M108 70q8 4 16-2" fill="none" stroke="${PALET.inkt}" stroke-width="4" stroke-linecap="round"/><path d="M82 78q22-2 28 12-12 12-30 4zM40 82q18 0 22 12-12 8-26 2z" fill="${PALET.poot}"/><path d="M96 92l6-10M104 92l3-8M52 94l4-8" stroke="${PALET.molDiep}" stroke-width="3" stroke-linecap="round"/><path d="M12 60q-14 2-12 16" fill="none" stroke="${PALET.poot}" stroke-width="6" stroke-linecap="round"/>`;
