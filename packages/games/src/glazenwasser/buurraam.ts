/**
 * The play after a right word: the window of the neighbours. They are seen for a moment, then suds fly over the pane, and the child wipes
 * where it remembers somebody. The wiper takes only so much suds: where to wipe is the thought. In calm mode whole strips are chosen.
 */
import type { GameInput } from '@spelrijk/game-kit/contract';
import { ticksInBeurt } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { Beurtspel, Voorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { chance, isAction, pickedIndex } from '@spelrijk/game-kit/run';
import type { Zet } from '@spelrijk/game-kit/run';
import { celPlek, startMasker, VOORGOED, wipe } from './masker.ts';
import type { Masker } from './masker.ts';
import { raamOf } from './state.ts';
import type { Buren, GlasState } from './state.ts';
import { clampInPane } from './veger.ts';

const VRIENDEN = 6;
/** How long they are seen; in calm mode longer. */
const KIJK = { gewoon: 54, rustig: 170 } as const;
/** Cells that the wiper takes, and strips in calm mode. */
export const VOORRAAD = 40;
const STROKEN_MEE = 3;
export const STROKEN = 4;
/** Reach of the wiper here, and how far it goes in a tick with a key held. */
const STRAAL = 64;
const VAART = 11;
/** Nobody sits nearer to another than this, in cells. */
const UITEEN = 2;
const RICHTINGEN = { links: [-1, 0], rechts: [1, 0], op: [0, -1], neer: [0, 1] } as const;

export const GEEN_BUREN: Buren = { vrienden: [], over: 0, kant: null, mik: 0 };

/** The pupil's own blob stands before this corner. */
const HOEK = { kolommen: 3, rijen: 2 } as const;

/** Where they sit, by chance, not beside each other. */
function seats(state: GlasState): readonly number[] {
  const { kolommen, rijen } = raamOf(state.stand);
  const cellen: number[] = [];
  for (let n = 0; cellen.length < VRIENDEN && n < 60; n++) {
    const cel = Math.floor(chance(state.kans, 500 + n) * kolommen * rijen);
    const vrij = cellen.every(
      (ander) =>
        Math.max(Math.abs((ander % kolommen) - (cel % kolommen)), Math.abs(Math.floor(ander / kolommen) - Math.floor(cel / kolommen))) >=
        UITEEN,
    );
    const achterBlob = cel % kolommen < HOEK.kolommen && Math.floor(cel / kolommen) >= rijen - HOEK.rijen;
    if (vrij && !achterBlob) cellen.push(cel);
  }
  return cellen;
}

function open(state: GlasState): GlasState {
  const vrienden = seats(state).map((cel, i) => ({ cel, wie: Math.floor(chance(state.kans, 570 + i) * 90), gevondenOp: null }));
  const raam = raamOf(state.stand);
  const [x, y] = [raam.x + (raam.kolommen * raam.w) / 2, raam.y + raam.rijen * raam.h - 40];
  return { ...state, x, y, masker: startMasker(raam), buren: { ...GEEN_BUREN, vrienden, over: state.rustig ? STROKEN_MEE : VOORRAAD } };
}

/** How far the suds have come over the pane, 0 to 1: then it is the child's turn. */
export const coverOf = (state: GlasState): number => Math.min(1, ticksInBeurt(state) / KIJK[state.rustig ? 'rustig' : 'gewoon']);

function act(state: GlasState, input: GameInput): Zet<GlasState> | null {
  if (coverOf(state) < 1 || state.buren.over === 0) return null;
  if (state.rustig) return actCalmly(state, input);
  if (input.soort === 'wijs') return input.fase === 'los' ? null : sweep(state, input.x, input.y);
  if (input.soort !== 'richting') return null;
  const kant = input.ingedrukt ? input.richting : state.buren.kant === input.richting ? null : state.buren.kant;
  return { state: { ...state, buren: { ...state.buren, kant } } };
}

/** Left and right choose a strip, the action wipes it; or it was picked. */
function actCalmly(state: GlasState, input: GameInput): Zet<GlasState> | null {
  const { mik } = state.buren;
  if (input.soort === 'richting' && input.ingedrukt) {
    const stap = RICHTINGEN[input.richting][0];
    return { state: { ...state, buren: { ...state.buren, mik: Math.min(STROKEN - 1, Math.max(0, mik + stap)) } }, sounds: ['kies'] };
  }
  const strook = isAction(input) ? mik : pickedIndex(input, 'strook');
  if (strook < 0 || isWiped(state, strook)) return null;
  const { kolommen } = raamOf(state.stand);
  const schoonTot = state.masker.schoonTot.map((tot, cel) => (stripOf(cel, kolommen) === strook ? VOORGOED : tot));
  const buren = { ...state.buren, over: state.buren.over - 1, mik: strook };
  return find({ ...state, masker: { ...state.masker, schoonTot }, buren, veegOp: state.tick }, ['eigen']);
}

const stripOf = (cel: number, kolommen: number): number => Math.floor(((cel % kolommen) * STROKEN) / kolommen);

/** Is this strip clear? */
export const isWiped = ({ masker, stand }: GlasState, strook: number): boolean =>
  masker.schoonTot.some((tot, cel) => tot > 0 && stripOf(cel, raamOf(stand).kolommen) === strook);

const countClear = ({ schoonTot }: Masker): number => schoonTot.filter((tot) => tot > 0).length;

/** The wiper goes there; what it clears comes off what it can take. */
function sweep(state: GlasState, naarX: number, naarY: number): Zet<GlasState> {
  const raam = raamOf(state.stand);
  const [x, y] = clampInPane(raam, naarX, naarY);
  const masker = wipe(state.masker, raam, { plek: [x, y], straal: STRAAL, tot: VOORGOED });
  const over = Math.max(0, state.buren.over - (countClear(masker) - countClear(state.masker)));
  const sounds = state.tick - state.veegOp > 24 ? (['eigen'] as const) : [];
  return find({ ...state, x, y, masker, veegOp: state.tick, buren: { ...state.buren, over } }, sounds);
}

/** Whoever sits behind a clear cell is found. */
function find(state: GlasState, sounds: Zet<GlasState>['sounds'] = []): Zet<GlasState> {
  const vrienden = state.buren.vrienden.map((vriend) =>
    vriend.gevondenOp === null && (state.masker.schoonTot[vriend.cel] ?? 0) > 0 ? { ...vriend, gevondenOp: state.tick } : vriend,
  );
  const erbij = vrienden.filter(({ gevondenOp }) => gevondenOp === state.tick).length;
  const next = { ...state, gevonden: state.gevonden + erbij, buren: { ...state.buren, vrienden } };
  return erbij === 0 ? { state: next, sounds } : { state: next, sounds: [...sounds, 'munt'] };
}

function tick(state: GlasState): Zet<GlasState> {
  const { kant, over } = state.buren;
  if (kant === null || over === 0) return { state };
  const [dx, dy] = RICHTINGEN[kant];
  return sweep(state, state.x + dx * VAART, state.y + dy * VAART);
}

const isAf = ({ buren }: GlasState): boolean => buren.over === 0 || buren.vrienden.every(({ gevondenOp }) => gevondenOp !== null);

/** Where a friend sits. */
export const vriendPlek = (state: GlasState, cel: number): readonly [number, number] => celPlek(raamOf(state.stand), cel);

/** Begins when the gleam has gone over the pane. */
export const burenspel: Beurtspel<GlasState> = { van: 69, open, act, tick, isAf };

/** What comes by, and where it stays. */
export const VOORVALLEN: Voorvallen = {
  plek: { liggend: [1216, 480], staand: [480, 880] },
  reeks: [
    ['mus', 'vliegt', 'Een mus wast zijn snavel in je sop.'],
    ['vlieger', 'drijft', 'Er blijft een vlieger aan de dakgoot hangen.'],
    ['sok', 'valt', 'Er valt een sok van een waslijn.'],
    ['ijsje', 'drijft', 'Iemand laat een ijsje staan.'],
    ['bloem', 'duikt', 'Een bloempot zoekt de zon.'],
    ['slak', 'loopt', 'Een slak poetst een heel klein raampje.'],
    ['ballon', 'vliegt', 'Een ballon drijft langs het raam.'],
    ['kikker', 'duikt', 'Een kikker neemt een bad in je emmer.'],
    ['spin', 'valt', 'Een spin lapt haar eigen web.'],
    ['taart', 'loopt', 'Boven is er iemand jarig.'],
    ['regenboog', 'drijft', 'Je sop maakt een kleine regenboog.'],
  ],
};
