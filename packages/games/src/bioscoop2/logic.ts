/**
 * The cinema shows a word for a moment between two pieces of film; when the lights go up the child types it on the ticket
 * machine or takes the ticket with that word. Every right word shows the next scene of a little film, and the wish to see
 * how it ends is the reward. A wrong word: the operator winds back and shows it longer.
 */
import type { GameInput, GameLogic, GameStart, Manier } from '@spelrijk/game-kit/game';
import { naTrap, startTrap } from '@spelrijk/game-kit/flits/trap';
import { optiesOf } from '@spelrijk/game-kit/opties';
import { wilGoed } from '@spelrijk/game-kit/robot';
import { currentOpgave, isGeleid } from '@spelrijk/game-kit/run';
import { beginSchrijven, geschrevenIn, robotSchrijft, schrijf } from '@spelrijk/game-kit/schrijf';
import { createStep, drawKans, startBasis, ticksInFase } from '@spelrijk/game-kit/stap';
import type { Zet } from '@spelrijk/game-kit/stap';
import { BIJSCHRIFTEN } from './bijschriften.ts';
import { manifest } from './manifest.ts';
import { scene } from './scene.ts';
import { MAX_KAARTJES, SCENE_TICKS, beeld, isAanZet, isFlits, isTypen, sceneVan, speelt } from './state.ts';
import type { BioscoopState } from './state.ts';

const BEGIN_MS = 1200;
/** A second showing is this much longer, and so is every showing in calm mode. */
const LANGER = 1.6;

/** How long the word stands: as the taak says, else by the staircase; longer once it has been missed. */
function duur(state: BioscoopState): number {
  const ms = currentOpgave(state.run)?.toonMs ?? state.trap.ms;
  return ms * (isGeleid(state.run) ? LANGER : 1) * (state.rustig ? LANGER : 1);
}

function begin(before: BioscoopState): BioscoopState {
  const fout = isGeleid(before.run) ? before.fout : [];
  const opgave = currentOpgave(before.run);
  const kies = opgave?.antwoordvorm === 'FLITS' && (opgave.keuzes ?? []).length > 1;
  const [kaartjes, state] = drawKans(before, (random) => (kies ? random.shuffle(optiesOf(opgave, MAX_KAARTJES, fout)) : []));
  return { ...state, ...beginSchrijven(state), kaartjes, fout, keus: -1, gekozen: null, ms: duur(state), flitsOp: state.tick };
}

function start(options: GameStart): BioscoopState {
  const basis = startBasis(options);
  const trap = startTrap(options.vorige ?? BEGIN_MS);
  return begin({ ...basis, ...beginSchrijven(basis), trap, ms: trap.ms, flitsOp: 0, kaartjes: [], fout: [], keus: -1, gekozen: null });
}

/** The word once more, and longer: that is help. */
function draaiTerug(state: BioscoopState): Zet<BioscoopState> {
  const opgave = currentOpgave(state.run);
  if (opgave === undefined || !isFlits(opgave) || beeld(state) !== 'open') return { state };
  return {
    state: { ...state, ms: state.ms * LANGER, flitsOp: state.tick },
    sounds: ['zwiep'],
    effects: [{ type: 'hulp', hulp: 'minder' }],
  };
}

function kies(state: BioscoopState, kaartje: string | undefined): Zet<BioscoopState> {
  if (kaartje === undefined) return { state };
  return { state: { ...state, gekozen: kaartje, keus: state.kaartjes.indexOf(kaartje) }, sounds: ['klap'], antwoord: kaartje };
}

function inputKiezen(state: BioscoopState, given: GameInput): Zet<BioscoopState> {
  if (given.soort === 'kies' && given.pick.startsWith('kaartje:')) return kies(state, state.kaartjes[Number(given.pick.slice(8))]);
  if (given.soort === 'klaar' || (given.soort === 'actie' && given.ingedrukt)) return kies(state, state.kaartjes[state.keus]);
  if (given.soort !== 'richting' || !given.ingedrukt) return { state };
  const n = state.kaartjes.length;
  const back = given.richting === 'links' || given.richting === 'op';
  return { state: { ...state, keus: (Math.max(state.keus, back ? 0 : -1) + (back ? -1 : 1) + n) % n }, sounds: ['kies'] };
}

function input(state: BioscoopState, given: GameInput): Zet<BioscoopState> {
  if (given.soort === 'kies' && given.pick === 'terug') return draaiTerug(state);
  if (!isAanZet(state)) return { state };
  if (!isTypen(state)) return inputKiezen(state, given);
  const { raak, ...zet } = schrijf(state, given);
  return raak === null ? zet : { ...zet, sounds: [raak ? 'letter' : 'mis'] };
}

function tick(state: BioscoopState): Zet<BioscoopState> {
  if (state.run.fase === 'klaar' && ticksInFase(state) === 1) return { state, effects: [{ type: 'meting', waarde: state.trap.ms }] };
  const lights = speelt(state) && beeld(state) === 'open' && beeld({ ...state, tick: state.tick - 1 }) === 'masker';
  return lights ? { state, sounds: ['plop'], effects: [{ type: 'vraag' }] } : { state };
}

/** Only what was flashed and answered of one's own accord moves the staircase. */
function oordeel(state: BioscoopState, goed: boolean): Zet<BioscoopState> {
  const opgave = currentOpgave(state.run);
  const telt = state.run.poging === 1 && opgave !== undefined && isFlits(opgave);
  const next = telt ? { ...state, trap: naTrap(state.trap, goed) } : state;
  if (goed) return { state: next, sounds: ['munt'] };
  return { state: { ...next, fout: state.gekozen === null ? state.fout : [...state.fout, state.gekozen] }, sounds: ['zwiep'] };
}

function robot(state: BioscoopState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (!isAanZet(state)) return null;
  if (isTypen(state)) return robotSchrijft(state, skill, manier);
  const antwoord = currentOpgave(state.run)?.antwoord;
  const kaartje = wilGoed(state, skill) ? antwoord : (state.kaartjes.find((k) => k !== antwoord) ?? antwoord);
  return { soort: 'kies', pick: `kaartje:${state.kaartjes.indexOf(kaartje ?? '')}` };
}

function beschrijfSpelen(state: BioscoopState): string {
  if (beeld(state) !== 'open') return 'Het is donker in de zaal. Kijk naar het doek.';
  if (!isTypen(state)) return `Het licht is aan. De kaartjes: ${state.kaartjes.join(', ')}.`;
  return geschrevenIn(state) || 'Het licht is aan. Typ het woord op de kaartjesautomaat.';
}

function beschrijf(state: BioscoopState): string {
  switch (state.run.fase) {
    case 'spelen':
      return beschrijfSpelen(state);
    case 'wacht':
      return 'De automaat rammelt.';
    case 'goed':
      return `De film gaat verder. ${BIJSCHRIFTEN[Math.max(0, sceneVan(state, BIJSCHRIFTEN.length))] ?? ''}`.trim();
    case 'uitleg':
      return 'De film draait terug.';
    case 'klaar':
      return 'Einde. De hele zaal klapt.';
  }
}

export const logic: GameLogic<BioscoopState> = {
  manifest,
  start,
  step: createStep({ begin, input, tick, oordeel, beloning: () => SCENE_TICKS }),
  scene,
  beschrijf,
  paneel: (state) => (currentOpgave(state.run) === undefined ? null : isTypen(state) ? 'letters' : 'geen'),
  robot,
};
