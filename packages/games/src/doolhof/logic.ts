/**
 * A garden maze at dusk: every word is a room with gates, and walking through a gate is the answer. A right gate lights its
 * lanterns and gives a letter of the secret word; a wrong one leads round, back into the same room, where a mole with a map
 * held upside down does not know the way either.
 */
import { bouwKamer, stapIn } from '@spelrijk/game-kit/doolhof/kamer';
import type { Kamer } from '@spelrijk/game-kit/doolhof/kamer';
import type { GameInput, GameLogic, GameStart, Manier } from '@spelrijk/game-kit/game';
import { optiesOf } from '@spelrijk/game-kit/opties';
import { kolomOf, rijOf, stapNaar } from '@spelrijk/game-kit/raster';
import type { Richting } from '@spelrijk/game-kit/raster';
import { wilGoed } from '@spelrijk/game-kit/robot';
import { currentOpgave, isGeleid } from '@spelrijk/game-kit/run';
import { NOOIT } from '@spelrijk/game-kit/schrijf';
import { bakkenVan, startBakken } from '@spelrijk/game-kit/sorteer/bakken';
import { createStep, drawKans, startBasis, ticksInFase } from '@spelrijk/game-kit/stap';
import type { Zet } from '@spelrijk/game-kit/stap';
import { vraagVan } from '@spelrijk/game-kit/vraag';
import { manifest } from './manifest.ts';
import { scene } from './scene.ts';
import { LETTER, MAX_POORTEN, STAP, geheimWoord } from './state.ts';
import type { DoolhofState } from './state.ts';
import { tuinOf, vakBij } from './tuin.ts';

const LEEG: Kamer = { begin: 0, deuren: [], muren: [] };

/** Rules keep their gate all through a round; answers to a question stand otherwise each time. */
function optiesVan(state: DoolhofState): readonly [readonly string[], DoolhofState] {
  const opgave = currentOpgave(state.run);
  if (opgave === undefined) return [[], state];
  if (opgave.antwoordvorm === 'SORT') return [bakkenVan(state.bakken, opgave, MAX_POORTEN), state];
  return drawKans(state, (random) => random.shuffle(optiesOf(opgave, MAX_POORTEN, state.fout)));
}

function betreed(state: DoolhofState): DoolhofState {
  const { raster, blokken } = tuinOf(state.stand);
  const [kamer, next] = drawKans(state, (random) => bouwKamer(raster, state.opties.length, blokken, random));
  return { ...next, kamer, vak: kamer.begin, vorig: kamer.begin, stapOp: NOOIT, richting: null, doel: null, poort: null };
}

function begin(before: DoolhofState): DoolhofState {
  const [opties, state] = optiesVan({ ...before, fout: isGeleid(before.run) ? before.fout : [] });
  return betreed({ ...state, opties });
}

function start(options: GameStart): DoolhofState {
  const [bakken, basis] = drawKans(startBasis(options), (random) => startBakken(options.opgaven, random));
  const leeg = { opties: [], fout: [], kamer: LEEG, vak: 0, vorig: 0, stapOp: NOOIT, richting: null, doel: null, poort: null, letters: 0 };
  return begin({ ...basis, bakken, ...leeg });
}

/** Another shape of garden: a room of that shape, back at the way in. */
const draai = (state: DoolhofState): DoolhofState => (state.run.fase === 'spelen' ? betreed(state) : keer(state));

/** After the answer only the gate counts: it stands in the same order. */
function keer(state: DoolhofState): DoolhofState {
  const turned = betreed(state);
  const vak = state.poort === null ? turned.vak : (turned.kamer.deuren[state.poort] ?? turned.vak);
  return { ...turned, vak, vorig: vak, poort: state.poort };
}

function input(state: DoolhofState, given: GameInput): Zet<DoolhofState> {
  if (given.soort === 'richting') {
    if (given.ingedrukt) return { state: { ...state, richting: given.richting, doel: null } };
    return { state: state.richting === given.richting ? { ...state, richting: null } : state };
  }
  if (given.soort === 'kies' && given.pick.startsWith('poort:')) {
    const doel = state.kamer.deuren[Number(given.pick.slice('poort:'.length))];
    return doel === undefined ? { state } : { state: { ...state, doel, richting: null }, sounds: ['kies'] };
  }
  if (given.soort !== 'wijs' || given.fase !== 'neer') return { state };
  const vak = vakBij(state.stand, given.x, given.y);
  return vak === null || state.kamer.muren.includes(vak) ? { state } : { state: { ...state, doel: vak, richting: null } };
}

/** Not through a hedge, nor out over the edge. */
function magStap(state: DoolhofState, richting: Richting): number | null {
  const { raster } = tuinOf(state.stand);
  const naar = stapNaar(raster, state.vak, richting);
  const ver = Math.abs(kolomOf(raster, naar) - kolomOf(raster, state.vak)) + Math.abs(rijOf(raster, naar) - rijOf(raster, state.vak));
  return ver === 1 && !state.kamer.muren.includes(naar) ? naar : null;
}

/** A step for every arrow, also for one that was let go at once. */
function tick(state: DoolhofState): Zet<DoolhofState> {
  if (state.run.fase === 'goed' && ticksInFase(state) === LETTER) return { state, sounds: ['munt'] };
  if (state.run.fase !== 'spelen' || state.tick - state.stapOp < STAP / state.tempo) return { state };
  const gate = state.kamer.deuren.indexOf(state.vak);
  const antwoord = state.opties[gate];
  if (antwoord !== undefined) return { state: { ...state, poort: gate, doel: null, richting: null }, sounds: ['zwiep'], antwoord };
  const { raster } = tuinOf(state.stand);
  const wil = state.doel === null ? state.richting : stapIn(raster, state.kamer, state.vak, state.doel);
  const naar = wil === null ? null : magStap(state, wil);
  if (naar === null) return { state: state.doel === null ? state : { ...state, doel: null } };
  return { state: { ...state, vorig: state.vak, vak: naar, stapOp: state.tick } };
}

function oordeel(state: DoolhofState, goed: boolean): Zet<DoolhofState> {
  if (goed) return { state: { ...state, letters: state.letters + 1 }, sounds: ['raak'] };
  return { state: { ...state, fout: [...state.fout, state.opties[state.poort ?? -1] ?? ''] }, sounds: ['mis'] };
}

function robot(state: DoolhofState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (state.run.fase !== 'spelen' || state.doel !== null) return null;
  const antwoord = currentOpgave(state.run)?.antwoord;
  const doel = wilGoed(state, skill) ? antwoord : (state.opties.find((o) => o !== antwoord) ?? antwoord);
  const i = state.opties.indexOf(doel ?? '');
  const deur = state.kamer.deuren[i];
  if (deur === undefined || state.vak === deur) return null;
  if (manier !== 'toetsen') return { soort: 'kies', pick: `poort:${i}` };
  const richting = stapIn(tuinOf(state.stand).raster, state.kamer, state.vak, deur);
  return richting === null || richting === state.richting ? null : { soort: 'richting', richting, ingedrukt: true };
}

function beschrijf(state: DoolhofState): string {
  switch (state.run.fase) {
    case 'spelen': {
      const opgave = currentOpgave(state.run);
      const vraag = opgave === undefined ? null : vraagVan(opgave, false).tekst;
      return `Op het bord: ${vraag ?? 'luister'}. De poorten, van links naar rechts: ${state.opties.join(', ')}.`;
    }
    case 'wacht':
      return 'Je loopt door de poort.';
    case 'goed':
      return `De lantaarns gaan aan. Je vindt de letter ${geheimWoord(state.run.opgaven.length)[state.letters - 1] ?? ''}.`;
    case 'uitleg':
      return 'Dit pad loopt in een kring. Je bent terug. De mol weet het ook niet.';
    case 'klaar':
      return `Je bent bij de schat. Het geheime woord is ${geheimWoord(state.run.opgaven.length)}.`;
  }
}

export const logic: GameLogic<DoolhofState> = {
  manifest,
  start,
  step: createStep({ begin, input, tick, oordeel, draai }),
  scene,
  beschrijf,
  robot,
};
