/**
 * A climb up a mountain. The pieces of a word are holds: grabbing them in order is the word, ringing the bell gives it; a word that is cut
 * becomes a flight of steps. Right: the climber is one pitch higher. Wrong: it hangs in its rope and the goat has something to say.
 */
import { beginLaying, describeLosse, GEEN_STUKKEN, lay } from '@spelrijk/game-kit/mechanics/leggen';
import { isOpen, startBeurten, withBeurt, withVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { beginCutting, cutBy, delenOf, describeSneden } from '@spelrijk/game-kit/mechanics/split';
import type { GameInput, GameLogic, GameStart } from '@spelrijk/game-kit/contract';
import { beginWriting, createStep, describeBy, pickedIndex, startBasis, ticksInFase, withSound } from '@spelrijk/game-kit/run';
import type { Zet } from '@spelrijk/game-kit/run';
import { manifest } from './manifest.ts';
import { scene } from './scene.ts';
import { GEEN_SLINGER, slingerspel, VOORVALLEN } from './slinger.ts';
import { BOVEN, isTrap, OMHOOG, TREDE } from './state.ts';
import type { KlimState } from './state.ts';

function begin(before: KlimState): KlimState {
  const state = { ...beginCutting(before), slinger: GEEN_SLINGER, misId: -1 };
  return isTrap(state) ? { ...state, ...GEEN_STUKKEN, ...beginWriting(state) } : beginLaying(state);
}

function start(options: GameStart): KlimState {
  const basis = beginCutting(startBasis(options));
  const leeg = {
    ...GEEN_STUKKEN,
    ...beginWriting(basis),
    ...startBeurten(options),
    slinger: GEEN_SLINGER,
    misId: -1,
    bloemen: 0,
    veren: 0,
  };
  return begin({ ...basis, ...leeg });
}

function input(state: KlimState, given: GameInput): Zet<KlimState> {
  if (isTrap(state)) return withSound(cutBy(state, given), { loop: 'kies', snee: 'klap', plak: 'plop', antwoord: 'raak' });
  const gedaan = lay(state, given);
  const gepakt = pickedIndex(given, 'stuk');
  const mis = gedaan.daad === 'mis' ? (gepakt >= 0 ? gepakt : state.keus) : gedaan.state.misId;
  return withSound(
    { ...gedaan, state: { ...gedaan.state, misId: mis } },
    { leg: 'zwiep', mis: 'mis', af: 'plop', kies: 'kies', antwoord: 'raak' },
  );
}

/** From step to step, then up. */
function tick(state: KlimState): Zet<KlimState> {
  if (state.run.fase !== 'goed') return { state };
  const t = ticksInFase(state);
  const trede = isTrap(state) && t % TREDE === 0 && t / TREDE <= state.sneden.length;
  return { state, sounds: t === OMHOOG ? ['zwiep'] : t === BOVEN ? ['munt'] : trede ? ['plop'] : [] };
}

const oordeel = (state: KlimState, goed: boolean): Zet<KlimState> => ({ state, sounds: goed ? ['letter'] : ['mis'] });

/** Who was in the air hangs in its rope again. */
const turn = (state: KlimState): KlimState => ({ ...state, slinger: { ...state.slinger, houding: 'zwaait', sinds: state.tick, waar: -1 } });

function describeSpelen(state: KlimState): string {
  if (isTrap(state)) return describeSneden(state, 'Op de rots');
  const klom = state.vakken.inhoud.join(' ');
  return `${klom === '' ? 'Je staat onderaan.' : `Je klom langs: ${klom}.`} ${describeLosse(state, 'Grepen')}`;
}

function describeSlinger({ slinger }: KlimState): string {
  const richel = slinger.richels[slinger.waar];
  if (slinger.houding === 'staat' && richel !== undefined) {
    const bloemen = richel.bloemen === 1 ? 'één bloem' : `${richel.bloemen} bloemen`;
    return `Je staat op een richel met ${bloemen}${richel.nest ? ' en een veer in het nest' : ''}.`;
  }
  return slinger.houding === 'veert'
    ? 'Boing! Het touw vangt je op.'
    : 'Je slingert aan het touw. Laat los en spring naar een richel met bloemen.';
}

const describe = describeBy<KlimState>({
  spelen: describeSpelen,
  wacht: 'De bel klinkt over de berg.',
  goed: (state) =>
    isOpen(state)
      ? describeSlinger(state)
      : `${isTrap(state) ? `Goed: ${delenOf(state).join(', ')}.` : 'Goed geklommen.'} Je gaat een stuk hoger.`,
  uitleg: 'Hoei! Je hangt in het touw. De geit zegt mè.',
  klaar: ({ bloemen, veren }) =>
    `Je staat op de top${bloemen > 1 ? `, met een krans van ${bloemen} bloemen` : ''}${veren > 0 ? ` en ${veren === 1 ? 'één veer' : `${veren} veren`}` : ''}. De geit danst.`,
});

export const logic: GameLogic<KlimState> = withVoorvallen<KlimState>(
  {
    manifest,
    start,
    step: createStep(withBeurt({ begin, input, tick, oordeel, turn }, slingerspel)),
    scene,
    describe,
    speelt: isOpen,
  },
  VOORVALLEN,
);
