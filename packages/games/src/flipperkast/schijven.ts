/** Families C and K: how the targets stand and what is on them, what is aimed at, and the buttons for a word in pieces. */
import type { Item } from '@spelrijk/game-kit/contract';
import { isTyped, ticksInFase } from '@spelrijk/game-kit/run';
import { drawKlaarKnop, popIn, drawOptiebord, shake, between } from '@spelrijk/game-kit/stage';
import type { Optielook, Plek } from '@spelrijk/game-kit/stage';
import { isOrdering, schijfToCopy, stands } from '@spelrijk/game-kit/mechanics/schieten';
import type { Schietend } from '@spelrijk/game-kit/mechanics/schieten';

/** Where the targets stand: in one row, or in two when there are many. */
export interface Schijfveld {
  readonly midden: number;
  /** Width of the room for a row. */
  readonly breed: number;
  /** Heights of the first and the second row, and of one alone. */
  readonly rijen: { readonly eerste: number; readonly tweede: number; readonly alleen: number };
  /** How many one row takes: with letters, with answers. */
  readonly perRij: { readonly letters: number; readonly antwoorden: number };
}

const HOOG = 96;
const SCHIJF: Optielook = { pick: 'schijf', letters: 56, rand: { w: 30, h: 24 }, plaat: { krimp: 16 }, gloed: { w: 30, h: 30 } };

/** Answers and words need wider targets than letters. */
const isWide = (state: Schietend): boolean => !isOrdering(state) || state.opties.some((stuk) => stuk.length > 4);

/** Centre and width of target `i`. */
export function schijfPlek(state: Schietend, veld: Schijfveld, i: number): { readonly x: number; readonly y: number; readonly w: number } {
  const n = state.opties.length;
  const breed = isWide(state);
  const alleen = n <= (breed ? veld.perRij.antwoorden : veld.perRij.letters);
  const lengte = alleen ? n : Math.ceil(n / 2);
  const rij = i < lengte ? 0 : 1;
  const { eerste, tweede } = veld.rijen;
  const hier = rij === 0 ? lengte : n - lengte;
  const stap = Math.min(breed ? 320 : 150, veld.breed / hier);
  const x = veld.midden + (i - rij * lengte - (hier - 1) / 2) * stap;
  return { x, y: alleen ? veld.rijen.alleen : rij === 0 ? eerste : tweede, w: Math.min(breed ? 300 : 128, stap - 8) };
}

/**
 * The targets: standing, aimed at (`mik`) or down (`om`). They pop in and shake when they only thud; the one to hit lights up where that
 * is shown. Drawn by the game as `schijf`, `schijf-breed` and `gloed`.
 */
export function drawSchijven(state: Schietend, veld: Schijfveld, z: number): Item[] {
  const kijk = schijfToCopy(state);
  return state.opties.flatMap((_, i) => drawSchijf(state, veld, { i, z, kijk: i === kijk }));
}

interface SchijfOpties {
  readonly i: number;
  readonly z: number;
  readonly kijk: boolean;
}

function drawSchijf(state: Schietend, veld: Schijfveld, { i, z, kijk }: SchijfOpties): Item[] {
  const { run, bonk, mik, tick } = state;
  const { x: x0, y, w } = schijfPlek(state, veld, i);
  const speelt = run.fase === 'spelen';
  const om = !stands(state, i);
  const sx = speelt ? popIn(ticksInFase(state), { van: (i % 6) * 3, duur: 20 }) : 1;
  const x = x0 + (bonk?.schijf === i ? shake(state, tick - bonk.op, { periode: 14, demping: 10, uitslag: 8 }) : 0);
  const vlak = { x, y: om ? y - 30 : y, w, h: HOOG, sx, sy: sx * (om ? 0.34 : 1) };
  const bord = {
    art: w > 150 ? 'schijf-breed' : 'schijf',
    toon: om ? 'om' : speelt && mik === i ? 'mik' : '',
    uit: om || state.schot !== null,
    z,
  };
  const [eigen, ...plaat] = drawOptiebord(state, i, { vlak, bord, look: SCHIJF, tekst: om ? null : undefined }).filter(
    ({ key }) => key !== 'kijk',
  );
  if (eigen === undefined) return [];
  const items = [{ ...eigen, alpha: om ? 0.55 : 1, nummer: om || i > 8 ? undefined : i + 1 }, ...plaat];
  return kijk ? [{ key: 'kijk', x, y, w: w + 30, h: HOOG + 30, sx, sy: sx, art: 'gloed', z: z - 1 }, ...items] : items;
}

/** Dots from `van` to the target that is aimed at. They stay unseen while nothing is: making them anew costs more than hiding them. */
export function drawMikstippen(state: Schietend, veld: Schijfveld, [x, y]: Plek, z: number): Item[] {
  if (isTyped(state)) return [];
  const zichtbaar = state.run.fase === 'spelen' && state.schot === null && stands(state, state.mik);
  const { x: tx, y: ty } = schijfPlek(state, veld, state.mik);
  return Array.from({ length: 7 }, (_, i) => {
    const t = 0.1 + (i / 7) * 0.8;
    const alpha = zichtbaar ? 0.9 - t * 0.4 : 0;
    return { key: `stip${i}`, x: between(x, tx, t), y: between(y - 14, ty + 40, t), w: 14, h: 14, alpha, art: 'stip', z };
  });
}

type Waar = Pick<Item, 'x' | 'y'>;

/** Back and ready, for a word in pieces; a typed word has its own way back. */
export function drawWoordKnoppen(state: Schietend, terug: Waar, klaar: Waar, vorm: Pick<Item, 'w' | 'h' | 'labelSize' | 'z'>): Item[] {
  const af = drawKlaarKnop(state, { ...vorm, ...klaar, toon: 'klaar', label: 'Klaar' });
  if (isTyped(state)) return af;
  if (!isOrdering(state)) return [];
  const naam = { key: 'terug', label: 'Terug', labelToon: undefined, pick: 'terug', name: 'Laatste stukje terug' };
  return [...drawKlaarKnop(state, { ...vorm, ...terug, ...naam }), ...af];
}
