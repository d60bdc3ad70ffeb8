/**
 * A pinball machine of words: the child points the ball at a target with a piece of the word and shoots; the target goes
 * down and its piece stands on the display. After its target a ball bounces on among the bumpers, for fun: what it touches
 * then counts for nothing, and a ball that is lost is back at once. Right: all lamps run. Wrong: tilt, and the cat laughs.
 */
import type { Bal } from '@spelrijk/game-kit/ballen';
import { GEEN_BALLEN, metBal, rolBallen } from '@spelrijk/game-kit/ballen/los';
import { chance } from '@spelrijk/game-kit/feest';
import type { GameInput, GameLogic, GameStart, Manier } from '@spelrijk/game-kit/game';
import { isDoen, kantVan, pijlVan } from '@spelrijk/game-kit/gebaar';
import { GEEN_OPTIES, gekozen, keurAf, legOpties } from '@spelrijk/game-kit/kiezen';
import { foutPlek, wilGoed } from '@spelrijk/game-kit/robot';
import { currentOpgave, isGeleid } from '@spelrijk/game-kit/run';
import { NOOIT, beginSchrijven, geschrevenIn, robotSchrijft } from '@spelrijk/game-kit/schrijf';
import { createStep, drawKans, startBasis, ticksInFase } from '@spelrijk/game-kit/stap';
import type { Zet } from '@spelrijk/game-kit/stap';
import { isTypen, typ } from '@spelrijk/game-kit/typen';
import { gegevenOf, isVol, putGeleid, putVrij, startVakken, wisLaatste } from '@spelrijk/game-kit/vakken';
import { gevraagd, vertel } from '@spelrijk/game-kit/vertel';
import { manifest } from './manifest.ts';
import { scene } from './scene.ts';
import { FLIP, MAX_BALLEN, VLUCHT, isVolgen, kijkSchijf } from './state.ts';
import type { FlipperState } from './state.ts';
import { BAL_R, FLIPPER, WERELDEN, kastOf, midden, schijfPlek } from './tafel.ts';

/** Places for targets; letters of a longer word come in pieces. */
const MAX_SCHIJVEN = 12;
const STIL = { om: [], mik: 0, schot: null, bonk: null } as const;

/** The targets of this word: its pieces and foils, its answers, or none. */
function begin(before: FlipperState): FlipperState {
  const leeg = { ...before, ...beginSchrijven(before), ...STIL };
  const { stukken = [], extra = [] } = currentOpgave(before.run) ?? {};
  const alle = [...stukken, ...extra].slice(0, Math.max(MAX_SCHIJVEN, stukken.length));
  const [opties, drawn] = drawKans(leeg, (random) => (isVolgen(leeg) ? random.shuffle(alle) : []));
  const volgt = { ...drawn, opties, vakken: startVakken(stukken) };
  const state = isVolgen(leeg) ? volgt : isTypen(leeg) ? { ...leeg, opties: [] } : legOpties(leeg);
  return { ...state, mik: Math.floor(state.opties.length / 2) };
}

function start(options: GameStart): FlipperState {
  const basis = { ...startBasis(options), ...GEEN_OPTIES, ...GEEN_BALLEN, ...STIL, flipLinks: NOOIT, flipRechts: NOOIT };
  return begin({ ...basis, ...beginSchrijven(basis), tikOp: [NOOIT, NOOIT, NOOIT] });
}

/** A ball from here, and a flip of the flipper on that side. */
const gooi = (state: FlipperState, [x, y]: readonly [number, number], vx: number, vy: number): FlipperState =>
  metBal(state, { x, y, vx, vy }, MAX_BALLEN);

const flip = (state: FlipperState, links: boolean): FlipperState =>
  links ? { ...state, flipLinks: state.tick } : { ...state, flipRechts: state.tick };

/** The next target that still stands, on that side. */
function richt(state: FlipperState, stap: number): FlipperState {
  const { opties, om, mik } = state;
  const n = opties.length;
  const order = opties.map((_, k) => (mik + stap * (k + 1) + n * (k + 2)) % n);
  return { ...state, mik: order.find((i) => !om.includes(i)) ?? mik };
}

function schiet(state: FlipperState, schijf: number): Zet<FlipperState> {
  if (state.opties[schijf] === undefined || state.om.includes(schijf) || state.schot !== null) return { state };
  const rechts = schijfPlek(state, schijf)[0] < midden(state.stand);
  return { state: flip({ ...state, mik: schijf, schot: { schijf, op: state.tick } }, !rechts), sounds: ['zwiep'] };
}

function inputSchieten(state: FlipperState, given: GameInput): Zet<FlipperState> {
  const kant = kantVan(given);
  if (kant !== 0) return { state: richt(flip(state, kant < 0), kant), sounds: ['kies'] };
  // A finger beside the targets flips that side.
  if (given.soort === 'wijs') return { state: given.fase === 'neer' ? flip(state, given.x < midden(state.stand)) : state };
  const schijf = gekozen(given, 'schijf');
  if (schijf >= 0) return schiet(state, schijf);
  if (isVolgen(state) && given.soort !== 'richting' && given.soort !== 'actie') return inputWoord(state, given);
  return isDoen(given) || pijlVan(given) === 'op' ? schiet(state, state.mik) : { state };
}

/** Take a piece back, or say that the word is ready. */
function inputWoord(state: FlipperState, given: GameInput): Zet<FlipperState> {
  const { vakken, om, opties } = state;
  const wat = given.soort === 'kies' ? given.pick : given.soort;
  if (isGeleid(state.run) || state.schot !== null || vakken.inhoud.length === 0) return { state };
  if (wat === 'klaar') return { state, antwoord: gegevenOf(vakken) };
  if (wat !== 'wis' && wat !== 'terug') return { state };
  const terug = Math.max(...om.filter((i) => opties[i] === vakken.inhoud.at(-1)));
  return { state: { ...state, om: om.filter((i) => i !== terug), vakken: wisLaatste(vakken) }, sounds: ['plop'] };
}

function inputTypen(state: FlipperState, given: GameInput): Zet<FlipperState> {
  const zet = typ(state, given);
  if (zet.sounds === undefined) return zet;
  const [x, y] = kastOf(state.stand).bal;
  const shot = gooi(zet.state, [x, y - 30], (chance(state.tick, 2) - 0.5) * 9, -15);
  return { ...zet, state: flip(shot, state.volgende % 2 === 0) };
}

const input = (state: FlipperState, given: GameInput): Zet<FlipperState> =>
  isTypen(state) ? inputTypen(state, given) : inputSchieten(state, given);

function tick(before: FlipperState): Zet<FlipperState> {
  const { state, sounds } = rol(before);
  const { schot, run } = state;
  if (run.fase === 'klaar') return { state: jackpot(state), sounds };
  return run.fase !== 'spelen' || schot === null || state.tick - schot.op < VLUCHT ? { state, sounds } : raak(state, schot.schijf);
}

/** The ball is at its target, and bounces on from there. */
function raak(before: FlipperState, schijf: number): Zet<FlipperState> {
  const [x, y] = schijfPlek(before, schijf);
  const state = gooi({ ...before, schot: null }, [x, y + 70], (chance(before.tick, 1) - 0.5) * 8, 2);
  const stuk = state.opties[schijf] ?? '';
  const bonk = { schijf, op: state.tick };
  if (!isVolgen(state)) return { state: { ...state, bonk }, sounds: ['klap'], antwoord: stuk };
  return isGeleid(state.run)
    ? raakGeleid(state, bonk, stuk)
    : { state: valt(state, schijf, putVrij(state.vakken, stuk)), sounds: ['raak'] };
}

/** A target goes down, its piece stands on the display; the ball points at the next. */
const valt = (state: FlipperState, schijf: number, vakken: FlipperState['vakken']): FlipperState =>
  richt({ ...state, om: [...state.om, schijf], vakken, letterOp: state.tick }, 1);

/** Guided: only the right piece goes down; what was filled in for the child goes down too. */
function raakGeleid(state: FlipperState, bonk: NonNullable<FlipperState['bonk']>, stuk: string): Zet<FlipperState> {
  const { vakken, raak: goed } = putGeleid(state.vakken, stuk);
  const mis = goed ? state : { ...state, bonk };
  const gevuld = vakken.inhoud.length > state.vakken.inhoud.length;
  const schijf = goed ? bonk.schijf : state.opties.findIndex((optie, i) => optie === vakken.inhoud.at(-1) && !state.om.includes(i));
  const next = gevuld ? valt(mis, schijf, vakken) : { ...mis, vakken, misOp: state.tick };
  return { state: next, sounds: [goed ? 'raak' : 'mis'], ...(isVol(vakken) && { antwoord: gegevenOf(vakken) }) };
}

/** The balls that bounce about. */
function rol(state: FlipperState): Required<Pick<Zet<FlipperState>, 'state' | 'sounds'>> {
  const { stand, tick: nu, run } = state;
  const bodem = kastOf(stand).veld[3] + BAL_R;
  const { ballen, geraakt } = rolBallen(state, WERELDEN[stand], bodem, state.rustig ? 0.5 : 1, (bal) => opgegooid(state, bal));
  const tikOp = state.tikOp.map((op, i) => (geraakt.includes(i) ? nu : op));
  return { state: { ...state, ballen, tikOp }, sounds: geraakt.length > 0 && run.fase !== 'wacht' ? ['plop'] : [] };
}

/** A flipper that has just been flipped throws what lies on it back up. */
function opgegooid(state: FlipperState, bal: Bal): Bal {
  const [fx, fy] = kastOf(state.stand).flipper;
  const m = midden(state.stand);
  const links = bal.x < m;
  const erop = Math.abs(bal.x - m) < m - fx && bal.y > fy - 50 && bal.y < fy + FLIPPER * 0.5;
  const flipt = state.tick - (links ? state.flipLinks : state.flipRechts) < FLIP;
  return erop && flipt && bal.vy > -6 ? { ...bal, vy: -16, vx: bal.vx * 0.4 + (links ? 2.5 : -2.5) } : bal;
}

/** The multi-ball of the end. */
function jackpot(state: FlipperState): FlipperState {
  const t = ticksInFase(state);
  if (t % 26 !== 4 || t > 110 || state.rustig) return state;
  const [x, y] = kastOf(state.stand).bal;
  return flip(gooi(state, [x, y - 40], (chance(t, 3) - 0.5) * 14, -20), t % 52 < 26);
}

function oordeel(state: FlipperState, goed: boolean): Zet<FlipperState> {
  if (goed) return { state, sounds: ['munt'] };
  return { state: state.bonk === null || isVolgen(state) ? state : keurAf(state, state.bonk.schijf), sounds: ['mis'] };
}

/** The balls stay in the other machine. */
const draai = (state: FlipperState): FlipperState => ({ ...state, ballen: [] });

function robot(state: FlipperState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (state.run.fase !== 'spelen' || state.schot !== null) return null;
  if (isTypen(state)) return robotSchrijft(state, skill, manier);
  const raakt = isVolgen(state) ? robotStuk(state, skill) : robotKeuze(state, skill);
  if (raakt === 'klaar') return manier === 'aanraken' ? { soort: 'kies', pick: 'klaar' } : { soort: 'klaar' };
  if (raakt === 'terug') return manier === 'aanraken' ? { soort: 'kies', pick: 'terug' } : { soort: 'wis' };
  if (manier !== 'toetsen') return { soort: 'kies', pick: `schijf:${raakt}` };
  if (state.mik === raakt) return { soort: 'actie', ingedrukt: true };
  return { soort: 'richting', richting: raakt < state.mik ? 'links' : 'rechts', ingedrukt: true };
}

function robotKeuze(state: FlipperState, skill: number): number {
  const antwoord = currentOpgave(state.run)?.antwoord;
  const fout = state.opties.findIndex((stuk) => stuk !== antwoord);
  const goed = state.opties.findIndex((stuk) => stuk === antwoord);
  return wilGoed(state, skill) || fout < 0 ? goed : fout;
}

function robotStuk(state: FlipperState, skill: number): number | 'klaar' | 'terug' {
  const { doel, inhoud } = state.vakken;
  const goed = wilGoed(state, skill) || kijkSchijf(state) >= 0;
  if (!isGeleid(state.run) && goed && inhoud.some((stuk, i) => stuk !== doel[i])) return 'terug';
  if (isVol(state.vakken)) return 'klaar';
  const staat = (test: (stuk: string) => boolean): number => state.opties.findIndex((stuk, i) => !state.om.includes(i) && test(stuk));
  const right = staat((stuk) => stuk === doel[inhoud.length]);
  const wrong = staat((stuk) => stuk !== doel[inhoud.length]);
  const kies = (!goed && inhoud.length === foutPlek(state, doel.length)) || right < 0 ? wrong : right;
  return kies >= 0 ? kies : right >= 0 ? right : 'klaar';
}

function beschrijfSpelen(state: FlipperState): string {
  if (isTypen(state)) return geschrevenIn(state) || 'De flipperkast wacht. Schrijf het woord dat je hoort.';
  const staan = state.opties.filter((_, i) => !state.om.includes(i));
  const wat = isVolgen(state) ? geschrevenIn(state) || 'Er is nog niets geraakt.' : `Op het scherm: ${gevraagd(state, 'luister')}.`;
  return `${wat} Je kunt schieten op: ${staan.join(', ')}.`;
}

const beschrijf = vertel<FlipperState>({
  spelen: beschrijfSpelen,
  wacht: 'Raak!',
  goed: 'Alle lampen lopen. De kat knipoogt.',
  uitleg: 'Tilt! De kast wiebelt en de kat steekt haar tong uit.',
  klaar: 'Jackpot! Alle ballen komen vrij.',
});

export const logic: GameLogic<FlipperState> = {
  manifest,
  start,
  step: createStep({ begin, input, tick, oordeel, draai }),
  scene,
  beschrijf,
  robot,
};
