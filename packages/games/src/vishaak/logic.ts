/**
 * One hook, one line: the child sails over the fish and lets the hook down so that it meets the right one; what it takes
 * hold of is the answer, an empty hook is a play error. In dictation the fish bites by itself and every letter hauls it up.
 * Right: into the bucket. Wrong: it lets go, and something old comes up instead.
 */
import type { GameInput, GameLogic, GameStart, Manier } from '@spelrijk/game-kit/game';
import { diepten, gehaakt, zink } from '@spelrijk/game-kit/hengel';
import { maatOf } from '@spelrijk/game-kit/maat';
import { optiesOf } from '@spelrijk/game-kit/opties';
import { wilGoed } from '@spelrijk/game-kit/robot';
import { currentOpgave, isGeleid } from '@spelrijk/game-kit/run';
import { NOOIT, beginSchrijven, geschrevenIn, robotSchrijft, schrijf } from '@spelrijk/game-kit/schrijf';
import { createStep, drawKans, startBasis, ticksInFase } from '@spelrijk/game-kit/stap';
import type { Zet } from '@spelrijk/game-kit/stap';
import { vraagVan } from '@spelrijk/game-kit/vraag';
import { manifest } from './manifest.ts';
import { scene } from './scene.ts';
import { MAX_VISSEN, OPHALEN, SPRONG, isTypen } from './state.ts';
import type { VisState } from './state.ts';
import { GREEP, HENGEL, bootBereik, rustHaak, visPlekken, waterOf } from './water.ts';

const ZINK = 8.5;
const VAART = 7;
const ZEIL = 15;

function begin(before: VisState): VisState {
  const fout = isGeleid(before.run) ? before.fout : [];
  const opgave = currentOpgave(before.run);
  const opties = opgave === undefined || opgave.antwoordvorm === 'TYP' ? [] : optiesOf(opgave, MAX_VISSEN, fout);
  const { van, tot } = waterOf(before.stand);
  const [[keuzes, vissen], state] = drawKans(before, (random) => {
    const shuffled = random.shuffle(opties);
    const swimming = diepten(shuffled.length, van, tot).map((y) => ({ y, begin: random.next(), vaart: 1.1 + random.next() * 0.9 }));
    return [shuffled, swimming] as const;
  });
  const boot = opgave?.antwoordvorm === 'TYP' ? waterOf(state.stand).typBoot : state.boot;
  return {
    ...state,
    ...beginSchrijven(state),
    keuzes,
    vissen: spreid(vissen),
    fout,
    boot,
    haak: null,
    doel: null,
    naarX: null,
    beet: null,
  };
}

/** In calm mode they hang still: then they may not hide under one another. */
const spreid = (vissen: VisState['vissen']): VisState['vissen'] =>
  vissen.map((vis, i) => ({ ...vis, begin: (vis.begin * 0.5 + (i * 0.31 + 0.05)) % 1 }));

function start(options: GameStart): VisState {
  const basis = startBasis(options);
  const leeg = {
    keuzes: [],
    vissen: [],
    fout: [],
    haak: null,
    doel: null,
    naarX: null,
    beet: null,
    leegOp: NOOIT,
    gevangen: 0,
    vaart: 0,
  } as const;
  return begin({ ...basis, ...beginSchrijven(basis), ...leeg, boot: maatOf(options.stand).w / 2 - HENGEL });
}

function laatZakken(state: VisState): Zet<VisState> {
  return state.haak === null ? { state: { ...state, haak: rustHaak(state) }, sounds: ['zwiep'] } : { state };
}

function inputVissen(state: VisState, given: GameInput): Zet<VisState> {
  if (given.soort === 'klaar' || (given.soort === 'actie' && given.ingedrukt)) return laatZakken({ ...state, doel: null, naarX: null });
  if (given.soort === 'kies' && given.pick.startsWith('vis:')) {
    const i = Number(given.pick.slice('vis:'.length));
    return state.keuzes[i] === undefined || state.haak !== null ? { state } : { state: { ...state, doel: i, naarX: null } };
  }
  if (given.soort === 'wijs')
    return given.fase === 'neer' && state.haak === null ? { state: { ...state, naarX: given.x, doel: null } } : { state };
  if (given.soort !== 'richting') return { state };
  if (given.richting === 'neer') return given.ingedrukt ? laatZakken({ ...state, doel: null, naarX: null }) : { state };
  if (given.richting === 'op') return { state };
  const kant = given.richting === 'links' ? -1 : 1;
  if (given.ingedrukt) return { state: { ...state, vaart: kant, doel: null, naarX: null } };
  return { state: state.vaart === kant ? { ...state, vaart: 0 } : state };
}

function inputTypen(state: VisState, given: GameInput): Zet<VisState> {
  const { raak, ...zet } = schrijf(state, given);
  return raak === null ? zet : { ...zet, sounds: [raak ? 'letter' : 'mis'] };
}

const input = (state: VisState, given: GameInput): Zet<VisState> => (isTypen(state) ? inputTypen(state, given) : inputVissen(state, given));

function tick(state: VisState): Zet<VisState> {
  const t = ticksInFase(state);
  if (state.run.fase === 'goed') return { state, sounds: t === OPHALEN ? ['zwiep'] : t === OPHALEN + SPRONG ? ['plop', 'munt'] : [] };
  if (state.run.fase !== 'spelen' || isTypen(state)) return { state };
  return state.haak === null ? vaar(state) : zak(state);
}

/** The boat sails where it is steered, or to where was pointed; there the hook goes down. */
function vaar(state: VisState): Zet<VisState> {
  const [links, rechts] = bootBereik(state.stand);
  const naar = state.doel === null ? state.naarX : (visPlekken(state)[state.doel]?.x ?? null);
  const klem = (x: number): number => Math.min(rechts, Math.max(links, x));
  if (naar === null)
    return state.vaart === 0 ? { state } : { state: { ...state, boot: klem(state.boot + state.vaart * VAART * state.tempo) } };
  const verschil = klem(naar - HENGEL) - state.boot;
  if (Math.abs(verschil) < ZEIL) return laatZakken({ ...state, boot: state.boot + verschil, naarX: null });
  return { state: { ...state, boot: state.boot + Math.sign(verschil) * ZEIL } };
}

function zak(state: VisState): Zet<VisState> {
  if (state.haak === null) return { state };
  const plekken = visPlekken(state);
  const doel = state.doel === null ? undefined : plekken[state.doel];
  const haak = zink(state.haak, ZINK * state.tempo, doel?.x ?? null);
  const beet = doel === undefined ? gehaakt(haak, plekken, ...GREEP) : haak.y >= doel.y ? (state.doel ?? -1) : -1;
  const antwoord = state.keuzes[beet];
  if (antwoord !== undefined) return { state: { ...state, haak, beet, vaart: 0 }, sounds: ['raak'], antwoord };
  if (haak.y < waterOf(state.stand).bodem - 10) return { state: { ...state, haak } };
  return { state: { ...state, haak: null, doel: null, leegOp: state.tick }, sounds: ['mis'] };
}

function oordeel(state: VisState, goed: boolean): Zet<VisState> {
  if (goed) return { state: { ...state, gevangen: state.gevangen + 1 } };
  const keus = state.beet === null ? undefined : state.keuzes[state.beet];
  return { state: keus === undefined ? state : { ...state, fout: [...state.fout, keus] }, sounds: ['plop'] };
}

/** Other depths, and the boat at the same share of the width. */
function draai(state: VisState): VisState {
  const van = maatOf(state.stand === 'liggend' ? 'staand' : 'liggend').w;
  const [links, rechts] = bootBereik(state.stand);
  const { van: top, tot, typBoot } = waterOf(state.stand);
  const hoogten = diepten(state.vissen.length, top, tot);
  const boot = isTypen(state) ? typBoot : Math.min(rechts, Math.max(links, (state.boot / van) * maatOf(state.stand).w));
  return {
    ...state,
    boot,
    haak: null,
    doel: null,
    naarX: null,
    vissen: state.vissen.map((vis, i) => ({ ...vis, y: hoogten[i] ?? vis.y })),
  };
}

function robot(state: VisState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (state.run.fase !== 'spelen') return null;
  if (isTypen(state)) return robotSchrijft(state, skill, manier);
  if (state.haak !== null || state.doel !== null) return null;
  const antwoord = currentOpgave(state.run)?.antwoord;
  const keus = wilGoed(state, skill) ? antwoord : (state.keuzes.find((k) => k !== antwoord) ?? antwoord);
  return { soort: 'kies', pick: `vis:${state.keuzes.indexOf(keus ?? '')}` };
}

function beschrijfSpelen(state: VisState): string {
  if (isTypen(state)) return geschrevenIn(state) || 'Er zit een vis aan de haak. Schrijf het woord dat je hoort.';
  const opgave = currentOpgave(state.run);
  const vraag = opgave === undefined ? null : vraagVan(opgave, false).tekst;
  return `Op het bord: ${vraag ?? 'luister'}. De vissen, van boven naar beneden: ${state.keuzes.join(', ')}.`;
}

function beschrijf(state: VisState): string {
  switch (state.run.fase) {
    case 'spelen':
      return beschrijfSpelen(state);
    case 'wacht':
      return 'Beet!';
    case 'goed':
      return `De vis springt in de emmer. Je hebt er ${state.gevangen}.`;
    case 'uitleg':
      return 'De vis laat los. Er hangt iets ouds aan de haak.';
    case 'klaar':
      return 'De emmer is vol. Je laat alle vissen weer vrij en ze springen om de boot.';
  }
}

export const logic: GameLogic<VisState> = {
  manifest,
  start,
  step: createStep({ begin, input, tick, oordeel, draai }),
  scene,
  beschrijf,
  robot,
};
