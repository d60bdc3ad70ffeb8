/**
 * Fruit dances on drums, each with an answer on it, and the ninja cuts through one: by a swipe, a tap, its number or the arrows. It dances as
 * long as the child thinks. Right: it falls in two and the word is whole. Wrong: it turns to stone, and the blade goes bonk.
 */
import { isOpen, startBeurten, withBeurt, withVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { GameInput, GameLogic, GameStart } from '@spelrijk/game-kit/contract';
import {
  beginPointing,
  createStep,
  describeBy,
  describeVraag,
  nameKeuzes,
  NIETS_GEKOZEN,
  playSounds,
  pointAt,
  rejectKeus,
  startChoosing,
} from '@spelrijk/game-kit/run';
import type { Zet } from '@spelrijk/game-kit/run';
import { sweptVrucht } from './dansen.ts';
import { manifest } from './manifest.ts';
import { GEEN_REGEN, regenspel, slagenOf, VOORVALLEN } from './regen.ts';
import { scene } from './scene.ts';
import { RAAK } from './state.ts';
import type { NinjaState } from './state.ts';

const begin = (state: NinjaState): NinjaState => beginPointing({ ...state, klok: 0, veeg: null, regen: GEEN_REGEN }, true);

function start(options: GameStart): NinjaState {
  const basis = startChoosing(options);
  return begin({
    ...basis,
    ...NIETS_GEKOZEN,
    bakken: basis.bakken,
    ...startBeurten(options),
    klok: 0,
    veeg: null,
    regen: GEEN_REGEN,
    stukken: 0,
    eters: [],
  });
}

/** A finger goes down, and what it then goes through is cut. */
function input(state: NinjaState, given: GameInput): Zet<NinjaState> {
  if (given.soort !== 'wijs') return pointAt(state, given, 'zwiep', 'vrucht');
  if (given.fase === 'neer') return { state: { ...state, veeg: { x: given.x, y: given.y } } };
  const geraakt = sweptVrucht(state, given);
  const los = given.fase === 'los' ? { ...state, veeg: null } : state;
  return geraakt < 0 ? { state: los } : pointAt({ ...state, veeg: null }, { soort: 'kies', pick: `vrucht:${geraakt}` }, 'zwiep', 'vrucht');
}

function tick(before: NinjaState): Zet<NinjaState> {
  const danst = before.run.fase === 'spelen' && !before.rustig;
  return playSounds(danst ? { ...before, klok: before.klok + before.tempo } : before, { [RAAK]: ['klap', 'plop'] });
}

const oordeel = (state: NinjaState, goed: boolean): Zet<NinjaState> => (goed ? { state } : { state: rejectKeus(state), sounds: ['mis'] });

function describeRegen(state: NinjaState): string {
  const { strepen, gesneden } = state.regen;
  const over = slagenOf(state) - strepen.length;
  const al = strepen.length === 0 ? '' : ` Je sneed er ${gesneden.length}.`;
  return `Het regent fruit.${al} ${over === 0 ? 'Dat waren je slagen.' : `Je hebt nog ${over === 1 ? 'één slag' : `${over} slagen`}.`}`;
}

const describe = describeBy<NinjaState>({
  spelen: (state) => `Op de rol: ${describeVraag(state)}. Op de trommels danst fruit: ${nameKeuzes(state)}.`,
  wacht: 'De ninja springt.',
  goed: (state) => (isOpen(state) ? describeRegen(state) : 'Zwiep! Het fruit valt in twee stukken.'),
  uitleg: 'Bonk. Het fruit is van steen geworden. De ninja ziet sterretjes.',
  klaar: ({ stukken, eters }) =>
    `De fruitsalade is klaar.${stukken > 1 ? ` Er zitten ${stukken} vruchten in.` : ''}${eters.length > 0 ? ' Iedereen eet mee.' : ''}`,
});

export const logic: GameLogic<NinjaState> = withVoorvallen<NinjaState>(
  {
    manifest,
    record: { van: ({ stukken }) => stukken, zeg: (n) => (n === 1 ? '1 vrucht in de salade' : `${n} vruchten in de salade`) },
    start,
    step: createStep(withBeurt({ begin, input, tick, oordeel }, regenspel)),
    scene,
    describe,
    speelt: isOpen,
  },
  VOORVALLEN,
);
