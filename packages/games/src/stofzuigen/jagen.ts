/**
 * The play after a right word: bunnies of dust sit on the rug. A bunny hops away from the cleaner as long as it has breath and a way out, so who
 * comes from the right side drives it into a corner. In calm mode one points at a bunny and the cleaner goes after it.
 */
import type { GameInput } from '@spelrijk/game-kit/contract';
import { buurOf, RICHTINGEN, rijOf, kolomOf, type Raster } from '@spelrijk/game-kit/mechanics/raster';
import type { Beurtspel, Voorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { chance, NOOIT, pickedIndex, type Zet } from '@spelrijk/game-kit/run';
import { kamerOf } from './kamer.ts';
import { driveOn, driveTo, hasArrived, steer } from './rijden.ts';
import { type Jacht, NAAR_JACHT, SOORTEN, type ZuigState } from './state.ts';

export const GEEN_JACHT: Jacht = { konijnen: [], achter: -1 };

const KONIJNEN = 3;
const ADEM = 5;
/** So near the cleaner startles a bunny (cells). */
const SCHRIK = 2;
const KIJK = 50;

/** Cells between two places, as one drives. */
const measure = (raster: Raster, a: number, b: number): number =>
  Math.abs(kolomOf(raster, a) - kolomOf(raster, b)) + Math.abs(rijOf(raster, a) - rijOf(raster, b));

/** Away from the cleaner, each in a part of the rug of its own. */
function open(state: ZuigState): ZuigState {
  const { raster } = kamerOf(state);
  const vakken = Array.from({ length: raster.kolommen * raster.rijen }, (_, vak) => vak).filter(
    (vak) => vak !== state.kat && measure(raster, vak, state.vak) > SCHRIK,
  );
  const konijnen = Array.from({ length: KONIJNEN }, (_, i) => {
    const deel = vakken.filter((vak) => vak % KONIJNEN === i);
    const vak = deel[Math.floor(chance(state.kans, 700 + i) * deel.length)] ?? vakken[i] ?? 0;
    return { vak, vorig: vak, hupOp: NOOIT, adem: ADEM, spul: Math.floor(chance(state.kans, 720 + i) * SOORTEN), wegOp: null };
  });
  return { ...state, doel: null, zuigt: -1, richting: null, jacht: { konijnen, achter: -1 } };
}

/** The cell farthest from the cleaner that a bunny can hop to; null where it cannot get away. */
function findUitweg(state: ZuigState, i: number): number | null {
  const { raster } = kamerOf(state);
  const { konijnen } = state.jacht;
  const vak = konijnen[i]?.vak ?? 0;
  const vol = new Set([state.kat, state.vak, ...konijnen.filter(({ wegOp }) => wegOp === null).map((ander) => ander.vak)]);
  const uitwegen = RICHTINGEN.flatMap((richting) => buurOf(raster, vak, richting) ?? [])
    .filter((buur) => !vol.has(buur) && measure(raster, buur, state.vak) > measure(raster, vak, state.vak))
    .toSorted((a, b) => measure(raster, b, state.vak) - measure(raster, a, state.vak));
  return uitwegen[0] ?? null;
}

/** Who is driven over is caught; who is startled hops away. */
function startle(state: ZuigState): Zet<ZuigState> {
  const { raster } = kamerOf(state);
  const { konijnen } = state.jacht;
  const gevangen = konijnen.flatMap(({ vak, wegOp, spul }) => (wegOp === null && vak === state.vak ? [spul] : []));
  const next = konijnen.map((konijn, i) => {
    if (konijn.wegOp !== null) return konijn;
    if (konijn.vak === state.vak) return { ...konijn, wegOp: state.tick };
    if (konijn.adem === 0 || measure(raster, konijn.vak, state.vak) > SCHRIK) return konijn;
    const naar = findUitweg(state, i);
    return naar === null ? konijn : { ...konijn, vorig: konijn.vak, vak: naar, hupOp: state.tick, adem: konijn.adem - 1 };
  });
  const sounds = gevangen.length > 0 ? (['eigen', 'munt'] as const) : [];
  return { state: { ...state, jacht: { ...state.jacht, konijnen: next }, spullen: [...state.spullen, ...gevangen] }, sounds };
}

/** Bunnies see it as soon as it sets off to another cell. */
const move = (before: ZuigState, state: ZuigState): Zet<ZuigState> => (state.vak === before.vak ? { state } : startle(state));

function act(before: ZuigState, input: GameInput): Zet<ZuigState> | null {
  const i = pickedIndex(input, 'konijn');
  const konijn = before.jacht.konijnen[i];
  if (konijn?.wegOp === null) {
    const { state, sounds = [] } = move(before, driveTo({ ...before, jacht: { ...before.jacht, achter: i } }, konijn.vak));
    return { state, sounds: ['kies', ...sounds] };
  }
  const gestuurd = steer({ ...before, jacht: { ...before.jacht, achter: -1 } }, input);
  return gestuurd && move(before, gestuurd);
}

function tick(before: ZuigState): Zet<ZuigState> {
  const achter = before.jacht.konijnen[before.jacht.achter];
  const state = achter?.wegOp === null && hasArrived(before) ? driveTo(before, achter.vak) : driveOn(before);
  return move(before, state);
}

const isAf = ({ jacht, tick: nu }: ZuigState): boolean => jacht.konijnen.every(({ wegOp }) => wegOp !== null && nu - wegOp >= KIJK);

export const jachtspel: Beurtspel<ZuigState> = { van: NAAR_JACHT, open, act, tick, isAf };

/** What comes by, and where it stays. */
export const VOORVALLEN: Voorvallen = {
  plek: { liggend: [1130, 650], staand: [600, 890] },
  reeks: [
    ['muis', 'loopt', 'Een muis rent met een kruimel weg.'],
    ['spin', 'valt', 'Onder de bank woonde een spin.'],
    ['munt', 'duikt', 'Tussen de kussens lag een muntje.'],
    ['pantoffel', 'loopt', 'Een pantoffel loopt vanzelf.'],
    ['robot', 'loopt', 'Een kleine stofzuiger wil meespelen.'],
    ['plantje', 'duikt', 'De plant niest van het stof.'],
    ['stofdraak', 'drijft', 'Het stof lijkt net een draakje.'],
    ['dobbelsteen', 'valt', 'Hier ligt de kwijtgeraakte dobbelsteen.'],
    ['veer', 'drijft', 'Een veertje zweeft naar beneden.'],
    ['lieveheersbeest', 'vliegt', 'Een lieveheersbeestje landt op het kleed.'],
  ],
};
