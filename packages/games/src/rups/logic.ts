/**
 * A caterpillar on a leaf eats letters and grows into the word. It stands still until it is steered; eating is free to undo
 * in the free attempt, and only the cocoon gives the word as the answer. Biting itself only tickles.
 */
import type { GameInput, GameLogic, GameStart } from '@spelrijk/game-kit/game';
import { stapNaar, tegenOf, vakAt } from '@spelrijk/game-kit/raster';
import { currentOpgave, isGeleid } from '@spelrijk/game-kit/run';
import { createStep, drawKans, startBasis } from '@spelrijk/game-kit/stap';
import type { Zet } from '@spelrijk/game-kit/stap';
import { gegevenOf, isVol, lettersOf, normalizeLetter, putGeleid, putVrij, startVakken, wisLaatste } from '@spelrijk/game-kit/vakken';
import { kiesVak, orderStukken } from './leggen.ts';
import { manifest } from './manifest.ts';
import { scene } from './scene.ts';
import { NOOIT, ROMP, isTypen, rasterOf, staptijd, voorbeeldOf } from './state.ts';
import type { Hap, RupsState } from './state.ts';
import { robot } from './robot.ts';
import { wegNaar } from './weg.ts';

function start(options: GameStart): RupsState {
  const empty: RupsState = {
    ...startBasis(options),
    vakken: startVakken([]),
    happen: [],
    lijf: [],
    vorig: [],
    zetTick: NOOIT,
    richting: null,
    kijkt: 'rechts',
    doelwit: null,
    volgendeId: 0,
    kietel: NOOIT,
    spuug: NOOIT,
    hapTick: NOOIT,
  };
  return begin(empty);
}

/** A new word or attempt: a short caterpillar left of the middle, and all letters laid anew. */
function begin(state: RupsState): RupsState {
  const opgave = currentOpgave(state.run);
  if (opgave === undefined) return state;
  const typen = opgave.antwoordvorm === 'TYP';
  const doel = typen ? lettersOf(opgave.antwoord) : orderStukken(opgave.stukken ?? [], opgave.antwoord);
  const pieces = typen ? [] : [...doel, ...(opgave.extra ?? [])];
  return leg(zetMidden({ ...state, vakken: startVakken(doel), happen: [] }, ROMP), pieces);
}

/** The caterpillar in the middle of the leaf, `lengte` long, looking right and standing still. */
function zetMidden(state: RupsState, lengte: number): RupsState {
  const raster = rasterOf(state);
  const rij = Math.floor(raster.rijen / 2);
  const kop = Math.floor(raster.kolommen / 2);
  const lijf = Array.from({ length: lengte }, (_, i) => vakAt(raster, (kop - i + raster.kolommen) % raster.kolommen, rij));
  return { ...state, lijf, vorig: lijf, richting: null, kijkt: 'rechts', doelwit: null };
}

function leg(state: RupsState, stukken: readonly string[]): RupsState {
  const [happen, next] = drawKans(state, (random) => {
    const laid: Hap[] = [...state.happen];
    for (const [i, stuk] of random.shuffle(stukken).entries()) {
      laid.push({
        id: state.volgendeId + i,
        stuk,
        vak: kiesVak(
          rasterOf(state),
          state.lijf,
          laid.map((hap) => hap.vak),
          random,
        ),
      });
    }
    return laid;
  });
  return { ...next, happen, volgendeId: state.volgendeId + stukken.length };
}

function input(state: RupsState, given: GameInput): Zet<RupsState> {
  switch (given.soort) {
    case 'richting':
      return { state: given.ingedrukt ? stuur(state, given.richting) : state };
    case 'kies':
      return kies(state, given.pick);
    case 'letter':
      return isTypen(state) ? typ(state, given.letter) : { state };
    case 'wis':
      return spuug(state);
    case 'klaar':
      return maakCocon(state);
    case 'actie':
      return { state: { ...state, richting: null, doelwit: null } };
    case 'wijs':
      return { state };
  }
}

/** It cannot turn round on the spot: the letter behind its head is its own. */
function stuur(state: RupsState, richting: RupsState['kijkt']): RupsState {
  const raster = rasterOf(state);
  const back = stapNaar(raster, state.lijf[0] ?? 0, richting) === state.lijf[1];
  return { ...state, richting: back ? (state.richting ?? tegenOf(richting)) : richting, doelwit: null };
}

function kies(state: RupsState, pick: string): Zet<RupsState> {
  if (pick === 'klaar') return maakCocon(state);
  if (pick === 'spuug') return spuug(state);
  const hap = state.happen.find((h) => `hap:${h.id}` === pick);
  return { state: hap === undefined ? state : { ...state, doelwit: hap.id, richting: null } };
}

/** In the guided attempts the last right letter gives the answer by itself. */
function maakCocon(state: RupsState): Zet<RupsState> {
  if (isGeleid(state.run) || state.vakken.inhoud.length === 0) return { state };
  return { state: { ...state, richting: null, doelwit: null }, antwoord: gegevenOf(state.vakken) };
}

/** Free attempt: the last letter comes out and lies on the leaf again; a typed one is simply gone. */
function spuug(state: RupsState): Zet<RupsState> {
  const last = state.vakken.inhoud.at(-1);
  if (isGeleid(state.run) || last === undefined) return { state };
  const next = { ...state, vakken: wisLaatste(state.vakken), spuug: state.tick };
  const waiting = isTypen(state) ? state.happen.length > 0 : false;
  const shorter = waiting
    ? { ...next, happen: state.happen.slice(0, -1), doelwit: null }
    : { ...next, lijf: krimp(state.lijf), vorig: krimp(state.vorig) };
  return { state: isTypen(state) ? shorter : leg(shorter, [last]), sounds: ['plop'] };
}

const krimp = (cells: readonly number[]): readonly number[] => cells.slice(0, Math.max(ROMP, cells.length - 1));

/** A typed letter drops on the leaf; what the child wrote is fixed now, the eating is only for show. */
function typ(state: RupsState, raw: string): Zet<RupsState> {
  const letter = normalizeLetter(raw, currentOpgave(state.run)?.antwoord ?? '');
  if (!isGeleid(state.run)) {
    const vakken = putVrij(state.vakken, letter);
    return vakken === state.vakken ? { state } : { state: leg({ ...state, vakken }, [letter]), sounds: ['letter'] };
  }
  const { vakken, raak } = putGeleid(state.vakken, letter);
  const grown = vakken.inhoud.length > state.vakken.inhoud.length;
  const next = grown ? leg({ ...state, vakken }, vakken.inhoud.slice(-1)) : { ...state, vakken, spuug: state.tick };
  return { state: next, sounds: [raak ? 'letter' : 'mis'], ...(isVol(vakken) ? { antwoord: gegevenOf(vakken) } : {}) };
}

function tick(state: RupsState): Zet<RupsState> {
  const alive = state.run.fase === 'spelen' || (isTypen(state) && state.run.fase !== 'uitleg');
  if (!alive) return { state };
  if (state.tick - state.zetTick < staptijd(state)) return { state };
  const next = kiesRichting(state);
  return next.richting === null ? { state: next } : zetStap(next, next.richting);
}

/** On to the letter that was chosen, or to the oldest typed one; else on as it was steered. */
function kiesRichting(state: RupsState): RupsState {
  const target = isTypen(state) ? state.happen[0] : state.happen.find((hap) => hap.id === state.doelwit);
  if (target !== undefined) return { ...state, richting: wegNaar(state, target) };
  return isTypen(state) ? { ...state, richting: null } : state;
}

function zetStap(state: RupsState, richting: RupsState['kijkt']): Zet<RupsState> {
  const kop = stapNaar(rasterOf(state), state.lijf[0] ?? 0, richting);
  const lijf = [kop, ...state.lijf.slice(0, -1)];
  const bites = state.lijf.slice(1, -1).includes(kop);
  const stepwise = state.rustig && state.doelwit === null && !isTypen(state);
  const moved: RupsState = {
    ...state,
    lijf,
    vorig: state.lijf,
    zetTick: state.tick,
    kijkt: richting,
    richting: stepwise ? null : richting,
    kietel: bites ? state.tick : state.kietel,
  };
  const hap = happable(state, kop);
  if (hap !== undefined) return eet(moved, hap);
  return bites ? { state: moved, sounds: ['plop'] } : { state: moved };
}

/** On its own way it eats only what it was sent to; steered by hand it eats what it meets. */
function happable(state: RupsState, kop: number): Hap | undefined {
  const here = state.happen.find((hap) => hap.vak === kop);
  if (isTypen(state)) return here === state.happen[0] ? here : undefined;
  return state.doelwit === null || state.doelwit === here?.id ? here : undefined;
}

function eet(state: RupsState, hap: Hap): Zet<RupsState> {
  const stil = state.doelwit === hap.id || isTypen(state);
  const without = { ...state, happen: state.happen.filter((h) => h.id !== hap.id), doelwit: null, richting: stil ? null : state.richting };
  if (isTypen(state)) return { state: groei(without), sounds: ['raak'] };
  if (isGeleid(state.run)) return eetGeleid(state, without, hap);
  const vakken = putVrij(state.vakken, hap.stuk);
  return { state: vakken === state.vakken ? leg(without, [hap.stuk]) : groei({ ...without, vakken }), sounds: ['raak'] };
}

/** A wrong letter comes straight out again and lies somewhere else. */
function eetGeleid(state: RupsState, without: RupsState, hap: Hap): Zet<RupsState> {
  const { vakken, raak } = putGeleid(state.vakken, hap.stuk);
  const helped = !raak && vakken.inhoud.length > state.vakken.inhoud.length;
  const stil = { ...without, vakken, richting: null };
  const next = raak ? groei(stil) : { ...leg(stil, [hap.stuk]), spuug: state.tick };
  const done = helped ? neemWeg(groei(next), vakken.inhoud.at(-1) ?? '') : next;
  return { state: done, sounds: [raak ? 'raak' : 'mis'], ...(isVol(vakken) ? { antwoord: gegevenOf(vakken) } : {}) };
}

/** The letter that was filled in for the child leaves the leaf. */
function neemWeg(state: RupsState, stuk: string): RupsState {
  const at = state.happen.findIndex((hap) => hap.stuk === stuk);
  return { ...state, happen: state.happen.filter((_, i) => i !== at) };
}

/** One longer, at the tail. */
function groei(state: RupsState): RupsState {
  const tail = state.vorig.at(-1) ?? 0;
  return { ...state, lijf: [...state.lijf, tail], vorig: [...state.vorig, tail], hapTick: state.tick };
}

/** Another leaf: everything is laid out again, what was eaten stays eaten. */
function draai(state: RupsState): RupsState {
  const pieces = state.happen.map((hap) => hap.stuk);
  return leg({ ...zetMidden(state, state.lijf.length), happen: [] }, pieces);
}

function beschrijf(state: RupsState): string {
  const eaten = state.vakken.inhoud.join(' ');
  const example = voorbeeldOf(state);
  switch (state.run.fase) {
    case 'spelen': {
      const have = eaten === '' ? 'De rups heeft nog niets gegeten.' : `De rups heeft gegeten: ${eaten}.`;
      const lies =
        state.happen.length === 0 || isTypen(state) ? '' : ` Op het blad liggen: ${state.happen.map((hap) => hap.stuk).join(', ')}.`;
      return have + lies + (example === null ? '' : ` Nu komt ${example}.`);
    }
    case 'wacht':
      return 'De rups kijkt naar het woord.';
    case 'goed':
      return 'Goed gegeten. De rups maakt een cocon.';
    case 'uitleg':
      return 'De rups heeft buikpijn.';
    case 'klaar':
      return 'Uit de cocons komen vlinders.';
  }
}

export const logic: GameLogic<RupsState> = { manifest, start, step: createStep({ begin, input, tick, draai }), scene, beschrijf, robot };
