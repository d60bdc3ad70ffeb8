/**
 * Bubbles with answers rise from the lake; a dart from the boat pricks one, and the prick is the answer. A dart that meets
 * nothing is a play error. Right lets a light out of the bubble that takes its place in a constellation.
 */
import type { GameInput, GameLogic, GameStart, Manier } from '@spelrijk/game-kit/game';
import { inKolom, opWeg, stijg } from '@spelrijk/game-kit/kolommen';
import type { Doelwit } from '@spelrijk/game-kit/kolommen';
import { optiesOf } from '@spelrijk/game-kit/opties';
import { wilGoed } from '@spelrijk/game-kit/robot';
import { currentOpgave, isGeleid } from '@spelrijk/game-kit/run';
import { createStep, drawKans, startBasis, ticksInFase } from '@spelrijk/game-kit/stap';
import type { Zet } from '@spelrijk/game-kit/stap';
import { manifest } from './manifest.ts';
import { scene } from './scene.ts';
import { baanOf, isZichtbaar, kolomAt } from './state.ts';
import type { BellenState } from './state.ts';

const MAX_KOLOMMEN = 4;
/** Stage units per tick. */
const STIJGING = 0.62;
const PIJL = 17;

function keuzesOf(state: BellenState): readonly string[] {
  const opgave = currentOpgave(state.run);
  return opgave === undefined ? [] : optiesOf(opgave, MAX_KOLOMMEN, state.fout);
}

function begin(before: BellenState): BellenState {
  const state = isGeleid(before.run) ? before : { ...before, fout: [] };
  const keuzes = keuzesOf(state);
  const baan = baanOf(state);
  const [bellen, next] = drawKans(state, (random) =>
    random.shuffle(keuzes).map((keuze, kolom): Doelwit => ({
      id: kolom,
      keuze,
      kolom,
      y: baan.bodem - (0.1 + random.next() * 0.5) * (baan.bodem - baan.top),
      weg: false,
    })),
  );
  const boot = Math.min(state.boot, keuzes.length - 1);
  return { ...next, bellen, kolommen: keuzes.length, boot, bootVan: boot, pijl: null, geprikt: null };
}

function start(options: GameStart): BellenState {
  return begin({ ...startBasis(options), bellen: [], kolommen: 1, boot: 1, bootVan: 1, bootSinds: 0, pijl: null, geprikt: null, fout: [] });
}

function vaar(state: BellenState, kolom: number): BellenState {
  const to = Math.min(state.kolommen - 1, Math.max(0, kolom));
  return to === state.boot ? state : { ...state, boot: to, bootVan: state.boot, bootSinds: state.tick };
}

function schiet(state: BellenState): Zet<BellenState> {
  if (state.pijl !== null) return { state };
  return { state: { ...state, pijl: { kolom: state.boot, y: baanOf(state).bodem } }, sounds: ['zwiep'] };
}

function input(state: BellenState, given: GameInput): Zet<BellenState> {
  if (given.soort === 'richting' && given.ingedrukt) {
    if (given.richting === 'links') return { state: vaar(state, state.boot - 1) };
    if (given.richting === 'rechts') return { state: vaar(state, state.boot + 1) };
  }
  if (given.soort === 'klaar' || (given.soort === 'actie' && given.ingedrukt)) return schiet(state);
  if (given.soort === 'wijs' && given.fase === 'neer') return { state: vaar(state, kolomAt(state, given.x)) };
  const bel = given.soort === 'kies' ? state.bellen.find((b) => given.pick === `bel:${b.id}` && !b.weg) : undefined;
  return bel === undefined || state.pijl !== null ? { state } : schiet(vaar(state, bel.kolom));
}

function tick(state: BellenState): Zet<BellenState> {
  const moving = state.run.fase === 'spelen' && !state.rustig;
  const bellen = moving ? stijg(state.bellen, STIJGING * state.tempo, baanOf(state)) : state.bellen;
  const next = bellen === state.bellen ? state : { ...state, bellen };
  if (state.run.fase === 'goed' && ticksInFase(state) === 40) return { state: next, sounds: ['munt'] };
  return next.pijl === null || state.run.fase !== 'spelen' ? { state: next } : vliegPijl(next, next.pijl);
}

function vliegPijl(state: BellenState, pijl: { readonly kolom: number; readonly y: number }): Zet<BellenState> {
  const y = pijl.y - PIJL;
  const baan = baanOf(state);
  const bel = inKolom(state.bellen, pijl.kolom);
  if (bel !== undefined && isZichtbaar(bel, baan) && y <= bel.y) return prik(state, bel);
  if (y < baan.top - 40) return { state: { ...state, pijl: null }, sounds: ['mis'] };
  return { state: { ...state, pijl: { ...pijl, y } } };
}

function prik(state: BellenState, bel: Doelwit): Zet<BellenState> {
  const bellen = state.bellen.map((b) => (b.id === bel.id ? { ...b, weg: true } : b));
  return { state: { ...state, bellen, pijl: null, geprikt: bel }, sounds: ['plop'], antwoord: bel.keuze };
}

function oordeel(state: BellenState, goed: boolean): Zet<BellenState> {
  if (goed || state.geprikt === null) return { state };
  return { state: { ...state, fout: [...state.fout, state.geprikt.keuze] }, sounds: ['mis'] };
}

/** The columns stay, the heights are those of the other stand. */
function draai(state: BellenState): BellenState {
  const naar = baanOf(state);
  const van = baanOf({ stand: state.stand === 'liggend' ? 'staand' : 'liggend' });
  const bellen = state.bellen.map((bel) => ({ ...bel, y: naar.bodem - opWeg(bel, van) * (naar.bodem - naar.top) }));
  return { ...state, bellen, pijl: null };
}

function robot(state: BellenState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (state.run.fase !== 'spelen' || state.pijl !== null) return null;
  const antwoord = currentOpgave(state.run)?.antwoord;
  const right = state.bellen.find((bel) => bel.keuze === antwoord);
  const aim = wilGoed(state, skill) ? right : (state.bellen.find((bel) => bel.keuze !== antwoord) ?? right);
  if (aim === undefined || !isZichtbaar(aim, baanOf(state))) return null;
  if (manier === 'aanraken') return { soort: 'kies', pick: `bel:${aim.id}` };
  if (aim.kolom === state.boot) return { soort: 'actie', ingedrukt: true };
  return { soort: 'richting', richting: aim.kolom < state.boot ? 'links' : 'rechts', ingedrukt: true };
}

function beschrijf(state: BellenState): string {
  const keuzes = state.bellen.filter((bel) => !bel.weg).map((bel) => bel.keuze);
  switch (state.run.fase) {
    case 'spelen':
      return `Bellen boven het meer: ${keuzes.join(', ')}.`;
    case 'wacht':
      return 'Plop!';
    case 'goed':
      return `Raak: ${state.geprikt?.keuze ?? ''}. Er vliegt een lichtje naar de sterren.`;
    case 'uitleg':
      return 'De bel was leeg.';
    case 'klaar':
      return 'De sterren vormen een walvis.';
  }
}

export const logic: GameLogic<BellenState> = {
  manifest,
  start,
  step: createStep({ begin, input, tick, oordeel, draai }),
  scene,
  beschrijf,
  robot,
};
