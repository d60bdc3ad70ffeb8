/**
 * The calm sorting game: a koi brings a word, the child sends it to the lily pad of its rule, by number, tap or drag. Every
 * right word is a shell, a shell is a plant of one's own in the pond. After three fish at one pad the frog asks for that
 * word on its leaf, as an encore that nobody judges. In dictation the frog asks for every word.
 */
import type { GameInput, GameLogic, GameStart, Manier } from '@spelrijk/game-kit/game';
import { chance } from '@spelrijk/game-kit/feest';
import { maatOf } from '@spelrijk/game-kit/maat';
import { wilGoed } from '@spelrijk/game-kit/robot';
import { BELONING_TICKS, currentOpgave } from '@spelrijk/game-kit/run';
import { beginSchrijven, geschrevenIn, robotSchrijft, schrijf } from '@spelrijk/game-kit/schrijf';
import { bakkenVan, inBak, legIn, startBakken } from '@spelrijk/game-kit/sorteer/bakken';
import { createStep, drawKans, endNaspel, startBasis, ticksInFase } from '@spelrijk/game-kit/stap';
import type { Zet } from '@spelrijk/game-kit/stap';
import { lettersOf, startVakken } from '@spelrijk/game-kit/vakken';
import { vraagVan } from '@spelrijk/game-kit/vraag';
import { manifest } from './manifest.ts';
import { scene } from './scene.ts';
import { BLIJ_TICKS, MAX_BLADEN, MAX_PLANTEN, PER_BLAD, WACHT_TICKS, ZWEM, alsGeleid, isTypen } from './state.ts';
import type { VijverState } from './state.ts';
import { bladBij, inWater, vijverOf } from './vijver.ts';

function begin(state: VijverState): VijverState {
  const opgave = currentOpgave(state.run);
  const bladen = opgave === undefined || opgave.antwoordvorm === 'TYP' ? [] : bakkenVan(state.bakken, opgave, MAX_BLADEN);
  return { ...state, ...beginSchrijven(state), bladen, keus: -1, gekozen: null, sleep: null, kikker: false };
}

function start(options: GameStart): VijverState {
  const basis = startBasis(options);
  const [bakken, drawn] = drawKans(basis, (random) => startBakken(options.opgaven, random));
  const leeg = { bladen: [], keus: -1, gekozen: null, sleep: null, schelpen: 0, planten: [], kikker: false };
  return begin({ ...drawn, ...beginSchrijven(basis), bakken, ...leeg });
}

function stuur(state: VijverState, blad: string | undefined): Zet<VijverState> {
  if (blad === undefined) return { state };
  return { state: { ...state, gekozen: blad, keus: state.bladen.indexOf(blad) }, sounds: ['zwiep'], antwoord: blad };
}

/** A plant for a shell. */
function plant(state: VijverState, x: number, y: number): Zet<VijverState> {
  if (state.schelpen === 0 || state.planten.length >= MAX_PLANTEN) return { state };
  const { w, h } = maatOf(state.stand);
  const planten = [...state.planten, { x: x / w, y: y / h, op: state.tick }];
  return { state: { ...state, schelpen: state.schelpen - 1, planten }, sounds: ['plop'] };
}

/** By key the pond chooses the place: somewhere along its edge. */
function plantErgens(state: VijverState): Zet<VijverState> {
  const [l, t, r, b] = vijverOf(state.stand).water;
  const n = state.planten.length;
  const x = n % 2 === 0 ? l + 20 + chance(state.tick, 1) * (r - l) * 0.16 : r - 20 - chance(state.tick, 2) * (r - l) * 0.16;
  return plant(state, x, t + (0.1 + chance(state.tick, 3) * 0.5) * (b - t));
}

function wijs(state: VijverState, { fase, x, y }: GameInput & { readonly soort: 'wijs' }): Zet<VijverState> {
  const [vx, vy] = vijverOf(state.stand).vis;
  if (fase === 'neer') {
    if (Math.abs(x - vx) < 190 && Math.abs(y - vy) < 110) return { state: { ...state, sleep: { x, y } } };
    return inWater(state.stand, x, y) ? plant(state, x, y) : { state };
  }
  if (state.sleep === null) return { state };
  if (fase === 'beweeg') return { state: { ...state, sleep: { x, y } } };
  const blad = state.bladen[bladBij(state.stand, state.bladen.length, x, y)];
  return stuur({ ...state, sleep: null }, blad);
}

function inputSorteren(state: VijverState, given: GameInput): Zet<VijverState> {
  if (given.soort === 'wijs') return wijs(state, given);
  if (given.soort === 'kies' && given.pick === 'plant') return plantErgens(state);
  if (given.soort === 'kies' && given.pick.startsWith('blad:')) return stuur(state, state.bladen[Number(given.pick.slice(5))]);
  if (given.soort === 'klaar' || (given.soort === 'actie' && given.ingedrukt)) return stuur(state, state.bladen[state.keus]);
  if (given.soort !== 'richting' || !given.ingedrukt) return { state };
  if (given.richting === 'op') return plantErgens(state);
  if (given.richting === 'neer') return { state };
  const n = Math.max(1, state.bladen.length);
  const from = given.richting === 'links' ? Math.max(0, state.keus) : state.keus;
  return { state: { ...state, keus: (from + (given.richting === 'links' ? -1 : 1) + n) % n }, sounds: ['kies'] };
}

function inputTypen(state: VijverState, given: GameInput): Zet<VijverState> {
  const { raak, ...zet } = schrijf(state, given);
  return raak === null ? zet : { ...zet, sounds: [raak ? 'letter' : 'mis'] };
}

const input = (state: VijverState, given: GameInput): Zet<VijverState> =>
  isTypen(state) && !(given.soort === 'kies' && given.pick === 'plant') ? inputTypen(state, given) : inputSorteren(state, given);

/** On the frog's leaf: right letters go in, Enter or the button leaves it for another time. */
function naspel(state: VijverState, given: GameInput): Zet<VijverState> {
  if (!state.kikker) return { state };
  if (given.soort === 'klaar' || (given.soort === 'kies' && given.pick === 'later'))
    return { state: endNaspel({ ...state, kikker: false }, 20) };
  const { state: wrote, raak, antwoord } = schrijf(alsGeleid(state), given);
  const next = { ...state, vakken: wrote.vakken, letterOp: wrote.letterOp, misOp: wrote.misOp };
  if (antwoord === undefined)
    return raak === null ? { state: next } : { state: endNaspel(next, WACHT_TICKS), sounds: [raak ? 'letter' : 'mis'] };
  return { state: endNaspel({ ...next, kikker: false, schelpen: next.schelpen + 1 }, BLIJ_TICKS), sounds: ['raak', 'munt'] };
}

function tick(state: VijverState): Zet<VijverState> {
  if (state.run.fase !== 'goed' || ticksInFase(state) !== ZWEM) return { state };
  return { state, sounds: ['plop', 'munt'] };
}

const vraagtKikker = (state: VijverState): boolean => state.gekozen !== null && inBak(state.bakken, state.gekozen) % PER_BLAD === 0;

function oordeel(state: VijverState, goed: boolean): Zet<VijverState> {
  if (!goed) return { state, sounds: ['mis'] };
  const schelpen = Math.min(9, state.schelpen + 1);
  if (state.gekozen === null) return { state: { ...state, schelpen } };
  const next = { ...state, schelpen, bakken: legIn(state.bakken, state.gekozen) };
  const woord = currentOpgave(state.run)?.woord.woord ?? '';
  return { state: vraagtKikker(next) ? { ...next, kikker: true, vakken: startVakken(lettersOf(woord)) } : next };
}

/** `state` is still as it was before the fish was counted. */
const beloning = (state: VijverState): number =>
  state.gekozen !== null && (inBak(state.bakken, state.gekozen) + 1) % PER_BLAD === 0 ? WACHT_TICKS : BELONING_TICKS;

function robot(state: VijverState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (state.run.fase === 'goed' && state.kikker) return robotSchrijft(alsGeleid(state), 1, manier);
  if (state.run.fase !== 'spelen') return null;
  if (isTypen(state)) return robotSchrijft(state, skill, manier);
  const antwoord = currentOpgave(state.run)?.antwoord;
  const blad = wilGoed(state, skill) ? antwoord : (state.bladen.find((b) => b !== antwoord) ?? antwoord);
  return { soort: 'kies', pick: `blad:${state.bladen.indexOf(blad ?? '')}` };
}

function beschrijfSpelen(state: VijverState): string {
  if (isTypen(state)) return geschrevenIn(state) || 'De kikker houdt zijn blad op. Schrijf het woord dat je hoort.';
  const opgave = currentOpgave(state.run);
  const woord = opgave === undefined ? null : vraagVan(opgave, false).tekst;
  const schelp = state.schelpen > 0 ? ` Je hebt ${state.schelpen} ${state.schelpen === 1 ? 'schelp' : 'schelpen'}.` : '';
  return `Een vis brengt ${woord === null ? 'een woord dat je hoort' : woord}. De bladen: ${state.bladen.join(', ')}.${schelp}`;
}

function beschrijf(state: VijverState): string {
  switch (state.run.fase) {
    case 'spelen':
      return beschrijfSpelen(state);
    case 'wacht':
      return 'De vis zwemt.';
    case 'goed':
      if (state.kikker) return `Drie vissen! De kikker vraagt of je dit woord opschrijft. ${geschrevenIn(alsGeleid(state))}`.trim();
      return 'De vis blijft bij het blad en wordt goud. Je krijgt een schelp.';
    case 'uitleg':
      return 'De vis zwemt een rondje en komt terug.';
    case 'klaar':
      return 'De lampionnen gaan aan. De kikker zingt voor je vijver.';
  }
}

export const logic: GameLogic<VijverState> = {
  manifest,
  start,
  step: createStep({ begin, input, naspel, tick, oordeel, beloning }),
  scene,
  beschrijf,
  paneel: (state) => (state.kikker ? 'letters' : null),
  robot,
};
