/**
 * A window full of suds. The child wipes, a word or a picture shows through, and the suds creep back. Who knows it types it
 * on the sill; the less has been wiped, the more stars, and time plays no part. After a mistake a corner stays clear: the
 * first letter; in the last attempt the whole pane.
 */
import type { GameInput, GameLogic, GameStart, Manier } from '@spelrijk/game-kit/game';
import { VOORGOED, celPlek, startMasker, sterrenVoor, veeg, zicht } from '@spelrijk/game-kit/masker/masker';
import { isGeleid, isVoorgedaan } from '@spelrijk/game-kit/run';
import { NOOIT, beginSchrijven, geschrevenIn, robotSchrijft, schrijf } from '@spelrijk/game-kit/schrijf';
import { createStep, startBasis, ticksInFase } from '@spelrijk/game-kit/stap';
import type { Zet } from '@spelrijk/game-kit/stap';
import { manifest } from './manifest.ts';
import { scene } from './scene.ts';
import { SCHOON, STRAAL, achter, belangrijk, raamVan } from './state.ts';
import type { GlasState } from './state.ts';

function begin(state: GlasState): GlasState {
  const raam = raamVan(state.stand);
  const all = isVoorgedaan(state.run) ? veeg(startMasker(raam), raam, celPlek(raam, 22), 2000, VOORGOED) : startMasker(raam);
  const [x, y] = celPlek(raam, raam.kolommen + 1);
  return { ...state, ...beginSchrijven(state), masker: all, x, y, veegOp: NOOIT, sterren: 0 };
}

function start(options: GameStart): GlasState {
  const basis = startBasis(options);
  const leeg = { masker: startMasker(raamVan(options.stand)), x: 0, y: 0, veegOp: NOOIT, sterren: 0, totaal: 0 };
  return begin({ ...basis, ...beginSchrijven(basis), ...leeg });
}

/** In a guided attempt what has been wiped stays clear. */
const tot = (state: GlasState): number =>
  isGeleid(state.run) ? VOORGOED : state.tick + Math.round((SCHOON * (state.rustig ? 2 : 1)) / state.tempo);

function veegOp(state: GlasState, x: number, y: number): Zet<GlasState> {
  const raam = raamVan(state.stand);
  const to = {
    x: Math.min(raam.x + raam.kolommen * raam.w - 20, Math.max(raam.x + 20, x)),
    y: Math.min(raam.y + raam.rijen * raam.h - 20, Math.max(raam.y + 20, y)),
  };
  const masker = veeg(state.masker, raam, [to.x, to.y], STRAAL, tot(state));
  const swish = state.tick - state.veegOp > 24;
  return { state: { ...state, ...to, masker, veegOp: state.tick }, sounds: swish ? ['zwiep'] : [] };
}

function input(state: GlasState, given: GameInput): Zet<GlasState> {
  if (given.soort === 'richting') {
    if (!given.ingedrukt) return { state };
    const { w, h } = raamVan(state.stand);
    const dx = given.richting === 'links' ? -w : given.richting === 'rechts' ? w : 0;
    const dy = given.richting === 'op' ? -h : given.richting === 'neer' ? h : 0;
    return veegOp(state, state.x + dx, state.y + dy);
  }
  if (given.soort === 'wijs') return given.fase === 'los' ? { state } : veegOp(state, given.x, given.y);
  const { raak, ...zet } = schrijf(state, given);
  return raak === null ? zet : { ...zet, sounds: [raak ? 'letter' : 'mis'] };
}

function tick(state: GlasState): Zet<GlasState> {
  const shines = state.run.fase === 'goed' && ticksInFase(state) === 20;
  return shines ? { state, sounds: ['raak', 'munt'] } : { state };
}

function oordeel(state: GlasState, goed: boolean): Zet<GlasState> {
  if (!goed) return { state, sounds: ['plop'] };
  const sterren = isGeleid(state.run) ? 1 : sterrenVoor(state.masker);
  return { state: { ...state, sterren, totaal: state.totaal + sterren } };
}

/** The panes of the two stands have the same cells, so what is clear stays clear. */
function draai(state: GlasState): GlasState {
  const raam = raamVan(state.stand);
  const [x, y] = celPlek(raam, raam.kolommen + 1);
  return { ...state, x, y };
}

const WEG = ['neer', 'rechts', 'rechts', 'rechts', 'rechts', 'rechts', 'rechts'] as const;

/** Wipes along the middle until it can read what is there, then types. */
function robot(state: GlasState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (state.run.fase !== 'spelen') return null;
  const seen = zicht(state.masker, belangrijk(state), state.tick);
  if (seen < 0.6 && state.vakken.inhoud.length === 0 && achter(state).soort !== 'bewoner') {
    const raam = raamVan(state.stand);
    if (manier !== 'toetsen') {
      const [x, y] = celPlek(raam, belangrijk(state).find((cel) => (state.masker.schoonTot[cel] ?? 0) <= state.tick) ?? 0);
      return { soort: 'wijs', fase: 'beweeg', x, y };
    }
    const step = WEG[Math.floor(state.masker.geveegd.length / 3) % WEG.length] ?? 'rechts';
    return {
      soort: 'richting',
      richting: state.y < celPlek(raam, raam.kolommen * 2)[1] - 5 ? 'neer' : step === 'neer' ? 'rechts' : step,
      ingedrukt: true,
    };
  }
  return robotSchrijft(state, skill, manier);
}

function beschrijfSpelen(state: GlasState): string {
  const written = geschrevenIn(state);
  if (written !== '') return written;
  const what = achter(state);
  if (what.soort === 'bewoner') return 'Er zit sop op het raam. Typ het woord dat je hoort.';
  if (zicht(state.masker, belangrijk(state), state.tick) < 0.6)
    return 'Er zit sop op het raam. Veeg met de pijltjes om te zien wat erachter zit.';
  return what.soort === 'woord' ? `Door het raam zie je het woord ${what.woord}.` : 'Door het raam zie je een plaatje.';
}

function beschrijf(state: GlasState): string {
  switch (state.run.fase) {
    case 'spelen':
      return beschrijfSpelen(state);
    case 'wacht':
      return 'De spons piept.';
    case 'goed':
      return `Het raam glimt. ${state.sterren === 1 ? 'Eén ster' : `${state.sterren} sterren`}. Iemand zwaait naar je.`;
    case 'uitleg':
      return 'Flats! Een duif vliegt langs het raam.';
    case 'klaar':
      return `Alle ramen glimmen. Je hebt ${state.totaal} sterren.`;
  }
}

export const logic: GameLogic<GlasState> = {
  manifest,
  start,
  step: createStep({ begin, input, tick, oordeel, draai }),
  scene,
  beschrijf,
  robot,
};
