/**
 * One hook, one line: the child sails over the fish and lets the hook down so that it meets the right one; what it takes
 * hold of is the answer, an empty hook is a play error. In dictation the fish bites by itself and every letter hauls it up.
 * Right: into the bucket. Wrong: it lets go, and something old comes up instead.
 */
import type { GameInput, GameLogic, GameStart, Manier } from '@spelrijk/game-kit/game';
import { gehouden, isDoen, pijlVan } from '@spelrijk/game-kit/gebaar';
import { diepten, gehaakt, zink } from '@spelrijk/game-kit/hengel';
import { GEEN_OPTIES, gekozen, keurAf, legOpties } from '@spelrijk/game-kit/kiezen';
import { maatOf } from '@spelrijk/game-kit/maat';
import { wilGoed } from '@spelrijk/game-kit/robot';
import { currentOpgave } from '@spelrijk/game-kit/run';
import { NOOIT, beginSchrijven, geschrevenIn, robotSchrijft } from '@spelrijk/game-kit/schrijf';
import { createStep, drawKans, startBasis, ticksInFase } from '@spelrijk/game-kit/stap';
import type { Zet } from '@spelrijk/game-kit/stap';
import { isTypen, typ } from '@spelrijk/game-kit/typen';
import { gevraagd, vertel } from '@spelrijk/game-kit/vertel';
import { manifest } from './manifest.ts';
import { scene } from './scene.ts';
import { BINNEN, OPHALEN } from './state.ts';
import type { VisState } from './state.ts';
import { GREEP, HENGEL, klemBoot, rustHaak, visPlekken, waterOf } from './water.ts';

const ZINK = 8.5;
const VAART = 7;
const ZEIL = 15;
/** Nothing is pointed at, and the boat goes on as it is steered. */
const VRIJ = { doel: null, naarX: null } as const;
const OPGEHAALD = { ...VRIJ, haak: null, beet: null } as const;

function begin(before: VisState): VisState {
  const { van, tot, typBoot } = waterOf(before.stand);
  const laid = isTypen(before) ? { ...before, ...GEEN_OPTIES, boot: typBoot } : legOpties(before);
  // In calm mode they hang still: then they may not hide under one another.
  const [vissen, state] = drawKans(laid, (random) =>
    diepten(laid.opties.length, van, tot).map((y, i) => ({
      y,
      begin: (random.next() * 0.5 + i * 0.31 + 0.05) % 1,
      vaart: 1.1 + random.next() * 0.9,
    })),
  );
  return { ...state, ...beginSchrijven(state), ...OPGEHAALD, vissen };
}

function start(options: GameStart): VisState {
  const basis = { ...startBasis(options), ...GEEN_OPTIES, ...OPGEHAALD, vissen: [], vaart: 0, leegOp: NOOIT, gevangen: 0 } as const;
  return begin({ ...basis, ...beginSchrijven(basis), boot: maatOf(options.stand).w / 2 - HENGEL });
}

const laatZakken = (state: VisState): Zet<VisState> =>
  state.haak === null ? { state: { ...state, haak: rustHaak(state) }, sounds: ['zwiep'] } : { state };

function input(state: VisState, given: GameInput): Zet<VisState> {
  if (isTypen(state)) return typ(state, given);
  const vrij = { ...state, ...VRIJ };
  const pijl = pijlVan(given);
  if (isDoen(given) || pijl === 'neer') return laatZakken(vrij);
  if (state.haak === null) {
    const doel = gekozen(given, 'vis');
    if (state.opties[doel] !== undefined) return { state: { ...vrij, doel } };
    if (given.soort === 'wijs' && given.fase === 'neer') return { state: { ...vrij, naarX: given.x } };
  }
  return { state: { ...(pijl === 'links' || pijl === 'rechts' ? vrij : state), vaart: gehouden(given, state.vaart) } };
}

function tick(state: VisState): Zet<VisState> {
  const t = ticksInFase(state);
  if (state.run.fase === 'goed') return { state, sounds: t === OPHALEN ? ['zwiep'] : t === BINNEN ? ['plop', 'munt'] : [] };
  if (state.run.fase !== 'spelen' || isTypen(state)) return { state };
  return state.haak === null ? vaar(state) : zak(state, zink(state.haak, ZINK * state.tempo, doelVan(state)?.x ?? null));
}

const doelVan = (state: VisState) => (state.doel === null ? undefined : visPlekken(state)[state.doel]);

/** The boat sails where it is steered, or to where was pointed; there the hook goes down. */
function vaar(state: VisState): Zet<VisState> {
  const naar = doelVan(state)?.x ?? state.naarX;
  if (naar === null) return { state: { ...state, boot: klemBoot(state.stand, state.boot + state.vaart * VAART * state.tempo) } };
  const boot = klemBoot(state.stand, naar - HENGEL);
  const verschil = boot - state.boot;
  if (Math.abs(verschil) < ZEIL) return laatZakken({ ...state, boot, naarX: null });
  return { state: { ...state, boot: state.boot + Math.sign(verschil) * ZEIL } };
}

function zak(state: VisState, haak: NonNullable<VisState['haak']>): Zet<VisState> {
  const doel = doelVan(state);
  const beet = doel === undefined ? gehaakt(haak, visPlekken(state), ...GREEP) : haak.y >= doel.y ? (state.doel ?? -1) : -1;
  const antwoord = state.opties[beet];
  if (antwoord !== undefined) return { state: { ...state, haak, beet, vaart: 0 }, sounds: ['raak'], antwoord };
  if (haak.y < waterOf(state.stand).bodem - 10) return { state: { ...state, haak } };
  return { state: { ...state, haak: null, doel: null, leegOp: state.tick }, sounds: ['mis'] };
}

function oordeel(state: VisState, goed: boolean): Zet<VisState> {
  if (goed) return { state: { ...state, gevangen: state.gevangen + 1 } };
  return { state: state.beet === null ? state : keurAf(state, state.beet), sounds: ['plop'] };
}

/** Other depths, and the boat at the same share of the width. */
function draai(state: VisState): VisState {
  const { stand } = state;
  const { van, tot, typBoot } = waterOf(stand);
  const deel = state.boot / maatOf(stand === 'liggend' ? 'staand' : 'liggend').w;
  const boot = isTypen(state) ? typBoot : klemBoot(stand, deel * maatOf(stand).w);
  const hoogten = diepten(state.vissen.length, van, tot);
  return { ...state, ...VRIJ, boot, haak: null, vissen: state.vissen.map((vis, i) => ({ ...vis, y: hoogten[i] ?? vis.y })) };
}

function robot(state: VisState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (state.run.fase !== 'spelen') return null;
  if (isTypen(state)) return robotSchrijft(state, skill, manier);
  if (state.haak !== null || state.doel !== null) return null;
  const antwoord = currentOpgave(state.run)?.antwoord;
  const keus = wilGoed(state, skill) ? antwoord : (state.opties.find((k) => k !== antwoord) ?? antwoord);
  return { soort: 'kies', pick: `vis:${state.opties.indexOf(keus ?? '')}` };
}

const beschrijf = vertel<VisState>({
  spelen: (state) =>
    isTypen(state)
      ? geschrevenIn(state) || 'Er zit een vis aan de haak. Schrijf het woord dat je hoort.'
      : `Op het bord: ${gevraagd(state, 'luister')}. De vissen, van boven naar beneden: ${state.opties.join(', ')}.`,
  wacht: 'Beet!',
  goed: (state) => `De vis springt in de emmer. Je hebt er ${state.gevangen}.`,
  uitleg: 'De vis laat los. Er hangt iets ouds aan de haak.',
  klaar: 'De emmer is vol. Je laat alle vissen weer vrij en ze springen om de boot.',
});

export const logic: GameLogic<VisState> = {
  manifest,
  start,
  step: createStep({ begin, input, tick, oordeel, draai }),
  scene,
  beschrijf,
  robot,
};
