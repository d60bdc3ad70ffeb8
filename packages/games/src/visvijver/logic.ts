/**
 * The calm sorting game: a koi brings a word, the child sends it to the lily pad of its rule, by number, tap or drag. Every
 * right word is a shell, a shell is a plant of one's own in the pond. After three fish at one pad the frog asks for that
 * word on its leaf, as an encore that nobody judges. In dictation the frog asks for every word.
 */
import { chance } from '@spelrijk/game-kit/feest';
import type { GameInput, GameLogic, GameStart, Manier } from '@spelrijk/game-kit/game';
import { isDoen, kantVan, pijlVan } from '@spelrijk/game-kit/gebaar';
import { gekozen, legOpties, startKiezen } from '@spelrijk/game-kit/kiezen';
import { maatOf } from '@spelrijk/game-kit/maat';
import { wilGoed } from '@spelrijk/game-kit/robot';
import { BELONING_TICKS, currentOpgave } from '@spelrijk/game-kit/run';
import { beginSchrijven, geschrevenIn, robotSchrijft } from '@spelrijk/game-kit/schrijf';
import { legIn } from '@spelrijk/game-kit/sorteer/bakken';
import { createStep, endNaspel, ticksInFase } from '@spelrijk/game-kit/stap';
import type { Zet } from '@spelrijk/game-kit/stap';
import { isTypen, typ } from '@spelrijk/game-kit/typen';
import { lettersOf, startVakken } from '@spelrijk/game-kit/vakken';
import { gevraagd, vertel } from '@spelrijk/game-kit/vertel';
import { manifest } from './manifest.ts';
import { scene } from './scene.ts';
import { BLIJ_TICKS, WACHT_TICKS, ZWEM, alsGeleid, kanPlanten, maaktVol } from './state.ts';
import type { VijverState } from './state.ts';
import { bladMaat, bladPlek, isBij, vijverOf } from './vijver.ts';

const NIETS = { keus: -1, gekozen: null, sleep: null, kikker: false } as const;

function begin(state: VijverState): VijverState {
  const laid = isTypen(state) ? { ...state, opties: [] } : legOpties(state);
  return { ...laid, ...beginSchrijven(state), ...NIETS };
}

function start(options: GameStart): VijverState {
  const basis = startKiezen(options);
  return begin({ ...basis, ...beginSchrijven(basis), ...NIETS, schelpen: 0, planten: [] });
}

function stuur(state: VijverState, blad: string | undefined): Zet<VijverState> {
  if (blad === undefined) return { state };
  return { state: { ...state, gekozen: blad, keus: state.opties.indexOf(blad) }, sounds: ['zwiep'], antwoord: blad };
}

/** A plant for a shell. */
function plant(state: VijverState, x: number, y: number): Zet<VijverState> {
  if (!kanPlanten(state)) return { state };
  const { w, h } = maatOf(state.stand);
  const planten = [...state.planten, { x: x / w, y: y / h, op: state.tick }];
  return { state: { ...state, schelpen: state.schelpen - 1, planten }, sounds: ['plop'] };
}

/** By key the pond chooses the place: along its left edge and its right edge by turns. */
function plantErgens(state: VijverState): Zet<VijverState> {
  const {
    midden: [x, y],
    water: [w, h],
  } = vijverOf(state.stand);
  const kant = state.planten.length % 2 === 0 ? -1 : 1;
  const naast = w / 2 - 20 - chance(state.tick, kant < 0 ? 1 : 2) * w * 0.16;
  return plant(state, x + kant * naast, y + (chance(state.tick, 3) * 0.5 - 0.4) * h);
}

function wijs(state: VijverState, { fase, x, y }: GameInput & { readonly soort: 'wijs' }): Zet<VijverState> {
  const { vis, midden, water } = vijverOf(state.stand);
  const vast = { state: { ...state, sleep: { x, y } } };
  if (fase === 'neer') return isBij([x, y], vis, [380, 220]) ? vast : isBij([x, y], midden, water) ? plant(state, x, y) : { state };
  if (state.sleep === null) return { state };
  if (fase === 'beweeg') return vast;
  const n = state.opties.length;
  const blad = state.opties.find((_, i) => isBij([x, y], bladPlek(state.stand, i, n), bladMaat(state.stand, n)));
  return stuur({ ...state, sleep: null }, blad);
}

function input(state: VijverState, given: GameInput): Zet<VijverState> {
  if (given.soort === 'kies' && given.pick === 'plant') return plantErgens(state);
  if (isTypen(state)) return typ(state, given);
  if (given.soort === 'wijs') return wijs(state, given);
  if (pijlVan(given) === 'op') return plantErgens(state);
  const kant = kantVan(given);
  if (kant === 0) return stuur(state, state.opties[isDoen(given) ? state.keus : gekozen(given, 'blad')]);
  const n = Math.max(1, state.opties.length);
  return { state: { ...state, keus: ((kant < 0 ? Math.max(0, state.keus) : state.keus) + kant + n) % n }, sounds: ['kies'] };
}

/** On the frog's leaf: right letters go in, Enter or the button leaves it for another time. */
function naspel(state: VijverState, given: GameInput): Zet<VijverState> {
  if (!state.kikker) return { state };
  const klaar = { ...state, kikker: false };
  if (given.soort === 'klaar' || (given.soort === 'kies' && given.pick === 'later')) return { state: endNaspel(klaar, 20) };
  const {
    state: { vakken, letterOp, misOp },
    sounds,
    antwoord,
  } = typ(alsGeleid(state), given);
  const wrote = { vakken, letterOp, misOp };
  if (antwoord !== undefined)
    return { state: endNaspel({ ...klaar, ...wrote, schelpen: state.schelpen + 1 }, BLIJ_TICKS), sounds: ['raak', 'munt'] };
  return sounds === undefined ? { state } : { state: endNaspel({ ...state, ...wrote }, WACHT_TICKS), sounds };
}

const tick = (state: VijverState): Zet<VijverState> =>
  state.run.fase === 'goed' && ticksInFase(state) === ZWEM ? { state, sounds: ['plop', 'munt'] } : { state };

/** A shell, and the fish counts at its pad; the third of a pad is a word for the frog. */
function oordeel(state: VijverState, goed: boolean): Zet<VijverState> {
  if (!goed) return { state, sounds: ['mis'] };
  const kikker = maaktVol(state);
  const { gekozen: blad, bakken } = state;
  const vakken = kikker ? startVakken(lettersOf(currentOpgave(state.run)?.woord.woord ?? '')) : state.vakken;
  const schelpen = Math.min(9, state.schelpen + 1);
  return { state: { ...state, schelpen, kikker, vakken, bakken: blad === null ? bakken : legIn(bakken, blad) } };
}

const beloning = (state: VijverState): number => (maaktVol(state) ? WACHT_TICKS : BELONING_TICKS);

function robot(state: VijverState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (state.run.fase === 'goed' && state.kikker) return robotSchrijft(alsGeleid(state), 1, manier);
  if (state.run.fase !== 'spelen') return null;
  if (isTypen(state)) return robotSchrijft(state, skill, manier);
  const antwoord = currentOpgave(state.run)?.antwoord;
  const blad = wilGoed(state, skill) ? antwoord : (state.opties.find((b) => b !== antwoord) ?? antwoord);
  return { soort: 'kies', pick: `blad:${state.opties.indexOf(blad ?? '')}` };
}

function beschrijfSpelen(state: VijverState): string {
  if (isTypen(state)) return geschrevenIn(state) || 'De kikker houdt zijn blad op. Schrijf het woord dat je hoort.';
  const { schelpen, opties } = state;
  const schelp = schelpen > 0 ? ` Je hebt ${schelpen} ${schelpen === 1 ? 'schelp' : 'schelpen'}.` : '';
  return `Een vis brengt ${gevraagd(state)}. De bladen: ${opties.join(', ')}.${schelp}`;
}

const beschrijf = vertel<VijverState>({
  spelen: beschrijfSpelen,
  wacht: 'De vis zwemt.',
  goed: (state) =>
    state.kikker
      ? `Drie vissen! De kikker vraagt of je dit woord opschrijft. ${geschrevenIn(alsGeleid(state))}`.trim()
      : 'De vis blijft bij het blad en wordt goud. Je krijgt een schelp.',
  uitleg: 'De vis zwemt een rondje en komt terug.',
  klaar: 'De lampionnen gaan aan. De kikker zingt voor je vijver.',
});

export const logic: GameLogic<VijverState> = {
  manifest,
  start,
  step: createStep({ begin, input, naspel, tick, oordeel, beloning }),
  scene,
  beschrijf,
  paneel: (state) => (state.kikker ? 'letters' : null),
  robot,
};
