/**
 * A plane flies below clouds that carry the pieces of a word; it climbs through them in order. Or it flies through the one cloud that fits
 * the gap. Right: it writes the word in smoke. Wrong: the smoke breaks and the cloud turns out to be thunder.
 */
import type { GameInput, GameLogic, GameStart } from '@spelrijk/game-kit/contract';
import { beginLaying, describeLosse, GEEN_STUKKEN, joinAll, lay, looseStukken } from '@spelrijk/game-kit/mechanics/leggen';
import { isOpen, startBeurten, withBeurt, withVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import {
  beginPointing,
  beginWriting,
  createStep,
  describeBy,
  describeVraag,
  isPlaying,
  nameKeuzes,
  NIETS_GEKOZEN,
  NOOIT,
  pijlOf,
  playSounds,
  pointAt,
  rejectKeus,
  startBasis,
  withSound,
} from '@spelrijk/game-kit/run';
import type { Zet } from '@spelrijk/game-kit/run';
import { manifest } from './manifest.ts';
import { scene } from './scene.ts';
import { isInView, isRij, LAGEN, luchtOf, STIJGT, wolkPlek } from './state.ts';
import type { VliegState } from './state.ts';
import { luchtspel, NO_VLUCHT, VOORVALLEN } from './vlucht.ts';

/** Stage units that clouds come nearer in a tick. */
const DRIJFT = 1.5;
/** How near a cloud has to be. */
const RAAKT = 62;

function begin(before: VliegState): VliegState {
  const rij = isRij(before);
  const laag = { laag: -1, laagVan: -1, duik: -1, duikOp: NOOIT };
  const state = beginPointing({ ...before, ...laag, vlucht: NO_VLUCHT }, !rij);
  return rij ? beginLaying(state) : { ...state, ...GEEN_STUKKEN, ...beginWriting(state) };
}

function start(options: GameStart): VliegState {
  const basis = { ...startBasis(options), ...startBeurten(options) };
  const lucht = {
    reis: 0,
    laag: -1,
    laagVan: -1,
    laagOp: NOOIT,
    duik: -1,
    duikOp: NOOIT,
    vlucht: NO_VLUCHT,
    maatjes: [],
    maatjeOp: NOOIT,
  } as const;
  return begin({ ...basis, ...NIETS_GEKOZEN, ...GEEN_STUKKEN, ...beginWriting(basis), ...lucht });
}

const GELUID = { leg: 'raak', mis: 'mis', af: 'plop', kies: 'kies', antwoord: 'zwiep' } as const;

/** Through the cloud of this piece; after it the plane is below all clouds again. */
function flyThrough(state: VliegState, given: GameInput): Zet<VliegState> {
  const zet = withSound(lay(state, given), GELUID);
  const { letterOp, misOp, gelegd } = zet.state;
  if (letterOp === state.letterOp && misOp === state.misOp) return zet;
  const duik = letterOp === state.letterOp ? Number(given.soort === 'kies' ? given.pick.slice('stuk:'.length) : -1) : (gelegd.at(-1) ?? -1);
  return { ...zet, state: { ...zet.state, duik, duikOp: state.tick } };
}

/** Up and down is flying, left and right is choosing a cloud that hangs in view. */
function inputRij(state: VliegState, given: GameInput): Zet<VliegState> {
  const pijl = pijlOf(given);
  if (pijl === 'op' || pijl === 'neer') return { state: climb(state, pijl === 'op' ? -1 : 1), sounds: ['kies'] };
  const id = given.soort === 'actie' && given.ingedrukt ? state.keus : -1;
  if (given.soort === 'actie') return id < 0 || !isInView(state, id) ? { state } : flyThrough(state, { soort: 'kies', pick: `stuk:${id}` });
  return flyThrough(state, given);
}

/** Lanes go from the highest (0) down; below the lowest is the free way. */
function climb(state: VliegState, stap: -1 | 1): VliegState {
  const plaats = state.laag < 0 ? LAGEN : state.laag;
  const naar = Math.min(LAGEN, Math.max(0, plaats + stap));
  const laag = naar === LAGEN ? -1 : naar;
  return laag === state.laag ? state : { ...state, laag, laagVan: state.laag, laagOp: state.tick };
}

function input(state: VliegState, given: GameInput): Zet<VliegState> {
  if (isRij(state)) return inputRij(state, given);
  const zet = pointAt(state, given, 'zwiep');
  return zet.antwoord === undefined ? zet : { ...zet, state: { ...zet.state, duik: zet.state.keus, duikOp: state.tick } };
}

/** What the plane meets in its lane. Who flies below the clouds meets nothing. */
function hitWolk(state: VliegState): Zet<VliegState> {
  if (state.laag < 0 || state.tick - state.laagOp < STIJGT) return { state };
  const { vliegtuig } = luchtOf(state);
  const wolk = looseStukken(state).find(({ id }) => id % LAGEN === state.laag && Math.abs(wolkPlek(state, id)[0] - vliegtuig) < RAAKT);
  if (wolk === undefined) return { state };
  const zet = flyThrough(state, { soort: 'kies', pick: `stuk:${wolk.id}` });
  return { ...zet, state: { ...zet.state, laag: -1, laagVan: state.laag, laagOp: state.tick, duik: -1 } };
}

function tick(before: VliegState): Zet<VliegState> {
  if (before.run.fase === 'goed') return playSounds(before, { 6: 'zwiep', 70: 'munt' });
  if (!isPlaying(before.run) || !isRij(before)) return { state: before };
  const state = before.rustig ? before : { ...before, reis: before.reis + DRIJFT * before.tempo };
  return hitWolk(state);
}

const oordeel = (before: VliegState, goed: boolean): Zet<VliegState> =>
  goed ? { state: before, sounds: ['raak'] } : { state: rejectKeus(before), sounds: ['mis'] };

function describeSpelen(state: VliegState): string {
  if (!isRij(state)) return `Gevraagd: ${describeVraag(state)}. Wolken: ${nameKeuzes(state)}.`;
  const had = state.vakken.inhoud.join(' ');
  return `${had === '' ? 'Het vliegtuig vliegt onder de wolken.' : `Gevlogen: ${had}.`} ${describeLosse(state, 'Wolken')}`;
}

const describeGoed = (state: VliegState): string => {
  if (isOpen(state)) return 'De lucht is vrij. Vlieg door ringen, of langs een mand waar iemand in zit.';
  return `Het vliegtuig schrijft met rook: ${isRij(state) ? joinAll(state) : (state.gekozen ?? '')}.`;
};

const describe = describeBy<VliegState>({
  spelen: describeSpelen,
  wacht: 'Het vliegtuig maakt een bocht.',
  goed: describeGoed,
  uitleg: 'Onweer! De rook breekt af.',
  klaar: ({ maatjes }) =>
    maatjes.length > 0 ? 'De race is klaar. Je vliegmaatjes landen naast je.' : 'De race is klaar. Het vliegtuig zwaait met zijn vleugels.',
});

export const logic: GameLogic<VliegState> = withVoorvallen<VliegState>(
  {
    manifest,
    start,
    step: createStep(withBeurt({ begin, input, tick, oordeel }, luchtspel)),
    scene,
    describe,
    speelt: isOpen,
  },
  VOORVALLEN,
);
