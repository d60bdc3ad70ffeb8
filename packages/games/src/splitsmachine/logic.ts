/**
 * A word lies on the belt as one long bar of blocks; knives go between letters and the lever cuts. Right knives stay for
 * the next attempt, a wrong one bends.
 */
import type { GameInput, GameLogic, GameStart, Manier } from '@spelrijk/game-kit/game';
import { chance } from '@spelrijk/game-kit/feest';
import { wilGoed } from '@spelrijk/game-kit/robot';
import { BELONING_TICKS, currentOpgave, isGeleid } from '@spelrijk/game-kit/run';
import { gesneden, sneden, snijd, teSnijden, zetSnede } from '@spelrijk/game-kit/split/snede';
import { createStep, startBasis, ticksInFase } from '@spelrijk/game-kit/stap';
import type { Zet } from '@spelrijk/game-kit/stap';
import { isLang } from './lang.ts';
import { manifest } from './manifest.ts';
import { scene } from './scene.ts';
import { NOOIT, valTijd } from './state.ts';
import type { SplitsState } from './state.ts';

function begin(state: SplitsState): SplitsState {
  const antwoord = currentOpgave(state.run)?.antwoord ?? '';
  const goed = sneden(antwoord);
  const messen = isGeleid(state.run) ? state.messen.filter((mes) => goed.includes(mes)) : [];
  return { ...state, letters: teSnijden(antwoord), goed, messen, plek: 1 };
}

function start(options: GameStart): SplitsState {
  return begin({ ...startBasis(options), letters: [], goed: [], messen: [], plek: 1, gezet: NOOIT });
}

function zetMes(state: SplitsState, plek: number): Zet<SplitsState> {
  if (!Number.isInteger(plek) || plek < 1 || plek >= state.letters.length) return { state };
  const stond = state.messen.includes(plek);
  const messen = zetSnede(state.messen, plek);
  return { state: { ...state, messen, plek, gezet: stond ? NOOIT : state.tick }, sounds: [stond ? 'plop' : 'kies'] };
}

const trekHendel = (state: SplitsState): Zet<SplitsState> => ({
  state,
  sounds: ['klap'],
  antwoord: gesneden(state.letters, state.messen),
});

function loop(state: SplitsState, stap: number): SplitsState {
  const plekken = Math.max(1, state.letters.length - 1);
  return { ...state, plek: ((state.plek - 1 + stap + plekken) % plekken) + 1 };
}

function input(state: SplitsState, given: GameInput): Zet<SplitsState> {
  if (given.soort === 'klaar') return trekHendel(state);
  if (given.soort === 'actie' && given.ingedrukt) return zetMes(state, state.plek);
  if (given.soort === 'richting' && given.ingedrukt)
    return { state: loop(state, given.richting === 'links' || given.richting === 'op' ? -1 : 1) };
  if (given.soort !== 'kies') return { state };
  if (given.pick === 'knip') return zetMes(state, state.plek);
  if (given.pick === 'links' || given.pick === 'rechts') return { state: loop(state, given.pick === 'links' ? -1 : 1) };
  return given.pick === 'hendel' ? trekHendel(state) : zetMes(state, Number(given.pick.replace('snee:', '')));
}

function tick(state: SplitsState): Zet<SplitsState> {
  if (state.run.fase !== 'goed') return { state };
  const t = ticksInFase(state);
  return state.goed.some((_, i) => valTijd(i) === t) || valTijd(state.goed.length) === t ? { state, sounds: ['plop'] } : { state };
}

const oordeel = (state: SplitsState, goed: boolean): Zet<SplitsState> => ({ state, sounds: goed ? [] : ['mis'] });

const beloning = (state: SplitsState): number => Math.max(BELONING_TICKS, valTijd(state.messen.length + 1) + 40);

/** Where this child wants its knives: the right gaps, or those with one too many or too few. */
function wensOf(state: SplitsState, skill: number): readonly number[] {
  if (wilGoed(state, skill) || state.letters.length < 2) return state.goed;
  const fout = 1 + Math.floor(chance(state.kans, 9 + state.run.rij.length) * (state.letters.length - 1));
  return zetSnede(state.goed, fout);
}

const naarPlek = (stappen: number): string => (stappen === 0 ? 'knip' : stappen < 0 ? 'links' : 'rechts');

function robot(state: SplitsState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (state.run.fase !== 'spelen') return null;
  const wens = wensOf(state, skill);
  const anders = state.letters.findIndex((_, plek) => wens.includes(plek) !== state.messen.includes(plek));
  if (anders < 0) return manier === 'aanraken' ? { soort: 'kies', pick: 'hendel' } : { soort: 'klaar' };
  if (manier === 'aanraken') return { soort: 'kies', pick: isLang(state) ? naarPlek(anders - state.plek) : `snee:${anders}` };
  return anders === state.plek
    ? { soort: 'actie', ingedrukt: true }
    : { soort: 'richting', richting: anders < state.plek ? 'links' : 'rechts', ingedrukt: true };
}

function beschrijf(state: SplitsState): string {
  const stukken = snijd(state.letters, state.messen).join(', ');
  switch (state.run.fase) {
    case 'spelen': {
      const om = `${state.letters[state.plek - 1] ?? ''} en ${state.letters[state.plek] ?? ''}`;
      return state.letters.length > 1 ? `Op de band ligt: ${stukken}. Je staat tussen ${om}.` : `Op de band ligt: ${stukken}.`;
    }
    case 'wacht':
      return 'De machine snijdt.';
    case 'goed':
      return `Goed gesneden: ${stukken}.`;
    case 'uitleg':
      return 'Boing! Een mes buigt krom.';
    case 'klaar':
      return 'De kar met pakjes is vol.';
  }
}

export const logic: GameLogic<SplitsState> = {
  manifest,
  start,
  step: createStep({ begin, input, tick, oordeel, beloning }),
  scene,
  beschrijf,
  robot,
};
