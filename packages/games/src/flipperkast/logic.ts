/**
 * A pinball machine of words: the child points the ball at a target with a piece of the word and shoots; the target goes
 * down and its piece stands on the display. After its target a ball bounces on among the bumpers, for fun: what it touches
 * then counts for nothing, and a ball that is lost is back at once. Right: all lamps run. Wrong: tilt, and the cat laughs.
 */
import { stapBal } from '@spelrijk/game-kit/ballen';
import type { Bal } from '@spelrijk/game-kit/ballen';
import { chance } from '@spelrijk/game-kit/feest';
import type { GameInput, GameLogic, GameStart, Manier } from '@spelrijk/game-kit/game';
import { optiesOf } from '@spelrijk/game-kit/opties';
import { foutPlek, wilGoed } from '@spelrijk/game-kit/robot';
import { currentOpgave, isGeleid } from '@spelrijk/game-kit/run';
import { NOOIT, beginSchrijven, geschrevenIn, robotSchrijft, schrijf } from '@spelrijk/game-kit/schrijf';
import { createStep, drawKans, startBasis, ticksInFase } from '@spelrijk/game-kit/stap';
import type { Zet } from '@spelrijk/game-kit/stap';
import { gegevenOf, isVol, putGeleid, putVrij, startVakken, wisLaatste } from '@spelrijk/game-kit/vakken';
import { vraagVan } from '@spelrijk/game-kit/vraag';
import { manifest } from './manifest.ts';
import { scene } from './scene.ts';
import { FLIP, MAX_BALLEN, MAX_KEUZES, MAX_SCHIJVEN, VLUCHT, isBreed, isTypen, isVolgen, kijkStuk } from './state.ts';
import type { FlipperState, Schijf } from './state.ts';
import { BAL_R, FLIPPER, kastOf, midden, schijfPlek, wereldOf } from './tafel.ts';

/** What stands on the targets of this word. */
function stukkenVan(state: FlipperState): readonly string[] {
  const opgave = currentOpgave(state.run);
  if (opgave === undefined || opgave.antwoordvorm === 'TYP') return [];
  if (opgave.antwoordvorm !== 'VOLG') return optiesOf(opgave, MAX_KEUZES, state.fout);
  return [...(opgave.stukken ?? []), ...(opgave.extra ?? [])].slice(0, Math.max(MAX_SCHIJVEN, opgave.stukken?.length ?? 0));
}

function begin(before: FlipperState): FlipperState {
  const opgave = currentOpgave(before.run);
  const fout = isGeleid(before.run) ? before.fout : [];
  const [stukken, state] = drawKans({ ...before, fout }, (random) => random.shuffle(stukkenVan({ ...before, fout })));
  const schijven = stukken.map((stuk, id): Schijf => ({ id, stuk, om: false }));
  const leeg = { ...beginSchrijven(state), ...(opgave?.antwoordvorm === 'VOLG' ? { vakken: startVakken(opgave.stukken ?? []) } : {}) };
  return { ...state, ...leeg, schijven, mik: Math.floor(schijven.length / 2), schot: null, bonk: null };
}

function start(options: GameStart): FlipperState {
  const basis = startBasis(options);
  const leeg = { schijven: [], fout: [], mik: 0, schot: null, bonk: null, ballen: [], volgende: 0, lampen: 0 };
  return begin({ ...basis, ...beginSchrijven(basis), ...leeg, flipLinks: NOOIT, flipRechts: NOOIT, tikOp: [NOOIT, NOOIT, NOOIT] });
}

/** A ball that starts from here; the oldest goes when there are too many. */
function metBal(state: FlipperState, bal: Omit<Bal, 'id'>): FlipperState {
  const ballen = [...state.ballen, { ...bal, id: state.volgende % 100 }].slice(-MAX_BALLEN);
  return { ...state, ballen, volgende: state.volgende + 1 };
}

const flip = (state: FlipperState, kant: 'links' | 'rechts'): FlipperState =>
  kant === 'links' ? { ...state, flipLinks: state.tick } : { ...state, flipRechts: state.tick };

/** The next target that still stands, on that side. */
function richt(state: FlipperState, stap: number): FlipperState {
  const n = state.schijven.length;
  const order = state.schijven.map((_, k) => (state.mik + stap * (k + 1) + n * (k + 2)) % Math.max(1, n));
  return { ...state, mik: order.find((i) => state.schijven[i]?.om === false) ?? state.mik };
}

function schiet(state: FlipperState, i: number): Zet<FlipperState> {
  const schijf = state.schijven[i];
  if (schijf === undefined || schijf.om || state.schot !== null) return { state };
  const kant = schijfX(state, i) < midden(state.stand) ? 'rechts' : 'links';
  return { state: flip({ ...state, mik: i, schot: { schijf: i, op: state.tick } }, kant), sounds: ['zwiep'] };
}

const schijfX = (state: FlipperState, i: number): number => schijfPlek(state.stand, i, state.schijven.length, isBreed(state))[0];

function inputSchieten(state: FlipperState, given: GameInput): Zet<FlipperState> {
  if (given.soort === 'richting') {
    if (!given.ingedrukt || given.richting === 'neer') return { state };
    if (given.richting === 'op') return schiet(state, state.mik);
    return { state: richt(flip(state, given.richting), given.richting === 'links' ? -1 : 1), sounds: ['kies'] };
  }
  if (given.soort === 'actie') return given.ingedrukt ? schiet(state, state.mik) : { state };
  if (given.soort === 'kies' && given.pick.startsWith('schijf:')) return schiet(state, Number(given.pick.slice('schijf:'.length)));
  // A finger beside the targets flips that side.
  if (given.soort === 'wijs')
    return { state: given.fase === 'neer' ? flip(state, given.x < midden(state.stand) ? 'links' : 'rechts') : state };
  return isVolgen(state) ? inputWoord(state, given) : given.soort === 'klaar' ? schiet(state, state.mik) : { state };
}

/** Take a piece back, or say that the word is ready. */
function inputWoord(state: FlipperState, given: GameInput): Zet<FlipperState> {
  const is = (pick: string): boolean => given.soort === 'kies' && given.pick === pick;
  if (isGeleid(state.run) || state.schot !== null || state.vakken.inhoud.length === 0) return { state };
  if (given.soort === 'klaar' || is('klaar')) return { state, antwoord: gegevenOf(state.vakken) };
  if (given.soort !== 'wis' && !is('terug')) return { state };
  const laatste = state.vakken.inhoud.at(-1);
  const terug = state.schijven.findLast((schijf) => schijf.om && schijf.stuk === laatste);
  const schijven = state.schijven.map((schijf) => (schijf === terug ? { ...schijf, om: false } : schijf));
  return { state: { ...state, schijven, vakken: wisLaatste(state.vakken) }, sounds: ['plop'] };
}

function inputTypen(state: FlipperState, given: GameInput): Zet<FlipperState> {
  const { raak, ...zet } = schrijf(state, given);
  if (raak === null) return zet;
  const [x, y] = kastOf(state.stand).bal;
  const shot = metBal(zet.state, { x, y: y - 30, vx: (chance(state.tick, 2) - 0.5) * 9, vy: -15 });
  return { ...zet, state: flip(shot, state.volgende % 2 === 0 ? 'links' : 'rechts'), sounds: [raak ? 'letter' : 'mis'] };
}

const input = (state: FlipperState, given: GameInput): Zet<FlipperState> =>
  isTypen(state) ? inputTypen(state, given) : inputSchieten(state, given);

function tick(before: FlipperState): Zet<FlipperState> {
  const { state, tikte } = rol(before);
  const sounds = tikte ? (['plop'] as const) : [];
  if (state.run.fase === 'klaar') return { state: jackpot(state), sounds };
  if (state.run.fase !== 'spelen' || state.schot === null || state.tick - state.schot.op < VLUCHT) return { state, sounds };
  return raak(state, state.schot.schijf);
}

/** The ball is at its target, and bounces on from there. */
function raak(state: FlipperState, i: number): Zet<FlipperState> {
  const schijf = state.schijven[i];
  if (schijf === undefined) return { state: { ...state, schot: null } };
  const [x, y] = schijfPlek(state.stand, i, state.schijven.length, isBreed(state));
  const verder = metBal({ ...state, schot: null }, { x, y: y + 70, vx: (chance(state.tick, 1) - 0.5) * 8, vy: 2 });
  if (!isVolgen(state)) return { state: { ...verder, bonk: { schijf: i, op: state.tick } }, sounds: ['klap'], antwoord: schijf.stuk };
  const om = verder.schijven.map((s) => (s === schijf ? { ...s, om: true } : s));
  if (!isGeleid(state.run)) {
    const vakken = putVrij(state.vakken, schijf.stuk);
    return { state: richt({ ...verder, schijven: om, vakken, letterOp: state.tick }, 1), sounds: ['raak'] };
  }
  return raakGeleid(state, verder, om, schijf);
}

/** Guided: only the right piece goes down; what was filled in for the child goes down too. */
function raakGeleid(state: FlipperState, verder: FlipperState, om: readonly Schijf[], schijf: Schijf): Zet<FlipperState> {
  const put = putGeleid(state.vakken, schijf.stuk);
  const gevuld = put.vakken.inhoud.length > state.vakken.inhoud.length;
  const stuk = put.vakken.inhoud.at(-1);
  const door = put.raak ? om : gevuld ? valt(verder.schijven, stuk) : verder.schijven;
  const bonk = put.raak ? verder.bonk : { schijf: schijf.id, op: state.tick };
  const next = { ...verder, vakken: put.vakken, schijven: door, bonk, ...(gevuld ? { letterOp: state.tick } : { misOp: state.tick }) };
  const zet = { state: gevuld ? richt(next, 1) : next, sounds: [put.raak ? ('raak' as const) : ('mis' as const)] };
  return isVol(put.vakken) ? { ...zet, antwoord: gegevenOf(put.vakken) } : zet;
}

function valt(schijven: readonly Schijf[], stuk: string | undefined): readonly Schijf[] {
  const eerste = schijven.find((schijf) => !schijf.om && schijf.stuk === stuk);
  return schijven.map((schijf) => (schijf === eerste ? { ...schijf, om: true } : schijf));
}

/** The balls that bounce about; a flipper that has just been flipped throws what lies on it back up. */
function rol(state: FlipperState): { readonly state: FlipperState; readonly tikte: boolean } {
  if (state.ballen.length === 0) return { state, tikte: false };
  const tafel = wereldOf(state.stand);
  const gestapt = state.ballen.map((bal) => stapBal(bal, tafel, state.rustig ? 0.5 : 1));
  const geraakt = new Set(gestapt.flatMap((stap) => stap.geraakt));
  const bodem = kastOf(state.stand).veld[3] + BAL_R;
  const ballen = gestapt.map((stap) => opgegooid(state, stap.bal)).filter((bal) => bal.y < bodem);
  const tikOp = geraakt.size === 0 ? state.tikOp : state.tikOp.map((op, i) => (geraakt.has(i) ? state.tick : op));
  return { state: { ...state, ballen, tikOp }, tikte: geraakt.size > 0 && state.run.fase !== 'wacht' };
}

function opgegooid(state: FlipperState, bal: Bal): Bal {
  const [fx, fy] = kastOf(state.stand).flipper;
  const kant = bal.x < midden(state.stand) ? state.flipLinks : state.flipRechts;
  const naast = Math.abs(bal.x - midden(state.stand));
  const erop = naast < midden(state.stand) - fx && bal.y > fy - 50 && bal.y < fy + FLIPPER * 0.5;
  return erop && state.tick - kant < FLIP && bal.vy > -6
    ? { ...bal, vy: -16, vx: bal.vx * 0.4 + (bal.x < midden(state.stand) ? 2.5 : -2.5) }
    : bal;
}

/** The multi-ball of the end. */
function jackpot(state: FlipperState): FlipperState {
  const t = ticksInFase(state);
  if (t % 26 !== 4 || t > 110 || state.rustig) return state;
  const [x, y] = kastOf(state.stand).bal;
  return flip(metBal(state, { x, y: y - 40, vx: (chance(t, 3) - 0.5) * 14, vy: -20 }), t % 52 < 26 ? 'links' : 'rechts');
}

function oordeel(state: FlipperState, goed: boolean): Zet<FlipperState> {
  if (goed) return { state: { ...state, lampen: state.lampen + 1 }, sounds: ['munt'] };
  const stuk = state.bonk === null || isVolgen(state) ? undefined : state.schijven[state.bonk.schijf]?.stuk;
  return { state: stuk === undefined ? state : { ...state, fout: [...state.fout, stuk] }, sounds: ['mis'] };
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
  const fout = state.schijven.findIndex(({ stuk }) => stuk !== antwoord);
  const goed = state.schijven.findIndex(({ stuk }) => stuk === antwoord);
  return wilGoed(state, skill) || fout < 0 ? goed : fout;
}

function robotStuk(state: FlipperState, skill: number): number | 'klaar' | 'terug' {
  const { doel, inhoud } = state.vakken;
  const goed = wilGoed(state, skill) || kijkStuk(state) !== null;
  if (!isGeleid(state.run) && goed && inhoud.some((stuk, i) => stuk !== doel[i])) return 'terug';
  if (isVol(state.vakken)) return 'klaar';
  const staat = (test: (stuk: string) => boolean): number => state.schijven.findIndex(({ om, stuk }) => !om && test(stuk));
  const right = staat((stuk) => stuk === doel[inhoud.length]);
  const wrong = staat((stuk) => stuk !== doel[inhoud.length]);
  const kies = (!goed && inhoud.length === foutPlek(state, doel.length)) || right < 0 ? wrong : right;
  return kies >= 0 ? kies : right >= 0 ? right : 'klaar';
}

function beschrijfSpelen(state: FlipperState): string {
  const staan = state.schijven.filter(({ om }) => !om).map(({ stuk }) => stuk);
  if (isTypen(state)) return geschrevenIn(state) || 'De flipperkast wacht. Schrijf het woord dat je hoort.';
  if (isVolgen(state)) return `${geschrevenIn(state) || 'Er is nog niets geraakt.'} Je kunt schieten op: ${staan.join(', ')}.`;
  const opgave = currentOpgave(state.run);
  const vraag = opgave === undefined ? null : vraagVan(opgave, false).tekst;
  return `Op het scherm: ${vraag ?? 'luister'}. Je kunt schieten op: ${staan.join(', ')}.`;
}

function beschrijf(state: FlipperState): string {
  switch (state.run.fase) {
    case 'spelen':
      return beschrijfSpelen(state);
    case 'wacht':
      return 'Raak!';
    case 'goed':
      return 'Alle lampen lopen. De kat knipoogt.';
    case 'uitleg':
      return 'Tilt! De kast wiebelt en de kat steekt haar tong uit.';
    case 'klaar':
      return 'Jackpot! Alle ballen komen vrij.';
  }
}

export const logic: GameLogic<FlipperState> = {
  manifest,
  start,
  step: createStep({ begin, input, tick, oordeel, draai }),
  scene,
  beschrijf,
  robot,
};
