/**
 * A caterpillar on a leaf eats letters and grows into the word. It stands still until it is steered; eating is free to undo
 * in the free attempt, and only the cocoon gives the word as the answer. Biting itself only tickles.
 */
import type { GameInput, GameLogic, GameStart } from '@spelrijk/game-kit/game';
import { pijlVan } from '@spelrijk/game-kit/gebaar';
import { isGeleid } from '@spelrijk/game-kit/run';
import { NOOIT, beginSchrijven, voorbeeldVan } from '@spelrijk/game-kit/schrijf';
import { beginRapen, legHappen, legTerug, raap } from '@spelrijk/game-kit/slang/rapen';
import type { Hap } from '@spelrijk/game-kit/slang/rapen';
import { draaiNaar, groei, inMidden, krimp, kruip, wegNaar } from '@spelrijk/game-kit/slang/slang';
import { createStep, startBasis } from '@spelrijk/game-kit/stap';
import type { Zet } from '@spelrijk/game-kit/stap';
import { isTypen, typ } from '@spelrijk/game-kit/typen';
import { gegevenOf, wisLaatste } from '@spelrijk/game-kit/vakken';
import { vertel } from '@spelrijk/game-kit/vertel';
import { bladOf } from './blad.ts';
import { manifest } from './manifest.ts';
import { scene } from './scene.ts';
import { ROMP, staptijd } from './state.ts';
import type { RupsState } from './state.ts';
import { robot } from './robot.ts';

const STIL = { richting: null, doelwit: null } as const;

function start(options: GameStart): RupsState {
  const basis = startBasis(options);
  const leeg = { happen: [], volgendeId: 0, lijf: [], vorig: [], zetTick: NOOIT, kietel: NOOIT } as const;
  return begin({ ...basis, ...beginSchrijven(basis), ...leeg, ...STIL, kijkt: 'rechts' });
}

/** A new word or attempt: a short caterpillar left of the middle, and all letters laid anew. */
function begin(state: RupsState): RupsState {
  const leeg = zetMidden(state, ROMP);
  return isTypen(state) ? { ...leeg, vakken: beginSchrijven(state).vakken } : beginRapen(leeg, bladOf(state).raster);
}

/** The caterpillar in the middle of an empty leaf, `lengte` long, looking right and standing still. */
const zetMidden = (state: RupsState, lengte: number): RupsState => ({
  ...state,
  ...inMidden(bladOf(state).raster, lengte),
  ...STIL,
  kijkt: 'rechts',
  happen: [],
});

function input(state: RupsState, given: GameInput): Zet<RupsState> {
  const pijl = pijlVan(given);
  if (pijl !== null) return { state: { ...state, richting: draaiNaar(bladOf(state).raster, state, pijl, state.richting), doelwit: null } };
  const pick = given.soort === 'kies' ? given.pick : given.soort;
  if (pick === 'klaar') return maakCocon(state);
  if (pick === 'spuug' || pick === 'wis') return spuug(state);
  if (pick === 'actie') return { state: { ...state, ...STIL } };
  if (pick === 'letter' && isTypen(state)) return typLetter(state, given);
  const hap = state.happen.find(({ id }) => `hap:${id}` === pick);
  return { state: hap === undefined ? state : { ...state, doelwit: hap.id, richting: null } };
}

/** In the guided attempts the last right letter gives the answer by itself. */
function maakCocon(state: RupsState): Zet<RupsState> {
  if (isGeleid(state.run) || state.vakken.inhoud.length === 0) return { state };
  return { state: { ...state, ...STIL }, antwoord: gegevenOf(state.vakken) };
}

/** Free attempt: the last letter comes out and lies on the leaf again; a typed one is simply gone. */
function spuug(state: RupsState): Zet<RupsState> {
  const { happen, vakken, tick: misOp } = state;
  if (isGeleid(state.run) || vakken.inhoud.length === 0) return { state };
  const korter = { ...state, ...krimp(state, ROMP) };
  if (!isTypen(state)) return { state: legTerug(korter, bladOf(state).raster), sounds: ['plop'] };
  const weg = happen.length > 0 ? { ...state, happen: happen.slice(0, -1), doelwit: null } : korter;
  return { state: { ...weg, vakken: wisLaatste(vakken), misOp }, sounds: ['plop'] };
}

/** A typed letter drops on the leaf; what the child wrote is fixed now, the eating is only for show. */
function typLetter(state: RupsState, given: GameInput): Zet<RupsState> {
  const zet = typ(state, given);
  const nieuw = zet.state.vakken.inhoud.slice(state.vakken.inhoud.length);
  if (nieuw.length === 0) return zet;
  const { letterOp, misOp } = state;
  return { ...zet, state: legHappen({ ...zet.state, letterOp, misOp }, bladOf(state).raster, nieuw) };
}

/** On to the letter that was chosen, or to the oldest typed one; else on as it was steered. */
function tick(state: RupsState): Zet<RupsState> {
  const { happen, run } = state;
  const typen = isTypen(state);
  const leeft = run.fase === 'spelen' || (typen && run.fase !== 'uitleg');
  if (!leeft || state.tick - state.zetTick < staptijd(state)) return { state };
  const doel = typen ? happen[0] : happen.find(({ id }) => id === state.doelwit);
  if (doel === undefined) return typen ? { state: { ...state, richting: null } } : zetStap(state, state.richting);
  const andere = typen ? [] : happen.filter((hap) => hap !== doel).map(({ vak }) => vak);
  return zetStap(state, wegNaar(bladOf(state).raster, state, doel.vak, andere), doel);
}

/** On its own way (to `doel`) it eats only what it was sent to; steered by hand it eats what it meets. */
function zetStap(state: RupsState, richting: RupsState['richting'], doel?: Hap): Zet<RupsState> {
  if (richting === null) return { state: { ...state, richting } };
  const { bijt, ...slang } = kruip(bladOf(state).raster, state, richting);
  const hap = (doel === undefined ? state.happen : [doel]).find(({ vak }) => vak === slang.lijf[0]);
  // It stops at what it was sent to and after a bite in a guided attempt; in calm mode one press is one step.
  const stil = doel === undefined ? state.rustig || (hap !== undefined && isGeleid(state.run)) : hap === doel;
  const moved: RupsState = {
    ...state,
    ...slang,
    zetTick: state.tick,
    kijkt: richting,
    richting: stil ? null : richting,
    kietel: bijt ? state.tick : state.kietel,
  };
  return hap === undefined ? { state: moved, sounds: bijt ? ['plop'] : [] } : eet({ ...moved, doelwit: null }, hap);
}

function eet(state: RupsState, hap: Hap): Zet<RupsState> {
  if (isTypen(state))
    return { state: { ...state, ...groei(state), happen: state.happen.slice(1), letterOp: state.tick }, sounds: ['raak'] };
  const { state: next, raak, antwoord } = raap(state, bladOf(state).raster, hap);
  const langer = next.vakken.inhoud.length > state.vakken.inhoud.length ? { ...next, ...groei(state) } : next;
  return { state: langer, sounds: [raak ? 'raak' : 'mis'], antwoord };
}

/** Another leaf: everything is laid out again, what was eaten stays eaten. */
const draai = (state: RupsState): RupsState =>
  legHappen(
    zetMidden(state, state.lijf.length),
    bladOf(state).raster,
    state.happen.map(({ stuk }) => stuk),
  );

function beschrijfSpelen(state: RupsState): string {
  const eaten = state.vakken.inhoud.join(' ');
  const example = voorbeeldVan(state);
  const stukken = isTypen(state) ? '' : state.happen.map(({ stuk }) => stuk).join(', ');
  return [
    eaten === '' ? 'De rups heeft nog niets gegeten.' : `De rups heeft gegeten: ${eaten}.`,
    stukken === '' ? '' : ` Op het blad liggen: ${stukken}.`,
    example === null ? '' : ` Nu komt ${example}.`,
  ].join('');
}

const beschrijf = vertel<RupsState>({
  spelen: beschrijfSpelen,
  wacht: 'De rups kijkt naar het woord.',
  goed: 'Goed gegeten. De rups maakt een cocon.',
  uitleg: 'De rups heeft buikpijn.',
  klaar: 'Uit de cocons komen vlinders.',
});

export const logic: GameLogic<RupsState> = { manifest, start, step: createStep({ begin, input, tick, draai }), scene, beschrijf, robot };
